"""What is shown of a game of `cities`.

The view (all is open), the text board, what actions light up.
"""

from __future__ import annotations

from typing import Any

import msgspec

from voevoda.core.actions import Action, GridCell
from voevoda.core.errors import Argument
from voevoda.core.game import Piece
from voevoda.games.cities import actions as act
from voevoda.games.cities.ids import RULES
from voevoda.games.cities.params import (
    BY_LOCATION,
    DASH,
    LAIR,
    RELICS,
    SIEGE,
    TOWER,
    TYPES,
    unpack_row,
)
from voevoda.games.cities.records import CELL as CELL_PHASE
from voevoda.games.cities.records import (
    FREE,
    GAME_OVER,
    LOCATION_MARK,
    MAIN,
    ORDER,
    PHASES,
    ROLL_ATTACK,
    SWAP,
    WALL,
)
from voevoda.games.cities.rules.creation import most_to_give, purse, row_place
from voevoda.games.cities.rules.economy import cost_of
from voevoda.games.cities.rules.end import (
    placing,
    total_health,
    total_locations,
    total_spirit,
)
from voevoda.games.cities.rules.general import (
    does_magic,
    maximum_health,
    maximum_spirit,
    owner_of,
    slot_of,
)
from voevoda.games.cities.rules.map import distance
from voevoda.games.cities.rules.turns import mover

CELL = GridCell()


class LocationView(msgspec.Struct, frozen=True):
    """A location as everybody sees it."""

    id: str
    type: str
    cell: str
    owner: str
    spirit: int
    max_spirit: int
    health: int
    max_health: int
    level: int
    time: int
    relic: str | None
    abandoned: bool
    siege_cost: int
    ready: bool
    actions_left: int


class UnitView(msgspec.Struct, frozen=True):
    """A unit as everybody sees it."""

    id: str
    owner: str
    home: str
    ctrl: str
    cell: str
    spirit: int
    health: int
    row: tuple[int | None, ...]
    """Attack value by die face; None is a dash."""
    magic: bool
    level: int
    """Of its home: subtracted from damage (CIT-DMG-01)."""
    improved: bool
    subdued: bool
    attacked: bool


class PlayerView(msgspec.Struct, frozen=True):
    """A player's tie-break numbers (CIT-END-05)."""

    id: str
    locations: int
    spirit: int
    health: int
    eliminated: bool


class PendingView(msgspec.Struct, frozen=True):
    """The action that is half done."""

    loc: str
    cells_left: int
    amount: int
    row: tuple[int | None, ...] | None
    unit: str | None
    target: str | None


class CitiesView(msgspec.Struct, frozen=True):
    """The whole table."""

    width: int
    height: int
    walls: tuple[str, ...]
    locations: tuple[LocationView, ...]
    units: tuple[UnitView, ...]
    players: tuple[PlayerView, ...]
    order: tuple[str, ...]
    slot: int
    """Place in `order`, from 0."""
    to_move: str | None
    round: int
    round_limit: int
    quiet_rounds: int
    quiet_limit: int
    attack_seen: bool
    phase: str
    pending: PendingView | None
    winners: tuple[str, ...]
    end_reason: str | None
    """`conquest`, `round_limit` or `quiet_limit`."""
    placing: tuple[tuple[str, ...], ...]
    """Players from best to worst, equal ones together (CIT-END-08); empty until the end."""


class FaceView(msgspec.Struct, frozen=True):
    """What one face of the die brings in an attack."""

    face: int
    result: str
    """`miss`, `nothing`, `hurt`, `dies` or `captured`."""
    spirit_lost: int
    health_lost: int
    spirit: int
    health: int


class AttackOdds(msgspec.Struct, frozen=True):
    """Exact odds of an attack on a unit (spec 9.1)."""

    attacker: str
    target: str
    faces: tuple[FaceView, ...]
    hit: str
    """Chances and means are exact fractions: `3/4`, `5`."""
    kill: str
    capture: str
    spirit_loss: str
    health_loss: str
    spirit_won: int
    """What the attacker's location gains at most."""
    victor: tuple[int, int] | None
    """Spirit and health that the attacker has after a victory; None where none can come of it."""


class AssaultOdds(msgspec.Struct, frozen=True):
    """The certain result of an assault."""

    attacker: str
    place: str
    dies: bool
    strike: int
    conquers: bool
    spirit: int
    health: int
    """Of the location, after it."""


