"""The course of a turn, and what comes at its end, in the naive rules of `wizardrimort`."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.wizardrimort.naive_acts import prepare
from tests.games.wizardrimort.naive_asking import CHANCE, FACES, Question, Script, ask, throw
from tests.games.wizardrimort.naive_open import anything_else
from tests.games.wizardrimort.naive_space import die, finish, test_annihilation
from tests.games.wizardrimort.naive_state import (
    OTHER,
    Position,
    Refused,
    begin_unit,
    castle_taken,
    commanded,
    controls,
    of_side,
)

DICE = ("w", "b", "r")
FIELDS = {"w": "wp", "b": "ap", "r": "tp"}
SWAPS = [f"CV {one}<>{two} -{loser}" for one, two in ("wb", "wr", "br") for loser in (one, two)]


def take_turn(pos: Position, begin: str) -> Script:
    """Play a turn, from its start or from its actions."""
    seat = pos.active
    if begin == "start":
        _start(pos)
    if any(not unit.sealed for unit in commanded(pos, seat)):
        if begin == "start":
            yield from _roll(pos)
            yield from _convert(pos)
            yield from _window(pos)
        while anything_else(pos):
            answer = yield Question(seat, "ACT")
            if answer == "EN":
                break
            yield from _do(pos, answer)
            yield from _window(pos)
    yield from _end(pos)


def _start(pos: Position) -> None:
    """WIZ-TRN-01."""
    me = pos.seats[pos.active]
    me.used, me.conversions, me.hired, me.credit = set(), 0, 0, 0
    for unit in commanded(pos, pos.active):
        begin_unit(pos, unit)
    for body in pos.bodies.values():
        if pos.active in body.seats:
            body.shots, body.moved = 0, False
    for other in pos.seats:
        if other.side != me.side:
            other.interrupted = other.declined = False
    test_annihilation(pos)


def _roll(pos: Position) -> Script:
    """WIZ-TRN-03, WIZ-TRN-04."""
    me = pos.seats[pos.active]
    rolls = [f"D w{w} b{b} r{r}" for w in FACES for b in FACES for r in FACES]
    answer = yield Question(CHANCE, "ROLL", rolls)
    me.wp, me.ap, me.tp = (int(part[1:]) for part in answer.split()[1:])
    if me.penalty:
        less = pos.number("interrupt.penalty")
        me.wp, me.ap, me.tp = (max(1, value - less) for value in (me.wp, me.ap, me.tp))
        me.penalty = False


def swaps(pos: Position) -> Iterator[str]:
    """Return the conversions that are allowed (CV, WIZ-TRN-05)."""
    yield "CV none"
    for text in SWAPS:
        try:
            check_swap(pos, text)
        except Refused:
            continue
        yield text


def check_swap(pos: Position, text: str) -> None:
    """Raise Refused unless two dice may be exchanged so."""
    if text not in SWAPS:
        raise Refused("NO_SUCH")
    one, two, loser = text[3], text[6], text[-1]
    values = {die: getattr(pos.seats[pos.active], FIELDS[die]) for die in (one, two)}
    if values[one] == values[two]:
        raise Refused("EQUAL_DICE")
    if values[two if loser == one else one] <= pos.number("conversion.floor"):
        raise Refused("DIE_TOO_LOW")


def _convert(pos: Position) -> Script:
    me = pos.seats[pos.active]
    while pos.params["level"] == "knight" and me.conversions < pos.number("conversion.max"):
        answer = yield from ask(pos.active, "CONVERT", swaps(pos))
        if answer == "CV none":
            return
        one, two, loser = answer[3], answer[6], answer[-1]
        first, second = getattr(me, FIELDS[one]), getattr(me, FIELDS[two])
        setattr(me, FIELDS[one], second)
        setattr(me, FIELDS[two], first)
        left = getattr(me, FIELDS[loser]) - pos.number("conversion.loss")
        setattr(me, FIELDS[loser], max(left, pos.number("conversion.floor")))
        me.conversions += 1


def _do(pos: Position, text: str) -> Script:
    script = prepare(pos, text)()
    if script is not None:
        yield from script


# --- interruptions --------------------------------------------------------------------------


def _window(pos: Position) -> Script:
    """WIZ-INT-01, WIZ-INT-02."""
    if pos.params["level"] != "knight":
        return
    order = pos.turn_order
    following = [order[(pos.slot + n) % len(order)] for n in range(1, len(order))]
    side = pos.seats[pos.active].side
    for seat in dict.fromkeys(seat for seat in following if pos.seats[seat].side != side):
        other = pos.seats[seat]
        heroes = [unit.id for unit in commanded(pos, seat) if not unit.sealed]
        if other.interrupted or other.declined or not heroes:
            continue
        answer = yield Question(seat, "WINDOW", [*(f"IN {h}" for h in heroes), "IP", "IX"])
        if answer == "IX":
            other.declined = True
        elif answer != "IP":
            yield from _interrupt(pos, seat, answer[3:])


def _interrupt(pos: Position, seat: int, hero: str) -> Script:
    """WIZ-INT-03 to 08."""
    me = pos.seats[seat]
    pos.interrupter, pos.hero = seat, hero
    me.interrupted = True
    me.ap, me.tp, me.credit = pos.number("interrupt.ap"), pos.number("interrupt.tp"), 0
    begin_unit(pos, pos.units[hero])
    while anything_else(pos):
        answer = yield Question(seat, "ACT")
        if answer == "EN":
            break
        yield from _do(pos, answer)
    pos.interrupter, pos.hero = -1, ""
    me.penalty = True
    me.ap, me.tp, me.credit = 0, 0, 0


# --- the end of a turn ----------------------------------------------------------------------


def _end(pos: Position) -> Script:
    """WIZ-TRN-10."""
    me = pos.seats[pos.active]
    me.wp = me.ap = me.tp = me.credit = 0
    yield from _plague(pos)
    yield from _obelisk(pos)
    if pos.hold and pos.hold != me.side and meets_hold(pos, pos.hold):
        finish(pos, pos.hold, "siege_taken" if pos.mode == "siege" else "overlord")
    pos.armed = me.side if controls(pos, "obelisk") == me.side else ""
    pos.hold = me.side if meets_hold(pos, me.side) else ""
    if pos.hold and pos.mode == "overlord" and pos.number("overlord.hold") == 0:
        finish(pos, pos.hold, "overlord")
    pos.slot += 1
    if pos.slot == len(pos.turn_order):
        pos.slot = 0
        _round_end(pos)
        pos.round += 1


def _plague(pos: Position) -> Script:
    """WIZ-MDE-08."""
    if pos.mode != "plague":
        return
    choices = [f"PL {unit.id}" for unit in commanded(pos, pos.active) if unit.living]
    if choices:
        answer = yield from ask(pos.active, "PLAGUE_VICTIM", choices)
        die(pos, pos.units[answer[3:]])


def _obelisk(pos: Position) -> Script:
    """WIZ-OBJ-05, WIZ-OBJ-06."""
    holder = pos.armed
    if not holder or holder == pos.seats[pos.active].side or controls(pos, "obelisk") != holder:
        return
    face = yield from throw("OBELISK_ROLL", "o")
    enemies = of_side(pos, OTHER[holder])
    if face < pos.number("obelisk.on") or not enemies:
        return
    victims = [unit for unit in enemies if unit.living] or enemies
    chooser = next(seat for seat in pos.turn_order if pos.seats[seat].side == holder)
    answer = yield from ask(chooser, "OBELISK_VICTIM", [f"OB {unit.id}" for unit in victims])
    die(pos, pos.units[answer[3:]])


def meets_hold(pos: Position, side: str) -> bool:
    """WIZ-MDE-02, WIZ-MDE-06."""
    if pos.mode == "overlord":
        return all(controls(pos, kind) == side for kind in ("obelisk", "garden", "mine"))
    if pos.mode == "siege":
        return side != pos.besieged and castle_taken(pos, pos.besieged)
    return False


def _round_end(pos: Position) -> None:
    """WIZ-TRN-11."""
    miner = controls(pos, "mine")
    if miner:
        coins = min(pos.bank, pos.number("coins.per_round"))
        pos.bank -= coins
        pos.sides[miner].coins += coins
    if pos.mode == "siege":
        pos.sieged += 1
        if pos.sieged == pos.number("siege.rounds"):
            finish(pos, pos.besieged, "siege_held")
    if pos.mode == "plague":
        _plague_test(pos)
    if pos.round == pos.number("limits.rounds"):
        worth = {side: strength(pos, side) for side in "AB"}
        drawn = pos.params["limits.result"] == "draw" or worth["A"] == worth["B"]
        finish(pos, "draw" if drawn else max(worth, key=lambda s: worth[s]), "strength")


def _plague_test(pos: Position) -> None:
    """WIZ-MDE-09."""
    units = {side: of_side(pos, side) for side in "AB"}
    dead = [side for side in "AB" if not any(unit.living for unit in units[side])]
    if len(dead) == 1:
        finish(pos, OTHER[dead[0]], "plague")
    if len(dead) == 2:
        sizes = {side: len(units[side]) for side in "AB"}
        if sizes["A"] == sizes["B"]:
            finish(pos, "draw", "plague")
        finish(pos, max(sizes, key=lambda side: sizes[side]), "plague")


def strength(pos: Position, side: str) -> int:
    """WIZ-END-06."""
    return sum(1 + unit.living for unit in of_side(pos, side) if not unit.sealed)
