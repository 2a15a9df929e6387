"""Write the browser client's types from the Python ones.

python scripts/generate_types.py            write web/src/generated/*.ts
python scripts/generate_types.py --check    fail where a file is not what would be written
"""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as shapes

from voevoda.core.errors import Message
from voevoda.games.cerilia import setups as cerilia_setups
from voevoda.games.cerilia.previews import AttackOdds
from voevoda.games.cerilia.roster import CARDS, CLASSES, SIGNS, SPELLS, TRAITS, Card
from voevoda.games.cerilia.view import CeriliaView
from voevoda.games.cities.scenarios import LocationSetup, Scenario, TurnSetup, UnitSetup
from voevoda.games.cities.view import CitiesView
from voevoda.games.grand import setups as grand_setups
from voevoda.games.grand.battle_view import BattleView
from voevoda.games.grand.layout_advice import LayoutAdvice
from voevoda.games.grand.previews import DeclarationOdds
from voevoda.games.grand.view import GrandView
from voevoda.games.wizardrimort import setups as wizardrimort_setups
from voevoda.games.wizardrimort.previews import ShotOdds
from voevoda.games.wizardrimort.view import WizardrimortView
from voevoda.server import messages

FOLDER = Path(__file__).resolve().parents[1] / "web/src/generated"
HEADER = "// Written by scripts/generate_types.py from {source}: change it there.\n"
CITIES_SET_UP = (LocationSetup, UnitSetup, TurnSetup, Scenario)
CERILIA_SET_UP = (
    cerilia_setups.UnitSetup,
    cerilia_setups.CasterSetup,
    cerilia_setups.CardSetup,
    cerilia_setups.FortSetup,
    cerilia_setups.WallSetup,
    cerilia_setups.Position,
    cerilia_setups.Scenario,
)
GRAND_SET_UP = (
    grand_setups.BuildingSetup,
    grand_setups.UnitSetup,
    grand_setups.DeclarationSetup,
    grand_setups.Position,
    grand_setups.ArmySetup,
    grand_setups.Scenario,
)
WIZARDRIMORT_SET_UP = (
    wizardrimort_setups.CommanderSetup,
    wizardrimort_setups.CastleSetup,
    wizardrimort_setups.BodySetup,
    wizardrimort_setups.UnitSetup,
    wizardrimort_setups.SideSetup,
    wizardrimort_setups.TurnSetup,
    wizardrimort_setups.Scenario,
)
SENT = (
    messages.Request,
    messages.NewTable,
    messages.NewFork,
    *CITIES_SET_UP,
    *CERILIA_SET_UP,
    *GRAND_SET_UP,
    *WIZARDRIMORT_SET_UP,
)
"""What the page sends: fields with defaults may be left out."""

SIMPLE = {
    shapes.AnyType: "unknown",
    shapes.BoolType: "boolean",
    shapes.FloatType: "number",
    shapes.IntType: "number",
    shapes.NoneType: "null",
    shapes.StrType: "string",
}


def type_text(shape: shapes.Type) -> str:
    """Return a type as TypeScript writes it."""
    match shape:
        case shapes.Metadata():
            return type_text(shape.type)
        case shapes.StructType():
            return shape.cls.__name__
        case shapes.UnionType():
            return " | ".join(dict.fromkeys(type_text(part) for part in shape.types))
        case shapes.LiteralType():
            return " | ".join(f'"{value}"' for value in shape.values)
        case shapes.ListType() | shapes.VarTupleType():
            return f"readonly {bracketed(type_text(shape.item_type))}[]"
        case shapes.TupleType():
            return f"readonly [{', '.join(type_text(item) for item in shape.item_types)}]"
        case shapes.DictType():
            return f"Readonly<Record<string, {type_text(shape.value_type)}>>"
    return SIMPLE[type(shape)]


def bracketed(text: str) -> str:
    """Return a type that can stand before `[]`."""
    return f"({text})" if " " in text else text


def interface(struct: type[msgspec.Struct], is_sent: bool) -> str:
    """Return a struct as an interface."""
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    lines = [f"/** {(inspect.getdoc(struct) or '').splitlines()[0]} */"]
    lines.append(f"export interface {struct.__name__} {{")
    if shape.tag is not None:
        lines.append(f'  readonly {shape.tag_field}: "{shape.tag}";')
    is_brief = is_sent or struct.__struct_config__.omit_defaults
    for field in shape.fields:
        mark = "?" if is_brief and not field.required else ""
        lines.append(f"  readonly {field.encode_name}{mark}: {type_text(field.type)};")
    return "\n".join([*lines, "}", ""])


