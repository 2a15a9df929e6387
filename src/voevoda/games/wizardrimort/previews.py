"""What is said of an action before it is confirmed: exact odds, and what it leads to."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec

from voevoda.core.errors import Message
from voevoda.core.events import OFF, RECORDING, Log
from voevoda.core.odds import Odds
from voevoda.games.wizardrimort import events as happened
from voevoda.games.wizardrimort.briefs import attack_messages, move_messages, shot_messages
from voevoda.games.wizardrimort.events import EVENTS
from voevoda.games.wizardrimort.forms import body_name, unit_name
from voevoda.games.wizardrimort.params import FACES, LONGSPEAR, PRIEST
from voevoda.games.wizardrimort.records import (
    NOBODY,
    NOTHING,
    ROLL,
    ROLL_ATTACK,
    SHOT_RANGE,
    SPEARS,
)
from voevoda.games.wizardrimort.rules.artillery import PIPS, flight_dx, flight_dy
from voevoda.games.wizardrimort.rules.attacking import able_strikers
from voevoda.games.wizardrimort.rules.cover import BLOCKED_LINE, covers, refuse_reach
from voevoda.games.wizardrimort.rules.flight import fly, highest, landing_x, landing_y
from voevoda.games.wizardrimort.rules.groups import is_active
from voevoda.games.wizardrimort.rules.tape import class_range, hands
from voevoda.games.wizardrimort.rules.totals import (
    ANY,
    attack_modifiers,
    count_of,
    defence_modifiers,
)
from voevoda.games.wizardrimort.view import GroupView, names, view

EVEN = 2
"""A die on which no spirits come."""
HIDDEN = 1000
"""Full cover, as a number of partial ones."""
PAIRS = tuple(
    sum(1 for one in range(1, 7) for two in range(1, 7) if one + two - PIPS == error)
    for error in range(-5, 6)
)
"""How many of 36 pairs of dice give each error, from -5 to 5."""


class Modifier(msgspec.Struct, frozen=True):
    """What a rule adds to a die."""

    rule: str
    value: int


class AttackOdds(msgspec.Struct, frozen=True):
    """Exact odds of an attack, first strikes not counted."""

    participants: tuple[str, ...]
    targets: tuple[str, ...]
    melee: bool
    charge: bool
    downhill: bool
    back: bool
    attack: tuple[Modifier, ...]
    defence: tuple[Modifier, ...]
    attack_sum: int
    defence_sum: int
    attack_spirits: int
    """On an odd die; likewise in defence."""
    defence_spirits: int
    results: tuple[tuple[str, ...], ...]
    """By the attacker's die and the defender's: `critical`, `win`, `tie`, `lost`."""
    critical: str
    """Chances are exact fractions."""
    win: str
    tie: str
    lost: str
    spears: int
    """Longspears that strike first, each with a chance of `spear_kills`."""
    spear_kills: str
    counter: tuple[str, ...]
    """Who of the targets could strike back as they stand."""
    may_answer: bool
    sacrifice: bool
    """Whether a won attack costs a unit (a Priest takes part)."""
    suicide: str | None

    def messages(self) -> list[Message]:
        """Return the same in sentences."""
        return list(attack_messages(self))


class Landing(msgspec.Struct, frozen=True):
    """One way in which a shot may fall."""

    x: int
    y: int
    hit: str | None
    """None: the ground; `off` the table."""
    chance: str


class ShotOdds(msgspec.Struct, frozen=True):
    """Exact odds of a shot over the 1296 falls of its four dice."""

    engine: str
    aim: tuple[int, int]
    hits: dict[str, str]
    """Chance of each thing, the likeliest first."""
    doomed: str | None
    """The trooper, if it dies where it hits neither an enemy nor a tree."""
    ground: str
    off: str
    landings: tuple[Landing, ...]

    def messages(self) -> list[Message]:
        """Return the same in sentences."""
        return list(shot_messages(self))


class MovePreview(msgspec.Struct, frozen=True):
    """What a manoeuvre leads to."""

    groups: tuple[GroupView, ...]
    """Of the mover's side."""
    threats: tuple[str, ...]
    """Enemies that reach a unit that moved as they stand now."""
    near: tuple[str, ...]
    """Enemies that could after a walk of one hand."""
    fallen: tuple[str, ...]
    """Who dies of it: a jump was too deep."""
    sheltered: tuple[str, ...]
    """Those of both that meet more cover than before."""
    exposed: tuple[str, ...]
    """Those that meet less."""
    ap_left: int
    tp_left: int

    def messages(self) -> list[Message]:
        """Return the same in sentences."""
        return list(move_messages(self))


