"""CER-ATK, CER-FOR-08: who may shoot at, charge or strike whom, and the declaration."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.cerilia.events import ATTACK_DECLARED
from voevoda.games.cerilia.ids import (
    CER_ATK_03,
    CER_ATK_05,
    CER_ATK_06,
    CER_FOR_08,
    CER_INV_04,
)
from voevoda.games.cerilia.reasons import (
    E_ATTACKED,
    E_CLIFF_COVER,
    E_DOOMED,
    E_FOG,
    E_FORT_CHARGE,
    E_FORT_MANNED,
    E_NO_CHARGE_MOVE,
    E_NO_RATING,
    E_NO_TARGET,
    E_OFF_MAT,
    E_RANGE,
    E_ROUTED,
    E_SHOT_ENGAGED,
    E_SHOT_MOVED,
    E_TERRAIN_CHARGE,
    E_WALL,
    E_WITHDREW,
)
from voevoda.games.cerilia.records import (
    ATT,
    BATTLE,
    CHARGE,
    CLIFF,
    COLS,
    EAST,
    MISSILE,
    NOBODY,
    NORTH,
    SOUTH,
    THE_FORT,
    WEST,
    State,
    World,
)
from voevoda.games.cerilia.roster import ARTILLERY, SKIRMISHER
from voevoda.games.cerilia.rules.board import distance, edge_at, neighbour
from voevoda.games.cerilia.rules.invisibility import reveal
from voevoda.games.cerilia.rules.movement import fog_on
from voevoda.games.cerilia.rules.terrain import bars_charge
from voevoda.games.cerilia.rules.units import (
    faces_enemy,
    fort_fights,
    is_visible,
    name_of,
    on_mat,
    sector_of,
    side_of,
    traits_of,
)
from voevoda.games.cerilia.rules.values import (
    attack_value,
    column_of,
    count_modifiers,
    defense_value,
    printed,
)


@rule
def refuse_attacker(world: World, state: State, mode: int, fighter: int) -> int:
    """CER-ATK-01: why a unit, or the fort, makes no attack in this phase, or 0."""
    if fighter == THE_FORT:
        return refuse_garrison(world, state, mode)
    unit = state.units[fighter]
    if not on_mat(state, fighter):
        return E_OFF_MAT
    if unit.routed == 1:
        return E_ROUTED
    if unit.withdrew == 1:
        return E_WITHDREW
    if unit.attacked == 1:
        return E_ATTACKED
    if mode == MISSILE:
        return refuse_shooter(world, state, fighter)
    return refuse_charger(world, state, fighter) if mode == CHARGE else 0


@rule
def refuse_garrison(world: World, state: State, mode: int) -> int:
    """CER-FOR-08: the unmanned fort attacks once, and never charges."""
    if not fort_fights(world, state):
        return E_FORT_MANNED
    if state.fort.attacked == 1:
        return E_ATTACKED
    if mode == CHARGE:
        return E_NO_RATING
    if mode == MISSILE:
        if printed(world, state, MISSILE, THE_FORT) <= 0:
            return E_NO_RATING
        if state.fort.engaged0 == 1:
            return E_SHOT_ENGAGED
    return 0


@rule
def refuse_shooter(world: World, state: State, u: int) -> int:
    """CER-ATK-02: who shoots."""
    if printed(world, state, MISSILE, u) <= 0:
        return E_NO_RATING
    if state.units[u].engaged0 == 1:
        return E_SHOT_ENGAGED
    if state.units[u].moved == 1 and traits_of(world, state, u) & SKIRMISHER == 0:
        return E_SHOT_MOVED
    return 0


@rule
def refuse_charger(world: World, state: State, u: int) -> int:
    """CER-ATK-05: who charges."""
    unit = state.units[u]
    sector = int(unit.place)
    if printed(world, state, CHARGE, u) <= 0:
        return E_NO_RATING
    if unit.path == 0:
        return E_NO_CHARGE_MOVE
    if bars_charge(state, sector):
        return E_TERRAIN_CHARGE
    if state.fort.sector == sector and side_of(world, u) == ATT:
        return E_FORT_CHARGE
    return E_FOG if fog_on(state, int(unit.path)) > 0 else 0


@rule
def refuse_target(world: World, state: State, mode: int, fighter: int, target: int) -> int:
    """CER-ATK-03, CER-ATK-06 to CER-ATK-08: why a target cannot be chosen, or 0."""
    doomed = 0
    if target == THE_FORT:
        if side_of(world, fighter) != ATT or state.fort.sector == NOBODY:
            return E_NO_TARGET
        if not fort_fights(world, state):
            return E_FORT_MANNED
        if mode == CHARGE:
            return E_FORT_CHARGE
        doomed = int(state.fort.doomed)
    else:
        if not is_visible(state, target) or side_of(world, target) == side_of(world, fighter):
            return E_NO_TARGET
        doomed = int(state.units[target].doomed)
    if mode == MISSILE:
        refused = refuse_shot(world, state, fighter, target)
        if refused != 0:
            return refused
    elif sector_of(state, fighter) != sector_of(state, target):
        return E_RANGE
    return E_DOOMED if doomed != 0 else 0


@rule
def shooting_range(world: World, state: State, fighter: int) -> int:
    """CER-ATK-04: how far a fighter shoots."""
    if traits_of(world, state, fighter) & ARTILLERY != 0:
        return int(world.params.artillery_range)
    return int(world.params.missile_range)


@rule
def refuse_shot(world: World, state: State, fighter: int, target: int) -> int:
    """CER-ATK-03, CER-ATK-04: why a shot cannot be made, or 0."""
    start = sector_of(state, fighter)
    end = sector_of(state, target)
    if start != end:
        if faces_enemy(world, state, start, side_of(world, fighter)):
            return E_RANGE
        straight = start % COLS == end % COLS or start // COLS == end // COLS
        if not straight or distance(start, end) > shooting_range(world, state, fighter):
            return E_RANGE
        if state.fog[start] != 0 or state.fog[end] != 0:
            return E_FOG
        if walled_off(state, start, end):
            return E_WALL
    if state.card[end] == CLIFF:
        return E_CLIFF_COVER
    if attack_value(world, state, MISSILE, fighter, target) <= 0:
        return E_NO_RATING
    return 0


@rule
def walled_off(state: State, start: int, end: int) -> bool:
    """CER-ATK-04: whether a wall stands on the straight line between two sectors."""
    direction = NORTH if end > start else SOUTH
    if start // COLS == end // COLS:
        direction = EAST if end > start else WEST
    place = start
    while place != end:
        if state.wall[edge_at(place, direction)] != 0:
            return True
        place = neighbour(place, direction)
    return False


@rule
def declare_attack(
    world: World, state: State, log: Log, mode: int, fighter: int, target: int
) -> None:
    """CER-RES-02, CER-INV-04: declare an attack; its die rolls at once."""
    because = CER_FOR_08
    if fighter == THE_FORT:
        state.fort.attacked = 1
    else:
        because = CER_ATK_06
        if mode == MISSILE:
            because = CER_ATK_03
        elif mode == CHARGE:
            because = CER_ATK_05
        if state.units[fighter].hidden == 1:
            reveal(world, state, log, fighter, CER_INV_04)
        state.units[fighter].attacked = 1
    count_modifiers(world, state, log, mode, fighter, target)
    value = attack_value(world, state, mode, fighter, target)
    defense = defense_value(world, state, target, fighter)
    state.attacker = fighter
    state.target = target
    state.column = column_of(world, value, defense)
    state.node = BATTLE
    emit(
        log, ATTACK_DECLARED, because, name_of(world, fighter), name_of(world, target), mode,
        value, defense, state.column,
    )  # fmt: skip
