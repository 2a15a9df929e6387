"""CER-INF: what a seat cannot know, and a sample of it for those who think ahead."""

from __future__ import annotations

from voevoda.core.dice import Random, draw
from voevoda.core.rule import rule
from voevoda.games.cerilia.params import IN_SECRET
from voevoda.games.cerilia.records import NOBODY, REVEAL, SECTORS, SIDESTEP, State, World
from voevoda.games.cerilia.rules.board import has_slot, line_start
from voevoda.games.cerilia.rules.terrain import holds
from voevoda.games.cerilia.rules.units import put_unit, side_of


@rule
def guess_hidden(world: World, state: State, seat: int, random: Random) -> None:
    """CER-INF-02, CER-INF-03: which hidden enemy stands behind which marker; in secret, where."""
    enemy = 1 - seat % 2
    left = 0
    for u in range(world.units):
        if is_secret(world, state, u, enemy):
            left += 1
    for u in range(world.units):
        if is_secret(world, state, u, enemy):
            swap_places(state, u, nth_secret(world, state, u, enemy, draw(random, left)), enemy)
            left -= 1
    if world.params.invisible_info == IN_SECRET and state.node != REVEAL:
        for u in range(world.units):
            if is_secret(world, state, u, enemy):
                move_in_secret(world, state, u, enemy, draw(random, SECTORS))


@rule
def is_secret(world: World, state: State, u: int, side: int) -> bool:
    """Whether a unit of a side is hidden."""
    return state.units[u].hidden == 1 and side_of(world, u) == side


@rule
def nth_secret(world: World, state: State, first: int, side: int, number: int) -> int:
    """The hidden unit number `number` from 0, counted from unit `first` on."""
    left = number
    for u in range(first, world.units):
        if is_secret(world, state, u, side):
            if left == 0:
                return u
            left -= 1
    return first


@rule
def place_in_lines(state: State, u: int, side: int) -> int:
    """Where a unit stands in `State.line`."""
    at = line_start(int(state.units[u].place), side)
    while state.line[at] != u + 1:
        at += 1
    return at


@rule
def swap_places(state: State, one: int, two: int, side: int) -> None:
    """Two units of a side change places, slots included."""
    if one == two:
        return
    at = place_in_lines(state, one, side)
    other = place_in_lines(state, two, side)
    state.line[at] = two + 1
    state.line[other] = one + 1
    place = int(state.units[one].place)
    state.units[one].place = state.units[two].place
    state.units[two].place = place


@rule
def move_in_secret(world: World, state: State, u: int, side: int, sector: int) -> None:
    """CER-INF-03: a hidden unit might stand elsewhere, as far as nothing seen depends on it.

    The fort tells of its garrison, and Hills and Cliffs of who holds them.
    """
    old = int(state.units[u].place)
    if state.node == SIDESTEP or not has_slot(world, state, sector, side):
        return
    if state.fort.sector != NOBODY and (state.fort.sector == old or state.fort.sector == sector):
        return
    if state.line[line_start(old, 1 - side)] != 0 and holds(state, old, side):
        return
    if sector != old:
        put_unit(world, state, u, sector)
