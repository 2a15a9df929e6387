"""GRA-MOV, GRA-SEA: where a unit can go. `State.reach` is the only scratch memory that rules need.

`spread` fills it around a unit: steps left and 1 more, 1 where the move ends, 0 out of reach. Who
calls it clears it again (`clear_reach`), so that it never shows.
"""

from __future__ import annotations

from voevoda.core.rule import rule
from voevoda.games.grand.params import DRAGON, MAGE, SHIP, ZOMBIE
from voevoda.games.grand.records import AROUND, SEA, State, Unit, World
from voevoda.games.grand.rules.cells import friends_of, is_enterable, sleeps_at
from voevoda.games.grand.rules.pieces import tag_kind

ENDS = 1


@rule
def on_water(world: World, unit: Unit) -> bool:
    """GRA-SEA-01: units on sea cells, but for dragons, which fly over it (GRA-MOV-07)."""
    return world.terrain[unit.cell] == SEA and tag_kind(unit.tag) != DRAGON


@rule
def steps_of(world: World, unit: Unit) -> int:
    """GRA-MOV-02, GRA-MOV-08, GRA-SEA-02 to GRA-SEA-04: how far a unit goes."""
    params = world.params
    kind = tag_kind(unit.tag)
    if kind == DRAGON:
        return params.dragon_move
    if world.terrain[unit.cell] == SEA:
        if unit.wind != 0:
            return params.boosted_move
        return params.ship_move if kind == SHIP else params.raft_move
    if unit.water != 0:
        return params.boosted_move
    return params.zombie_move if kind == ZOMBIE else params.land_move


@rule
def spread(world: World, state: State, unit: Unit, also: int) -> int:
    """Fill `State.reach` for a unit; the cell `also` counts as enterable. Return how far it goes.

    GRA-CEL-05: cells without room are passed all the same.
    """
    steps = steps_of(world, unit)
    friends = friends_of(world, state, unit.owner)
    if tag_kind(unit.tag) == DRAGON:
        fly_around(world, state, unit, also, friends, steps)
        return steps
    state.reach[unit.cell] = steps + 1
    for left in range(steps, 0, -1):
        spread_once(world, state, unit, also, friends, left, steps - left)
    return steps


@rule
def spread_once(
    world: World, state: State, unit: Unit, also: int, friends: int, left: int, radius: int
) -> None:
    """GRA-MOV-03: one more step from all cells that have `left` steps left."""
    start = int(unit.cell)
    x, y = start % world.width, start // world.width
    for row in range(max(0, y - radius), min(world.height, y + radius + 1)):
        for column in range(max(0, x - radius), min(world.width, x + radius + 1)):
            cell = row * world.width + column
            if state.reach[cell] != left + 1:
                continue
            at = cell * AROUND
            while world.around[at] >= 0:
                there = int(world.around[at])
                at += 1
                if state.reach[there] >= left:
                    continue
                if there == also or is_enterable(state, there, friends):
                    value = step_value(world, state, unit, cell, there, left)
                    if value > state.reach[there]:
                        state.reach[there] = value


@rule
def step_value(world: World, state: State, unit: Unit, cell: int, there: int, left: int) -> int:
    """What a step gives: `left` if the move may go on, ENDS, or 0 where the unit cannot go.

    GRA-DRA-03: the mountain of an asleep dragon stops all but mages.
    """
    kind = tag_kind(unit.tag)
    before, after = world.terrain[cell], world.terrain[there]
    if kind == SHIP:
        return left if after == SEA else 0  # GRA-MOV-06
    if after == SEA:
        if before == SEA:
            return left
        return ENDS if kind != ZOMBIE else 0
    if before == SEA or (kind != MAGE and sleeps_at(state, there)):
        return ENDS
    if unit.water != 0 and world.terrain[unit.cell] != SEA:
        return left  # GRA-MOV-08
    if after != before or (world.river[there] == 1 and state.bridge[there] == 0):
        return ENDS
    return left


@rule
def fly_around(world: World, state: State, unit: Unit, also: int, friends: int, steps: int) -> None:
    """GRA-MOV-07: any enterable cell near enough."""
    x, y = unit.cell % world.width, unit.cell // world.width
    for row in range(max(0, y - steps), min(world.height, y + steps + 1)):
        for column in range(max(0, x - steps), min(world.width, x + steps + 1)):
            cell = row * world.width + column
            if cell == also or is_enterable(state, cell, friends):
                state.reach[cell] = ENDS


@rule
def clear_reach(world: World, state: State, cell: int, steps: int) -> None:
    """Leave no trace of `spread`."""
    x, y = cell % world.width, cell // world.width
    for row in range(max(0, y - steps), min(world.height, y + steps + 1)):
        for column in range(max(0, x - steps), min(world.width, x + steps + 1)):
            state.reach[row * world.width + column] = 0
