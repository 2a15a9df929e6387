"""CER-UNI: what a unit is, where it stands, whom it is engaged with; and the unmanned fort.

A "fighter" is a unit's place in the list, or THE_FORT: what attacks and is attacked.
"""

from __future__ import annotations

from voevoda.core.rule import rule
from voevoda.games.cerilia.records import (
    ATT,
    DEAD,
    DEF,
    FLED,
    NOBODY,
    SECTORS,
    SLOTS,
    THE_FORT,
    State,
    World,
)
from voevoda.games.cerilia.rules.board import join_line, leave_line, line_start
from voevoda.games.cerilia.rules.terrain import update_holder


@rule
def side_of(world: World, fighter: int) -> int:
    """The side of a unit, or of the fort."""
    return ATT if 0 <= fighter < world.first_def else DEF


@rule
def name_of(world: World, fighter: int) -> int:
    """A unit's name as a number: its number * 2 + its side; 0 for the fort."""
    if fighter < 0:
        return 0
    if fighter < world.first_def:
        return (fighter + 1) * 2
    return (fighter - world.first_def + 1) * 2 + 1


@rule
def fighter_named(world: World, state: State, name: int) -> int:
    """The unit of a name (THE_FORT for 0), NOBODY where there is none."""
    if name == 0:
        return THE_FORT
    u = (name >> 1) - 1
    end = int(world.first_def)
    if name & 1 == DEF:
        u += world.first_def
        end = int(world.units)
    if name >> 1 == 0 or u >= end or state.units[u].type == 0:
        return NOBODY
    return int(u)


@rule
def on_mat(state: State, u: int) -> bool:
    """Whether a unit stands in a sector."""
    return state.units[u].place < SECTORS


@rule
def is_lost(state: State, u: int) -> bool:
    """Whether a unit is dead or fled."""
    return state.units[u].place == DEAD or state.units[u].place == FLED


@rule
def traits_of(world: World, state: State, fighter: int) -> int:
    """The trait bits of a unit's card, or the garrison's."""
    return int(world.cards[type_of(world, state, fighter)].traits)


@rule
def type_of(world: World, state: State, fighter: int) -> int:
    """CER-FOR-07: a unit's type; the fort fights by the garrison's card."""
    if fighter == THE_FORT:
        return int(world.params.garrison_card)
    return int(state.units[fighter].type)


@rule
def damage_of(state: State, fighter: int) -> int:
    """The damage of a unit, or of the fort."""
    return int(state.fort.damage) if fighter == THE_FORT else int(state.units[fighter].damage)


@rule
def sector_of(state: State, fighter: int) -> int:
    """Where a unit, or the fort, stands."""
    return int(state.fort.sector) if fighter == THE_FORT else int(state.units[fighter].place)


@rule
def hits_of(world: World, state: State, fighter: int) -> int:
    """CER-UNI-01: damage that destroys."""
    return int(world.cards[type_of(world, state, fighter)].hits)


@rule
def signs_of(world: World, state: State, u: int) -> int:
    """CER-UNI-05: printed signs, and the blessing's."""
    return int(world.cards[state.units[u].type].signs | state.units[u].bless_sign)


@rule
def is_visible(state: State, u: int) -> bool:
    """CER-UNI-03: on the mat and not hidden."""
    return state.units[u].place < SECTORS and state.units[u].hidden == 0


@rule
def put_unit(world: World, state: State, u: int, place: int) -> None:
    """CER-BRD-04, CER-TER-02: a unit leaves its place for another."""
    unit = state.units[u]
    side = side_of(world, u)
    old = int(unit.place)
    unit.place = place
    if old < SECTORS:
        leave_line(state, u, old, side)
        update_holder(state, old)
    if place < SECTORS:
        join_line(state, u, place, side)
        update_holder(state, place)


@rule
def first_visible(state: State, sector: int, side: int) -> int:
    """CER-INV-03: the first visible unit of a side in slot order, NOBODY if there is none."""
    at = line_start(sector, side)
    for slot in range(SLOTS):
        u = int(state.line[at + slot]) - 1
        if u < 0:
            break
        if state.units[u].hidden == 0:
            return u
    return NOBODY


@rule
def count_hidden(state: State, sector: int, side: int) -> int:
    """How many hidden units of a side stand in a sector."""
    at = line_start(sector, side)
    count = 0
    for slot in range(SLOTS):
        u = int(state.line[at + slot]) - 1
        if u < 0:
            break
        count += state.units[u].hidden
    return count


@rule
def blocks(state: State, sector: int, side: int) -> bool:
    """CER-RET-03, CER-INV-08: whether a visible unit of `side` there closes a retreat."""
    at = line_start(sector, side)
    for slot in range(SLOTS):
        u = int(state.line[at + slot]) - 1
        if u < 0:
            break
        if state.units[u].hidden == 0 and state.units[u].spent == 0:
            return True
    return False


@rule
def fort_stands_in(state: State, sector: int) -> bool:
    """CER-FOR-01: whether the fort is in a sector."""
    return state.fort.sector == sector


@rule
def is_manned(world: World, state: State) -> bool:
    """CER-FOR-07, CER-INV-11: whether a Defender unit stands in the fort's sector.

    CER-FOR-10: damage stays with the fort meanwhile.
    """
    if world.params.hidden_mans_fort == 1:
        return first_visible(state, int(state.fort.sector), DEF) != NOBODY
    return state.line[line_start(int(state.fort.sector), DEF)] != 0


@rule
def fort_fights(world: World, state: State) -> bool:
    """CER-FOR-07, CER-FOR-12: whether the fort stands unmanned, and so counts as a unit."""
    return state.fort.sector != NOBODY and not is_manned(world, state)


@rule
def in_own_fort(world: World, state: State, u: int) -> bool:
    """CER-FOR-06: whether a unit is a Defender in the fort."""
    return u >= world.first_def and state.fort.sector == state.units[u].place


@rule
def faces_enemy(world: World, state: State, sector: int, side: int) -> bool:
    """CER-UNI-04, CER-INV-12: whether a visible enemy of `side`, or its unmanned fort, is there."""
    if first_visible(state, sector, 1 - side) != NOBODY:
        return True
    return side == ATT and state.fort.sector == sector and fort_fights(world, state)


@rule
def is_engaged(world: World, state: State, u: int) -> bool:
    """CER-UNI-04: visible, with a visible enemy beside it; for the fort, an Attacker in it."""
    if u == THE_FORT:
        return first_visible(state, int(state.fort.sector), ATT) != NOBODY
    return is_visible(state, u) and faces_enemy(
        world, state, int(state.units[u].place), side_of(world, u)
    )


@rule
def caster_of(world: World, state: State, u: int) -> int:
    """CER-SET-05: the caster that a unit carries, NOBODY if it has none."""
    for c in range(world.casters):
        if state.casters[c].host == u:
            return c
    return NOBODY


@rule
def has_units(world: World, state: State, seat: int) -> bool:
    """CER-TEAM-02: whether a commander has a unit left."""
    for u in range(world.units):
        unit = state.units[u]
        if unit.type != 0 and unit.seat == seat and not is_lost(state, u):
            return True
    return False