class CreationPreview(msgspec.Struct, frozen=True):
    """What a location keeps when it hands over spirit and health, and what may come of that."""

    loc: str
    amount: int
    spirit: int
    health: int
    time: int
    unit_health: int
    """Of the new unit; its spirit is `amount`."""
    threats: tuple[str, ...]
    """Improved enemies that could conquer the location in one turn of theirs."""
    strike: int
    """The hardest of their strikes."""


class InspirationPreview(msgspec.Struct, frozen=True):
    """A unit before and after its inspiration."""

    unit: str
    position: int
    row: tuple[int | None, ...]
    new_row: tuple[int | None, ...]
    spirit: int
    new_spirit: int
    damage: str
    """Expected in an attack, before the target's level: an exact fraction."""
    new_damage: str
    freed: bool


class Reach(msgspec.Struct, frozen=True):
    """A cell that a unit can be moved to, and the shortest way there."""

    unit: str
    cell: str
    steps: tuple[str, ...]
    """Notation of each step or jump."""


class MovePreview(msgspec.Struct, frozen=True):
    """Where a move that a location pays for can lead."""

    loc: str
    cells: int
    """How many the move has."""
    reaches: tuple[Reach, ...]


REASONS_TO_END = {
    "CIT-END-02": "conquest",
    "CIT-END-03": "round_limit",
    "CIT-END-04": "quiet_limit",
}


def location_name(index: int) -> str:
    """Return `L1` for 0."""
    return f"L{index + 1}"


def player_name(seat: int) -> str:
    """Return `P1` for 0."""
    return f"P{seat + 1}"


def view(world: Any, state: Any, seat: int | None) -> CitiesView:
    """Return what a seat, or a spectator, sees: everything (CIT-GEN-06)."""
    return CitiesView(
        width=world.width,
        height=world.height,
        walls=tuple(CELL.format(c, world) for c, there in enumerate(state.board) if there == WALL),
        locations=tuple(_location(world, state, i) for i in range(world.locations)),
        units=tuple(_unit(world, state, unit) for unit in standing(state)),
        players=tuple(_player(world, state, s) for s in range(world.seats)),
        order=tuple(_entry(world, entry) for entry in state.order),
        slot=state.cur,
        to_move=to_move(world, state),
        round=state.round,
        round_limit=world.params.round_limit,
        quiet_rounds=state.quiet_rounds,
        quiet_limit=world.params.quiet_limit,
        attack_seen=bool(state.attack_seen),
        phase=PHASES[state.phase],
        pending=_pending(world, state),
        winners=tuple(player_name(s) for s in range(world.seats) if state.won >> s & 1),
        end_reason=REASONS_TO_END.get(RULES[state.end_rule]),
        placing=_placing(world, state),
    )


def standing(state: Any) -> list[Any]:
    """Return the units on the map in the order of their numbers."""
    return sorted((u for u in state.units if u.number), key=lambda u: u.number)


def to_move(world: Any, state: Any) -> str | None:
    """Return the player whose turn it is; None while the order is drawn and after the end."""
    if state.phase in (GAME_OVER, ORDER):
        return None
    return player_name(mover(world, state))


def _placing(world: Any, state: Any) -> tuple[tuple[str, ...], ...]:
    groups = placing(world, state) if state.phase == GAME_OVER else []
    return tuple(tuple(map(player_name, group)) for group in groups)


def _entry(world: Any, entry: int) -> str:
    by_location = world.params.initiative_unit == BY_LOCATION
    return location_name(entry) if by_location else player_name(entry)


def row_values(values: Any) -> tuple[int | None, ...]:
    """Return a row as it is shown: None for a dash."""
    return tuple(None if v == DASH else v for v in values)


def _location(world: Any, state: Any, index: int) -> LocationView:
    location, kind = state.locations[index], world.kind[index]
    ready = bool(location.ready)
    return LocationView(
        id=location_name(index),
        type=TYPES[kind],
        cell=CELL.format(world.site[index], world),
        owner=player_name(location.owner),
        spirit=location.spirit,
        max_spirit=maximum_spirit(world, location, kind),
        health=location.health,
        max_health=maximum_health(world, location, kind),
        level=location.level,
        time=location.time,
        relic=RELICS[location.relic] if location.relic else None,
        abandoned=bool(location.abandoned),
        siege_cost=location.siege_cost,
        ready=ready,
        actions_left=world.params.max_actions - location.used if ready else 0,
    )


