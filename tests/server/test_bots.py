"""Bots at the table, and the processes that they think in."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from tests.server.conftest import House
from voevoda.ai.bot import Bot, make_bot
from voevoda.core.game import Game
from voevoda.core.match import Match, SeatEntry
from voevoda.core.matchfile import document
from voevoda.server import bots as server_bots
from voevoda.server.bots import BotFailedError, ProcessBots, Question, size_of


def test_each_step_of_a_bot_is_told_by_itself(house: House) -> None:
    house.bots.answers = ["DASH 3", "LAND"]
    page = house.page(house.new_table(seats=[None, "told"]))
    page.act("WALK")
    assert page.table["thinking"] == 1 and page.table["legal"] == []
    assert [page.hear()["log"][-1]["text"] for _ in range(2)] == ["DASH 3", "LAND"]
    assert page.table["waiting"] == [0] and page.table["thinking"] is None


def test_a_bot_is_asked_with_the_match_file(house: House) -> None:
    house.bots.answers = ["WALK"]
    page = house.page(house.new_table(seats=[None, "told"]))
    page.act("DASH 1 LAND")
    page.hear()
    (question,) = house.bots.questions
    assert (question.game, question.seat, question.bot) == ("race", 1, "told")
    assert json.loads(question.record)["steps"] == ["DASH 1", "LAND"]


@pytest.mark.parametrize("answers", [[], ["DASH 9"], ["FLY"], ["ROLL d4=4"]])
def test_a_bot_that_fails_is_replaced_by_the_first_legal_action(
    house: House, answers: list[str]
) -> None:
    house.bots.answers = answers
    page = house.page(house.new_table(seats=[None, "told"]))
    page.act("WALK")
    table = page.hear()
    assert table["log"][-1]["text"] == "WALK" and table["waiting"] == [0]
    assert table["notice"] == {
        "id": "server-bot-failed", "args": {"bot": "told"}, "rule": None,
    }  # fmt: skip
    assert page.ask(type="sync")["notice"] is None


def test_a_persons_step_behind_a_bots_cannot_be_taken_back(house: House) -> None:
    house.bots.answers = ["WALK"]
    page = house.page(house.new_table(seats=[None, "told"]))
    page.act("WALK")
    page.hear()
    assert page.take_back()["reason"]["id"] == "undo-other-seat"


def test_bots_begin_when_somebody_comes_and_play_to_the_end(house: House) -> None:
    house.bots.answers = ["WALK"] * 9
    key = house.new_table(seats=["told", "told"], params={"goal": 5})
    assert house.bots.questions == []
    page = house.page(key)
    while not page.table["result"]:
        page.hear()
    assert page.table["step"] == 9 and page.table["result"]["winners"] == [0]
    assert page.table["seat"] is None


def test_a_bot_that_is_not_known_is_named(house: House) -> None:
    answer = house.client.post("/api/tables", json={"game": "race", "seats": ["nobody"]})
    assert answer.status_code == 404
    assert answer.json()["reason"]["args"] == {"name": "nobody", "known": "told"}


def question(steps: int = 0, bot: str = "random") -> Question:
    match = Match("cities", seats=[SeatEntry("A", bot)])
    for _ in range(steps):
        match.play(match.legal_actions()[0])
    return Question("cities", msgspec.json.encode(document(match)), match.turn, bot)


def asked(bots: ProcessBots, ask: Callable[[], Awaitable[object]]) -> None:
    async def run() -> None:
        try:
            await ask()
        finally:
            bots.close()

    asyncio.run(run())


def test_a_bot_in_a_process_of_its_own_answers() -> None:
    bots = ProcessBots(compiles=False)
    assert "random" in bots.names()

    async def ask() -> None:
        for steps in (0, 2, 1):  # on, and back again
            put = question(steps)
            text = await bots.decide(put)
            match = Match("cities")
            for _ in range(steps):
                match.play(match.legal_actions()[0])
            assert match.play_line(text)
        with pytest.raises(BotFailedError, match="bot-unknown"):
            await bots.decide(question(bot="nobody"))
        assert not bots.is_warming("cities")

    asked(bots, ask)


def test_the_best_actions_are_ranked_in_a_process_of_its_own() -> None:
    bots = ProcessBots(compiles=False)

    async def ask() -> None:
        put = msgspec.structs.replace(question(bot="greedy"), best=3)
        ranked = await bots.rank(put)
        values = [value for _, value in ranked]
        assert len(ranked) == 3 and values == sorted(values, reverse=True)
        match = Match("cities")
        for text, value in ranked:
            assert match.play_line(text) and -1 <= value <= 1
            match.undo()
        with pytest.raises(BotFailedError):
            await bots.rank(msgspec.structs.replace(put, record=b"{}"))

    asked(bots, ask)


def test_a_bot_that_hangs_is_ended_and_the_next_question_starts_anew() -> None:
    bots = ProcessBots(decision_s=0, compiles=False)

    async def ask() -> None:
        with pytest.raises(BotFailedError, match="no answer within 0 s"):
            await bots.decide(question())
        bots._decision_s = 60
        assert await bots.decide(question())

    asked(bots, ask)


def test_what_takes_too_long_in_plain_rules_waits_for_compiled_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bots = ProcessBots(decision_s=0)

    async def change_over(game: str, samples: server_bots.Samples) -> bool:
        while bots._processes:  # until the first question has failed
            await asyncio.sleep(0)
        bots._decision_s = 60
        return True

    monkeypatch.setattr(bots, "_change_over", change_over)

    async def ask() -> None:
        bots.prepare(Match("cities"))
        assert await bots.decide(question())

    asked(bots, ask)


def test_a_process_that_dies_is_noticed() -> None:
    bots = ProcessBots(compiles=False)

    async def ask() -> None:
        assert await bots.decide(question())
        bots._processes["cities"]._process.kill()
        with pytest.raises(BotFailedError, match="has ended"):
            await bots.decide(question())
        assert await bots.decide(question())

    asked(bots, ask)


@pytest.mark.slow
def test_bots_change_over_to_compiled_rules_when_these_are_ready() -> None:
    bots = ProcessBots(decision_s=60)
    heard: list[str] = []
    bots.listen(heard.append)

    async def ask() -> None:
        bots.prepare(Match("cities"))
        assert bots.is_warming("cities")
        assert await bots.decide(question(bot="greedy"))
        await bots._warming["cities"]
        assert not bots.is_warming("cities")
        assert heard == ["cities"] and bots._processes["cities"].compiled
        assert await bots.decide(question(bot="greedy"))

    asked(bots, ask)


def test_tables_of_another_size_are_thought_about_in_plain_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked_for: list[bool] = []

    def make(name: str, game: Game, seed: int, compiled: bool) -> Bot:
        asked_for.append(compiled)
        return make_bot(name, game, seed)

    monkeypatch.setattr(server_bots, "make_bot", make)
    monkeypatch.setattr(server_bots._Thinker, "_compile", lambda self, samples: None)
    small, large = (Match("wizardrimort", name) for name in ("wiz_milestone", "wiz_allod"))
    thinker = server_bots._Thinker("wizardrimort", {size_of(small): b""})
    for match in (small, large):
        put = Question("wizardrimort", msgspec.json.encode(document(match)), match.turn, "greedy")
        assert thinker.answer(put).error is None
    assert asked_for == [True, False]


def test_each_size_of_table_is_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[set[server_bots.Size]] = []

    async def change_over(game: str, samples: server_bots.Samples) -> bool:
        compiled.append(set(samples))
        return True

    bots = ProcessBots()
    monkeypatch.setattr(bots, "_change_over", change_over)
    small, large, again = (
        Match("wizardrimort", name) for name in ("wiz_milestone", "wiz_allod", "wiz_plague")
    )

    async def ask() -> None:
        bots.prepare(small)
        bots.prepare(large)
        await bots._warming["wizardrimort"]
        bots.prepare(again)
        assert not bots.is_warming("wizardrimort")
        bots.prepare(Match("wizardrimort", "wiz_two_crowns"))
        await bots._warming["wizardrimort"]

    asked(bots, ask)
    assert [len(sizes) for sizes in compiled] == [2, 3]
    assert {size_of(small), size_of(large)} == compiled[0] < compiled[1]
