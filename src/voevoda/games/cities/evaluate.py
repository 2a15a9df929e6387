"""What a position is worth to each seat: the estimate that bots look ahead to.

The weights were set by play between bots; they are no rules.
"""

from __future__ import annotations

from typing import Any

from voevoda.core.rule import rule
from voevoda.games.cities.params import DASH, FACES, ROW_BITS, TOWER
from voevoda.games.cities.records import CELL, GAME_OVER, ROW, State, Unit, World
from voevoda.games.cities.rules.end import compare
from voevoda.games.cities.rules.general import does_magic, has_location, owner_of
from voevoda.games.cities.rules.map import distance
from voevoda.games.cities.rules.turns import mover

SCALE = 60.0
"""A lead of this many points is worth half of a win."""
NEAR_LIMIT = 3
"""Rounds before a limit in which the score begins to count."""


@rule
def value_positions(world: World, state: State, values: Any) -> None:
    """Fill each seat's value, -1 lost .. 1 won; an early win is worth more than a late one."""
    if state.phase == GAME_OVER:
        early = 0.02 * state.round / world.params.round_limit
        for seat in range(world.seats):
            values[seat] = -1.0
            if (state.won >> seat) & 1:
                values[seat] = 1.0 - early
        if state.won == (1 << world.seats) - 1:
            for seat in range(world.seats):
                values[seat] = 0.0
        return
    for seat in range(world.seats):
        values[seat] = strength(world, state, seat)
    compare_strengths(world, state, values)


@rule
def compare_strengths(world: World, state: State, values: Any) -> None:
    """Turn strengths into leads over the strongest (60 %) and the mean opponent (40 %)."""
    most = -1.0
    second = -1.0
    total = 0.0
    for seat in range(world.seats):
        total += values[seat]
        if values[seat] > most:
            second = most
            most = values[seat]
        elif values[seat] > second:
            second = values[seat]
    for seat in range(world.seats):
        own = values[seat]
        best = second if own == most else most
        mean = (total - own) / (world.seats - 1)
        lead = own - 0.6 * best - 0.4 * mean
        lead += pressure(world, state, seat)
        lead += 20.0 * limit_share(world, state) * place_in_score(world, state, seat)
        values[seat] = 0.95 * lead / (SCALE + abs(lead))


@rule
def limit_share(world: World, state: State) -> float:
    """Return how near a limit is: 0 far, 1 in the last round."""
    left = world.params.round_limit - state.round
    if world.params.quiet_limit != 0:
        left = min(left, world.params.quiet_limit - 1 - state.quiet_rounds)
    if left >= NEAR_LIMIT:
        return 0.0
    return (NEAR_LIMIT - left) / NEAR_LIMIT


@rule
def place_in_score(world: World, state: State, seat: int) -> float:
    """Return 1 for the best by CIT-END-05, -1 for any other, 0 for shared first."""
    place = 1.0
    for other in range(world.seats):
        if other == seat or not has_location(world, state, other):
            continue
        by = compare(world, state, seat, other)
        if by < 0:
            return -1.0
        if by == 0:
            place = 0.0
    return place


@rule
def strength(world: World, state: State, seat: int) -> float:
    """Return the sum of a seat's locations and units."""
    total = 0.0
    for index in range(world.locations):
        if state.locations[index].owner == seat:
            total += location_value(world, state, index)
            total -= danger(world, state, index)
    for slot in range(state.top):
        unit = state.units[slot]
        if unit.number != 0 and owner_of(state, unit) == seat:
            total += unit_value(world, unit)
    if (state.phase == ROW or state.phase == CELL) and mover(world, state) == seat:
        total += coming_unit_value(world, state)
    return total


@rule
def pressure(world: World, state: State, seat: int) -> float:
    """Return the worth of a seat's units being near their targets.

    It counts for the seat alone: both are equally near, so within `strength` it would cancel out.
    """
    total = 0.0
    for slot in range(state.top):
        unit = state.units[slot]
        if unit.number != 0 and unit.subdued == 0 and owner_of(state, unit) == seat:
            total += closeness(world, state, unit, seat)
    return total


