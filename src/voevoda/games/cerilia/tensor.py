"""What a seat knows as a vector of numbers, for programs that learn.

Sides are put in the observer's order: own before enemy. An enemy's hidden unit is a marker.

Each sector has PER_SECTOR numbers:

| numbers | meaning |
|---|---|
| 0-4 | card: Cliffs, River, Forest, Swamp, Hills |
| 5-8 | its direction: n, e, s, w |
| 9, 10 | transmuted, illusory |
| 11 | rounds of fog left/3 |
| 12, 13 | held by own side, by the enemy |
| 14-17 | rounds left/3 of the walls to the n, e, s, w |
| 18 | the fort stands there |
| 19, 20 | units of the own line/3, of the enemy's/3, markers included |

Each unit of the list (own side first, then the enemy's) has PER_UNIT numbers, zero if it is lost,
or hidden from the observer:

| numbers | meaning |
|---|---|
| 0 | is known and in the battle |
| 1 | row/3, 2 column/5, 3 in the reserve |
| 4, 5 | slot/3, damage/3 |
| 6-9 | Melee, Missile, Charge at the present damage/6, Defense/6 |
| 10-12 | has Crown, Sword, Banner |
| 13-19 | routed, hidden, blessed, moved, attacked, engaged when movement began, withdrew |
| 20-22 | pending damage/3, doomed, falls at the end of the phase |
| 23, 24 | mounted, cost/14 |

Then, for both sides: losses/start, spells prepared/8 (4 numbers), and OVERALL numbers: round/limit,
night, phase one-hot over 14, the observer is to move, has the initiative, fort level/9, its damage.
"""

from __future__ import annotations

from typing import Any

from voevoda.core.game import ObservationPart
from voevoda.core.rule import rule
from voevoda.games.cerilia.params import IN_SECRET
from voevoda.games.cerilia.records import (
    CHARGE,
    DEAD,
    MELEE,
    MISSILE,
    NOBODY,
    NORTH,
    PHASES,
    RESERVE,
    SECTORS,
    SLOTS,
    WEST,
    State,
    World,
)
from voevoda.games.cerilia.roster import MOUNTED
from voevoda.games.cerilia.rules.board import edge_at, line_length, line_start, neighbour
from voevoda.games.cerilia.rules.team import turn
from voevoda.games.cerilia.rules.units import count_hidden, side_of, signs_of, traits_of
from voevoda.games.cerilia.rules.values import printed

PER_SECTOR = 21
PER_UNIT = 25
PER_SIDE = 2
PHASE_COUNT = len(PHASES)
OVERALL = 2 + PHASE_COUNT + 4


def observation_parts(world: Any) -> tuple[ObservationPart, ...]:
    """Return the parts of the vector with their shapes."""
    return (
        ObservationPart("sectors", (SECTORS, PER_SECTOR)),
        ObservationPart("units", (int(world.units), PER_UNIT)),
        ObservationPart("sides", (2, PER_SIDE)),
        ObservationPart("overall", (OVERALL,)),
    )


@rule
def fill_observation(world: World, state: State, seat: int, out: Any) -> None:
    """CER-INF-01 to CER-INF-03: what is open, and of hidden enemies no more than markers."""
    own = seat % 2
    units = SECTORS * PER_SECTOR
    sides = units + world.units * PER_UNIT
    for i in range(sides + 2 * PER_SIDE + OVERALL):
        out[i] = 0.0
    for sector in range(SECTORS):
        observe_sector(world, state, own, sector, out, sector * PER_SECTOR)
    at = units
    for side in (own, 1 - own):
        for u in range(world.units):
            if side_of(world, u) == side:
                if state.units[u].hidden == 0 or side == own:
                    observe_unit(world, state, u, side, out, at)
                at += PER_UNIT
    for side in (own, 1 - own):
        if state.start_cost[side] > 0:
            out[at] = state.lost_cost[side] / state.start_cost[side]
        out[at + 1] = spells_left(world, state, side) / 8.0
        at += PER_SIDE
    observe_overall(world, state, seat, out, at)


@rule
def observe_sector(world: World, state: State, own: int, sector: int, out: Any, at: int) -> None:
    """The numbers of a sector."""
    if state.card[sector] != 0:
        out[at + state.card[sector] - 1] = 1.0
        if state.card_direction[sector] != 0:
            out[at + 4 + state.card_direction[sector]] = 1.0
        if state.card_source[sector] != 0:
            out[at + 8 + state.card_source[sector]] = 1.0
    if state.fog[sector] != 0:
        out[at + 11] = (state.fog[sector] - state.round + 1) / 3.0
    observe_walls(state, sector, out, at + 13)
    if state.fort.sector == sector:
        out[at + 18] = 1.0
    mine = line_length(state, sector, own)
    theirs = seen_length(world, state, sector, 1 - own)
    out[at + 19] = mine / 3.0
    out[at + 20] = theirs / 3.0
    if mine > 0 and (theirs == 0 or state.holder[sector] == own + 1):
        out[at + 12] = 1.0
    elif theirs > 0:
        out[at + 13] = 1.0


