"""What is shown of a game of `wizardrimort`: everything, to everybody."""

from __future__ import annotations

from typing import Any

import msgspec

from voevoda.games.wizardrimort.events import commander_name
from voevoda.games.wizardrimort.forms import SIDE_LETTERS, body_name, unit_name
from voevoda.games.wizardrimort.ids import RULES
from voevoda.games.wizardrimort.params import CLASSES, DRAW, FACTIONS, LEVELS, MODES, SIEGE
from voevoda.games.wizardrimort.records import (
    BODY_KINDS,
    CASTLE_STANDS,
    CRYSTAL,
    DEPLOY,
    DRAWN,
    FLIGHT,
    GAME_OVER,
    GARDEN,
    LOT,
    MINE,
    NO_BODY,
    NOBODY,
    NOTHING,
    OBELISK,
    PHASES,
    RESULTS,
    SHOT_RANGE,
    STAY,
    TERRAIN,
    TOPPLE,
)
from voevoda.games.wizardrimort.rules import turn as seat_at_turn
from voevoda.games.wizardrimort.rules.casualties import units_of
from voevoda.games.wizardrimort.rules.groups import group_set, has, living_of, used_count
from voevoda.games.wizardrimort.rules.morale import group_tested
from voevoda.games.wizardrimort.rules.objects import castle_controller, controller
from voevoda.games.wizardrimort.rules.opening import next_loose
from voevoda.games.wizardrimort.rules.places import centre_x, centre_y, is_standable, radius_of
from voevoda.games.wizardrimort.rules.rounds import strength
from voevoda.games.wizardrimort.rules.tape import (
    class_range,
    commander_at_turn,
    fingers,
)
from voevoda.games.wizardrimort.rules.totals import spirits

CRYSTALS = ("none", "standing", "destroyed")
CASTLES = ("none", "standing", "razed")
LOADS = ("stone", "block", "trooper")
RESULT_NAMES = {0: "A", 1: "B", DRAWN: "draw"}

WIN_REASONS = {
    "WIZ-END-01": "annihilation",
    "WIZ-END-02": "annihilation",
    "WIZ-END-06": "strength",
    "WIZ-MDE-02": "overlord",
    "WIZ-MDE-03": "destruction",
    "WIZ-MDE-04": "destruction",
    "WIZ-MDE-06": "siege_taken",
    "WIZ-MDE-07": "siege_held",
    "WIZ-MDE-09": "plague",
    "WIZ-MDE-10": "chronicle",
}


class UnitView(msgspec.Struct, frozen=True):
    """A unit as everybody sees it."""

    id: str
    side: str
    commander: str
    warrior: str
    """Its class."""
    faction: str
    living: bool
    mercenary: bool
    x: int
    y: int
    z: int
    facing: tuple[int, int]
    sealed: bool
    used: bool
    group: str | None
    """The first unit of its group; None when walled in."""
    reach: int
    """Exact range of its class."""
    path: int
    descended: bool
    teleported: bool
    began: tuple[int, int]
    """Where its turn began."""
    seen_by: tuple[str, ...]


class WaitingView(msgspec.Struct, frozen=True):
    """A unit that is still to be deployed."""

    id: str
    commander: str
    warrior: str
    faction: str
    living: bool
    mercenary: bool


class BodyView(msgspec.Struct, frozen=True):
    """A solid thing."""

    id: str
    kind: str
    disc: tuple[int, int, int] | None
    rect: tuple[int, int, int, int] | None
    bottom: int
    top: int
    standable: bool
    hp: int | None
    side: str | None
    control: str | None
    """Of an object: the side that controls it now."""
    shots: int
    moved: bool


class GroupView(msgspec.Struct, frozen=True):
    """A squad or a loner."""

    id: str
    side: str
    units: tuple[str, ...]


class CastleView(msgspec.Struct, frozen=True):
    """A castle."""

    side: str
    zone: tuple[int, int, int, int]
    state: str
    control: str | None


class SideView(msgspec.Struct, frozen=True):
    """What a side has."""

    id: str
    coins: int
    pool: int
    crystal: str
    castle: str
    start_size: int
    units: int
    spirits: int
    """V: what an odd die adds."""
    strength: int
    """What counts at the limit of rounds."""
    lost: tuple[str, ...]
    wins: int