def beyond(start: Any, there: Any) -> bool:
    """Return whether odds end: at the dice of the next turn, and where `summary` goes on.

    Fights and shots are not worked out die by die.
    """
    return there.phase in (ROLL, SPEARS, ROLL_ATTACK, SHOT_RANGE)


def summary(world: Any, state: Any, odds: Odds) -> msgspec.Struct | None:
    """Return the preview of a plan; None where there is nothing to preview."""
    if not odds.paths or odds.paths[0].played == 0:
        return None
    path = odds.paths[0]
    after = path.state
    if after.phase in (SPEARS, ROLL_ATTACK):
        return attack_odds(world, after)
    if after.phase == SHOT_RANGE:
        return shot_odds(world, after)
    moved = [event.unit for event in path.events if isinstance(event, happened.Moved)]
    dead = [e.unit for e in path.events if isinstance(e, happened.Rose | happened.Lost)]
    fallen = tuple(unit_name(world, slot) for slot in dead)
    return _move(world, state, after, moved, fallen) if moved else None


# Attacks


def attack_odds(world: Any, state: Any) -> AttackOdds:
    """Return the odds of an attack that is declared."""
    there = state.copy()
    log = Log.new()
    log.mode = RECORDING
    attack = attack_modifiers(world, there, log, EVEN)
    ours = _modifiers(log)
    defence = defence_modifiers(world, there, log, EVEN)
    theirs = _modifiers(log)
    log.mode = OFF
    spirits = attack_modifiers(world, there, log, 1) - attack
    their_spirits = defence_modifiers(world, there, log, 1) - defence
    factor = int(world.params.crit_factor)
    results = tuple(
        tuple(
            _result(one + attack + spirits * (one % 2), two + defence + their_spirits * (two % 2),
                    factor)
            for two in range(1, FACES + 1)
        )
        for one in range(1, FACES + 1)
    )  # fmt: skip
    counted = [result for row in results for result in row]

    def share(name: str) -> str:
        return str(Fraction(counted.count(name), len(counted)))

    spears = state.phase == SPEARS
    kill_on = int(world.params.longspear_kill_on)
    strikers = able_strikers(world, there, there.theirs, there.ours, 1)
    return AttackOdds(
        participants=names(world, there.fighting),
        targets=names(world, there.theirs),
        melee=bool(there.melee),
        charge=bool(there.charge),
        downhill=bool(there.downhill),
        back=bool(there.back),
        attack=ours,
        defence=theirs,
        attack_sum=attack,
        defence_sum=defence,
        attack_spirits=spirits,
        defence_spirits=their_spirits,
        results=results,
        critical=share("critical"),
        win=share("win"),
        tie=share("tie"),
        lost=share("lost"),
        spears=count_of(world, there, there.theirs, LONGSPEAR, ANY, ANY) if spears else 0,
        spear_kills=str(Fraction(max(0, FACES + 1 - kill_on), FACES)),
        counter=names(world, strikers),
        may_answer=not there.back and not there.counter,
        sacrifice=count_of(world, there, there.fighting, PRIEST, ANY, ANY) > 0,
        suicide=None if there.suicide == NOBODY else unit_name(world, there.suicide),
    )


def _modifiers(log: Any) -> tuple[Modifier, ...]:
    found = [e for e in EVENTS.read(log) if isinstance(e, happened.Modified)]
    log.count = 0
    return tuple(Modifier(event.rule, event.value) for event in found)


