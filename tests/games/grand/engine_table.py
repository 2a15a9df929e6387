"""The engine as a table that plays worked examples, in plain Python and compiled."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from tests.games import compiled_life
from tests.games.grand.example_reader import Example
from tests.games.grand.naive_state import (
    OPTIONS,
    PARAMS,
    Position,
    Unit,
    cell_at,
    neighbours,
    xy,
)
from tests.games.grand.naive_table import position_of
from voevoda.core.actions import Action, Outcome
from voevoda.core.events import Log
from voevoda.core.game import CHANCE
from voevoda.games.grand import GAME
from voevoda.games.grand.forms import piece_name, piece_of
from voevoda.games.grand.params import PARAMETERS, SCHOOLS, WORKS
from voevoda.games.grand.records import (
    AROUND,
    ARRANGE,
    ASLEEP,
    CARDS,
    DRAGON_MARK,
    FREE,
    GAME_OVER,
    IN_ORDERS,
    MINE_SITE,
    NO_PIECE,
    NODES,
    NOWHERE,
    OPEN,
    ORDERS,
    REARRANGE,
    RELAY,
    SPOILS,
    START,
    TAMED,
    TURMOIL,
    WAITING,
    State,
    World,
)
from voevoda.games.grand.rules import go_on
from voevoda.games.grand.rules.cells import look_at
from voevoda.games.grand.rules.economy import gross_income, upkeep_of
from voevoda.games.grand.rules.forming import is_void
from voevoda.games.grand.rules.orders import has_plus
from voevoda.games.grand.rules.pieces import building_at, clear_unit, garrison_of

EFFECTS = ("wind", "water", "stun", "fury")
STATES = {"": 0, "asleep": ASLEEP, "waiting": WAITING, "tamed": TAMED, "free": FREE}
STATE_NAMES = {number: name for name, number in STATES.items()}
SIDES = ("att", "def")
SHOWN = {"place": "PLACE_ZOMBIE", "pick": "PICK_ZOMBIE", "card": "CARDS"}
ROOM = 96
"""Units and declarations that a set-up table has room for."""

# --- positions ------------------------------------------------------------------------------


def engine_rules(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return parameters and options of the naive rules as the engine takes them."""
    found = {}
    for name, value in values.items():
        if isinstance(value, bool):
            found[name] = "on" if value else "off"
        else:
            found[NAMES.get(name, name)] = value
    return found


def _engine_name(name: str) -> str:
    """`garrison_city_1` is `garrison.city1` in the engine."""
    words = name.split("_")
    if words[0] not in ("strength", "cost", "upkeep", "garrison", "income"):
        return name
    rest = "_".join(words[1:])
    return f"{words[0]}.{re.sub(r'_([0-9])', chr(92) + '1', rest)}"


NAMES = {name: _engine_name(name) for name in PARAMS} | {
    "cost_mine_dragon": "cost.dragon_mine",
    "mine_max": "mine_max.site",
    "mine_max_dragon": "mine_max.dragon",
}


def cell_number(pos: Position, cell: str) -> int:
    x, y = xy(cell)
    return y * pos.width + x


def world_of(pos: Position) -> World:
    """Return what is fixed of a table of the naive rules."""
    count = pos.width * pos.height
    world = World.new({"cells": count, "around": count * AROUND})
    changed = {
        n: v for n, v in {**pos.params, **pos.options}.items() if {**PARAMS, **OPTIONS}[n] != v
    }
    PARAMETERS.fill(world.params, engine_rules(changed))
    world.width, world.height, world.cells, world.seats = (
        pos.width,
        pos.height,
        count,
        len(pos.seats),
    )
    world.place[:] = [-1] * len(world.place)
    for place, seat in enumerate(pos.seats):
        world.number[place], world.place[seat] = seat, place
        world.team[seat] = sum(1 << s for s in pos.seats if pos.teams[s] == pos.teams[seat])
    names = sorted({*pos.land.values()})
    world.lands = len(names)
    world.land_name[: len(names)] = [ord(name) for name in names]
    for cell, terrain in pos.terrain.items():
        number = cell_number(pos, cell)
        world.terrain[number] = "FWDMS".index(terrain)
        world.river[number] = int(cell in pos.rivers)
        world.land[number] = names.index(pos.land[cell]) if cell in pos.land else -1
        marked = cell in pos.marks
        world.mark[number] = DRAGON_MARK if marked else MINE_SITE * (cell in pos.sites)
        near = sorted(cell_number(pos, other) for other in neighbours(pos, cell))
        closed = [*near, NOWHERE]
        world.around[number * AROUND : number * AROUND + len(closed)] = closed
    return world


