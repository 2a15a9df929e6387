"""Reach, sight, cover and what adds to an attack or a defence in `wizardrimort`: naively."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.games.wizardrimort.naive_geometry import (
    Point,
    crosses,
    holds,
    length,
    reduced,
    share_along,
    square_distance,
    within,
)
from tests.games.wizardrimort.naive_state import (
    SHOOTERS,
    Body,
    Position,
    Refused,
    Unit,
    class_range,
    disc_of,
    gap_within,
    group_of,
    in_front,
    measured,
    slack_of,
    spirits,
    standing,
    units_of_length,
)

# --- cover ----------------------------------------------------------------------------------


def covers(pos: Position, p: Unit, t: Unit) -> tuple[bool, list[Body]]:
    """Return whether full cover is on the line, and the partial covers (WIZ-COV-01 to 04)."""
    full, partial = False, []
    height = pos.number("unit.height")
    for body in [*pos.bodies.values(), *_screens(pos, p, t)]:
        if not crosses(p.at, t.at, body.shape):
            continue
        if any(body.zt <= unit.z and holds(body.shape, unit.at) for unit in (p, t)):
            continue
        foot = p.z + share_along(body.shape.centre, p.at, t.at) * (t.z - p.z)
        head = foot + height
        if body.zb >= head or body.zt <= foot:
            continue
        if body.zt > head or body.kind == "unit":
            full = True
        else:
            partial.append(body)
    return full, partial


def _screens(pos: Position, p: Unit, t: Unit) -> Iterable[Body]:
    """Return the other units as bodies that cover whole, with the option `cover.units_block`."""
    if pos.params["cover.units_block"]:
        height = pos.number("unit.height")
        for unit in standing(pos):
            if unit not in (p, t):
                yield Body(unit.id, "unit", disc_of(pos, unit), unit.z, unit.z + height)


def cover(pos: Position, p: Unit, t: Unit) -> int:
    """WIZ-COV-06: the partial covers that count."""
    _, partial = covers(pos, p, t)
    if p.cls in SHOOTERS and not gap_within(pos, p, t, units_of_length(pos, "melee.distance")):
        own = units_of_length(pos, "cover.own_parapet") + pos.number("unit.radius")
        partial = [body for body in partial if not within(p.at, body.shape, own)]
    return len(partial)


# --- reach ----------------------------------------------------------------------------------


def close(pos: Position, unit: Unit, others: Iterable[Unit]) -> bool:
    """Tell whether a unit is within close combat distance of one of others."""
    near = units_of_length(pos, "melee.distance")
    return any(gap_within(pos, unit, other, near) for other in others)


def reach_fault(pos: Position, p: Unit, t: Unit, counter: bool) -> str:
    """Return why a unit does not reach an enemy (WIZ-REA)."""
    if p.sealed or t.sealed:
        return "SEALED"
    if p.cls == "P" and len(group_of(pos, p)) < 2:
        return "PRIEST_NEEDS_SQUAD"
    limit = class_range(pos, p)
    if not counter:
        name = {"D": "defender", "B": "berserker", "L": "longspear", "A": "archer", "P": "priest"}
        limit = measured(pos, p.seat, f"range.{name[p.cls]}")
    if not gap_within(pos, p, t, limit):
        return "CANNOT_REACH"
    if not in_front(p, t.at) and not pos.params["attack.free_turn"]:
        return "FACING_AWAY"
    if (p.cls not in SHOOTERS or close(pos, p, [t])) and t.z - p.z > pos.number("unit.height"):
        return "TOO_HIGH"
    return "FULL_COVER" if covers(pos, p, t)[0] else ""


def aim_of(pos: Position, p: Unit, targets: list[Unit], counter: bool) -> Unit | None:
    """WIZ-COV-07."""
    reached = [t for t in targets if not reach_fault(pos, p, t, counter)]
    order = [(cover(pos, p, t), square_distance(p.at, t.at), t.number, t) for t in reached]
    return min(order, key=lambda entry: entry[:3])[3] if order else None


# --- an attack ------------------------------------------------------------------------------


@dataclass
class Clash:
    """What is fixed when an attack is declared (WIZ-ATT-03), and what becomes of it."""

    ours: list[Unit]
    theirs: list[Unit]
    declared: list[Unit]
    aims: dict[str, Unit]
    suicide: Unit | None
    counter: bool
    melee: bool = False
    charge: bool = False
    downhill: bool = False
    back: bool = False
    fighters: list[Unit] = field(default_factory=list)
    killed: set[str] = field(default_factory=set)
    broken: bool = False

    @property
    def our_seat(self) -> int:
        return self.ours[0].seat

    @property
    def their_seat(self) -> int:
        return self.theirs[0].seat


def declare(
    pos: Position, units: list[Unit], target: Unit, suicide: Unit | None, counter: bool
) -> Clash:
    """Return an attack that is declared, or raise Refused (WIZ-ATT-01 to 04)."""
    ours, theirs = group_of(pos, units[0]), group_of(pos, target)
    if any(unit.sealed for unit in [*units, target]):
        raise Refused("SEALED")
    if any(unit not in ours for unit in units):
        raise Refused("NOT_ONE_GROUP")
    aims = {}
    for unit in units:
        aim = aim_of(pos, unit, theirs, counter)
        if aim is None:
            raise Refused(reach_fault(pos, unit, target, counter) or "CANNOT_REACH")
        aims[unit.id] = aim
    if suicide is not None and not may_die(pos, suicide, units, theirs):
        raise Refused("NO_SUICIDE")
    clash = Clash(ours, theirs, units, aims, suicide, counter)
    clash.fighters = units[:]
    clash.melee = any(unit.cls not in SHOOTERS or close(pos, unit, theirs) for unit in units)
    running = clash.melee and not counter
    clash.charge = running and all(charged(pos, unit, theirs) for unit in units)
    clash.downhill = running and all(unit.descended for unit in units)
    clash.back = not any(in_front(t, unit.at) for t in theirs for unit in units) and (
        counter or not any(t.id in unit.seen for t in theirs for unit in units)
    )
    return clash


def may_die(pos: Position, orc: Unit, units: list[Unit], theirs: list[Unit]) -> bool:
    """WIZ-ATT-02."""
    return (
        pos.number("orc.suicide_max") > 0
        and orc in units
        and orc.living
        and orc.faction == "orc"
        and (orc.cls not in SHOOTERS or close(pos, orc, theirs))
    )


def charged(pos: Position, p: Unit, theirs: list[Unit]) -> bool:
    """WIZ-SPC-04."""
    run = length(p.x - p.start[0], p.y - p.start[1])
    least = measured(pos, p.seat, "charge.min") - 2 * slack_of(pos, p.seat)
    if p.pushed or not least <= run <= measured(pos, p.seat, "charge.max"):
        return False
    if p.path > run + pos.number("charge.tol"):
        return False
    near = min(theirs, key=lambda t: (square_distance(p.at, t.at), t.number))
    return square_distance(p.at, near.at) < square_distance(p.start, near.at)


def on_table(units: list[Unit]) -> list[Unit]:
    return [unit for unit in units if unit.on_table]


def turned_to(unit: Unit, place: Point) -> Point:
    """Return how a unit looks that turns to a place."""
    if unit.at == place:
        return unit.face
    return reduced(place[0] - unit.x, place[1] - unit.y)


# --- tables A and D -------------------------------------------------------------------------


def attack_sum(pos: Position, clash: Clash, die: int) -> dict[str, int]:
    """WIZ-CMB-A01 to A12, by name."""
    group, targets, fighters = on_table(clash.ours), on_table(clash.theirs), clash.fighters
    n = pos.number
    close_by = units_of_length(pos, "archer.close")
    archers = [unit for unit in fighters if unit.cls == "A"]
    pressed = [u for u in archers if any(gap_within(pos, u, t, close_by) for t in targets)]
    living = [unit for unit in fighters if unit.living]
    rodents = any(unit.faction == "rodent" for unit in living)
    humans = any(unit.faction == "human" for unit in living)
    alone = len(group) == 1
    replace = pos.params["priest.bonus"] == "replace"
    others = len(group) - (len(fighters) if replace else 0)
    volley = n("archer.per_target") * len(targets) * _times(pos, archers)
    rows = (
        ("squad", not alone, n("squad.per_unit") * len(fighters)),
        ("berserker", alone and fighters[0].cls == "B", n("berserker.alone")),
        ("volley", archers, volley),
        ("bow close", pressed, -n("archer.close_penalty") * _times(pos, pressed)),
        ("priest", any(u.cls == "P" for u in fighters), n("priest.per_unit") * others),
        ("suicide", clash.suicide in living, n("orc.suicide")),
        ("duel", alone and len(targets) == 1 and humans, n("human.duel")),
        ("swarm", rodents and len(fighters) > len(targets), n("rodent.swarm")),
        ("charge", clash.charge, n("charge.bonus")),
        ("height", all(_from_above(pos, clash, unit) for unit in fighters), n("height.bonus")),
        ("back", clash.back, n("back.bonus")),
        ("spirits", die % 2, spirits(pos, group[0].side)),
    )
    return {name: value for name, applies, value in rows if applies}


def _from_above(pos: Position, clash: Clash, unit: Unit) -> bool:
    """WIZ-SPC-05."""
    above = unit.z - clash.aims[unit.id].z >= pos.number("height.min")
    return above or (clash.melee and not clash.counter and unit.descended)


def _times(pos: Position, units: list[Unit]) -> int:
    """WIZ-UNI-06."""
    return len(units) if pos.params["stacking"] == "per_unit" else 1


def defence_sum(pos: Position, clash: Clash, die: int) -> dict[str, int]:
    """WIZ-CMB-D01 to D09, by name."""
    group, targets, fighters = on_table(clash.ours), on_table(clash.theirs), clash.fighters
    n = pos.number
    close_by = units_of_length(pos, "archer.close")
    living = {unit.faction for unit in targets if unit.living}
    archers = [t for t in targets if t.cls == "A"]
    pressed = [t for t in archers if any(gap_within(pos, t, u, close_by) for u in fighters)]
    bones = [t for t in targets if not t.living]
    found = {"defenders": n("defender.per") * len([t for t in targets if t.cls == "D"])}
    if len(targets) >= 2:
        found["squad"] = n("squad.per_unit") * len(targets)
        if "dwarf" in living:
            found["dwarf squad"] = n("dwarf.squad")
    if len(group) == len(targets) == 1 and "human" in living:
        found["duel"] = n("human.duel")
    if "rodent" in living and len(fighters) > len(targets):
        found["swarmed"] = -n("rodent.swarmed")
    if bones:
        value = -n("skeleton.melee") if clash.melee else n("skeleton.ranged")
        found["skeleton"] = value * _times(pos, bones)
    if pressed:
        found["bow close"] = -n("archer.close_penalty") * _times(pos, pressed)
    found["cover"] = n("cover.partial") * cover_value(pos, clash)
    if die % 2:
        found["spirits"] = spirits(pos, targets[0].side)
    return found


def cover_value(pos: Position, clash: Clash) -> int:
    """WIZ-COV-08."""
    least = min(cover(pos, unit, clash.aims[unit.id]) for unit in clash.fighters)
    return min(least, 1) if clash.melee else least
