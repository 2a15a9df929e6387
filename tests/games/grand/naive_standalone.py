"""Battles without a map, as the naive rules of `grand` have them, and their exact value.

An army is a strength and whether it has advantage; `4 3+` is a side of two.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import permutations, product

import numpy as np
from scipy.optimize import linprog

from tests.games.grand.naive_fight import Layout, Question, Script, battle_fields, fight, turn_up
from tests.games.grand.naive_state import Battle

Army = tuple[int, bool]
Kinds = tuple[tuple[str, str], ...]


def armies_of(text: str) -> list[Army]:
    """Return the armies of a side written as `4 3+`."""
    return [(int(word.rstrip("+")), word.endswith("+")) for word in text.split()]


@dataclass
class Match:
    """A match of several battles, in which the seats change roles (GRA-BAT-05)."""

    att: list[Army]
    deff: list[Army]
    payoff: str = "wdl"
    rounds: int = 1
    row_width: int = 3
    score: dict[int, Fraction] = field(default_factory=lambda: {1: Fraction(0), 2: Fraction(0)})
    fought: int = 0
    battle: Battle | None = None
    result: str = ""

    def __post_init__(self) -> None:
        self.script = self._course()
        self.question: Question | None = next(self.script)

    def play(self, text: str) -> None:
        """Answer the open question.

        Raises:
            ValueError: the answer is not among the choices.
        """
        if self.question is None or text not in self.question.choices:
            raise ValueError(text)
        try:
            self.question = self.script.send(text)
        except StopIteration:
            self.question = None

    def summary(self) -> dict[str, str]:
        """Return what there is to say, as text by name."""
        if self.question is None or self.battle is None:
            return {"result": self.result}
        found = {"node": self.question.node, "turn": str(self.question.who)}
        found |= battle_fields(self.battle)
        return {name: value for name, value in found.items() if value}

    def _course(self) -> Script:
        for number in range(self.rounds):
            attacker = 1 + number % 2
            self.battle = self._battle(attacker, 3 - attacker)
            yield from fight(self.battle)
            self.fought += 1
            gain = self._gain(self.battle)
            self.score[attacker] += gain
            self.score[3 - attacker] -= gain
        lead = self.score[1]
        self.result = "1 2" if lead == 0 else "1" if lead > 0 else "2"

    def _battle(self, attacker: int, defender: int) -> Battle:
        names = [f"{attacker}A{n + 1}" for n in range(len(self.att))]
        others = [f"{defender}A{n + 1 + len(self.att)}" for n in range(len(self.deff))]
        armies = dict(zip(names + others, self.att + self.deff, strict=True))
        return Battle(
            att=names,
            deff=others,
            count={name: army[0] for name, army in armies.items()},
            plus={name: army[1] for name, army in armies.items()},
            owner={name: int(name[0]) for name in armies},
            commander={"att": attacker, "def": defender},
            row_width=self.row_width,
        )

    def _gain(self, battle: Battle) -> Fraction:
        alive = [
            [army for name, army in zip(names, armies, strict=True) if battle.left[name]]
            for names, armies in ((battle.att, self.att), (battle.deff, self.deff))
        ]
        return gain(self.payoff, self.att, self.deff, alive[0], alive[1])


def gain(
    payoff: str, att: list[Army], deff: list[Army], left: list[Army], others: list[Army]
) -> Fraction:
    """Return what a battle with these survivors gives the attacker (GRA-BAT-03, GRA-BAT-04)."""
    if payoff == "wdl":
        return Fraction(bool(left) - bool(others))
    return _share(left, att) - _share(others, deff)


def _share(alive: list[Army], everybody: list[Army]) -> Fraction:
    return Fraction(sum(army[0] for army in alive), sum(army[0] for army in everybody))


# --- the exact value (GRA-SOL) --------------------------------------------------------------


@dataclass
class Solver:
    """Backward induction over the surviving cards, a matrix game for every pass."""

    att: list[Army]
    deff: list[Army]
    payoff: str = "wdl"
    known: dict[tuple[Kinds, Kinds], float] = field(default_factory=dict)

    def value(self) -> float:
        """Return what the attackers gain if both play well."""
        return self._matrix([*_first(self.att, "A")], [*_first(self.deff, "D")])

    def _matrix(self, rows: list[Layout], columns: list[Layout]) -> float:
        return matrix_value(
            np.array([[self._after(row, column) for column in columns] for row in rows])
        )

    def _after(self, row: Layout, column: Layout) -> float:
        plus = {f"A{n}": army[1] for n, army in enumerate(self.att)}
        plus |= {f"D{n}": army[1] for n, army in enumerate(self.deff)}
        left, others = turn_up(row, column, plus, 3)
        key = tuple(sorted(left)), tuple(sorted(others))
        if key not in self.known:
            self.known[key] = self._ahead(*key)
        return self.known[key]

    def _ahead(self, left: Kinds, others: Kinds) -> float:
        if left and others:
            return self._matrix([*_again(left)], [*_again(others)])
        alive = [self.att[n] for n in sorted({int(name[1:]) for name, _ in left})]
        against = [self.deff[n] for n in sorted({int(name[1:]) for name, _ in others})]
        return float(gain(self.payoff, self.att, self.deff, alive, against))


def _first(armies: list[Army], letter: str) -> Iterator[Layout]:
    for order in permutations(range(len(armies))):
        names = [f"{letter}{n}" for n in order for _ in range(armies[n][0])]
        for orders in product("asd", repeat=len(names)):
            yield [*zip(names, orders, strict=True)]


def _again(cards: Kinds) -> Iterator[Layout]:
    """GRA-SOL-02: the cards of an army stay together."""
    names = sorted({name for name, _ in cards})
    for order in permutations(names):
        blocks = [
            sorted({*permutations([card for card in cards if card[0] == name])}) for name in order
        ]
        for chosen in product(*blocks):
            yield [card for block in chosen for card in block]


def matrix_value(matrix: np.ndarray[tuple[int, int], np.dtype[np.float64]]) -> float:
    """Return the value of a matrix game for the chooser of the row (GRA-SOL-05)."""
    least, most = matrix.min(axis=1).max(), matrix.max(axis=0).min()
    if least == most:
        return float(least)
    rows, columns = matrix.shape
    found = linprog(
        [*[0.0] * rows, -1.0],
        A_ub=np.hstack([-matrix.T, np.ones((columns, 1))]),
        b_ub=np.zeros(columns),
        A_eq=[[*[1.0] * rows, 0.0]],
        b_eq=[1.0],
        bounds=[*[(0, None)] * rows, (None, None)],
    )
    return -float(found.fun)