def structs_in(module_of: type) -> Iterator[type[msgspec.Struct]]:
    """Yield the structs that the module of a class defines, in its order."""
    for value in vars(sys.modules[module_of.__module__]).values():
        if (
            isinstance(value, type)
            and issubclass(value, msgspec.Struct)
            and value.__module__ == module_of.__module__
        ):
            yield value


def module_text(source: str, structs: Iterable[type[msgspec.Struct]], unions: Any = ()) -> str:
    """Return a file of interfaces, and of unions by name."""
    sent = {name for kind in SENT for name in type_text(shapes.type_info(kind)).split(" | ")}
    parts = [HEADER.format(source=source)]
    parts += [interface(struct, struct.__name__ in sent) for struct in structs]
    for name, union in unions:
        parts.append(f"export type {name} = {type_text(shapes.type_info(union))};\n")
    return "\n".join(parts)


def card_facts(card: Card) -> dict[str, Any]:
    """Return what is printed on a unit card, by the names that its view has."""
    return {
        "cost": card.cost,
        "move": card.move,
        "defense": card.defense,
        "hits": card.hits,
        "melee": card.melee,
        "missile": card.missile,
        "charge": card.charge,
        "signs": "".join(sign for bit, sign in enumerate(SIGNS) if card.signs >> bit & 1),
        "traits": [name for bit, name in enumerate(TRAITS) if card.traits >> bit & 1],
    }


def object_text(facts: dict[str, Any]) -> str:
    """Return an object literal."""
    return ", ".join(f"{name}: {json.dumps(value)}" for name, value in facts.items())


def cards_text(source: str) -> str:
    """Return the unit cards and the spells of casters, for those who set up battles."""
    names = " | ".join(json.dumps(name) for name in card_facts(CARDS[0]))
    known = {k: [s.id for s in SPELLS if CLASSES[s.caster] == k] for k in CLASSES}
    return "\n".join(
        [
            HEADER.format(source=source),
            'import type { UnitView } from "./cerilia";\n',
            "/** What is printed on the card of a unit type. */",
            f"export type Card = Pick<UnitView, {names}>;\n",
            "export const CARDS: Readonly<Record<string, Card>> = {",
            *(f"  {card.id}: {{ {object_text(card_facts(card))} }}," for card in CARDS),
            "};\n",
            "/** Spells of a class of casters. */",
            "export const SPELLS: Readonly<Record<string, readonly string[]>> = {",
            *(f"  {kind}: {json.dumps(spells)}," for kind, spells in known.items()),
            "};\n",
        ]
    )


def files() -> dict[str, str]:
    """Return the contents of each file by name."""
    house = "src/voevoda"
    unions = (("Request", messages.Request), ("Reply", messages.Reply))
    return {
        "messages.ts": module_text(
            f"{house}/server/messages.py", [Message, *structs_in(messages.Hello)], unions
        ),
        "cerilia.ts": module_text(
            f"{house}/games/cerilia/view.py and previews.py",
            [*structs_in(CeriliaView), *structs_in(AttackOdds)],
        ),
        "ceriliaScenario.ts": module_text(f"{house}/games/cerilia/setups.py", CERILIA_SET_UP),
        "ceriliaCards.ts": cards_text(f"{house}/games/cerilia/roster.py"),
        "cities.ts": module_text(f"{house}/games/cities/view.py", structs_in(CitiesView)),
        "grand.ts": module_text(
            f"{house}/games/grand/view.py, battle_view.py, previews.py and layout_advice.py",
            [
                *structs_in(GrandView),
                *structs_in(BattleView),
                *structs_in(DeclarationOdds),
                *structs_in(LayoutAdvice),
            ],
        ),
        "grandScenario.ts": module_text(f"{house}/games/grand/setups.py", GRAND_SET_UP),
        "wizardrimort.ts": module_text(
            f"{house}/games/wizardrimort/view.py and previews.py",
            [*structs_in(WizardrimortView), *structs_in(ShotOdds)],
        ),
        "wizardrimortScenario.ts": module_text(
            f"{house}/games/wizardrimort/setups.py", WIZARDRIMORT_SET_UP
        ),
        "citiesScenario.ts": module_text(f"{house}/games/cities/scenarios.py", CITIES_SET_UP),
    }


def main(arguments: list[str]) -> int:
    """Write the files, or compare them."""
    drifted = []
    for name, text in files().items():
        file = FOLDER / name
        if file.is_file() and file.read_text("utf-8") == text:
            continue
        drifted.append(name)
        if "--check" not in arguments:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
    if drifted and "--check" in arguments:
        print(f"not up to date: {', '.join(drifted)}; run python scripts/generate_types.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
