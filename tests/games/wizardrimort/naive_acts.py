"""The actions of a turn in the naive rules of `wizardrimort`: whether they are allowed, and done.

An action is prepared from its line of the notation, which raises Refused, or else returns what
carries it out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from tests.games.wizardrimort.naive_asking import Script
from tests.games.wizardrimort.naive_fight import attack, morale, read_attack
from tests.games.wizardrimort.naive_geometry import Disc, Point, off, reduced, within
from tests.games.wizardrimort.naive_moves import (
    PATH,
    carry_out,
    check_ends,
    engine_path,
    read_path,
    squad_trips,
    trip,
)
from tests.games.wizardrimort.naive_reach import declare, turned_to
from tests.games.wizardrimort.naive_shots import Shot, overturn, shoot, to_rubble
from tests.games.wizardrimort.naive_space import (
    block_base,
    block_fault,
    block_rect,
    die,
    finish,
    free,
    free_spot,
    lay_block,
    new_block,
    put,
    remove,
    seal_all,
    settle,
    top,
)
from tests.games.wizardrimort.naive_squads import spelled_out, to_nearest
from tests.games.wizardrimort.naive_state import (
    OTHER,
    Body,
    Commander,
    Position,
    Refused,
    Unit,
    begin_unit,
    castle_taken,
    commanded,
    controls,
    extend_seen,
    figures_left,
    gap_within,
    group_of,
    measured,
    present_at,
    present_in_castle,
    units_of_length,
)

Deed = Callable[[], Script | None]

UNIT = r"[AB]\d+"
SOME = rf"{UNIT}(?:\+{UNIT})*"
VECTOR = r"-?\d+,-?\d+"
INTERRUPTER = {"MV", "TR", "JK", "AT", "BD", "WR", "RZ"}


def prepare(pos: Position, text: str) -> Deed:
    """Return what an action does, or raise Refused."""
    text = spelled_out(pos, text)
    for form, maker in FORMS.items():
        if match := re.fullmatch(form, text):
            if pos.interrupter >= 0 and text[:2] not in INTERRUPTER:
                raise Refused("NOT_IN_MODE")
            return maker(pos, *(group or "" for group in match.groups()))
    raise Refused("NO_SUCH")


# --- what all of them need ------------------------------------------------------------------


def me(pos: Position) -> Commander:
    return pos.seats[pos.actor]


def somebody(pos: Position, name: str) -> Unit:
    unit = pos.units.get(name)
    if unit is None or not unit.on_table:
        raise Refused("NO_SUCH")
    return unit


def mine(pos: Position, name: str) -> Unit:
    """Return a unit that may act."""
    unit = somebody(pos, name)
    if unit.seat != pos.actor:
        raise Refused("NOT_YOURS")
    if unit.sealed:
        raise Refused("SEALED")
    if pos.hero and name != pos.hero:
        raise Refused("NOT_IN_MODE")
    return unit


def foe(pos: Position, name: str) -> Unit:
    unit = somebody(pos, name)
    if unit.side == me(pos).side:
        raise Refused("NOT_AN_ENEMY")
    return unit


def room(pos: Position, names: Iterable[str]) -> None:
    """WIZ-TRN-06."""
    if pos.interrupter < 0 and len(me(pos).used | {*names}) > me(pos).wp:
        raise Refused("NO_WARRIORS")


def use(pos: Position, names: Iterable[str]) -> None:
    if pos.interrupter < 0:
        me(pos).used |= {*names}


def afford(pos: Position, ap: int = 0, tp: int = 0) -> None:
    """WIZ-TRN-07."""
    if me(pos).ap < ap:
        raise Refused("NO_AP")
    if me(pos).tp < tp:
        raise Refused("NO_TP")


def pay(pos: Position, ap: int = 0, tp: int = 0) -> None:
    me(pos).ap -= ap
    me(pos).tp -= tp


def vector_of(text: str) -> Point:
    x, y = map(int, text.split(","))
    return x, y


# --- moving and turning ---------------------------------------------------------------------


def _move(pos: Position, name: str, path: str) -> Deed:
    unit = mine(pos, name)
    room(pos, [name])
    found = trip(pos, unit, read_path(path))
    check_ends(pos, [found])
    afford(pos, ap=found.price)

    def deed() -> None:
        pay(pos, ap=found.price)
        use(pos, [name])
        carry_out(pos, [found])

    return deed


def _move_squad(pos: Position, text: str) -> Deed:
    plan = {}
    for part in text.split():
        name, _, path = part.partition(":")
        mine(pos, name)
        plan[name] = [] if path == "-" else read_path(path)
    plan = dict(sorted(plan.items(), key=lambda entry: int(entry[0][1:])))
    trips = squad_trips(pos, plan)
    room(pos, plan)
    price = max(each.price for each in trips)
    afford(pos, ap=price)

    def deed() -> None:
        pay(pos, ap=price)
        use(pos, plan)
        carry_out(pos, trips)
        for name in plan:
            if pos.units[name].there:
                extend_seen(pos, pos.units[name])

    return deed


def _turn(pos: Position, text: str) -> Deed:
    """WIZ-TUR-01."""
    faces = {}
    for part in text.split():
        name, _, vector = part.partition(":")
        mine(pos, name)
        x, y = vector_of(vector)
        if (x, y) == (0, 0) or max(map(abs, reduced(x, y))) > 1000:
            raise Refused("FACING_UNREDUCED")
        faces[name] = reduced(x, y)
    return turn_all(pos, faces)


def _turn_to_enemies(pos: Position, name: str) -> Deed:
    squad = group_of(pos, mine(pos, name))
    if len(squad) < 2:
        raise Refused("SQUAD_NEEDED")
    return turn_all(pos, {unit.id: to_nearest(pos, unit) for unit in squad})


def turn_all(pos: Position, faces: dict[str, Point]) -> Deed:
    units = [mine(pos, name) for name in faces]
    if len(units) > 1:
        group = group_of(pos, units[0])
        if any(unit not in group for unit in units):
            raise Refused("NOT_ONE_GROUP")
        if len(units) < len(group):
            raise Refused("MEMBER_MISSING")
    room(pos, faces)
    afford(pos, ap=pos.number("turn.cost"))
    if all(unit.face == faces[unit.id] for unit in units):
        raise Refused("NOBODY_TURNS")

    def deed() -> None:
        pay(pos, ap=pos.number("turn.cost"))
        use(pos, faces)
        for unit in units:
            unit.face = faces[unit.id]

    return deed


def _leap(pos: Position, name: str, target: str) -> Deed:
    """WIZ-CLB-09."""
    unit, enemy = mine(pos, name), foe(pos, target)
    if enemy.sealed:
        raise Refused("SEALED")
    room(pos, [name])
    afford(pos, ap=pos.number("jump.cost"))
    if unit.z - enemy.z <= pos.number("jump.death_heights") * pos.number("unit.height"):
        raise Refused("DROP_TOO_LOW")
    if not gap_within(pos, unit, enemy, measured(pos, unit.seat, "jump.kill_radius")):
        raise Refused("ENEMY_TOO_FAR")

    def deed() -> Script:
        pay(pos, ap=pos.number("jump.cost"))
        use(pos, [name])
        group = group_of(pos, enemy)
        face = turned_to(unit, enemy.at)
        die(pos, enemy)
        unit.face = face
        place = (*enemy.at, enemy.z)
        spot = free_spot(pos, unit, enemy.at) if enemy.on_table else place
        if spot is None:
            remove(pos, unit)
        else:
            put(unit, spot)
        unit.descended = unit.pushed = True
        yield from morale(pos, group, {enemy.id}, unit.seat)

    return deed


# --- fighting -------------------------------------------------------------------------------


def _attack(pos: Position, text: str) -> Deed:
    for name in re.findall(UNIT, text.partition(" > ")[0]):
        mine(pos, name)
    foe(pos, re.findall(UNIT, text.partition(" > ")[2])[0])
    if re.search(r"\*", text):
        somebody(pos, text.partition("*")[2])
    units, target, suicide = read_attack(pos, text)
    names = [unit.id for unit in units]
    limit = pos.number("attack.max_per_unit")
    afford(pos, tp=pos.number("cost.attack"))
    room(pos, names)
    if limit and any(unit.attacks >= limit for unit in units):
        raise Refused("ATTACK_LIMIT")
    clash = declare(pos, units, target, suicide, counter=False)

    def deed() -> Script:
        pay(pos, tp=pos.number("cost.attack"))
        use(pos, names)
        for unit in units:
            unit.attacks += 1
        yield from attack(pos, clash)

    return deed


def engine_of(pos: Position, owner: str) -> Body:
    """Return the catapult that is named, or the first of the commander's."""
    if owner:
        body = pos.bodies.get(f"{owner}.art")
        if body is None:
            raise Refused("NO_SUCH")
        if pos.actor not in body.seats:
            raise Refused("NOT_YOURS")
    else:
        found = [b for b in pos.bodies.values() if pos.actor in b.seats]
        if not found:
            raise Refused("NO_SUCH")
        body = found[0]
    if body.kind == "wreck":
        raise Refused("WRECKED")
    return body


