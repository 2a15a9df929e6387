"""The scenarios of `cerilia`, typed in a second time, and how a scenario becomes a battle."""

from __future__ import annotations

from typing import TypedDict

from tests.games.cerilia.naive_cards import EDGE_KINDS, KINDS, PARAMS, SPELLS, UNIT_TYPES, Value
from tests.games.cerilia.naive_state import (
    LETTER,
    SECTORS,
    SIDES,
    Card,
    Caster,
    Fort,
    Position,
    Unit,
    is_home,
    neighbour,
)


class Scenario(TypedDict, total=False):
    """A scenario; `units` and `casters` are required.

    `setup` says what is left to the players: nothing (`fixed`), deployment and attachment
    (`deploy`), or the fort and the terrain pool as well (`free`). A unit without a place and a
    caster without a host are left to them always.

    A unit is `a1 knights C1`, a caster `m1 mage a8 fog day` (`-` for no host), a card `hill B2` or
    `river A3>s`; in the `pool` the places are defaults and may be left out.
    """

    setup: str
    night: bool
    objective: str
    fort: tuple[str, int]
    fort_fixed: bool
    terrain: list[str]
    pool: list[str]
    units: dict[int, list[str]]
    casters: dict[int, list[str]]
    params: dict[str, Value]


TEAMS = {0: "ATT", 1: "DEF", 2: "ATT", 3: "DEF"}


def read_card(text: str, source: str = "natural") -> tuple[str, Card]:
    """Return sector and card of `hill B2` or `river A3>s`."""
    kind, place = text.split()
    sector, _, direction = place.partition(">")
    return sector, Card(kind, direction or None, source)


def card_fits(sector: str, kind: str, direction: str | None) -> bool:
    """Tell whether a kind has a direction if it needs one, towards a sector of the mat."""
    if kind in EDGE_KINDS:
        return direction is not None and neighbour(sector, direction) is not None
    return direction is None


def laid_out(scenario: Scenario, fixed: bool = False) -> Position:
    """Return the table of a scenario before anything is decided, round 0.

    With `fixed` every default is taken.
    """
    setup = "fixed" if fixed else scenario.get("setup", "fixed")
    pos = Position(params={**PARAMS, **scenario.get("params", {})})
    pos.commanders = {number: TEAMS[number] for number in sorted(scenario["units"])}
    pos.night = scenario.get("night", False)
    pos.objective = scenario.get("objective")
    for text in scenario.get("terrain", []):
        sector, card = read_card(text)
        pos.cards[sector] = card
    _lay_fort_and_pool(pos, scenario, setup)
    for commander, texts in scenario["units"].items():
        for text in texts:
            name, kind, *place = text.split()
            where = place[0] if place and setup == "fixed" else ""
            pos.units[name] = Unit(name, kind, TEAMS[commander], commander, where)
    pos.units = {name: pos.units[name] for name in _by_number(pos)}
    for unit in pos.units.values():
        if unit.place:
            pos.line(unit.place, unit.side).append(unit.id)
    for commander, texts in scenario.get("casters", {}).items():
        for text in texts:
            name, kind, host, *spells = text.split()
            carried = host if host != "-" and setup == "fixed" else None
            pos.casters[name] = Caster(name, kind, TEAMS[commander], commander, carried, spells)
    return pos


def _lay_fort_and_pool(pos: Position, scenario: Scenario, setup: str) -> None:
    if "fort" in scenario:
        sector, pos.fort_level = scenario["fort"]
        if setup != "free" or scenario.get("fort_fixed", False):
            pos.fort = Fort(sector, pos.fort_level, pos.number("fort_bonus"))
            pos.fort_level = 0
    for text in scenario.get("pool", []):
        if setup == "free":
            pos.pool.append(text.split()[0])
        elif " " in text:
            sector, card = read_card(text)
            pos.cards[sector] = card


def _by_number(pos: Position) -> list[str]:
    return sorted(pos.units, key=lambda name: (name[0], int(name[1:])))


def scenario_faults(scenario: Scenario) -> list[str]:
    """Return what makes a scenario invalid, empty if it is valid."""
    return [*_force_faults(scenario), *_caster_faults(scenario), *_ground_faults(scenario)]


