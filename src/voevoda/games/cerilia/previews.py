"""What is said before an action is confirmed: the sums and odds of attacks, the way back, moves."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import msgspec

from voevoda.core.events import Event
from voevoda.core.odds import Odds
from voevoda.games.cerilia import events as happened
from voevoda.games.cerilia.capture import unit_name
from voevoda.games.cerilia.params import FACES, RESULTS
from voevoda.games.cerilia.records import (
    CHARGE,
    CLIFF,
    DEF,
    HILL,
    MELEE,
    MISSILE,
    NOBODY,
    PHASES,
    PLACE_NAMES,
    SECTORS,
    SWAMP,
    THE_FORT,
)
from voevoda.games.cerilia.rules import values
from voevoda.games.cerilia.rules.attack import refuse_attacker, refuse_target
from voevoda.games.cerilia.rules.retreat import EDGE, HIDDEN, OPEN, WAY, way_back
from voevoda.games.cerilia.rules.units import (
    damage_of,
    fighter_named,
    in_own_fort,
    is_engaged,
    sector_of,
    side_of,
    type_of,
)


class Modifier(msgspec.Struct, frozen=True):
    """A part of a sum."""

    rule: str
    amount: int


class AttackOdds(msgspec.Struct, frozen=True):
    """An attack: both sums, the nine faces, and what may come of it. Chances are fractions."""

    attacker: str
    target: str
    mode: str
    """`missile`, `charge` or `melee`."""
    value: int
    attack: tuple[Modifier, ...]
    """Parts of `value`, the printed rating first."""
    defense: int
    shelter: tuple[Modifier, ...]
    """Parts of `defense`, the printed one first."""
    column: int
    faces: str
    """The results of faces 1 to 9, such as `---FHHHHR`."""
    none: str
    fall_back: str
    hit: str
    rout_face: str
    destroy: str
    rout: str
    """With failed morale included."""
    doomed: str
    """That the target is destroyed by damage or D."""
    way: str
    """Where the target goes back to: a sector, `R`, or `edge`, `enemy`, `fort`, `none`."""


class TargetOdds(msgspec.Struct, frozen=True):
    """What the queued attacks of a phase do to one target. Chances are fractions."""

    target: str
    attacks: int
    damage: str
    """Expected."""
    doomed: str
    rout: str
    fall_back: str
    way: str


class PhaseOdds(msgspec.Struct, frozen=True):
    """What several attacks in a row may come to."""

    targets: tuple[TargetOdds, ...]


class MovePreview(msgspec.Struct, frozen=True):
    """What a move leads to."""

    unit: str
    place: str
    engaged: bool
    shots: tuple[str, ...]
    """Whom it could shoot at from there."""
    charges: tuple[str, ...]
    threats: tuple[str, ...]
    """Enemies that could shoot at it there, as things stand."""


MODES = {"MISSILE": "missile", "CHARGE": "charge", "MELEE": "melee"}


def summary(world: Any, state: Any, odds: Odds) -> msgspec.Struct | None:
    """Return the preview of a plan: an attack, several attacks, or a move; else None.

    `state` is the position before the plan.
    """
    if not odds.paths:
        return None
    declared: list[happened.AttackDeclared] = []
    for event in odds.paths[0].events:
        if isinstance(event, happened.AttackDeclared):
            declared.append(event)
    if len(declared) == 1:
        return _attack(world, state, odds, declared[0])
    if declared:
        return _phase(world, state, odds)
    for event in odds.paths[0].events:
        if isinstance(event, happened.Moved):
            return _move(world, odds.paths[0].state, event)
    return None


def attack_parts(
    world: Any, state: Any, mode: int, attacker: int, target: int
) -> tuple[Modifier, ...]:
    """Return the parts of an attack rating with their rules; zeros are left out."""
    base = values.base_value(world, state, mode, attacker, target)
    pikes = base != values.printed(world, state, mode, attacker)
    hills = "CER-TER-56" if mode == CHARGE else "CER-TER-53"
    parts = [
        ("CER-VAL-07" if pikes else "CER-VAL-01", base),
        ("CER-VAL-02", values.bless_value(world, state, attacker)),
        (hills, values.hill_value(world, state, mode, attacker, target)),
        ("CER-TER-14", values.cliff_value(world, state, mode, attacker)),
        ("CER-TER-34", values.elf_value(world, state, mode, attacker)),
        ("CER-TER-43", values.swamp_value(world, state, mode, attacker)),
        ("CER-VAL-04", values.skirmish_value(world, state, mode, attacker)),
        ("CER-VAL-04", values.darkness_value(world, state, mode, attacker)),
        ("CER-TER-33", values.forest_value(world, state, mode, attacker, target)),
        ("CER-VAL-05", values.light_value(world, state, attacker)),
    ]
    return _told(parts)


def defense_parts(world: Any, state: Any, target: int, attacker: int) -> tuple[Modifier, ...]:
    """Return the parts of a Defense with their rules; zeros are left out."""
    printed = values.printed_defense(world, state, target)
    terrain = values.terrain_defense(world, state, target, attacker)
    fort = values.fort_defense(world, state, target, attacker, printed + terrain)
    rules = {HILL: "CER-TER-53", CLIFF: "CER-TER-14", SWAMP: "CER-TER-43"}
    sector = sector_of(state, target)
    why = rules.get(state.card[sector], "CER-VAL-10") if sector < SECTORS else "CER-VAL-10"
    return _told([("CER-VAL-10", printed), (why, terrain), ("CER-FOR-03", fort)])


def _told(parts: list[tuple[str, int]]) -> tuple[Modifier, ...]:
    first, *others = (Modifier(rule, int(amount)) for rule, amount in parts)
    return (first, *(each for each in others if each.amount))


def way_of(world: Any, state: Any, target: int) -> str:
    """Return where a target would go back to, as far as can be seen."""
    if target == THE_FORT:
        return "none"
    if in_own_fort(world, state, target):
        return "fort"
    way = way_back(world, state, target)
    kind, place = way // WAY, way % WAY
    if kind in (OPEN, HIDDEN):  # whether someone lies in wait is not told
        return PLACE_NAMES[place]
    return "edge" if kind == EDGE else "enemy"


def _attack(
    world: Any, state: Any, odds: Odds, declared: happened.AttackDeclared
) -> AttackOdds | None:
    attacker = fighter_named(world, state, declared.attacker)
    target = fighter_named(world, state, declared.target)
    if NOBODY in (attacker, target):
        return None
    mode = declared.phase
    at = (declared.column + 3) * FACES
    faces = "".join(RESULTS[result] for result in world.params.battle_table[at : at + FACES])
    none, fall_back, hit, rout_face, destroy = (
        str(Fraction(faces.count(letter), FACES)) for letter in RESULTS
    )
    routs = "0"
    if target != THE_FORT and not in_own_fort(world, state, target):
        routs = str(_rout_chance(odds, declared.target))
    return AttackOdds(
        attacker=unit_name(world, attacker),
        target=unit_name(world, target),
        mode=MODES[PHASES[mode]],
        value=declared.value,
        attack=attack_parts(world, state, mode, attacker, target),
        defense=declared.defense,
        shelter=defense_parts(world, state, target, attacker),
        column=declared.column,
        faces=faces,
        none=none,
        fall_back=fall_back,
        hit=hit,
        rout_face=rout_face,
        destroy=destroy,
        rout=routs,
        doomed=str(_chance(odds, happened.Doomed, declared.target)),
        way=way_of(world, state, target),
    )


def _rout_chance(odds: Odds, target: int) -> Fraction:
    return sum(
        (
            path.chance
            for path in odds.paths
            if any(
                isinstance(e, happened.Falling) and e.unit == target and RESULTS[e.result] == "R"
                for e in path.events
            )
        ),
        Fraction(0),
    )


def _chance(odds: Odds, kind: Any, target: int) -> Fraction:
    return sum(
        (
            path.chance
            for path in odds.paths
            if any(isinstance(e, kind) and e.unit == target for e in path.events)
        ),
        Fraction(0),
    )


def _phase(world: Any, state: Any, odds: Odds) -> PhaseOdds:
    """What the attacks of a plan do together: a target's fate over all the paths."""
    names: dict[int, int] = {}
    for path in odds.paths:
        for event in path.events:
            if isinstance(event, happened.AttackDeclared):
                names.setdefault(event.target, 0)
    longest = max(odds.paths, key=lambda path: path.played)
    for event in longest.events:
        if isinstance(event, happened.AttackDeclared):
            names[event.target] += 1
    return PhaseOdds(tuple(_target(world, state, odds, name, n) for name, n in names.items()))


