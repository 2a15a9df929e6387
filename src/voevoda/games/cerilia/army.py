"""Armies by points: what a list costs, whether it may be fielded, where it stands by default."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

from voevoda.core.armies import Armies, Table
from voevoda.core.errors import Message, ScenarioError
from voevoda.core.scenarios import converted, read_file
from voevoda.games.cerilia.checks import MOST_CASTERS, MOST_UNITS, NONE, checked, nearest
from voevoda.games.cerilia.records import COLS, SIDES
from voevoda.games.cerilia.roster import (
    CARDS,
    CLASS_LETTERS,
    CLASSES,
    SIGNS,
    SPELL_IDS,
    SPELLS,
    TRAITS,
    TYPES,
)
from voevoda.games.cerilia.scenarios import SHELF
from voevoda.games.cerilia.setups import CasterSetup, Scenario, UnitSetup

MOST = MOST_UNITS // 3
"""Units of one army, so that two fit with all that they may summon."""
COLUMNS = "CBDAE"
"""Columns of the home row from the centre outwards."""
SLOTS = 3
USUAL_GROUND = "open_field"
LONGEST_COUNT = 3
"""Digits of a number of units."""


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
    if isinstance(source, Mapping):
        return converted(source, Army)
    return read_file(Path(str(source)), lambda tree: converted(tree, Army), lambda error: [])


def cost_of_type(kind: str) -> int:
    """Return what a unit of a type costs."""
    return CARDS[TYPES.index(kind) - 1].cost


def cost(made: Army) -> int:
    """Return what an army costs."""
    return sum(map(cost_of_type, made.units))


def check(made: Army, limit: int | None = None, side: str = "") -> None:
    """Raise ScenarioError for the first fault of an army, naming its place and what to do.

    `limit` is what it may cost (None: anything); `side` is told, where two armies are checked.
    """
    if not made.units:
        raise ScenarioError("cerilia-army-empty", side=side)
    for number, kind in enumerate(made.units, 1):
        if kind not in TYPES[1:]:
            raise ScenarioError(
                "cerilia-army-type", side=side, number=number, value=kind, near=nearest(kind, TYPES)
            )
    if len(made.units) > MOST:
        raise ScenarioError("cerilia-army-many", side=side, count=len(made.units), most=MOST)
    _check_casters(made, side)
    over = 0 if limit is None else cost(made) - limit
    if limit is not None and over > 0:
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
            near=NONE if known else nearest(spell, own),
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
    attacker: Army,
    defender: Army,
    limit: tuple[int, int] | None = None,
    ground: Any = USUAL_GROUND,
) -> Scenario:
    """Return a battle of two armies on the ground of a scenario, both deployed by the players.

    Without a limit, that of the ground holds. Raises ScenarioError naming the first fault.
    """
    base = SHELF.find(ground)
    limits = limit or base.points
    check(attacker, limits and limits[0], SIDES[0])
    check(defender, limits and limits[1], SIDES[1])
    units, casters = muster(attacker, SIDES[0])
    more_units, more_casters = muster(defender, SIDES[1])
    return checked(
        msgspec.structs.replace(
            base,
            id="armies",
            name=" – ".join(filter(None, (attacker.name, defender.name))),
            way="free" if base.way == "free" else "deployed",
            units=units + more_units,
            casters=casters + more_casters,
            points=limits,
            position=None,
            quick=False,
        )
    )


# --- lists in words ---------------------------------------------------------------------------


def parse(words: Sequence[str]) -> Army:
    """Return the army of a list such as `knights 2 infantry elite_infantry+mage:fog,night`.

    A number is of the unit behind it; a caster joins the unit that it is written to. What is
    fielded is not checked here. Raises ScenarioError for a number without a unit.
    """
    units: list[str] = []
    casters: list[ArmyCaster] = []
    count = ""
    for word in [part.strip() for text in words for part in text.split()]:
        if count and (word.isdecimal() or len(count) > LONGEST_COUNT or int(count) < 1):
            break
        if word.isdecimal():
            count = word
            continue
        kind, *joined = word.lower().split("+")
        for _ in range(int(count or 1)):
            units.append(kind)
            casters += [_caster(text, len(units)) for text in joined]
        count = ""
    if count:
        raise ScenarioError("cerilia-army-count", text=count[: LONGEST_COUNT + 1])
    return Army(tuple(units), tuple(casters))


def _caster(text: str, host: int) -> ArmyCaster:
    kind, _, spells = text.partition(":")
    return ArmyCaster(kind, tuple(filter(None, spells.split(","))), host)


def format(made: Army) -> str:
    """Return an army as `parse` reads it."""
    joined = [
        kind + "".join(f"+{c.kind}:{','.join(c.spells)}" for c in made.casters if c.host == number)
        for number, kind in enumerate(made.units, 1)
    ]
    groups = [(word, len(list(same))) for word, same in groupby(joined)]
    return " ".join(word if count == 1 else f"{count} {word}" for word, count in groups)


def cards() -> Sequence[Table]:
    """Return all unit cards and all spells."""
    units = [
        (
            card.id,
            card.cost,
            card.move,
            _by_damage(card.melee),
            _by_damage(card.missile),
            _by_damage(card.charge),
            card.defense,
            "".join(letter for bit, letter in enumerate(SIGNS) if card.signs >> bit & 1),
            (
                Message(f"cerilia-unit-{_hyphened(card.id)}"),
                *(
                    Message(f"cerilia-trait-{_hyphened(name)}")
                    for bit, name in enumerate(TRAITS)
                    if card.traits >> bit & 1
                ),
            ),
        )
        for card in CARDS
    ]
    spells = [
        (
            CLASSES[spell.caster],
            spell.id,
            Message(f"cerilia-spell-{_hyphened(spell.id)}"),
            Message(f"cerilia-spell-{_hyphened(spell.id)}.effect"),
        )
        for spell in SPELLS
    ]
    ratings = ("move", "melee", "missile", "charge", "defense", "signs")
    return (
        Table(("unit", "cost", *ratings, "traits"), units),
        Table(("caster", "spell", "name", "effect"), spells),
    )


def bill(made: Army) -> Table:
    """Return each unit of an army with its caster and its price."""
    casters = {c.host: f"{c.kind}: {', '.join(c.spells) or '-'}" for c in made.casters}
    rows = [
        (number, kind, Message(f"cerilia-unit-{_hyphened(kind)}"), casters.get(number, ""), price)
        for number, kind in enumerate(made.units, 1)
        for price in [cost_of_type(kind)]
    ]
    return Table(("number", "unit", "name", "caster", "cost"), rows)


def _hyphened(name: str) -> str:
    return name.replace("_", "-")


def _by_damage(ratings: Sequence[int]) -> str:
    return "/".join(map(str, ratings)) or "-"


def _meet(armies: Sequence[Army], limits: Sequence[int] | None, ground: Any) -> Scenario:
    attacker, defender = armies
    both = (limits[0], limits[-1]) if limits else None
    return battle(attacker, defender, both, ground or USUAL_GROUND)


ARMIES = Armies(
    sides=SIDES,
    cards=cards,
    read=army,
    parse=parse,
    format=format,
    check=check,
    cost=cost,
    bill=bill,
    battle=_meet,
)
"""What the command line is told of armies."""