def aimed(pos: Position, owner: str, aim: str) -> Shot:
    """WIZ-ART-04, WIZ-ART-07."""
    engine = engine_of(pos, owner)
    if engine.shots >= pos.number("art.shots_per_turn"):
        raise Refused("ALREADY_SHOT")
    if engine.moved and pos.params["art.move_or_shoot"]:
        raise Refused("HAS_MOVED")
    shot = Shot(pos.actor, engine, vector_of(aim))
    x, y = shot.aim
    if not (0 <= x <= pos.width and 0 <= y <= pos.height):
        raise Refused("OFF_TABLE")
    square = shot.vector[0] ** 2 + shot.vector[1] ** 2
    if square < pos.number("art.min_range") ** 2:
        raise Refused("TOO_NEAR")
    if square > pos.number("art.max_range") ** 2:
        raise Refused("TOO_FAR")
    return shot


def _stone(pos: Position, owner: str, aim: str) -> Deed:
    shot = aimed(pos, owner, aim)
    afford(pos, tp=pos.number("cost.attack"))
    return lambda: _shoot(pos, shot, 0, pos.number("cost.attack"))


def _shoot(pos: Position, shot: Shot, ap: int, tp: int) -> Script:
    pay(pos, ap, tp)
    shot.engine.shots += 1
    yield from shoot(pos, shot)


