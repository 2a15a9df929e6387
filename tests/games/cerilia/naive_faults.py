"""Why a decision or an outcome of `cerilia` is refused, and which are legal."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise

from tests.games.cerilia.naive_cards import (
    CLASS_F,
    CLASS_SPELLS,
    CODES,
    EDGE_KINDS,
    FIELD_SPELLS,
    KINDS,
    SECTOR_SPELLS,
    SIGNS,
    TRANSMUTATIONS,
    UNIT_TYPES,
    WALLS,
)
from tests.games.cerilia.naive_scenarios import card_fits
from tests.games.cerilia.naive_state import (
    BACK,
    DIRECTIONS,
    GONE,
    OTHER,
    SECTORS,
    Card,
    Caster,
    Casting,
    Position,
    Unit,
    around,
    attack_value,
    direction_to,
    distance,
    engaged,
    fighter,
    fort_commander,
    fort_in,
    fort_manned,
    has_slot,
    in_own_fort,
    is_home,
    kind_at,
    neighbour,
    on_mat,
    opposed_in,
    straight_line,
    terrain_closes,
    unmanned_fort_in,
    visible,
    visible_units,
    walled,
)

_SECTOR, _UNIT = r"[A-E][1-3]", r"[ad]\d+"
_TARGET = rf"{_SECTOR}|{_UNIT}|fort"
_OPTION = r">[nesw]|=(?:cliff|river|forest|swamp|hill)(?:>[nesw])?|\+[CSB]"
FORMS = {
    "FORT": rf"FORT ({_SECTOR}|-)",
    "TER": rf"TER (\d+) (?:(-)|({_SECTOR})(?:>([nesw]))?)",
    "DEP": rf"DEP ({_UNIT}) ({_SECTOR}|R)",
    "ATCH": rf"ATCH ([mp]\d+) ({_UNIT})",
    "CAST": r"CAST ([mp]\d+) ([a-z_]+)",
    "TARGET": rf"({_TARGET})",
    "OPTION": rf"({_OPTION})",
    "MV": rf"MV ({_UNIT}) ((?:{_SECTOR}|R)(?:-(?:{_SECTOR}|R))*)",
    "WD": rf"WD ({_UNIT})",
    "SH": rf"SH ({_UNIT}|fort)x({_UNIT}|fort)",
    "CH": rf"CH ({_UNIT}|fort)x({_UNIT}|fort)",
    "ME": rf"ME ({_UNIT}|fort)x({_UNIT}|fort)",
    "REV": r"REV (\d+)",
    "RET": r"RET ([we])",
    "PASS": r"PASS",
    "RESIGN": r"RESIGN",
    "CHANCE": r"#(?:i\d+,\d+|b[1-9]|m[CSB]|t\d+)",
}
# The node at which a decision is made, and the phase where the node alone does not tell.
NODES = {
    "FORT": "FORT",
    "TER": "TERRAIN",
    "DEP": "DEPLOY",
    "ATCH": "ATTACH",
    "CAST": "CHOOSE",
    "TARGET": "TARGET",
    "OPTION": "OPTION",
    "MV": "CHOOSE",
    "WD": "CHOOSE",
    "SH": "CHOOSE",
    "CH": "CHOOSE",
    "ME": "CHOOSE",
    "REV": "REVEAL",
    "RET": "SIDE",
    "PASS": "CHOOSE",
}
PHASES = {
    "CAST": "MAGIC",
    "MV": "MOVE",
    "WD": "MOVE",
    "SH": "MISSILE",
    "CH": "CHARGE",
    "ME": "MELEE",
}
RATINGS = {"SH": "missile", "CH": "charge", "ME": "melee"}


@cache
def parse(text: str) -> tuple[str, tuple[str, ...]]:
    """Return the kind of a decision or outcome and its parts.

    Raises:
        ValueError: the text is not in the notation.
    """
    for kind, form in FORMS.items():
        match = re.fullmatch(form, text)
        if match:
            return kind, match.groups()
    raise ValueError(f"not a decision or an outcome: {text!r}")


# --- asking ---------------------------------------------------------------------------------


def faults(pos: Position, text: str) -> list[str]:
    """Return the codes of all reasons against a decision or outcome, in the rulebook's order.

    A reason that takes something missing for granted (the range to no target) is not sought.

    Raises:
        ValueError: the text is not in the notation.
    """
    kind, parts = parse(text)
    if kind == "CHANCE":
        return [] if text in dict(outcomes(pos)) else ["E_PHASE"]
    if kind == "RESIGN":
        return ["E_PHASE"] if pos.actor is None else []
    if pos.node != NODES[kind] or pos.phase != PHASES.get(kind, pos.phase):
        return ["E_PHASE"]
    check = CHECKS.get(kind)
    return sorted(set(check(pos, *parts)), key=CODES.index) if check else []


def why_not(pos: Position, text: str) -> str | None:
    """Return the first reason against a decision or outcome, None if it is legal.

    Raises:
        ValueError: the text is not in the notation.
    """
    found = faults(pos, text)
    return found[0] if found else None


def outcomes(pos: Position) -> list[tuple[str, int]]:
    """Return the outcomes that chance may bring, each with its weight; none at decisions."""
    if pos.node == "INITIATIVE":
        die = range(1, pos.number("initiative_die") + 1)
        return [(f"#i{one},{two}", 1) for one in die for two in die]
    if pos.node == "BATTLE":
        return [(f"#b{face}", 1) for face in range(1, 10)]
    if pos.node == "MORALE":
        return [(f"#m{sign}", 1) for sign in SIGNS]
    if pos.node == "DURATION":
        return [(f"#t{face}", 1) for face in range(1, pos.number("duration_die") + 1)]
    return []


def legal(pos: Position) -> list[str]:
    """Return every legal decision but RESIGN, sorted as texts; none at chance and at the end."""
    return sorted(_legal(pos))


def has_choice(pos: Position) -> bool:
    """Tell whether anything but PASS (and RESIGN) is legal."""
    return any(text != "PASS" for text in _legal(pos))


def _legal(pos: Position) -> Iterator[str]:
    if pos.actor is None:
        return
    if pos.node == "CHOOSE":
        yield "PASS"
        if pos.phase == "MOVE":
            yield from _legal_moves(pos)
            return
    for text in CANDIDATES[pos.phase if pos.node == "CHOOSE" else pos.node](pos):
        if not faults(pos, text):
            yield text


# --- preparation ----------------------------------------------------------------------------


def _fort_faults(pos: Position, sector: str) -> list[str]:
    if sector == "-":
        return ["E_PHASE"] if pos.objective == "fort" else []
    allowed = pos.params["fort_sectors"]
    assert isinstance(allowed, list)
    if sector not in allowed:
        return ["E_RANGE"]
    return ["E_CARD"] if sector in pos.cards else []


def _terrain_faults(
    pos: Position, number: str, nowhere: str | None, sector: str | None, direction: str | None
) -> list[str]:
    if number != pos.subject:
        return ["E_PHASE"]
    if nowhere or sector is None:
        return []
    found = []
    if sector in pos.cards or fort_in(pos, sector):
        found.append("E_CARD")
    if not card_fits(sector, pos.pool[int(number) - 1], direction):
        found.append("E_RANGE")
    return found


def _deploy_faults(pos: Position, name: str, place: str) -> list[str]:
    unit = pos.units.get(name)
    if unit is None or unit.commander != pos.actor:
        return ["E_OWNER"]
    if name != pos.subject:
        return ["E_PHASE"]
    if place == "R":
        return []
    found = []
    if not is_home(place, unit.side):
        found.append("E_RANGE")
    if not has_slot(pos, place, unit.side):
        found.append("E_SLOT")
    if barred_from_fort(pos, unit, place):
        found.append("E_FORT_MOUNTED")
    return found


def _attach_faults(pos: Position, name: str, host: str) -> list[str]:
    unit, caster = pos.units.get(host), pos.casters.get(name)
    if caster is None or unit is None or {caster.commander, unit.commander} != {pos.actor}:
        return ["E_OWNER"]
    if name != pos.subject:
        return ["E_PHASE"]
    return ["E_SLOT"] if any(c.host == host for c in pos.casters.values()) else []


def _fort_candidates(pos: Position) -> Iterator[str]:
    yield "FORT -"
    yield from (f"FORT {sector}" for sector in SECTORS)


def _terrain_candidates(pos: Position) -> Iterator[str]:
    yield f"TER {pos.subject} -"
    for sector in SECTORS:
        yield f"TER {pos.subject} {sector}"
        yield from (f"TER {pos.subject} {sector}>{direction}" for direction in DIRECTIONS)


# --- magic ----------------------------------------------------------------------------------


def _cast_faults(pos: Position, name: str, spell: str) -> list[str]:
    """CER-CST-02, CER-CST-07."""
    caster = pos.casters.get(name)
    found = caster_faults(pos, caster, spell)
    if caster is None or found:
        return found
    if spell in FIELD_SPELLS:
        return [] if pos.night == (spell == "day") else ["E_NO_EFFECT"]
    if not any(True for _ in targets_of(pos, caster, spell)):
        return ["E_NO_EFFECT" if spell in SECTOR_SPELLS else "E_NO_TARGET"]
    return []


def caster_faults(pos: Position, caster: Caster | None, spell: str) -> list[str]:
    """Return what keeps a caster from casting a spell, whatever the target."""
    if caster is None or caster.commander != pos.actor:
        return ["E_OWNER"]
    found = []
    host = pos.units[caster.host] if caster.host else None
    if host is None or not on_mat(host) or host.routed:
        found.append("E_CASTER_OUT")
    if caster.cast >= pos.number("casts_per_round"):
        found.append("E_CAST_DONE")
    if spell not in caster.spells:
        found.append("E_NO_SPELL")
    return found


def targets_of(pos: Position, caster: Caster, spell: str) -> Iterator[str]:
    """Yield the legal targets of a spell that has targets."""
    for target in (*SECTORS, *pos.units, "fort"):
        if not spell_faults(pos, caster, spell, target):
            yield target


def spell_faults(pos: Position, caster: Caster, spell: str, target: str) -> list[str]:
    """Return what forbids a target of a spell."""
    assert caster.host is not None
    here = pos.units[caster.host].place
    if spell in SECTOR_SPELLS:
        return _sector_faults(pos, caster, spell, target, here)
    if spell in CLASS_SPELLS:
        return _class_faults(pos, caster, spell, target, here)
    unit = pos.units.get(target)
    if unit is None or unit.side != caster.side:
        return ["E_OWNER"]
    if not on_mat(unit):
        return ["E_OFF_MAT"]
    found = []
    reach = "spell_range_bless" if spell == "bless" else "spell_range_sector"
    if distance(here, unit.place) > pos.number(reach):
        found.append("E_RANGE")
    if spell == "bless":
        return [*found, "E_NO_EFFECT"] if unit.bless else found
    if unit.hidden:
        found.append("E_NO_EFFECT")
    if unit.routed:
        found.append("E_ROUTED")
    return found


def _sector_faults(pos: Position, caster: Caster, spell: str, sector: str, here: str) -> list[str]:
    if sector not in SECTORS:
        return ["E_NO_TARGET"]
    found = []
    reach = "spell_range_summon" if spell == "summon_legion" else "spell_range_sector"
    if distance(here, sector) > pos.number(reach):
        found.append("E_RANGE")
    card = pos.cards.get(sector)
    if spell in TRANSMUTATIONS:
        found += _transmutation_faults(pos, spell, sector, card)
    elif spell == "fog" and sector in pos.fog:
        found.append("E_NO_EFFECT")
    elif spell in WALLS and all(walled(pos, sector, other) for other in around(sector)):
        found.append("E_WALL_EXISTS")
    elif spell == "illusory_terrain" and (
        fort_in(pos, sector) or (card and card.source == "natural")
    ):
        found.append("E_NATURAL")
    elif spell == "summon_legion" and not has_slot(pos, sector, caster.side):
        found.append("E_SLOT")
    return found


def _transmutation_faults(pos: Position, spell: str, sector: str, card: Card | None) -> list[str]:
    """CER-SPL-01 to 04."""
    if pos.fort and fort_in(pos, sector):
        if spell != "stone_to_mud" or stoned(pos) == (pos.fort.level, pos.fort.bonus):
            return ["E_NO_EFFECT"]
        return []
    if card is None:
        return []
    if card.source == "illusory":
        return ["E_ILLUSION"]
    return [] if card.kind in TRANSMUTATIONS[spell] else ["E_NO_EFFECT"]


def stoned(pos: Position) -> tuple[int, int]:
    """Return level and bonus of the fort after Stone to Mud (CER-SPL-01)."""
    assert pos.fort is not None
    step = pos.number("stone_step")
    level = max(pos.number("fort_min_level"), pos.fort.level - step)
    lower = max(0, pos.fort.bonus - step)
    return level, lower if pos.params["stone_reduces_bonus"] else pos.fort.bonus


def _class_faults(pos: Position, caster: Caster, spell: str, target: str, here: str) -> list[str]:
    """CER-SPL-20 to 24."""
    found = []
    if target == "fort":
        if pos.fort is None or caster.side != "ATT":
            return ["E_NO_TARGET"]
        place = pos.fort.sector
        if spell in CLASS_F or spell == "turn_undead":
            found.append("E_NO_EFFECT")
        if fort_manned(pos):
            found.append("E_FORT_MANNED")
    else:
        unit = pos.units.get(target)
        if unit is None or unit.side == caster.side or not visible(unit):
            return ["E_NO_TARGET"]
        place = unit.place
        wrong_type = spell == "turn_undead" and unit.type != "legion_dead"
        if wrong_type or (spell in CLASS_F and in_own_fort(pos, unit)):
            found.append("E_NO_EFFECT")
    if distance(here, place) > pos.number("spell_range_attack"):
        found.append("E_RANGE")
    return found


def _target_faults(pos: Position, target: str) -> list[str]:
    assert pos.casting is not None
    return spell_faults(pos, pos.casters[pos.casting.caster], pos.casting.spell, target)


def asks_option(pos: Position, casting: Casting) -> bool:
    """Tell whether a spell needs an option after its target."""
    if casting.spell == "bless":
        return len(pos.units[casting.target].card.signs) < len(SIGNS)
    return casting.spell in WALLS or casting.spell == "illusory_terrain"


def _option_faults(pos: Position, option: str) -> list[str]:
    assert pos.casting is not None
    return option_faults(pos, pos.casting, option)


def option_faults(pos: Position, casting: Casting, option: str) -> list[str]:
    """Return what forbids an option of a spell whose target is chosen; "" is no option."""
    if not asks_option(pos, casting):
        return ["E_NO_EFFECT"] if option else []
    form = "+" if casting.spell == "bless" else ">" if casting.spell in WALLS else "="
    if option[:1] != form:
        return ["E_NO_EFFECT"]
    if form == "+":
        return ["E_SIGN"] if option[1] in pos.units[casting.target].card.signs else []
    sector = casting.target
    if form == ">":
        other = neighbour(sector, option[1])
        if other is None:
            return ["E_RANGE"]
        return ["E_WALL_EXISTS"] if walled(pos, sector, other) else []
    card = illusion(option)
    if not card_fits(sector, card.kind, card.direction):
        return ["E_RANGE"]
    return ["E_NO_EFFECT"] if pos.cards.get(sector) == card else []


def illusion(option: str) -> Card:
    """Return the card of `=hill` or `=river>n`."""
    kind, _, direction = option[1:].partition(">")
    return Card(kind, direction or None, "illusory")


def _cast_candidates(pos: Position) -> Iterator[str]:
    for caster in pos.casters.values():
        yield from (f"CAST {caster.id} {spell}" for spell in dict.fromkeys(caster.spells))


def _option_candidates(pos: Position) -> Iterator[str]:
    yield from (f">{direction}" for direction in DIRECTIONS)
    yield from (f"+{sign}" for sign in SIGNS)
    for kind in KINDS:
        yield f"={kind}"
        if kind in EDGE_KINDS:
            yield from (f"={kind}>{direction}" for direction in DIRECTIONS)


# --- movement -------------------------------------------------------------------------------


def _own_unit(pos: Position, name: str) -> Unit | None:
    unit = pos.units.get(name)
    return unit if unit and unit.commander == pos.actor else None


def _mover_faults(pos: Position, unit: Unit) -> list[str]:
    """CER-MOV-01."""
    found = []
    if unit.routed:
        found.append("E_ROUTED")
    if engaged(pos, unit):
        found.append("E_ENGAGED")
    if unit.moved:
        found.append("E_MOVED")
    return found


def _move_faults(pos: Position, name: str, text: str) -> list[str]:
    unit = _own_unit(pos, name)
    if unit is None:
        return ["E_OWNER"]
    if unit.place in GONE:
        return ["E_OFF_MAT"]
    path = text.split("-")
    found = _mover_faults(pos, unit) + _path_faults(pos, unit, path)
    if not found and canonical_paths(pos, unit).get(path[-1]) != path:
        found.append("E_RANGE")
    return found


def _path_faults(pos: Position, unit: Unit, path: list[str]) -> list[str]:
    found = []
    if path[0] != unit.place or len(path) == 1 or len({*path}) < len(path):
        found.append("E_RANGE")
    if len(path) - 1 > unit.card.move:
        found.append("E_MOVE_POINTS")
    for here, there in pairwise(path):
        found += step_faults(pos, unit, here, there)
    if any(must_stop(pos, unit, place) for place in path[1:-1]):
        found.append("E_STOP")
    if not has_slot(pos, path[-1], unit.side):
        found.append("E_SLOT")
    return found


def step_faults(pos: Position, unit: Unit, here: str, there: str) -> list[str]:
    """Return what forbids a step between two places (CER-MOV-03, 04, 06)."""
    if "R" in (here, there):
        sector = there if here == "R" else here
        home = sector != "R" and is_home(sector, unit.side)
        found = [] if home else ["E_RANGE"]
    elif direction_to(here, there) is None:
        return ["E_RANGE"]
    else:
        found = edge_faults(pos, unit, here, there)
    if barred_from_fort(pos, unit, there):
        found.append("E_FORT_MOUNTED")
    return found


def edge_faults(pos: Position, unit: Unit, here: str, there: str) -> list[str]:
    """Return whether an edge is closed to a marching unit (CER-MOV-06)."""
    found = []
    if walled(pos, here, there):
        found.append("E_WALL")
    if terrain_closes(pos, here, there, unit):
        found.append("E_EDGE")
    return found


def barred_from_fort(pos: Position, unit: Unit, place: str) -> bool:
    """CER-MOV-04."""
    return unit.side == "ATT" and unit.has("mounted") and fort_in(pos, place)


def must_stop(pos: Position, unit: Unit, place: str) -> bool:
    """CER-MOV-07, and CER-MOV-03 for the reserve."""
    if place == "R" or opposed_in(pos, place, unit.side):
        return True
    if unit.has("free_move"):
        return False
    ground = kind_at(pos, place)
    return ground in ("swamp", "hill") or (ground == "forest" and unit.has("mounted"))


def canonical_paths(pos: Position, unit: Unit) -> dict[str, list[str]]:
    """Return the canonical path to every place that a unit can move to (CER-MOV-05)."""
    best: dict[str, tuple[int, int, list[int], list[str]]] = {}

    def go(path: list[str], order: list[int]) -> None:
        if len(path) > 1:
            fogged = sum(place in pos.fog for place in path)
            found = (fogged, len(path), order, path)
            best[path[-1]] = min(found, best.get(path[-1], found))
            if must_stop(pos, unit, path[-1]):
                return
        if len(path) <= unit.card.move:
            for number, there in enumerate(_steps(unit, path[-1])):
                if there not in path and not step_faults(pos, unit, path[-1], there):
                    go([*path, there], [*order, number])

    go([unit.place], [])
    return {place: found[3] for place, found in best.items() if has_slot(pos, place, unit.side)}


def _steps(unit: Unit, place: str) -> list[str]:
    if place == "R":
        return [sector for sector in SECTORS if is_home(sector, unit.side)]
    return [*(neighbour(place, direction) or place for direction in DIRECTIONS), "R"]


def _withdrawal_faults(pos: Position, name: str) -> list[str]:
    """CER-MOV-08."""
    unit = _own_unit(pos, name)
    if unit is None:
        return ["E_OWNER"]
    if not on_mat(unit):
        return ["E_OFF_MAT"]
    found = []
    if unit.routed:
        found.append("E_ROUTED")
    if not engaged(pos, unit):
        found.append("E_NOT_ENGAGED")
    if unit.moved:
        found.append("E_MOVED")
    back = place_behind(unit)
    found += step_faults(pos, unit, unit.place, back)
    if back != "R" and visible_units(pos, back, OTHER[unit.side]):
        found.append("E_ENGAGED")
    if not has_slot(pos, back, unit.side):
        found.append("E_SLOT")
    return found


def place_behind(unit: Unit, place: str = "") -> str:
    """Return the place straight back from a unit's sector (or from `place`)."""
    place = place or unit.place
    return "R" if is_home(place, unit.side) else neighbour(place, BACK[unit.side]) or "R"


