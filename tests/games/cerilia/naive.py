"""The rules of `cerilia` written a second time, as plainly as possible.

This is a witness, not an engine: it shares no code with the product, cares for nothing but being
easy to check against the rulebook, and is slow. Positions are mutable dataclasses; decisions and
chance outcomes are strings in the notation of single decisions (`MV a1 B1-B2`, `#b7`, `PASS`). A
cast is put together in two or three decisions, which read in a row are its whole form:
`CAST m1 wall_fire`, `D2`, `>s`.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from tests.games.cerilia.example_reader import Example, Fields, Summary
from tests.games.cerilia.naive_cards import (
    BURNING_WALLS,
    CLASS_D,
    CLASS_F,
    CLASS_R,
    FIELD_SPELLS,
    LASTING_SPELLS,
    PARAMS,
    SIGNS,
    TRANSMUTATIONS,
    UNIT_TYPES,
    WALLS,
    battle_result,
)
from tests.games.cerilia.naive_faults import (
    NODES,
    PHASES,
    RATINGS,
    asks_option,
    caster_faults,
    faults,
    has_choice,
    illusion,
    legal,
    markers,
    option_faults,
    outcomes,
    parse,
    place_behind,
    retreat_closed,
    side_open,
    spell_faults,
    stoned,
    why_not,
)
from tests.games.cerilia.naive_scenarios import SCENARIOS, Scenario, laid_out, scenario_faults
from tests.games.cerilia.naive_state import (
    GONE,
    LETTER,
    OTHER,
    PLACES,
    SECTORS,
    SIDES,
    Card,
    Caster,
    Casting,
    Fort,
    Position,
    Unit,
    Wall,
    army,
    attack_value,
    battle_table,
    column_of,
    commanders_of,
    defense,
    distance,
    edge,
    engaged,
    fort_in,
    hidden_units,
    in_own_fort,
    kind_at,
    neighbour,
    on_mat,
    signs,
    visible,
    visible_units,
)

__all__ = [
    "PARAMS",
    "SCENARIOS",
    "NaiveTable",
    "Position",
    "Scenario",
    "faults",
    "legal",
    "new_game",
    "outcomes",
    "payoffs",
    "perft",
    "play",
    "position_of",
    "scenario_faults",
    "seen_by",
    "summary",
    "turn",
    "why_not",
]


def new_game(scenario: Scenario, fixed: bool = False) -> Position:
    """Return the first position of a battle; with `fixed` all defaults of Phase 0 are taken.

    Raises:
        ValueError: the scenario is not valid.
    """
    wrong = scenario_faults(scenario)
    if wrong:
        raise ValueError("; ".join(wrong))
    pos = laid_out(scenario, fixed)
    pos.todo = [
        ("fort",),
        *(("terrain", str(number)) for number in range(1, len(pos.pool) + 1)),
        ("prepare", "DEF"),
        ("prepare", "ATT"),
        ("battle",),
    ]
    _run(pos)
    return pos


# --- what comes next ------------------------------------------------------------------------


def _run(pos: Position) -> None:
    """Do what needs no decision and no dice."""
    while not pos.node and pos.todo:
        name, *details = pos.todo.pop(0)
        TASKS[name](pos, *details)


def _soon(pos: Position, *tasks: tuple[str, ...]) -> None:
    """Put tasks before everything else that is still to do."""
    pos.todo[:0] = tasks


def _ask(pos: Position, node: str, actor: int | None, subject: str = "") -> None:
    pos.node, pos.actor, pos.subject = node, actor, subject


def _answered(pos: Position) -> None:
    pos.node, pos.actor, pos.subject = "", None, ""


def _over(pos: Position, winner: str, reason: str) -> None:
    _answered(pos)
    pos.todo, pos.phase, pos.winner, pos.reason = [], "OVER", winner, reason
    pos.casting, pos.ambush, pos.target = None, "", ""


# --- preparation ----------------------------------------------------------------------------


def _first_commander(pos: Position, side: str) -> int:
    return commanders_of(pos, side)[0]


def _ask_fort(pos: Position) -> None:
    """CER-SET-02."""
    if pos.fort_level:
        pos.phase = "P0_FORT"
        _ask(pos, "FORT", _first_commander(pos, "DEF"))


def _ask_terrain(pos: Position, number: str) -> None:
    """CER-SET-03."""
    pos.phase = "P0_TERRAIN"
    _ask(pos, "TERRAIN", _first_commander(pos, "DEF"), number)


def _prepare(pos: Position, side: str) -> None:
    """Order the deployment and attachment of a side (CER-SET-01)."""
    mine = commanders_of(pos, side)
    units = [u for c in mine for u in army(pos, side) if u.commander == c and not u.place]
    casters = [k for c in mine for k in pos.casters.values() if k.commander == c and not k.host]
    _soon(
        pos,
        *(("deploy", unit.id) for unit in units),
        *(("attach", caster.id) for caster in casters),
    )


def _ask_deploy(pos: Position, name: str) -> None:
    pos.phase = "P0_DEPLOY"
    _ask(pos, "DEPLOY", pos.units[name].commander, name)


def _ask_attach(pos: Position, name: str) -> None:
    pos.phase = "P0_ATTACH"
    _ask(pos, "ATTACH", pos.casters[name].commander, name)


def _place_fort(pos: Position, sector: str) -> None:
    if sector != "-":
        pos.fort = Fort(sector, pos.fort_level, pos.number("fort_bonus"))


def _place_terrain(
    pos: Position, number: str, nowhere: str | None, sector: str | None, direction: str | None
) -> None:
    if sector and not nowhere:
        pos.cards[sector] = Card(pos.pool[int(number) - 1], direction, "natural")


def _deploy(pos: Position, name: str, place: str) -> None:
    unit = pos.units[name]
    unit.place = place
    pos.line(place, unit.side).append(name)


def _attach(pos: Position, name: str, host: str) -> None:
    pos.casters[name].host = host


def _begin_battle(pos: Position) -> None:
    """CER-SET-06."""
    for side in SIDES:
        pos.start_cost[side] = sum(unit.card.cost for unit in army(pos, side))
    for sector in SECTORS:
        _update_holder(pos, sector)
    pos.round = 1
    pos.todo = _round_tasks(pos)


# --- the round ------------------------------------------------------------------------------


def _round_tasks(pos: Position, first: str = "start") -> list[tuple[str, ...]]:
    """Return the tasks of a round from START, RALLY or MAGIC on (CER-RND-01)."""
    magic: tuple[str, ...] = ("phase", "MAGIC")
    late = pos.params["magic_phase"] == "after_move"
    tasks: list[tuple[str, ...]] = [
        ("start",),
        ("rally",),
        *([] if late else [magic]),
        ("phase", "MOVE"),
        ("detect",),
        *([magic] if late else []),
        ("phase", "MISSILE"),
        ("effects",),
        ("phase", "CHARGE"),
        ("effects",),
        ("phase", "MELEE"),
        ("effects",),
        ("end",),
    ]
    return tasks[{"start": 0, "rally": 1, "magic": 2}[first] :]


def _start(pos: Position) -> None:
    """CER-RND-03, CER-INI."""
    pos.phase = "START"
    for unit in pos.units.values():
        unit.moved = unit.withdrew = unit.attacked = unit.engaged0 = unit.downhill = False
        unit.path = None
    for caster in pos.casters.values():
        caster.cast = 0
    if pos.fort:
        pos.fort.engaged0 = pos.fort.attacked = False
    if pos.params["initiative_mode"] == "alternate":
        pos.initiative = SIDES[(pos.round - 1) % 2]
    else:
        _ask(pos, "INITIATIVE", None)


def _decide_initiative(pos: Position, dice: str) -> None:
    attacker, defender = map(int, dice.split(","))
    if attacker != defender:
        pos.initiative = "ATT" if attacker > defender else "DEF"
    else:
        pos.initiative = OTHER[pos.initiative] if pos.initiative else "ATT"


def _sides_in_order(pos: Position) -> list[str]:
    assert pos.initiative is not None
    return [pos.initiative, OTHER[pos.initiative]]


def _rally(pos: Position) -> None:
    """CER-RAL-01."""
    pos.phase = "RALLY"
    order = [unit for side in _sides_in_order(pos) for unit in army(pos, side)]
    _soon(pos, *(("rally_unit", unit.id) for unit in order if unit.routed), ("settle",))


def _rally_unit(pos: Position, name: str) -> None:
    unit = pos.units[name]
    if holds_without_die(unit):
        unit.routed = False
    else:
        _ask(pos, "MORALE", None, name)


def _rallied(pos: Position, unit: Unit, held: bool) -> None:
    """CER-RAL-02 to 06."""
    if held:
        unit.routed = False
    elif in_own_fort(pos, unit):
        return
    elif unit.place == "R" or unit.has("mercenary"):
        _remove(pos, unit, "fled")
    else:
        _soon(pos, ("retreat", unit.id))


def _settle(pos: Position) -> None:
    """End a step: ambushers block again, the elimination check is made."""
    pos.spent = set()
    pos.casting = None
    _check_elimination(pos)


def _phase(pos: Position, name: str) -> None:
    """CER-RND-02, CER-RND-03, CER-TEAM-01."""
    pos.phase = name
    if name == "MOVE":
        for unit in pos.units.values():
            unit.engaged0 = engaged(pos, unit)
        if pos.fort:
            pos.fort.engaged0 = bool(visible_units(pos, pos.fort.sector, "ATT"))
    numbers = [
        c
        for side in _sides_in_order(pos)
        for c in sorted(pos.commanders)
        if pos.commanders[c] == side
    ]
    _soon(pos, *(("part", str(number)) for number in numbers))


def _part(pos: Position, number: str) -> None:
    """Ask a commander again and again until PASS, or nothing but PASS is left."""
    commander = int(number)
    if commander in commanders_of(pos, pos.commanders[commander]):
        _ask(pos, "CHOOSE", commander)
        if has_choice(pos):
            _soon(pos, ("part", number))
        else:
            _answered(pos)


def _detect(pos: Position) -> None:
    """CER-DET-01: all Scouts search at once."""
    pos.phase = "DETECT"
    searchers = [u for u in pos.units.values() if visible(u) and not u.routed and u.has("scout")]
    for scout in searchers:
        for sector in SECTORS:
            if distance(scout.place, sector) <= pos.number("detect_range"):
                for unit in hidden_units(pos, sector, OTHER[scout.side]):
                    unit.hidden = False


def _end(pos: Position) -> None:
    """CER-VIC-03."""
    pos.phase = "END"
    pos.fog = {sector: until for sector, until in pos.fog.items() if until > pos.round}
    pos.walls = {name: wall for name, wall in pos.walls.items() if wall.until > pos.round}
    for unit in pos.units.values():
        if unit.bless and unit.bless[1] <= pos.round:
            unit.bless = None
    for check in (_check_field, _check_objective, _check_break, _check_limit):
        check(pos)
        if pos.winner:
            return
    pos.round += 1
    pos.todo = _round_tasks(pos)


# --- the end of the battle ------------------------------------------------------------------


def _lost_by(pos: Position, losers: list[str], reason: str) -> None:
    if len(losers) == 2:
        _over(pos, "DRAW", reason)
    elif losers:
        _over(pos, OTHER[losers[0]], reason)


def _check_elimination(pos: Position) -> None:
    """CER-VIC-01."""
    _lost_by(pos, [side for side in SIDES if not list(army(pos, side))], "elimination")


def _check_field(pos: Position) -> None:
    """CER-VIC-02."""
    losers = [
        side
        for side in SIDES
        if not any(on_mat(unit) and not unit.routed for unit in army(pos, side))
    ]
    _lost_by(pos, losers, "field")


def _check_objective(pos: Position) -> None:
    """CER-VIC-04."""
    if pos.objective == "fort" and pos.fort is None:
        _over(pos, "ATT", "objective")
    elif pos.objective == "breakthrough":
        through = [
            unit
            for sector in SECTORS
            if sector[1] == "3"
            and not visible_units(pos, sector, "DEF")
            and not fort_in(pos, sector)
            for unit in visible_units(pos, sector, "ATT")
            if not unit.routed
        ]
        if len(through) >= pos.number("breakthrough_units"):
            _over(pos, "ATT", "objective")


def _check_break(pos: Position) -> None:
    """CER-VIC-05."""
    limit = pos.share("break_fraction")
    if limit is None:
        return
    broken = [side for side in SIDES if pos.lost_cost[side] >= limit * pos.start_cost[side]]
    if len(broken) == 2:
        att, deff = (Fraction(pos.lost_cost[s], pos.start_cost[s]) for s in SIDES)
        broken = [side for side, worst in (("ATT", att >= deff), ("DEF", deff >= att)) if worst]
    _lost_by(pos, broken, "break")


def points(pos: Position, side: str) -> Fraction:
    """Return what the remaining units of a side are worth (CER-VIC-06)."""
    return sum(
        (
            Fraction(unit.card.cost * (unit.card.hits - unit.damage), unit.card.hits)
            for unit in army(pos, side)
            if not unit.summoned
        ),
        Fraction(0),
    )


def _check_limit(pos: Position) -> None:
    """CER-VIC-06."""
    if pos.round < pos.number("round_limit"):
        return
    winner = str(pos.params["timeout"])
    if winner == "points":
        ratio, worth = pos.share("points_ratio"), {side: points(pos, side) for side in SIDES}
        assert ratio is not None
        ahead = [
            side
            for side, other in OTHER.items()
            if worth[side] > worth[other] and worth[side] >= ratio * worth[other]
        ]
        winner = ahead[0] if ahead else "DRAW"
    _over(pos, winner, "limit")


# --- units come and go ----------------------------------------------------------------------


def _update_holder(pos: Position, sector: str) -> None:
    """CER-TER-02."""
    there = [side for side in SIDES if pos.line(sector, side)]
    if len(there) == 1:
        pos.holder[sector] = there[0]
    elif not there:
        pos.holder.pop(sector, None)


def _leave(pos: Position, unit: Unit) -> None:
    pos.line(unit.place, unit.side).remove(unit.id)
    if unit.place != "R":
        _update_holder(pos, unit.place)


def _arrive(pos: Position, unit: Unit, place: str) -> None:
    unit.place = place
    pos.line(place, unit.side).append(unit.id)
    if place != "R":
        _update_holder(pos, place)


def _remove(pos: Position, unit: Unit, fate: str) -> None:
    """Take a unit out of the battle, with its caster (CER-CST-04)."""
    _leave(pos, unit)
    unit.place = fate
    if not unit.summoned:
        pos.lost_cost[unit.side] += unit.card.cost
    for caster in pos.casters.values():
        if caster.host == unit.id:
            caster.host = None


def _take_damage(pos: Position, unit: Unit, amount: int) -> None:
    unit.damage += amount
    if unit.damage >= unit.card.hits:
        _remove(pos, unit, "dead")


def _damage_fort(pos: Position, amount: int) -> None:
    """CER-FOR-09."""
    assert pos.fort is not None
    pos.fort.damage += amount
    if pos.fort.damage >= UNIT_TYPES[str(pos.params["garrison_card"])].hits:
        pos.fort = None


# --- magic ----------------------------------------------------------------------------------


def _choose_spell(pos: Position, caster: str, spell: str) -> None:
    pos.casting = Casting(caster, spell)
    if spell in FIELD_SPELLS:
        _cast(pos)
    else:
        pos.node = "TARGET"


def _choose_target(pos: Position, target: str) -> None:
    assert pos.casting is not None
    pos.casting.target = target
    if asks_option(pos, pos.casting):
        pos.node = "OPTION"
    else:
        _cast(pos)


def _choose_option(pos: Position, option: str) -> None:
    assert pos.casting is not None
    pos.casting.option = option
    _cast(pos)


def _cast(pos: Position) -> None:
    """Begin the effect of a spell that is put together (CER-CST-03)."""
    assert pos.casting is not None
    _answered(pos)
    caster = pos.casters[pos.casting.caster]
    assert caster.host is not None
    pos.units[caster.host].hidden = False
    caster.spells.remove(pos.casting.spell)
    caster.cast += 1
    duration = [("duration",)] if pos.casting.spell in LASTING_SPELLS else []
    _soon(pos, *duration, ("spell",), ("settle",))


def _spell(pos: Position) -> None:
    casting = pos.casting
    assert casting is not None
    caster, target = pos.casters[casting.caster], casting.target
    if casting.spell in TRANSMUTATIONS:
        _transmute(pos, target)
    elif casting.spell == "fog":
        pos.fog[target] = casting.until
    elif casting.spell in WALLS:
        _raise_wall(pos, casting, OTHER[caster.side])
    elif casting.spell == "illusory_terrain":
        pos.cards[target] = illusion(casting.option)
    elif casting.spell in FIELD_SPELLS:
        pos.night = casting.spell == "night"
    elif casting.spell == "summon_legion":
        _summon(pos, caster, target)
    elif casting.spell == "mass_invisibility":
        pos.units[target].hidden = True
    elif casting.spell == "bless":
        pos.units[target].bless = (casting.option[1:] or None, casting.until)
    else:
        _class_spell(pos, casting.spell, target)


def _transmute(pos: Position, sector: str) -> None:
    """CER-SPL-01 to 04."""
    if pos.fort and fort_in(pos, sector):
        pos.fort.level, pos.fort.bonus = stoned(pos)
    elif sector in pos.cards:
        del pos.cards[sector]
    else:
        pos.cards[sector] = Card("swamp", None, "transmuted")


def _raise_wall(pos: Position, casting: Casting, enemy: str) -> None:
    """CER-SPL-07, CER-SPL-08."""
    tasks: list[tuple[str, ...]] = [("wall",)]
    victims = visible_units(pos, casting.target, enemy)
    if casting.spell in BURNING_WALLS and victims:
        last = len(tasks) if pos.params["wall_before_rout"] else 0
        tasks.insert(last, ("rout", victims[0].id))
    _soon(pos, *tasks)


def _wall(pos: Position) -> None:
    casting = pos.casting
    assert casting is not None
    direction = casting.option[1]
    other = neighbour(casting.target, direction)
    assert other is not None
    wall = Wall(casting.spell, casting.target, direction, casting.until)
    pos.walls[edge(casting.target, other)] = wall


def _summon(pos: Position, caster: Caster, sector: str) -> None:
    """CER-SPL-12."""
    numbers = [int(name[1:]) for name, unit in pos.units.items() if unit.side == caster.side]
    name = f"{LETTER[caster.side]}{max(numbers) + 1}"
    kind = str(pos.params["summon_unit"])
    unit = Unit(name, kind, caster.side, caster.commander, sector, summoned=True)
    pos.units[name] = unit
    _arrive(pos, unit, sector)


def _class_spell(pos: Position, spell: str, target: str) -> None:
    """CER-SPL-20 to 24."""
    if target == "fort":
        if spell in CLASS_D:
            pos.fort = None
        else:
            _damage_fort(pos, 1)
    elif spell in CLASS_D:
        _remove(pos, pos.units[target], "dead")
    elif spell in CLASS_R:
        _soon(pos, ("rout", target))
    elif spell in CLASS_F:
        _soon(pos, ("retreat", target))
    else:
        raise ValueError(f"no such spell: {spell}")


def _rout(pos: Position, name: str) -> None:
    """CER-SPL-21: an automatic R."""
    unit = pos.units[name]
    safe = in_own_fort(pos, unit)
    _take_damage(pos, unit, pos.number("fort_rout_damage") if safe else 1)
    if not safe and unit.place != "dead":
        unit.routed = True
        _soon(pos, ("retreat", name))


# --- movement -------------------------------------------------------------------------------


def _move(pos: Position, name: str, text: str) -> None:
    """CER-MOV-09, CER-MOV-10."""
    unit, path = pos.units[name], text.split("-")
    held = kind_at(pos, unit.place) == "hill" and pos.holder.get(unit.place) == unit.side
    unit.hidden = False
    unit.moved, unit.path, unit.downhill = True, tuple(path), held
    _leave(pos, unit)
    _arrive(pos, unit, path[-1])


def _withdraw(pos: Position, name: str) -> None:
    """CER-MOV-08."""
    unit = pos.units[name]
    unit.moved = unit.withdrew = True
    back = place_behind(unit)
    _leave(pos, unit)
    _arrive(pos, unit, back)


# --- attacks --------------------------------------------------------------------------------


def _attack(kind: str) -> Callable[[Position, str, str], None]:
    def attack(pos: Position, attacker: str, target: str) -> None:
        if attacker == "fort":
            assert pos.fort is not None
            pos.fort.attacked = True
        else:
            pos.units[attacker].hidden = False
            pos.units[attacker].attacked = True
        pos.column = column_of(pos, attacker, RATINGS[kind], target)
        pos.target = target
        _ask(pos, "BATTLE", None)

    return attack


def _strike(pos: Position, face: int) -> None:
    """CER-RES."""
    target, pos.target = pos.target, ""
    result = battle_result(battle_table(pos), face, pos.column)
    if target == "fort":
        _strike_fort(pos, result)
        return
    unit = pos.units[target]
    safe = in_own_fort(pos, unit)
    if result == "F" and not safe:
        _enqueue(pos, target, "F")
    elif result == "D":
        pos.doomed.append(target)
    elif result in "HR":
        harm = pos.number("fort_rout_damage") if safe and result == "R" else 1
        pos.damage[target] = pos.damage.get(target, 0) + harm
        if unit.damage + pos.damage[target] >= unit.card.hits:
            pos.doomed.append(target)
        elif result == "R" and not safe:
            _enqueue(pos, target, "R")
        elif result == "H" and not safe:
            _maybe_check_morale(pos, unit)


def _strike_fort(pos: Position, result: str) -> None:
    """CER-RES-08."""
    assert pos.fort is not None
    if result in "HR":
        pos.damage["fort"] = pos.damage.get("fort", 0) + 1
    hits = UNIT_TYPES[str(pos.params["garrison_card"])].hits
    if result == "D" or pos.fort.damage + pos.damage.get("fort", 0) >= hits:
        pos.doomed.append("fort")


def _enqueue(pos: Position, name: str, result: str) -> None:
    """CER-EFF-03: one entry for each unit, in the place of its first result; R counts."""
    for number, (queued, _) in enumerate(pos.queue):
        if queued == name:
            if result == "R":
                pos.queue[number] = (name, "R")
            return
    pos.queue.append((name, result))


def holds_without_die(unit: Unit) -> bool:
    """CER-MOR-04."""
    return unit.has("undead") or len(signs(unit)) == len(SIGNS)


def _maybe_check_morale(pos: Position, unit: Unit) -> None:
    """CER-MOR-02."""
    if not pos.params["morale_on_hit"] or unit.routed or (unit.id, "R") in pos.queue:
        return
    if not holds_without_die(unit):
        _ask(pos, "MORALE", None, unit.id)


def _effects(pos: Position) -> None:
    """CER-EFF."""
    damage, doomed = pos.damage, pos.doomed
    pos.damage, pos.doomed = {}, []
    for name in doomed:
        if name != "fort":
            _remove(pos, pos.units[name], "dead")
    for name, amount in damage.items():
        if name != "fort":
            if name not in doomed:
                _take_damage(pos, pos.units[name], amount)
        elif "fort" not in doomed:
            _damage_fort(pos, amount)
    if "fort" in doomed:
        pos.fort = None
    _soon(pos, ("next_retreat",), ("settle",))


def _next_retreat(pos: Position) -> None:
    if pos.queue:
        name, result = pos.queue.pop(0)
        unit = pos.units[name]
        _soon(pos, ("next_retreat",))
        if unit.place not in GONE:
            unit.routed = unit.routed or result == "R"
            _soon(pos, ("retreat", name))


# --- retreats -------------------------------------------------------------------------------


def _way_back(pos: Position, unit: Unit) -> tuple[str, str]:
    """Return where a retreat straight back leads (CER-RET-02 to 06).

    It is ("to", place), ("ambush", sector) or ("closed", sector).
    """
    here = unit.place
    while True:
        there = place_behind(unit, here)
        if there == "R":
            return "to", "R"
        if retreat_closed(pos, unit, here, there):
            return "closed", there
        if hidden_units(pos, there, OTHER[unit.side]):
            return "ambush", there
        if len(pos.line(there, unit.side)) < pos.number("slots_per_side"):
            return "to", there
        here = there


def _retreat(pos: Position, name: str) -> None:
    unit = pos.units[name]
    fate, place = _way_back(pos, unit)
    if fate == "to":
        _fall_back(pos, unit, place)
    elif pos.params["retreat_mode"] == "back_or_side":
        _retreat_sideways(pos, unit, place if fate == "ambush" else None)
    elif fate == "ambush":
        _spring(pos, unit, place)
    else:
        _remove(pos, unit, "dead")


def _retreat_sideways(pos: Position, unit: Unit, ambush: str | None) -> None:
    """CER-RET-08."""
    ways = [d for d in "we" if side_open(pos, unit, d)]
    sectors = {d: neighbour(unit.place, d) or "" for d in ways}
    clear = [d for d in ways if not hidden_units(pos, sectors[d], OTHER[unit.side])]
    if len(clear) == 2:
        _ask(pos, "SIDE", unit.commander, unit.id)
    elif clear:
        _fall_back(pos, unit, sectors[clear[0]])
    elif ambush or ways:
        _spring(pos, unit, ambush or sectors[ways[0]])
    else:
        _remove(pos, unit, "dead")


def _fall_back(pos: Position, unit: Unit, place: str) -> None:
    """CER-RET-07."""
    unit.path, unit.downhill = None, False
    _leave(pos, unit)
    _arrive(pos, unit, place)


def _spring(pos: Position, unit: Unit, sector: str) -> None:
    """CER-INV-06, CER-INV-09."""
    ambushers = hidden_units(pos, sector, OTHER[unit.side])
    if len(ambushers) > 1:
        pos.ambush = sector
        _ask(pos, "REVEAL", unit.commander, unit.id)
    else:
        _ambush(pos, unit, ambushers[0])


def _ambush(pos: Position, victim: Unit, ambusher: Unit) -> None:
    """CER-INV-07, CER-INV-08."""
    ambusher.hidden = False
    pos.spent.add(ambusher.id)
    _remove(pos, victim, "dead")


def _reveal(pos: Position, number: str) -> None:
    victim, ambusher = pos.units[pos.subject], markers(pos)[int(number) - 1]
    pos.ambush = ""
    _answered(pos)
    _ambush(pos, victim, ambusher)


def _step_aside(pos: Position, direction: str) -> None:
    unit = pos.units[pos.subject]
    there = neighbour(unit.place, direction)
    assert there is not None
    _answered(pos)
    _fall_back(pos, unit, there)


# --- playing --------------------------------------------------------------------------------

TASKS: dict[str, Callable[..., None]] = {
    "fort": _ask_fort,
    "terrain": _ask_terrain,
    "prepare": _prepare,
    "deploy": _ask_deploy,
    "attach": _ask_attach,
    "battle": _begin_battle,
    "start": _start,
    "rally": _rally,
    "rally_unit": _rally_unit,
    "phase": _phase,
    "part": _part,
    "duration": lambda pos: _ask(pos, "DURATION", None),
    "spell": _spell,
    "wall": _wall,
    "rout": _rout,
    "retreat": _retreat,
    "settle": _settle,
    "detect": _detect,
    "effects": _effects,
    "next_retreat": _next_retreat,
    "end": _end,
}
# Preparation, movement and attacks end their node at once; the others see to it themselves.
SIMPLE: dict[str, Callable[..., None]] = {
    "FORT": _place_fort,
    "TER": _place_terrain,
    "DEP": _deploy,
    "ATCH": _attach,
    "MV": _move,
    "WD": _withdraw,
}
EFFECTS: dict[str, Callable[..., None]] = {
    "CAST": _choose_spell,
    "TARGET": _choose_target,
    "OPTION": _choose_option,
    "SH": _attack("SH"),
    "CH": _attack("CH"),
    "ME": _attack("ME"),
    "REV": _reveal,
    "RET": _step_aside,
}


def play(pos: Position, text: str) -> None:
    """Carry out a decision or a chance outcome on the position.

    Raises:
        ValueError: it is not legal, or not in the notation.
    """
    reason = why_not(pos, text)
    if reason:
        raise ValueError(f"{text}: {reason}")
    kind, parts = parse(text)
    if kind == "RESIGN":
        assert pos.actor is not None
        _over(pos, OTHER[pos.commanders[pos.actor]], "resign")
    elif kind == "PASS":
        _answered(pos)
        pos.todo.pop(0)
    elif kind == "CHANCE":
        _roll(pos, text)
    elif kind in SIMPLE:
        SIMPLE[kind](pos, *parts)
        _answered(pos)
    else:
        EFFECTS[kind](pos, *parts)
    _run(pos)


def _roll(pos: Position, text: str) -> None:
    node, subject, value = pos.node, pos.subject, text[2:]
    _answered(pos)
    if node == "INITIATIVE":
        _decide_initiative(pos, value)
    elif node == "DURATION":
        assert pos.casting is not None
        pos.casting.until = pos.round + int(value) - 1
    elif node == "BATTLE":
        _strike(pos, int(value))
    else:
        unit = pos.units[subject]
        held = value in signs(unit)
        if pos.phase == "RALLY":
            _rallied(pos, unit, held)
        elif not held:
            _enqueue(pos, subject, "R")


# --- asking the position --------------------------------------------------------------------


def turn(pos: Position) -> int | str:
    """Return the commander who decides, or "chance", or "over"."""
    if pos.phase == "OVER":
        return "over"
    if pos.actor is None:
        return "chance"
    return pos.actor


def perft(pos: Position, depth: int) -> int:
    """Return how many sequences of exactly `depth` decisions and outcomes there are."""
    if depth == 0:
        return 1
    texts = legal(pos) or [text for text, _ in outcomes(pos)]
    if depth == 1:
        return len(texts)
    total = 0
    for text in texts:
        after = pos.copy()
        play(after, text)
        total += perft(after, depth - 1)
    return total


def payoffs(pos: Position) -> dict[int, int]:
    """Return the payoff of every commander (CER-VIC-08).

    Raises:
        ValueError: the battle is not over.
    """
    if pos.winner is None:
        raise ValueError("the battle is not over")
    if pos.winner == "DRAW":
        return dict.fromkeys(pos.commanders, 0)
    return {c: 1 if side == pos.winner else -1 for c, side in pos.commanders.items()}


# How the nodes are called outside; in Phase 0 the phase is the node.
NODE_NAMES = {
    "TARGET": "target",
    "OPTION": "option",
    "CHOOSE": "choose",
    "REVEAL": "reveal",
    "SIDE": "side",
    "INITIATIVE": "initiative",
    "BATTLE": "battle",
    "MORALE": "morale",
    "DURATION": "duration",
}


def summary(pos: Position) -> Summary:
    """Return every field of the battle as plain values."""
    return {
        "round": pos.round,
        "phase": pos.phase,
        "node": NODE_NAMES.get(pos.node, "choose" if pos.node else ""),
        "turn": turn(pos),
        "initiative": pos.initiative,
        "night": pos.night,
        "winner": pos.winner,
        "reason": pos.reason,
        "casting": _casting_text(pos),
        "sectors": {sector: _sector_fields(pos, sector) for sector in SECTORS},
        "reserves": {side: " ".join(pos.line("R", side)) for side in SIDES},
        "walls": {
            name: f"{wall.kind} {wall.sector}>{wall.direction} until {wall.until}"
            for name, wall in sorted(pos.walls.items())
        },
        "fort": _fort_fields(pos),
        "start": dict(pos.start_cost),
        "lost": dict(pos.lost_cost),
        "units": {name: _unit_fields(unit) for name, unit in pos.units.items()},
        "casters": {name: _caster_fields(caster) for name, caster in pos.casters.items()},
        "damage": dict(sorted(pos.damage.items())),
        "doomed": " ".join(pos.doomed),
        "queue": " ".join(f"{name}:{result}" for name, result in pos.queue),
        "spent": " ".join(sorted(pos.spent)),
    }


def _casting_text(pos: Position) -> str:
    casting = pos.casting
    if casting is None:
        return ""
    words = (casting.caster, casting.spell, f"{casting.target}{casting.option}")
    return " ".join(word for word in words if word)


def _sector_fields(pos: Position, sector: str) -> Fields:
    card = pos.cards.get(sector)
    terrain = None
    if card:
        pointed = f"{card.kind}>{card.direction}" if card.direction else card.kind
        terrain = f"{pointed} {card.source}"
    return {
        "terrain": terrain,
        "fog": pos.fog.get(sector),
        "holder": pos.holder.get(sector),
        **{side: " ".join(pos.line(sector, side)) for side in SIDES},
    }


def _fort_fields(pos: Position) -> Fields | None:
    fort = pos.fort
    if fort is None:
        return None
    return {
        "sector": fort.sector,
        "level": fort.level,
        "bonus": fort.bonus,
        "damage": fort.damage,
        "engaged0": fort.engaged0,
        "attacked": fort.attacked,
    }


def _unit_fields(unit: Unit) -> Fields:
    """Return the fields of a unit; of a dead or fled one, those that still mean something."""
    fields: Fields = {
        "type": unit.type,
        "side": unit.side,
        "commander": unit.commander,
        "summoned": unit.summoned,
        "place": unit.place or None,
    }
    if unit.place in GONE:
        return fields
    return fields | {
        "damage": unit.damage,
        "routed": unit.routed,
        "hidden": unit.hidden,
        "bless": None if unit.bless is None else f"{unit.bless[0] or '-'} until {unit.bless[1]}",
        "signs": "".join(sorted(signs(unit))),
        "moved": unit.moved,
        "withdrew": unit.withdrew,
        "attacked": unit.attacked,
        "engaged0": unit.engaged0,
        "downhill": unit.downhill,
        "path": None if unit.path is None else "-".join(unit.path),
    }


def _caster_fields(caster: Caster) -> Fields:
    return {
        "class": caster.kind,
        "side": caster.side,
        "commander": caster.commander,
        "host": caster.host,
        "spells": " ".join(sorted(caster.spells)),
        "cast": caster.cast,
    }


# --- what a side sees -----------------------------------------------------------------------

MARKER = "[]"


def seen_by(pos: Position, side: str) -> Summary:
    """Return the summary as a side sees it (CER-INF).

    A hidden enemy unit is no entry of `units`. In its line it is a marker, or not shown at all
    with `invisible_info = secret`; a caster with a hidden host has the host "hidden".
    """
    secret = pos.params["invisible_info"] == "secret"
    enemy = OTHER[side]
    hidden = {unit.id for unit in army(pos, enemy) if unit.hidden}
    shown = summary(pos)
    for name in hidden:
        del shown["units"][name]
    for sector in SECTORS:
        line = pos.line(sector, enemy)
        if secret:
            shown["sectors"][sector][enemy] = " ".join(n for n in line if n not in hidden)
            shown["sectors"][sector]["holder"] = _holder_seen(pos, sector, side)
        else:
            names = (MARKER if name in hidden else name for name in line)
            shown["sectors"][sector][enemy] = " ".join(names)
    for caster in shown["casters"].values():
        if caster["host"] in hidden:
            caster["host"] = "hidden"
    shown["casting"] = _casting_seen(pos, side, hidden, secret)
    return shown


def _holder_seen(pos: Position, sector: str, side: str) -> str | None:
    """Return the holder as far as the units that a side sees explain it (CER-INF-03)."""
    mine = bool(pos.line(sector, side))
    theirs = bool(visible_units(pos, sector, OTHER[side]))
    if mine and theirs:
        return pos.holder.get(sector)
    return side if mine else OTHER[side] if theirs else None


def _casting_seen(pos: Position, side: str, hidden: set[str], secret: bool) -> str:
    """Return the spell in the making, without what would name a hidden unit."""
    casting = pos.casting
    if casting is None or casting.target not in hidden or pos.casters[casting.caster].side == side:
        return _casting_text(pos)
    where = "" if secret else f" {pos.units[casting.target].place}"
    return f"{casting.caster} {casting.spell}{where}"


# --- a table for the worked examples --------------------------------------------------------


def position_of(example: Example) -> Position:
    """Return the position that a worked example starts from."""
    pos = Position(params={**PARAMS, **example.params}, objective=example.objective)
    pos.round, pos.initiative, pos.night = example.round, example.initiative, example.night
    for line in example.units:
        side = "ATT" if line.id[0] == "a" else "DEF"
        pos.units[line.id] = Unit(
            id=line.id,
            type=line.type,
            side=side,
            commander=SIDES.index(side),
            place=line.place,
            damage=line.damage,
            routed=line.routed,
            hidden=line.hidden,
            summoned=line.summoned,
            bless=line.bless,
        )
        if line.place in PLACES:
            pos.line(line.place, side).append(line.id)
            pos.holder.setdefault(line.place, side)
        if not line.summoned:
            cost = UNIT_TYPES[line.type].cost
            pos.start_cost[side] += cost
            pos.lost_cost[side] += cost if line.place == "dead" else 0
    pos.holder.pop("R", None)
    pos.holder |= example.holders
    if example.start is not None:
        pos.start_cost = dict(zip(SIDES, example.start, strict=True))
    pos.units = {n: pos.units[n] for n in sorted(pos.units, key=lambda n: (n[0], int(n[1:])))}
    pos.cards = {c.sector: Card(c.kind, c.direction, c.source) for c in example.cards}
    pos.fog = dict(example.fog)
    for wall in example.walls:
        other = neighbour(wall.sector, wall.direction)
        assert other is not None
        standing = Wall(wall.kind, wall.sector, wall.direction, wall.until)
        pos.walls[edge(wall.sector, other)] = standing
    if example.fort:
        pos.fort = Fort(*example.fort)
    for line_ in example.casters:
        side = pos.units[line_.host].side
        pos.casters[line_.id] = Caster(
            line_.id, line_.kind, side, SIDES.index(side), line_.host, list(line_.spells)
        )
    pos.todo = _round_tasks(pos, "rally" if example.rallies else "magic")
    _run(pos)
    return pos


class NaiveTable:
    """The naive rules as a table that plays worked examples."""

    def __init__(self) -> None:
        """Wait for an example."""
        self.position: Position

    def load(self, example: Example) -> None:
        """Set up the position of an example."""
        self.position = position_of(example)

    def play(self, text: str) -> None:
        """Carry out one single decision or outcome."""
        play(self.position, text)

    def refusal(self, action: str) -> str | None:
        """Return the reason against a whole action, as if its unit or caster were asked for it."""
        pos = self.position.copy()
        words = action.split()
        kind = words[0]
        name = words[1].split("x")[0]
        who = pos.units.get(name) or pos.casters.get(name)
        pos.node, pos.phase = NODES[kind], PHASES[kind]
        pos.actor = who.commander if who else SIDES.index("DEF")
        if kind != "CAST" or len(words) == 3:
            return why_not(pos, action)
        return _cast_refusal(pos, *words[1:])

    def attack(self, attacker: str, kind: str, target: str) -> int:
        """Return an adjusted attack rating."""
        return attack_value(self.position, attacker, kind, target)

    def defense(self, target: str, attacker: str) -> int:
        """Return a Defense."""
        return defense(self.position, target, attacker)

    def summary(self) -> Summary:
        """Return all fields."""
        return summary(self.position)


def _cast_refusal(pos: Position, name: str, spell: str, aim: str) -> str | None:
    """Return the reason against a cast in its whole form."""
    split = next((number for number, letter in enumerate(aim) if letter in ">=+"), len(aim))
    target, option = aim[:split], aim[split:]
    caster = pos.casters.get(name)
    found = caster_faults(pos, caster, spell)
    if found or caster is None:
        return found[0]
    found = spell_faults(pos, caster, spell, target)
    found = found or option_faults(pos, Casting(name, spell, target), option)
    return found[0] if found else None
