"""What lies face down in a battle of `grand` never leaves the server.

A battle is fought twice: the two differ in nothing but how one seat lays its cards. Whoever may not
look at them has to hear the same of both, to the letter, until they are turned up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
import pytest

from tests.server.conftest import House, Json, Page
from tests.server.overhearing import all_told
from voevoda.ai.bot import know
from voevoda.core.dice import Seeded
from voevoda.core.match import Match
from voevoda.core.matchfile import document
from voevoda.games.grand import GAME
from voevoda.server.bots import Question, _Thinker
from voevoda.server.guards import Limits

ALLIES: Json = {
    "id": "allies",
    "seats": [1, 2, 3],
    "terrain": ["FFF", "FFF", "FFF"],
    "lands": ["112", "112", "333"],
    "buildings": [{"kind": "city", "cell": "c3", "owner": 3}],
    "units": [
        {"tag": "1R1", "cell": "a1"},
        {"tag": "1L2", "cell": "a2"},
        {"tag": "2R3", "cell": "b1"},
        {"tag": "2L4", "cell": "b1"},
        {"tag": "3R5", "cell": "b2"},
    ],
    "position": {
        "active": 1,
        "declared": [{"source": "1R1", "target": "2R3"}, {"source": "1L2", "target": "2R3"}],
    },
}
"""Two armies attack two others, and a third player helps these."""


class Battle(NamedTuple):
    """A battle in which a bot lays its cards in one of two ways, and others decide meanwhile."""

    scenario: str | Json
    bot: int
    before: Sequence[str]
    """What the bot does in any case."""
    ways: tuple[Sequence[str], Sequence[str]]
    others: Sequence[tuple[int, str]]
    """Seats and what they decide; all of it is heard."""
    pried: int
    """From which of these on everything is asked for. One more card would turn all up."""


def by(seat: int, *texts: str) -> list[tuple[int, str]]:
    return [(seat, text) for text in texts]


BATTLES = {
    "order and cards": Battle(
        "lords", 0, (), ((">1A1", *"aasdd"), (">1A2", *"sdaas")), by(1, ">2A4", *"asdd"), 1
    ),
    "laid again": Battle(
        "lords", 0, (">1A1", *"dsads"), ((">1A1", "a"), (">1A2", "s")), by(1, ">2A3", *"sdsad"), 6
    ),
    "cards of an ally": Battle(
        ALLIES, 1, ("pass", ">3R5", ">2L4"), ("asdda", "dssad"),
        [*by(0, "end"), *by(2, "3R5!1R1"), *by(0, ">1R1", *"asdsa"), *by(2, *"da")], 8,
    ),
}  # fmt: skip
each_battle = pytest.mark.parametrize("battle", BATTLES.values(), ids=BATTLES)
NAMED = (">1A1", ">1A2", ">2R3", "a", "a+", "d", "2R3!1R1", "take", "resign")
"""What somebody tries out of turn, in the hope of a telling refusal."""


def played(battle: Battle, way: Sequence[str]) -> Match:
    """Return the match when all is laid but the last card of the others."""
    match = Match(GAME, battle.scenario, dice=Seeded(1))
    mine, others = [*battle.before, *way], list(battle.others)
    while mine or others:
        seat = battle.bot if mine and battle.bot in match.waiting else others[0][0]
        match.play(mine.pop(0) if seat == battle.bot else others.pop(0)[1], seat)
    return match


@pytest.fixture
def roomy(new_house: Callable[..., House]) -> House:
    house = new_house(limits=Limits(messages=(1e6, 10**6)))
    house.bots.ranking = (("a", 0.25),)
    return house


def wait(page: Page, bot: int) -> None:
    """Hear the bot out, and sit down before the page."""
    while bot in page.table["waiting"]:
        page.hear()
    if page.table["covered"]:
        page.lift()


def pry(page: Page, seat: int, bot: int) -> None:
    """Ask for all that a table can be asked for."""
    at = page.table["step"]
    for text in NAMED:
        assert page.act(text, seat=bot)["type"] == "refused"
        page.ask(type="odds", id=1, step=at, seat=seat, plan=[text])
    assert page.ask(type="look", id=2, at=0)["type"] == "refused"
    for line in page.table["legal"]:
        page.ask(type="odds", id=3, step=at, seat=seat, plan=[line["text"]])
    page.ask(type="hint", id=4, step=at, seat=seat)
    page.ask(type="sync")


def overheard(house: House, battle: Battle, way: Sequence[str]) -> str:
    """Return all that the others, a spectator and a late one hear."""
    house.bots.answers = [*battle.before, *way]
    seats = [None] * (3 if battle.scenario is ALLIES else 2)
    key = house.new_table(
        "grand", scenario=battle.scenario, seed=4,
        seats=["told" if seat == battle.bot else None for seat in range(len(seats))],
    )  # fmt: skip
    page = house.page(key)
    wait(page, battle.bot)
    watcher = house.page(key, None)
    for number, (seat, text) in enumerate(battle.others):
        wait(page, battle.bot)
        if number >= battle.pried:
            pry(page, seat, battle.bot)
        assert page.act(text, seat=seat)["type"] == "done", text
        if number >= battle.pried:
            page.take_back()
            wait(page, battle.bot)
            page.act(text, seat=seat)
    wait(page, battle.bot)
    pry(page, battle.others[-1][0], battle.bot)
    assert house.bots.answers == [] and page.table["view"]["battle"]["winner"] is None
    return all_told(house, page, watcher)


@each_battle
def test_nobody_else_hears_what_lies_face_down(roomy: House, battle: Battle) -> None:
    one, two = (overheard(roomy, battle, way) for way in battle.ways)
    assert one == two
    assert "grand-event-laid-out" in one


@each_battle
def test_who_lays_the_cards_sees_them(battle: Battle) -> None:
    """So the test above does compare what differs."""
    one, two = (played(battle, way) for way in battle.ways)
    assert one.view(battle.bot) != two.view(battle.bot)
    assert one.state != two.state
    for seat in {seat for seat, _ in battle.others}:
        assert one.view(seat) == two.view(seat)
        assert one.game.board(one.world, one.state, seat) == two.game.board(
            two.world, two.state, seat
        )
        assert one.game.moment(one.world, one.state, seat) == two.game.moment(
            two.world, two.state, seat
        )


@each_battle
def test_a_guess_comes_from_what_the_seat_knows(battle: Battle) -> None:
    one, two = (played(battle, way) for way in battle.ways)
    seat, guesses = battle.others[-1][0], set()
    for seed in range(40):
        states = [know(match, seat, seed).state for match in (one, two)]
        assert states[0] == states[1]
        guesses.add(states[0].digest(one.compiled_sizes))
    assert len(guesses) > 1


@each_battle
def test_a_hint_comes_from_what_the_seat_knows(battle: Battle) -> None:
    told = []
    for way in battle.ways:
        match = played(battle, way)
        question = Question("grand", msgspec.json.encode(document(match)), match.turn, "greedy", 5)
        told.append(_Thinker("grand", {}).answer(question))
    assert told[0] == told[1] and told[0].ranked


def test_who_leaves_a_battle_has_his_cards_laid_by_a_bot(roomy: House) -> None:
    """The default that the protocol names; the others lay theirs meanwhile, and hear nothing."""
    page = roomy.page(roomy.new_table("grand", scenario=ALLIES, seed=4))
    for text in ("end", "3R5!1R1", "pass", ">1R1", ">3R5", ">2L4", "a"):
        wait(page, -1)
        assert page.act(text)["type"] == "done", text
    roomy.bots.answers = ["s", "d", "a"]
    assert page.end("resign", 2)["type"] == "done"
    assert page.table["conceded"] == [2] and page.table["result"] is None
    for text in ("s", "d", "a", "s", *"ddaas"):
        wait(page, 2)
        assert page.act(text)["type"] == "done", text
    while page.table["waiting"] == [2]:
        page.hear()
    wait(page, -1)
    said = {event["id"] for step in page.table["log"] for event in step["events"]}
    assert {"grand-event-rows-formed", "grand-event-duel"} <= said
    assert {question.bot for question in roomy.bots.questions} == {"greedy"}
    assert [question.seat for question in roomy.bots.questions[:3]] == [2, 2, 2]