def _legal_moves(pos: Position) -> Iterator[str]:
    for unit in pos.units.values():
        if unit.commander != pos.actor or unit.place in GONE:
            continue
        if not faults(pos, f"WD {unit.id}"):
            yield f"WD {unit.id}"
        if not _mover_faults(pos, unit):
            for path in canonical_paths(pos, unit).values():
                yield f"MV {unit.id} {'-'.join(path)}"


# --- attacks --------------------------------------------------------------------------------


def _attack_check(kind: str) -> Callable[[Position, str, str], list[str]]:
    def check(pos: Position, attacker: str, target: str) -> list[str]:
        found = _attacker_faults(pos, attacker, kind)
        if "E_OWNER" in found or "E_OFF_MAT" in found:
            return found
        side, here = fighter(pos, attacker).side, fighter(pos, attacker).place
        missing = _no_target(pos, side, target)
        if missing:
            return [*found, *missing]
        if target in pos.doomed:
            found.append("E_DOOMED")
        there = fighter(pos, target).place
        if kind == "SH":
            return [*found, *_shot_faults(pos, attacker, target)]
        if here != there:
            found.append("E_RANGE")
        return [*found, *_charge_ground_faults(pos, attacker)] if kind == "CH" else found

    return check


def _attacker_faults(pos: Position, attacker: str, kind: str) -> list[str]:
    if attacker == "fort":
        return _garrison_faults(pos, kind)
    unit = _own_unit(pos, attacker)
    if unit is None:
        return ["E_OWNER"]
    if not on_mat(unit):
        return ["E_OFF_MAT"]
    rated = kind == "ME" or unit.card.printed(RATINGS[kind], unit.damage)
    reasons = {
        "E_ROUTED": unit.routed,
        "E_ATTACKED": unit.attacked,
        "E_WITHDREW": unit.withdrew,
        "E_NO_RATING": not rated,
        "E_SHOT_ENGAGED": kind == "SH" and unit.engaged0,
        "E_SHOT_MOVED": kind == "SH" and unit.moved and not unit.has("skirmisher"),
        "E_NO_CHARGE_MOVE": kind == "CH" and unit.path is None,
    }
    return [code for code, applies in reasons.items() if applies]


