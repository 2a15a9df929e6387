"""The rules of `grand` written a second time, as plainly as possible.

This is a witness, not an engine: it shares no code with the product, cares for nothing but being
easy to check against the rulebook, and is slow. The table is a mutable dataclass; the course of
the game is a generator that yields a question wherever somebody decides or a die is thrown, and is
sent the answer, a token of the notation (`1R2-d4`, `pass`, `{5}`).
"""

from __future__ import annotations

import re
from collections.abc import Generator
from typing import Any

from tests.games.grand.naive_aftermath import aftermath
from tests.games.grand.naive_faults import (
    declare_fault,
    fault,
    orders,
    reactions,
    site_fault,
    work_cost,
)
from tests.games.grand.naive_fight import (
    CHANCE,
    Question,
    Script,
    ask,
    battle_fields,
    draw,
    fight,
)
from tests.games.grand.naive_forming import form_battle, open_declarations
from tests.games.grand.naive_magic import cast
from tests.games.grand.naive_moves import passengers
from tests.games.grand.naive_state import (
    CELL,
    KIND_OF,
    LETTERS,
    MAGICAL,
    PIECE,
    TAG,
    Building,
    Declaration,
    Position,
    Unit,
    Work,
    appear_if_left,
    become_neutral,
    cell_at,
    controlled,
    distance,
    fall_asleep,
    gross,
    has_plus,
    in_order,
    lands,
    mine_max,
    new_unit,
    own_pieces,
    own_units,
    owner_of,
    piece,
    pieces_at,
    remove,
    strength,
    team_lands,
    unit_kind,
    upkeep,
    xy,
)

__all__ = ["CHANCE", "KIND_OF", "LETTERS", "Game", "Position", "Question", "summary"]


# --- a turn ---------------------------------------------------------------------------------


def course(pos: Position, begin: str = "start") -> Script:
    """Play until the game is over, from the start of a turn or from its ORDERS."""
    while pos.result is None:
        yield from _take_turn(pos, begin)
        begin = "start"


def _take_turn(pos: Position, begin: str) -> Script:
    teams = teams_left(pos)
    if begin == "start":
        yield from _start(pos)
    if pos.result is not None:
        return
    if pos.seat not in pos.out:
        resigned = yield from _orders(pos)
        if not resigned:
            _wake_dragons(pos)
            yield from _react(pos, flight=False)
            yield from _battles(pos)
            if pos.options["build_delay"] == "turn":
                _complete(pos, pos.works[:])
        _crumble(pos)
    yield from _flights(pos)
    _crumble(pos)
    _end_check(pos, teams)


def _start(pos: Position) -> Script:
    """GRA-TRN-02 to 07."""
    seat = pos.seat
    pos.effects = {key: caster for key, caster in pos.effects.items() if caster != seat}
    pos.declarations, pos.dealt = [], set()
    for unit in pos.units.values():
        if unit.state == "free" and unit.former_owner == seat:
            unit.act = True
    if seat in pos.out:
        return
    for giver, partner in sorted(pos.ending):
        if giver == seat:
            pos.peace.discard(frozenset((giver, partner)))
            pos.ending -= {(giver, partner), (partner, giver)}
    pos.offers = {offer for offer in pos.offers if offer[0] != seat}
    _refresh(pos, seat)
    if pos.options["build_delay"] == "year":
        _complete(pos, [work for work in pos.works if work.owner == seat])
    team = pos.teams[seat]
    if team_lands(pos, team) >= lands_needed(pos):
        pos.result = ("win", (team,))
        return
    yield from _income(pos, seat)


def _refresh(pos: Position, seat: int) -> None:
    for name in own_pieces(pos, seat):
        piece(pos, name).act = True
    for unit in own_units(pos, seat):
        unit.moved = unit.carried = unit.pinned = False


def lands_needed(pos: Position) -> int:
    """GRA-END-01."""
    return pos.params["victory_percent"] * len(lands(pos)) // 100 + 1