@rule
def observe_walls(state: State, sector: int, out: Any, at: int) -> None:
    """The walls around a sector."""
    for direction in range(NORTH, WEST + 1):
        if neighbour(sector, direction) != NOBODY:
            edge = edge_at(sector, direction)
            if state.wall[edge] != 0:
                out[at + direction] = (state.wall_until[edge] - state.round + 1) / 3.0


@rule
def seen_length(world: World, state: State, sector: int, side: int) -> int:
    """CER-INF-02, CER-INF-03: the enemies that can be seen in a sector, as units or markers."""
    length = line_length(state, sector, side)
    if world.params.invisible_info == IN_SECRET:
        length -= count_hidden(state, sector, side)
    return length


@rule
def slot_of(state: State, u: int, side: int) -> int:
    """The slot of a unit in its line."""
    at = line_start(int(state.units[u].place), side)
    for slot in range(SLOTS):
        if state.line[at + slot] == u + 1:
            return slot
    return 0


@rule
def observe_unit(world: World, state: State, u: int, side: int, out: Any, at: int) -> None:
    """The numbers of a unit."""
    unit = state.units[u]
    if unit.type == 0 or unit.place >= DEAD:
        return
    out[at] = 1.0
    if unit.place == RESERVE:
        out[at + 3] = 1.0
    else:
        out[at + 1] = (unit.place // 5 + 1) / 3.0
        out[at + 2] = (unit.place % 5 + 1) / 5.0
        out[at + 4] = visible_slot(world, state, u, side) / 3.0
    out[at + 5] = unit.damage / 3.0
    out[at + 6] = printed(world, state, MELEE, u) / 6.0
    out[at + 7] = printed(world, state, MISSILE, u) / 6.0
    out[at + 8] = printed(world, state, CHARGE, u) / 6.0
    out[at + 9] = world.cards[unit.type].defense / 6.0
    signs = signs_of(world, state, u)
    for bit in range(3):
        out[at + 10 + bit] = (signs >> bit) & 1
    observe_flags(world, state, u, out, at + 13)


@rule
def visible_slot(world: World, state: State, u: int, side: int) -> int:
    """The slot of a unit, counted from 1 as everybody sees the line."""
    slot = slot_of(state, u, side)
    hidden = 0
    if world.params.invisible_info == IN_SECRET:
        at = line_start(int(state.units[u].place), side)
        for before in range(slot):
            hidden += state.units[state.line[at + before] - 1].hidden
    return slot + 1 - hidden


@rule
def observe_flags(world: World, state: State, u: int, out: Any, at: int) -> None:
    """The marks of a unit."""
    unit = state.units[u]
    out[at] = unit.routed
    out[at + 1] = unit.hidden
    out[at + 2] = 1.0 if unit.bless_until != 0 else 0.0
    out[at + 3] = unit.moved
    out[at + 4] = unit.attacked
    out[at + 5] = unit.engaged0
    out[at + 6] = unit.withdrew
    out[at + 7] = unit.pending / 3.0
    out[at + 8] = 1.0 if unit.doomed != 0 else 0.0
    out[at + 9] = 1.0 if unit.falling != 0 else 0.0
    out[at + 10] = 1.0 if traits_of(world, state, u) & MOUNTED != 0 else 0.0
    out[at + 11] = world.cards[unit.type].cost / 14.0


@rule
def spells_left(world: World, state: State, side: int) -> int:
    """How many spells the casters of a side have prepared."""
    total = 0
    for c in range(world.casters):
        if world.caster_seat[c] % 2 == side and state.casters[c].lost == 0:
            for spell in range(1, len(world.spells)):
                total += state.casters[c].spells[spell]
    return int(total)


@rule
def observe_overall(world: World, state: State, seat: int, out: Any, at: int) -> None:
    """The last numbers."""
    out[at] = state.round / world.params.round_limit
    out[at + 1] = state.night
    out[at + 2 + state.phase] = 1.0
    at += 2 + PHASE_COUNT
    if turn(world, state) == seat:
        out[at] = 1.0
    if state.initiative == seat % 2:
        out[at + 1] = 1.0
    if state.fort.sector != NOBODY:
        out[at + 2] = state.fort.level / 9.0
        out[at + 3] = state.fort.damage / 2.0
