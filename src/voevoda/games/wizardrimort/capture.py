"""A position of `wizardrimort` as a scenario to go on from."""

from __future__ import annotations

from typing import Any

from voevoda.games.wizardrimort.forms import SIDE_LETTERS, body_name, unit_name
from voevoda.games.wizardrimort.params import CLASS_LETTERS, FACTIONS, MODES, PARAMETERS
from voevoda.games.wizardrimort.records import (
    BODY_KINDS,
    CASTLE_RAZED,
    CRYSTAL_DESTROYED,
    NO_CASTLE,
    NOBODY,
    WALL,
)
from voevoda.games.wizardrimort.rules.places import centre_x, centre_y, radius_of
from voevoda.games.wizardrimort.rules.tape import commander_at_turn
from voevoda.games.wizardrimort.setups import (
    BodySetup,
    CastleSetup,
    CommanderSetup,
    Scenario,
    SideSetup,
    TurnSetup,
    UnitSetup,
)
from voevoda.games.wizardrimort.view import names, solid

FIRST_BUILT = 10
"""Number that the first block that was built has among the scenario's own."""


def capture(world: Any, state: Any) -> Scenario:
    """Return a position as a scenario: the commander at turn goes on with what he has left.

    What is half done is left out: an attack or a shot, a plan, an interruption. Blocks that were
    built keep their places, and get names of the scenario's own.
    """
    whole = PARAMETERS.whole(world.params)
    params = {p.name: whole[p.name] for p in PARAMETERS.all if whole[p.name] != p.show_default()}
    order = [int(seat) + 1 for seat in world.order[: world.slots]]
    return Scenario(
        id="position",
        width=int(world.width),
        height=int(world.height),
        commanders=tuple(_commander(world, state, seat) for seat in range(world.seats)),
        units=tuple(
            _unit(world, state, slot)
            for slot in range(2 * world.cap)
            if state.units[slot].commander != NOBODY
        ),
        bodies=tuple(_body(world, state, index) for index in solid(state)),
        castles=tuple(
            _castle(world, state, side)
            for side in range(2)
            if state.sides[side].castle != NO_CASTLE
        ),
        a=_side(state, 0),
        b=_side(state, 1),
        modes=tuple(MODES[mode] for mode in world.mode[: world.games]),
        first=SIDE_LETTERS[state.first] if state.first >= 0 else "lot",
        order=tuple(order),
        defender=SIDE_LETTERS[world.defender] if world.defender >= 0 else "",
        bank=int(state.bank),
        params=params,
        turn=_turn(world, state),
    )


def _commander(world: Any, state: Any, seat: int) -> CommanderSetup:
    return CommanderSetup(
        side=SIDE_LETTERS[world.side[seat]],
        faction=FACTIONS[state.commanders[seat].faction or 1],
        armies=int(world.armies[seat]),
    )


def _unit(world: Any, state: Any, slot: int) -> UnitSetup:
    unit = state.units[slot]
    began = (int(unit.turn_x), int(unit.turn_y))
    return UnitSetup(
        id=unit_name(world, slot),
        warrior=CLASS_LETTERS[unit.kind],
        at=(int(unit.x), int(unit.y), int(unit.z)),
        facing=(int(unit.fx), int(unit.fy)),
        commander=int(unit.commander) + 1,
        skeleton=not unit.living,
        mercenary=bool(unit.mercenary),
        lost=not unit.on_table,
        used=bool(unit.used),
        attacks=int(unit.attacks),
        came_from=began,
        path=int(unit.path),
        descended=bool(unit.descended),
        teleported=bool(unit.teleported),
        seen_by=names(world, int(unit.seen_by)),
    )


def _body(world: Any, state: Any, index: int) -> BodySetup:
    body = state.bodies[index]
    x, y, radius = int(centre_x(body)), int(centre_y(body)), int(radius_of(body))
    name = body_name(world, index)
    if index >= world.bodies:
        name = f"b{index - world.bodies + FIRST_BUILT}"
    return BodySetup(
        id=name,
        kind=BODY_KINDS[body.kind],
        disc=(x, y, radius) if body.disc else None,
        rect=None if body.disc else (int(body.x0), int(body.y0), int(body.x1), int(body.y1)),
        bottom=int(body.bottom),
        top=int(body.top),
        side=SIDE_LETTERS[body.side] if body.side >= 0 else "",
        hp=int(body.hp) if body.kind == WALL else None,
        shots=int(body.shots),
        moved=bool(body.moved),
    )


def _castle(world: Any, state: Any, side: int) -> CastleSetup:
    zone = world.castle[side]
    corners = (int(zone.x0), int(zone.y0), int(zone.x1), int(zone.y1))
    return CastleSetup(SIDE_LETTERS[side], corners, state.sides[side].castle == CASTLE_RAZED)


def _side(state: Any, side: int) -> SideSetup:
    mine = state.sides[side]
    return SideSetup(
        coins=int(mine.coins),
        pool=int(mine.pool),
        start_size=int(mine.start_size),
        crystal_destroyed=mine.crystal == CRYSTAL_DESTROYED,
        wins=int(mine.wins),
    )


def _turn(world: Any, state: Any) -> TurnSetup:
    commander = state.commanders[commander_at_turn(world, state)]
    everybody = range(world.seats)

    def marked(name: str) -> tuple[int, ...]:
        return tuple(seat + 1 for seat in everybody if getattr(state.commanders[seat], name))

    return TurnSetup(
        slot=int(state.slot),
        round=int(state.round),
        first=SIDE_LETTERS[max(0, state.first)],
        white=int(commander.wp),
        black=int(commander.ap),
        red=int(commander.tp),
        converted=int(commander.conversions),
        hired=int(commander.hired),
        credit=int(commander.credit),
        penalty=marked("penalty"),
        interrupted=marked("interrupted"),
        declined=marked("declined"),
        obelisk_armed=SIDE_LETTERS[state.obelisk_armed] if state.obelisk_armed >= 0 else "",
        hold_armed=SIDE_LETTERS[state.hold_armed] if state.hold_armed >= 0 else "",
        sieged=int(state.sieged),
        game=int(state.game) + 1,
    )
