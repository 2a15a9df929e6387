"""What a seat knows as a vector of numbers, for programs that learn.

Each cell of the map, row by row from a1, has PER_CELL numbers:

| numbers | meaning |
|---|---|
| 0-4 | terrain: field, forest, desert, mountain, sea |
| 5, 6 | a river, a bridge |
| 7, 8 | a mine site, a dragon mark |
| 9 | a dragon asleep |
| 10-14 | building: city, fortress, tower, mine, port |
| 15, 16 | its level/4, its garrison/5 |
| 17-20 | it is own, a friend's, an enemy's, nobody's |
| 21, 22 | it can act, it gains a level |
| 23-26 | detachments/12 of own, friendly, hostile, nobody's units |
| 27, 28 | own units that can act, that can move, each/3 |
| 29-32 | own mages, hostile mages, ships, zombies, each/3 |
| 33 | a work is going on |
| 34-36 | its land is controlled by the own side, by others, is in turmoil |

Then each seat, the observer's first and the others in order of play, has PER_SEAT numbers:
coins/200, income/100, lands/all, units/16, personal army, out, friend, at turn.

Then PIECES fighters of the battle, in order of entry, have PER_FIGHTER numbers each: present,
attacks, is own, has advantage, cards at the start/10, living cards/10, and of those that the
observer knows attack, shoot, defend, each/10. Then OVERALL numbers: year/limit, the observer
decides, node one-hot.
"""

from __future__ import annotations

from typing import Any

from voevoda.core.game import ObservationPart
from voevoda.core.rule import rule
from voevoda.games.grand.params import MAGE, PERSONAL, SHIP, ZOMBIE
from voevoda.games.grand.records import ATTACK as ATTACK_ORDER
from voevoda.games.grand.records import (
    CARDS,
    DEFEND,
    MINE_SITE,
    NODES,
    NOWHERE,
    SEA,
    State,
    World,
)
from voevoda.games.grand.rules.cells import are_friends, sleeps_at
from voevoda.games.grand.rules.economy import net_income
from voevoda.games.grand.rules.end import controller_of, lands_of
from voevoda.games.grand.rules.layout import card_watchers
from voevoda.games.grand.rules.pieces import (
    can_act,
    garrison_of,
    on_the_map,
    tag_kind,
    unit_strength,
)
from voevoda.games.grand.rules.secrecy import lays_out

PER_CELL, PER_SEAT, PER_FIGHTER, PIECES = 37, 8, 9, 16
NODE_COUNT = len(NODES)
OVERALL = 2 + NODE_COUNT
OWN, FRIENDLY, HOSTILE, NOBODYS = range(4)


def observation_parts(world: Any) -> tuple[ObservationPart, ...]:
    """Return the parts of the vector with their shapes."""
    return (
        ObservationPart("cells", (int(world.height), int(world.width), PER_CELL)),
        ObservationPart("seats", (int(world.seats), PER_SEAT)),
        ObservationPart("fighters", (PIECES, PER_FIGHTER)),
        ObservationPart("overall", (OVERALL,)),
    )


@rule
def fill_observation(world: World, state: State, seat: int, out: Any) -> None:
    """What is open, and of the battle what the seat in a place may know."""
    seats = world.cells * PER_CELL
    fighters = seats + world.seats * PER_SEAT
    overall = fighters + PIECES * PER_FIGHTER
    for i in range(overall + OVERALL):
        out[i] = 0.0
    number = int(world.number[seat])
    for cell in range(world.cells):
        observe_cell(world, state, number, cell, out, cell * PER_CELL)
    for slot in range(state.top):
        observe_unit(world, state, number, slot, out)
    for cell in range(world.cells):
        for entry in range(cell * PER_CELL + 23, cell * PER_CELL + 27):
            out[entry] = out[entry] / 12.0
        for entry in range(cell * PER_CELL + 27, cell * PER_CELL + 33):
            out[entry] = out[entry] / 3.0
    for turn in range(world.seats):
        other = int(world.number[(seat + turn) % world.seats])
        observe_seat(world, state, number, other, out, seats + turn * PER_SEAT)
    for fighter in range(min(PIECES, int(state.battle.count))):
        at = fighters + fighter * PER_FIGHTER
        observe_fighter(world, state, number, fighter, out, at)
    out[overall] = state.year / world.params.year_limit
    out[overall + 1] = 1.0 if state.asked == number else 0.0
    out[overall + 2 + state.node] = 1.0