def _target(world: Any, state: Any, odds: Odds, name: int, attacks: int) -> TargetOdds:
    target = fighter_named(world, state, name)
    left = world.cards[type_of(world, state, target)].hits - damage_of(state, target)
    damage = doomed = rout = back = Fraction(0)
    for path in odds.paths:
        fate = _fate(path.events, name)
        damage += path.chance * (left if fate == DOOMED else _harm(path.events, name))
        doomed += path.chance * (fate == DOOMED)
        rout += path.chance * (fate == "R")
        back += path.chance * (fate == "F")
    return TargetOdds(
        target=unit_name(world, target),
        attacks=attacks,
        damage=str(damage),
        doomed=str(doomed),
        rout=str(rout),
        fall_back=str(back),
        way=way_of(world, state, target),
    )


DOOMED = "doomed"


def _harm(events: Sequence[Event], name: int) -> int:
    """Return how many results of attacks do damage: H and R."""
    return sum(
        isinstance(e, happened.BattleRolled) and e.target == name and RESULTS[e.result] in "HR"
        for e in events
    )


def _fate(events: Sequence[Event], name: int) -> str:
    """Return what awaits a target at the end of the phase: DOOMED, `R`, `F`, or nothing."""
    fate = ""
    for event in events:
        if isinstance(event, happened.Doomed) and event.unit == name:
            return DOOMED
        if isinstance(event, happened.Falling) and event.unit == name and fate != "R":
            fate = RESULTS[event.result]
    return fate


