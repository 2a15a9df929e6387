"""The engine as a table that plays worked examples, in plain Python and compiled."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from tests.games import compiled_life, engine_table, plain_life
from tests.games.cerilia.example_reader import (
    KIND_PHASES,
    Example,
    Fields,
    Summary,
    read_examples,
    whole_to_primitives,
)
from tests.games.cerilia.naive_scenarios import Scenario as NaiveScenario
from voevoda.core.actions import Action
from voevoda.core.game import CHANCE, OVER
from voevoda.core.match import Match
from voevoda.games.cerilia import GAME
from voevoda.games.cerilia.actions import path_places
from voevoda.games.cerilia.capture import caster_name, unit_name, wall_on
from voevoda.games.cerilia.ids import RULES
from voevoda.games.cerilia.params import RESULTS
from voevoda.games.cerilia.records import (
    ASIDE,
    ATT,
    CHOOSE,
    COLS,
    DEAD,
    DIRECTIONS,
    EDGES,
    GAME_OVER,
    KINDS,
    NOBODY,
    PHASES,
    PLACE_NAMES,
    RESERVE,
    SECTOR_NAMES,
    SIDES,
    SLOTS,
    SOURCES,
    TARGET,
    THE_FORT,
)
from voevoda.games.cerilia.roster import CLASSES, SPELL_IDS, SPELLS, TYPES
from voevoda.games.cerilia.rules.board import line_start
from voevoda.games.cerilia.rules.casters import caster_named
from voevoda.games.cerilia.rules.units import fighter_named, signs_of
from voevoda.games.cerilia.rules.values import attack_value, defense_value
from voevoda.games.cerilia.setups import (
    CardSetup,
    CasterSetup,
    FortSetup,
    Position,
    Scenario,
    UnitSetup,
    WallSetup,
)
from voevoda.games.cerilia.view import REASONS_TO_END, sign_letters

# --- positions ------------------------------------------------------------------------------


def engine_params(values: Mapping[str, Any]) -> dict[str, int | str | bool]:
    """Return parameters of the naive rules as the engine takes them."""
    found: dict[str, int | str | bool] = {}
    for name, value in values.items():
        if isinstance(value, list):
            found[name] = " ".join(value)
        elif isinstance(value, bool):
            found[name] = str(value).lower()
        elif isinstance(value, Fraction):
            found[name] = str(value)
        else:
            found[name] = "none" if value is None else value
    return found


def scenario_of(example: Example) -> Scenario:
    """Return the position of a worked example as the engine's scenario."""
    holders: dict[str, str] = {}
    for unit in example.units:
        if unit.place in SECTOR_NAMES:
            holders.setdefault(unit.place, SIDES["ad".index(unit.id[0])])
    fort = None
    if example.fort:
        sector, level, bonus, damage = example.fort
        fort = FortSetup(level=level, sector=sector, bonus=bonus, damage=damage)
    return Scenario(
        id="example",
        units=tuple(
            UnitSetup(
                id=unit.id,
                type=unit.type,
                place=unit.place,
                damage=unit.damage,
                routed=unit.routed,
                hidden=unit.hidden,
                summoned=unit.summoned,
                bless_sign=(unit.bless[0] or "") if unit.bless else "",
                bless_until=unit.bless[1] if unit.bless else 0,
            )
            for unit in example.units
        ),
        casters=tuple(
            CasterSetup(id=caster.id, spells=caster.spells, host=caster.host)
            for caster in example.casters
        ),
        terrain=tuple(
            CardSetup(card.kind, card.sector, card.direction or "", source=card.source)
            for card in example.cards
        ),
        fort=fort,
        objective=example.objective or "none",
        night=example.night,
        params=engine_params(example.params),
        position=Position(
            phase="RALLY" if example.rallies else _first_phase(example),
            round=example.round,
            initiative=example.initiative,
            start_cost=example.start,
            fog=dict(example.fog),
            walls=tuple(WallSetup(w.kind, w.sector, w.direction, w.until) for w in example.walls),
            holders=holders | example.holders,
        ),
    )