def _result(attack: int, defence: int, factor: int) -> str:
    """WIZ-ATT-09."""
    if attack > defence:
        return "critical" if attack >= factor * defence else "win"
    return "tie" if attack == defence else "lost"


# Shots


def shot_odds(world: Any, state: Any) -> ShotOdds:
    """Return the odds of a shot that is declared."""
    there = state.copy()
    dx, dy, top = flight_dx(there), flight_dy(there), highest(world, there)
    hits: dict[str | None, int] = {}
    landings = []
    for e, along in enumerate(PAIRS, -5):
        for a, across in enumerate(PAIRS, -5):
            x = landing_x(world, there.aim_x, dx, dy, e, a)
            y = landing_y(world, there.aim_y, dx, dy, e, a)
            fly(world, there, x, y, top)
            hit = _hit(world, there)
            hits[hit] = hits.get(hit, 0) + along * across
            landings.append(Landing(x, y, hit, str(Fraction(along * across, FACES**4))))
    ground, off = hits.pop(None, 0), hits.pop("off", 0)
    by_chance = sorted(hits.items(), key=lambda item: (-item[1], str(item[0])))
    return ShotOdds(
        engine=body_name(world, there.engine),
        aim=(there.aim_x, there.aim_y),
        hits={str(name): str(Fraction(count, FACES**4)) for name, count in by_chance},
        doomed=_doomed(world, there),
        ground=str(Fraction(ground, FACES**4)),
        off=str(Fraction(off, FACES**4)),
        landings=tuple(landings),
    )


def _doomed(world: Any, state: Any) -> str | None:
    is_safe = state.trooper == NOBODY or world.params.landing_no_hit == 1
    return None if is_safe else unit_name(world, state.trooper)


def _hit(world: Any, state: Any) -> str | None:
    if state.hit_unit != NOBODY:
        return unit_name(world, state.hit_unit)
    if state.hit_body != NOTHING:
        return body_name(world, state.hit_body)
    return "off" if state.off_table else None


# Moves


def _move(
    world: Any, before: Any, state: Any, moved: list[int], fallen: tuple[str, ...]
) -> MovePreview:
    side = world.side[state.units[moved[0]].commander]
    shown = view(world, state, None)
    threats, near = [], []
    sheltered: list[str] = []
    exposed: list[str] = []
    for other in range((1 - side) * world.cap, (2 - side) * world.cap):
        if not is_active(state, other):
            continue
        reach = class_range(world, state.units[other].kind)
        if any(refuse_reach(world, state, other, slot, reach) == 0 for slot in moved):
            threats.append(unit_name(world, other))
        elif any(_comes_near(world, state, other, slot, reach) for slot in moved):
            near.append(unit_name(world, other))
        else:
            continue
        gain = _cover_before(world, state, other, moved) - _cover_before(
            world, before, other, moved
        )
        if gain != 0:
            (sheltered if gain > 0 else exposed).append(unit_name(world, other))
    own = "AB"[side]
    payer = state.commanders[state.units[moved[0]].commander]
    return MovePreview(
        groups=tuple(group for group in shown.groups if group.side == own),
        threats=tuple(threats),
        near=tuple(near),
        fallen=fallen,
        sheltered=tuple(sheltered),
        exposed=tuple(exposed),
        ap_left=int(payer.ap),
        tp_left=int(payer.tp),
    )


def _cover_before(world: Any, state: Any, other: int, targets: list[int]) -> int:
    """Return the least cover that an enemy meets on its lines to some units (WIZ-COV)."""
    enemy = state.units[other]
    found = [int(covers(world, state, enemy, state.units[slot])) for slot in targets]
    return min(HIDDEN if count == BLOCKED_LINE else count for count in found)


def _comes_near(world: Any, state: Any, other: int, slot: int, reach: int) -> bool:
    one, two = state.units[other], state.units[slot]
    most = reach + hands(world, 1) + 2 * world.params.unit_radius
    return bool((one.x - two.x) ** 2 + (one.y - two.y) ** 2 <= most * most)
