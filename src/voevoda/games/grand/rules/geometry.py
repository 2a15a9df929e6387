"""GRA-GEO: cells and how far they lie apart. Cells are numbered row by row from a1, top left."""

from __future__ import annotations

from voevoda.core.rule import rule
from voevoda.games.grand.records import World


@rule
def distance(world: World, a: int, b: int) -> int:
    """GRA-GEO-01, GRA-GEO-02: the larger of the two offsets; ranges and neighbourhood count it."""
    across = abs(a % world.width - b % world.width)
    down = abs(a // world.width - b // world.width)
    return max(across, down)


@rule
def on_map(world: World, cell: int) -> bool:
    """GRA-GEO-03: what lies outside the map does not exist."""
    return 0 <= cell < world.cells
