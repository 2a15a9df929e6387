"""How an attack goes, from the first strike to the reaction, in the naive rules (WIZ-ATT)."""

from __future__ import annotations

from collections.abc import Generator
from itertools import permutations

from tests.games.wizardrimort.naive_asking import Question, Script, ask, throw
from tests.games.wizardrimort.naive_geometry import COMPASS, Point, square_distance
from tests.games.wizardrimort.naive_reach import (
    Clash,
    attack_sum,
    declare,
    defence_sum,
    on_table,
    turned_to,
)
from tests.games.wizardrimort.naive_space import die, flee
from tests.games.wizardrimort.naive_state import (
    Position,
    Unit,
    class_range,
    gap_within,
    units_of_length,
)


def attack(pos: Position, clash: Clash) -> Script:
    """Carry out an attack or a counter-attack that is declared."""
    pos.clash = clash
    if pos.params["attack.free_turn"]:
        for unit in clash.declared:
            unit.face = turned_to(unit, clash.aims[unit.id].at)
    places = {unit.id: unit.at for unit in [*clash.declared, *clash.theirs]}
    yield from _first_strike(pos, clash)
    lead = lead_place(clash, clash.fighters or clash.declared, places)
    if clash.fighters:
        yield from _combat(pos, clash)
    for unit in on_table(clash.theirs):
        unit.face = turned_to(unit, lead)
    clash.broken = yield from morale(pos, clash.theirs, clash.killed, clash.our_seat)
    yield from morale(pos, clash.ours, clash.killed, clash.their_seat)
    if not clash.counter:
        yield from _reaction(pos, clash)


def lead_place(clash: Clash, units: list[Unit], places: dict[str, Point]) -> Point:
    """WIZ-ATT-13."""

    def nearness(unit: Unit) -> tuple[int, int]:
        gaps = (square_distance(places[unit.id], places[t.id]) for t in clash.theirs)
        return min(gaps), unit.number

    return places[min(units, key=nearness).id]


# --- the strike -----------------------------------------------------------------------------


def kill(pos: Position, clash: Clash, unit: Unit, outright: bool = False) -> None:
    """Let a unit die by the hand of an enemy."""
    clash.killed.add(unit.id)
    die(pos, unit, outright)


def _first_strike(pos: Position, clash: Clash) -> Script:
    """WIZ-SPC-08, WIZ-ATT-06."""
    if not (clash.charge or clash.downhill):
        return
    hits = 0
    for spear in clash.theirs:
        if spear.cls == "L":
            face = yield from throw("SPEARS", f"L {spear.id}=", spear.id)
            hits += face >= pos.number("longspear.kill_on")
    for _ in range(hits):
        if clash.fighters:
            choices = [f"SV {unit.id}" for unit in clash.fighters]
            answer = yield from ask(clash.their_seat, "SPEAR_VICTIM", choices)
            victim = pos.units[answer[3:]]
            clash.fighters.remove(victim)
            kill(pos, clash, victim)
    if len(on_table(clash.ours)) == 1:
        clash.fighters = [unit for unit in clash.fighters if unit.cls != "P"]


def _combat(pos: Position, clash: Clash) -> Script:
    """WIZ-ATT-07 to 11."""
    face = yield from throw("ROLL_ATTACK", "a")
    attacked = face + sum(attack_sum(pos, clash, face).values())
    face = yield from throw("ROLL_DEFENCE", "d")
    defended = face + sum(defence_sum(pos, clash, face).values())
    won = attacked > defended
    if won:
        critical = attacked >= pos.number("crit.factor") * defended
        yield from _losses(pos, clash, critical)
    elif attacked < defended and _strikes_back(pos, clash):
        choices = [f"CS {unit.id}" for unit in on_table(clash.ours)]
        answer = yield from ask(clash.their_seat, "CASUALTY", choices)
        kill(pos, clash, pos.units[answer[3:]])
    orc = clash.suicide
    if orc in clash.fighters and orc is not None and orc.on_table and orc.living:
        die(pos, orc)
    if won and any(unit.cls == "P" for unit in clash.fighters) and on_table(clash.ours):
        choices = [f"SC {unit.id}" for unit in on_table(clash.ours)]
        answer = yield from ask(clash.our_seat, "SACRIFICE", choices)
        die(pos, pos.units[answer[3:]])


