"""WIZ-MOR, WIZ-RCT: what groups do after losses, and after an attack."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.geometry import COMPASS_X, COMPASS_Y
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.events import BROKEN, MORALE_ROLLED, NO_ANSWER, SLID
from voevoda.games.wizardrimort.ids import (
    WIZ_MOR_03,
    WIZ_MOR_04,
    WIZ_MOR_05,
    WIZ_MOR_08,
    WIZ_RCT_01,
    WIZ_RCT_02,
    WIZ_RCT_05,
    WIZ_RCT_07,
)
from voevoda.games.wizardrimort.reasons import (
    NOBODY_RETREATS,
    RETREAT_DISTANCE,
    WAY_CLOSED,
)
from voevoda.games.wizardrimort.records import (
    ACTION_OVER,
    FLIGHT,
    MORALE,
    NEXT_MORALE,
    REACTION,
    State,
    World,
)
from voevoda.games.wizardrimort.rules.groups import (
    first_of,
    has,
    living_of,
    on_table_of,
    regroup,
    side_of,
    size,
)
from voevoda.games.wizardrimort.rules.manoeuvres import look_along
from voevoda.games.wizardrimort.rules.sliding import STEP, next_to_slide, slide
from voevoda.games.wizardrimort.rules.tape import hands

TARGETS, ATTACKERS = 1, 2
"""The groups of `State.tested`, `State.testing` and `State.broken`."""
MOST_VECTOR = 1000


@rule
def group_tested(state: State, which: int) -> int:
    """Return the group as it was before the losses."""
    return int(state.theirs) if which == TARGETS else int(state.ours)


@rule
def test_next_morale(world: World, state: State, log: Log) -> None:
    """WIZ-MOR-01, WIZ-MOR-02, WIZ-MOR-07: the target group first, then the attackers."""
    for which in range(TARGETS, ATTACKERS + 1):
        if state.tested & which != 0:
            continue
        state.tested |= which
        group = group_tested(state, which)
        lost = group & int(state.dead) != 0
        if size(group) >= 2 and lost and living_of(world, state, group) != 0:
            state.testing = which
            state.phase = MORALE
            return
    state.testing = 0
    ask_for_reaction(world, state, log)


@rule
def roll_morale(world: World, state: State, log: Log, face: int) -> None:
    """WIZ-MOR-02, WIZ-MOR-03: more than the units left breaks the group."""
    left = on_table_of(world, state, group_tested(state, int(state.testing)))
    count = size(left)
    breaks = 1 if face > count else 0
    emit(log, MORALE_ROLLED, WIZ_MOR_03, first_of(left), face, count, breaks)
    if breaks == 1:
        state.broken |= state.testing
        state.phase = FLIGHT
    else:
        state.phase = NEXT_MORALE


@rule
def flee(world: World, state: State, log: Log, k: int) -> None:
    """MD: WIZ-MOR-04 to WIZ-MOR-06: the living members slide."""
    runners = living_of(world, state, group_tested(state, int(state.testing)))
    distance = hands(world, int(world.params.morale_distance))
    emit(log, BROKEN, WIZ_MOR_04, first_of(runners), k)
    slide_group(world, state, log, runners, COMPASS_X[k], COMPASS_Y[k], distance, WIZ_MOR_05)
    state.phase = NEXT_MORALE


@rule
def slide_group(
    world: World, state: State, log: Log, units: int, vx: int, vy: int, distance: int, because: int
) -> None:
    """WIZ-GEO-13, WIZ-MOR-06, WIZ-RCT-06: the farthest first; who has moved faces that way."""
    left = units
    while left != 0:
        slot = next_to_slide(world, state, left, vx, vy)
        left &= ~(1 << slot)
        unit = state.units[slot]
        x, y = int(unit.x), int(unit.y)
        slide(world, state, slot, vx, vy, distance)
        if unit.x != x or unit.y != y:
            unit.teleported = 1
            look_along(state, slot, vx, vy)
            emit(log, SLID, because, slot, unit.x, unit.y, unit.z)
    regroup(world, state)


# Reactions


@rule
def ask_for_reaction(world: World, state: State, log: Log) -> None:
    """WIZ-RCT-01, WIZ-RCT-07, WIZ-RCT-08, WIZ-MOR-08: the attacked may answer warriors."""
    if state.counter == 1:
        fired(log, WIZ_RCT_07)
    left = on_table_of(world, state, int(state.theirs))
    if state.broken & TARGETS != 0:
        fired(log, WIZ_MOR_08)
        bones = left & ~living_of(world, state, left)
        left = bones if world.params.morale_skeletons_react == 1 else 0
    if state.declared == 0 or state.counter == 1 or state.back == 1 or left == 0:
        state.phase = ACTION_OVER
        return
    fired(log, WIZ_RCT_01)
    state.theirs = left
    state.phase = REACTION


@rule
def refuse_retreat(world: World, state: State, vx: int, vy: int, distance: int) -> int:
    """WIZ-RCT-05: RT; the slides are tried and taken back."""
    most = hands(world, int(world.params.retreat_distance))
    if (vx == 0 and vy == 0) or max(abs(vx), abs(vy)) > MOST_VECTOR:
        return RETREAT_DISTANCE
    if distance < STEP or distance > most or distance % STEP != 0:
        return RETREAT_DISTANCE
    left = int(state.theirs)
    moved, closed = False, False
    while left != 0:
        slot = next_to_slide(world, state, left, vx, vy)
        left &= ~(1 << slot)
        unit = state.units[slot]
        unit.kept_x = unit.x
        unit.kept_y = unit.y
        unit.kept_z = unit.z
        stopped = slide(world, state, slot, vx, vy, distance)
        if stopped >= 0 and side_of(world, stopped) != side_of(world, slot):
            closed = True
        if unit.x != unit.kept_x or unit.y != unit.kept_y:
            moved = True
    take_back(world, state, int(state.theirs))
    if closed:
        return WAY_CLOSED
    return 0 if moved else NOBODY_RETREATS


@rule
def take_back(world: World, state: State, units: int) -> None:
    """Put units back to where they were before a trial."""
    for slot in range(2 * world.cap):
        if not has(units, slot):
            continue
        unit = state.units[slot]
        unit.x = unit.kept_x
        unit.y = unit.kept_y
        unit.z = unit.kept_z
        unit.kept_x = 0
        unit.kept_y = 0
        unit.kept_z = 0


@rule
def fall_back(world: World, state: State, log: Log, vx: int, vy: int, distance: int) -> None:
    """RT: WIZ-RCT-05, WIZ-RCT-06."""
    slide_group(world, state, log, int(state.theirs), vx, vy, distance, WIZ_RCT_05)
    state.phase = ACTION_OVER


@rule
def do_nothing(state: State, log: Log) -> None:
    """NR: WIZ-RCT-02."""
    emit(log, NO_ANSWER, WIZ_RCT_02, state.victim)
    state.phase = ACTION_OVER
