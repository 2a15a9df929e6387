"""CER-CST: who may cast what, and at what."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.cerilia.actions import FORT_NAME
from voevoda.games.cerilia.events import SPELL_CAST
from voevoda.games.cerilia.ids import CER_CST_02, CER_CST_03
from voevoda.games.cerilia.reasons import (
    E_CAST_DONE,
    E_CASTER_OUT,
    E_FORT_MANNED,
    E_ILLUSION,
    E_NATURAL,
    E_NO_EFFECT,
    E_NO_SPELL,
    E_NO_TARGET,
    E_OFF_MAT,
    E_OWNER,
    E_RANGE,
    E_ROUTED,
    E_SIGN,
    E_SLOT,
    E_UNKNOWN,
    E_WALL_EXISTS,
)
from voevoda.games.cerilia.records import (
    ATT,
    CLIFF,
    DURATION,
    GOING,
    HILL,
    ILLUSORY,
    NATURAL,
    NO_CARD,
    NOBODY,
    NORTH,
    OPTION,
    RIVER,
    SECTORS,
    SWAMP,
    TARGET,
    THE_FORT,
    WEST,
    State,
    World,
)
from voevoda.games.cerilia.roster import (
    ALL_SIGNS,
    BLESS,
    DAY,
    DESTROY,
    DRIVE_BACK,
    FIERY_WALL,
    FOG,
    HIDE,
    ILLUSION,
    LEVEL,
    NIGHT,
    ROUT,
    STONE,
    TURN,
    TYPES,
    WALL,
    WATER,
)
from voevoda.games.cerilia.rules.board import distance, edge_at, has_slot
from voevoda.games.cerilia.rules.fort import lowered_bonus, lowered_level
from voevoda.games.cerilia.rules.invisibility import reveal
from voevoda.games.cerilia.rules.preparation import refuse_direction, refuse_terrain
from voevoda.games.cerilia.rules.units import (
    fighter_named,
    fort_fights,
    fort_stands_in,
    in_own_fort,
    is_visible,
    on_mat,
    side_of,
)

LEGION = TYPES.index("legion_dead")
FIRST_SIGN, LAST_SIGN = 1, 3


@rule
def caster_named(world: World, name: int) -> int:
    """The caster of a name, NOBODY where there is none."""
    for c in range(world.casters):
        if world.caster_name[c] == name:
            return c
    return NOBODY


@rule
def caster_side(world: World, c: int) -> int:
    """The side of a caster."""
    return int(world.caster_seat[c] % 2)


@rule
def host_sector(state: State, c: int) -> int:
    """CER-CST-01: where a caster is."""
    return int(state.units[state.casters[c].host].place)


@rule
def refuse_caster(world: World, state: State, c: int) -> int:
    """CER-CST-02, CER-CST-04: why a caster casts nothing now, or 0."""
    caster = state.casters[c]
    if caster.host == NOBODY:
        return E_CASTER_OUT
    if not on_mat(state, int(caster.host)) or state.units[caster.host].routed == 1:
        return E_CASTER_OUT
    return E_CAST_DONE if caster.cast >= world.params.casts_per_round else 0


@rule
def refuse_spell(world: World, state: State, c: int, spell: int) -> int:
    """CER-CST-02, CER-CST-07: why a caster does not cast a spell, or 0."""
    if spell < 1 or spell >= len(world.spells):
        return E_UNKNOWN
    if state.casters[c].spells[spell] == 0:
        return E_NO_SPELL
    return 0 if has_target(world, state, c, spell) else E_NO_EFFECT


@rule
def needs_no_target(effect: int) -> bool:
    """Night and Day are cast on the whole field."""
    return effect == NIGHT or effect == DAY


@rule
def aims_at_units(effect: int) -> bool:
    """Whether the target of a spell is a unit, else it is a sector."""
    return effect == HIDE or effect >= BLESS


@rule
def has_target(world: World, state: State, c: int, spell: int) -> bool:
    """CER-CST-07: whether a spell can change anything at all."""
    effect = int(world.spells[spell].effect)
    if effect == NIGHT:
        return state.night == 0
    if effect == DAY:
        return state.night == 1
    if not aims_at_units(effect):
        for sector in range(SECTORS):
            if refuse_sector(world, state, c, spell, sector) == 0:
                return True
        return False
    if refuse_aim(world, state, c, spell, THE_FORT) == 0:
        return True
    for u in range(world.units):
        if state.units[u].type != 0 and refuse_aim(world, state, c, spell, u) == 0:
            return True
    return False


@rule
def refuse_sector(world: World, state: State, c: int, spell: int, sector: int) -> int:
    """CER-CST-06, CER-CST-07: why a spell is not cast on a sector, or 0."""
    if sector >= SECTORS:
        return E_UNKNOWN
    if distance(host_sector(state, c), sector) > world.spells[spell].range:
        return E_RANGE
    effect = int(world.spells[spell].effect)
    if effect == STONE or effect == WATER or effect == LEVEL:
        return refuse_transmutation(world, state, effect, sector)
    if effect == FOG:
        return E_NO_EFFECT if state.fog[sector] != 0 else 0
    if effect == WALL or effect == FIERY_WALL:
        return refuse_any_wall(state, sector)
    if effect == ILLUSION:
        return refuse_illusion(state, sector)
    return refuse_summoning(world, state, c, sector)


@rule
def refuse_transmutation(world: World, state: State, effect: int, sector: int) -> int:
    """CER-SPL-01 to CER-SPL-04: what Stone to Mud and its like can change."""
    kind = state.card[sector]
    if fort_stands_in(state, sector):
        same = (
            lowered_level(world, state) == state.fort.level
            and lowered_bonus(world, state) == state.fort.bonus
        )
        return E_NO_EFFECT if effect != STONE or same else 0
    if kind == NO_CARD:
        return 0
    if state.card_source[sector] == ILLUSORY:
        return E_ILLUSION
    if effect == STONE:
        return 0 if kind == CLIFF else E_NO_EFFECT
    if effect == WATER:
        return 0 if kind == RIVER or kind == SWAMP else E_NO_EFFECT
    return 0 if kind == HILL else E_NO_EFFECT


@rule
def refuse_any_wall(state: State, sector: int) -> int:
    """CER-CST-07: whether an edge of the sector is free of walls."""
    for direction in range(NORTH, WEST + 1):
        if refuse_wall(state, sector, direction) == 0:
            return 0
    return E_WALL_EXISTS


@rule
def refuse_wall(state: State, sector: int, direction: int) -> int:
    """CER-SPL-07: why no wall can stand in a direction, or 0."""
    refused = refuse_direction(sector, direction)
    if refused == 0 and state.wall[edge_at(sector, direction)] != 0:
        refused = E_WALL_EXISTS
    return refused


@rule
def refuse_illusion(state: State, sector: int) -> int:
    """CER-SPL-09: natural terrain and the fort resist."""
    if fort_stands_in(state, sector):
        return E_NATURAL
    natural = state.card[sector] != NO_CARD and state.card_source[sector] == NATURAL
    return E_NATURAL if natural else 0


@rule
def refuse_shape(state: State, sector: int, kind: int, direction: int) -> int:
    """CER-SPL-09: why an illusion cannot have a shape, or 0."""
    if kind < CLIFF or kind > HILL:
        return E_UNKNOWN
    refused = refuse_terrain(sector, kind, direction)
    if (
        refused == 0
        and state.card_source[sector] == ILLUSORY
        and state.card[sector] == kind
        and state.card_direction[sector] == direction
    ):
        refused = E_NO_EFFECT
    return refused


@rule
def free_unit(world: World, state: State, side: int) -> int:
    """CER-SPL-12: the place in the list of a side's next summoned unit, NOBODY if it is full."""
    first = 0
    end = int(world.first_def)
    if side != ATT:
        first = end
        end = int(world.units)
    u = end
    while u > first and state.units[u - 1].type == 0:
        u -= 1
    return u if u < end else NOBODY