class CommanderView(msgspec.Struct, frozen=True):
    """What a commander has in this turn."""

    id: str
    side: str
    faction: str
    white: int
    used: int
    black: int
    red: int
    credit: int
    conversions: int
    hired: int
    penalty: bool
    interrupted: bool
    declined: bool


class PlanView(msgspec.Struct, frozen=True):
    """A step of a plan that is being made."""

    unit: str | None
    """None: the catapult."""
    point: tuple[int, int, int] | None
    """None: it stays."""


class FightView(msgspec.Struct, frozen=True):
    """An attack that is being resolved."""

    attackers: tuple[str, ...]
    """The whole group; likewise the targets."""
    participants: tuple[str, ...]
    targets: tuple[str, ...]
    melee: bool
    charge: bool
    downhill: bool
    back: bool
    counter: bool
    suicide: str | None
    attack: int
    defence: int
    result: str


class ShotView(msgspec.Struct, frozen=True):
    """A shot that is being resolved."""

    engine: str
    load: str
    trooper: str | None
    aim: tuple[int, int]


class Tape(msgspec.Struct, frozen=True):
    """Lengths that the table draws."""

    finger: int
    hand: int
    slack: int
    radius: int
    narrow: int
    height: int
    block: int
    link: int
    melee: int
    control: int


class WizardrimortView(msgspec.Struct, frozen=True):
    """The whole table."""

    width: int
    height: int
    tape: Tape
    mode: str
    level: str
    game: int
    games: int
    round: int
    round_limit: int
    """The last round, if nobody wins before."""
    order: tuple[str, ...]
    slot: int
    to_move: str | None
    """The commander whose turn it is."""
    asked: str | None
    """The commander who decides now."""
    interrupter: str | None
    hero: str | None
    phase: str
    bank: int
    obelisk_armed: str | None
    hold_armed: str | None
    sieged: int
    units: tuple[UnitView, ...]
    waiting: tuple[WaitingView, ...]
    groups: tuple[GroupView, ...]
    bodies: tuple[BodyView, ...]
    castles: tuple[CastleView, ...]
    sides: tuple[SideView, ...]
    commanders: tuple[CommanderView, ...]
    plan: tuple[PlanView, ...]
    fight: FightView | None
    shot: ShotView | None
    fleeing: tuple[str, ...]
    """Who is driven off in the direction that is chosen now."""
    loose: BodyView | None
    """The piece of terrain that gets its place next."""
    winner: str | None
    win_reason: str | None


def view(world: Any, state: Any, seat: int | None) -> WizardrimortView:
    """Return what a seat, or a spectator, sees: everything."""
    lot, over = state.phase == LOT, state.phase == GAME_OVER
    inside = state.interrupter != NOBODY and not over
    at_turn = None if lot else commander_name(world, commander_at_turn(world, state))
    decides = seat_at_turn(world, state)
    return WizardrimortView(
        width=world.width,
        height=world.height,
        tape=_tape(world),
        mode=MODES[world.mode[state.game]],
        level=LEVELS[world.params.level],
        game=state.game + 1,
        games=world.games,
        round=state.round,
        round_limit=_last_round(world, state),
        order=() if lot else _order(world, state),
        slot=state.slot,
        to_move=None if over else at_turn,
        asked=commander_name(world, decides) if decides >= 0 else None,
        interrupter=commander_name(world, state.interrupter) if inside else None,
        hero=unit_name(world, state.hero) if inside and state.hero != NOBODY else None,
        phase=PHASES[state.phase],
        bank=state.bank,
        obelisk_armed=side_name(state.obelisk_armed),
        hold_armed=side_name(state.hold_armed),
        sieged=state.sieged,
        units=tuple(_unit(world, state, slot) for slot in standing(world, state)),
        waiting=_waiting(world, state),
        groups=_groups(world, state),
        bodies=tuple(_body(world, state, state.bodies[index], index) for index in solid(state)),
        castles=_castles(world, state),
        sides=tuple(_side(world, state, side) for side in (0, 1)),
        commanders=tuple(_commander(world, state, seat) for seat in range(world.seats)),
        plan=_plan(world, state),
        fight=_fight(world, state),
        shot=_shot(world, state),
        fleeing=_fleeing(world, state),
        loose=_loose(world, state),
        winner=RESULT_NAMES[state.result] if over else None,
        win_reason=_win_reason(world, state) if over else None,
    )


