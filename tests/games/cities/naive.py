"""The rules of `cities` written a second time, as plainly as possible.

This is a witness, not an engine: it shares no code with the product, cares for nothing but being
easy to check against the rulebook, and is slow. Positions are mutable dataclasses; decisions and
chance outcomes are strings in the notation of single decisions (`L1 ATT u3>u7`, `d4=3`, `STOP`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache
from itertools import permutations
from typing import TypedDict

from tests.games.cities.example_reader import Example, Field, Summary

Cell = tuple[int, int]
Row = list[int | None]
Entry = int | str  # of the initiative order: a player (1) or a location ("L1")
Value = int | str | None | list[str]

DEFAULTS: dict[str, Value] = {
    "base_spirit.castle": 7,
    "base_health.castle": 30,
    "base_spirit.tower": 20,
    "base_health.tower": 7,
    "base_spirit.camp": 5,
    "base_health.camp": 15,
    "base_spirit.lair": 13,
    "base_health.lair": 25,
    "tp_income": 2,
    "tp_income_high": 3,
    "income_level": 2,
    "tp_cap": None,
    "start_tp": 0,
    "max_actions": 3,
    "cost_attack": 1,
    "cost_move": 1,
    "cost_inspire": 1,
    "cost_create": 2,
    "cost_restore": 4,
    "cost_level": 7,
    "siege_cost": 3,
    "siege_step": 1,
    "siege_min": 1,
    "die_sides": 4,
    "standard_row": "-/-/0/0",
    "attack_range": 1,
    "attacks_per_unit": 1,
    "move_cells": 2,
    "health_multiplier": 2,
    "min_spirit_left": 1,
    "min_health_left": 0,
    "victory_spirit": 2,
    "victory_health": 2,
    "inspire_spirit": 2,
    "assault_spirit": 1,
    "assault_health": 1,
    "castle_dash_cost": 1,
    "castle_raise_cost": 1,
    "castle_raise_max": 3,
    "castle_raise_value": 1,
    "lair_step_cost": 1,
    "lair_max_value": 3,
    "tower_dash_cost": 1,
    "camp_swap_cost": 0,
    "start_level": 0,
    "max_level": 3,
    "level_spirit": 2,
    "level_health": 2,
    "relic_level": 1,
    "relic_table": ["mystic", "siege", "vampiric", "incredible"],
    "regen_level": 3,
    "regen_spirit": 1,
    "restore_health": 5,
    "mystic_damage": 2,
    "mystic_tp": 1,
    "vampiric_health": 1,
    "round_limit": 40,
    "quiet_limit": 10,
    "adjacency": "8",
    "initiative_unit": "player",
    "initiative_mode": "seat",
    "move_scope": "player",
    "magic_health_loss": "flat",
    "camp_swap": "own_row",
    "open_gates": False,
    "limit_result": "score",
}


class LocationSetup(TypedDict, total=False):
    """A location of a scenario; `type`, `owner` and `cell` are required."""

    type: str
    owner: int
    cell: str
    level: int
    tp: int
    relic: str | None


class Scenario(TypedDict, total=False):
    """A scenario; `players` is their number, or the players in initiative order."""

    width: int
    height: int
    walls: list[str]
    players: int | list[int]
    locations: list[LocationSetup]
    round_limit: int
    params: dict[str, Value]
    options: dict[str, Value]


@dataclass
class Location:
    """A settlement."""

    id: str
    type: str
    cell: Cell
    owner: int
    spirit: int
    health: int
    level: int = 0
    tp: int = 0
    relic: str | None = None
    abandoned: bool = False
    siege_cost: int = 3
    ready: bool = False
    used: int = 0
    mystic_used: bool = False


@dataclass
class Unit:
    """A fighting piece; `row` holds None for a dash."""

    id: str
    home: str
    ctrl: str
    cell: Cell
    spirit: int
    health: int
    row: Row
    improved: bool = False
    subdued: bool = False
    attacked: bool = False


@dataclass
class Pending:
    """What an opened action still needs; which fields count depends on the phase."""

    location: str = ""
    cells_left: int = 0
    amount: int = 0
    row: Row = field(default_factory=list)
    unit: str = ""
    target: str = ""
    swapped: list[int] = field(default_factory=list)


@dataclass
class Position:
    """A whole game at one moment; `undrawn` is used in the phase ORDER only."""

    params: dict[str, Value]
    width: int
    height: int
    walls: set[Cell]
    players: int
    order: list[Entry]
    locations: dict[str, Location]
    units: dict[str, Unit] = field(default_factory=dict)
    undrawn: list[Entry] = field(default_factory=list)
    cur: int = 0
    round: int = 1
    phase: str = "MAIN"
    pending: Pending = field(default_factory=Pending)
    attack_seen: bool = False
    quiet_rounds: int = 0
    next_unit: int = 1
    eliminated: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    end_reason: str | None = None

    def number(self, name: str) -> int:
        """Return a parameter that is a number (or a flag)."""
        value = self.params[name]
        if not isinstance(value, int):
            raise TypeError(f"{name} is not a number")
        return value

    def copy(self) -> Position:
        """Return an independent copy (much faster than deepcopy)."""
        return replace(
            self,
            order=list(self.order),
            locations={name: replace(place) for name, place in self.locations.items()},
            units={name: replace(unit, row=list(unit.row)) for name, unit in self.units.items()},
            undrawn=list(self.undrawn),
            pending=replace(
                self.pending, row=list(self.pending.row), swapped=list(self.pending.swapped)
            ),
            eliminated=list(self.eliminated),
            winners=list(self.winners),
        )


# --- cells, rows, texts ---------------------------------------------------------------------


def read_cell(text: str) -> Cell:
    """Return (x, y) of a cell such as `c4`; the cell need not be on the map."""
    return ord(text[0]) - ord("a"), int(text[1:]) - 1


def cell_text(cell: Cell) -> str:
    """Return a cell as it is written."""
    return f"{chr(ord('a') + cell[0])}{cell[1] + 1}"


def read_row(text: str) -> Row:
    """Return the four values of a row such as `-/0/0/1`."""
    return [None if value == "-" else int(value) for value in text.split("/")]


def row_text(row: Row) -> str:
    """Return a row as it is written."""
    return "/".join("-" if value is None else str(value) for value in row)


def entry_text(entry: Entry) -> str:
    """Return an entry of the initiative order as it is written."""
    return f"P{entry}" if isinstance(entry, int) else entry


def distance(pos: Position, a: Cell, b: Cell) -> int:
    """Return the distance of two cells (CIT-MAP-02)."""
    dx, dy = abs(a[0] - b[0]), abs(a[1] - b[1])
    return max(dx, dy) if str(pos.params["adjacency"]) == "8" else dx + dy


def on_map(pos: Position, cell: Cell) -> bool:
    """Tell whether a cell is on the map."""
    return 0 <= cell[0] < pos.width and 0 <= cell[1] < pos.height


def is_free(pos: Position, cell: Cell) -> bool:
    """Tell whether a cell is on the map and holds nothing (CIT-MAP-04)."""
    things: list[Location | Unit] = [*pos.locations.values(), *pos.units.values()]
    return on_map(pos, cell) and cell not in pos.walls and all(t.cell != cell for t in things)


def neighbours(pos: Position, cell: Cell) -> list[Cell]:
    """Return the cells of the map at distance 1."""
    around = [(cell[0] + dx, cell[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    return [c for c in around if on_map(pos, c) and distance(pos, cell, c) == 1]


# --- derived facts --------------------------------------------------------------------------


def player_to_move(pos: Position) -> int | None:
    """Return the player whose turn it is; nobody before the first turn and after the end."""
    if pos.phase in ("ORDER", "OVER"):
        return None
    entry = pos.order[pos.cur]
    return entry if isinstance(entry, int) else pos.locations[entry].owner


def owner_of(pos: Position, unit: Unit) -> int:
    """Return the owner of a unit (CIT-GEN-08)."""
    return pos.locations[unit.ctrl].owner


def maximum_spirit(pos: Position, place: Location) -> int:
    """Return the most spirit that a location is filled up to (CIT-GEN-04)."""
    return pos.number(f"base_spirit.{place.type}") + pos.number("level_spirit") * place.level


def maximum_health(pos: Position, place: Location) -> int:
    """Return the most health that a location is filled up to (CIT-GEN-04)."""
    return pos.number(f"base_health.{place.type}") + pos.number("level_health") * place.level


def gain_tp(pos: Position, place: Location, amount: int) -> None:
    """Give time points, not beyond `tp_cap` if there is one."""
    cap = pos.params["tp_cap"]
    full = place.tp + amount
    place.tp = max(place.tp, min(full, cap)) if isinstance(cap, int) else full


def gain_spirit(pos: Position, place: Location, amount: int) -> None:
    """Give a location spirit up to its maximum (CIT-DTH-03, CIT-TRN-04)."""
    place.spirit = max(place.spirit, min(place.spirit + amount, maximum_spirit(pos, place)))


def owners_left(pos: Position) -> list[int]:
    """Return the players who own a location, by number."""
    return sorted({place.owner for place in pos.locations.values()})


# --- set-up ---------------------------------------------------------------------------------


def faults(scenario: Scenario) -> list[str]:
    """Return what makes a scenario invalid (CIT-SET-03, CIT-SET-04); empty if it is valid."""
    pos = _laid_out(scenario)
    found = []
    cells = [place.cell for place in pos.locations.values()]
    owners = {place.owner for place in pos.locations.values()}
    if not 2 <= pos.players <= 6:
        found.append("not 2 to 6 players")
    if owners != set(range(1, pos.players + 1)):
        found.append("owners and players differ")
    if len(set(cells)) != len(cells):
        found.append("two locations on one cell")
    for place in pos.locations.values():
        if not on_map(pos, place.cell) or place.cell in pos.walls:
            found.append(f"{place.id} is not on a cell of its own")
        if sum(is_free(pos, c) for c in neighbours(pos, place.cell)) < 2:
            found.append(f"{place.id} has fewer than two free neighbours")
        if (place.relic is not None) != (place.level >= pos.number("relic_level")):
            found.append(f"{place.id} has a level without a relic or a relic without a level")
    return found


def new_game(scenario: Scenario) -> Position:
    """Return the first position of a game (CIT-SET-05).

    Raises:
        ValueError: the scenario is not valid.
    """
    wrong = faults(scenario)
    if wrong:
        raise ValueError("; ".join(wrong))
    pos = _laid_out(scenario)
    if pos.params["initiative_mode"] == "random":
        pos.phase, pos.undrawn, pos.order = "ORDER", pos.order, []
    else:
        start_turn(pos)
    return pos


def _laid_out(scenario: Scenario) -> Position:
    params = {**DEFAULTS, "round_limit": scenario.get("round_limit", 40)}
    params |= scenario.get("params", {}) | scenario.get("options", {})
    seats = scenario["players"]
    seats = list(range(1, seats + 1)) if isinstance(seats, int) else list(seats)
    pos = Position(
        params=params,
        width=scenario["width"],
        height=scenario["height"],
        walls={read_cell(cell) for cell in scenario.get("walls", [])},
        players=len(seats),
        order=list(seats),
        locations={},
    )
    for number, setup in enumerate(scenario["locations"], start=1):
        place = Location(
            id=f"L{number}",
            type=setup["type"],
            cell=read_cell(setup["cell"]),
            owner=setup["owner"],
            spirit=0,
            health=0,
            level=setup.get("level", pos.number("start_level")),
            tp=setup.get("tp", pos.number("start_tp")),
            relic=setup.get("relic"),
            siege_cost=pos.number("siege_cost"),
        )
        place.spirit = maximum_spirit(pos, place)
        place.health = maximum_health(pos, place)
        pos.locations[place.id] = place
    if params["initiative_unit"] == "location":
        pos.order = list(pos.locations)
    return pos


# --- turns ----------------------------------------------------------------------------------


def start_turn(pos: Position) -> None:
    """Begin the turn of the present entry of the order (CIT-TRN-02 to 04)."""
    pos.phase, pos.pending = "MAIN", Pending()
    entry, player = pos.order[pos.cur], player_to_move(pos)
    for unit in pos.units.values():
        unit.attacked = False
    for place in pos.locations.values():
        place.ready = place.owner == player if isinstance(entry, int) else place.id == entry
        if place.ready:
            place.used, place.mystic_used = 0, False
            high = place.level >= pos.number("income_level")
            gain_tp(pos, place, pos.number("tp_income_high" if high else "tp_income"))
            if place.level >= pos.number("regen_level"):
                gain_spirit(pos, place, pos.number("regen_spirit"))


def end_turn(pos: Position) -> None:
    """Go to the next entry of the order; end the game at a limit (CIT-TRN-07)."""
    while True:
        pos.cur += 1
        if pos.cur == len(pos.order):
            pos.cur = 0
            new_round(pos)
            if pos.phase == "OVER":
                return
        entry = pos.order[pos.cur]
        if isinstance(entry, str) or entry in owners_left(pos):
            break
    start_turn(pos)


def new_round(pos: Position) -> None:
    """Count the round and test the limits (CIT-END-03, CIT-END-04)."""
    pos.round += 1
    pos.quiet_rounds = 0 if pos.attack_seen else pos.quiet_rounds + 1
    pos.attack_seen = False
    quiet_limit = pos.number("quiet_limit")
    if pos.round > pos.number("round_limit"):
        end_at_limit(pos, "round_limit")
    elif quiet_limit != 0 and pos.quiet_rounds >= quiet_limit:
        end_at_limit(pos, "quiet_limit")


def end_at_limit(pos: Position, reason: str) -> None:
    """Stop the game at a limit and name the winners (CIT-END-05, CIT-END-06)."""
    alive = owners_left(pos)
    best = max(score(pos, player) for player in alive)
    shared = pos.params["limit_result"] == "draw"
    pos.winners = [player for player in alive if shared or score(pos, player) == best]
    pos.phase, pos.end_reason = "OVER", reason


def score(pos: Position, player: int) -> tuple[int, int, int]:
    """Return locations, total spirit and total health of a player (CIT-END-05)."""
    places = [place for place in pos.locations.values() if place.owner == player]
    units = [unit for unit in pos.units.values() if owner_of(pos, unit) == player]
    things: list[Location | Unit] = [*places, *units]
    return len(places), sum(t.spirit for t in things), sum(t.health for t in things)


# --- reading a decision ---------------------------------------------------------------------

LOCATION_TYPES = ("castle", "tower", "camp", "lair")
LOCATION_ACTIONS = ("ATT", "MOV", "INS", "NEW", "HEAL", "LVL", "HIDE")
FORMS = {
    "ATT": r"(L\d+) ATT (u\d+)>([uL]\d+)",
    "MOV": r"(L\d+) MOV",
    "INS": r"(L\d+) INS (u\d+)/([1-4])",
    "NEW": r"(L\d+) NEW (-?\d+)",
    "HEAL": r"(L\d+) HEAL",
    "LVL": r"(L\d+) LVL",
    "HIDE": r"(L\d+) HIDE",
    "END": r"END",
    "STEP": r"(u\d+):([a-z]\d+)",
    "JUMP": r"(u\d+)~([a-z]\d+)",
    "STOP": r"STOP",
    "ROW": r"ROW ((?:-|\d+)(?:/(?:-|\d+)){3})",
    "AT": r"AT ([a-z]\d+)",
    "SWAP": r"SWAP ([1-4]):(u\d+)/([1-4])",
    "DONE": r"DONE",
    "DIE": r"d4=([1-4])",
    "ORDER": r"ORDER ([PL]\d+)",
}
PHASES = {
    **{kind: ("MAIN",) for kind in (*LOCATION_ACTIONS, "END")},
    **{kind: ("MOVE",) for kind in ("STEP", "JUMP", "STOP")},
    "ROW": ("ROW",),
    "AT": ("CELL",),
    "SWAP": ("SWAP",),
    "DONE": ("SWAP",),
    "DIE": ("ROLL_ATTACK", "ROLL_RELIC"),
    "ORDER": ("ORDER",),
}


@cache
def parse(text: str) -> tuple[str, tuple[str, ...]]:
    """Return the kind of a decision or outcome and its parts.

    Raises:
        ValueError: the text is not in the notation.
    """
    for kind, form in FORMS.items():
        match = re.fullmatch(form, text)
        if match:
            return kind, match.groups()
    raise ValueError(f"not a decision or an outcome: {text!r}")


# --- what is refused ------------------------------------------------------------------------


def why_not(pos: Position, text: str) -> str | None:
    """Return the code of the first check that a decision or outcome fails, None if it is legal.

    Raises:
        ValueError: the text is not in the notation.
    """
    kind, parts = parse(text)
    if pos.phase == "OVER":
        return "GAME_OVER"
    if pos.phase not in PHASES[kind]:
        return "WRONG_PHASE"
    if kind in LOCATION_ACTIONS:
        fault = _location_fault(pos, kind, parts[0])
        if fault:
            return fault
    check = CHECKS.get(kind)
    return check(pos, *parts) if check else None


def _cost(pos: Position, kind: str, place: Location) -> int:
    names = {
        "ATT": "cost_attack",
        "MOV": "cost_move",
        "INS": "cost_inspire",
        "NEW": "cost_create",
        "HEAL": "cost_restore",
        "LVL": "cost_level",
    }
    return place.siege_cost if kind == "HIDE" else pos.number(names[kind])


def _location_fault(pos: Position, kind: str, name: str) -> str | None:
    place = pos.locations.get(name)
    if place is None:
        return "NO_SUCH"
    if place.owner != player_to_move(pos):
        return "NOT_YOUR_LOCATION"
    if not place.ready:
        return "NOT_READY"
    if place.used >= pos.number("max_actions"):
        return "ACTION_LIMIT"
    if place.tp < _cost(pos, kind, place):
        return "NO_TP"
    return None


def _att_fault(pos: Position, name: str, unit_name: str, target_name: str) -> str | None:
    unit = pos.units.get(unit_name)
    if unit is None:
        return "NO_SUCH"
    if unit.ctrl != name:
        return "NOT_ITS_UNIT"
    if unit.subdued:
        return "SUBDUED"
    if unit.attacked:
        return "ALREADY_ATTACKED"
    return _target_fault(pos, unit, target_name)


def _target_fault(pos: Position, unit: Unit, target_name: str) -> str | None:
    target = pos.units.get(target_name) or pos.locations.get(target_name)
    if target is None:
        return "NO_SUCH"
    enemy = target.owner if isinstance(target, Location) else owner_of(pos, target)
    if enemy == owner_of(pos, unit):
        return "FRIENDLY_TARGET"
    if not 1 <= distance(pos, unit.cell, target.cell) <= pos.number("attack_range"):
        return "OUT_OF_RANGE"
    if isinstance(target, Location):
        defended = any(owner_of(pos, other) == enemy for other in pos.units.values())
        if not unit.improved and (defended or not pos.params["open_gates"]):
            return "NOT_IMPROVED"
        if unit.spirit < pos.number("assault_spirit"):
            return "NO_SPIRIT"
    return None


def _mov_fault(pos: Position, name: str) -> str | None:
    return None if any(True for _ in _moves(pos, name)) else "NO_STEP"


def _moves(pos: Position, acting: str) -> Iterator[str]:
    """Yield the legal steps and jumps if `acting` pays for the move."""
    for unit in pos.units.values():
        if _mover_fault(pos, unit.id, acting) is None:
            for cell in neighbours(pos, unit.cell):
                if is_free(pos, cell):
                    yield f"{unit.id}:{cell_text(cell)}"
            if pos.locations[unit.home].relic == "incredible":
                for x in range(pos.width):
                    for y in range(pos.height):
                        if _jump_fault(pos, unit, (x, y)) is None:
                            yield f"{unit.id}~{cell_text((x, y))}"


def _mover_fault(pos: Position, name: str, acting: str) -> str | None:
    unit = pos.units.get(name)
    if unit is None:
        return "NO_SUCH"
    if owner_of(pos, unit) != player_to_move(pos):
        return "NOT_YOUR_UNIT"
    if pos.params["move_scope"] == "location" and unit.ctrl != acting:
        return "NOT_ITS_UNIT"
    if unit.subdued:
        return "SUBDUED"
    return None


def _step_fault(pos: Position, name: str, cell: str) -> str | None:
    fault = _mover_fault(pos, name, pos.pending.location)
    if fault:
        return fault
    return _cell_fault(pos, pos.units[name].cell, read_cell(cell))


def _cell_fault(pos: Position, origin: Cell, cell: Cell) -> str | None:
    if not on_map(pos, cell):
        return "OFF_MAP"
    if distance(pos, origin, cell) != 1:
        return "CELL_FAR"
    if not is_free(pos, cell):
        return "CELL_BLOCKED"
    return None


def _jump_decision_fault(pos: Position, name: str, cell: str) -> str | None:
    fault = _mover_fault(pos, name, pos.pending.location)
    return fault or _jump_fault(pos, pos.units[name], read_cell(cell))


def _jump_fault(pos: Position, unit: Unit, cell: Cell) -> str | None:
    if not on_map(pos, cell):
        return "OFF_MAP"
    if pos.locations[unit.home].relic != "incredible" or unit.ctrl != unit.home:
        return "NO_RELIC"
    if not is_free(pos, cell):
        return "CELL_BLOCKED"
    if distance(pos, unit.cell, cell) == 1:
        return "USE_STEP"
    for other in pos.units.values():
        native = other.home == other.ctrl == unit.home
        if native and other.id != unit.id and distance(pos, other.cell, cell) == 1:
            return None
    return "CELL_FAR"


def _stop_fault(pos: Position) -> str | None:
    return "MUST_STEP" if pos.pending.cells_left == pos.number("move_cells") else None


def _ins_fault(pos: Position, name: str, unit_name: str, position: str) -> str | None:
    unit = pos.units.get(unit_name)
    if unit is None:
        return "NO_SUCH"
    if unit.ctrl != name:
        return "NOT_ITS_UNIT"
    if unit.row[int(position) - 1] is None:
        return "DASH_POSITION"
    return None


def _new_fault(pos: Position, name: str, amount: str) -> str | None:
    place = pos.locations[name]
    if not any(is_free(pos, cell) for cell in neighbours(pos, place.cell)):
        return "NO_FREE_CELL"
    most = min(
        place.spirit - pos.number("min_spirit_left"), place.health - pos.number("min_health_left")
    )
    return None if 1 <= int(amount) <= most else "AMOUNT_RANGE"


def _row_fault(pos: Position, text: str) -> str | None:
    place = pos.locations[pos.pending.location]
    rows = rows_of(pos, place.type)
    if text not in rows:
        return "ROW_UNKNOWN"
    return None if rows[text] <= _spare(pos, place) else "ROW_COST"


def _spare(pos: Position, place: Location) -> int:
    """Return what a location can spend on a row (CIT-NEW-04)."""
    if place.type == "castle":
        return place.tp
    if place.type == "lair":
        return place.health - pos.number("min_health_left")
    if place.type == "tower":
        return place.spirit - pos.number("min_spirit_left")
    return 0


def _at_fault(pos: Position, cell: str) -> str | None:
    return _cell_fault(pos, pos.locations[pos.pending.location].cell, read_cell(cell))


def _swap_fault(pos: Position, position: str, other_name: str, other_position: str) -> str | None:
    new, other = pos.units[pos.pending.unit], pos.units.get(other_name)
    if other is None:
        return "NO_SUCH"
    if other.id == new.id or other.ctrl != pos.pending.location:
        return "NOT_ITS_UNIT"
    if int(position) in pos.pending.swapped:
        return "POSITION_USED"
    if new.row[int(position) - 1] == other.row[int(other_position) - 1]:
        return "SAME_VALUE"
    return None


def _heal_fault(pos: Position, name: str) -> str | None:
    place = pos.locations[name]
    return None if place.health < maximum_health(pos, place) else "HEALTH_FULL"


def _lvl_fault(pos: Position, name: str) -> str | None:
    return None if pos.locations[name].level < pos.number("max_level") else "MAX_LEVEL"


def _hide_fault(pos: Position, name: str) -> str | None:
    place = pos.locations[name]
    if place.relic != "siege":
        return "NO_RELIC"
    if place.abandoned:
        return "ALREADY_ABANDONED"
    return None if place.health >= 1 else "NO_HEALTH"


def _order_fault(pos: Position, entry: str) -> str | None:
    return None if entry in map(entry_text, pos.undrawn) else "NO_SUCH"


# Each takes the position and the parts of the decision, which are as many as its form has groups.
CHECKS: dict[str, Callable[..., str | None]] = {
    "ATT": _att_fault,
    "MOV": _mov_fault,
    "INS": _ins_fault,
    "NEW": _new_fault,
    "HEAL": _heal_fault,
    "LVL": _lvl_fault,
    "HIDE": _hide_fault,
    "STEP": _step_fault,
    "JUMP": _jump_decision_fault,
    "STOP": _stop_fault,
    "ROW": _row_fault,
    "AT": _at_fault,
    "SWAP": _swap_fault,
    "ORDER": _order_fault,
}


# --- rows -----------------------------------------------------------------------------------


def rows_of(pos: Position, kind: str) -> dict[str, int]:
    """Return the rows that a type of location offers, with their cost (CIT-NEW-05 to 08).

    Castle, lair and tower write dashes first, then rising values; the camp lists every
    different arrangement, the standard row first. Of two ways to one row the cheaper counts.
    """
    standard = read_row(str(pos.params["standard_row"]))
    offer = {"castle": _castle_rows, "lair": _lair_rows, "tower": _tower_rows, "camp": _camp_rows}
    rows: dict[str, int] = {}
    for row, cost in offer[kind](pos, standard):
        rows[row_text(row)] = min(cost, rows.get(row_text(row), cost))
    return rows


def _rising(row: Row) -> Row:
    return sorted(row, key=lambda value: -1 if value is None else value)


def _with_zeros(standard: Row) -> Iterator[tuple[int, Row]]:
    """Yield the standard row with d of its dashes made 0, for every d."""
    for d in range(standard.count(None) + 1):
        row = _rising(standard)
        row[standard.count(None) - d : standard.count(None)] = [0] * d
        yield d, row


def _castle_rows(pos: Position, standard: Row) -> Iterator[tuple[Row, int]]:
    for d, row in _with_zeros(standard):
        for r in range(min(row.count(0), pos.number("castle_raise_max")) + 1):
            raised = list(row)
            for _ in range(r):
                raised[raised.index(0)] = -1  # marks a raised 0: the value itself may be 0
            value = pos.number("castle_raise_value")
            cost = d * pos.number("castle_dash_cost") + r * pos.number("castle_raise_cost")
            yield _rising([value if v == -1 else v for v in raised]), cost


def _lair_rows(pos: Position, standard: Row) -> Iterator[tuple[Row, int]]:
    def raised(row: Row, at: int, cost: int) -> Iterator[tuple[Row, int]]:
        if at == len(row):
            yield _rising(row), cost
            return
        steps = range(pos.number("lair_max_value") + 1) if row[at] == 0 else range(1)
        for step in steps:
            value = row[at]
            higher = None if value is None else value + step
            step_cost = step * pos.number("lair_step_cost")
            yield from raised([*row[:at], higher, *row[at + 1 :]], at + 1, cost + step_cost)

    yield from raised(standard, 0, 0)


def _tower_rows(pos: Position, standard: Row) -> Iterator[tuple[Row, int]]:
    for d, row in _with_zeros(standard):
        yield row, d * pos.number("tower_dash_cost")


def _camp_rows(pos: Position, standard: Row) -> Iterator[tuple[Row, int]]:
    del pos
    yield standard, 0
    for row in permutations(standard):
        yield list(row), 0


# --- what happens ---------------------------------------------------------------------------


def play(pos: Position, text: str) -> None:
    """Carry out a decision or a chance outcome on the position.

    Raises:
        ValueError: it is not legal, or not in the notation.
    """
    reason = why_not(pos, text)
    if reason:
        raise ValueError(f"{text}: {reason}")
    kind, parts = parse(text)
    if kind in LOCATION_ACTIONS:
        place = pos.locations[parts[0]]
        place.tp -= _cost(pos, kind, place)
        place.used += 1
        pos.pending = Pending(location=place.id)
    EFFECTS[kind](pos, *parts)


def _back_to_main(pos: Position) -> None:
    pos.phase, pos.pending = "MAIN", Pending()


def _attack(pos: Position, name: str, unit_name: str, target_name: str) -> None:
    del name
    unit = pos.units[unit_name]
    unit.attacked = True
    pos.attack_seen = True
    if target_name in pos.locations:
        pos.pending = Pending()
        _assault(pos, unit, pos.locations[target_name])
        return
    target = pos.units[target_name]
    if pos.locations[target.ctrl].relic == "vampiric":
        target.health += pos.number("vampiric_health")
    pos.phase = "ROLL_ATTACK"
    pos.pending.unit, pos.pending.target = unit_name, target_name


def _roll(pos: Position, face: str) -> None:
    if pos.phase == "ROLL_RELIC":
        table = pos.params["relic_table"]
        assert isinstance(table, list)
        pos.locations[pos.pending.location].relic = table[int(face) - 1]
    else:
        _resolve_attack(pos, int(face))
    _back_to_main(pos)


def _resolve_attack(pos: Position, face: int) -> None:
    unit, target = pos.units[pos.pending.unit], pos.units[pos.pending.target]
    value, controller = unit.row[face - 1], pos.locations[unit.ctrl]
    if value is not None:
        magic = pos.locations[unit.home].type == "tower"
        _damage(pos, unit, target, value + unit.spirit, magic)
    elif controller.relic == "mystic":
        if not controller.mystic_used:
            controller.mystic_used = True
            gain_tp(pos, controller, pos.number("mystic_tp"))
        _damage(pos, unit, target, pos.number("mystic_damage"), magic=True)


def _damage(pos: Position, unit: Unit, target: Unit, gross: int, magic: bool) -> None:
    protection = pos.locations[target.home].level
    net = max(0, gross - protection)
    if magic:
        target.spirit = max(0, target.spirit - net)
        hurts = net if pos.params["magic_health_loss"] == "with_spirit_loss" else gross
        if hurts >= 1:
            target.health = max(0, target.health - protection)
    else:
        target.health = max(0, target.health - net)
    if target.health == 0:
        del pos.units[target.id]
        gain_spirit(pos, pos.locations[unit.ctrl], target.spirit)
    elif magic and net >= 1 and target.spirit == 0:
        target.ctrl, target.subdued = unit.ctrl, True
    else:
        return
    unit.spirit += pos.number("victory_spirit")
    unit.health += pos.number("victory_health")
    unit.improved = True


def _assault(pos: Position, unit: Unit, place: Location) -> None:
    unit.spirit -= pos.number("assault_spirit")
    unit.health = max(0, unit.health - pos.number("assault_health"))
    if unit.health == 0:
        del pos.units[unit.id]
        gain_spirit(pos, place, unit.spirit)
    elif place.abandoned:
        place.health = max(0, place.health - unit.spirit)
        place.abandoned = False
        lower = max(pos.number("siege_min"), place.siege_cost - pos.number("siege_step"))
        place.siege_cost = min(place.siege_cost, lower)  # it falls, it never rises
    else:
        place.spirit = max(0, place.spirit - unit.spirit)
        if place.spirit == 0:
            _conquer(pos, unit, place)


def _conquer(pos: Position, unit: Unit, place: Location) -> None:
    loser = place.owner
    place.owner = owner_of(pos, unit)
    place.spirit = unit.spirit
    place.health += unit.health
    place.ready = False
    del pos.units[unit.id]
    alive = owners_left(pos)
    if loser not in alive:
        pos.eliminated.append(loser)
    if len(alive) == 1:
        pos.phase, pos.winners, pos.end_reason = "OVER", alive, "conquest"


def _open_move(pos: Position, name: str) -> None:
    pos.phase = "MOVE"
    pos.pending = Pending(location=name, cells_left=pos.number("move_cells"))


def _move(pos: Position, name: str, cell: str) -> None:
    pos.units[name].cell = read_cell(cell)
    pos.pending.cells_left -= 1
    if pos.pending.cells_left == 0:
        _back_to_main(pos)


def _inspire(pos: Position, name: str, unit_name: str, position: str) -> None:
    del name
    unit = pos.units[unit_name]
    unit.row[int(position) - 1] = None
    unit.spirit += pos.number("inspire_spirit")
    unit.subdued = False
    _back_to_main(pos)


def _hand_over(pos: Position, name: str, amount: str) -> None:
    pos.locations[name].spirit -= int(amount)
    pos.locations[name].health -= int(amount)
    pos.phase, pos.pending.amount = "ROW", int(amount)


def _choose_row(pos: Position, text: str) -> None:
    place = pos.locations[pos.pending.location]
    cost = rows_of(pos, place.type)[text]
    if place.type == "castle":
        place.tp -= cost
    elif place.type == "lair":
        place.health -= cost
    elif place.type == "tower":
        place.spirit -= cost
    pos.phase, pos.pending.row = "CELL", read_row(text)


def _place_unit(pos: Position, cell: str) -> None:
    home, pending = pos.locations[pos.pending.location], pos.pending
    unit = Unit(
        id=f"u{pos.next_unit}",
        home=home.id,
        ctrl=home.id,
        cell=read_cell(cell),
        spirit=pending.amount,
        health=pending.amount * pos.number("health_multiplier"),
        row=list(pending.row),
    )
    pos.next_unit += 1
    partners = any(other.ctrl == home.id for other in pos.units.values())
    pos.units[unit.id] = unit
    if home.type == "camp" and pos.params["camp_swap"] == "between_units" and partners:
        pos.phase, pos.pending = "SWAP", Pending(location=home.id, unit=unit.id)
    else:
        _back_to_main(pos)


def _swap(pos: Position, position: str, other_name: str, other_position: str) -> None:
    new, other = pos.units[pos.pending.unit], pos.units[other_name]
    mine, theirs = int(position) - 1, int(other_position) - 1
    new.row[mine], other.row[theirs] = other.row[theirs], new.row[mine]
    pos.pending.swapped.append(int(position))
    if len(pos.pending.swapped) == len(new.row):
        _back_to_main(pos)


def _heal(pos: Position, name: str) -> None:
    place = pos.locations[name]
    place.health = min(place.health + pos.number("restore_health"), maximum_health(pos, place))
    _back_to_main(pos)


def _gain_level(pos: Position, name: str) -> None:
    place = pos.locations[name]
    place.level += 1
    place.spirit += pos.number("level_spirit")
    place.health += pos.number("level_health")
    if place.level == pos.number("relic_level"):
        pos.phase = "ROLL_RELIC"
    else:
        _back_to_main(pos)


def _abandon(pos: Position, name: str) -> None:
    pos.locations[name].abandoned = True
    _back_to_main(pos)


def _draw(pos: Position, text: str) -> None:
    entry = next(e for e in pos.undrawn if entry_text(e) == text)
    pos.undrawn.remove(entry)
    pos.order.append(entry)
    if len(pos.undrawn) == 1:
        pos.order.append(pos.undrawn.pop())
        start_turn(pos)


EFFECTS: dict[str, Callable[..., None]] = {
    "ATT": _attack,
    "MOV": _open_move,
    "INS": _inspire,
    "NEW": _hand_over,
    "HEAL": _heal,
    "LVL": _gain_level,
    "HIDE": _abandon,
    "END": end_turn,
    "STEP": _move,
    "JUMP": _move,
    "STOP": _back_to_main,
    "ROW": _choose_row,
    "AT": _place_unit,
    "SWAP": _swap,
    "DONE": _back_to_main,
    "DIE": _roll,
    "ORDER": _draw,
}


# --- asking the position --------------------------------------------------------------------


def turn(pos: Position) -> int | str:
    """Return the player who decides, or "chance", or "over"."""
    if pos.phase == "OVER":
        return "over"
    if pos.phase in ("ORDER", "ROLL_ATTACK", "ROLL_RELIC"):
        return "chance"
    player = player_to_move(pos)
    assert player is not None
    return player


def legal(pos: Position) -> list[str]:
    """Return every legal decision, sorted as texts; none at chance and after the end."""
    if not isinstance(turn(pos), int):
        return []
    return sorted(text for text in _candidates(pos) if why_not(pos, text) is None)


def _candidates(pos: Position) -> Iterator[str]:
    if pos.phase == "MAIN":
        yield "END"
        for place in pos.locations.values():
            yield from _location_candidates(pos, place)
    elif pos.phase == "MOVE":
        yield "STOP"
        yield from _moves(pos, pos.pending.location)
    elif pos.phase == "ROW":
        kind = pos.locations[pos.pending.location].type
        yield from (f"ROW {row}" for row in rows_of(pos, kind))
    elif pos.phase == "CELL":
        cells = neighbours(pos, pos.locations[pos.pending.location].cell)
        yield from (f"AT {cell_text(cell)}" for cell in cells)
    else:
        yield "DONE"
        for mine in range(1, 5):
            yield from (f"SWAP {mine}:{u}/{theirs}" for u in pos.units for theirs in range(1, 5))


def _location_candidates(pos: Position, place: Location) -> Iterator[str]:
    yield from (f"{place.id} {kind}" for kind in ("MOV", "HEAL", "LVL", "HIDE"))
    yield from (f"{place.id} NEW {amount}" for amount in range(1, place.spirit + 1))
    for unit in pos.units.values():
        if unit.ctrl == place.id:
            targets = [*pos.units, *pos.locations]
            yield from (f"{place.id} INS {unit.id}/{position}" for position in range(1, 5))
            yield from (f"{place.id} ATT {unit.id}>{target}" for target in targets)


def outcomes(pos: Position) -> list[tuple[str, int]]:
    """Return the outcomes that chance may bring, each with its weight; none at decisions."""
    if pos.phase == "ORDER":
        return [(f"ORDER {entry_text(entry)}", 1) for entry in pos.undrawn]
    if pos.phase in ("ROLL_ATTACK", "ROLL_RELIC"):
        return [(f"d4={face}", 1) for face in range(1, 5)]
    return []


def perft(pos: Position, depth: int) -> int:
    """Return how many sequences of exactly `depth` decisions and outcomes there are."""
    if depth == 0:
        return 1
    texts = legal(pos) or [text for text, _ in outcomes(pos)]
    if depth == 1:
        return len(texts)
    total = 0
    for text in texts:
        after = pos.copy()
        play(after, text)
        total += perft(after, depth - 1)
    return total


def shares(players: int, winners: list[int]) -> list[Fraction]:
    """Return the payoff of every player, by number (CIT-END-07)."""
    if len(winners) == players:
        return [Fraction(0)] * players
    won, lost = Fraction(1, len(winners)), Fraction(-1, players - len(winners))
    return [won if player in winners else lost for player in range(1, players + 1)]


def payoffs(pos: Position) -> list[Fraction]:
    """Return the payoff of every player, by number, in a game that is over.

    Raises:
        ValueError: the game is not over.
    """
    if pos.phase != "OVER":
        raise ValueError("the game is not over")
    return shares(pos.players, pos.winners)


def placing(pos: Position) -> list[list[int]]:
    """Return the players from best to worst, equal ones together (CIT-END-08)."""
    groups = [list(pos.winners)]
    others = [player for player in owners_left(pos) if player not in pos.winners]
    for result in sorted({score(pos, player) for player in others}, reverse=True):
        groups.append([player for player in others if score(pos, player) == result])
    return groups + [[player] for player in reversed(pos.eliminated)]


def summary(pos: Position) -> Summary:
    """Return every field of the game, its locations and its units, as plain JSON values.

    `to_move` is the player whose turn it is, also while a die is being thrown; it and `slot`
    (the present entry of the order) are None in the phases ORDER and OVER.
    """
    player = player_to_move(pos)
    return {
        "round": pos.round,
        "quiet": pos.quiet_rounds,
        "attack_seen": pos.attack_seen,
        "phase": pos.phase,
        "to_move": player,
        "slot": None if player is None else entry_text(pos.order[pos.cur]),
        "winners": list(pos.winners),
        "eliminated": list(pos.eliminated),
        "reason": pos.end_reason,
        "next_unit": pos.next_unit,
        "locations": {place.id: _location_fields(place) for place in pos.locations.values()},
        "units": {unit.id: _unit_fields(unit) for unit in pos.units.values()},
    }


def _location_fields(place: Location) -> dict[str, Field]:
    return {
        "type": place.type,
        "cell": cell_text(place.cell),
        "owner": place.owner,
        "S": place.spirit,
        "H": place.health,
        "V": place.level,
        "T": place.tp,
        "relic": place.relic,
        "abandoned": place.abandoned,
        "siege": place.siege_cost,
        "ready": place.ready,
        "used": place.used,
        "mystic_used": place.mystic_used,
    }


def _unit_fields(unit: Unit) -> dict[str, Field]:
    return {
        "home": unit.home,
        "ctrl": unit.ctrl,
        "cell": cell_text(unit.cell),
        "S": unit.spirit,
        "H": unit.health,
        "A": row_text(unit.row),
        "improved": unit.improved,
        "subdued": unit.subdued,
        "attacked": unit.attacked,
    }


# --- a table for the worked examples --------------------------------------------------------


def position_of(example: Example) -> Position:
    """Return the position that a worked example starts from."""
    params = {**DEFAULTS, **example.options}
    order: list[Entry] = [int(e[1:]) if e[0] == "P" else e for e in example.order]
    owners = [place.owner for place in example.locations]
    seats = sorted({*owners, *(entry for entry in order if isinstance(entry, int))})
    pos = Position(
        params=params,
        width=example.width,
        height=example.height,
        walls={read_cell(cell) for cell in example.walls},
        players=max(seats),
        order=order,
        locations={},
        cur=example.order.index(example.turn),
        round=example.round,
        quiet_rounds=example.quiet,
        attack_seen=example.attack_seen,
        eliminated=[seat for seat in seats if seat not in owners],
    )
    for line in example.locations:
        base = {name: pos.number(f"base_{name}.{line.type}") for name in ("spirit", "health")}
        pos.locations[line.id] = Location(
            id=line.id,
            type=line.type,
            cell=read_cell(line.cell),
            owner=line.owner,
            spirit=base["spirit"] if line.spirit is None else line.spirit,
            health=base["health"] if line.health is None else line.health,
            level=line.level,
            tp=line.tp,
            relic=line.relic,
            abandoned=line.abandoned,
            siege_cost=pos.number("siege_cost") if line.siege is None else line.siege,
            ready=line.id in example.ready,
            used=line.used,
            mystic_used=line.mystic_used,
        )
    for unit in example.units:
        row = read_row(str(params["standard_row"]) if unit.row is None else unit.row)
        pos.units[unit.id] = Unit(
            id=unit.id,
            home=unit.home,
            ctrl=unit.ctrl,
            cell=read_cell(unit.cell),
            spirit=unit.spirit,
            health=unit.health,
            row=row,
            improved=unit.improved,
            subdued=unit.subdued,
            attacked=unit.attacked,
        )
    pos.next_unit = 1 + max((int(name[1:]) for name in pos.units), default=0)
    return pos


class NaiveTable:
    """The naive rules as a table that plays worked examples."""

    def __init__(self) -> None:
        """Wait for an example."""
        self.position: Position

    def load(self, example: Example) -> None:
        """Set up the position of an example."""
        self.position = position_of(example)

    def play(self, text: str) -> None:
        """Carry out one decision or outcome."""
        play(self.position, text)

    def why_not(self, text: str) -> str | None:
        """Return the reason code of a refusal."""
        return why_not(self.position, text)

    def summary(self) -> Summary:
        """Return all fields."""
        return summary(self.position)


# --- the scenarios, a second time -----------------------------------------------------------


def _scenario(size: str, rounds: int, places: str, walls: str = "") -> Scenario:
    """Read `castle P1 c1 V1 T5 vampiric; ...` (level and time points only if not 0)."""
    width, height = map(int, size.split("x"))
    locations: list[LocationSetup] = []
    for text in places.split(";"):
        kind, owner, cell, *extra = text.split()
        setup: LocationSetup = {"type": kind, "owner": int(owner[1:]), "cell": cell}
        for word in extra:
            if re.fullmatch(r"V\d", word):
                setup["level"] = int(word[1:])
            elif re.fullmatch(r"T\d+", word):
                setup["tp"] = int(word[1:])
            else:
                setup["relic"] = word
        locations.append(setup)
    return {
        "width": width,
        "height": height,
        "walls": walls.split(),
        "players": max(place["owner"] for place in locations),
        "locations": locations,
        "round_limit": rounds,
    }


SCENARIOS: dict[str, Scenario] = {
    **{
        name: _scenario("5x7", 30, f"{kind} P1 c1; {kind} P2 c7")
        for name, kind in (
            ("duel", "castle"),
            ("duel_lair", "lair"),
            ("duel_tower", "tower"),
            ("duel_camp", "camp"),
        )
    },
    "standard": _scenario("9x9", 40, "castle P1 c1; tower P1 g1; castle P2 g9; tower P2 c9"),
    "four_banners": _scenario(
        "9x9",
        40,
        "castle P1 b3 T5; castle P1 d1 T5; tower P2 h2; lair P3 h8; camp P4 b7 T3; camp P4 d9 T3",
    ),
    "relics": _scenario(
        "9x9",
        40,
        "castle P1 c1 V1 vampiric; tower P1 g1 V1 incredible;"
        "castle P2 g9 V1 mystic; tower P2 c9 V1 siege",
        walls="b5 h5",
    ),
    "three_lairs": _scenario("7x7", 40, "lair P1 b2; lair P2 f2; lair P3 d6"),
    "six_lairs": _scenario(
        "10x9", 30, "lair P1 d1; lair P2 g1; lair P3 j5; lair P4 g9; lair P5 d9; lair P6 a5"
    ),
}