def state_of(pos: Position, world: World, begin: str = "orders") -> State:
    """Return what changes of a table of the naive rules, in ORDERS or before the turn."""
    count = world.cells
    state = State.new({"cells": count, "units": ROOM, "declarations": ROOM})
    state.node = IN_ORDERS if begin == "orders" else START
    state.year, state.active, state.asked = pos.year, pos.seat, pos.seat
    state.flying = state.actor = state.target = NO_PIECE
    state.origin, state.next_number = NOWHERE, pos.next_tag
    for seat in pos.seats:
        state.coins[seat] = pos.coins[seat]
        friends = [s for pair in pos.peace if seat in pair for s in pair if s != seat]
        state.peace[seat] = sum(1 << friend for friend in friends)
    names = [chr(letter) for letter in world.land_name[: world.lands]]
    state.city[:] = [NOWHERE] * len(state.city)
    for land, left in pos.turmoil.items():
        state.turmoil[names.index(land)] = left
    for cell in pos.bridges:
        state.bridge[cell_number(pos, cell)] = 1
    for cell, building in pos.buildings.items():
        number = cell_number(pos, cell)
        state.kind[number], state.level[number] = WORKS.index(building.kind), building.level
        state.owner[number], state.act[number] = building.owner, int(building.act)
        state.ghosts[number] = pos.effects.get(("ghosts", f"@{cell}"), 0)
        if building.kind == "city":
            state.city[names.index(pos.land[cell])] = number
    built = sorted(cell_number(pos, cell) for cell in pos.buildings)
    state.buildings = len(built)
    state.built[: len(built)] = built
    for slot in range(len(state.units)):
        clear_unit(state.units[slot])
    for unit in sorted(pos.units.values(), key=lambda unit: unit.number):
        _enter(pos, world, state, unit)
    for number in range(count):
        look_at(state, number)
    return state


def _enter(pos: Position, world: World, state: State, unit: Unit) -> None:
    made = state.units[state.top]
    state.top += 1
    made.tag, made.owner = piece_of(unit.tag, world), unit.owner
    made.cell, made.mithril, made.act = cell_number(pos, unit.cell), unit.mithril, unit.act
    made.moved, made.carried, made.pinned = unit.moved, unit.carried, unit.pinned
    made.school = SCHOOLS.index(unit.school)
    made.state, made.former = STATES[unit.state], unit.former_owner
    made.home = cell_number(pos, unit.home) if unit.home else NOWHERE
    made.controller = piece_of(unit.controller, world) if unit.controller else NO_PIECE
    for effect in EFFECTS:
        setattr(made, effect, pos.effects.get((effect, unit.tag), 0))
    for flag in ("mithril", "act", "moved", "carried", "pinned"):
        setattr(made, flag, int(getattr(made, flag)))


# --- the two lives --------------------------------------------------------------------------


class Life(Protocol):
    """A position and the rules that run on it."""

    world: Any

    @property
    def state(self) -> Any:
        """The position as a plain record."""

    def turn(self) -> int:
        """Return who decides."""

    def legal(self) -> list[int]:
        """Return the codes of the legal actions."""

    def refuse(self, action: Action) -> str | None:
        """Return the reason code of a refusal."""

    def chance(self) -> list[tuple[int, int]]:
        """Return the codes of what chance may bring, with weights."""

    def step(self, choice: Action | Outcome) -> None:
        """Carry out a decision or an outcome."""


class PlainLife:
    """The rules as plain Python."""

    def __init__(self, world: Any, state: Any) -> None:
        self.world, self.now, self.log = world, state, Log.new()

    @property
    def state(self) -> Any:
        return self.now

    def turn(self) -> int:
        return int(GAME.rules["turn"](self.world, self.now))

    def legal(self) -> list[int]:
        return GAME.legal_codes(self.world, self.now) if self.turn() >= 0 else []

    def refuse(self, action: Action) -> str | None:
        number = GAME.rules["allows"](self.world, self.now, GAME.actions.pack(action))
        return GAME.reasons[number - 1].code if number else None

    def chance(self) -> list[tuple[int, int]]:
        return GAME.chance(self.world, self.now) if self.turn() == CHANCE else []

    def step(self, choice: Action | Outcome) -> None:
        codec: Any = GAME.actions if isinstance(choice, Action) else GAME.chances
        GAME.rules["step"](self.world, self.now, self.log, codec.pack(choice))


class CompiledLife(compiled_life.CompiledLife):
    """The same rules compiled, on rows."""

    game = GAME