def _income(pos: Position, seat: int) -> Script:
    """GRA-ECO-01 to 05, GRA-SPO-07."""
    pos.coins[seat] += gross(pos, seat) - upkeep(pos, seat)
    for cell, building in pos.buildings.items():
        land = pos.land.get(cell)
        if building.kind == "city" and building.owner == seat and land in pos.turmoil:
            pos.turmoil[land] -= 1
    pos.turmoil = {land: left for land, left in pos.turmoil.items() if left > 0}
    while pos.coins[seat] < 0:
        paid = [u.tag for u in own_units(pos, seat) if pos.params[f"upkeep_{u.kind}"] > 0]
        if not paid:
            pos.coins[seat] = 0
            return
        answer = yield from ask(seat, "DEBT", [f"{tag}~" for tag in paid])
        pos.coins[seat] += pos.params[f"upkeep_{unit_kind(answer[:-1])}"]
        remove(pos, answer[:-1])


# --- orders ---------------------------------------------------------------------------------


def _orders(pos: Position) -> Generator[Question, str, bool]:
    """Ask for actions until the player ends; return whether he resigned."""
    while True:
        answer = yield Question(pos.seat, "ORDERS", orders(pos))
        if answer == "end":
            return False
        if answer == "resign":
            _resign(pos)
            return True
        for form, act in ACTS.items():
            match = re.fullmatch(form, answer)
            if match:
                script = act(pos, *(group or "" for group in match.groups()))
                if script is not None:
                    yield from script
                break


def _pay(pos: Position, cost: int) -> None:
    pos.coins[pos.seat] -= cost


def _move(pos: Position, tag: str, cell: str) -> Script:
    unit = pos.units[tag]
    start, unit.cell, unit.moved = unit.cell, cell, True
    appear_if_left(pos, tag)
    taken = 0
    while unit.kind == "ship" and passengers(pos, unit, start, taken):
        choices = [f"+{name}" for name in passengers(pos, unit, start, taken)]
        answer = yield from ask(unit.owner, "CARRY", [*choices, "."], tag)
        if answer == ".":
            return
        pos.units[answer[1:]].cell = cell
        pos.units[answer[1:]].carried = True
        taken += 1


def _build(pos: Position, tag: str, kind: str) -> None:
    unit = pos.units[tag]
    _pay(pos, work_cost(pos, kind, unit.cell))
    unit.act, unit.pinned = False, True
    pos.works.append(Work(tag, kind, unit.cell, unit.owner))


def _level(pos: Position, cell: str) -> None:
    _pay(pos, work_cost(pos, "level", cell))
    pos.buildings[cell].act = False
    pos.works.append(Work(f"@{cell}", "level", cell, pos.seat))


def _hire(pos: Position, cell: str, what: str) -> None:
    kind, _, school = what.partition(":")
    _pay(pos, pos.params[f"cost_{kind}"])
    pos.buildings[cell].act = False
    new_unit(pos, kind, pos.seat, cell).school = school


def _hire_ship(pos: Position, cell: str, water: str) -> None:
    _pay(pos, pos.params["cost_ship"])
    pos.buildings[cell].act = False
    new_unit(pos, "ship", pos.seat, water)


def _arm(pos: Position, tag: str) -> None:
    _pay(pos, pos.params["cost_mithril"])
    pos.units[tag].act, pos.units[tag].mithril = False, True


def _declare(pos: Position, src: str, tgt: str) -> None:
    """GRA-DEC-01, GRA-NEU-01 to 03."""
    source = piece(pos, src)
    source.act = False
    if isinstance(source, Unit):
        source.pinned = True
    own = source.owner and source.owner == owner_of(pos, tgt)
    against_lord = bool(own) and unit_kind(tgt) == "personal"
    if against_lord and unit_kind(src) not in MAGICAL:
        become_neutral(pos, src)
    pos.declarations.append(Declaration(src, tgt, against_lord))
    if own and not against_lord and unit_kind(tgt) not in MAGICAL:
        become_neutral(pos, tgt)


