"""Notation, scenarios and armies of `cerilia`: what is right comes back the same, all else is told.

Whatever is put in, nothing but the errors of the project comes out.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.cerilia.test_against_naive import pick
from tests.games.cerilia.test_contract import veiled
from voevoda.core.actions import Action
from voevoda.core.dice import Seeded
from voevoda.core.errors import IllegalActionError, NotationError, VoevodaError
from voevoda.core.match import Match
from voevoda.games.cerilia import GAME
from voevoda.games.cerilia.army import army, check, parse
from voevoda.games.cerilia.capture import capture
from voevoda.games.cerilia.records import NODES, PHASES, SECTOR_NAMES
from voevoda.games.cerilia.roster import SPELL_IDS, TYPES
from voevoda.games.cerilia.scenarios import SHELF
from voevoda.testing.strategies import choices

SCENARIOS = {**SHELF.shipped, "veiled": veiled(retreat_mode="back_or_side")}


def start(name: str, **options: Any) -> Match:
    return Match(GAME, SCENARIOS[name], **options)


@cache
def played(name: str, seed: int, plies: int = 10**6) -> Match:
    """Return a battle played at random, to its end or so far."""
    luck = random.Random(f"{name} {seed}")
    match = start(name, dice=Seeded(seed))
    while not match.over and len(match.steps) < plies:
        match.play(pick(luck, [match.format(action) for action in match.legal_actions()]))
    return match


def primitives(match: Match) -> list[str]:
    """Return what was decided and rolled, one by one, in the game's notation."""
    return [
        match.format(step.choice)
        if isinstance(step.choice, Action)
        else GAME.chances.format(step.choice, match.world)
        for step in match.steps
    ]


@pytest.mark.parametrize("name", SCENARIOS)
def test_whole_lines_replay_to_the_same_position(name: str) -> None:
    match = played(name, seed=1)
    steps = primitives(match)
    lines = GAME.join(match.world, steps)
    assert len(lines) < len(steps) or name == "duel"
    again = start(name, roll=False)
    for line in lines:
        assert GAME.join(again.world, [*GAME.split(again.world, again.state, line), "PASS"]) == [
            line, "PASS",
        ]  # fmt: skip
        for choice in again.read(line):
            again.replay(choice)
    assert primitives(again) == steps
    assert again.hash == match.hash


def test_an_open_end_stays_open() -> None:
    match = played("veiled", seed=2, plies=120)
    steps = primitives(match)
    for length in range(1, len(steps) + 1):
        again = start("veiled", roll=False)
        for line in GAME.join(match.world, steps[:length]):
            for choice in again.read(line):
                again.replay(choice)
        assert again.hash == match.steps[length - 1].hash, steps[:length][-6:]


# --- odd texts and actions ------------------------------------------------------------------


@cache
def moments() -> dict[str, Match]:
    """Return a match at each kind of decision that random battles come to."""
    found: dict[str, Match] = {}
    for name in ("castle", "river", "veiled", "two_crowns"):
        for seed in (3, 4):
            whole = played(name, seed)
            again = start(name, roll=False)
            for step in whole.steps:
                if again.turn >= 0:
                    here = f"{PHASES[again.state.phase]} {NODES[again.state.node]}"
                    if here not in found:
                        found[here] = copy.deepcopy(again)
                again.replay(step.choice)
    return found


MOMENTS = st.sampled_from(sorted(moments()))
GARBAGE = st.one_of(
    st.text(),
    st.text("adpm0123456789 ABCDERTMVSHCWxfort>+=nesw-.#", max_size=30),
    st.from_regex(
        r"(CAST|MV|WD|SH|CH|ME|DEP|ATCH|TER|FORT) [adpmR0-9A-E>x -]{0,20}", fullmatch=True
    ),
    st.from_regex(r"CAST [mp]\d{1,4} [a-z_]{1,12} [A-E][0-9][>=+]\S{0,8}", fullmatch=True),
    st.builds("CAST {}{} {} {}".format, st.sampled_from("mp"), st.integers(0, 200),
              st.sampled_from(SPELL_IDS), st.sampled_from(["A1", "C2", "a1", "d9", "fort", "R"])),
    st.builds("{} {}x{}".format, st.sampled_from(["SH", "CH", "ME"]),
              *[st.sampled_from(["a1", "a127", "a128", "d1", "d0", "fort", "a" + "9" * 5000])] * 2),
    st.builds("MV a1 {}".format, st.lists(st.sampled_from([*SECTOR_NAMES, "R"])).map("-".join)),
    st.sampled_from(["=", "=x", "=" + "9" * 5000, "=1", "=²", "#b4", "#b10", "#i0,7", "#t4", "#mX",
                     "MV a１ B1-B2"]),
)  # fmt: skip


@settings(max_examples=400)
@given(MOMENTS, GARBAGE)
def test_garbage_is_refused_in_words(moment: str, text: str) -> None:
    match = moments()[moment]
    before, count = match.hash, len(match.steps)
    try:
        match.play_line(text)
    except (NotationError, IllegalActionError) as error:
        assert str(error)
        assert isinstance(error, IllegalActionError) or error.message.id.startswith("notation-")
    else:
        assert len(match.steps) > count
        while len(match.steps) > count:
            match.free = True
            match.undo()
    assert (match.hash, len(match.steps)) == (before, count)