def _block_shot(pos: Position, owner: str, aim: str) -> Deed:
    shot = aimed(pos, owner, aim)
    afford(pos, tp=pos.number("cost.attack"))
    if pos.sides[me(pos).side].pool < 1:
        raise Refused("NO_BLOCKS")

    def deed() -> Script:
        pos.sides[me(pos).side].pool -= 1
        shot.block = True
        yield from _shoot(pos, shot, 0, pos.number("cost.attack"))

    return deed


def _land(pos: Position, owner: str, name: str, aim: str) -> Deed:
    shot = aimed(pos, owner, aim)
    unit = somebody(pos, name)
    if unit.seat != pos.actor:
        raise Refused("NOT_YOURS")
    if unit.sealed and not pos.params["landing.from_sarcophagus"]:
        raise Refused("SEALED")
    if pos.params["landing.uses_wp"]:
        room(pos, [name])
    afford(pos, ap=pos.number("cost.landing"))

    def deed() -> Script:
        if pos.params["landing.uses_wp"]:
            use(pos, [name])
        shot.trooper = unit
        yield from _shoot(pos, shot, pos.number("cost.landing"), 0)

    return deed


def _move_engine(pos: Position, owner: str, path: str) -> Deed:
    """WIZ-ART-03."""
    engine = engine_of(pos, owner)
    if engine.shots and pos.params["art.move_or_shoot"]:
        raise Refused("ALREADY_SHOT")
    points = [point.at for point in read_path(path)]
    afford(pos, ap=pos.number("cost.action"))
    engine_path(pos, pos.actor, engine, points)

    def deed() -> None:
        pay(pos, ap=pos.number("cost.action"))
        assert isinstance(engine.shape, Disc)
        engine.shape = Disc(*points[-1], engine.shape.radius)
        engine.moved = True
        settle(pos)
        seal_all(pos)

    return deed


# --- building and breaking ------------------------------------------------------------------


