"""The engine as a table that plays worked examples, in plain Python and compiled."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from tests.games import compiled_life, engine_table, plain_life
from tests.games.grand.example_reader import Example
from tests.games.grand.naive_standalone import Match
from tests.games.grand.naive_state import OPTIONS, PARAMS, Position, Unit, Value, cell_at
from tests.games.grand.naive_table import position_of
from voevoda.core.actions import Action
from voevoda.core.game import CHANCE
from voevoda.games.grand import GAME
from voevoda.games.grand.forms import piece_name
from voevoda.games.grand.params import SCHOOLS, WORKS
from voevoda.games.grand.records import (
    ARRANGE,
    ASLEEP,
    CARDS,
    FREE,
    GAME_OVER,
    NO_PIECE,
    NODES,
    NOWHERE,
    OPEN,
    ORDERS,
    REARRANGE,
    RELAY,
    SPOILS,
    TAMED,
    TURMOIL,
    WAITING,
)
from voevoda.games.grand.rules.economy import gross_income, upkeep_of
from voevoda.games.grand.rules.forming import is_void
from voevoda.games.grand.rules.orders import has_plus
from voevoda.games.grand.rules.pieces import building_at, garrison_of
from voevoda.games.grand.setups import ArmySetup, BuildingSetup, Scenario, UnitSetup
from voevoda.games.grand.setups import Position as EnginePosition

EFFECTS = ("wind", "water", "stun", "fury")
STATES = {0: "", ASLEEP: "asleep", WAITING: "waiting", TAMED: "tamed", FREE: "free"}
SIDES = ("att", "def")
SHOWN = {"place": "PLACE_ZOMBIE", "pick": "PICK_ZOMBIE", "card": "CARDS"}

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


def engine_scenario(pos: Position) -> Scenario:
    """Return a table of the naive rules, in ORDERS, as a scenario of the engine."""
    changed: dict[str, Value] = {}
    changed |= {name: value for name, value in pos.params.items() if value != PARAMS[name]}
    changed |= {name: value for name, value in pos.options.items() if value != OPTIONS[name]}
    teams = {team: [seat for seat in pos.seats if pos.teams[seat] == team] for team in pos.seats}
    rows = [[cell_at(x, y) for x in range(pos.width)] for y in range(pos.height)]
    letters = {c: t.lower() if c in pos.rivers else t for c, t in pos.terrain.items()}
    return Scenario(
        id="test",
        seats=tuple(pos.seats),
        teams=tuple(tuple(members) for members in teams.values() if members),
        params=engine_rules(changed),
        terrain=tuple("".join(letters[cell] for cell in row) for row in rows),
        lands=tuple("".join(pos.land.get(cell, ".") for cell in row) for row in rows),
        mine_sites=tuple(sorted(pos.sites)),
        dragon_marks=tuple(sorted(pos.marks)),
        bridges=tuple(sorted(pos.bridges)),
        buildings=tuple(
            BuildingSetup(
                kind=building.kind,
                cell=cell,
                owner=building.owner,
                level=building.level,
                acted=not building.act,
                ghosts=pos.effects.get(("ghosts", f"@{cell}"), 0),
            )
            for cell, building in pos.buildings.items()
        ),
        units=tuple(_unit_setup(pos, unit) for unit in pos.units.values()),
        position=EnginePosition(
            active=pos.seat,
            year=pos.year,
            coins={str(seat): coins for seat, coins in pos.coins.items()},
            peace=tuple((min(pair), max(pair)) for pair in pos.peace),
            turmoil=dict(pos.turmoil),
            next_number=pos.next_tag,
        ),
    )


def engine_battle(match: Match) -> Scenario:
    """Return a battle without a map as a scenario of the engine."""
    return Scenario(
        id="test",
        params={"payoff": match.payoff, "rounds": match.rounds, "row_width": match.row_width},
        attackers=tuple(ArmySetup(count, plus) for count, plus in match.att),
        defenders=tuple(ArmySetup(count, plus) for count, plus in match.deff),
    )


def _unit_setup(pos: Position, unit: Unit) -> UnitSetup:
    return UnitSetup(
        tag=unit.tag,
        cell=unit.cell,
        school=unit.school,
        owner=unit.owner,
        mithril=unit.mithril,
        acted=not unit.act,
        moved=unit.moved,
        carried=unit.carried,
        pinned=unit.pinned,
        state=unit.state,
        home=unit.home,
        former=unit.former_owner,
        controller=unit.controller,
        wind=pos.effects.get(("wind", unit.tag), 0),
        water=pos.effects.get(("water", unit.tag), 0),
        stun=pos.effects.get(("stun", unit.tag), 0),
        fury=pos.effects.get(("fury", unit.tag), 0),
    )


# --- the two lives --------------------------------------------------------------------------


class PlainLife(plain_life.PlainLife):
    """The rules as plain Python."""

    game = GAME


class CompiledLife(compiled_life.CompiledLife):
    """The same rules compiled, on rows."""

    game = GAME


class EngineTable(engine_table.EngineTable):
    """The engine as a table, in one of its lives."""

    game = GAME
    plain = PlainLife
    chance_words = r"(d6|card|prey)="

    def load(self, example: Example) -> None:
        """Set up the position of an example."""
        self.copy(position_of(example))

    def copy(self, pos: Position) -> EngineTable:
        """Set up a table of the naive rules, in ORDERS."""
        return self.begin(engine_scenario(pos))

    def begin(self, made: Any, rules: Mapping[str, Value] | None = None) -> EngineTable:
        """Set up a scenario, by name or as it is."""
        scenario = GAME.scenario(made) if isinstance(made, str) else made
        start = GAME.set_up(scenario, engine_rules(rules or {}))
        return self.put(start.world, start.state)

    def refusal(self, text: str) -> str:
        """Return the reason code of a refusal, nothing if it is allowed."""
        choice = self.read(text)
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
            sorted(
                f"{chr(world.land_name[land])}:{left}"
                for land, left in enumerate(state.turmoil[: world.lands])
                if left
            )
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
        held = [
            chr(world.land_name[land])
            for land, cell in enumerate(state.city[: world.lands])
            if cell != NOWHERE and state.owner[cell] == seat
        ]
        found[f"lands {seat}"] = " ".join(sorted(held))
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


def battle_summary(world: Any, state: Any) -> dict[str, str]:
    """Return what there is to say of a battle without a map."""
    if state.node == GAME_OVER:
        winners = [str(world.number[n]) for n in range(world.seats) if state.won >> n & 1]
        return {"result": " ".join(winners)}
    node = NODES[state.node]
    found = {"node": SHOWN.get(node, node.upper()), "turn": str(state.asked)}
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
        "state": STATES[unit.state],
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
