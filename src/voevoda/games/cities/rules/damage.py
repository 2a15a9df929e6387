"""CIT-DMG: what a hit takes."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.cities.events import DAMAGED
from voevoda.games.cities.ids import (
    CIT_DMG_01,
    CIT_DMG_02,
    CIT_DMG_03,
    CIT_DMG_04,
    CIT_DMG_05,
    CIT_DMG_06,
)
from voevoda.games.cities.records import State, World
from voevoda.games.cities.rules.capture import capture
from voevoda.games.cities.rules.death import kill
from voevoda.games.cities.rules.general import level_of_home


@rule
def hurt(
    world: World, state: State, log: Log, attacker: int, target: int, gross: int, magic: bool
) -> None:
    """CIT-DMG-01 to CIT-DMG-06: losses together, then death is tested, and only then capture."""
    unit = state.units[target]
    if gross == 0:
        fired(log, CIT_DMG_06)
        return
    level = level_of_home(state, unit)
    net = max(0, gross - level)
    if net < gross:
        fired(log, CIT_DMG_01)
    spirit_lost = 0
    health_lost = net
    if magic:
        spirit_lost = min(net, int(unit.spirit))
        health_lost = magic_health_loss(world, net, level)
    health_lost = min(health_lost, int(unit.health))
    unit.spirit -= spirit_lost
    unit.health -= health_lost
    because = CIT_DMG_02
    if magic:
        because = CIT_DMG_03
        if net == 0:
            because = CIT_DMG_04
    emit(
        log,
        DAMAGED,
        because,
        unit.number,
        spirit_lost,
        health_lost,
        unit.spirit,
        unit.health,
        level,
    )
    fired(log, CIT_DMG_05)
    if unit.health == 0:
        kill(world, state, log, attacker, target)
    elif magic and net >= 1 and unit.spirit == 0:
        capture(world, state, log, attacker, target)


@rule
def magic_health_loss(world: World, net: int, level: int) -> int:
    """CIT-DMG-04: health equal to the level of the home.

    By option only where spirit can be lost.
    """
    if world.params.magic_health_loss == 1 and net < 1:
        return 0
    return level
