"""Stand-alone battles as the engine fights them, beside their exact solution."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest

from voevoda.core.actions import Code
from voevoda.core.dice import Random
from voevoda.core.events import RECORDING, Event, Log
from voevoda.games.grand.actions import arrange, give_order
from voevoda.games.grand.battle_bot import LEVELS, LOT, MIX, REPLY, battle_now, next_of_layout
from voevoda.games.grand.battles import Battle, battle_of, members_of, read_layout, sides_of
from voevoda.games.grand.events import EVENTS, Arranged, OrderGiven, RoundScored
from voevoda.games.grand.layouts import ORDERS as LETTERS
from voevoda.games.grand.layouts import layouts_of, most_of
from voevoda.games.grand.layouts import reveal as turned_up
from voevoda.games.grand.records import ATT, CARDS, DEF, GAME_OVER, ORDERS, State
from voevoda.games.grand.records import Battle as OnTable
from voevoda.games.grand.rules import go_on
from voevoda.games.grand.rules.layout import lay_out, list_layout, refuse_layout, step_layout
from voevoda.games.grand.rules.orders import NO_FIGHTER, end_of, first_of
from voevoda.games.grand.rules.pieces import SEAT_MASK
from voevoda.games.grand.rules.reveal import reveal
from voevoda.games.grand.rules.secrecy import guess_layout, layout_waiting
from voevoda.games.grand.scenarios import SHELF, set_up
from voevoda.games.grand.setups import ArmySetup, Scenario
from voevoda.games.grand.solver import solve

rule = pytest.mark.rule
VALUES = {
    "spears": Fraction(0),
    "walls": Fraction(0),
    "lords": Fraction(0),
    "hunt": Fraction(7, 18),
    "brothers": Fraction(2, 3),
}


class Table:
    """A stand-alone battle on the table."""

    def __init__(self, made: Scenario, **params: int | str) -> None:
        self.world, self.state, self.opening = set_up(made, params)
        self.log = Log.new()
        self.log.mode = RECORDING

    def choices(self) -> list[Code]:
        buffer = [0] * 64
        return buffer[: list_layout(self.world, self.state, buffer)]

    def play(self, code: Code) -> list[Event]:
        self.log.count = 0
        step_layout(self.world, self.state, self.log, code)
        go_on(self.world, self.state, self.log)
        return EVENTS.read(self.log)

    def lay(self, *layouts: str) -> list[Event]:
        """Lay whole layouts of sides with one army each, the attackers' first."""
        happened: list[Event] = []
        for letter in "".join(layouts):
            happened += self.play(give_order(ORDERS.index(letter)))
        return happened

    @property
    def over(self) -> bool:
        return bool(self.state.node == GAME_OVER)


def made(attackers: str, defenders: str, **params: int | str) -> Table:
    sides = [
        tuple(ArmySetup(int(army[0]), army.endswith("+")) for army in side.split(","))
        for side in (attackers, defenders)
    ]
    tried = Scenario("tried", attackers=sides[0], defenders=sides[1])
    return Table(SHELF.find(tried), **{"rounds": 1, **params})


def tables(count: int) -> Iterator[tuple[Table, random.Random]]:
    """Small battles of all kinds, each with luck of its own."""
    luck = random.Random(7)
    for number in range(count):
        sides = []
        for _ in range(2):
            armies = [luck.choice(("1", "2", "3", "1+", "2+")) for _ in range(luck.randint(1, 3))]
            sides.append(",".join(armies))
        yield made(*sides, payoff=("wdl", "survivors")[number % 2]), luck


@rule("GRA-BAT-01", "GRA-SOL-10")
@pytest.mark.parametrize(("name", "value"), VALUES.items())
def test_shipped_battles_have_the_value_of_the_rules(name: str, value: Fraction) -> None:
    world = set_up(SHELF.shipped[name], {}).world
    assert solve(battle_of(world)).value == pytest.approx(float(value), abs=1e-9)


@rule("GRA-ROW-04", "GRA-ROW-06", "GRA-SOL-03")
def test_the_engine_and_the_solver_turn_up_the_same() -> None:
    rounds = Counter[int]()
    for table, luck in tables(150):
        while not table.over:
            battle = battle_now(table.world, table.state)
            laid, code = table.state, 0
            while not table.over and table.state.battle.round == laid.battle.round:
                laid, code = table.state.copy(), luck.choice(table.choices())
                table.play(code)
            step_layout(table.world, laid, Log.new(), code)
            lay_out(table.world, laid, Log.new())
            foretold = survivors(battle, laid.battle)
            reveal(table.world, laid, Log.new())
            assert [living(laid.battle, side) for side in (ATT, DEF)] == foretold
            rounds[int(laid.battle.round)] += 1
    assert rounds[1] > 100 and rounds[2] > 50 and rounds[3] > 0


Cards = Counter[tuple[int, ...]]
"""How many pieces a side has with each set of living cards."""


def living(table: OnTable, side: int) -> Cards:
    found = Cards()
    for fighter in range(first_of(table, side), end_of(table, side)):
        left = table.cards[fighter * CARDS : fighter * CARDS + table.left[fighter]]
        plain = tuple(left.count(ORDERS.index(letter)) for letter in LETTERS)
        none = (0,) * len(LETTERS)
        if left:
            found[(*none, *plain) if table.plus[fighter] else (*plain, *none)] += 1
    return found


def survivors(battle: Battle, table: OnTable) -> list[Cards]:
    """Return what the solver leaves of the layouts on the table."""
    sides = [layouts_of(side) for side in sides_of(battle)]
    laid = [
        sides[side].take(members_of(pieces, sides[side], read_layout(text_of(table, side))))
        for side, pieces in ((ATT, battle.attackers), (DEF, battle.defenders))
    ]
    numbers = turned_up(laid[ATT], laid[DEF], battle.row_width)
    return [
        Cards(most_of(block) for block in laid[side].left(int(numbers[side][0, 0])).blocks)
        for side in (ATT, DEF)
    ]


