"""What `grand` says about its turns, coins and battles reads well."""

from __future__ import annotations

from pathlib import Path

import pytest

import voevoda.games
from voevoda.core.errors import Argument, Message
from voevoda.core.texts import add_folder, say

add_folder(Path(voevoda.games.__file__).parent / "grand/texts")


def duel(attacking: str, defending: str, result: int) -> dict[str, Argument]:
    cards: dict[str, Argument] = {"attacking": attacking, "defending": defending, "result": result}
    return {"column": 2, "attacker": "1R2", "defender": "@e4", **cards}


def cast(spell: str, target: str, cell: str) -> dict[str, Argument]:
    return {"mage": "1M3", "spell": spell, "target": target, "cell": cell, "cost": 30}


@pytest.mark.parametrize(
    ("id", "data", "english", "russian"),
    [
        (
            "duel",
            duel("a", "s", 2),
            "Column 2, 1R2 against @e4: attack beats shoot, the defender’s card falls",
            "Место в ряду 2, 1R2 против @e4: атака побеждает обстрел, "
            "снята карточка обороняющегося",
        ),
        (
            "duel",
            duel("s", "s", 1),
            "Column 2, 1R2 against @e4: shoot against shoot, advantage wins, "
            "the attacker’s card falls",
            "Место в ряду 2, 1R2 против @e4: обстрел против обстрела, побеждает преимущество, "
            "снята карточка нападающего",
        ),
        (
            "duel",
            duel("d", "d", 3),
            "Column 2, 1R2 against @e4: defend against defend, both cards fall",
            "Место в ряду 2, 1R2 против @e4: защита против защиты, сняты обе",
        ),
        (
            "cast",
            cast("storm", "?", "f6"),
            "1M3 casts Storm around f6 for 30 coins",
            "1M3 колдует: Шторм вокруг f6, 30 монет",
        ),
        (
            "cast",
            cast("raise", "?", "?"),
            "1M3 casts Raise zombies for 30 coins",
            "1M3 колдует: Подъём зомби, 30 монет",
        ),
        (
            "cast",
            cast("quake", "@f5", "?"),
            "1M3 casts Earthquake on @f5 for 30 coins",
            "1M3 колдует: Землетрясение на @f5, 30 монет",
        ),
        ("rolled", {"face": 4, "bonus": 0, "total": 4}, "Die 4", "Кубик 4"),
        ("rolled", {"face": 4, "bonus": 1, "total": 5}, "Die 4 + 1 = 5", "Кубик 4 + 1 = 5"),
        (
            "work-done",
            {"piece": "@b2", "work": "level", "cell": "b2", "level": 2},
            "@b2 grows to level 2",
            "@b2 вырастает до уровня 2",
        ),
        (
            "work-done",
            {"piece": "1R2", "work": "fortress", "cell": "d4", "level": 1},
            "Finished in d4: fortress, level 1",
            "Готово в d4: крепость, уровень 1",
        ),
        (
            "entered",
            {"piece": "@e4", "side": "def", "owner": 0, "cards": 2, "plus": 1},
            "@e4 defends, neutral, with 2 cards and advantage",
            "@e4 обороняется без хозяина: 2 карточки с преимуществом",
        ),
        (
            "battle-ended",
            {"winner": -1, "claimant": 0},
            "The battle is drawn",
            "Битва вничью",
        ),
        (
            "prize",
            {"seat": 1, "coins": 21, "detachments": 5},
            "General’s prize for seat 1: 21 coins for 5 detachments",
            "Полководческий приз месту 1: 21 монета за 5 отрядов",
        ),
    ],
)
def test_events_read_well(id: str, data: dict[str, Argument], english: str, russian: str) -> None:
    message = Message(f"grand-event-{id}", data)
    assert (say("en", message), say("ru", message)) == (english, russian)