def beyond(start: Any, there: Any) -> bool:
    """Whether odds of an action end: its phase is over, or the effects of the attacks begin."""
    is_attack = start.phase in (MISSILE, CHARGE, MELEE)
    is_over = (there.phase, there.round) != (start.phase, start.round)
    return is_over or (is_attack and there.resolving != 0)


def _move(world: Any, after: Any, moved: happened.Moved) -> MovePreview:
    u = fighter_named(world, after, moved.unit)
    enemy = 1 - side_of(world, u)
    enemies = [
        other
        for other in range(world.units)
        if after.units[other].place < SECTORS
        and not after.units[other].hidden
        and side_of(world, other) == enemy
    ]
    here = after.units[u].place < SECTORS
    targets = [*enemies, THE_FORT] if enemy == DEF and after.fort.sector != NOBODY else enemies

    def attacks(mode: int, one: int, two: int) -> bool:
        return (
            refuse_attacker(world, after, mode, one) == 0
            and refuse_target(world, after, mode, one, two) == 0
        )

    shots = [t for t in targets if here and attacks(MISSILE, u, t)]
    charges = [t for t in enemies if here and attacks(CHARGE, u, t)]
    threats = [t for t in enemies if here and attacks(MISSILE, t, u)]
    return MovePreview(
        unit=unit_name(world, u),
        place=PLACE_NAMES[moved.place],
        engaged=here and bool(is_engaged(world, after, u)),
        shots=tuple(unit_name(world, t) for t in shots),
        charges=tuple(unit_name(world, t) for t in charges),
        threats=tuple(unit_name(world, t) for t in threats),
    )