def _unit(world: Any, state: Any, unit: Any) -> UnitView:
    return UnitView(
        id=f"u{unit.number}",
        owner=player_name(owner_of(state, unit)),
        home=location_name(unit.home),
        ctrl=location_name(unit.ctrl),
        cell=CELL.format(unit.cell, world),
        spirit=unit.spirit,
        health=unit.health,
        row=row_values(unit.row),
        magic=bool(does_magic(world, unit)),
        level=state.locations[unit.home].level,
        improved=bool(unit.improved),
        subdued=bool(unit.subdued),
        attacked=bool(unit.attacked),
    )


def eliminated(world: Any, state: Any) -> tuple[int, ...]:
    """Return the seats that are out, in the order in which they left."""
    return tuple(int(seat) - 1 for seat in state.eliminated if seat)


def _player(world: Any, state: Any, seat: int) -> PlayerView:
    return PlayerView(
        id=player_name(seat),
        locations=total_locations(world, state, seat),
        spirit=total_spirit(world, state, seat),
        health=total_health(world, state, seat),
        eliminated=seat in eliminated(world, state),
    )


def _pending(world: Any, state: Any) -> PendingView | None:
    if state.phase in (ORDER, MAIN, GAME_OVER):
        return None
    fighting = state.phase == ROLL_ATTACK
    unit = state.units[state.attacker] if fighting else state.units[state.target]
    acting = unit.ctrl if fighting else state.acting
    return PendingView(
        loc=location_name(acting),
        cells_left=state.cells_left,
        amount=state.amount,
        row=row_values(unpack_row(state.new_row)) if state.phase == CELL_PHASE else None,
        unit=f"u{unit.number}" if fighting or state.phase == SWAP else None,
        target=f"u{state.units[state.target].number}" if fighting else None,
    )


SIGNS = {"castle": "C", "tower": "T", "camp": "M", "lair": "R"}


def board(world: Any, state: Any, seat: int | None) -> str:
    """Return the board as text: `C1` a castle of player 1, `u3` a unit, `##` a wall, `..` free.

    Under it one line for each location and each unit, in the form of the worked examples.
    """
    width = max([2, *(len(f"u{u.number}") for u in standing(state))])
    lines = []
    for y in reversed(range(world.height)):
        signs = [_sign(world, state, y * world.width + x) for x in range(world.width)]
        lines.append(f"{y + 1:2}  " + " ".join(sign.ljust(width) for sign in signs).rstrip())
    letters = (chr(ord("a") + x).ljust(width) for x in range(world.width))
    lines.append("    " + " ".join(letters).rstrip())
    shown = view(world, state, seat)
    lines += ["", *map(_location_line, shown.locations), *map(_unit_line, shown.units)]
    return "\n".join(lines)


def _sign(world: Any, state: Any, cell: int) -> str:
    there = state.board[cell]
    if there == FREE:
        return ".."
    if there == WALL:
        return "##"
    if there > 0:
        return f"u{state.units[there - 1].number}"
    index = LOCATION_MARK - there
    return f"{SIGNS[TYPES[world.kind[index]]]}{state.locations[index].owner + 1}"


def _location_line(shown: LocationView) -> str:
    words = [shown.id, shown.type, shown.owner, shown.cell, f"S{shown.spirit}", f"H{shown.health}"]
    words += [f"V{shown.level}", f"T{shown.time}"]
    if shown.relic:
        words.append(f"relic={shown.relic}")
    if shown.abandoned:
        words.append("abandoned")
    if shown.siege_cost and shown.relic == "siege":
        words.append(f"siege={shown.siege_cost}")
    words.append(f"actions={shown.actions_left}" if shown.ready else "unready")
    return " ".join(words)


def _unit_line(shown: UnitView) -> str:
    row = "/".join("-" if v is None else str(v) for v in shown.row)
    words = [shown.id, shown.owner, f"home={shown.home}"]
    if shown.ctrl != shown.home:
        words.append(f"ctrl={shown.ctrl}")
    words += [shown.cell, f"S{shown.spirit}", f"H{shown.health}", f"A={row}"]
    words += [name for name in ("improved", "subdued", "attacked") if getattr(shown, name)]
    return " ".join(words)


