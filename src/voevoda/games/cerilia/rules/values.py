"""CER-VAL: attack ratings and Defense, each modifier by itself, so that it can be shown."""

from __future__ import annotations

from voevoda.core.events import OFF, Log, fired
from voevoda.core.rule import rule
from voevoda.games.cerilia.ids import (
    CER_FOR_03,
    CER_TER_14,
    CER_TER_33,
    CER_TER_34,
    CER_TER_43,
    CER_TER_53,
    CER_TER_56,
    CER_VAL_02,
    CER_VAL_04,
    CER_VAL_05,
    CER_VAL_07,
)
from voevoda.games.cerilia.records import (
    CHARGE,
    CLIFF,
    DEF,
    FOREST,
    HILL,
    MELEE,
    MISSILE,
    SECTORS,
    SWAMP,
    THE_FORT,
    State,
    World,
)
from voevoda.games.cerilia.roster import (
    ARTILLERY,
    DARKSIGHT,
    DWARF,
    ELF,
    LIGHT_SHY,
    MOUNTED,
    NIGHT_STRONG,
    PIKE,
    SKIRMISHER,
)
from voevoda.games.cerilia.rules.terrain import holds
from voevoda.games.cerilia.rules.units import damage_of, sector_of, side_of, traits_of, type_of


@rule
def printed(world: World, state: State, mode: int, fighter: int) -> int:
    """CER-UNI-01, CER-VAL-01: the printed rating at the present damage; `mode` is the phase."""
    card = world.cards[type_of(world, state, fighter)]
    damage = damage_of(state, fighter)
    if mode == MISSILE:
        return int(card.missile[damage])
    if mode == CHARGE:
        return int(card.charge[damage])
    return int(card.melee[damage])


@rule
def base_value(world: World, state: State, mode: int, attacker: int, target: int) -> int:
    """CER-VAL-01, CER-VAL-07: the printed rating; a charge at pikes is no better than Melee."""
    value = printed(world, state, mode, attacker)
    if mode == CHARGE and traits_of(world, state, target) & PIKE != 0:
        value = min(value, printed(world, state, MELEE, attacker))
    return value


@rule
def bless_value(world: World, state: State, attacker: int) -> int:
    """CER-VAL-02."""
    if attacker == THE_FORT or state.units[attacker].bless_until == 0:
        return 0
    return int(world.params.bless_bonus)


@rule
def hill_value(world: World, state: State, mode: int, attacker: int, target: int) -> int:
    """CER-TER-53, CER-TER-55, CER-TER-56: Hills that the attacker's side holds, or held."""
    if attacker == THE_FORT:
        return 0
    if mode == CHARGE:
        return int(world.params.hill_bonus * state.units[attacker].downhill)
    sector = sector_of(state, attacker)
    if state.card[sector] != HILL or not holds(state, sector, side_of(world, attacker)):
        return 0
    dwarven = traits_of(world, state, target) & DWARF != 0
    if dwarven and sector_of(state, target) == sector:
        return 0
    return int(world.params.hill_bonus)


@rule
def cliff_value(world: World, state: State, mode: int, attacker: int) -> int:
    """CER-TER-14: Melee out of Cliffs that the attacker's side holds."""
    sector = sector_of(state, attacker)
    if mode != MELEE or state.card[sector] != CLIFF:
        return 0
    return int(world.params.cliff_bonus) if holds(state, sector, side_of(world, attacker)) else 0


@rule
def elf_value(world: World, state: State, mode: int, attacker: int) -> int:
    """CER-TER-34, CER-VAL-06: elves in Forest."""
    if mode == CHARGE or state.card[sector_of(state, attacker)] != FOREST:
        return 0
    if traits_of(world, state, attacker) & ELF == 0:
        return 0
    if side_of(world, attacker) != DEF and world.params.elf_forest_side == 0:
        return 0
    return int(world.params.forest_elf_bonus)


@rule
def swamp_value(world: World, state: State, mode: int, attacker: int) -> int:
    """CER-TER-43: Melee of mounted units in Swamp."""
    if mode != MELEE or state.card[sector_of(state, attacker)] != SWAMP:
        return 0
    if traits_of(world, state, attacker) & MOUNTED == 0:
        return 0
    return -int(world.params.swamp_mounted_penalty)


@rule
def skirmish_value(world: World, state: State, mode: int, attacker: int) -> int:
    """CER-VAL-04: a skirmisher shoots after a move."""
    if mode != MISSILE or attacker == THE_FORT or state.units[attacker].moved == 0:
        return 0
    if traits_of(world, state, attacker) & SKIRMISHER == 0:
        return 0
    return -int(world.params.skirmish_penalty)


@rule
def darkness_value(world: World, state: State, mode: int, attacker: int) -> int:
    """CER-VAL-04: a shot at night."""
    if mode != MISSILE or state.night == 0:
        return 0
    if traits_of(world, state, attacker) & DARKSIGHT != 0:
        return 0
    return -int(world.params.night_missile_penalty)


