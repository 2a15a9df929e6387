"""What a scenario of `wizardrimort` is made of, as it stands in its file."""

from __future__ import annotations

import msgspec


class CommanderSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A commander; his seat is his place in the list."""

    side: str
    """`A` or `B`."""
    faction: str = ""
    """Left out: chosen by draft."""
    armies: int = 1
    """Full armies that he leads; 0: a share of one."""


class CastleSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A castle; its walls are bodies that name it."""

    side: str
    zone: tuple[int, int, int, int]
    """x0, y0, x1, y1 of its outline."""
    razed: bool = False


class BodySetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A solid thing: terrain, a wall, a block, a catapult or an object."""

    id: str
    kind: str
    disc: tuple[int, int, int] | None = None
    """x, y of the centre, radius."""
    rect: tuple[int, int, int, int] | None = None
    """x0, y0, x1, y1."""
    bottom: int = 0
    top: int | None = None
    """Left out: the usual height of its kind."""
    side: str = ""
    """Owner of a block, a catapult or a crystal; side of a wall's castle."""
    loose: bool = False
    """The players place it before the game."""
    # Only in a position:
    hp: int | None = None
    shots: int = 0
    moved: bool = False


class UnitSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A unit. Left out is where it stands only if it is to be deployed, or lost."""

    id: str
    """Side and number: `A1`."""
    warrior: str
    """Letter of its class: D, B, L, A, P."""
    at: tuple[int, ...] = ()
    """x, y, and its level where that is not what is highest there."""
    facing: tuple[int, int] = (0, 0)
    """Left out: east for side A, west for side B."""
    commander: int = 0
    """Seat, from 1; left out: the first of its side."""
    skeleton: bool = False
    mercenary: bool = False
    # Only in a position:
    lost: bool = False
    used: bool = False
    attacks: int = 0
    came_from: tuple[int, ...] = ()
    """x, y where its turn began; left out: where it stands."""
    path: int = 0
    descended: bool = False
    teleported: bool = False
    seen_by: tuple[str, ...] = ()


class SideSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a side has; what is left out is the default."""

    coins: int = 0
    pool: int | None = None
    """Blocks; left out: those of each full army."""
    start_size: int | None = None
    """Base of the spirits; left out: the units that the scenario has."""
    zone: tuple[int, int, int, int] | None = None
    """Where its units may be deployed; left out: its castle."""
    # Only in a position:
    crystal_destroyed: bool = False
    wins: int = 0


class TurnSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position in the middle of a turn, in which its commander acts."""

    slot: int = 0
    """Place in the round, from 0."""
    round: int = 1
    first: str = "A"
    """Side that began."""
    white: int = 6
    black: int = 6
    red: int = 6
    """What is left of the dice."""
    rolled: bool = True
    """Whether the dice have been rolled; if not, they are now."""
    converted: int = 0
    hired: int = 0
    credit: int = 0
    penalty: tuple[int, ...] = ()
    """Commanders, from 1, whose next roll is reduced."""
    interrupted: tuple[int, ...] = ()
    declined: tuple[int, ...] = ()
    obelisk_armed: str = ""
    hold_armed: str = ""
    sieged: int = 0
    game: int = 1


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A set-up of `wizardrimort`."""

    id: str
    width: int = 0
    height: int = 0
    commanders: tuple[CommanderSetup, ...] = ()
    units: tuple[UnitSetup, ...] = ()
    bodies: tuple[BodySetup, ...] = ()
    castles: tuple[CastleSetup, ...] = ()
    a: SideSetup = SideSetup()
    b: SideSetup = SideSetup()
    modes: tuple[str, ...] = ("basic",)
    """One game, or those of a chronicle."""
    first: str = "lot"
    """Side that begins, or `lot`."""
    order: tuple[int, ...] = ()
    """Commanders, from 1, in the turns of a round if side A is first; left out: by turns."""
    defender: str = ""
    """Side that is besieged."""
    bank: int | None = None
    """Coins at the Mine; left out: the parameter, or none without a Mine."""
    draft: bool = False
    deploy: bool = False
    params: dict[str, int | str | bool] = {}
    variant_of: str = ""
    """The scenario whose table and armies it has, unless it names its own."""
    turn: TurnSetup | None = None
    """Given: a position to go on from. Left out: the game begins."""
    minutes: tuple[int, int] = (0, 0)
    quick: bool = False
    name: str = ""
    """For scenarios that are not shipped; shipped ones are named by their texts."""