def engine_scenario(made: NaiveScenario) -> Scenario:
    """Return a scenario of the naive rules as one of the engine."""
    params = engine_params(made.get("params", {}))
    fort = made.get("fort")
    free = made.get("setup") == "free"
    texts = [(text, True) for text in made.get("terrain", [])]
    texts += [(text if " " in text else f"{text} A1", False) for text in made.get("pool", [])]
    return Scenario(
        id="test",
        way={"fixed": "fixed", "deploy": "deployed", "free": "free"}[made.get("setup", "fixed")],
        units=tuple(
            UnitSetup(id=name, type=kind, place="".join(place), commander=seat // 2 + 1)
            for seat, lines in made["units"].items()
            for name, kind, *place in map(str.split, lines)
        ),
        casters=tuple(
            CasterSetup(
                id=name,
                host="" if host == "-" else host,
                side=SIDES[seat % 2] if host == "-" else "",
                commander=seat // 2 + 1,
                spells=tuple(spells),
            )
            for seat, lines in made.get("casters", {}).items()
            for name, _, host, *spells in map(str.split, lines)
        ),
        terrain=tuple(_card_setup(text, fixed and free) for text, fixed in texts),
        fort=FortSetup(fort[1], fort[0], fixed=made.get("fort_fixed", False)) if fort else None,
        objective=made.get("objective") or "none",
        night=made.get("night", False),
        round_limit=int(params.pop("round_limit", 12)),
        timeout=str(params.pop("timeout", "points")),
        params=params,
    )


def _card_setup(text: str, fixed: bool) -> CardSetup:
    kind, place = text.split()
    sector, _, direction = place.partition(">")
    return CardSetup(kind, sector, direction, fixed=fixed)


def _first_phase(example: Example) -> str:
    late = example.params.get("magic_phase") == "after_move"
    return "MOVE" if late else "MAGIC"


def drawn(position: str) -> Match:
    """Return a match that begins at a position in the form of worked examples."""
    text = f"== EX-TEST-1: x\nrules: CER-BRD-01\nPOS {position}\nEND a1: B2 dmg 0\n"
    (example,) = read_examples(text)
    return Match(GAME, scenario_of(example))


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
    chance_words = "#"

    def load(self, example: Example) -> None:
        """Set up the position of an example."""
        start = GAME.set_up(GAME.scenario(scenario_of(example)), {})
        self.put(start.world, start.state)

    def refusal(self, action: str) -> str | None:
        """Return the reason code of a refusal, as if whoever it names were to move."""
        world, state = self.life.world, self.life.state.copy()
        kind, who = action.split()[:2]
        state.phase, state.node = PHASES.index(KIND_PHASES[kind]), CHOOSE
        state.spell, state.caster, state.aim, state.resolving = 0, NOBODY, NOBODY, 0
        state.part = 0 if _owner(world, state, kind, who) % 2 == state.initiative else 2
        life = self._kind(world, state)
        texts = whole_to_primitives(action)
        for text in texts:
            choice = self.read(text)
            assert isinstance(choice, Action)
            reason = life.refuse(choice)
            if reason == "E_NO_EFFECT" and text == texts[0] and len(texts) > 1:
                life = self._kind(world, _aiming(world, state, choice))  # say why not at that
                continue
            if reason is not None:
                return reason
            life.step(choice)
        return None

    def legal(self) -> list[str]:
        """Return the legal decisions in notation, sorted."""
        unpacked = map(GAME.actions.unpack, self.life.legal())
        return sorted(GAME.actions.format(action, self.life.world) for action in unpacked)

    def outcomes(self) -> list[str]:
        """Return what chance may bring in notation, sorted."""
        return sorted(
            GAME.chances.format(GAME.chances.unpack(code), self.life.world)
            for code, _ in self.life.chance()
        )

    def attack(self, attacker: str, kind: str, target: str) -> int:
        """Return the adjusted rating of an attack."""
        world, state = self.life.world, self.life.state
        mode = PHASES.index(kind.upper())
        one, two = (_fighter(world, state, name) for name in (attacker, target))
        return int(attack_value(world, state, mode, one, two))

    def defense(self, target: str, attacker: str) -> int:
        """Return the Defense of a target."""
        world, state = self.life.world, self.life.state
        two, one = (_fighter(world, state, name) for name in (target, attacker))
        return int(defense_value(world, state, two, one))

    def summary(self) -> Summary:
        """Return every field of the position."""
        return summary(self.life.world, self.life.state)


def _aiming(world: Any, state: Any, choice: Any) -> Any:
    """Return the position as if a spell without any target had been begun."""
    state.node, state.spell = TARGET, choice.spell
    state.caster = caster_named(world, choice.caster)
    return state


def _owner(world: Any, state: Any, kind: str, who: str) -> int:
    name = who.split("x")[0]
    if kind == "CAST":
        c = caster_named(world, int(name[1:]) * 2 + "mp".index(name[0]))
        return int(world.caster_seat[c])
    fighter = _fighter(world, state, name)
    return 1 if fighter == THE_FORT else int(state.units[fighter].seat)


def _fighter(world: Any, state: Any, name: str) -> int:
    if name == "fort":
        return THE_FORT
    return int(fighter_named(world, state, int(name[1:]) * 2 + "ad".index(name[0])))


# --- a position in plain values -------------------------------------------------------------

NODES = ("", "choose", "target", "option", "reveal", "side", "duration", "initiative", "battle")


def summary(world: Any, state: Any) -> Summary:
    """Return every field of a position, shaped as the naive rules show it."""
    units = [u for u in range(world.units) if state.units[u].type]
    over = state.phase == GAME_OVER
    turn = int(GAME.rules["turn"](world, state))
    order = [row * COLS + column for column in range(COLS) for row in range(3)]
    return {
        "round": state.round,
        "phase": PHASES[state.phase],
        "node": "" if over else (*NODES, "morale", "morale")[state.node],
        "turn": "chance" if turn == CHANCE else "over" if turn == OVER else turn,
        "initiative": SIDES[state.initiative] if state.initiative != NOBODY else None,
        "night": bool(state.night),
        "winner": _winner(world, state),
        "reason": REASONS_TO_END.get(RULES[state.end_rule]),
        "casting": _casting(world, state),
        "sectors": {SECTOR_NAMES[s]: _sector_fields(world, state, s) for s in order},
        "reserves": {side: _reserve(world, state, number) for number, side in enumerate(SIDES)},
        "walls": dict(sorted(_wall(state, edge) for edge in range(EDGES) if state.wall[edge])),
        "fort": _fort_fields(state),
        "start": dict(zip(SIDES, map(int, state.start_cost), strict=True)),
        "lost": dict(zip(SIDES, map(int, state.lost_cost), strict=True)),
        "units": {unit_name(world, u): _unit_fields(world, state, u) for u in units},
        "casters": {
            caster_name(world, c): _caster_fields(world, state, c) for c in range(world.casters)
        },
        "damage": dict(sorted(_pending(world, state, units))),
        "doomed": " ".join(_ordered(world, state, units, "doomed")),
        "queue": " ".join(
            f"{name}:{RESULTS[state.units[_fighter(world, state, name)].falls_by]}"
            for name in _ordered(world, state, units, "falling")
        ),
        "spent": " ".join(sorted(unit_name(world, u) for u in units if state.units[u].spent)),
    }


def _winner(world: Any, state: Any) -> str | None:
    if not state.won:
        return None
    if state.won == (1 << world.seats) - 1:
        return "DRAW"
    return SIDES[0] if state.won & 1 else SIDES[1]


def _casting(world: Any, state: Any) -> str:
    if not state.spell:
        return ""
    spell = SPELLS[state.spell - 1]
    target, option = "", ""
    if state.aim != NOBODY:
        at_unit = spell.id in ("mass_invisibility", "bless") or spell.caster == 1
        target = unit_name(world, state.aim) if at_unit else SECTOR_NAMES[state.aim]
    if state.option:
        if spell.id == "bless":
            option = f"+{'CSB'[state.option - 1]}"
        elif spell.id == "illusory_terrain":
            direction = state.option & 7
            option = f"={KINDS[state.option >> 3]}" + (
                f">{DIRECTIONS[direction]}" * bool(direction)
            )
        else:
            option = f">{DIRECTIONS[state.option]}"
    words = (caster_name(world, state.caster), spell.id, target + option)
    return " ".join(word for word in words if word)


def _names(world: Any, numbers: Any) -> str:
    return " ".join(unit_name(world, number - 1) for number in numbers if number)


def _sector_fields(world: Any, state: Any, sector: int) -> Fields:
    terrain = None
    if state.card[sector]:
        direction = state.card_direction[sector]
        pointed = KINDS[state.card[sector]] + (f">{DIRECTIONS[direction]}" if direction else "")
        terrain = f"{pointed} {SOURCES[state.card_source[sector]]}"
    holder = state.holder[sector]
    lines = {}
    for number, side in enumerate(SIDES):
        at = line_start(sector, number)
        lines[side] = _names(world, state.line[at : at + SLOTS])
    return {
        "terrain": terrain,
        "fog": state.fog[sector] or None,
        "holder": SIDES[holder - 1] if holder else None,
        **lines,
    }


def _reserve(world: Any, state: Any, side: int) -> str:
    first = side == ATT
    found = [
        unit_name(world, u)
        for u in range(world.units)
        if state.units[u].place == RESERVE and (u < world.first_def) == first
    ]
    return " ".join(found)


def _wall(state: Any, edge: int) -> tuple[str, str]:
    wall = wall_on(state, edge)
    here, there = edge // 2, edge // 2 + (COLS if edge % 2 == 0 else 1)
    text = f"{wall.spell} {wall.sector}>{wall.direction} until {wall.until}"
    return f"{SECTOR_NAMES[here]}/{SECTOR_NAMES[there]}", text


def _fort_fields(state: Any) -> Fields | None:
    fort = state.fort
    if fort.sector == NOBODY:
        return None
    return {
        "sector": SECTOR_NAMES[fort.sector],
        "level": fort.level,
        "bonus": fort.bonus,
        "damage": fort.damage,
        "engaged0": bool(fort.engaged0),
        "attacked": bool(fort.attacked),
    }


def _unit_fields(world: Any, state: Any, u: int) -> Fields:
    unit = state.units[u]
    fields: Fields = {
        "type": TYPES[unit.type],
        "side": SIDES[unit.seat % 2],
        "commander": unit.seat,
        "summoned": bool(unit.summoned),
        "place": PLACE_NAMES[unit.place] or None,
    }
    if DEAD <= unit.place < ASIDE:
        return fields
    path = "-".join(PLACE_NAMES[place] for place in path_places(unit.path))
    blessed = f"{sign_letters(unit.bless_sign) or '-'} until {unit.bless_until}"
    return fields | {
        "damage": unit.damage,
        "routed": bool(unit.routed),
        "hidden": bool(unit.hidden),
        "bless": blessed if unit.bless_until else None,
        "signs": "".join(sorted(sign_letters(signs_of(world, state, u)))),
        "moved": bool(unit.moved),
        "withdrew": bool(unit.withdrew),
        "attacked": bool(unit.attacked),
        "engaged0": bool(unit.engaged0),
        "downhill": bool(unit.downhill),
        "path": path or None,
    }


def _caster_fields(world: Any, state: Any, c: int) -> Fields:
    caster = state.casters[c]
    spells = [name for s, name in enumerate(SPELL_IDS) for _ in range(caster.spells[s])]
    return {
        "class": CLASSES[world.caster_name[c] & 1],
        "side": SIDES[world.caster_seat[c] % 2],
        "commander": world.caster_seat[c],
        "host": unit_name(world, caster.host) if caster.host != NOBODY else None,
        "spells": " ".join(sorted(spells)),
        "cast": caster.cast,
    }


def _pending(world: Any, state: Any, units: list[int]) -> list[tuple[str, int]]:
    found = [(unit_name(world, u), int(state.units[u].pending)) for u in units]
    return [(name, n) for name, n in [*found, ("fort", int(state.fort.pending))] if n]


def _ordered(world: Any, state: Any, units: list[int], field: str) -> list[str]:
    found = [(getattr(state.units[u], field), unit_name(world, u)) for u in units]
    if field == "doomed":
        found.append((state.fort.doomed, "fort"))
    return [name for number, name in sorted(found) if number]
