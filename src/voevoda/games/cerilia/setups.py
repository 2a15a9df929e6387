"""What a scenario of `cerilia` is made of: the forms of files, of JSON, and of positions."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from voevoda.games.cerilia.records import (
    ATT,
    DEF,
    SIDES,
)
from voevoda.games.cerilia.roster import (
    CARDS,
    HIDE,
    SPELLS,
    SUMMON,
    TYPES,
)

WAYS = ("fixed", "deployed", "free")
"""What is left to the players: nothing, deployment, or fort and terrain too."""
RESUMED = ("START", "RALLY", "MAGIC", "MOVE", "MISSILE", "CHARGE", "MELEE")
"""Phases in which a position can stand."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of all parts of a scenario: what is left out is the default."""


class UnitSetup(Part, frozen=True):
    """A unit; in a scenario that is played from Phase 0, its place is where it goes by default."""

    id: str
    """`a3`, `d12`."""
    type: str
    place: str = ""
    """A sector, or `R`; in a position also `dead` and `fled`."""
    commander: int = 1
    """1, or 2 in the team game."""
    # Only in a position:
    damage: int = 0
    routed: bool = False
    hidden: bool = False
    summoned: bool = False
    bless_sign: str = ""
    bless_until: int = 0
    moved: bool = False
    withdrew: bool = False
    attacked: bool = False
    engaged: bool = False
    """When the movement began."""
    downhill: bool = False
    path: tuple[str, ...] = ()
    """Places of its move in this round, the start first."""
    pending: int = 0
    doomed: int = 0
    """Place in the order of the doomed, from 1."""
    falling: int = 0
    """Place in the order of retreats, from 1."""
    falls_by: str = ""
    """`F` or `R`."""


class CasterSetup(Part, frozen=True):
    """A caster."""

    id: str
    """`m1` a mage, `p2` a priest."""
    spells: tuple[str, ...]
    """Prepared, each once for every time it is named."""
    host: str = ""
    side: str = ""
    """`ATT` or `DEF`, where no host says it."""
    commander: int = 1
    cast: int = 0
    """Spells cast in this round, in a position."""
    lost: bool = False


class CardSetup(Part, frozen=True):
    """A terrain card; in a free set-up the Defender lays it, by default there."""

    kind: str
    sector: str
    direction: str = ""
    fixed: bool = False
    """Whether it lies there even in a free set-up."""
    source: str = "natural"


class FortSetup(Part, frozen=True):
    """The fortification card."""

    level: int
    sector: str = "C3"
    fixed: bool = False
    bonus: int | None = None
    damage: int = 0
    engaged: bool = False
    attacked: bool = False
    pending: int = 0
    doomed: int = 0
    """Place in the order of the doomed, from 1."""


class WallSetup(Part, frozen=True):
    """A magical wall of a position."""

    spell: str
    sector: str
    direction: str
    until: int


class Position(Part, frozen=True):
    """What a position adds to a set-up."""

    phase: str = "START"
    """One of START, RALLY, MAGIC, MOVE, MISSILE, CHARGE, MELEE."""
    round: int = 1
    initiative: str = ""
    part: int = 0
    """Commanders whose part of the phase is over: 0..4, two for each side."""
    cursor: int = 0
    """Units that have tried to rally."""
    start_cost: tuple[int, int] | None = None
    """Left out: of all the units."""
    lost_cost: tuple[int, int] | None = None
    """Left out: of the units that are lost."""
    fort_destroyed: bool = False
    fog: dict[str, int] = {}
    """Last round by sector."""
    walls: tuple[WallSetup, ...] = ()
    holders: dict[str, str] = {}
    """Side by sector; left out: who is alone there, or listed first."""


class Scenario(Part, frozen=True):
    """A set-up of `cerilia`."""

    id: str
    units: tuple[UnitSetup, ...]
    way: str = "fixed"
    """`fixed`: all as listed; `deployed`: units and casters are placed; `free`: terrain too."""
    casters: tuple[CasterSetup, ...] = ()
    terrain: tuple[CardSetup, ...] = ()
    fort: FortSetup | None = None
    objective: str = "none"
    round_limit: int = 12
    timeout: str = "points"
    night: bool = False
    points: tuple[int, int] | None = None
    """What the armies may cost at most."""
    params: dict[str, int | str | bool] = {}
    """Parameters and options that differ."""
    position: Position | None = None
    """Given: a position to go on from."""
    minutes: tuple[int, int] = (0, 0)
    quick: bool = False
    name: str = ""
    """For scenarios that are not shipped; shipped ones are named by their texts."""


def has_secrets(made: Scenario) -> bool:
    """Return whether units are hidden, or can be."""
    hiding = {spell.id for spell in SPELLS if spell.effect == HIDE}
    cast = any(spell in hiding for caster in made.casters for spell in caster.spells)
    return cast or any(unit.hidden for unit in made.units)


def seats_of(made: Scenario) -> int:
    """Return how many commanders there are."""
    return 4 if any(unit.commander == 2 for unit in made.units) else 2


def side_of_name(name: str) -> int:
    """Return the side of a unit's name."""
    return ATT if name[:1] == "a" else DEF


def caster_side(made: Scenario, caster: CasterSetup) -> int:
    """Return a caster's side: its host's, or the one it names."""
    return side_of_name(caster.host) if caster.host else SIDES.index(caster.side)


def cost_of(units: Sequence[UnitSetup], side: int) -> int:
    """Return what the units of a side cost."""
    return sum(
        CARDS[TYPES.index(u.type) - 1].cost
        for u in units
        if side_of_name(u.id) == side and not u.summoned
    )


def capacity(made: Scenario, side: int) -> int:
    """Return how many units a side can come to have: its own, and one for each summoning."""
    numbers = [int(u.id[1:]) for u in made.units if side_of_name(u.id) == side]
    summoning = [s.id for s in SPELLS if s.effect == SUMMON]
    summons = sum(
        sum(spell in summoning for spell in caster.spells)
        for caster in made.casters
        if (caster.host or caster.side) and caster_side(made, caster) == side
    )
    return max(numbers, default=0) + summons