def _garrison_faults(pos: Position, kind: str) -> list[str]:
    """CER-FOR-08."""
    if pos.actor != fort_commander(pos):
        return ["E_OWNER"]
    if pos.fort is None:
        return ["E_OFF_MAT"]
    found = []
    if fort_manned(pos):
        found.append("E_FORT_MANNED")
    if pos.fort.attacked:
        found.append("E_ATTACKED")
    if kind == "SH" and pos.fort.engaged0:
        found.append("E_SHOT_ENGAGED")
    card = UNIT_TYPES[str(pos.params["garrison_card"])]
    if kind == "CH" or (kind == "SH" and not card.printed("missile", pos.fort.damage)):
        found.append("E_NO_RATING")
    return found


def _no_target(pos: Position, side: str, target: str) -> list[str]:
    if target == "fort":
        if pos.fort is None or side != "ATT":
            return ["E_NO_TARGET"]
        return ["E_FORT_MANNED"] if fort_manned(pos) else []
    unit = pos.units.get(target)
    if unit is None or unit.side == side or not visible(unit):
        return ["E_NO_TARGET"]
    return []


def _shot_faults(pos: Position, attacker: str, target: str) -> list[str]:
    """CER-ATK-03, CER-ATK-04."""
    one, two = fighter(pos, attacker), fighter(pos, target)
    found = []
    reach = pos.number("artillery_range" if one.has("artillery") else "missile_range")
    way = straight_line(one.place, two.place)
    if way is None or len(way) - 1 > reach:
        found.append("E_RANGE")
    elif any(walled(pos, a, b) for a, b in pairwise(way)):
        found.append("E_WALL")
    if one.place != two.place:
        if opposed_in(pos, one.place, one.side):
            found.append("E_RANGE")
        if one.place in pos.fog or two.place in pos.fog:
            found.append("E_FOG")
    if kind_at(pos, two.place) == "cliff":
        found.append("E_CLIFF_COVER")
    rated = one.card.printed("missile", one.damage)
    if rated and attack_value(pos, attacker, "missile", target) <= 0:
        found.append("E_NO_RATING")
    return found