@rule
def refuse_summoning(world: World, state: State, c: int, sector: int) -> int:
    """CER-SPL-12: a free slot in the own line."""
    side = caster_side(world, c)
    if free_unit(world, state, side) == NOBODY:
        return E_NO_EFFECT
    return 0 if has_slot(world, state, sector, side) else E_SLOT


@rule
def refuse_aim(world: World, state: State, c: int, spell: int, target: int) -> int:
    """CER-CST-06, CER-CST-07: why a spell is not cast on a unit, or on the fort, or 0."""
    effect = int(world.spells[spell].effect)
    if target == THE_FORT:
        return refuse_fort_aim(world, state, c, spell, effect)
    friendly = side_of(world, target) == caster_side(world, c)
    if effect == HIDE or effect == BLESS:
        if not friendly:
            return E_OWNER
        if not on_mat(state, target):
            return E_OFF_MAT
    elif friendly or not is_visible(state, target):
        return E_NO_TARGET
    away = distance(host_sector(state, c), int(state.units[target].place))
    if away > world.spells[spell].range:
        return E_RANGE
    return refuse_effect(world, state, effect, target)


@rule
def refuse_fort_aim(world: World, state: State, c: int, spell: int, effect: int) -> int:
    """CER-SPL-24: the classes D and R, but for Turn Undead, work on the unmanned fort."""
    if state.fort.sector == NOBODY or caster_side(world, c) != ATT:
        return E_NO_TARGET
    if effect != DESTROY and effect != ROUT:
        return E_NO_EFFECT
    if not fort_fights(world, state):
        return E_FORT_MANNED
    away = distance(host_sector(state, c), int(state.fort.sector))
    return E_RANGE if away > world.spells[spell].range else 0


