"""The engine as a table that plays worked examples, in plain Python and compiled."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from tests.games import compiled_life, engine_table
from tests.games.cities.example_reader import Example, Field, Summary, read_examples
from tests.games.cities.naive import Scenario as NaiveScenario
from tests.games.cities.naive import Value
from voevoda.core.actions import Action, Outcome
from voevoda.core.game import CHANCE, OVER
from voevoda.core.match import Match, SeatEntry
from voevoda.games.cities import GAME
from voevoda.games.cities.ids import RULES
from voevoda.games.cities.params import (
    BY_LOCATION,
    PARAMETERS,
    RELICS,
    TYPES,
    read_row,
    write_row,
)
from voevoda.games.cities.records import GAME_OVER, ORDER, PHASES, ROLL_ATTACK, ROLL_RELIC
from voevoda.games.cities.rules.turns import mover
from voevoda.games.cities.scenarios import LocationSetup, Scenario, bare_state, make_world
from voevoda.games.cities.view import CELL, REASONS_TO_END, standing

REASONS = {
    "GAME_OVER": "match-over",
    **{r.code: f"cities-reason-{r.code.lower().replace('_', '-')}" for r in GAME.reasons[1:]},
}
CODES = {message: code for code, message in REASONS.items()}


# --- positions ------------------------------------------------------------------------------


def engine_params(values: Mapping[str, Any]) -> dict[str, int | str]:
    """Return parameters of the naive rules as the engine takes them."""
    found: dict[str, int | str] = {}
    for name, value in values.items():
        if isinstance(value, list):
            found |= {f"{name}.{face}": relic for face, relic in enumerate(value, 1)}
        elif isinstance(value, bool):
            found[name] = str(value).lower()
        else:
            found[name] = "none" if value is None else value
    return found


def engine_scenario(made: NaiveScenario) -> Scenario:
    """Return a scenario of the naive rules as one of the engine."""
    seats = made["players"]
    return Scenario(
        id="test",
        width=made["width"],
        height=made["height"],
        locations=tuple(LocationSetup(**place) for place in made["locations"]),
        round_limit=made.get("round_limit", 40),
        order=() if isinstance(seats, int) else tuple(seats),
        walls=tuple(made.get("walls", ())),
        params=engine_params({**made.get("params", {}), **made.get("options", {})}),
    )


def position_of(example: Example) -> tuple[Any, Any]:
    """Return world and state that a worked example starts from."""
    seats = [place.owner for place in example.locations]
    seats += [int(entry[1:]) for entry in example.order if entry[0] == "P"]
    players = list(dict.fromkeys(int(e[1:]) for e in example.order if e[0] == "P"))
    players += sorted(set(range(1, max(seats) + 1)) - set(players))
    made = Scenario(
        id="example",
        width=example.width,
        height=example.height,
        locations=tuple(LocationSetup(p.type, p.owner, p.cell) for p in example.locations),
        round_limit=40,
        order=tuple(players),
        walls=example.walls,
    )
    params = {"round_limit": 40, **engine_params(example.options)}
    world = make_world(made, params)
    state = bare_state(world, made)
    _set_counters(example, state)
    for location, line in zip(state.locations, example.locations, strict=True):
        _set_location(location, line, example)
    for slot, unit_line in enumerate(example.units):
        _set_unit(world, state, slot, unit_line)
    return world, state


def _set_counters(example: Example, state: Any) -> None:
    entries = [int(entry[1:]) - 1 for entry in example.order]
    state.order[: len(entries)] = entries
    state.drawn = len(state.order)
    state.cur = example.order.index(example.turn)
    state.phase = PHASES.index("MAIN")
    state.round, state.quiet_rounds = example.round, example.quiet
    state.attack_seen = int(example.attack_seen)
    owners = {place.owner for place in example.locations}
    gone = [e + 1 for e in entries if example.order[0][0] == "P" and e + 1 not in owners]
    state.eliminated[: len(gone)] = gone
    state.next_unit = 1 + max((int(unit.id[1:]) for unit in example.units), default=0)


def _set_location(location: Any, line: Any, example: Example) -> None:
    location.spirit = location.spirit if line.spirit is None else line.spirit
    location.health = location.health if line.health is None else line.health
    location.level, location.time = line.level, line.tp
    location.relic = RELICS.index(line.relic or "none")
    location.siege_cost = location.siege_cost if line.siege is None else line.siege
    location.abandoned, location.used = int(line.abandoned), line.used
    location.mystic_used, location.ready = int(line.mystic_used), int(line.id in example.ready)


def _set_unit(world: Any, state: Any, slot: int, line: Any) -> None:
    unit = state.units[slot]
    state.top = slot + 1
    unit.number = int(line.id[1:])
    unit.home, unit.ctrl = int(line.home[1:]) - 1, int(line.ctrl[1:]) - 1
    unit.cell = CELL.parse(line.cell, world)
    unit.spirit, unit.health = line.spirit, line.health
    unit.row[:] = list(world.params.standard_row) if line.row is None else read_row(line.row)
    unit.improved, unit.subdued = int(line.improved), int(line.subdued)
    unit.attacked = int(line.attacked)
    state.board[unit.cell] = slot + 1


def match_at(world: Any, state: Any) -> Match:
    """Return a match that begins at a position."""
    match = Match(GAME, "duel", roll=False)
    match.world, match.state = world, state
    match.sizes, match.compiled_sizes = GAME.sizes(world), GAME.compiled_sizes(world)
    match.seats = [SeatEntry(info.name) for info in GAME.seat_infos(world)]
    match._rows = [match._bytes()]
    return match


def drawn(lines: str, header: str = "map: 5x5") -> Match:
    """Return a match that begins at the position of an example."""
    text = f"== EX-TEST-1: a position\nrules: CIT-GEN-09\n{header}\n{lines}"
    return match_at(*position_of(read_examples(text)[0]))


# --- the two lives --------------------------------------------------------------------------


class PlainLife:
    """The rules as plain Python, through a real match."""

    def __init__(self, world: Any, state: Any) -> None:
        self.world = world
        self.match = match_at(world, state)

    @property
    def state(self) -> Any:
        return self.match.state

    def turn(self) -> int:
        return self.match.turn

    def legal(self) -> list[int]:
        return GAME.legal_codes(self.world, self.state) if self.turn() >= 0 else []

    def refuse(self, action: Action) -> str | None:
        if self.turn() == CHANCE:  # a match never rests there
            number = GAME.rules["allows"](self.world, self.state, GAME.actions.pack(action))
            return GAME.reasons[number - 1].code if number else None
        message = self.match.why_not(action)
        return CODES[message.id] if message else None

    def chance(self) -> list[tuple[int, int]]:
        return GAME.chance(self.world, self.state) if self.turn() == CHANCE else []

    def step(self, choice: Action | Outcome) -> None:
        self.match.replay(choice)


@cache
def compiled(name: str) -> Any:
    """Return the compiled life of a function of the contract."""
    return GAME.compiled.bind(GAME.rules[name])


class CompiledLife(compiled_life.CompiledLife):
    """The same rules compiled, on rows."""

    game = GAME


class EngineTable(engine_table.EngineTable):
    """The engine as a table, in one of its lives."""

    game = GAME
    plain = PlainLife
    chance_words = "d4=|ORDER "

    def load(self, example: Example) -> None:
        """Set up the position of an example."""
        self.put(*position_of(example))

    def why_not(self, text: str) -> str | None:
        """Return the reason code of a refusal."""
        choice = self.read(text)
        if isinstance(choice, Action):
            return self.life.refuse(choice)
        if self.life.turn() == OVER:
            return "GAME_OVER"
        drawing = text.startswith("ORDER ")
        if self.life.state.phase not in ((ORDER,) if drawing else (ROLL_ATTACK, ROLL_RELIC)):
            return "WRONG_PHASE"
        return None if GAME.chances.pack(choice) in dict(self.life.chance()) else "NO_SUCH"

    def legal(self) -> list[str]:
        """Return the legal decisions in notation, sorted."""
        unpacked = map(GAME.actions.unpack, self.life.legal())
        return sorted(GAME.actions.format(action, self.life.world) for action in unpacked)

    def outcomes(self) -> list[tuple[str, int]]:
        """Return what chance may bring in notation, with weights."""
        return [
            (GAME.chances.format(GAME.chances.unpack(code), self.life.world), weight)
            for code, weight in self.life.chance()
        ]

    def summary(self) -> Summary:
        """Return every field of the position."""
        return summary(self.life.world, self.life.state)


# --- a position in plain values -------------------------------------------------------------


def summary(world: Any, state: Any) -> Summary:
    """Return every field of a position, shaped as the naive rules show it."""
    nobody = state.phase in (GAME_OVER, ORDER)
    letter = "L" if world.params.initiative_unit == BY_LOCATION else "P"
    return {
        "round": state.round,
        "quiet": state.quiet_rounds,
        "attack_seen": bool(state.attack_seen),
        "phase": PHASES[state.phase],
        "to_move": None if nobody else mover(world, state) + 1,
        "slot": None if nobody else f"{letter}{state.order[state.cur] + 1}",
        "winners": [seat + 1 for seat in range(world.seats) if state.won >> seat & 1],
        "eliminated": [seat for seat in state.eliminated if seat],
        "reason": REASONS_TO_END.get(RULES[state.end_rule]),
        "next_unit": state.next_unit,
        "locations": {
            f"L{index + 1}": _location_fields(world, location, index)
            for index, location in enumerate(state.locations)
        },
        "units": {f"u{unit.number}": _unit_fields(world, unit) for unit in standing(state)},
    }


def _location_fields(world: Any, location: Any, index: int) -> dict[str, Field]:
    return {
        "type": TYPES[world.kind[index]],
        "cell": CELL.format(world.site[index], world),
        "owner": location.owner + 1,
        "S": location.spirit,
        "H": location.health,
        "V": location.level,
        "T": location.time,
        "relic": RELICS[location.relic] if location.relic else None,
        "abandoned": bool(location.abandoned),
        "siege": location.siege_cost,
        "ready": bool(location.ready),
        "used": location.used,
        "mystic_used": bool(location.mystic_used),
    }


def _unit_fields(world: Any, unit: Any) -> dict[str, Field]:
    return {
        "home": f"L{unit.home + 1}",
        "ctrl": f"L{unit.ctrl + 1}",
        "cell": CELL.format(unit.cell, world),
        "S": unit.spirit,
        "H": unit.health,
        "A": write_row(unit.row),
        "improved": bool(unit.improved),
        "subdued": bool(unit.subdued),
        "attacked": bool(unit.attacked),
    }


def params_of(world: Any) -> dict[str, Value]:
    """Return the parameters of a world as the naive rules keep them."""
    whole: dict[str, Any] = PARAMETERS.whole(world.params)
    faces = [str(whole.pop(f"relic_table.{face}")) for face in range(1, 5)]
    whole["open_gates"] = whole["open_gates"] == "true"
    whole["tp_cap"] = None if whole["tp_cap"] == "none" else whole["tp_cap"]
    return {**whole, "relic_table": faces}
