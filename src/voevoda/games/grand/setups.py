"""What a scenario of `grand` is made of, as it stands in its file."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from voevoda.games.grand.records import LONGEST_NAME


class BuildingSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A building."""

    kind: str
    cell: str
    owner: int = 0
    """Seat; 0: nobody."""
    level: int = 1
    # Only in a position:
    acted: bool = False
    """Its active action is spent."""
    gains: bool = False
    """It is gaining a level."""
    spoiled: bool = False
    ghosts: int = 0
    """Seat under whose spell it is."""


class UnitSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A unit."""

    tag: str
    """Seat at its creation, letter of its kind, number: `1R2`."""
    cell: str
    school: str = ""
    """Of a mage."""
    # Only in a position:
    owner: int | None = None
    """Seat; left out: the one of the tag."""
    mithril: bool = False
    acted: bool = False
    moved: bool = False
    carried: bool = False
    pinned: bool = False
    state: str = ""
    """Of a dragon: asleep if left out, waiting, tamed or free."""
    home: str = ""
    """Of a dragon; left out: where it is."""
    former: int = 0
    """Of a free dragon: the seat that had tamed it."""
    controller: str = ""
    """Of a zombie or a dragon: tag of its mage."""
    work: str = ""
    """What it is building."""
    spoiled: bool = False
    wind: int = 0
    """Seat under whose spell it is; likewise below."""
    water: int = 0
    stun: int = 0
    fury: int = 0


class DeclarationSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A battle that was declared in this turn."""

    source: str
    target: str
    status: str = "open"
    as_neutral: bool = False


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The middle of a game: a seat is giving its orders."""

    active: int
    year: int = 1
    coins: dict[str, int] = {}
    """By seat; left out: those of the beginning."""
    peace: tuple[tuple[int, int], ...] = ()
    notice: tuple[tuple[int, int], ...] = ()
    """Who gave notice to whom; likewise below."""
    offers: tuple[tuple[int, int], ...] = ()
    talked: tuple[tuple[int, int], ...] = ()
    turmoil: dict[str, int] = {}
    """Payments still lost, by land."""
    out: tuple[int, ...] = ()
    out_before: tuple[int, ...] = ()
    """Seats that were out when the turn began."""
    next_number: int = 0
    """Of the next unit; 0: after the highest."""
    declared: tuple[DeclarationSetup, ...] = ()


class ArmySetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An army of a stand-alone battle."""

    strength: int
    plus: bool = False
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A set-up of `grand`: a map, or two sides of a stand-alone battle."""

    id: str
    seats: tuple[int, ...] = (1, 2)
    """Seats in play. Home cities of others are nobody's, and their units absent."""
    teams: tuple[tuple[int, ...], ...] = ()
    """Left out: everybody alone."""
    params: dict[str, int | str | bool] = {}
    """Parameters and options that differ."""
    minutes: tuple[int, int] = (0, 0)
    quick: bool = False
    name: str = ""
    """For scenarios that are not shipped; shipped ones are named by their texts."""
    terrain: tuple[str, ...] = ()
    """Rows from the top: F field, W forest, D desert, M mountain, S sea; small with a river."""
    lands: tuple[str, ...] = ()
    """The land of each cell, `.` for none."""
    land_names: dict[str, str] = {}
    symmetry: Literal["none", "half_turn"] = "none"
    """What the map, and what stands on it, has to be symmetric under."""
    mine_sites: tuple[str, ...] = ()
    dragon_marks: tuple[str, ...] = ()
    bridges: tuple[str, ...] = ()
    buildings: tuple[BuildingSetup, ...] = ()
    units: tuple[UnitSetup, ...] = ()
    coins: dict[str, int] = {}
    """By seat, where they differ from `start_coins`."""
    position: Position | None = None
    """Given: a position to go on from. Left out: the game begins."""
    attackers: tuple[ArmySetup, ...] = ()
    """Of a stand-alone battle; likewise the next."""
    defenders: tuple[ArmySetup, ...] = ()
    variant_of: str = ""
    """A shipped scenario whose map and pieces this one takes over."""
