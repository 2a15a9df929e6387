"""Armies by points: what a list costs, whether it may be fielded, where it stands by default."""

from __future__ import annotations

import difflib
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from voevoda.core.errors import ScenarioError
from voevoda.games.cerilia.checks import MOST_CASTERS, MOST_UNITS, checked
from voevoda.games.cerilia.records import COLS, SIDES
from voevoda.games.cerilia.roster import CARDS, CLASS_LETTERS, CLASSES, SPELL_IDS, SPELLS, TYPES
from voevoda.games.cerilia.scenarios import scenario
from voevoda.games.cerilia.setups import CasterSetup, Scenario, UnitSetup

NONE = "none"
MOST = MOST_UNITS // 3
"""Units of one army, so that two fit with all that they may summon."""
COLUMNS = "CBDAE"
"""Columns of the home row from the centre outwards."""
SLOTS = 3


class ArmyCaster(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A caster of an army."""

    kind: str
    """`mage` or `priest`."""
    spells: tuple[str, ...]
    host: int = 1
    """The unit that it joins by default: its place in the list, from 1."""


class Army(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A list of units, and casters that cost nothing."""

    units: tuple[str, ...]
    """Unit types, each as often as it is fielded."""
    casters: tuple[ArmyCaster, ...] = ()
    name: str = ""


def army(source: Any) -> Army:
    """Return an army: a TOML file by path, or decoded JSON; raises ScenarioError."""
    if isinstance(source, Army):
        return source
    try:
        if not isinstance(source, Mapping):
            source = tomllib.loads(Path(str(source)).read_text("utf-8"))
        return msgspec.convert(source, Army)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ScenarioError("scenario-invalid", detail=str(error)) from None


def cost_of_type(kind: str) -> int:
    """Return what a unit of a type costs."""
    return CARDS[TYPES.index(kind) - 1].cost


def cost(made: Army) -> int:
    """Return what an army costs."""
    return sum(map(cost_of_type, made.units))


def check(made: Army, limit: int, side: str = "") -> None:
    """Raise ScenarioError for the first fault of an army, naming its place and what to do.

    `side` is told with it, where two armies are checked.
    """
    if not made.units:
        raise ScenarioError("cerilia-army-empty", side=side)
    for number, kind in enumerate(made.units, 1):
        if kind not in TYPES[1:]:
            raise ScenarioError(
                "cerilia-army-type", side=side, number=number, value=kind, near=_near(kind, TYPES)
            )
    if len(made.units) > MOST:
        raise ScenarioError("cerilia-army-many", side=side, count=len(made.units), most=MOST)
    _check_casters(made, side)
    over = cost(made) - limit
    if over > 0:
        number = _to_drop(made, over)
        raise ScenarioError(
            "cerilia-army-points",
            side=side,
            cost=cost(made),
            limit=limit,
            over=over,
            number=number,
            drop=made.units[number - 1],
            saves=cost_of_type(made.units[number - 1]),
        )


def _near(word: str, known: Sequence[str]) -> str:
    near = difflib.get_close_matches(word, [k for k in known if k], 1, 0.4)
    return near[0] if near else NONE


def _to_drop(made: Army, over: int) -> int:
    """Return the cheapest unit whose leaving is enough, else the dearest; its number from 1."""
    ranked = sorted((cost_of_type(kind), number) for number, kind in enumerate(made.units, 1))
    enough = [number for price, number in ranked if price >= over]
    return enough[0] if enough else ranked[-1][1]


def _check_casters(made: Army, side: str) -> None:
    if len(made.casters) > min(len(made.units), MOST_CASTERS // 2):
        raise ScenarioError(
            "cerilia-army-casters",
            side=side,
            count=len(made.casters),
            most=min(len(made.units), MOST_CASTERS // 2),
        )
    hosts = Counter(caster.host for caster in made.casters)
    for number, caster in enumerate(made.casters, 1):
        if caster.kind not in CLASSES:
            raise ScenarioError(
                "cerilia-army-class", side=side, number=number, value=caster.kind,
                known=", ".join(CLASSES),
            )  # fmt: skip
        if not 1 <= caster.host <= len(made.units) or hosts[caster.host] > 1:
            raise ScenarioError(
                "cerilia-army-host", side=side, number=number, host=caster.host,
                units=len(made.units),
            )  # fmt: skip
        for spell in caster.spells:
            _check_spell(number, caster, spell, side)


def _check_spell(number: int, caster: ArmyCaster, spell: str, side: str) -> None:
    own = [s.id for s in SPELLS if CLASSES[s.caster] == caster.kind]
    if spell not in own:
        known = spell in SPELL_IDS
        raise ScenarioError(
            "cerilia-army-spell",
            side=side,
            number=number,
            spell=spell,
            kind=caster.kind,
            near=NONE if known else _near(spell, own),
        )


def stand(kinds: Sequence[str]) -> list[str]:
    """Return where the units of a list stand by default, `C1` to `E1` and `R`.

    The strongest go to the centre; in a sector, those that fight hand to hand come first.
    """
    order = sorted(range(len(kinds)), key=lambda n: (-cost_of_type(kinds[n]), n))
    places = [""] * len(kinds)
    for rank, number in enumerate(order):
        column = COLUMNS[rank % COLS]
        places[number] = f"{column}1" if rank < COLS * SLOTS else "R"
    return places


def muster(made: Army, side: str) -> tuple[tuple[UnitSetup, ...], tuple[CasterSetup, ...]]:
    """Return an army as the units and casters of a scenario, for `ATT` or `DEF`."""
    letter, row = ("a", "1") if side == SIDES[0] else ("d", "3")
    places = [place.replace("1", row) for place in stand(made.units)]
    units = tuple(
        UnitSetup(id=f"{letter}{number}", type=kind, place=place)
        for number, (kind, place) in enumerate(zip(made.units, places, strict=True), 1)
    )
    first = 1 if side == SIDES[0] else MOST_CASTERS // 2 + 1
    casters = tuple(
        CasterSetup(
            id=f"{CLASS_LETTERS[CLASSES.index(caster.kind)]}{number}",
            spells=caster.spells,
            host=f"{letter}{caster.host}",
        )
        for number, caster in enumerate(made.casters, first)
    )
    return units, casters


def battle(
    attacker: Army, defender: Army, limit: tuple[int, int], ground: str | Scenario = "open_field"
) -> Scenario:
    """Return a battle of two armies on the ground of a scenario, both deployed by the players.

    Raises ScenarioError naming the first fault of an army.
    """
    check(attacker, limit[0], SIDES[0])
    check(defender, limit[1], SIDES[1])
    base = scenario(ground)
    units, casters = muster(attacker, SIDES[0])
    more_units, more_casters = muster(defender, SIDES[1])
    return checked(
        msgspec.structs.replace(
            base,
            id="armies",
            way="free" if base.way == "free" else "deployed",
            units=units + more_units,
            casters=casters + more_casters,
            points=limit,
            position=None,
            quick=False,
        )
    )
