"""Every number and every alternative reading of `wizardrimort`, as the spec's section 3 lists them.

Lengths that are given in fingers or hands are kept so: `rules/tape.py` makes units of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from voevoda.core.parameters import ABSENT, Option, Origin, Parameter, ParameterSet
from voevoda.core.records import Record, int8, int16

SEED, DECISION = Origin.SEED, Origin.DECISION

DEFENDER, BERSERKER, LONGSPEAR, ARCHER, PRIEST = range(5)
CLASSES = ("defender", "berserker", "longspear", "archer", "priest")
CLASS_LETTERS = "DBLAP"

NO_FACTION, HUMAN, ORC, DWARF, RODENT = range(5)
FACTIONS = ("none", "human", "orc", "dwarf", "rodent")

BASIC, OVERLORD, DESTRUCTION, SIEGE, PLAGUE = range(5)
MODES = ("basic", "overlord", "destruction", "siege", "plague")

KNIGHT, SQUIRE = 0, 1
LEVELS = ("knight", "squire")

FACES = 6
COMMANDERS = 4
GAMES = 3
"""Games of a chronicle, at most."""

ONCE, PER_UNIT = 0, 1
ADD, REPLACE = 0, 1
ALWAYS, IN_REACH, NEVER = 0, 1, 2
ROUND_END, IMMEDIATE = 0, 1
STRENGTH, DRAW = 0, 1


class Params(Record):
    """All parameters of a match; ranges, units and origins stand in `PARAMETERS`."""

    tape_finger: int16
    tape_hand: int16
    tape_slack: int16
    tape_hand_pct: Annotated[list[int16], COMMANDERS]
    tape_finger_pct: Annotated[list[int16], COMMANDERS]
    unit_radius: int16
    unit_narrow: int16
    unit_height: int16
    block_size: int16
    block_pool: int16
    dice_sides: int8
    level: int8  # SQUIRE, KNIGHT
    conversion_max: int8
    conversion_loss: int8
    conversion_floor: int8
    cost_action: int8
    cost_attack: int8
    cost_garden: int8
    cost_landing: int8
    cost_destroy: int8
    cost_block: int8
    turn_cost: int8
    attack_free_turn: int8
    manoeuvre_partial_squad: int8
    attack_max_per_unit: int8
    range: Annotated[list[int8], len(CLASSES)]  # fingers; of archer and priest, hands
    group_link: int8
    melee_distance: int8
    archer_close: int8
    cover_own_parapet: int8
    control_radius: int8
    build_radius: int8
    build_radius_mine: int8
    build_per_ap_mine: int8
    build_reach_up: int8
    wreck_radius: int8
    jump_kill_radius: int8
    climb_reach: int8
    hire_gap: int8
    squad_per_unit: int8
    defender_per: int8
    berserker_alone: int8
    archer_per_target: int8
    archer_close_penalty: int8
    priest_per_unit: int8
    longspear_kill_on: int8
    orc_suicide: int8
    orc_suicide_max: int8
    dwarf_squad: int8
    human_duel: int8
    rodent_swarm: int8
    rodent_swarmed: int8
    skeleton_ranged: int8
    skeleton_melee: int8
    cover_partial: int8
    charge_bonus: int8
    charge_min: int8
    charge_max: int8
    charge_tol: int16
    height_bonus: int8
    height_min: int16
    back_bonus: int8
    crit_factor: int8
    crit_losses: int8
    stacking: int8  # ONCE, PER_UNIT
    priest_bonus: int8  # ADD, REPLACE
    combat_defender_kills: int8  # ALWAYS, IN_REACH, NEVER
    spirit_per_lost: int8
    retreat_distance: int8
    morale_distance: int8
    morale_skeletons_react: int8
    climb_up_full: int8
    climb_up_partial: int8
    climb_down_full: int8
    climb_down_partial: int8
    jump_cost: int8
    jump_death_heights: int8
    art_count: int8
    art_shots_per_turn: int8
    art_move_or_shoot: int8
    art_radius: int16
    art_height: int16
    art_wreck_height: int16
    art_min_range: int16
    art_max_range: int16
    art_range_step: Annotated[list[int16], 2]  # the least, and the share of the distance
    art_azimuth_step: Annotated[list[int16], 2]
    art_skill_pct: int16
    art_stone_radius: int16
    art_slope: Annotated[list[int16], 2]  # fall, ground
    art_sample: int16
    art_knock: int16
    art_tree_topple_on: int8
    landing_no_hit: int8  # 0: dies, 1: survives
    landing_uses_wp: int8
    landing_from_sarcophagus: int8
    obelisk_on: int8
    coins_bank: int16
    coins_return_to_bank: int8
    coins_per_round: int8
    hire_cost: int8
    hire_per_turn: int8
    skeleton_figures: int8
    garden_revives_mercenaries: int8
    army_size: int8
    army_priests: int8
    spirit_base: int16  # ABSENT: the units at the start
    castle_wall_height: int16
    castle_wall_hp: int8
    rubble_height: int16
    interrupt_ap: int8
    interrupt_tp: int8
    interrupt_penalty: int8
    annihilation_wins: int8
    overlord_hold: int8
    siege_rounds: int16
    siege_defenders: int8
    siege_mercenaries: int8
    plague_test: int8  # ROUND_END, IMMEDIATE
    chronicle_games: int8
    chronicle_wins: int8
    limits_rounds: int16
    limits_result: int8  # STRENGTH, DRAW
    sarcophagus_lid_required: int8
    cover_units_block: int8


class _Switch(Option, frozen=True):
    """An option that is true or false; the record keeps 1 or 0."""

    def read(self, value: object) -> int:
        return int(self.values[super().read(value)] == "true")

    def show(self, number: int) -> str:
        return "true" if number else "false"


def _number(
    name: str, default: int, low: int, high: int, unit: str, origin: Origin,
    field: str = "", index: int | None = None, optional: bool = False,
) -> Parameter:  # fmt: skip
    kept = field or name.replace(".", "_")
    return Parameter(name, default, low, high, unit, origin, kept, index, optional)


def _by_commander(name: str, high: int) -> list[Parameter]:
    field = name.replace(".", "_")
    return [
        _number(f"{name}.{place + 1}", 100, 100, high, "percent", SEED, field, place)
        for place in range(COMMANDERS)
    ]


def _choice(name: str, *values: str) -> Option:
    return Option(name, values, name.replace(".", "_"))


def _switch(name: str, on: bool, origin: Origin = DECISION) -> Option:
    values = ("true", "false") if on else ("false", "true")
    return _Switch(name, values, name.replace(".", "_"), origin)


def _ranges(*defaults: int) -> list[Parameter]:
    units = ("fingers", "fingers", "fingers", "hands", "hands")
    highs = (20, 20, 20, 9, 9)
    return [
        _number(f"range.{kind}", default, 0, high, unit, SEED, "range", place)
        for place, (kind, default, high, unit) in enumerate(
            zip(CLASSES, defaults, highs, units, strict=True)
        )
    ]


def _pair(name: str, parts: Sequence[str], defaults: Sequence[int], high: int) -> list[Parameter]:
    field = name.replace(".", "_")
    return [
        _number(f"{name}.{part}", default, 1, high, "u", DECISION, field, place)
        for place, (part, default) in enumerate(zip(parts, defaults, strict=True))
    ]


PARAMETERS = ParameterSet(
    # 3.1 tape, table, miniatures
    _number("tape.finger", 100, 20, 400, "u", DECISION),
    _number("tape.hand", 900, 60, 3600, "u", DECISION),
    _number("tape.slack", 99, 0, 399, "u", SEED),
    *_by_commander("tape.hand_pct", 200),
    *_by_commander("tape.finger_pct", 200),
    _number("unit.radius", 60, 20, 200, "u", DECISION),
    _number("unit.narrow", 100, 10, 400, "u", DECISION),
    _number("unit.height", 150, 40, 600, "u", DECISION),
    _number("block.size", 150, 20, 600, "u", SEED),
    _number("block.pool", 10, 0, 40, "blocks", SEED),
    # 3.2 dice and turn
    _number("dice.sides", FACES, FACES, FACES, "faces", SEED),
    Option("level", LEVELS, "level", SEED),
    _number("conversion.max", 1, 0, 9, "per turn", SEED),
    _number("conversion.loss", 1, 0, 5, "pips", SEED),
    _number("conversion.floor", 1, 0, 6, "pips", DECISION),
    _number("cost.action", 1, 1, 6, "AP", SEED),
    _number("cost.attack", 1, 1, 6, "TP", SEED),
    _number("cost.garden", 2, 1, 6, "AP", SEED),
    _number("cost.landing", 2, 1, 6, "AP", SEED),
    _number("cost.destroy", 2, 1, 6, "AP", SEED),
    _number("cost.block", 1, 1, 6, "AP", SEED),
    _number("turn.cost", 1, 1, 6, "AP", SEED),
    _switch("attack.free_turn", False),
    _switch("manoeuvre.partial_squad", False),
    _number("attack.max_per_unit", 0, 0, 9, "per warrior", DECISION),
    # 3.3 ranges and proximity
    *_ranges(1, 2, 4, 2, 3),
    _number("group.link", 2, 0, 20, "fingers", SEED),
    _number("melee.distance", 3, 0, 20, "fingers", SEED),
    _number("archer.close", 2, 0, 20, "fingers", SEED),
    _number("cover.own_parapet", 1, 0, 20, "fingers", SEED),
    _number("control.radius", 3, 0, 20, "fingers", SEED),
    _number("build.radius", 3, 0, 20, "fingers", SEED),
    _number("build.radius_mine", 1, 0, 9, "hands", SEED),
    _number("build.per_ap_mine", 2, 1, 9, "blocks", SEED),
    _number("build.reach_up", 3, 0, 20, "fingers", DECISION),
    _number("wreck.radius", 3, 0, 20, "fingers", SEED),
    _number("jump.kill_radius", 3, 0, 20, "fingers", SEED),
    _number("climb.reach", 2, 0, 9, "fingers", DECISION),
    _number("hire.gap", 1, 0, 20, "fingers", DECISION),
    # 3.4 combat numbers
    _number("squad.per_unit", 1, 0, 9, "per unit", SEED),
    _number("defender.per", 1, 0, 9, "per Defender", SEED),
    _number("berserker.alone", 2, 0, 9, "attack", SEED),
    _number("archer.per_target", 1, 0, 9, "per unit", SEED),
    _number("archer.close_penalty", 1, 0, 9, "both", SEED),
    _number("priest.per_unit", 1, 0, 9, "per unit", SEED),
    _number("longspear.kill_on", 5, 1, 7, "d6", SEED),
    _number("orc.suicide", 2, 0, 9, "attack", SEED),
    _number("orc.suicide_max", 1, 0, 1, "per attack", DECISION),
    _number("dwarf.squad", 1, 0, 9, "defence", SEED),
    _number("human.duel", 1, 0, 9, "both", SEED),
    _number("rodent.swarm", 1, 0, 9, "attack", SEED),
    _number("rodent.swarmed", 1, 0, 9, "defence", SEED),
    _number("skeleton.ranged", 2, 0, 9, "defence", SEED),
    _number("skeleton.melee", 1, 0, 9, "defence", SEED),
    _number("cover.partial", 1, 0, 9, "defence", SEED),
    _number("charge.bonus", 1, 0, 9, "attack", SEED),
    _number("charge.min", 3, 0, 40, "fingers", SEED),
    _number("charge.max", 2, 0, 9, "hands", SEED),
    _number("charge.tol", 20, 0, 900, "u", DECISION),
    _number("height.bonus", 1, 0, 9, "attack", SEED),
    _number("height.min", 50, 1, 600, "u", DECISION),
    _number("back.bonus", 2, 0, 9, "attack", SEED),
    _number("crit.factor", 2, 2, 9, "times", SEED),
    _number("crit.losses", 2, 1, 2, "units", SEED),
    _choice("stacking", "once", "per_unit"),
    _choice("priest.bonus", "add", "replace"),
    _choice("combat.defender_kills", "always", "in_reach", "never"),
    _number("spirit.per_lost", 1, 0, 9, "on odd dice", SEED),
    _number("retreat.distance", 1, 0, 9, "hands", SEED),
    _number("morale.distance", 1, 0, 9, "hands", SEED),
    _switch("morale.skeletons_react", False),
    # 3.5 climbing
    _number("climb.up_full", 2, 0, 6, "AP", SEED),
    _number("climb.up_partial", 1, 0, 6, "AP", SEED),
    _number("climb.down_full", 1, 0, 6, "AP", SEED),
    _number("climb.down_partial", 0, 0, 6, "AP", SEED),
    _number("jump.cost", 1, 1, 6, "AP", SEED),
    _number("jump.death_heights", 3, 1, 20, "heights", SEED),
    # 3.6 artillery
    _number("art.count", 1, 0, 4, "per full army", SEED),
    _number("art.shots_per_turn", 1, 0, 6, "shots", SEED),
    _switch("art.move_or_shoot", True, SEED),
    _number("art.radius", 110, 20, 400, "u", DECISION),
    _number("art.height", 100, 10, 600, "u", DECISION),
    _number("art.wreck_height", 60, 10, 600, "u", DECISION),
    _number("art.min_range", 300, 1, 9999, "u", DECISION),
    _number("art.max_range", 7000, 1, 16000, "u", DECISION),
    *_pair("art.range_step", ("least", "share"), (30, 20), 9999),
    *_pair("art.azimuth_step", ("least", "share"), (20, 30), 9999),
    _number("art.skill_pct", 100, 0, 400, "percent", DECISION),
    _number("art.stone_radius", 25, 1, 200, "u", DECISION),
    *_pair("art.slope", ("fall", "ground"), (3, 2), 99),
    _number("art.sample", 10, 1, 100, "u", DECISION),
    _number("art.knock", 50, 0, 400, "u", DECISION),
    _number("art.tree_topple_on", 5, 1, 7, "d6", DECISION),
    _choice("landing.no_hit", "dies", "survives"),
    _switch("landing.uses_wp", True),
    _switch("landing.from_sarcophagus", True),
    # 3.7 objects, mercenaries, modes
    _number("obelisk.on", 4, 1, 7, "d6", SEED),
    _number("coins.bank", 6, 0, 99, "coins", SEED),
    _switch("coins.return_to_bank", False),
    _number("coins.per_round", 1, 0, 9, "coins", SEED),
    _number("hire.cost", 2, 1, 9, "coins", SEED),
    _number("hire.per_turn", 1, 0, 9, "per turn", SEED),
    _number("skeleton.figures", 8, 0, 31, "per full army", SEED),
    _switch("garden.revives_mercenaries", True),
    _number("army.size", 5, 1, 24, "units", SEED),
    _number("army.priests", 1, 0, 4, "units", SEED),
    _number("spirit.base", ABSENT, 0, 31, "units", SEED, optional=True),
    _number("castle.wall_height", 250, 10, 2000, "u", DECISION),
    _number("castle.wall_hp", 2, 1, 9, "hits", DECISION),
    _number("rubble.height", 60, 10, 600, "u", DECISION),
    _number("interrupt.ap", 2, 0, 6, "AP", SEED),
    _number("interrupt.tp", 1, 0, 6, "TP", SEED),
    _number("interrupt.penalty", 1, 0, 5, "pips", SEED),
    _switch("annihilation_wins", True, SEED),
    _number("overlord.hold", 1, 0, 1, "enemy turns", DECISION),
    _number("siege.rounds", 10, 1, 99, "rounds", SEED),
    _number("siege.defenders", 4, 1, 24, "units", SEED),
    _number("siege.mercenaries", 3, 0, 8, "units", SEED),
    _choice("plague.test", "round_end", "immediate"),
    _number("chronicle.games", 3, 2, GAMES, "games", SEED),
    _number("chronicle.wins", 2, 1, GAMES, "wins", SEED),
    _number("limits.rounds", 30, 1, 99, "rounds", DECISION),
    _choice("limits.result", "strength", "draw"),
    _switch("sarcophagus.lid_required", True),
    _switch("cover.units_block", False),
)