def _losses(pos: Position, clash: Clash, critical: bool) -> Script:
    """WIZ-CAS-01 to 03."""
    targets = on_table(clash.theirs)
    if critical and len(targets) == 1:
        kill(pos, clash, targets[0], outright=True)
        return
    names = [unit.id for unit in targets]
    choices = [f"CS {name}" for name in names]
    if critical and pos.number("crit.losses") == 2:
        choices = [f"CS {one}+{two}" for one, two in permutations(names, 2)]
    answer = yield from ask(clash.our_seat, "CASUALTY", choices)
    for name in answer[3:].split("+"):
        kill(pos, clash, pos.units[name])


def _strikes_back(pos: Position, clash: Clash) -> bool:
    """WIZ-CAS-05: tell whether a lost attack costs the attacker a unit."""
    if pos.params["combat.defender_kills"] == "in_reach":
        return any(
            gap_within(pos, t, unit, class_range(pos, t))
            for t in on_table(clash.theirs)
            for unit in clash.fighters
        )
    return pos.params["combat.defender_kills"] == "always"


# --- morale ---------------------------------------------------------------------------------


def morale(
    pos: Position, group: list[Unit], killed: set[str], enemy: int
) -> Generator[Question, str, bool]:
    """Test a group that lost somebody; return whether it is broken (WIZ-MOR)."""
    left = on_table(group)
    if len(group) < 2 or not any(unit.id in killed for unit in group):
        return False
    if not any(unit.living for unit in left):
        return False
    face = yield from throw("MORALE", "m", left[0].id)
    if face <= len(left):
        return False
    answer = yield from ask(enemy, "FLIGHT", [f"MD k{k}" for k in range(16)], left[0].id)
    living = [unit for unit in left if unit.living]
    flee(pos, living, COMPASS[int(answer[4:])], units_of_length(pos, "morale.distance"))
    return True


# --- reaction -------------------------------------------------------------------------------


def survivors(pos: Position, clash: Clash) -> list[Unit]:
    """Return the units that may react (WIZ-RCT-01, WIZ-MOR-08)."""
    left = on_table(clash.theirs)
    if clash.back:
        return []
    if clash.broken:
        react = pos.params["morale.skeletons_react"]
        return [unit for unit in left if react and not unit.living]
    return left


def _reaction(pos: Position, clash: Clash) -> Script:
    """WIZ-RCT-01 to 08."""
    able = survivors(pos, clash)
    if not able:
        return
    names = "+".join(unit.id for unit in able)
    answer = yield Question(clash.their_seat, "REACTION", None, names)
    if answer.startswith("RT"):
        vector, distance = read_retreat(answer)
        flee(pos, able, vector, distance)
    elif answer.startswith("CT"):
        units, target, suicide = read_attack(pos, answer)
        yield from attack(pos, declare(pos, units, target, suicide, counter=True))


def read_retreat(text: str) -> tuple[Point, int]:
    """Read `RT 0,1 900`."""
    _, vector, distance = text.split()
    x, y = map(int, vector.split(","))
    return (x, y), int(distance)


def read_attack(pos: Position, text: str) -> tuple[list[Unit], Unit, Unit | None]:
    """Read `AT A1+A2 > B2 *A1`."""
    units, _, rest = text[3:].partition(" > ")
    target, _, suicide = rest.partition(" *")
    named = sorted((pos.units[name] for name in units.split("+")), key=lambda unit: unit.number)
    return named, pos.units[target], pos.units[suicide] if suicide else None