@rule
def refuse_effect(world: World, state: State, effect: int, target: int) -> int:
    """CER-INV-01, CER-SPL-13, CER-SPL-21 to CER-SPL-23: whether the unit is changed by it."""
    unit = state.units[target]
    sheltered = in_own_fort(world, state, target)
    if effect == HIDE:
        if unit.routed == 1:
            return E_ROUTED
        return E_NO_EFFECT if unit.hidden == 1 else 0
    if effect == BLESS:
        return E_NO_EFFECT if unit.bless_until != 0 else 0
    if effect == TURN and unit.type != LEGION:
        return E_NO_EFFECT
    if effect == DRIVE_BACK and sheltered:
        return E_NO_EFFECT
    if effect != DESTROY and sheltered and world.params.fort_rout_damage == 0:
        return E_NO_EFFECT
    return 0


@rule
def needs_option(world: World, state: State, effect: int, target: int) -> bool:
    """Whether a third decision follows: a direction, terrain, or a sign."""
    if effect == BLESS:
        return world.cards[state.units[target].type].signs != ALL_SIGNS
    return effect == WALL or effect == FIERY_WALL or effect == ILLUSION


@rule
def refuse_sign(world: World, state: State, target: int, sign: int) -> int:
    """CER-SPL-13: a sign that the unit lacks."""
    if sign < FIRST_SIGN or sign > LAST_SIGN:
        return E_UNKNOWN
    has = (world.cards[state.units[target].type].signs >> (sign - 1)) & 1
    return E_SIGN if has == 1 else 0


@rule
def begin_cast(world: World, state: State, log: Log, c: int, spell: int) -> None:
    """CER-CST-02, CER-CST-07: the spell is begun; its target comes next."""
    state.caster = c
    state.spell = spell
    emit(log, SPELL_CAST, CER_CST_02, world.caster_name[c], spell)
    if needs_no_target(int(world.spells[spell].effect)):
        complete_cast(world, state, log)
    else:
        state.node = TARGET


@rule
def take_target(world: World, state: State, log: Log, target: int) -> None:
    """CER-CST-07: the target is named."""
    state.aim = target
    if needs_option(world, state, int(world.spells[state.spell].effect), target):
        state.node = OPTION
    else:
        complete_cast(world, state, log)


@rule
def complete_cast(world: World, state: State, log: Log) -> None:
    """CER-CST-02, CER-CST-03: the spell is used up, and a hidden host revealed.

    The die of the duration comes before the effect.
    """
    state.casters[state.caster].spells[state.spell] -= 1
    state.casters[state.caster].cast += 1
    host = int(state.casters[state.caster].host)
    if state.units[host].hidden == 1:
        reveal(world, state, log, host, CER_CST_03)
    state.resolving = 1
    state.node = DURATION if world.spells[state.spell].rolls == 1 else GOING


@rule
def target_named(world: World, state: State, name: int) -> int:
    """The unit or fort that AimUnit names."""
    return THE_FORT if name == FORT_NAME else fighter_named(world, state, name)