def piece(world: Any, state: Any, action: Action) -> Piece:
    """Return which unit or location acts, on what, and which cells to light."""
    unit = target = None
    cells: tuple[int, ...] = ()
    match action:
        case act.Attack():
            unit, target = f"u{action.unit}", f"u{action.target}"
            cells = (state.units[slot_of(state, action.target)].cell,)
        case act.Assault():
            unit, target = f"u{action.unit}", f"L{action.place}"
            cells = (world.site[action.place - 1],)
        case act.Step() | act.Jump():
            unit, cells = f"u{action.unit}", (action.cell,)
        case act.Inspire():
            unit = f"u{action.unit}"
        case act.Swap():
            unit, target = f"u{state.units[state.target].number}", f"u{action.unit}"
        case act.Place():
            unit, cells = location_name(state.acting), (action.cell,)
        case act.ChooseRow():
            unit = location_name(state.acting)
        case act.Move() | act.Create() | act.Restore() | act.LevelUp() | act.Hide():
            unit = f"L{action.loc}"
    return Piece(unit, target, tuple(CELL.format(cell, world) for cell in cells))


def considered(world: Any, state: Any, seat: int) -> list[Action]:
    """Return what a player would look for with each location and unit, allowed or not.

    Of attacks, those on the nearest enemies that could come into question: in reach of a move.
    """
    if state.phase != MAIN:
        return []
    found: list[Action] = []
    for index in range(world.locations):
        location = state.locations[index]
        if location.owner != seat:
            continue
        loc = index + 1
        found += [act.Create(loc, 1), act.Move(loc), act.Restore(loc), act.LevelUp(loc)]
        if location.relic == SIEGE:
            found.append(act.Hide(loc))
    for unit in standing(state):
        if owner_of(state, unit) == seat:
            found += _considered_by_unit(world, state, unit)
    return found


def _considered_by_unit(world: Any, state: Any, unit: Any) -> list[Action]:
    loc = unit.ctrl + 1
    near = world.params.attack_range + world.params.move_cells
    seat = owner_of(state, unit)
    numbers = [place for place, value in enumerate(unit.row, 1) if value != DASH]
    found: list[Action] = [act.Inspire(loc, unit.number, (numbers or [1])[0])]
    for other in standing(state):
        if owner_of(state, other) != seat and distance(world, unit.cell, other.cell) <= near:
            found.append(act.Attack(loc, unit.number, other.number))
    for place in range(world.locations):
        enemy = state.locations[place].owner != seat
        if enemy and distance(world, unit.cell, world.site[place]) <= near:
            found.append(act.Assault(loc, unit.number, place + 1))
    return found


def details(world: Any, state: Any, action: Action, code: str) -> dict[str, Argument]:
    """Return the figures that a refusal names."""
    index = getattr(action, "loc", 0) - 1
    location = state.locations[index] if 0 <= index < world.locations else None
    match code:
        case "NO_TP" if location is not None:
            cost = cost_of(world, location, act.ACTIONS.kind(type(action)))
            return {"needs": cost, "has": location.time}
        case "ACTION_LIMIT":
            return {"limit": world.params.max_actions}
        case "OUT_OF_RANGE":
            return {"distance": _distance(world, state, action), "range": world.params.attack_range}
        case "AMOUNT_RANGE":
            return {"low": 1, "high": most_to_give(world, state, index)}
        case "ROW_COST" if isinstance(action, act.ChooseRow):
            at = row_place(world, state.acting, action.row)
            return {
                "needs": world.row_cost[at],
                "has": purse(world, state, state.acting),
                "currency": {LAIR: 1, TOWER: 2}.get(world.kind[state.acting], 0),
            }
        case "HEALTH_FULL" if location is not None:
            return {"health": location.health}
        case "MAX_LEVEL":
            return {"level": world.params.max_level}
    return {}


def _distance(world: Any, state: Any, action: Action) -> int:
    if isinstance(action, act.Attack):
        there = state.units[slot_of(state, action.target)].cell
    elif isinstance(action, act.Assault):
        there = world.site[action.place - 1]
    else:
        return 0
    return int(distance(world, state.units[slot_of(state, action.unit)].cell, there))