def _build(pos: Position, x: str, y: str) -> Deed:
    """WIZ-BLD-01 to 05."""
    place, side = (int(x), int(y)), pos.sides[me(pos).side]
    mining = controls(pos, "mine") == me(pos).side
    price = 0 if me(pos).credit else pos.number("cost.block")
    afford(pos, ap=price)
    if side.pool < 1:
        raise Refused("NO_BLOCKS")
    rect = block_rect(pos, place)
    if fault := block_fault(pos, place):
        raise Refused(fault)
    builders = [unit for unit in commanded(pos, pos.actor) if not unit.sealed]
    if pos.hero:
        builders = [unit for unit in builders if unit.id == pos.hero]
    reach = measured(pos, pos.actor, "build.radius")
    if mining:
        reach = max(reach, measured(pos, pos.actor, "build.radius_mine"))
    radius = pos.number("unit.radius")
    near = [unit for unit in builders if within(unit.at, rect, reach + radius)]
    if not near:
        raise Refused("BUILD_TOO_FAR")
    up = measured(pos, pos.actor, "build.reach_up")
    if all(block_base(pos, rect) > unit.z + up for unit in near):
        raise Refused("BUILD_TOO_HIGH")

    def deed() -> None:
        if price:
            pay(pos, ap=price)
            me(pos).credit = pos.number("build.per_ap_mine") - 1 if mining else 0
        else:
            me(pos).credit -= 1
        side.pool -= 1
        lay_block(pos, new_block(pos), me(pos).side, place)
        seal_all(pos)

    return deed


def _wreck(pos: Position, name: str, target: str) -> Deed:
    """WIZ-ART-19."""
    unit, engine = mine(pos, name), pos.bodies.get(target)
    if engine is None or engine.kind not in ("artillery", "wreck"):
        raise Refused("NO_SUCH")
    if engine.side == unit.side:
        raise Refused("YOUR_OWN")
    if engine.kind == "wreck":
        raise Refused("WRECKED")
    room(pos, [name])
    price = pos.number("cost.destroy")
    afford(pos, ap=price)
    radius = pos.number("unit.radius")
    if not within(unit.at, engine.shape, measured(pos, unit.seat, "wreck.radius") + radius):
        raise Refused("NOT_NEAR_ENOUGH")
    exact = units_of_length(pos, "wreck.radius") + radius
    if any(
        not enemy.sealed and enemy.side == engine.side and within(enemy.at, engine.shape, exact)
        for enemy in pos.units.values()
        if enemy.there
    ):
        raise Refused("STILL_HELD")

    def deed() -> None:
        pay(pos, ap=price)
        use(pos, [name])
        overturn(pos, engine)
        settle(pos)
        seal_all(pos)

    return deed


def _raze(pos: Position, name: str, target: str) -> Deed:
    """WIZ-OBJ-10 to 12, WIZ-MDE-03, WIZ-MDE-06."""
    unit = mine(pos, name)
    owner = target[0]
    if re.fullmatch(r"[AB]\.castle", target):
        if pos.sides[owner].castle != "standing":
            raise Refused("NO_SUCH")
        near = unit in present_in_castle(pos, owner, unit.side)
        held = bool(present_in_castle(pos, owner, owner))
    else:
        body = pos.bodies.get(target)
        if body is None:
            raise Refused("NO_SUCH")
        if body.kind != "crystal":
            raise Refused("INDESTRUCTIBLE")
        owner = body.side
        limit = measured(pos, unit.seat, "control.radius") + pos.number("unit.radius")
        near = within(unit.at, body.shape, limit)
        held = bool(present_at(pos, body, owner))
    if owner == unit.side:
        raise Refused("YOUR_OWN")
    room(pos, [name])
    price = pos.number("cost.destroy")
    afford(pos, ap=price)
    if not near:
        raise Refused("NOT_NEAR_ENOUGH")
    if held:
        raise Refused("STILL_HELD")

    def deed() -> None:
        pay(pos, ap=price)
        use(pos, [name])
        if target.endswith(".castle"):
            raze_castle(pos, owner)
        else:
            del pos.bodies[target]
            pos.sides[owner].crystal = "destroyed"
            settle(pos)
            seal_all(pos)

    return deed


