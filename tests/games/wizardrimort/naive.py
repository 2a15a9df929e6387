"""The rules of `wizardrimort` written a second time, as plainly as possible.

This is a witness, not an engine: it shares no code with the product, cares for nothing but being
easy to check against the rulebook, and is slow. The table is a mutable dataclass; the course of
the game is a generator that yields a question wherever somebody decides or a die is thrown, and is
sent the answer, a line of the notation (`AT A1+A2 > B1`, `d a4`).
"""

from __future__ import annotations

from tests.games.wizardrimort.naive_acts import prepare
from tests.games.wizardrimort.naive_asking import Question, Script
from tests.games.wizardrimort.naive_geometry import Disc
from tests.games.wizardrimort.naive_reactions import check_reaction
from tests.games.wizardrimort.naive_setup import check_setup, next_game, set_up
from tests.games.wizardrimort.naive_space import seal_all
from tests.games.wizardrimort.naive_state import Body, GameOver, Position, Refused, Unit, spirits
from tests.games.wizardrimort.naive_turns import check_swap, take_turn


def course(pos: Position, begin: str) -> Script:
    """Play until the match is over, from the set-up, or from a point of a turn."""
    while True:
        try:
            if begin == "setup":
                yield from set_up(pos)
                begin = "start"
            seal_all(pos)
            while True:
                yield from take_turn(pos, begin)
                begin = "start"
        except GameOver:
            if not next_game(pos):
                return
            begin = "setup"


class Game:
    """A match: its table, and what it waits for."""

    def __init__(self, pos: Position, begin: str = "setup") -> None:
        """Take a table; `begin` is setup, start or act."""
        self.pos = pos
        self._course = course(pos, begin)
        self.question: Question | None = next(self._course, None)

    def play(self, text: str) -> None:
        """Carry out a decision or an outcome; raises ValueError if it is refused."""
        if fault := self.refusal(text):
            raise ValueError(fault)
        try:
            self.question = self._course.send(text)
        except StopIteration:
            self.question = None

    def refusal(self, text: str) -> str:
        """Return the code of the reason why an answer is refused, or nothing."""
        question = self.question
        if question is None:
            return "GAME_OVER"
        try:
            if question.node == "CONVERT" and text != "CV none":
                check_swap(self.pos, text)
                return ""
            if question.choices is not None:
                return "" if text in question.choices else "NOT_YOUR_DECISION"
            if question.node == "REACTION":
                able = [self.pos.units[name] for name in question.subject.split("+")]
                check_reaction(self.pos, able, text)
            elif question.node in ("DEPLOY", "TERRAIN"):
                check_setup(self.pos, question, text)
            elif text != "EN":
                prepare(self.pos, text)
        except Refused as refused:
            return str(refused)
        return ""


# --- summaries ------------------------------------------------------------------------------


def summary(game: Game) -> dict[str, str]:
    """Return every field of the position that is not nothing, as texts."""
    pos, question = game.pos, game.question
    fields: dict[str, object] = {
        "node": question.node if question else "OVER",
        "turn": str(question.who) if question else "",
        "round": pos.round,
        "slot": pos.slot,
        "game": pos.game,
        "first": pos.first,
        "armed": pos.armed,
        "hold": pos.hold,
        "bank": pos.bank,
        "sieged": pos.sieged,
        "hero": pos.hero,
        "result": pos.result,
        "why": pos.why,
    }
    for letter, side in pos.sides.items():
        for name in ("coins", "pool", "crystal", "castle", "start_size", "wins"):
            fields[f"{letter}.{name}"] = getattr(side, name)
        fields[f"{letter}.spirits"] = spirits(pos, letter)
    for n, seat in enumerate(pos.seats):
        for name in ("wp", "ap", "tp", "conversions", "hired", "credit"):
            fields[f"{n}.{name}"] = getattr(seat, name)
        for name in ("penalty", "interrupted", "declined"):
            fields[f"{n}.{name}"] = "yes" if getattr(seat, name) else ""
        fields[f"{n}.used"] = names(seat.used)
    for unit in pos.units.values():
        if unit.on_table:
            fields |= {f"{unit.id}.{name}": value for name, value in of_unit(unit).items()}
    for body in pos.bodies.values():
        fields |= {f"{body.id}.{name}": value for name, value in of_body(body).items()}
    nothing = ("", 0, "none")
    return {name: str(value) for name, value in fields.items() if value not in nothing}


def names(units: set[str]) -> str:
    return "+".join(sorted(units, key=lambda name: (name[0], int(name[1:]))))


def of_unit(unit: Unit) -> dict[str, object]:
    return {
        "seat": f"{unit.seat}",
        "is": f"{unit.cls} {unit.faction} {'living' if unit.living else 'skeleton'}",
        "at": f"{unit.x},{unit.y}" + (f",{unit.z}" if unit.z else ""),
        "face": "{},{}".format(*unit.face),
        "mercenary": "yes" if unit.mercenary else "",
        "sealed": "yes" if unit.sealed else "",
        "start": "{},{}".format(*unit.start),
        "path": unit.path,
        "descended": "yes" if unit.descended else "",
        "pushed": "yes" if unit.pushed else "",
        "seen": names(unit.seen),
        "attacks": unit.attacks,
    }


def of_body(body: Body) -> dict[str, object]:
    shape = body.shape
    if isinstance(shape, Disc):
        place = f"{shape.x},{shape.y} r{shape.radius}"
    else:
        place = f"{shape.x0},{shape.y0}-{shape.x1},{shape.y1}"
    return {
        "is": f"{body.kind} {body.zb}-{body.zt}",
        "at": place,
        "hp": body.hp,
        "side": body.side,
        "castle": body.castle,
        "shots": body.shots,
        "moved": "yes" if body.moved else "",
    }