@rule
def forest_value(world: World, state: State, mode: int, attacker: int, target: int) -> int:
    """CER-TER-33, CER-VAL-04: a shot into Forest from a sector without."""
    if mode != MISSILE or state.card[sector_of(state, target)] != FOREST:
        return 0
    if state.card[sector_of(state, attacker)] == FOREST:
        return 0
    return -int(world.params.forest_missile_penalty)


@rule
def light_value(world: World, state: State, attacker: int) -> int:
    """CER-VAL-05: those whom the night strengthens, and those who shun the light."""
    traits = traits_of(world, state, attacker)
    value = 0
    if state.night == 1 and traits & NIGHT_STRONG != 0:
        value = int(world.params.night_strong_bonus)
    if state.night == 0 and traits & LIGHT_SHY != 0:
        value = -int(world.params.light_shy_penalty)
    return value


@rule
def attack_value(world: World, state: State, mode: int, attacker: int, target: int) -> int:
    """CER-VAL-01 to CER-VAL-08: the adjusted rating of an attack."""
    value = base_value(world, state, mode, attacker, target)
    value += bless_value(world, state, attacker)
    value += hill_value(world, state, mode, attacker, target)
    value += cliff_value(world, state, mode, attacker)
    value += elf_value(world, state, mode, attacker)
    value += swamp_value(world, state, mode, attacker)
    value += skirmish_value(world, state, mode, attacker)
    value += darkness_value(world, state, mode, attacker)
    value += forest_value(world, state, mode, attacker, target)
    return value + light_value(world, state, attacker)


@rule
def printed_defense(world: World, state: State, target: int) -> int:
    """CER-VAL-10: the Defense on the card."""
    return int(world.cards[type_of(world, state, target)].defense)


@rule
def terrain_defense(world: World, state: State, target: int, attacker: int) -> int:
    """CER-TER-14, CER-TER-43, CER-TER-53, CER-TER-54: what terrain adds to Defense."""
    sector = sector_of(state, target)
    if target == THE_FORT or sector >= SECTORS:
        return 0
    kind = state.card[sector]
    held = holds(state, sector, side_of(world, target))
    value = 0
    if kind == HILL and held and traits_of(world, state, attacker) & DWARF == 0:
        value = int(world.params.hill_bonus)
    elif kind == CLIFF and held:
        value = int(world.params.cliff_bonus)
    elif kind == SWAMP and traits_of(world, state, target) & MOUNTED != 0:
        value = -int(world.params.swamp_mounted_penalty)
    return value


@rule
def fort_defense(world: World, state: State, target: int, attacker: int, value: int) -> int:
    """CER-FOR-03, CER-FOR-04: what the fort adds to a Defense of `value`."""
    if target == THE_FORT or side_of(world, target) != DEF:
        return 0
    if state.fort.sector != state.units[target].place:
        return 0
    if traits_of(world, state, attacker) & ARTILLERY != 0:
        return 0
    return max(int(state.fort.level) - value, int(state.fort.bonus))


@rule
def defense_value(world: World, state: State, target: int, attacker: int) -> int:
    """CER-VAL-10: the Defense of a target against an attacker."""
    value = printed_defense(world, state, target)
    value += terrain_defense(world, state, target, attacker)
    return value + fort_defense(world, state, target, attacker, value)


@rule
def column_of(world: World, value: int, defense: int) -> int:
    """CER-VAL-09: the column of the battle table."""
    return max(int(world.params.column_min), min(int(world.params.column_max), value - defense))


@rule
def count_modifiers(
    world: World, state: State, log: Log, mode: int, attacker: int, target: int
) -> None:
    """Count which rules made the sums of an attack; in playouts that is not asked for."""
    if log.mode == OFF:
        return
    count_if(log, CER_VAL_02, bless_value(world, state, attacker))
    hills = CER_TER_56 if mode == CHARGE else CER_TER_53
    count_if(log, hills, hill_value(world, state, mode, attacker, target))
    count_if(log, CER_TER_14, cliff_value(world, state, mode, attacker))
    count_if(log, CER_TER_34, elf_value(world, state, mode, attacker))
    count_if(log, CER_TER_43, swamp_value(world, state, mode, attacker))
    count_if(log, CER_VAL_04, skirmish_value(world, state, mode, attacker))
    count_if(log, CER_VAL_04, darkness_value(world, state, mode, attacker))
    count_if(log, CER_TER_33, forest_value(world, state, mode, attacker, target))
    count_if(log, CER_VAL_05, light_value(world, state, attacker))
    base = base_value(world, state, mode, attacker, target)
    count_if(log, CER_VAL_07, base - printed(world, state, mode, attacker))
    value = printed_defense(world, state, target)
    value += terrain_defense(world, state, target, attacker)
    count_if(log, CER_FOR_03, fort_defense(world, state, target, attacker, value))


@rule
def count_if(log: Log, because: int, amount: int) -> None:
    """Count a rule that changed a sum."""
    if amount != 0:
        fired(log, because)