def raze_castle(pos: Position, owner: str) -> None:
    pos.sides[owner].castle = "razed"
    for body in pos.bodies.values():
        if body.castle == owner and body.kind == "wall":
            to_rubble(pos, body)
    settle(pos)
    if pos.mode == "destruction":
        finish(pos, OTHER[owner], "destruction")
    if pos.mode == "siege" and owner == pos.besieged:
        finish(pos, OTHER[owner], "siege_taken")
    seal_all(pos)


# --- objects and mercenaries ----------------------------------------------------------------


def _rite(pos: Position, name: str) -> Deed:
    """WIZ-OBJ-07."""
    unit = somebody(pos, name)
    if unit.side != me(pos).side:
        raise Refused("NOT_YOURS")
    if controls(pos, "garden") != me(pos).side:
        raise Refused("GARDEN_NOT_HELD")
    if unit.cls == "P":
        raise Refused("PRIEST_STAYS_DEAD")
    if unit.living:
        raise Refused("NOT_A_SKELETON")
    if unit.mercenary and not pos.params["garden.revives_mercenaries"]:
        raise Refused("MERCENARY_STAYS_DEAD")
    afford(pos, ap=pos.number("cost.garden"))

    def deed() -> None:
        pay(pos, ap=pos.number("cost.garden"))
        unit.living = True

    return deed


def _hire(pos: Position, cls: str, name: str, direction: str) -> Deed:
    """WIZ-HIR-01 to 06."""
    ally, side = mine(pos, name), pos.sides[me(pos).side]
    if me(pos).hired >= pos.number("hire.per_turn"):
        raise Refused("ALREADY_HIRED")
    if side.coins < pos.number("hire.cost"):
        raise Refused("NO_COINS")
    if side.castle == "razed" or castle_taken(pos, ally.side):
        raise Refused("CASTLE_LOST")
    if cls == "P":
        raise Refused("NO_PRIESTS_FOR_HIRE")
    if not figures_left(pos, pos.actor):
        raise Refused("NO_FIGURES")
    number = side.numbers + 1
    x, y = off(ally.at, int(direction), 130)
    faction = me(pos).faction
    new = Unit(f"{ally.side}{number}", ally.seat, cls, faction, x, y, top(pos, (x, y)), ally.face)
    new.living, new.mercenary = False, True
    if (
        abs(new.z - ally.z) > pos.number("unit.height")
        or not free(pos, new, (x, y), new.z)
        or not gap_within(pos, new, ally, units_of_length(pos, "hire.gap"))
    ):
        raise Refused("NO_ROOM_THERE")

    def deed() -> None:
        side.coins -= pos.number("hire.cost")
        if pos.params["coins.return_to_bank"]:
            pos.bank += pos.number("hire.cost")
        me(pos).hired += 1
        side.numbers = number
        pos.units[new.id] = new
        begin_unit(pos, new)

    return deed


FORMS: dict[str, Callable[..., Deed]] = {
    rf"MV ({UNIT}) ({PATH})": _move,
    rf"MS ({UNIT}:(?:-|{PATH})(?: {UNIT}:(?:-|{PATH}))*)": _move_squad,
    rf"TR ({UNIT}:{VECTOR}(?: {UNIT}:{VECTOR})*)": _turn,
    rf"TR ({UNIT}) squad:foes": _turn_to_enemies,
    rf"JK ({UNIT}) ({UNIT})": _leap,
    rf"(AT {SOME} > {UNIT}(?: \*{UNIT})?)": _attack,
    r"AS(?:@(\w+))? (\d+,\d+)": _stone,
    r"AB(?:@(\w+))? (\d+,\d+)": _block_shot,
    rf"AL(?:@(\w+))? ({UNIT}) (\d+,\d+)": _land,
    rf"AM(?:@(\w+))? ({PATH})": _move_engine,
    r"BD (\d+),(\d+)": _build,
    rf"WR ({UNIT}) (\S+)": _wreck,
    rf"RZ ({UNIT}) (\S+)": _raze,
    rf"GR ({UNIT})": _rite,
    rf"HR ([DBLAP]) ({UNIT}) k(\d+)": _hire,
}