@settings(max_examples=400)
@given(MOMENTS, choices(GAME.actions))
def test_any_action_is_legal_or_refused_in_words(moment: str, action: Action) -> None:
    match = moments()[moment]
    reason = match.why_not(action)
    assert (reason is None) == (action in match.legal_actions())
    assert match.format(action)
    for seat in range(len(match.seats)):
        GAME.considered_by(match.world, match.state, seat)


@settings(max_examples=150)
@given(st.data())
def test_every_decision_that_reads_is_written_as_it_was_read(data: st.DataObject) -> None:
    world = moments()["MOVE choose"].world
    who = st.builds("{}{}".format, st.sampled_from("ad"), st.integers(1, 127))
    caster = st.builds("{}{}".format, st.sampled_from("mp"), st.integers(1, 127))
    sector, place = st.sampled_from(SECTOR_NAMES), st.sampled_from([*SECTOR_NAMES, "R"])
    way = st.sampled_from("nesw")
    path = st.lists(place, min_size=2, max_size=5).map("-".join)
    kinds = [
        st.builds("DEP {} {}".format, who, place),
        st.builds("ATCH {} {}".format, caster, who),
        st.builds("TER {} {}>{}".format, st.integers(1, 15), sector, way),
        st.builds("FORT {}".format, sector),
        st.builds("CAST {} {}".format, caster, st.sampled_from(SPELL_IDS[1:])),
        st.builds("MV {} {}".format, who, path),
        st.builds("WD {}".format, who),
        st.builds("{} {}x{}".format, st.sampled_from(["SH", "CH", "ME"]), who, who),
        st.builds("REV {}".format, st.integers(1, 6)),
        st.builds("={}>{}".format, st.sampled_from(["river", "cliff"]), way),
        st.builds(">{}".format, way),
        st.builds("+{}".format, st.sampled_from("CSB")),
    ]
    text = data.draw(st.one_of(kinds))
    action = GAME.actions.parse(text, world)
    assert GAME.actions.format(action, world) == text
    assert GAME.actions.unpack(GAME.actions.pack(action)) == action


# --- odd scenarios and armies ---------------------------------------------------------------

ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 400),
    st.text(max_size=8),
    st.sampled_from([*SECTOR_NAMES, "R", "dead", "fled", *TYPES, *SPELL_IDS, "ATT", "MELEE", "n"]),
    st.lists(st.integers(0, 3), max_size=2),
    st.dictionaries(st.sampled_from(["id", "type", "place"]), st.text(max_size=3), max_size=2),
    st.sampled_from(["a1", "a2", "d1", "a127", "d128", "m1", "p2", "1/0", "4/5", "true", "secret"]),
)


@cache
def trees() -> list[Any]:
    """Return scenarios and positions as JSON."""
    made = [*SCENARIOS.values()]
    made += [capture(m.world, m.state) for m in moments().values() if m.state.node == 1]
    return [msgspec.to_builtins(scenario) for scenario in made]


def spots(tree: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every place in a tree of JSON, as what holds it and where."""
    keys = tree if isinstance(tree, dict) else range(len(tree)) if isinstance(tree, list) else ()
    for key in keys:
        yield tree, key
        yield from spots(tree[key])


@settings(max_examples=300)
@given(st.data())
def test_an_odd_scenario_plays_or_is_refused_in_words(data: st.DataObject) -> None:
    tree = msgspec.json.decode(msgspec.json.encode(data.draw(st.sampled_from(trees()))))
    for _ in range(data.draw(st.integers(1, 3))):
        holder, key = data.draw(st.sampled_from(list(spots(tree))))
        if data.draw(st.booleans()):
            holder[key] = data.draw(ODD)
        elif isinstance(holder, list):
            holder.append(holder[key])
        else:
            del holder[key]
    try:
        match = Match(GAME, tree, dice=Seeded(1))
    except VoevodaError as error:
        assert str(error)
        return
    assert GAME.invariants(match.world, match.state) == []
    for _ in range(6):
        if match.over:
            break
        match.play(match.legal_actions()[-1])
        match.view(0)


@settings(max_examples=200)
@given(
    st.one_of(
        ODD,
        st.fixed_dictionaries(
            {"units": st.lists(st.sampled_from([*TYPES, "knight"]), max_size=40)},
            optional={
                "casters": st.lists(
                    st.fixed_dictionaries(
                        {"kind": st.sampled_from(["mage", "priest", "bard"])},
                        optional={
                            "spells": st.lists(st.sampled_from(SPELL_IDS), max_size=3),
                            "host": st.integers(-1, 41),
                        },
                    ),
                    max_size=3,
                )
            },
        ),
    ),
    st.one_of(st.none(), st.integers(-5, 200)),
)
def test_an_odd_army_is_good_or_refused_in_words(source: Any, limit: int | None) -> None:
    try:
        check(army(source), limit, "ATT")
    except VoevodaError as error:
        assert str(error)


@settings(max_examples=200)
@given(
    st.lists(
        st.one_of(
            st.text(max_size=9),
            st.from_regex(r"\d{0,6}x?[a-z_]{1,9}(:[a-z_,]{0,9})?(@\d{0,4})?", fullmatch=True),
            st.sampled_from([*TYPES, "3xinfantry", "infantry:3", "mage:fog", "priest@2:bless"]),
        ),
        max_size=6,
    )
)
def test_odd_words_are_an_army_or_refused_in_words(words: list[str]) -> None:
    try:
        check(parse(words), None, "DEF")
    except VoevodaError as error:
        assert str(error)
