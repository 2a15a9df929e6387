"""A server in this process, with toy games, and pages that sit at its tables."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from tests.games.toys import orders
from tests.server import drill, toy
from voevoda.core import registry
from voevoda.core.match import Match
from voevoda.server.app import create_app
from voevoda.server.bots import BotFailedError, Question, Ranking
from voevoda.server.guards import Limits
from voevoda.server.store import Store

Json = dict[str, Any]


class BotsInPlace:
    """Bots that answer at once, with what they were told to say."""

    def __init__(self) -> None:
        self.answers: list[str] = []
        self.ranking: Ranking | None = None
        self.warming: set[str] = set()
        self.listeners: list[Callable[[str], None]] = []
        self.questions: list[Question] = []

    def names(self) -> tuple[str, ...]:
        return ("told",)

    def prepare(self, match: Match) -> None:
        """There is nothing to get ready."""

    def is_warming(self, game: str) -> bool:
        return game in self.warming

    def listen(self, when_warm: Callable[[str], None]) -> None:
        self.listeners.append(when_warm)

    def warm_up(self, game: str) -> None:
        self.warming.discard(game)
        for listener in self.listeners:
            listener(game)

    async def decide(self, question: Question) -> str:
        self.questions.append(question)
        if not self.answers:
            raise BotFailedError("nothing left to say")
        return self.answers.pop(0)

    async def rank(self, question: Question) -> Ranking:
        self.questions.append(question)
        if self.ranking is None:
            raise BotFailedError("no opinion")
        return self.ranking

    def close(self) -> None:
        """There is nothing to end."""


class Page:
    """A page at a table. It remembers the table as it was told last."""

    def __init__(self, socket: WebSocketTestSession, key: Json) -> None:
        self.socket, self.key = socket, key
        self.table: Json = {}
        self.heard: list[str] = []
        self._last_id = 0

    def hear(self) -> Json:
        text = self.socket.receive_text()
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] == "table":
            self.table = message
        return message

    def ask(self, **message: Any) -> Json:
        """Send a message and return the first answer."""
        self.socket.send_json(message)
        return self.hear()

    def hello(self, token: str | None) -> Json:
        return self.ask(type="hello", token=token)

    def lift(self) -> None:
        """Say that the person who decides now is in front of the page."""
        self.socket.send_text(json.dumps({"type": "lift", "seat": self.table["seat"]}))
        self.table = self.hear()

    def act(self, text: str, **changes: Any) -> Json:
        """Act for the seat that decides; return the first answer, and hear the table after it."""
        self._last_id += 1
        message = {
            "type": "act", "id": self._last_id, "step": self.table["step"], "text": text,
            "seat": (self.table["waiting"] or [0])[0], **changes,
        }  # fmt: skip
        answer = self.ask(**message)
        if answer["type"] == "done" or answer["reason"]["id"] == "server-stale":
            self.hear()
        return answer

    def take_back(self, kind: str = "undo") -> Json:
        return self.change(type=kind)

    def end(self, kind: str, seat: int) -> Json:
        """Resign, offer or decline for a seat."""
        return self.change(type=kind, seat=seat)

    def change(self, **message: Any) -> Json:
        """Ask for a change of the table as it stands; hear the table after it."""
        self._last_id += 1
        answer = self.ask(id=self._last_id, step=self.table["step"], **message)
        if answer["type"] == "done":
            self.hear()
        return answer


class House:
    """A server with its data folder; can be stopped and started again."""

    def __init__(self, folder: Path, stack: ExitStack, **options: Any) -> None:
        self.folder, self.options = folder, options
        self.bots = BotsInPlace()
        self.stack = stack
        self.start()

    def start(self) -> None:
        app = create_app(Store(self.folder), self.bots, **self.options)
        self.client = self.stack.enter_context(TestClient(app))

    def new_table(self, game: str = "race", **wanted: Any) -> Json:
        answer = self.client.post("/api/tables", json={"game": game, **wanted})
        assert answer.status_code == 201, answer.text
        key: Json = answer.json()
        return key

    def page(self, key: Json, token: str | None = "") -> Page:
        """Sit down with the key's token, or watch with None."""
        address = f"/api/tables/{key['table']}/socket"
        page = Page(self.stack.enter_context(self.client.websocket_connect(address)), key)
        page.hello(key.get("token") if token == "" else token)
        return page


@pytest.fixture(autouse=True)
def toy_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in (toy.GAME, orders.GAME, drill.GAME):
        monkeypatch.setitem(registry._games, game.id, game)


@pytest.fixture
def new_house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    with ExitStack() as stack:

        def make(**options: Any) -> House:
            return House(tmp_path, stack, **{"client": tmp_path / "no-client", **options})

        yield make


@pytest.fixture
def house(new_house: Callable[..., House]) -> House:
    return new_house(limits=Limits(message=1000, body=2000))
