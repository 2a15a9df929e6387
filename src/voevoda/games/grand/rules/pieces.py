"""What a piece is, whose it is and where it stands, for units and buildings alike."""

from __future__ import annotations

from voevoda.core.rule import rule
from voevoda.games.grand.params import (
    DRAGON,
    GUARD,
    LEVELS,
    MAGE,
    PERSONAL,
    ZOMBIE,
)
from voevoda.games.grand.records import (
    ASLEEP,
    NO_PIECE,
    NOWHERE,
    TAG_BITS,
    TAG_KIND_BITS,
    TAG_SEAT_BITS,
    WAITING,
    State,
    Unit,
    World,
)

NO_SLOT = -1
SEAT_MASK = (1 << TAG_SEAT_BITS) - 1
KIND_MASK = (1 << TAG_KIND_BITS) - 1


@rule
def make_tag(number: int, kind: int, seat: int) -> int:
    """The tag of a new unit; `seat` owns it at its creation."""
    return (number << TAG_BITS) | (kind << TAG_SEAT_BITS) | seat


@rule
def building_at(cell: int) -> int:
    """The piece that a building is."""
    return cell << TAG_BITS


@rule
def tag_kind(piece: int) -> int:
    """Kind of unit, 0 for a building."""
    return (piece >> TAG_SEAT_BITS) & KIND_MASK


@rule
def tag_number(piece: int) -> int:
    """The number of a unit, the cell of a building."""
    return piece >> TAG_BITS


@rule
def is_building(piece: int) -> bool:
    """Whether a piece is a building."""
    return piece >= 0 and tag_kind(piece) == 0


@rule
def is_army(piece: int) -> bool:
    """GRA-SPL-12: militia, regulars, guard, personal army."""
    return PERSONAL <= tag_kind(piece) <= GUARD


@rule
def is_magical(piece: int) -> bool:
    """GRA-ZOM-01, GRA-DRA-16: zombies and dragons, tamed ones too; ghosts belong to a building."""
    kind = tag_kind(piece)
    return kind == ZOMBIE or kind == DRAGON


@rule
def is_mage(piece: int) -> bool:
    """Whether a piece is a mage."""
    return tag_kind(piece) == MAGE


@rule
def slot_of(state: State, tag: int) -> int:
    """Where a unit stands in the list, NO_SLOT if it is gone."""
    low = 0
    high = state.top - 1
    while low <= high:
        middle = (low + high) // 2
        found = state.units[middle].tag
        if found == tag:
            return middle
        if found < tag:
            low = middle + 1
        else:
            high = middle - 1
    return NO_SLOT


@rule
def exists(state: State, piece: int) -> bool:
    """Whether a unit lives or a building stands."""
    if piece < 0:
        return False
    if is_building(piece):
        cell = tag_number(piece)
        if piece != building_at(cell) or cell >= len(state.kind):
            return False
        return state.kind[cell] != 0
    return slot_of(state, piece) != NO_SLOT


@rule
def owner_of(state: State, piece: int) -> int:
    """The seat of a living piece, 0 if it is nobody's."""
    if is_building(piece):
        return state.owner[tag_number(piece)]
    return state.units[slot_of(state, piece)].owner


@rule
def cell_of(state: State, piece: int) -> int:
    """Where a living piece stands."""
    if is_building(piece):
        return tag_number(piece)
    return state.units[slot_of(state, piece)].cell


@rule
def on_the_map(unit: Unit) -> bool:
    """GRA-DRA-02: asleep and waiting dragons lie under their mountain."""
    return unit.state != ASLEEP and unit.state != WAITING


@rule
def unit_strength(world: World, tag: int) -> int:
    """Detachments of a unit."""
    return world.params.strength[tag_kind(tag)]


@rule
def garrison_of(world: World, state: State, cell: int) -> int:
    """GRA-ORD-01: the detachments of a building, ghosts included."""
    count = int(world.params.garrison[state.kind[cell] * (LEVELS + 1) + state.level[cell]])
    if state.ghosts[cell] != 0:
        count += world.params.ghosts
    return count


@rule
def can_act(state: State, piece: int) -> bool:
    """The active action is unspent, and no stun lies on the piece (GRA-MAG-07)."""
    if is_building(piece):
        return state.act[tag_number(piece)] == 1
    unit = state.units[slot_of(state, piece)]
    return unit.act == 1 and unit.stun == 0


@rule
def clear_unit(unit: Unit) -> None:
    """An unused place in the list."""
    unit.tag = 0
    unit.owner = 0
    unit.cell = 0
    unit.mithril = 0
    unit.act = 0
    unit.moved = 0
    unit.carried = 0
    unit.pinned = 0
    unit.school = 0
    unit.state = 0
    unit.home = 0
    unit.former = 0
    unit.flies = 0
    unit.controller = 0
    unit.work = 0
    unit.spoiled = 0
    unit.wind = 0
    unit.water = 0
    unit.stun = 0
    unit.fury = 0


@rule
def add_unit(state: State, kind: int, seat: int, cell: int) -> int:
    """A new unit at the end of the list (GRA-CEL-04: it has acted and moved); return its slot.

    The caller brings the presence on the cell up to date.
    """
    slot = int(state.top)
    unit = state.units[slot]
    unit.tag = make_tag(int(state.next_number), kind, seat)
    unit.owner = seat
    unit.cell = cell
    unit.moved = 1
    unit.home = NOWHERE
    unit.controller = NO_PIECE
    state.next_number += 1
    state.top += 1
    return slot