def _win_reason(world: Any, state: Any) -> str | None:
    """Return why the game ended; `limit` where strength is not compared in the last round."""
    reason = WIN_REASONS.get(RULES[state.end_rule])
    return "limit" if reason == "strength" and world.params.limits_result == DRAW else reason


def side_name(side: int) -> str | None:
    """Return `A` or `B`; None for nobody."""
    return SIDE_LETTERS[side] if 0 <= side < 2 else None


def standing(world: Any, state: Any) -> list[int]:
    """Return the slots of the units on the table."""
    return [slot for slot in range(2 * world.cap) if state.units[slot].on_table]


def solid(state: Any) -> list[int]:
    """Return the numbers of the bodies on the table."""
    return [index for index in range(state.blocks) if state.bodies[index].kind != NO_BODY]


def names(world: Any, units: int) -> tuple[str, ...]:
    """Return the units of a set."""
    return tuple(unit_name(world, slot) for slot in range(2 * world.cap) if has(units, slot))


def _tape(world: Any) -> Tape:
    params = world.params
    return Tape(
        finger=params.tape_finger,
        hand=params.tape_hand,
        slack=params.tape_slack,
        radius=params.unit_radius,
        narrow=params.unit_narrow,
        height=params.unit_height,
        block=params.block_size,
        link=fingers(world, params.group_link),
        melee=fingers(world, params.melee_distance),
        control=fingers(world, params.control_radius),
    )


def _last_round(world: Any, state: Any) -> int:
    """Return the limit, or the round in which the siege has lasted long enough (WIZ-MDE-07)."""
    limit = int(world.round_limit)
    if world.mode[state.game] != SIEGE:
        return limit
    left = max(1, world.params.siege_rounds - state.sieged)  # this round with them
    return min(limit, int(state.round - 1 + left))


def _order(world: Any, state: Any) -> tuple[str, ...]:
    at = state.copy()
    order = []
    for at.slot in range(world.slots):
        order.append(commander_name(world, commander_at_turn(world, at)))
    return tuple(order)


def _unit(world: Any, state: Any, slot: int) -> UnitView:
    unit = state.units[slot]
    return UnitView(
        id=unit_name(world, slot),
        side=SIDE_LETTERS[world.side[unit.commander]],
        commander=commander_name(world, unit.commander),
        warrior=CLASSES[unit.kind],
        faction=FACTIONS[unit.faction],
        living=bool(unit.living),
        mercenary=bool(unit.mercenary),
        x=unit.x,
        y=unit.y,
        z=unit.z,
        facing=(unit.fx, unit.fy),
        sealed=bool(unit.sealed),
        used=bool(unit.used),
        group=None if unit.group == NOBODY else unit_name(world, unit.group),
        reach=class_range(world, unit.kind),
        path=unit.path,
        descended=bool(unit.descended),
        teleported=bool(unit.teleported),
        began=(unit.turn_x, unit.turn_y),
        seen_by=names(world, unit.seen_by),
    )


def _waiting(world: Any, state: Any) -> tuple[WaitingView, ...]:
    if state.phase != DEPLOY:
        return ()
    found = []
    for slot in range(2 * world.cap):
        unit = state.units[slot]
        if unit.commander != NOBODY and not unit.on_table:
            commander = commander_name(world, unit.commander)
            kind, people = CLASSES[unit.kind], FACTIONS[unit.faction]
            living, hired = bool(unit.living), bool(unit.mercenary)
            found.append(
                WaitingView(unit_name(world, slot), commander, kind, people, living, hired)
            )
    return tuple(found)


def _groups(world: Any, state: Any) -> tuple[GroupView, ...]:
    found = []
    for slot in range(2 * world.cap):
        if state.units[slot].group == slot:
            side = SIDE_LETTERS[world.side[state.units[slot].commander]]
            units = names(world, group_set(world, state, slot))
            found.append(GroupView(unit_name(world, slot), side, units))
    return tuple(found)


def _loose(world: Any, state: Any) -> BodyView | None:
    index = next_loose(world, state) if state.phase == TERRAIN else NOTHING
    return None if index == NOTHING else _body(world, state, world.start_bodies[index], index)