@rule
def side_seen(world: World, state: State, number: int, owner: int) -> int:
    """Whose something is, as an observer sees it."""
    if owner == 0:
        return NOBODYS
    if owner == number:
        return OWN
    return FRIENDLY if are_friends(world, state, number, owner) else HOSTILE


@rule
def observe_cell(world: World, state: State, number: int, cell: int, out: Any, at: int) -> None:
    """The numbers of a cell, units apart."""
    out[at + world.terrain[cell]] = 1.0
    out[at + SEA + 1] = world.river[cell]
    out[at + SEA + 2] = state.bridge[cell]
    if world.mark[cell] != 0:
        out[at + 7 if world.mark[cell] == MINE_SITE else at + 8] = 1.0
    out[at + 9] = 1.0 if sleeps_at(state, cell) else 0.0
    if state.kind[cell] != 0:
        out[at + 9 + state.kind[cell]] = 1.0
        out[at + 15] = state.level[cell] / 4.0
        out[at + 16] = garrison_of(world, state, cell) / 5.0
        out[at + 17 + side_seen(world, state, number, int(state.owner[cell]))] = 1.0
        out[at + 21] = state.act[cell]
        out[at + 22] = 1.0 if state.work[cell] != 0 else 0.0
    land = world.land[cell]
    if land != NOWHERE:
        owner = controller_of(state, int(land))
        if owner != 0:
            out[at + 34 if (world.team[number] >> owner) & 1 == 1 else at + 35] = 1.0
        out[at + 36] = 1.0 if state.turmoil[land] > 0 else 0.0


@rule
def observe_unit(world: World, state: State, number: int, slot: int, out: Any) -> None:
    """What a unit adds to the numbers of its cell."""
    unit = state.units[slot]
    if not on_the_map(unit):
        return
    at = int(unit.cell) * PER_CELL
    side = side_seen(world, state, number, int(unit.owner))
    kind = tag_kind(unit.tag)
    out[at + 23 + side] += unit_strength(world, int(unit.tag))
    if side == OWN:
        out[at + 27] += 1.0 if can_act(state, int(unit.tag)) else 0.0
        out[at + 28] += 1.0 if unit.moved == 0 and unit.pinned == 0 else 0.0
    if kind == MAGE and side == OWN:
        out[at + 29] += 1.0
    elif kind == MAGE:
        out[at + 30] += 1.0
    elif kind == SHIP:
        out[at + 31] += 1.0
    elif kind == ZOMBIE:
        out[at + 32] += 1.0
    if unit.work != 0:
        out[at + 33] = 1.0


@rule
def observe_seat(world: World, state: State, number: int, other: int, out: Any, at: int) -> None:
    """The numbers of a seat."""
    units = 0
    lord = 0
    for slot in range(state.top):
        if state.units[slot].owner == other:
            units += 1
            lord += 1 if tag_kind(state.units[slot].tag) == PERSONAL else 0
    out[at] = state.coins[other] / 200.0
    out[at + 1] = net_income(world, state, other) / 100.0
    if world.lands > 0:
        out[at + 2] = lands_of(world, state, 1 << other) / world.lands
    out[at + 3] = units / 16.0
    out[at + 4] = 1.0 if lord > 0 else 0.0
    out[at + 5] = (state.out >> other) & 1
    out[at + 6] = 1.0 if are_friends(world, state, number, other) else 0.0
    out[at + 7] = 1.0 if state.active == other else 0.0


@rule
def observe_fighter(
    world: World, state: State, number: int, fighter: int, out: Any, at: int
) -> None:
    """The numbers of a piece in the battle; of cards face down only what the observer knows."""
    battle = state.battle
    out[at] = 1.0
    out[at + 1] = 1.0 if fighter < battle.attackers else 0.0
    out[at + 2] = 1.0 if battle.owner[fighter] == number else 0.0
    out[at + 3] = battle.plus[fighter]
    out[at + 4] = battle.size[fighter] / 10.0
    out[at + 5] = battle.left[fighter] / 10.0
    known = (card_watchers(world, battle, fighter) >> number) & 1 == 1
    if known or battle.round > 1 or not lays_out(state):
        for card in range(fighter * CARDS, fighter * CARDS + battle.left[fighter]):
            order = battle.cards[card]
            if ATTACK_ORDER <= order <= DEFEND:
                out[at + 5 + order] += 1.0
        for order in range(ATTACK_ORDER, DEFEND + 1):
            out[at + 5 + order] = out[at + 5 + order] / 10.0
