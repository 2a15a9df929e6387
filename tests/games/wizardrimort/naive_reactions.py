"""What the attacked may do, and who may choose what, in the naive rules of `wizardrimort`."""

from __future__ import annotations

import re

from tests.games.wizardrimort.naive_acts import SOME, UNIT, somebody
from tests.games.wizardrimort.naive_fight import read_attack, read_retreat
from tests.games.wizardrimort.naive_reach import declare
from tests.games.wizardrimort.naive_space import slide_together
from tests.games.wizardrimort.naive_state import Position, Refused, Unit, units_of_length


def check_reaction(pos: Position, able: list[Unit], text: str) -> None:
    """Raise Refused unless the survivors of an attack may react so (WIZ-RCT-02 to 05)."""
    if text == "NR":
        return
    if re.fullmatch(r"RT -?\d+,-?\d+ \d+", text):
        _check_retreat(pos, able, text)
    elif re.fullmatch(rf"CT {SOME} > {UNIT}(?: \*{UNIT})?", text):
        _check_counter(pos, able, text)
    else:
        raise Refused("NO_SUCH")


def _check_retreat(pos: Position, able: list[Unit], text: str) -> None:
    vector, distance = read_retreat(text)
    if max(map(abs, vector)) > 1000 or vector == (0, 0):
        raise Refused("RETREAT_DISTANCE")
    if distance > units_of_length(pos, "retreat.distance") or distance % 10:
        raise Refused("RETREAT_DISTANCE")
    before = {unit.id: (unit.x, unit.y, unit.z) for unit in able}
    slides = slide_together(pos, able, vector, distance)
    for unit in able:
        unit.x, unit.y, unit.z = before[unit.id]
    for name, gone in slides.items():
        if any(other.side != name[0] for other in gone.blockers):
            raise Refused("WAY_CLOSED")
    if not any(gone.moved for gone in slides.values()):
        raise Refused("NOBODY_RETREATS")


def _check_counter(pos: Position, able: list[Unit], text: str) -> None:
    names = re.findall(UNIT, text)
    for name in names:
        somebody(pos, name)
    units, target, suicide = read_attack(pos, text)
    if any(unit not in able for unit in units):
        raise Refused("NOT_YOURS")
    if target.side == units[0].side:
        raise Refused("NOT_AN_ENEMY")
    declare(pos, units, target, suicide, counter=True)