def _force_faults(scenario: Scenario) -> list[str]:
    found = []
    stacks: dict[tuple[str, str], int] = {}
    for commander, texts in scenario["units"].items():
        side = TEAMS[commander]
        for text in texts:
            name, kind, *place = text.split()
            if kind not in UNIT_TYPES or name[0] != LETTER[side]:
                found.append(f"{name} is no unit of its side")
            if not place or place[0] == "R":
                continue
            stacks[place[0], side] = stacks.get((place[0], side), 0) + 1
            mounted = kind in UNIT_TYPES and "mounted" in UNIT_TYPES[kind].traits
            if mounted and side == "ATT" and place[0] == scenario.get("fort", ("",))[0]:
                found.append(f"{name} is mounted in the fort")
    slots = scenario.get("params", {}).get("slots_per_side", PARAMS["slots_per_side"])
    assert isinstance(slots, int)
    found += [f"too many in {sector}" for (sector, _), count in stacks.items() if count > slots]
    placed = {side for _, side in stacks}
    for side in SIDES:
        free = scenario.get("setup", "fixed") != "fixed"
        mine = [t for c, texts in scenario["units"].items() if TEAMS[c] == side for t in texts]
        open_places = free or any(len(text.split()) == 2 for text in mine)
        if not mine or not (side in placed or open_places):
            found.append(f"{side} has nobody to put on the mat")
    return found


def _caster_faults(scenario: Scenario) -> list[str]:
    found = []
    for commander, texts in scenario.get("casters", {}).items():
        if len(texts) > len(scenario["units"].get(commander, [])):
            found.append(f"commander {commander} has more casters than units")
        for text in texts:
            name, kind, _, *spells = text.split()
            if not set(spells) <= set(SPELLS.get(kind, ())):
                found.append(f"{name} has a spell of another class")
    return found


def _ground_faults(scenario: Scenario) -> list[str]:
    found = []
    cards = [*scenario.get("terrain", []), *(t for t in scenario.get("pool", []) if " " in t)]
    places = []
    for text in cards:
        sector, card = read_card(text)
        places.append(sector)
        good = sector in SECTORS and card.kind in KINDS
        if not good or not card_fits(sector, card.kind, card.direction):
            found.append(f"{text} does not fit")
    if "fort" in scenario:
        places.append(scenario["fort"][0])
        fort_sectors = scenario.get("params", {}).get("fort_sectors", PARAMS["fort_sectors"])
        assert isinstance(fort_sectors, list)
        blocked = {read_card(text)[0] for text in scenario.get("terrain", [])}
        if scenario["fort"][0] not in fort_sectors or not is_home(scenario["fort"][0], "DEF"):
            found.append("the fort is not in a home-row sector of the Defender")
        if not scenario.get("fort_fixed", False) and not set(fort_sectors) - blocked:
            found.append("no sector is left for the fort")
    found += [
        f"two cards in {sector}" for sector in sorted(set(places)) if places.count(sector) > 1
    ]
    return found


def _force(text: str) -> list[str]:
    return [unit.strip() for unit in text.split(",")]


_MAGE = "mage {} fog wall_fire mass_invisibility illusory_terrain"
_PRIEST = "priest {} bless bless flame_strike insect_plague"

