"""A position of `wizardrimort` as a scenario to go on from."""

from __future__ import annotations

from itertools import count as count_from
from typing import Any

import msgspec

from voevoda.core.events import Log
from voevoda.games.wizardrimort.checks import number_of
from voevoda.games.wizardrimort.forms import SIDE_LETTERS, body_name, unit_name
from voevoda.games.wizardrimort.mustering import FURTHER
from voevoda.games.wizardrimort.params import CLASS_LETTERS, FACTIONS, MODES, PARAMETERS
from voevoda.games.wizardrimort.records import (
    BODY_KINDS,
    CASTLE_RAZED,
    CRYSTAL_DESTROYED,
    DEPLOY,
    LOT,
    NO_CASTLE,
    NOBODY,
    ROLL,
    WALL,
    State,
)
from voevoda.games.wizardrimort.rules.opening import new_game
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

    What is half done is left out: an attack or a shot, a plan, an interruption, and what has been
    chosen and placed before the game, which begins anew. Blocks that were built keep their places,
    and get names of the scenario's own.
    """
    if LOT <= state.phase <= DEPLOY and (state.game == 0 or world.deploys):
        return _beginning(world)
    return msgspec.structs.replace(
        _frame(world, state),
        units=tuple(
            _unit(world, state, slot)
            for slot in range(2 * world.cap)
            if state.units[slot].commander != NOBODY
        ),
        bodies=_bodies(world, state),
        a=_side(state, 0),
        b=_side(state, 1),
        first=SIDE_LETTERS[state.first] if state.first >= 0 else "lot",
        turn=_turn(world, state),
    )


def _frame(world: Any, state: Any) -> Scenario:
    """Return what holds for the whole match: table, commanders, castles, parameters."""
    whole = PARAMETERS.whole(world.params)
    params = {p.name: whole[p.name] for p in PARAMETERS.all if whole[p.name] != p.show_default()}
    return Scenario(
        id="position",
        width=int(world.width),
        height=int(world.height),
        commanders=tuple(_commander(world, state, seat) for seat in range(world.seats)),
        castles=tuple(
            _castle(world, state, side)
            for side in range(2)
            if state.sides[side].castle != NO_CASTLE
        ),
        modes=tuple(MODES[mode] for mode in world.mode[: world.games]),
        order=tuple(int(seat) + 1 for seat in world.order[: world.slots]),
        defender=SIDE_LETTERS[world.defender] if world.defender >= 0 else "",
        bank=int(state.bank),
        params=params,
    )


def _beginning(world: Any) -> Scenario:
    """Return the match as it begins, with the lot and all that is chosen and placed to come."""
    state = State.new({"units": 2 * world.cap, "bodies": world.bodies, "plan": 0})
    new_game(world, state, Log.new(), NOBODY)
    for index in range(world.bodies):
        state.bodies[index].set(world.start_bodies[index])
    frame = _frame(world, state)
    count = number_of(frame.params, "art.count")
    further = tuple(f"{letter}.art" for letter in FURTHER[: max(0, count - 1)])
    bodies = [
        msgspec.structs.replace(body, loose=bool(world.loose[index]))
        for index, body in enumerate(_bodies(world, state))
    ]
    return msgspec.structs.replace(
        frame,
        units=tuple(
            _beginner(world, slot)
            for slot in range(2 * world.cap)
            if world.start_units[slot].commander != NOBODY
        ),
        bodies=tuple(body for body in bodies if not body.id.endswith(further)),
        a=_beginning_side(world, 0),
        b=_beginning_side(world, 1),
        first=SIDE_LETTERS[world.first] if world.first >= 0 else "lot",
        draft=bool(world.drafts),
        deploy=bool(world.deploys),
    )


def _beginner(world: Any, slot: int) -> UnitSetup:
    unit = world.start_units[slot]
    return UnitSetup(
        id=unit_name(world, slot),
        warrior=CLASS_LETTERS[unit.kind],
        at=() if world.deploys else (int(unit.x), int(unit.y), int(unit.z)),
        facing=(int(unit.fx), int(unit.fy)),
        commander=int(unit.commander) + 1,
        skeleton=not unit.living,
        mercenary=bool(unit.mercenary),
        lost=not (unit.on_table or world.deploys),
    )


def _beginning_side(world: Any, side: int) -> SideSetup:
    zone = world.zone[side]
    return SideSetup(
        coins=int(world.coins[side]),
        pool=int(world.pool[side]),
        start_size=int(world.start_size[side]),
        zone=(int(zone.x0), int(zone.y0), int(zone.x1), int(zone.y1)) if zone.x1 > 0 else None,
    )


def _commander(world: Any, state: Any, seat: int) -> CommanderSetup:
    faction = state.commanders[seat].faction
    return CommanderSetup(
        side=SIDE_LETTERS[world.side[seat]],
        faction=FACTIONS[faction] if faction else "",
        armies=int(world.armies[seat]),
    )


def _unit(world: Any, state: Any, slot: int) -> UnitSetup:
    unit = state.units[slot]
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
        came_from=(int(unit.turn_x), int(unit.turn_y)),
        path=int(unit.path),
        descended=bool(unit.descended),
        teleported=bool(unit.teleported),
        seen_by=names(world, int(unit.seen_by)),
    )


def _bodies(world: Any, state: Any) -> tuple[BodySetup, ...]:
    """Return what is on the table; a block that was built has the next name that is free."""
    own = {body_name(world, index) for index in range(world.bodies)}
    free = (f"b{number}" for number in count_from(FIRST_BUILT) if f"b{number}" not in own)
    return tuple(
        _body(state.bodies[index], body_name(world, index) if index < world.bodies else next(free))
        for index in solid(state)
    )


def _body(body: Any, name: str) -> BodySetup:
    x, y, radius = int(centre_x(body)), int(centre_y(body)), int(radius_of(body))
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
        rolled=state.phase > ROLL,
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