class EngineTable:
    """The engine as a table, in one of its lives."""

    def __init__(self, life: type[PlainLife] | type[CompiledLife] = PlainLife) -> None:
        """Take the life; the position comes with an example or with `put`."""
        self._kind = life
        self.life: Life

    def put(self, world: Any, state: Any) -> EngineTable:
        """Begin at a position."""
        self.life = self._kind(world, state)
        return self

    def load(self, example: Example) -> None:
        """Set up the position of an example."""
        self.copy(position_of(example), "start" if example.begin else "orders")

    def copy(self, pos: Position, begin: str) -> EngineTable:
        """Set up a table of the naive rules."""
        world = world_of(pos)
        state = state_of(pos, world, begin)
        GAME.plain.bind(go_on)(world, state, Log.new())
        return self.put(world, state)

    def _read(self, text: str) -> Action | Outcome:
        if re.match(r"(d6|card|prey)=", text):
            return GAME.chances.parse(text, self.life.world)
        return GAME.actions.parse(text, self.life.world)

    def play(self, text: str) -> None:
        """Carry out one decision or outcome; raises ValueError if it is refused."""
        choice = self._read(text)
        if isinstance(choice, Outcome):
            if GAME.chances.pack(choice) not in dict(self.life.chance()):
                raise ValueError(f"{text} cannot come now")
        else:
            reason = self.life.refuse(choice)
            if reason is not None or self.life.turn() < 0:
                raise ValueError(f"{text}: {reason}")
        self.life.step(choice)

    def refusal(self, text: str) -> str:
        """Return the reason code of a refusal, nothing if it is allowed."""
        choice = self._read(text)
        assert isinstance(choice, Action)
        return self.life.refuse(choice) or ""

    def choices(self) -> list[str]:
        """Return the legal decisions, or what chance may bring, in notation."""
        world = self.life.world
        if self.life.turn() == CHANCE:
            return [
                GAME.chances.format(GAME.chances.unpack(code), world)
                for code, _ in self.life.chance()
            ]
        unpacked = map(GAME.actions.unpack, self.life.legal())
        return [GAME.actions.format(action, world) for action in unpacked]

    def weights(self) -> list[int]:
        """Return the weights of what chance may bring, in the order of `choices`."""
        return [weight for _, weight in self.life.chance()]

    def summary(self) -> dict[str, str]:
        """Return every field of the position that is not nothing."""
        return summary(self.life.world, self.life.state)


# --- a position in plain values -------------------------------------------------------------


