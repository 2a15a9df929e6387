"""Match files: they replay exactly, and whatever is wrong with one is said in words."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.games.toys import discs, orders
from voevoda.core import matchfile, registry
from voevoda.core.dice import Entropy, Seeded
from voevoda.core.errors import MatchFileError
from voevoda.core.match import Match

POINTS = ("100,100", "300,300", "500,500", "700,100", "900,300")


@pytest.fixture(autouse=True)
def toys() -> None:
    registry.add(orders.GAME)
    registry.add(discs.GAME)


def played(count: int = 3, seed: int = 1, game: int = 0) -> Match:
    match = Match(discs.GAME, "eight", dice=Seeded(seed, game))
    for text in POINTS[:count]:
        match.play(text)
    return match


def refusal(data: bytes | str) -> MatchFileError:
    with pytest.raises(MatchFileError) as error:
        matchfile.load(data)
    assert len(str(error.value)) < 600
    assert error.value.message.id not in str(error.value), "it is said in words"
    return error.value


def changed(change: Callable[[dict[str, Any]], None], match: Match | None = None) -> str:
    tree = json.loads(matchfile.save(match or played()))
    change(tree)
    return json.dumps(tree)


# Whole files


def test_a_file_replays_exactly() -> None:
    match = played()
    file = matchfile.save(match)
    loaded = matchfile.load(file)
    assert loaded.steps == match.steps
    assert loaded.hash == match.hash
    assert loaded.state == match.state
    assert matchfile.save(loaded) == file == matchfile.save(match)
    assert matchfile.load(file.decode()).hash == match.hash


def test_a_file_is_read_by_people_too() -> None:
    tree = json.loads(matchfile.save(played(1)))
    assert tree["format"] == 1
    assert (tree["game"], tree["rules"], tree["scenario"]["discs"]) == ("discs", "1", 8)
    assert tree["steps"] == ["100,100", "=4"]
    assert b'\n  "100,100",\n' in matchfile.save(played(1))


def test_a_finished_match_says_how_it_ended() -> None:
    match = Match(orders.GAME, {"id": "one", "rounds": 1})
    match.play("card 2")
    match.play("card 5")
    record = matchfile.document(match)
    assert record.result == matchfile.ResultRecord(["-1", "1"], None)
    assert matchfile.load(matchfile.save(match)).winners == [1]


def test_parameters_stay_as_they_were_when_defaults_change() -> None:
    match = Match("cities", "duel", params={"tp_income": 3})
    loaded = matchfile.load(matchfile.save(match))
    assert loaded.params == match.params
    assert loaded.params["tp_income"] == 3


@pytest.mark.parametrize("game", [0, 3])
@pytest.mark.parametrize("stop", range(5))
def test_seeded_dice_go_on_and_repeat_nothing(stop: int, game: int) -> None:
    whole = played(5, 9, game)
    loaded = matchfile.load(matchfile.save(played(stop, 9, game)))
    for text in POINTS[stop:]:
        loaded.play(text)
    assert loaded.steps == whole.steps
    assert matchfile.save(loaded) == matchfile.save(whole)


def test_dice_that_fell_are_kept_and_those_to_come_are_new() -> None:
    match = Match(discs.GAME, "eight", dice=Entropy())
    match.play("100,100")
    loaded = matchfile.load(matchfile.save(match))
    assert loaded.steps == match.steps
    assert isinstance(loaded.dice, Entropy)


def test_sealed_choices_wait_in_the_file() -> None:
    match = Match(orders.GAME, "five")
    match.play("card 4", 1)
    loaded = matchfile.load(matchfile.save(match))
    assert loaded.sealed == {1: orders.Lay(4)}
    assert [step.text for step in loaded.play("card 1", 0)] == ["card 1", "card 4"]


def test_a_record_may_end_before_its_die() -> None:
    match = Match(discs.GAME, "eight", dice=Seeded(1), roll=False)
    match.replay(discs.Lay(100, 100))
    loaded = matchfile.load(matchfile.save(match))
    assert loaded.steps == played(1).steps


# Files with a fault


@pytest.mark.parametrize("part", [0.0, 0.01, 0.3, 0.5, 0.9, 0.99])
def test_a_truncated_file_is_damaged(part: float) -> None:
    data = matchfile.save(played())
    assert refusal(data[: int(len(data.rstrip()) * part)]).message.id == "matchfile-damaged"


@pytest.mark.parametrize(
    "data",
    [
        b"\xff\xfe\x00",
        b"not JSON",
        b'{"format": 1, "steps": [], "x": NaN}',
        b'{"format": 1, "steps": [], "x": Infinity}',
        b'{"format": 1, "steps": [' + b"[" * 200_000,
        b'{"format": 1, "steps": ' + b"[" * 200_000 + b"]" * 200_000 + b"}",
        b'{"format": 1, "steps": ["\\ud800"]}',
        '{"format": 1, "steps": ["\udcff"]}'.encode("utf-8", "surrogatepass"),
    ],
    ids=["bytes", "text", "nan", "infinity", "open", "deep", "surrogate", "raw surrogate"],
)
def test_what_is_no_json_is_damaged(data: bytes) -> None:
    assert refusal(data).message.id == "matchfile-damaged"


@pytest.mark.parametrize(
    "data", ["[]", "null", "3", '"text"', "{}", '{"steps": []}', '{"format": 1}']
)
def test_another_document_is_foreign(data: str) -> None:
    assert refusal(data).message.id == "matchfile-foreign"


@pytest.mark.parametrize("newer", [2, 99, 10**30])
def test_a_newer_format_is_named(newer: int) -> None:
    error = refusal(changed(lambda tree: tree.update(format=newer)))
    assert error.message.id == "matchfile-newer"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", "1"), ("format", 1.5), ("format", True), ("format", 0), ("format", None),
        ("steps", {}), ("steps", [1]), ("steps", None), ("seats", ["Ann"]), ("seats", {}),
        ("scenario", []), ("params", []), ("params", {"a": 1.5}), ("params", {"a": None}),
        ("dice", "seed"), ("dice", {}), ("dice", {"scheme": 1}), ("hash", 0), ("rules", 1),
        ("result", {"scores": [1], "reason": None}), ("sealed", []), ("game", None),
        ("sealed", {"x": "card 1"}), ("extra", 1),
    ],
)  # fmt: skip
def test_a_field_of_the_wrong_type_is_named(field: str, value: Any) -> None:
    error = refusal(changed(lambda tree: tree.update({field: value})))
    assert error.message.id == "matchfile-invalid"
    assert field in str(error)


def test_a_missing_field_is_named() -> None:
    for field in ("game", "rules", "scenario", "params", "seats", "dice"):
        error = refusal(changed(lambda tree, field=field: tree.pop(field)))  # type: ignore[misc]
        assert field in str(error)


def test_a_game_that_is_not_installed_is_named() -> None:
    error = refusal(changed(lambda tree: tree.update(game="chess")))
    assert error.message.id == "matchfile-game"
    assert "chess" in str(error)
    assert "cities" in str(error)


def test_other_rules_are_named() -> None:
    error = refusal(changed(lambda tree: tree.update(rules="0.9")))
    assert error.message.id == "matchfile-rules"
    assert "0.9" in str(error)


@pytest.mark.parametrize(
    "change",
    [
        lambda tree: tree["scenario"].update(discs=9),
        lambda tree: tree["scenario"].update(discs="many"),
        lambda tree: tree["scenario"].update(more=1),
        lambda tree: tree["scenario"].pop("id"),
        lambda tree: tree["seats"].append({"name": "third"}),
    ],
)
def test_what_cannot_be_set_up_says_why(change: Callable[[dict[str, Any]], None]) -> None:
    assert refusal(changed(change)).message.id == "matchfile-setup"


@pytest.mark.parametrize("width", [10**15, 10**30, -(10**4000)])
def test_a_number_too_long_to_be_said_is_cut(width: int) -> None:
    data = changed(lambda tree: tree["scenario"].update(width=width), Match("cities", "duel"))
    assert str(width)[:15] in str(refusal(data))


def test_parameters_that_cannot_be_are_refused() -> None:
    match = Match("cities", "duel")
    for change in ({"tp_income": 10**9}, {"cost_mov": 1}):
        data = changed(lambda tree, new=change: tree["params"].update(new), match)  # type: ignore[misc]
        assert refusal(data).message.id == "matchfile-setup"


@pytest.mark.parametrize(
    ("place", "text"),
    [
        (1, "10,10"), (1, "nonsense"), (1, "=3"), (2, "100,100"), (2, "=7"), (2, "=0"), (2, "="),
        (2, "=" + "9" * 5000), (3, "120,120"), (3, ""), (3, "9" * 5000 + ",1"), (1, "x" * 100_000),
    ],
)  # fmt: skip
def test_the_step_that_cannot_be_is_named(place: int, text: str) -> None:
    def change(tree: dict[str, Any]) -> None:
        tree["steps"][place - 1] = text

    error = refusal(changed(change))
    assert error.message.id == "matchfile-step"
    assert error.message.args["step"] == place
    assert error.message.args["text"] == text[:60]


@pytest.mark.parametrize(
    "sealed", [{"1": "card 9"}, {"0": "card 1"}, {"7": "card 1"}, {"-1": "card 1"}]
)
def test_a_sealed_choice_that_cannot_be_is_refused(sealed: dict[str, str]) -> None:
    data = changed(lambda tree: tree.update(sealed=sealed), Match(orders.GAME, "five"))
    assert refusal(data).message.id == "matchfile-step"


@pytest.mark.parametrize("wrong", ["", "0" * 16, "zz"])
def test_another_position_than_the_recorded_is_told(wrong: str) -> None:
    assert refusal(changed(lambda tree: tree.update(hash=wrong))).message.id == "matchfile-hash"


def test_steps_that_are_taken_away_are_told() -> None:
    assert refusal(changed(lambda tree: tree["steps"].pop())).message.id == "matchfile-hash"


def test_a_huge_file_is_not_read() -> None:
    error = refusal(b" " * (matchfile.LARGEST + 1))
    assert error.message.id == "matchfile-too-large"
    assert "32" in str(error)


def test_a_file_longer_than_any_match_is_not_replayed() -> None:
    most = discs.GAME.longest(played().world)
    error = refusal(changed(lambda tree: tree.update(steps=["?"] * (most + 1))))
    assert error.message.id == "matchfile-too-long"
    assert error.message.args == {"steps": most + 1, "most": most}


@pytest.mark.parametrize("seed", [-(2**63), -1, 2**62, 2**63 - 1])
def test_a_seed_of_any_length_is_kept(seed: int) -> None:
    loaded = matchfile.load(matchfile.save(played(2, seed, 2**62)))
    assert isinstance(loaded.dice, Seeded)
    loaded.play(POINTS[2])
    assert loaded.steps == played(3, seed, 2**62).steps


@pytest.mark.parametrize("reveal", ["9" * 5000, "9" * 19, "x", "", None, "1/2/3", "²"])
def test_a_seed_that_is_none_leaves_the_dice_to_entropy(reveal: str | None) -> None:
    loaded = matchfile.load(changed(lambda tree: tree["dice"].update(reveal=reveal)))
    assert isinstance(loaded.dice, Entropy)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=10,
)


@example("scenario", {"": None})
@given(st.sampled_from(sorted(json.loads(matchfile.save(played())))), JSON)
def test_no_value_of_a_field_brings_a_stack_trace(field: str, value: Any) -> None:
    try:
        matchfile.load(changed(lambda tree: tree.update({field: value})))
    except MatchFileError as error:
        assert str(error)


@given(st.binary())
def test_no_bytes_bring_a_stack_trace(data: bytes) -> None:
    with pytest.raises(MatchFileError):
        matchfile.load(data)


@given(st.data())
def test_no_changed_byte_brings_a_stack_trace(data: st.DataObject) -> None:
    file = bytearray(matchfile.save(played()))
    file[data.draw(st.integers(0, len(file) - 1))] = data.draw(st.integers(0, 255))
    try:
        matchfile.load(bytes(file))
    except MatchFileError as error:
        assert str(error)
