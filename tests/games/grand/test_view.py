"""What a seat sees of a battle, against the naive rules, and positions taken down."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.games.grand import naive_wild
from tests.games.grand.engine_table import EngineTable
from tests.games.grand.example_reader import read_examples
from tests.games.grand.naive import Game
from tests.games.grand.naive_fight import seen_by
from tests.games.grand.naive_play import pick
from tests.games.grand.naive_scenarios import SCENARIOS
from voevoda.core.errors import ScenarioError
from voevoda.core.match import Match
from voevoda.games.grand import GAME
from voevoda.games.grand.view import GrandView, MatchView

rule = pytest.mark.rule
LAYING = ("ARRANGE", "CARDS", "REARRANGE", "RELAY")


def table_at(entries: str, *texts: str) -> EngineTable:
    """Return the engine after some decisions from a position in the form of worked examples."""
    (example,) = read_examples(f"== X-1: x\nrules: GRA-CEL-01\nPOS {entries}\nRUN node: ORDERS")
    table = EngineTable()
    table.load(example)
    for text in " ".join(texts).split():
        table.play(text)
    return table


def seen(table: EngineTable, seat: int) -> GrandView:
    """Return what a seat sees; 0 is a spectator."""
    world, state = table.life.world, table.life.state
    shown = GAME.view(world, state, int(world.place[seat]) if seat else None)
    assert isinstance(shown, GrandView)
    return shown


def battle_of(table: EngineTable, seat: int) -> dict[str, tuple[int, str]]:
    """Return place and cards of every living piece as a seat sees them."""
    battle = seen(table, seat).battle
    assert battle is not None
    fighters = [*battle.attackers, *battle.defenders]
    return {f.piece: (f.place, "".join(f.cards)) for f in fighters if f.cards}


@rule("GRA-ROW-01", "GRA-ORD-02")
def test_nothing_is_seen_of_the_other_side() -> None:
    table = table_at("1R1@c3; 1L5@c4; 2R2@d3; 2L3@d3", "1R1!2R2 1L5!2R2 end >1L5 >2L3 a s d")
    assert battle_of(table, 1)["1L5"] == (1, "as")
    assert battle_of(table, 1)["1R1"] == (2, "d--")
    assert battle_of(table, 1)["2L3"] == (0, "??")
    assert battle_of(table, 2)["1L5"] == (0, "??")
    assert battle_of(table, 2)["2L3"] == (1, "--")
    assert {place for place, _ in battle_of(table, 0).values()} == {0}


@rule("GRA-FRM-09", "GRA-ORD-02")
def test_the_order_is_shared_among_allies_but_not_their_cards() -> None:
    table = table_at(
        "seats 3; 1R1@c3; 2R2@d3; 2L6@d4; 3L3@c4; 3L9@i9", "1R1!2R2 end pass 3L3!1R1 pass"
    )
    assert battle_of(table, 2)["3L3"][1] == "??"
    for text in (">3L3", "a", "a", "a", "s", "s", "s"):
        table.play(text)
    assert battle_of(table, 2) == {"1R1": (0, "???"), "3L3": (1, "??"), "2R2": (2, "sss")}
    assert battle_of(table, 3) == {"1R1": (0, "???"), "3L3": (1, "--"), "2R2": (2, "???")}
    assert battle_of(table, 1) == {"1R1": (1, "aaa"), "2R2": (0, "???"), "3L3": (0, "??")}


@rule("GRA-ROW-06")
def test_what_is_turned_up_is_public_but_not_how_it_is_laid_again() -> None:
    table = table_at(
        "1L1@c3; 1R2@c4; 2G3@d3; 2L9@i9", "1L1!2G3 1R2!2G3 end >1L1 a a a s d s a d s >1R2"
    )
    assert battle_of(table, 2)["1R2"] == (0, "sd")
    assert battle_of(table, 1)["1R2"][0] == 1


@pytest.mark.parametrize("seed", [0, 1, 2, 3, 4, 6])
def test_random_battles_are_seen_as_the_naive_rules_say(seed: int) -> None:
    """GRA-BAT-06: every seat, and a spectator, at every question while cards are laid."""
    luck = random.Random(seed)
    pos = naive_wild.wild_table(luck)
    table, game, compared = EngineTable().copy(pos), Game(pos, "orders"), 0
    for _ in range(150):
        if game.question is None:
            break
        if game.question.node in LAYING:
            assert game.pos.battle is not None
            for seat in (0, *game.pos.seats):
                mine, theirs = seen_by(game.pos.battle, seat), battle_of(table, seat)
                assert theirs.keys() == mine.keys()
                for name, (place, cards) in mine.items():
                    assert theirs[name][0] == place, (seat, name)
                    _compare_cards(theirs[name][1], cards)
            compared += 1
        chosen = pick(luck, game.question.choices)
        game.play(chosen)
        table.play(chosen)
    assert compared


def _compare_cards(theirs: str, mine: str) -> None:
    """Compare what is laid; what is not may be shown in any way that tells nothing of it."""
    laid = mine.rstrip("-")
    assert theirs[: len(laid)] == laid and len(theirs) == len(mine)


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_position_that_was_taken_down_is_equal(name: str) -> None:
    """Played on to many decisions, taken down in ORDERS, sent as JSON and set up again."""
    luck = random.Random(name)
    table, compared = EngineTable().begin(name), 0
    while compared < 8 and table.choices():
        world, state = table.life.world, table.life.state
        if table.summary()["node"] == "ORDERS" and luck.random() < 0.2:
            assert GAME.capture is not None
            tree = msgspec.json.decode(msgspec.json.encode(GAME.capture(world, state)))
            again = EngineTable().begin(GAME.scenario(tree))
            assert again.summary() == table.summary()
            assert again.choices() == table.choices()
            compared += 1
        table.play(pick(luck, table.choices()))
    assert compared


def test_armies_keep_the_names_that_a_scenario_gives_them() -> None:
    armies = {"attackers": [{"strength": 2, "name": "Сотня Ивана"}, {"strength": 1}]}
    match = Match("grand", {"id": "own", **armies, "defenders": [{"strength": 3, "name": "Guard"}]})
    assert called(match) == ("Сотня Ивана", "", "Guard")
    assert GAME.capture is not None
    made = msgspec.to_builtins(GAME.capture(match.world, match.state))
    assert [*made["attackers"]] == armies["attackers"]
    assert called(Match("grand", made)) == called(match)


def called(match: Match) -> tuple[str, ...]:
    shown = match.view(None)
    assert isinstance(shown, GrandView) and isinstance(shown.match, MatchView)
    return shown.match.armies


def test_a_name_that_is_too_long_is_refused() -> None:
    side = [{"strength": 1, "name": "x" * 25}]
    with pytest.raises(ScenarioError, match="24"):
        Match("grand", {"id": "own", "attackers": side, "defenders": side})