def _body(world: Any, state: Any, body: Any, index: int) -> BodyView:
    round_ = bool(body.disc)
    control = None
    if body.kind in (OBELISK, GARDEN, MINE, CRYSTAL):
        control = side_name(controller(world, state, index))
    return BodyView(
        id=body_name(world, index),
        kind=BODY_KINDS[body.kind],
        disc=(centre_x(body), centre_y(body), radius_of(body)) if round_ else None,
        rect=None if round_ else (body.x0, body.y0, body.x1, body.y1),
        bottom=body.bottom,
        top=body.top,
        standable=bool(is_standable(body)),
        hp=body.hp or None,
        side=side_name(body.side),
        control=control,
        shots=body.shots,
        moved=bool(body.moved),
    )


def _castles(world: Any, state: Any) -> tuple[CastleView, ...]:
    found = []
    for side in range(2):
        zone = world.castle[side]
        if state.sides[side].castle:
            stands = state.sides[side].castle == CASTLE_STANDS
            control = side_name(castle_controller(world, state, side)) if stands else None
            corners = (zone.x0, zone.y0, zone.x1, zone.y1)
            state_name = CASTLES[state.sides[side].castle]
            found.append(CastleView(SIDE_LETTERS[side], corners, state_name, control))
    return tuple(found)


def _side(world: Any, state: Any, side: int) -> SideView:
    mine = state.sides[side]
    lost = [
        unit_name(world, slot)
        for slot in range(side * world.cap, (side + 1) * world.cap)
        if state.phase > DEPLOY
        and state.units[slot].commander != NOBODY
        and not state.units[slot].on_table
    ]
    return SideView(
        id=SIDE_LETTERS[side],
        coins=mine.coins,
        pool=mine.pool,
        crystal=CRYSTALS[mine.crystal],
        castle=CASTLES[mine.castle],
        start_size=mine.start_size,
        units=units_of(world, state, side),
        spirits=spirits(world, state, side),
        strength=strength(world, state, side),
        lost=tuple(lost),
        wins=mine.wins,
    )


def _commander(world: Any, state: Any, seat: int) -> CommanderView:
    commander = state.commanders[seat]
    return CommanderView(
        id=commander_name(world, seat),
        side=SIDE_LETTERS[world.side[seat]],
        faction=FACTIONS[commander.faction],
        white=commander.wp,
        used=used_count(world, state, seat),
        black=commander.ap,
        red=commander.tp,
        credit=commander.credit,
        conversions=commander.conversions,
        hired=commander.hired,
        penalty=bool(commander.penalty),
        interrupted=bool(commander.interrupted),
        declined=bool(commander.declined),
    )


def _plan(world: Any, state: Any) -> tuple[PlanView, ...]:
    found = []
    for entry in range(state.planned):
        slot = state.plan_unit[entry]
        stays = state.plan_form[entry] == STAY
        point = (state.plan_x[entry], state.plan_y[entry], state.plan_z[entry])
        name = None if slot == NOBODY else unit_name(world, slot)
        found.append(PlanView(name, None if stays else point))
    return tuple(found)


def _fight(world: Any, state: Any) -> FightView | None:
    if not state.declared:
        return None
    return FightView(
        attackers=names(world, state.ours),
        participants=names(world, state.fighting),
        targets=names(world, state.theirs),
        melee=bool(state.melee),
        charge=bool(state.charge),
        downhill=bool(state.downhill),
        back=bool(state.back),
        counter=bool(state.counter),
        suicide=None if state.suicide == NOBODY else unit_name(world, state.suicide),
        attack=state.attack_total,
        defence=state.defence_total,
        result=RESULTS[state.outcome],
    )


def _fleeing(world: Any, state: Any) -> tuple[str, ...]:
    if state.phase != FLIGHT:
        return ()
    return names(world, living_of(world, state, group_tested(state, int(state.testing))))


def _shot(world: Any, state: Any) -> ShotView | None:
    if not SHOT_RANGE <= state.phase <= TOPPLE:
        return None
    return ShotView(
        engine=body_name(world, state.engine),
        load=LOADS[state.load],
        trooper=None if state.trooper == NOBODY else unit_name(world, state.trooper),
        aim=(state.aim_x, state.aim_y),
    )