def _charge_ground_faults(pos: Position, attacker: str) -> list[str]:
    """CER-ATK-05."""
    unit = pos.units[attacker]
    found = []
    if kind_at(pos, unit.place) in ("forest", "swamp", "hill", "cliff"):
        found.append("E_TERRAIN_CHARGE")
    if unit.side == "ATT" and fort_in(pos, unit.place):
        found.append("E_FORT_CHARGE")
    if unit.path and any(place in pos.fog for place in unit.path):
        found.append("E_FOG")
    return found


def _attack_candidates(kind: str) -> Callable[[Position], Iterator[str]]:
    def candidates(pos: Position) -> Iterator[str]:
        targets = [name for name, unit in pos.units.items() if visible(unit)]
        for attacker in [*pos.units, "fort"]:
            if not _attacker_faults(pos, attacker, kind):
                yield from (f"{kind} {attacker}x{target}" for target in [*targets, "fort"])

    return candidates


# --- retreats -------------------------------------------------------------------------------


def _reveal_faults(pos: Position, number: str) -> list[str]:
    return [] if 1 <= int(number) <= len(markers(pos)) else ["E_NO_TARGET"]


def markers(pos: Position) -> list[Unit]:
    """Return the hidden units to choose from at REVEAL, in line order (CER-INV-09)."""
    side = OTHER[pos.units[pos.subject].side]
    line = (pos.units[name] for name in pos.line(pos.ambush, side))
    return [unit for unit in line if unit.hidden]


