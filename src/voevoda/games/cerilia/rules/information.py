"""CER-INF: what a seat cannot know, and a sample of it for those who think ahead."""

from __future__ import annotations

from voevoda.core.dice import Random, draw
from voevoda.core.rule import rule
from voevoda.games.cerilia.params import IN_SECRET
from voevoda.games.cerilia.records import (
    ASIDE,
    LINES,
    REVEAL,
    SECTORS,
    SIDESTEP,
    State,
    World,
)
from voevoda.games.cerilia.roster import ALL_SIGNS
from voevoda.games.cerilia.rules.board import has_slot, line_start
from voevoda.games.cerilia.rules.terrain import holds
from voevoda.games.cerilia.rules.units import put_unit, side_of


@rule
def guess_hidden(world: World, state: State, seat: int, random: Random) -> None:
    """CER-INF-02, CER-INF-03: which hidden enemy stands behind which marker; in secret, where.

    What comes out depends on nothing that the seat does not know: the truth is forgotten first.
    """
    enemy = 1 - seat % 2
    left = 0
    for u in range(world.units):
        if is_secret(world, state, u, enemy):
            put_in_order(world, state, u, enemy)
            left += 1
    for u in range(world.units):
        if is_secret(world, state, u, enemy):
            swap_places(state, u, nth_secret(world, state, u, enemy, draw(random, left)), enemy)
            swap_blessings(state, u, nth_secret(world, state, u, enemy, draw(random, left)))
            left -= 1
    for u in range(world.units):
        if is_secret(world, state, u, enemy):
            imagine_sign(world, state, u, random)
    if world.params.invisible_info == IN_SECRET and not names_markers(state):
        scatter(world, state, enemy, random)


@rule
def names_markers(state: State) -> bool:
    """CER-INV-09, CER-RET-08: whether somebody decides by where hidden units stand."""
    return state.node == REVEAL or state.node == SIDESTEP


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
def swap_blessings(state: State, one: int, two: int) -> None:
    """CER-INF-02: two hidden units change their blessings: which of them has it is not seen."""
    until = int(state.units[one].bless_until)
    state.units[one].bless_until = state.units[two].bless_until
    state.units[two].bless_until = until


@rule
def imagine_sign(world: World, state: State, u: int, random: Random) -> None:
    """CER-INF-02, CER-SPL-13: a blessing gave a hidden unit any of the signs that it lacks."""
    unit = state.units[u]
    unit.bless_sign = 0
    lacking = ALL_SIGNS - int(world.cards[unit.type].signs)
    if unit.bless_until == 0 or lacking == 0:
        return
    left = draw(random, (lacking & 1) + (lacking >> 1 & 1) + (lacking >> 2 & 1))
    for bit in range(3):
        if lacking >> bit & 1 == 1:
            if left == 0:
                unit.bless_sign = 1 << bit
            left -= 1


@rule
def put_in_order(world: World, state: State, u: int, side: int) -> None:
    """Give a unit the first place, and the least blessing, of all secret ones from it on."""
    for v in range(u + 1, world.units):
        if is_secret(world, state, v, side):
            if order_of(state, v, side) < order_of(state, u, side):
                swap_places(state, u, v, side)
            if state.units[v].bless_until < state.units[u].bless_until:
                swap_blessings(state, u, v)


@rule
def order_of(state: State, u: int, side: int) -> int:
    """Where a hidden unit stands in the order of all: those whose place something tells first."""
    tells = is_told(state, int(state.units[u].place), side)
    return place_in_lines(state, u, side) + (0 if tells else LINES)


@rule
def is_told(state: State, sector: int, side: int) -> bool:
    """CER-INF-03: whether something seen depends on a hidden unit of `side` in a sector.

    The fort tells of its garrison, and Hills and Cliffs of who holds them.
    """
    if state.fort.sector == sector:
        return True
    return state.line[line_start(sector, 1 - side)] != 0 and holds(state, sector, side)


@rule
def scatter(world: World, state: State, side: int, random: Random) -> None:
    """CER-INF-03: hidden units might stand anywhere, as far as nothing seen depends on it."""
    for u in range(world.units):
        if is_secret(world, state, u, side) and not is_told(state, int(state.units[u].place), side):
            put_unit(world, state, u, ASIDE)
    for u in range(world.units):
        if is_secret(world, state, u, side) and state.units[u].place == ASIDE:
            count = 0
            for sector in range(SECTORS):
                if may_hide(world, state, sector, side):
                    count += 1
            left = draw(random, count)
            for sector in range(SECTORS):
                if may_hide(world, state, sector, side):
                    if left == 0:
                        put_unit(world, state, u, sector)
                        break
                    left -= 1


@rule
def may_hide(world: World, state: State, sector: int, side: int) -> bool:
    """Whether a hidden unit of a side might stand in a sector without a sign of it."""
    return state.fort.sector != sector and has_slot(world, state, sector, side)