def cell_text(world: Any, cell: int) -> str:
    return cell_at(cell % world.width, cell // world.width)


def summary(world: Any, state: Any) -> dict[str, str]:
    """Return every field of a position, shaped as the naive rules show it."""
    seats = [int(seat) for seat in world.number[: world.seats]]
    playing = [seat for seat in seats if not state.out >> seat & 1]
    over = state.node == GAME_OVER
    node = NODES[state.node]
    found = {
        "year": str(state.year),
        "seat": str(state.active),
        "node": SHOWN.get(node, node.upper()),
        "turn": "over" if over else str(state.asked) if state.asked else "chance",
        "out": " ".join(str(seat) for seat in seats if state.out >> seat & 1),
        "next": str(state.next_number),
        "bridges": " ".join(sorted(cell_text(world, c) for c in _where(state.bridge))),
        "turmoil": " ".join(
            f"{chr(world.land_name[land])}:{left}"
            for land, left in enumerate(state.turmoil[: world.lands])
            if left
        ),
        "peace": _pairs(playing, state.peace, mutual=True),
        "notices": _pairs(playing, state.notice),
        "offers": _pairs(playing, state.offers),
        "works": " ".join(sorted(_works(world, state))),
        "result": " ".join(str(s) for n, s in enumerate(seats) if state.won >> n & 1),
        "declarations": " ".join(_declarations(world, state)),
    }
    for seat in seats:
        found[f"coins {seat}"] = str(state.coins[seat])
        gross, upkeep = gross_income(world, state, seat, 1), upkeep_of(world, state, seat)
        found[f"income {seat}"] = f"{gross} - {upkeep}"
        found[f"lands {seat}"] = " ".join(
            chr(world.land_name[land])
            for land, cell in enumerate(state.city[: world.lands])
            if cell != NOWHERE and state.owner[cell] == seat
        )
    for slot in range(state.top):
        fields = _unit_fields(world, state.units[slot])
        tag = piece_name(state.units[slot].tag, world)
        found |= {f"{tag}.{name}": value for name, value in fields.items()}
    for cell in _where(state.kind):
        fields = _building_fields(world, state, cell)
        found |= {f"@{cell_text(world, cell)}.{name}": value for name, value in fields.items()}
    if ARRANGE <= state.node <= TURMOIL:
        found |= _battle_fields(world, state)
    return {name: value for name, value in found.items() if value}


def _where(cells: Any) -> list[int]:
    return [cell for cell, value in enumerate(cells) if value]


def _pairs(seats: list[int], bits: Any, mutual: bool = False) -> str:
    pairs = [(one, two) for one in seats for two in seats if bits[one] >> two & 1]
    return " ".join(f"{one}-{two}" for one, two in pairs if not mutual or one < two)


def _works(world: Any, state: Any) -> Iterator[str]:
    for slot in range(state.top):
        unit = state.units[slot]
        if unit.work:
            tag, place = piece_name(unit.tag, world), cell_text(world, unit.cell)
            yield f"{tag}={WORKS[unit.work]}@{place}{' spoiled' * unit.spoiled}"
    for cell in _where(state.work):
        name = cell_text(world, cell)
        yield f"@{name}=level@{name}{' spoiled' * state.spoiled[cell]}"


def _declarations(world: Any, state: Any) -> Iterator[str]:
    void = GAME.plain.bind(is_void)
    for place in range(state.declared):
        if state.status[place] == OPEN and not void(world, state, place):
            source, aim = state.source[place], state.aim[place]
            neutral = " as neutral" * state.as_neutral[place]
            yield f"{piece_name(source, world)}!{piece_name(aim, world)}{neutral}"


def _unit_fields(world: Any, unit: Any) -> dict[str, str]:
    effects = [(name, getattr(unit, name)) for name in EFFECTS]
    fields = {
        "cell": cell_text(world, unit.cell),
        "owner": str(unit.owner or ""),
        "effects": " ".join(sorted(f"{name}/{seat}" for name, seat in effects if seat)),
        "mithril": "yes" * unit.mithril,
        "school": SCHOOLS[unit.school],
        "state": STATE_NAMES[unit.state],
        "controller": piece_name(unit.controller, world) if unit.controller != NO_PIECE else "",
        "home": cell_text(world, unit.home) if unit.state else "",
    }
    if unit.owner or unit.state == FREE:
        fields["act"] = "yes" * unit.act
    if unit.owner:
        fields |= {name: "yes" * getattr(unit, name) for name in ("moved", "carried", "pinned")}
    if unit.state == FREE:
        fields["former"] = str(unit.former)
    return fields


def _building_fields(world: Any, state: Any, cell: int) -> dict[str, str]:
    plus = has_plus(world, state, building_at(cell), False)
    return {
        "kind": WORKS[state.kind[cell]],
        "level": str(state.level[cell]),
        "owner": str(state.owner[cell] or ""),
        "act": "yes" * (state.act[cell] if state.owner[cell] else 0),
        "effects": f"ghosts/{state.ghosts[cell]}" if state.ghosts[cell] else "",
        "garrison": f"{garrison_of(world, state, cell)}{'+' * plus}",
    }


def _battle_fields(world: Any, state: Any) -> dict[str, str]:
    battle = state.battle
    names = [piece_name(tag, world) for tag in battle.tag[: battle.count]]
    found = {"pass": str(battle.round)}
    for number, side in enumerate(SIDES):
        span = [range(battle.attackers), range(battle.attackers, battle.count)][number]
        found[f"battle {side}"] = " ".join(names[fighter] for fighter in span)
        found[f"commander {side}"] = str(battle.commander[number] or "")
        found[f"sequence {side}"] = " ".join(names[f] for f in _sequence(state, number, span))
    for fighter, name in enumerate(names):
        found[f"battle owner {name}"] = str(battle.owner[fighter] or "")
        found[f"plus {name}"] = "yes" * battle.plus[fighter]
        at = fighter * CARDS
        orders = [ORDERS[order] for order in battle.cards[at : at + battle.left[fighter]]]
        public = battle.round > 1 or state.node in (SPOILS, TURMOIL)
        found[f"cards {name}"] = "".join(sorted(orders) if public else orders).strip()
    return found


def _sequence(state: Any, side: int, span: range) -> list[int]:
    """Return the fighters of a side that are in their places in this pass."""
    battle, node = state.battle, state.node
    if node in (SPOILS, TURMOIL) or (node in (ARRANGE, REARRANGE, RELAY) and side > battle.side):
        return []
    placed = [int(battle.sequence[place]) for place in span]
    alive = [fighter for fighter in placed if battle.left[fighter]]
    if node in (ARRANGE, REARRANGE) and side == battle.side:
        return alive[: battle.placed]
    return alive
