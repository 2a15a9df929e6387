"""A position of `grand` as a scenario to go on from."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from voevoda.games.grand.checks import STATUSES
from voevoda.games.grand.forms import piece_name
from voevoda.games.grand.params import BUILDINGS, PARAMETERS, SCHOOLS, WORKS
from voevoda.games.grand.records import (
    ARMIES,
    BATTLE_GAME,
    DRAGON_MARK,
    IN_ORDERS,
    MINE_SITE,
    NO_PIECE,
    NOWHERE,
)
from voevoda.games.grand.rules.pieces import tag_number
from voevoda.games.grand.setups import (
    ArmySetup,
    BuildingSetup,
    DeclarationSetup,
    Position,
    Scenario,
    UnitSetup,
)
from voevoda.games.grand.view import (
    DRAGON_STATES,
    army_name,
    cell_name,
    land_row,
    marked,
    members,
    terrain_row,
)


def capture(world: Any, state: Any) -> Scenario:
    """Return a position as a scenario: the seat at turn gives its orders.

    An order that is half done is left out; so are reactions and the battle that is fought, with
    all that was declared. Of a stand-alone battle there is only its beginning.
    """
    whole = PARAMETERS.whole(world.params)
    params = {p.name: whole[p.name] for p in PARAMETERS.all if whole[p.name] != p.show_default()}
    seats = tuple(int(seat) for seat in world.number[: world.seats])
    teams = dict.fromkeys(members(world.team[seat]) for seat in seats)
    made = Scenario(
        id="position",
        seats=seats,
        teams=tuple(teams) if len(teams) < len(seats) else (),
        params=dict(params),
    )
    if world.type == BATTLE_GAME:
        return structs.replace(made, attackers=_armies(world, 0), defenders=_armies(world, 1))
    return structs.replace(
        made,
        terrain=tuple(terrain_row(world, y) for y in range(world.height)),
        lands=tuple(land_row(world, y) for y in range(world.height)),
        mine_sites=marked(world, MINE_SITE),
        dragon_marks=marked(world, DRAGON_MARK),
        bridges=tuple(cell_name(world, c) for c in range(world.cells) if state.bridge[c]),
        buildings=tuple(_building(world, state, c) for c in state.built[: state.buildings]),
        units=tuple(_unit(world, unit) for unit in state.units[: state.top]),
        position=_position(world, state),
    )


def _armies(world: Any, side: int) -> tuple[ArmySetup, ...]:
    return tuple(
        ArmySetup(
            int(world.army_strength[army]), bool(world.army_plus[army]), army_name(world, army)
        )
        for army in range(side * ARMIES, side * ARMIES + world.army_count[side])
    )


def _building(world: Any, state: Any, cell: int) -> BuildingSetup:
    return BuildingSetup(
        kind=BUILDINGS[state.kind[cell]],
        cell=cell_name(world, cell),
        owner=int(state.owner[cell]),
        level=int(state.level[cell]),
        acted=not state.act[cell],
        gains=bool(state.work[cell]),
        spoiled=bool(state.spoiled[cell]),
        ghosts=int(state.ghosts[cell]),
    )


def _unit(world: Any, unit: Any) -> UnitSetup:
    tag = piece_name(unit.tag, world)
    away = unit.home not in (NOWHERE, unit.cell)
    return UnitSetup(
        tag=tag,
        cell=cell_name(world, unit.cell),
        school=SCHOOLS[unit.school],
        owner=None if int(tag[0]) == unit.owner else int(unit.owner),
        mithril=bool(unit.mithril),
        acted=not unit.act,
        moved=bool(unit.moved),
        carried=bool(unit.carried),
        pinned=bool(unit.pinned),
        state=DRAGON_STATES[unit.state],
        home=cell_name(world, unit.home) if away else "",
        former=int(unit.former),
        controller="" if unit.controller == NO_PIECE else piece_name(unit.controller, world),
        work=WORKS[unit.work],
        spoiled=bool(unit.spoiled),
        wind=int(unit.wind),
        water=int(unit.water),
        stun=int(unit.stun),
        fury=int(unit.fury),
    )


def _position(world: Any, state: Any) -> Position:
    seats = [int(seat) for seat in world.number[: world.seats]]

    def pairs(bits: Any) -> tuple[tuple[int, int], ...]:
        return tuple((seat, partner) for seat in seats for partner in members(bits[seat]))

    highest = max((tag_number(unit.tag) for unit in state.units[: state.top]), default=0)
    declared = range(state.declared if state.node == IN_ORDERS else 0)
    return Position(
        active=int(state.active),
        year=int(state.year),
        coins={str(seat): int(state.coins[seat]) for seat in seats},
        peace=tuple(pair for pair in pairs(state.peace) if pair[0] < pair[1]),
        notice=pairs(state.notice),
        offers=pairs(state.offers),
        talked=pairs(state.talked),
        turmoil={
            chr(world.land_name[land]): int(state.turmoil[land])
            for land in range(world.lands)
            if state.turmoil[land]
        },
        out=members(state.out),
        out_before=members(state.out_before),
        next_number=0 if state.next_number == highest + 1 else int(state.next_number),
        declared=tuple(
            DeclarationSetup(
                piece_name(state.source[place], world),
                piece_name(state.aim[place], world),
                STATUSES[state.status[place]],
                bool(state.as_neutral[place]),
            )
            for place in declared
        ),
    )