def _peace(pos: Position, sign: str, other: str) -> None:
    """GRA-DIP-02 to 05."""
    seat, partner = pos.seat, int(other)
    pos.dealt.add(partner)
    if sign == "?":
        pos.offers.add((seat, partner))
    elif sign == "+":
        pos.offers.discard((partner, seat))
        pos.peace.add(frozenset((seat, partner)))
    else:
        pos.ending.add((seat, partner))


def _resign(pos: Position) -> None:
    """GRA-END-06."""
    seat = pos.seat
    for unit in [*own_units(pos, seat, "mage"), *own_units(pos, seat)]:
        if unit.tag in pos.units and unit.owner == seat:
            remove(pos, unit.tag)
    for name in own_pieces(pos, seat):
        become_neutral(pos, name)
    pos.declarations = []
    _eliminate(pos, seat)


ACTS: dict[str, Any] = {
    rf"({TAG})-({CELL})": _move,
    rf"({TAG})=([a-z]+)": _build,
    rf"@({CELL})\^": _level,
    rf"@({CELL})\$ship>({CELL})": _hire_ship,
    rf"@({CELL})\$([a-z]+(?::[a-z]+)?)": _hire,
    rf"({TAG})&": _arm,
    rf"({TAG})\*([a-z]+)(?:>(\S+))?": cast,
    rf"({PIECE})!({PIECE})": _declare,
    rf"({TAG})~": remove,
    r"peace([?+-])([1-6])": _peace,
}


# --- reactions, battles, works --------------------------------------------------------------


def _wake_dragons(pos: Position) -> None:
    """GRA-REA-01, GRA-DRA-04."""
    asleep = [u for u in pos.units.values() if u.state == "asleep"]
    found = []
    for dragon in sorted(asleep, key=lambda unit: unit.number):
        there = [n for n in pieces_at(pos, dragon.cell) if unit_kind(n) != "mage"]
        if there:
            found.append(Declaration(dragon.tag, there[0]))
    pos.declarations[:0] = found


def _react(pos: Position, flight: bool) -> Script:
    """GRA-REA-03."""
    players = [seat for seat in pos.seats if seat not in pos.out]
    asked = [s for s in players if s > pos.seat] + [s for s in players if s <= pos.seat]
    passes = number = 0
    while passes < len(asked):
        seat = asked[number % len(asked)]
        number += 1
        choices = reactions(pos, seat, flight)
        answer = yield from ask(seat, "REACT", ["pass", *choices])
        if answer == "pass":
            passes += 1
        else:
            passes = 0
            src, tgt = answer.split("!")
            _declare(pos, src, tgt)


def _battles(pos: Position) -> Script:
    while pos.battle is None:
        pos.battle = form_battle(pos)
        if pos.battle is None:
            return
        yield from fight(pos.battle)
        yield from aftermath(pos, pos.battle)
        pos.battle = None


def _complete(pos: Position, works: list[Work]) -> None:
    """GRA-CMP-01 to 03."""
    for work in works:
        pos.works.remove(work)
        if not work.spoiled:
            _complete_one(pos, work)


def _complete_one(pos: Position, work: Work) -> None:
    if work.kind == "level":
        building = pos.buildings[work.cell]
        top = {"city": pos.params["city_max"], "mine": mine_max(pos, work.cell)}[building.kind]
        if building.level < top:
            building.level += 1
    elif not site_fault(pos, work.kind, work.cell):
        if work.kind == "bridge":
            pos.bridges.add(work.cell)
        else:
            level = 4 if work.kind == "mine" and work.cell in pos.marks else 1
            pos.buildings[work.cell] = Building(work.kind, level, work.owner, act=False)


def _crumble(pos: Position) -> None:
    """GRA-ZOM-06."""
    for tag, unit in [*pos.units.items()]:
        if unit.kind == "zombie" and not unit.controller:
            remove(pos, tag)


# --- flights --------------------------------------------------------------------------------


def _flights(pos: Position) -> Script:
    """GRA-DRA-12."""
    free = [u for u in pos.units.values() if u.state == "free" and u.former_owner == pos.seat]
    for dragon in sorted(free, key=lambda unit: unit.number):
        if dragon.tag in pos.units and dragon.state == "free":
            yield from _fly(pos, dragon)