def text_of(table: OnTable, side: int) -> str:
    """Return the layout of a side in the solver's writing."""
    first, text = first_of(table, side), []
    for fighter in table.sequence[first : end_of(table, side)]:
        if fighter != NO_FIGHTER:
            cards = table.cards[fighter * CARDS : fighter * CARDS + table.left[fighter]]
            text.append(f"{fighter - first + 1}:" + "".join(ORDERS[card] for card in cards))
    return " ".join(text)


@rule("GRA-BAT-02", "GRA-BAT-05")
def test_roles_change_from_round_to_round() -> None:
    table = made("1", "1", rounds=2)
    first = table.lay("a", "s")  # seat 1 attacks and wins
    second = table.lay("d", "s")  # seat 2 attacks and loses
    scored = [e for e in [*first, *second] if isinstance(e, RoundScored)]
    assert [(e.attacker, e.points) for e in scored] == [(1, 1), (2, 1)]
    assert table.over and (table.state.score, table.state.won) == (2, 0b01)


@rule("GRA-BAT-03", "GRA-BAT-05")
def test_equal_totals_are_a_draw() -> None:
    table = made("1", "1", rounds=2)
    table.lay("a", "s")
    table.lay("a", "s")
    assert table.over and (table.state.score, table.state.won) == (0, 0b11)


@rule("GRA-BAT-04")
def test_survivors_are_counted_by_strength() -> None:
    table = made("2,1", "1", payoff="survivors")
    tags = [int(tag) for tag in table.state.battle.tag[:2]]
    table.play(arrange(tags[1]))
    scored = [e for e in table.lay("s", "aa", "a") if isinstance(e, RoundScored)]
    assert [(e.points, e.whole) for e in scored] == [(2, 3)]  # `a` beats `s` and falls with `a`


@rule("GRA-ROW-01", "GRA-ORD-02", "GRA-BAT-06")
def test_nobody_is_told_what_the_other_lays() -> None:
    for table, luck in tables(20):
        while not table.over:
            for event in table.play(luck.choice(table.choices())):
                if isinstance(event, Arranged | OrderGiven):
                    assert event.watchers == 1 << (event.piece & SEAT_MASK)


@rule("GRA-BAT-06")
def test_a_guess_changes_only_what_lies_hidden() -> None:
    changed = 0
    for table, luck in tables(60):
        while not table.over:
            choices = table.choices()
            for place in (0, 1):
                guessed, random_ = table.state.copy(), Random.new()
                random_.seed = luck.getrandbits(30)
                guess_layout(table.world, guessed, place, random_)
                changed += guessed != table.state
                assert layout_waiting(table.world, guessed) == layout_waiting(
                    table.world, table.state
                )
                assert own(table, guessed, place) == own(table, table.state, place)
                if place == table.world.place[table.state.asked]:
                    kept, table.state = table.state, guessed
                    assert table.choices() == choices
                    table.state = kept
            table.play(luck.choice(choices))
    assert changed > 100


def own(table: Table, state: State, place: int) -> list[list[int]]:
    """Return all that a seat has laid, and what everybody knows."""
    battle, seat = state.battle, table.world.number[place]
    mine = [f for f in range(battle.count) if battle.owner[f] == seat]
    sequence = [f for f in battle.sequence[: battle.count] if f in mine]
    cards = [battle.cards[f * CARDS : (f + 1) * CARDS] for f in mine]
    public = [int(state.node), int(state.asked), int(battle.placed), int(battle.given)]
    return [sequence, *cards, battle.left[: battle.count], public]


@rule("GRA-BAT-07")
def test_both_seats_may_lay_out_at_once() -> None:
    table = made("2", "2,1")
    assert layout_waiting(table.world, table.state) == 0b11
    table.play(table.choices()[0])  # the defender arranges two armies
    assert layout_waiting(table.world, table.state) == 0b11
    table.lay("as")
    assert layout_waiting(table.world, table.state) == 0b10


@rule("GRA-SOL-11")
@pytest.mark.parametrize("sides", [("5", "4"), ("3", "1+"), ("4", "2,1")])
def test_the_optimal_mix_wins_where_victory_is_certain(sides: tuple[str, str]) -> None:
    for seed in range(20):
        assert fight(made(*sides), (MIX, LOT), seed) == 1


@pytest.mark.parametrize("levels", [(a, b) for a in LEVELS for b in LEVELS])
def test_every_level_finishes_every_battle(levels: tuple[str, str]) -> None:
    for number, (table, _) in enumerate(tables(12)):
        fight(table, levels, number)
        assert table.over


def test_a_reply_to_lots_beats_lots() -> None:
    results = [fight(made("3", "2+"), (REPLY, LOT), seed) for seed in range(200)]
    assert sum(results) / len(results) == pytest.approx(1 / 3, abs=0.2)  # 13.3: 67 % won


def fight(table: Table, levels: tuple[str, str], seed: int) -> int:
    """Let two bots fight it out; return the lead of the first seat."""
    luck, lots = Random.new(), random.Random(seed)
    luck.seed = seed
    while not table.over:
        place = int(table.world.place[table.state.asked])
        code = next_of_layout(table.world, table.state, levels[place], luck)
        choices = table.choices()
        assert code is None or code in choices
        assert all(refuse_layout(table.world, table.state, each) == 0 for each in choices)
        table.play(lots.choice(choices) if code is None else code)
    return int(table.state.score)
