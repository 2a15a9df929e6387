"""The log tells a fight as one reads it: every modifier with its name, its figure and its rule."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.games.wizardrimort.engine_table import EngineTable, engine_scenario
from tests.games.wizardrimort.example_reader import shipped_examples
from tests.games.wizardrimort.naive_table import position_of
from voevoda.cli.account import event_lines
from voevoda.cli.screen import Screen
from voevoda.core.events import RECORDING
from voevoda.core.match import Match
from voevoda.core.odds import odds
from voevoda.core.texts import LANGUAGES, add_folder, has_words, say
from voevoda.games.wizardrimort import GAME
from voevoda.games.wizardrimort.events import EVENTS
from voevoda.games.wizardrimort.ids import RULES

add_folder(GAME.folder / "texts")

EXAMPLES = {example.id: example for example in shipped_examples()}
MODIFIERS = [rule for rule in RULES if "-CMB-" in rule]


def log_of(example: str, language: str, *lines: str) -> list[str]:
    """Return what the log says of some lines of play, begun as an example begins."""
    table = EngineTable()
    table.load(EXAMPLES[example])
    table.life.log.mode = RECORDING  # type: ignore[attr-defined]
    for line in lines:
        table.play(line)
    match: Any = SimpleNamespace(game=GAME, world=table.life.world)
    events = EVENTS.read(table.life.log)  # type: ignore[attr-defined]
    said = event_lines(Screen(language), match, events)
    return [line.plain.strip().replace("\N{NO-BREAK SPACE}", " ") for line in said]


def test_an_attack_is_told_with_every_modifier_and_its_rule() -> None:
    told = log_of("X06", "en", "AT A1+A2 > B1", "d a5", "d d2", "CS B1", "d m3", "MD k0")
    assert told[0] == "A1+A2 attack B1 squad (2)  [WIZ-ATT-01]"
    assert told[2] == (
        "Attack: 5 [d6]  [WIZ-ATT-07] +2 squad  [WIZ-CMB-A01] = 7"
        " against 2 +2 squad  [WIZ-CMB-D01] +1 Defender  [WIZ-CMB-D02]"
        " +1 dwarf squad  [WIZ-CMB-D03] = 6: win  [WIZ-ATT-09]"
    )
    assert told[3] == (
        "A chooses  [WIZ-CAS-06] B1 (Berserker, dwarf): rises as a skeleton  [WIZ-AFT-01]"
    )
    assert told[6] == "B1 squad morale: 3 > 2, it breaks  [WIZ-MOR-03]"
    assert told[7] == "B2 squad is driven east  [WIZ-MOR-04]"


def test_an_attack_is_told_in_russian() -> None:
    told = log_of("X06", "ru", "AT A1+A2 > B1", "d a5", "d d2", "CS B1", "d m3", "MD k0")
    assert told[0] == "A1+A2 атакуют отряд B1 (2)  [WIZ-ATT-01]"
    assert "+2 отряд  [WIZ-CMB-D01] +1 Защитник  [WIZ-CMB-D02]" in told[2]
    assert told[2].endswith("= 6: победа  [WIZ-ATT-09]")
    assert told[3].startswith("A выбирает:") and "B1 (Берсерк, гном) встаёт скелетом" in told[3]
    assert told[7] == "Отряд B2 гонят на восток  [WIZ-MOR-04]"


def test_strikes_before_a_charge_say_what_they_needed() -> None:
    told = log_of("X14", "en", "AT A1+A2 > B1", "d L B1=5", "d L B2=4", "SV A1", "d a4")
    assert "B1 strikes first: 5+, rolled 5: it kills  [WIZ-SPC-08]" in told
    assert "B2 strikes first: 5+, rolled 4: nothing  [WIZ-SPC-08]" in told
    assert any("+1 charge  [WIZ-CMB-A09]" in line for line in told)
    assert any(line.startswith("B chooses") and "A1 (Berserker, human)" in line for line in told)


def test_the_side_that_strikes_back_is_named_by_its_units() -> None:
    """Units of side B fill the highest bit of their set."""
    lines = ("AT A1+A2 > B1", "d a2", "d d3", "CS A1", "d m2", "CT B1+B2 > A1")
    told = log_of("X08", "en", *lines)
    assert "B1+B2 strike back at A1 squad (2)  [WIZ-RCT-03]" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_modifier_has_a_name(language: str) -> None:
    names = [f"wizardrimort-modifier-{rule.lower()}" for rule in MODIFIERS]
    assert len(names) == 21
    assert [name for name in names if not has_words(language, name)] == []


def test_a_preview_gives_the_chance_of_a_first_strike_as_faces_of_the_die() -> None:
    match = Match(GAME.id, engine_scenario(position_of(EXAMPLES["X14"])[0]))
    plan = [GAME.actions.parse("AT A1+A2 > B1", match.world)]
    brief: Any = GAME.summary(match.world, match.state, odds(match, plan))
    said = [say("en", message) for message in brief.messages()]
    assert any(
        line.startswith("Longspears that strike first: 2, each kills 2 in 6") for line in said
    )