def _fly(pos: Position, dragon: Unit) -> Script:
    for _ in range(pos.params["dragon_move"]):
        dragon.cell = next_on_way(dragon.cell, dragon.home)
        if dragon.cell == dragon.home:
            fall_asleep(dragon)
            return
        prey = _prey(pos, dragon) if dragon.act else []
        if prey:
            faces = {str(number): 1 for number in range(1, len(prey) + 1)}
            face = yield from draw("PREY", "prey", faces, dragon.tag)
            dragon.act = False
            pos.declarations = [Declaration(dragon.tag, prey[int(face) - 1])]
            yield from _react(pos, flight=True)
            yield from _battles(pos)
            return


def next_on_way(cell: str, home: str) -> str:
    """GRA-DRA-11."""
    (x, y), (hx, hy) = xy(cell), xy(home)
    dx, dy = hx - x, hy - y
    sx, sy = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
    if abs(dx) > abs(dy) > 0:
        sy = 0
    elif abs(dy) > abs(dx) > 0:
        sx = 0
    return cell_at(x + sx, y + sy)


def _prey(pos: Position, dragon: Unit) -> list[str]:
    near = [cell for cell in pos.terrain if distance(cell, dragon.cell) <= 1]
    found = [name for cell in near for name in pieces_at(pos, cell) if name != dragon.tag]
    return in_order(pos, found)


# --- the end --------------------------------------------------------------------------------


def teams_left(pos: Position) -> tuple[int, ...]:
    return tuple(sorted({pos.teams[seat] for seat in pos.seats if seat not in pos.out}))


def _eliminate(pos: Position, seat: int) -> None:
    pos.out.add(seat)
    pos.offers = {offer for offer in pos.offers if seat not in offer}
    pos.ending = {notice for notice in pos.ending if seat not in notice}


def _end_check(pos: Position, teams: tuple[int, ...]) -> None:
    """GRA-END-02 to 05."""
    for seat in pos.seats:
        if seat not in pos.out and not own_pieces(pos, seat):
            _eliminate(pos, seat)
    left = teams_left(pos)
    if not left:
        pos.result = ("draw", teams)
    elif len(left) == 1:
        pos.result = ("win", left)
    elif pos.seat == pos.seats[-1] and pos.year == pos.params["year_limit"]:
        best = max(_rank(pos, team) for team in left)
        winners = tuple(team for team in left if _rank(pos, team) == best)
        pos.result = ("win" if len(winners) == 1 else "draw", winners)
    elif pos.seat == pos.seats[-1]:
        pos.year += 1
        pos.seat = pos.seats[0]
    else:
        pos.seat = pos.seats[pos.seats.index(pos.seat) + 1]


def _rank(pos: Position, team: int) -> tuple[int, int, int]:
    """GRA-END-05."""
    players = [seat for seat in pos.seats if pos.teams[seat] == team]
    income = sum(gross(pos, seat, turmoil=False) - upkeep(pos, seat) for seat in players)
    return team_lands(pos, team), income, sum(pos.coins[seat] for seat in players)


def payoffs(pos: Position) -> dict[int, float]:
    """Return 1 for winners, 0 for losers, one half for those that draw (GRA-END-07)."""
    kind, teams = pos.result or ("", ())
    share = 1.0 if kind == "win" else 0.5
    return {seat: share if pos.teams[seat] in teams else 0.0 for seat in pos.seats}


# --- playing --------------------------------------------------------------------------------


class Game:
    """A position and the question that is open in it; none when the game is over."""

    def __init__(self, pos: Position, begin: str = "start") -> None:
        self.pos = pos
        self.script = course(pos, begin)
        self.question: Question | None = None
        self._go(None)

    def _go(self, answer: str | None) -> None:
        try:
            self.question = self.script.send(answer) if answer else next(self.script)
        except StopIteration:
            self.question = None

    def play(self, text: str) -> None:
        """Answer the open question.

        Raises:
            ValueError: the answer is not allowed.
        """
        if self.refusal(text):
            raise ValueError(f"{text}: {self.refusal(text)}")
        self._go(text)

    def refusal(self, text: str) -> str:
        """Return why an answer is refused, nothing if it is allowed."""
        question = self.question
        if question is None:
            return "GAME_OVER"
        if text in question.choices or (text == "resign" and question.node == "ORDERS"):
            return ""
        if question.node == "ORDERS":
            return fault(self.pos, text) or "OUT_OF_RANGE"
        if question.node == "REACT" and "!" in text:
            return declare_fault(self.pos, question.who, *text.split("!")) or "NO_SUCH_TARGET"
        return "WRONG_NODE"