@rule
def coming_unit_value(world: World, state: State) -> float:
    """Return what the unit of an open creation will be worth."""
    numbers = 0
    values = 0
    for position in range(FACES):
        value = int(world.params.standard_row[position])
        if state.phase == CELL:
            value = ((state.new_row >> (ROW_BITS * position)) & 15) - 1
        if value != DASH:
            numbers += 1
            values += value
    health = state.amount * world.params.health_multiplier
    gross = values + numbers * state.amount
    return 2.0 + fighting_value(state.amount, health, gross, world.kind[state.acting] == TOWER)


@rule
def location_value(world: World, state: State, index: int) -> float:
    """Return what a location is worth by itself."""
    location = state.locations[index]
    value = 22.0 + 1.1 * min(location.spirit, 24) + 0.12 * min(location.health, 40)
    value += 0.4 * min(location.time, 9) + 3.2 * location.level
    if location.relic != 0:
        value += 2.0
    if location.abandoned == 1:
        value += 1.5
    return value


@rule
def unit_value(world: World, unit: Unit) -> float:
    """Return what a unit is worth where it stands."""
    numbers = 0
    gross = 0
    for position in range(FACES):
        if unit.row[position] != DASH:
            numbers += 1
            gross += unit.row[position] + unit.spirit
    if unit.subdued == 1:
        return 0.8 + 0.09 * unit.health + 0.5 * numbers
    value = fighting_value(unit.spirit, unit.health, gross, does_magic(world, unit))
    if unit.improved == 1:
        value += 3.0 + 0.5 * unit.spirit
    return value


@rule
def fighting_value(spirit: int, health: int, gross: int, magic: bool) -> float:
    """Return the worth of spirit, health and punch; `gross` is the sum over the four faces."""
    punch = 1.6 * gross / FACES
    if magic:
        punch *= 1.5
    return 0.55 * spirit + punch + 0.35 * min(health, 20)


@rule
def closeness(world: World, state: State, unit: Unit, seat: int) -> float:
    """Return the worth of being near a target, and the pull of a weak location.

    Being near is worth more for a strong unit.
    """
    nearest = 10
    pull = 0.0
    for slot in range(state.top):
        other = state.units[slot]
        if other.number != 0 and owner_of(state, other) != seat:
            nearest = min(nearest, distance(world, unit.cell, other.cell))
    for index in range(world.locations):
        location = state.locations[index]
        if location.owner == seat:
            continue
        away = distance(world, unit.cell, world.site[index])
        nearest = min(nearest, away)
        if unit.improved == 1:
            share = min(1.0, unit.spirit / location.spirit)
            pull = max(pull, 2.5 * share / max(1, away))
    return pull + 0.6 * (10 - nearest) * min(1.0, unit.spirit / 4.0)


@rule
def danger(world: World, state: State, index: int) -> float:
    """Return what is lost if an improved enemy within two moves takes the location."""
    location = state.locations[index]
    for slot in range(state.top):
        unit = state.units[slot]
        if unit.number == 0 or unit.improved == 0 or unit.subdued == 1 or unit.health < 2:
            continue
        if owner_of(state, unit) == location.owner or location.abandoned == 1:
            continue
        if location.spirit > unit.spirit - world.params.assault_spirit:
            continue
        reach = world.params.attack_range + world.params.move_cells * spare_moves(
            world, state, int(unit.ctrl)
        )
        if distance(world, unit.cell, world.site[index]) <= reach:
            return 18.0
    return 0.0


@rule
def spare_moves(world: World, state: State, index: int) -> int:
    """Return how many moves a location can pay next turn and still attack, 0..2."""
    time = state.locations[index].time + world.params.tp_income - world.params.cost_attack
    if world.params.cost_move == 0:
        return 2
    return max(0, min(2, time // world.params.cost_move))
