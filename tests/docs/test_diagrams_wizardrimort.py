"""The little boards in the rulebook of `wizardrimort` show what the rules say."""

from __future__ import annotations

import re
from math import isqrt
from typing import Any

import msgspec
import pytest

from tests.docs.rulebooks import BOOKS, LANGUAGES, Rulebook
from voevoda.core.dice import Seeded
from voevoda.core.match import Match
from voevoda.core.odds import odds
from voevoda.games.wizardrimort.setups import Scenario
from voevoda.games.wizardrimort.view import WizardrimortView, view

BOOK: Rulebook = next(book for book in BOOKS if book.game == "wizardrimort")
FENCE = re.compile(r"^```diagram\n(.*?)^```$", re.MULTILINE | re.DOTALL)
DIAGRAMS = FENCE.findall(BOOK.text(LANGUAGES[0]))
LEVELS = re.compile(r"\d+-\d+")
PEOPLES = ("human", "orc")


def figures(text: str) -> list[int]:
    return [int(figure) for figure in text.split(",")]


def match_of(diagram: str) -> Match:
    """Return the position that a diagram shows, at side A's turn with 6 on all dice."""
    units: dict[str, dict[str, Any]] = {}
    made: dict[str, Any] = {
        "id": "diagram",
        "bodies": [],
        "turn": {},
        "params": {"level": "squire"},
    }
    made["commanders"] = [{"side": s, "faction": f} for s, f in zip("AB", PEOPLES, strict=True)]
    for line in diagram.splitlines():
        match line.split(" "):
            case ["table", width, height]:
                made |= {"width": int(width), "height": int(height)}
            case [unit, "from", start]:
                made_unit = units[unit]
                way = [a - b for a, b in zip(made_unit["at"], figures(start), strict=True)]
                path = isqrt(way[0] ** 2 + way[1] ** 2)
                made_unit |= {"came_from": figures(start), "path": path}
            case [unit, warrior, ("human" | "orc") as faction, at, facing]:
                assert faction == PEOPLES[unit[0] == "B"]
                place = {"at": figures(at), "facing": figures(facing)}
                units[unit] = {"id": unit, "warrior": warrior, **place}
            case [body, kind, *shape, levels] if LEVELS.fullmatch(levels):
                bottom, top = map(int, levels.split("-"))
                form = "disc" if "R" in shape else "rect"
                sizes = [n for part in shape if part != "R" for n in figures(part)]
                made["bodies"].append({"id": body, "kind": kind, form: sizes})
                made["bodies"][-1] |= {"bottom": bottom, "top": top}
                made["bodies"][-1] |= {"side": "A"} if kind == "block" else {}
    made["units"] = list(units.values())
    return Match("wizardrimort", msgspec.convert(made, Scenario), dice=Seeded(1))


def check(match: Match, shown: WizardrimortView, line: str) -> None:
    """Check what a line of a diagram claims; a line that places something claims nothing."""
    groups = {unit.id: unit.group for unit in shown.units}
    match line.split(" "):
        case [one, "=", other]:
            assert groups[one] == groups[other]
        case [one, "/", other]:
            assert groups[one] != groups[other]
        case [unit, ("sealed" | "open") as state]:
            sealed = {each.id: each.sealed for each in shown.units}
            assert sealed[unit] == (state == "sealed")
        case [body, "held", side]:
            assert {each.id: each.control for each in shown.bodies}[body] == side
        case [unit, "x", aim, rule]:
            refusal = match.why_not(notation(unit, aim))
            assert refusal is not None and refusal.rule == rule
        case [unit, ">", aim, *rules]:
            assert match.why_not(notation(unit, aim)) is None
            if rules:
                check_modifiers(match, notation(unit, aim), rules)
        case _:
            assert re.match(r"table |[\w.]+ (from|[DBLAP] \w+|[a-z]+) \d", line), line


def notation(unit: str, aim: str) -> str:
    return f"MV {unit} {aim}" if "," in aim else f"AT {unit} > {aim}"


def check_modifiers(match: Match, attack: str, rules: list[str]) -> None:
    found = odds(match, [match.game.actions.parse(attack, match.world)])
    brief: Any = match.game.summary(match.world, match.state, found)
    applied = {message.rule for message in brief.messages()}
    for rule in rules:
        assert (rule.lstrip("!") in applied) is not rule.startswith("!"), rule


def test_both_languages_have_the_same_diagrams() -> None:
    assert FENCE.findall(BOOK.text(LANGUAGES[1])) == DIAGRAMS


@pytest.mark.parametrize("diagram", DIAGRAMS, ids=range(len(DIAGRAMS)))
def test_what_a_diagram_claims_is_so(diagram: str) -> None:
    match = match_of(diagram)
    shown = view(match.world, match.state, None)
    for line in diagram.splitlines():
        check(match, shown, line)