def retreat_closed(pos: Position, unit: Unit, here: str, there: str) -> bool:
    """Tell whether an ordinary reason closes a retreat into a sector (CER-RET-02, 03)."""
    if walled(pos, here, there) or terrain_closes(pos, here, there, unit, retreating=True):
        return True
    enemies = visible_units(pos, there, OTHER[unit.side])
    return any(enemy.id not in pos.spent for enemy in enemies)


def side_open(pos: Position, unit: Unit, direction: str) -> bool:
    """Tell whether no ordinary reason closes a sideways retreat (CER-RET-08)."""
    there = neighbour(unit.place, direction)
    if there is None or retreat_closed(pos, unit, unit.place, there):
        return False
    if unit.side == "ATT" and unmanned_fort_in(pos, there):
        return False
    return has_slot(pos, there, unit.side) and not barred_from_fort(pos, unit, there)


# --- tables ---------------------------------------------------------------------------------

# Each takes the position and the parts of the decision, which are as many as its form has groups.
CHECKS: dict[str, Callable[..., list[str]]] = {
    "FORT": _fort_faults,
    "TER": _terrain_faults,
    "DEP": _deploy_faults,
    "ATCH": _attach_faults,
    "CAST": _cast_faults,
    "TARGET": _target_faults,
    "OPTION": _option_faults,
    "MV": _move_faults,
    "WD": _withdrawal_faults,
    "SH": _attack_check("SH"),
    "CH": _attack_check("CH"),
    "ME": _attack_check("ME"),
    "REV": _reveal_faults,
}
CANDIDATES: dict[str, Callable[[Position], Iterator[str]]] = {
    "FORT": _fort_candidates,
    "TERRAIN": _terrain_candidates,
    "DEPLOY": lambda pos: (f"DEP {pos.subject} {place}" for place in [*SECTORS, "R"]),
    "ATTACH": lambda pos: (f"ATCH {pos.subject} {name}" for name in pos.units),
    "MAGIC": _cast_candidates,
    "TARGET": lambda pos: iter([*SECTORS, *pos.units, "fort"]),
    "OPTION": _option_candidates,
    "MISSILE": _attack_candidates("SH"),
    "CHARGE": _attack_candidates("CH"),
    "MELEE": _attack_candidates("ME"),
    "REVEAL": lambda pos: (f"REV {n}" for n in range(1, len(markers(pos)) + 1)),
    "SIDE": lambda pos: iter(["RET w", "RET e"]),
}