# --- a position in plain values -------------------------------------------------------------


def summary(game: Game) -> dict[str, str]:
    """Return every field of a position by name, as text; what is nothing is left out."""
    pos, question = game.pos, game.question
    found = {
        "year": str(pos.year),
        "seat": str(pos.seat),
        "node": question.node if question else "OVER",
        "turn": {CHANCE: "chance"}.get(question.who, str(question.who)) if question else "over",
        "out": " ".join(map(str, sorted(pos.out))),
        "next": str(pos.next_tag),
        "bridges": " ".join(sorted(pos.bridges)),
        "turmoil": " ".join(f"{land}:{left}" for land, left in sorted(pos.turmoil.items())),
        "peace": " ".join(
            sorted("-".join(map(str, sorted(pair))) for pair in pos.peace if not pair & pos.out)
        ),
        "notices": " ".join(f"{one}-{two}" for one, two in sorted(pos.ending)),
        "offers": " ".join(f"{one}-{two}" for one, two in sorted(pos.offers)),
        "works": " ".join(sorted(map(_work_text, pos.works))),
        "result": " ".join(str(seat) for seat, share in payoffs(pos).items() if share),
    }
    found["declarations"] = " ".join(
        f"{d.src}!{d.tgt}{' as neutral' if d.as_neutral else ''}" for d in open_declarations(pos)
    )
    for seat in pos.seats:
        found[f"coins {seat}"] = str(pos.coins[seat])
        found[f"income {seat}"] = f"{gross(pos, seat)} - {upkeep(pos, seat)}"
        found[f"lands {seat}"] = " ".join(controlled(pos, seat))
    for tag, unit in pos.units.items():
        found |= {f"{tag}.{name}": value for name, value in _unit_fields(pos, unit).items()}
    for cell, building in pos.buildings.items():
        fields = _building_fields(pos, cell, building)
        found |= {f"@{cell}.{name}": value for name, value in fields.items()}
    if pos.battle is not None:
        found |= battle_fields(pos.battle)
    return {name: value for name, value in found.items() if value}


def _work_text(work: Work) -> str:
    return f"{work.by}={work.kind}@{work.cell}" + (" spoiled" if work.spoiled else "")


def _effects(pos: Position, name: str) -> str:
    found = [f"{kind}/{seat}" for (kind, target), seat in pos.effects.items() if target == name]
    return " ".join(sorted(found))


def _unit_fields(pos: Position, unit: Unit) -> dict[str, str]:
    fields = {"cell": unit.cell, "owner": str(unit.owner or ""), "effects": _effects(pos, unit.tag)}
    fields |= {"mithril": "yes" * unit.mithril, "school": unit.school, "state": unit.state}
    fields |= {"controller": unit.controller, "home": unit.home}
    if unit.owner or unit.state == "free":
        fields["act"] = "yes" * unit.act
    if unit.owner:
        fields |= {"moved": "yes" * unit.moved, "carried": "yes" * unit.carried}
        fields |= {"pinned": "yes" * unit.pinned}
    if unit.state == "free":
        fields["former"] = str(unit.former_owner)
    return fields


def _building_fields(pos: Position, cell: str, building: Building) -> dict[str, str]:
    name = f"@{cell}"
    return {
        "kind": building.kind,
        "level": str(building.level),
        "owner": str(building.owner or ""),
        "act": "yes" * (building.act and building.owner > 0),
        "effects": _effects(pos, name),
        "garrison": f"{strength(pos, name)}{'+' * has_plus(pos, name, False)}",
    }
