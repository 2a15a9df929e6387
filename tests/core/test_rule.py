"""Rules: two lives of one function, names that stand for a game's own, and the compile cache."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.games.toys import orders
from voevoda.core import game as house
from voevoda.core.events import Log
from voevoda.core.game import Game, turn, winners
from voevoda.core.records import Record, int8, int64
from voevoda.core.rule import (
    KEPT_CACHES,
    Compiler,
    Plain,
    assign,
    cache_folder,
    cache_root,
    contract,
    rule,
    two_lives,
)

FACTOR = 3


class Pair(Record):
    small: int8
    large: int64


@contract
def value(number: int) -> int:
    raise NotImplementedError


@rule
def own_value(number: int) -> int:
    return number * FACTOR


@rule
def doubled(number: int) -> int:
    return 2 * value(number)


@rule
def with_doubled(number: int) -> int:
    return doubled(number) + 1


@rule
def countdown(number: int) -> int:
    return 0 if number == 0 else 1 + countdown(number - 1)


def _other(number: int) -> int:
    return number - 1


@two_lives(_other)
def says_which(number: int) -> int:
    return number + 1


RULES = {"value": own_value}


@pytest.fixture
def compiler(tmp_path: Path) -> Compiler:
    return Compiler(RULES, tmp_path)


def test_an_imported_rule_is_plain_python() -> None:
    assert own_value(2) == 6
    assert own_value.__name__ == "own_value"


def test_contract_names_mean_the_game_however_deep() -> None:
    bound = Plain(RULES).bind(with_doubled)
    assert bound(5) == 31
    assert bound.__name__ == "with_doubled"
    with pytest.raises(NotImplementedError):
        with_doubled(5)  # the rule itself is as it was


def test_two_games_bind_the_same_function_apart() -> None:
    one = Plain(RULES).bind(with_doubled)
    other = Plain({"value": countdown}).bind(with_doubled)
    assert (one(5), other(5)) == (31, 11)


def test_a_rule_without_contract_names_is_left_as_it_is() -> None:
    assert Plain(RULES).bind(own_value) is own_value
    assert Plain(RULES).bind(countdown) is countdown


def test_the_compiled_life_says_the_same(compiler: Compiler) -> None:
    bound = compiler.bind(with_doubled)
    assert [bound(n) for n in range(5)] == [Plain(RULES).bind(with_doubled)(n) for n in range(5)]
    assert compiler.bind(with_doubled) is bound
    assert len(compiler) == 3
    assert list(compiler.folder.rglob("*.nbi"))


def test_a_rule_may_have_another_body_when_compiled(compiler: Compiler) -> None:
    assert says_which(1) == 2
    assert compiler.bind(says_which)(1) == 0


def test_records_are_assigned_by_value_in_both_lives(compiler: Compiler) -> None:
    plain = (Pair.new(), Pair.new())
    plain[1].large = 7
    assign(plain, 0, plain, 1)
    plain[1].large = 8
    rows = Pair.allocate(2)
    rows[1].large = 7
    compiler.bind(assign)(rows, 0, rows, 1)
    rows[1].large = 8
    assert (plain[0].large, rows[0].large) == (7, 7)


def test_defaults_of_a_game_mean_its_own_rules() -> None:
    start = orders.GAME.set_up(orders.Setup("five"), {})
    rules = {"turn": orders.turn, "legal": orders.legal, "winners": first_wins}
    whole = Game(**{**_given(orders.GAME), "rules": rules})
    assert whole.rules["waiting"](start.world, start.state) == 1
    values = [0.0, 0.0]
    whole.rules["evaluate"](start.world, start.state, values)
    assert values == [1.0, -1.0]
    assert whole.rules["ending"](start.world, start.state) == 0


def test_the_defaults_are_the_same_when_compiled() -> None:
    start = orders.GAME.set_up(orders.Setup("one", rounds=1), {})
    for seat, card in ((0, 2), (1, 2)):
        assert orders.turn(start.world, start.state) == seat
        orders.step(start.world, start.state, Log.new(), orders.lay(card))
    values = np.ones(2)
    world, state = start.world.pack({})[0], start.state.pack({})[0]
    orders.GAME.compiled.bind(house.evaluate)(world, state, values)
    assert list(values) == [0.0, 0.0]  # a draw


def test_contract_names_by_themselves_say_what_is_missing() -> None:
    with pytest.raises(TypeError, match="bind the caller"):
        turn(None, None)
    with pytest.raises(TypeError, match="bind the caller"):
        winners(None, None)


@rule
def first_wins(world: Any, state: Any) -> int:
    return 1


def _given(game: Game) -> dict[str, Any]:
    names = ("id", "version", "seats", "folder", "world", "state", "actions", "events", "reasons",
             "max_actions", "longest", "scenarios", "set_up", "view")  # fmt: skip
    return {name: getattr(game, name) for name in names}


# The cache


@pytest.fixture
def caches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VOEVODA_CACHE", str(tmp_path / "caches"))
    return tmp_path / "caches"


def test_the_cache_lies_where_the_setting_says(caches: Path) -> None:
    assert cache_root() == caches


def test_the_users_cache_folder_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("VOEVODA_CACHE", raising=False)
    assert cache_root().name == "rules"
    assert "voevoda" in str(cache_root())


def edit(path: Path) -> None:
    path.write_text("N = 2\n", "utf-8")


def add(path: Path) -> None:
    (path.parent / "another.py").write_text("N = 1\n", "utf-8")


def rename(path: Path) -> None:
    path.rename(path.with_name("renamed.py"))


def age(folder: Path) -> None:
    """Make every file look as if it had been there before this process started."""
    for file in folder.glob("**/*"):
        os.utime(file, (1_000_000_000, 1_000_000_000))


@pytest.mark.parametrize("change", [edit, add, rename], ids=lambda change: change.__name__)
def test_another_source_means_another_cache(
    change: Callable[[Path], None], caches: Path, tmp_path: Path
) -> None:
    sources = tmp_path / "sources" / "deep"
    sources.mkdir(parents=True)
    (sources / "one.py").write_text("N = 1\n", "utf-8")
    age(sources)
    before = cache_folder("game", [tmp_path / "sources"])
    assert cache_folder("game", [tmp_path / "sources"]) == before
    (sources / "words.ftl").write_text("word = 1\n", "utf-8")
    assert cache_folder("game", [tmp_path / "sources"]) == before
    change(sources / "one.py")
    age(sources)
    assert cache_folder("game", [tmp_path / "sources"]) != before
    assert before.parent == caches


def test_rules_edited_under_a_running_process_leave_nothing_behind(
    caches: Path, tmp_path: Path
) -> None:
    (tmp_path / "one.py").write_text("N = 1\n", "utf-8")
    folder = cache_folder("game", [tmp_path])
    assert folder.is_dir()
    assert caches not in folder.parents


def test_checked_bounds_have_a_cache_of_their_own(
    caches: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = cache_folder("game", [])
    monkeypatch.setenv("VOEVODA_BOUNDSCHECK", "1")
    assert cache_folder("game", []) != before


def test_old_caches_are_pruned_and_recent_ones_kept(caches: Path) -> None:
    now, day = time.time(), 24 * 3600
    for number in range(KEPT_CACHES + 3):
        folder = caches / f"game-old{number}"
        folder.mkdir(parents=True)
        os.utime(folder, (now - (100 + number) * day,) * 2)
    (caches / "other-old").mkdir()
    os.utime(caches / "other-old", (now - 500 * day,) * 2)
    (caches / "game-recent").mkdir()
    made = cache_folder("game", [])
    left = {folder.name for folder in caches.iterdir()}
    kept = {f"game-old{number}" for number in range(KEPT_CACHES - 1)}
    assert left == {made.name, "game-recent", "other-old", *kept}