SCENARIOS: dict[str, Scenario] = {
    "duel": {
        "params": {"round_limit": 8},
        "units": {
            0: _force("a1 knights C1, a2 infantry B1, a3 pikemen D1, a4 archers C1"),
            1: _force("d1 knights C3, d2 infantry D3, d3 pikemen B3, d4 archers C3"),
        },
    },
    "open_field": {
        "setup": "free",
        "pool": ["hill B2", "forest D2", "swamp E2"],
        "units": {
            0: _force(
                "a1 knights C1, a2 cavalry E1, a3 infantry B1, a4 infantry D1, a5 pikemen C1,"
                "a6 archers B1, a7 archers D1, a8 elite_infantry C1, a9 scouts A1,"
                "a10 irregulars A1"
            ),
            1: _force(
                "d1 knights C3, d2 cavalry A3, d3 infantry B3, d4 infantry D3, d5 pikemen C3,"
                "d6 archers B3, d7 archers D3, d8 elite_infantry C3, d9 scouts E3,"
                "d10 irregulars E3"
            ),
        },
        "casters": {
            0: [f"m1 {_MAGE.format('a8')}", f"p1 {_PRIEST.format('a3')}"],
            1: [f"m2 {_MAGE.format('d8')}", f"p2 {_PRIEST.format('d3')}"],
        },
    },
    "castle": {
        "setup": "free",
        "objective": "fort",
        "fort": ("C3", 6),
        "params": {"timeout": "DEF"},
        "units": {
            0: _force(
                "a1 elite_infantry C1, a2 infantry B1, a3 infantry D1, a4 heavy_infantry D1,"
                "a5 pikemen C1, a6 archers B1, a7 archers D1, a8 artillery C1, a9 berserkers E1,"
                "a10 knights A1"
            ),
            1: _force(
                "d1 elite_infantry C3, d2 heavy_infantry C3, d3 archers C3, d4 infantry B3,"
                "d5 pikemen D3, d6 archers B3, d7 heavy_infantry D3, d8 irregulars B3,"
                "d9 cavalry D3"
            ),
        },
        "casters": {
            0: ["m1 mage a1 stone_to_mud stone_to_mud fog wall_iron"],
            1: ["p2 priest d1 bless bless fire_storm earthquake spike_growth"],
        },
    },
    "river": {
        "setup": "deploy",
        "objective": "breakthrough",
        "terrain": ["river A3>s", "river C3>s", "river E3>s", "hill B3", "swamp D2"],
        "params": {"timeout": "DEF"},
        "units": {
            0: _force(
                "a1 marines C1, a2 marines C1, a3 infantry B1, a4 infantry B1, a5 infantry D1,"
                "a6 archers A1, a7 archers E1, a8 knights D1, a9 cavalry D1, a10 elite_infantry B1"
            ),
            1: _force(
                "d1 infantry B3, d2 pikemen B3, d3 archers C3, d4 archers A3, d5 infantry D3,"
                "d6 cavalry E3, d7 heavy_infantry D3, d8 scouts E3, d9 heavy_infantry B3"
            ),
        },
        "casters": {
            0: ["m1 mage a10 water_to_dust fog wall_stone illusory_terrain"],
            1: ["p2 priest d1 bless spike_growth call_lightning"],
        },
    },
    "night_raid": {
        "setup": "deploy",
        "night": True,
        "terrain": ["swamp B2", "hill D3"],
        "params": {"timeout": "DEF"},
        "units": {
            0: _force(
                "a1 legion_dead B1, a2 legion_dead C1, a3 legion_dead C1, a4 legion_dead D1,"
                "a5 orog_infantry B1, a6 orog_infantry D1, a7 goblin_riders A1,"
                "a8 goblin_riders E1, a9 irregulars C1"
            ),
            1: _force(
                "d1 infantry B3, d2 infantry D3, d3 pikemen C3, d4 archers C3, d5 archers B3,"
                "d6 cavalry E3, d7 levies A3, d8 levies A3, d9 scouts D3, d10 merc_infantry E3"
            ),
        },
        "casters": {
            0: ["m1 mage a9 summon_legion summon_legion fog wall_thorns"],
            1: [
                "p2 priest d1 turn_undead turn_undead bless sunray",
                "m2 mage d3 day wall_fire",
            ],
        },
    },
    "elf_ambush": {
        "setup": "deploy",
        "terrain": ["forest B3", "forest D3", "forest B2", "forest C2", "hill E2"],
        "units": {
            0: _force(
                "a1 infantry B1, a2 infantry C1, a3 infantry D1, a4 heavy_infantry C1,"
                "a5 archers B1, a6 archers D1, a7 knights C1, a8 cavalry E1, a9 scouts A1,"
                "a10 pikemen E1, a11 merc_infantry A1"
            ),
            1: _force(
                "d1 elf_archers B3, d2 elf_archers D3, d3 elf_infantry B3, d4 elf_infantry D3,"
                "d5 elf_cavalry C3, d6 elf_scouts A3, d7 elf_guard E3"
            ),
        },
        "casters": {
            0: ["p1 priest a1 bless flame_strike insect_plague"],
            1: ["m2 mage d7 mass_invisibility mass_invisibility fog wall_thorns"],
        },
    },
    "two_crowns": {
        "setup": "deploy",
        "terrain": ["hill B2", "swamp D2", "cliff C3>s", "forest E2"],
        "units": {
            0: _force(
                "a1 orog_guard C1, a2 orog_infantry B1, a3 orog_infantry A1, a4 orog_infantry B1,"
                "a5 goblin_riders A1, a6 goblin_riders A1, a7 artillery C1"
            ),
            1: _force(
                "d1 dwarf_guard C3, d2 dwarf_infantry B3, d3 dwarf_infantry B3,"
                "d4 dwarf_pikemen A3, d5 dwarf_crossbows B3, d6 dwarf_crossbows A3"
            ),
            2: _force(
                "a8 legion_dead D1, a9 legion_dead D1, a10 legion_dead E1, a11 berserkers D1,"
                "a12 irregulars E1, a13 merc_cavalry E1, a14 merc_crossbows C1,"
                "a15 merc_infantry B1"
            ),
            3: _force(
                "d7 knights D3, d8 cavalry E3, d9 infantry D3, d10 archers D3, d11 scouts E3"
            ),
        },
        "casters": {
            0: ["m1 mage a1 night wall_stone stone_to_mud fog"],
            1: ["p2 priest d1 bless earthquake spike_growth"],
            2: ["m3 mage a12 summon_legion wall_thorns fog"],
            3: [
                "p4 priest d9 turn_undead bless sunray",
                "m2 mage d11 day wall_fire illusory_terrain",
            ],
        },
    },
}
