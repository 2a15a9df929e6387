"""The engine as a table that plays worked examples, in plain Python and compiled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Self

from msgspec.structs import replace

from tests.games import compiled_life, engine_table, plain_life
from tests.games.plain_life import Life
from tests.games.wizardrimort.example_reader import Example
from tests.games.wizardrimort.naive_geometry import Disc, Rect
from tests.games.wizardrimort.naive_state import PARAMS, Body, Position, Unit, Value
from tests.games.wizardrimort.naive_table import position_of
from voevoda.core.actions import Outcome
from voevoda.core.errors import NotationError
from voevoda.core.events import RECORDING, Log
from voevoda.core.game import CHANCE, OVER
from voevoda.games.wizardrimort import GAME
from voevoda.games.wizardrimort.events import EVENTS, BodyHit, UnitHit
from voevoda.games.wizardrimort.forms import SIDE_LETTERS, body_name, unit_name
from voevoda.games.wizardrimort.ids import RULES
from voevoda.games.wizardrimort.params import CLASS_LETTERS, FACTIONS
from voevoda.games.wizardrimort.records import BODY_KINDS, DRAWN, NO_BODY, NOBODY, PHASES
from voevoda.games.wizardrimort.rules.totals import (
    attack_modifiers,
    defence_modifiers,
    spirits,
)
from voevoda.games.wizardrimort.setups import (
    BodySetup,
    CastleSetup,
    CommanderSetup,
    Scenario,
    SideSetup,
    TurnSetup,
    UnitSetup,
)

STANDING = ("none", "standing", "destroyed")
CASTLES = ("none", "standing", "razed")

# --- positions ------------------------------------------------------------------------------


def engine_rules(values: Mapping[str, Value]) -> dict[str, Any]:
    """Return parameters of the naive rules as the engine takes them."""
    found: dict[str, Any] = {}
    for name, value in values.items():
        if isinstance(value, bool):
            found[name] = "true" if value else "false"
        elif value is not None:
            found[name] = value
    return found


def engine_scenario(pos: Position, begin: str = "act") -> Scenario:
    """Return a table of the naive rules, in ACT or before a roll, as a scenario of the engine."""
    me = pos.seats[pos.active]
    changed = {name: value for name, value in pos.params.items() if value != PARAMS[name]}
    seats = list(enumerate(pos.seats, 1))
    return Scenario(
        id="test",
        width=pos.width,
        height=pos.height,
        commanders=tuple(
            CommanderSetup(
                seat.side, "human" if seat.faction == "none" else seat.faction, seat.armies
            )
            for seat in pos.seats
        ),
        units=tuple(_unit_setup(pos, unit) for unit in pos.units.values()),
        bodies=tuple(_body_setup(body) for body in pos.bodies.values()),
        castles=tuple(
            CastleSetup(
                side, (zone.x0, zone.y0, zone.x1, zone.y1), pos.sides[side].castle == "razed"
            )
            for side, zone in pos.zones.items()
        ),
        a=_side_setup(pos, "A"),
        b=_side_setup(pos, "B"),
        modes=(pos.mode,),
        first=pos.first,
        order=tuple(seat + 1 for seat in pos.order),
        defender=pos.besieged,
        bank=pos.bank,
        params=engine_rules(changed),
        turn=TurnSetup(
            slot=pos.slot,
            round=pos.round,
            first=pos.first,
            rolled=begin == "act",
            converted=me.conversions,
            hired=me.hired,
            credit=me.credit,
            penalty=tuple(number for number, seat in seats if seat.penalty),
            interrupted=tuple(number for number, seat in seats if seat.interrupted),
            declined=tuple(number for number, seat in seats if seat.declined),
            obelisk_armed=pos.armed,
            hold_armed=pos.hold,
            sieged=pos.sieged,
        ),
    )


def _side_setup(pos: Position, letter: str) -> SideSetup:
    side = pos.sides[letter]
    return SideSetup(
        coins=side.coins,
        pool=side.pool,
        start_size=side.start_size,
        crystal_destroyed=side.crystal == "destroyed",
        wins=side.wins,
    )


def _unit_setup(pos: Position, unit: Unit) -> UnitSetup:
    return UnitSetup(
        id=unit.id,
        warrior=unit.cls,
        at=(unit.x, unit.y, unit.z),
        facing=unit.face,
        commander=unit.seat + 1,
        skeleton=not unit.living,
        mercenary=unit.mercenary,
        lost=not unit.on_table,
        used=unit.id in pos.seats[unit.seat].used,
        attacks=unit.attacks,
        came_from=unit.start,
        path=unit.path,
        descended=unit.descended,
        teleported=unit.pushed,
        seen_by=tuple(sorted(unit.seen)),
    )


def _body_setup(body: Body) -> BodySetup:
    shape = body.shape
    return BodySetup(
        id=body.id,
        kind=body.kind,
        disc=(shape.x, shape.y, shape.radius) if isinstance(shape, Disc) else None,
        rect=(shape.x0, shape.y0, shape.x1, shape.y1) if isinstance(shape, Rect) else None,
        bottom=body.zb,
        top=body.zt,
        side=body.side or body.castle,
        hp=body.hp if body.kind == "wall" else None,
        shots=body.shots,
        moved=body.moved,
    )


def loosened(name: str, bodies: Collection[str]) -> Scenario:
    """Return a scenario in which some bodies are placed by the players."""
    made = GAME.scenario(name)
    assert isinstance(made, Scenario)
    loose = (replace(body, loose=body.id in bodies) for body in made.bodies)
    return replace(made, bodies=tuple(loose))


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
    chance_words = r"(D|d|LOT) "

    def load(self, example: Example) -> None:
        """Set up the position of an example."""
        self.copy(*position_of(example))

    def copy(self, pos: Position, begin: str = "act") -> Self:
        """Set up a table of the naive rules; its dice may be more than six."""
        start = GAME.set_up(GAME.scenario(engine_scenario(pos, begin)), {})
        if begin == "act":
            seat = pos.active
            for name in ("wp", "ap", "tp"):
                setattr(start.state.commanders[seat], name, getattr(pos.seats[seat], name))
        return self.put(start.world, start.state)

    def begin(self, made: Any, rules: Mapping[str, Value] | None = None) -> Self:
        """Set up a scenario, by name or as it is."""
        start = GAME.set_up(GAME.scenario(made), engine_rules(rules or {}))
        return self.put(start.world, start.state)

    def play(self, text: str) -> None:
        for part in self._parts(text):
            super().play(part)

    def _parts(self, text: str) -> Sequence[str]:
        """Return the single decisions that a line of the notation stands for."""
        return GAME.split(self.life.world, self.life.state, text)

    def refusal(self, text: str) -> str:
        """Return the reason code of a refusal, nothing if it is allowed."""
        try:
            parts = [self.read(part) for part in self._parts(text)]
        except (NotationError, ValueError):
            return "NO_SUCH"
        life = self.life
        for number, choice in enumerate(parts):
            if isinstance(choice, Outcome):
                return "NOT_YOUR_DECISION"
            if reason := life.refuse(choice):
                return reason
            if number + 1 < len(parts):
                life = self._kind(life.world, life.state.copy()) if life is self.life else life
                life.step(choice)
        return ""

    def choices(self) -> list[str]:
        """Return the candidates or the outcomes of chance."""
        if self.life.turn() == CHANCE:
            return [self._say(GAME.chances, code) for code, _ in self.life.chance()]
        return [self._say(GAME.actions, code) for code in self.life.legal()]

    def _say(self, codec: Any, code: int) -> str:
        return str(codec.format(codec.unpack(code), self.life.world))

    def groups(self, side: str) -> list[str]:
        world, state = self.life.world, self.life.state
        found: dict[int, list[str]] = {}
        for slot, unit in enumerate(state.units):
            name = unit_name(world, slot)
            if unit.on_table and not unit.sealed and name[0] == side:
                found.setdefault(int(unit.group), []).append(name)
        return ["+".join(names) for names in found.values()]

    def sums(self) -> tuple[int, int]:
        world, state, log = self.life.world, self.life.state, Log.new()
        attack = attack_modifiers(world, state, log, 2)
        return int(attack), int(defence_modifiers(world, state, log, 2))

    def odds(self, text: str) -> dict[str, int]:
        """Return in how many of 1296 throws a shot hits what, by trying them all."""
        world = self.life.world
        begun = PlainLife(world, self.life.state.copy())
        begun.step(self.read(text))
        often = Counter(one + two for one in range(1, 7) for two in range(1, 7))
        found: Counter[str] = Counter()
        for total in often:
            for other in often:
                life = PlainLife(world, begun.state.copy())
                life.log.mode = RECORDING
                for word, thrown in (("s", total), ("z", other)):
                    one = min(6, thrown - 1)
                    life.step(self.read(f"d {word} {one}+{thrown - one}"))
                found[_hit(world, life.log)] += often[total] * often[other]
        return found

    def summary(self) -> dict[str, str]:
        return summary(self.life)


def _hit(world: Any, log: Log) -> str:
    for event in EVENTS.read(log):
        if isinstance(event, UnitHit):
            return unit_name(world, event.unit)
        if isinstance(event, BodyHit):
            return body_name(world, event.body)
    return "-"


# --- summaries ------------------------------------------------------------------------------

WHY = {
    "WIZ-END-01": "annihilation",
    "WIZ-END-02": "annihilation",
    "WIZ-SAR-08": "annihilation",
    "WIZ-END-06": "strength",
    "WIZ-MDE-02": "overlord",
    "WIZ-MDE-03": "destruction",
    "WIZ-MDE-04": "destruction",
    "WIZ-MDE-06": "siege_taken",
    "WIZ-MDE-07": "siege_held",
    "WIZ-MDE-09": "plague",
    "WIZ-MDE-10": "chronicle",
}


def summary(life: Life) -> dict[str, str]:
    """Return the fields of the naive summary."""
    world, state = life.world, life.state
    who = life.turn()
    over = who == OVER
    phase = PHASES[state.phase]
    fields: dict[str, object] = {
        "node": "OVER" if over else phase,
        "turn": "" if over else str(-1 if who == CHANCE else who),
        "round": state.round,
        "slot": state.slot,
        "game": state.game,
        "first": _letter(state.first),
        "armed": _letter(state.obelisk_armed),
        "hold": _letter(state.hold_armed),
        "bank": state.bank,
        "sieged": state.sieged,
        "hero": unit_name(world, state.hero) if state.interrupter != NOBODY else "",
        "result": "draw" if state.result == DRAWN else _letter(state.result),
        "why": WHY.get(RULES[state.end_rule], RULES[state.end_rule]) if over else "",
    }
    for number, side in enumerate(state.sides):
        letter = SIDE_LETTERS[number]
        for name in ("coins", "pool", "start_size", "wins"):
            fields[f"{letter}.{name}"] = int(getattr(side, name))
        fields[f"{letter}.crystal"] = STANDING[side.crystal]
        fields[f"{letter}.castle"] = CASTLES[side.castle]
        fields[f"{letter}.spirits"] = int(spirits(world, state, number))
    for seat in range(world.seats):
        fields |= {f"{seat}.{name}": value for name, value in _of_commander(life, seat).items()}
    for slot, unit in enumerate(state.units):
        if unit.on_table:
            name = unit_name(world, slot)
            fields |= {f"{name}.{key}": value for key, value in _of_unit(life, unit).items()}
    for index in range(state.blocks):
        body = state.bodies[index]
        if body.kind != NO_BODY:
            name = body_name(world, index)
            fields |= {f"{name}.{key}": value for key, value in _of_body(body).items()}
    nothing = ("", 0, "none")
    return {name: str(value) for name, value in fields.items() if value not in nothing}


def _letter(side: int) -> str:
    return SIDE_LETTERS[side] if 0 <= side < len(SIDE_LETTERS) else ""


def _yes(value: int) -> str:
    return "yes" if value else ""


def _of_commander(life: Life, seat: int) -> dict[str, object]:
    commander = life.state.commanders[seat]
    numbers = ("wp", "ap", "tp", "conversions", "hired", "credit")
    fields: dict[str, object] = {name: int(getattr(commander, name)) for name in numbers}
    for name in ("penalty", "interrupted", "declined"):
        fields[name] = _yes(getattr(commander, name))
    fields["used"] = "+".join(
        unit_name(life.world, slot)
        for slot, unit in enumerate(life.state.units)
        if unit.used and unit.commander == seat
    )
    return fields


def _of_unit(life: Life, unit: Any) -> dict[str, object]:
    seen = [n for n in range(len(life.state.units)) if unit.seen_by >> n & 1]
    state = "living" if unit.living else "skeleton"
    return {
        "seat": f"{unit.commander}",
        "is": f"{CLASS_LETTERS[unit.kind]} {FACTIONS[unit.faction]} {state}",
        "at": f"{unit.x},{unit.y}" + (f",{unit.z}" if unit.z else ""),
        "face": f"{unit.fx},{unit.fy}",
        "mercenary": _yes(unit.mercenary),
        "sealed": _yes(unit.sealed),
        "start": f"{unit.turn_x},{unit.turn_y}",
        "path": int(unit.path),
        "descended": _yes(unit.descended),
        "pushed": _yes(unit.teleported),
        "seen": "+".join(unit_name(life.world, slot) for slot in seen),
        "attacks": int(unit.attacks),
    }


def _of_body(body: Any) -> dict[str, object]:
    if body.disc:
        radius = (body.x1 - body.x0) // 2
        place = f"{body.x0 + radius},{body.y0 + radius} r{radius}"
    else:
        place = f"{body.x0},{body.y0}-{body.x1},{body.y1}"
    return {
        "is": f"{BODY_KINDS[body.kind]} {body.bottom}-{body.top}",
        "at": place,
        "hp": int(body.hp),
        "side": _letter(body.side),
        "castle": _letter(body.castle),
        "shots": int(body.shots),
        "moved": _yes(body.moved),
    }
