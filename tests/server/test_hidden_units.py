"""What is hidden in `cerilia` never leaves the server.

A battle is told twice: the two differ in nothing but what one side hides. Whoever is not of that
side has to hear the same of both, to the letter.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tests.games.cerilia.engine_table import drawn
from tests.server.conftest import House, Json, Page
from tests.server.overhearing import all_told
from voevoda.ai.bot import know
from voevoda.core.dice import Seeded
from voevoda.core.match import Match
from voevoda.core.matchfile import document
from voevoda.games.cerilia import GAME
from voevoda.games.cerilia.capture import capture
from voevoda.games.cerilia.records import MELEE
from voevoda.server.bots import Question, _Thinker
from voevoda.server.guards import Limits
from voevoda.server.lines import legal_lines

ATT, DEF = 0, 1
OPEN = (
    "init DEF; forest D2; a1 infantry@B2; a2 archers@D2; a3 scouts@E1; a4 infantry@A1; "
    "a5 cavalry@C1; caster m1 mage a4 fog night; caster p1 priest a1 sunray; "
    "d3 levies@C3; d5 archers@D3; d6 infantry@B2"
)
CASTERS = "caster p2 priest d3 bless bless; caster m2 mage d1 day; caster m4 mage d4 fog"
BATTLES = {
    "marker": (
        "d1 infantry@C3 hidden; d4 pikemen@C3 bless=C/3 hidden; d2 scouts@E3 hidden",
        "d4 pikemen@C3 hidden; d2 scouts@C3 bless=B/3 hidden; d1 infantry@E3 hidden",
    ),
    "secret": (
        "d1 infantry@C3 hidden; d4 pikemen@C3 bless=C/3 hidden; d2 scouts@E3 hidden",
        "d1 infantry@C2 hidden; d4 pikemen@C3 hidden; d2 scouts@C3 bless=B/3 hidden",
    ),
}
BLESSINGS = {"marker": (("d1", "+S"), ("d4", "+C")), "secret": (("d1", "+S"), ("d4", "+C"))}
WANTED = ("CAST m1 fog", "A2", "MV a5 C1-C2", "SH a2xd5", "ME a1xd6")
"""What the Attacker does where it is possible."""
each_option = pytest.mark.parametrize("info", BATTLES)
HIDDEN = ("d1", "d2", "d4")


def battle_of(info: str, hidden: str) -> Json:
    """Return a position as a client sends it."""
    match = drawn(f"param invisible_info={info}; {OPEN}; {hidden}; {CASTERS}")
    made: Json = msgspec.to_builtins(capture(match.world, match.state))
    return made


def matches(info: str) -> list[Match]:
    return [Match(GAME, battle_of(info, text), dice=Seeded(1)) for text in BATTLES[info]]


@pytest.fixture
def roomy(new_house: Callable[..., House]) -> House:
    house = new_house(limits=Limits(messages=(1e6, 10**6)))
    house.bots.ranking = (("PASS", 0.25),)
    return house


def name_the_hidden(page: Page) -> None:
    """Try what names a hidden unit, in whatever phase it is, and ask for odds of it."""
    for name in HIDDEN:
        plans = [f"{kind} a2x{name}" for kind in ("SH", "CH", "ME")]
        plans += [f"SH {name}xa2", f"WD {name}", f"MV {name} C3-C2", name]
        for text in plans:
            assert page.act(text, seat=ATT)["type"] == "refused"
            page.ask(type="odds", id=1, step=page.table["step"], seat=ATT, plan=[text])


def pry(page: Page) -> None:
    """Ask for all that a table can be asked for."""
    name_the_hidden(page)
    assert page.ask(type="look", id=2, at=0)["type"] == "refused"
    for line in page.table["legal"]:
        page.ask(type="odds", id=3, step=page.table["step"], seat=ATT, plan=[line["text"]])
    assert page.ask(type="hint", id=4, step=page.table["step"], seat=ATT)["type"] == "hint"
    page.ask(type="sync")


def wait(page: Page) -> None:
    """Hear the bot out."""
    while page.table["waiting"] != [ATT]:
        page.hear()


def overheard(house: House, scenario: Json, blessing: tuple[str, str]) -> str:
    """Return all that an Attacker, a spectator and a late one hear of a round."""
    house.bots.answers = ["CAST p2 bless", *blessing] + ["PASS"] * 9
    key = house.new_table("cerilia", scenario=scenario, seats=[None, "told"], seed=4)
    page = house.page(key)
    wait(page)
    watcher = house.page(key, None)
    phases: list[str] = []
    while page.table["view"]["round"] == 2:
        phase = page.table["view"]["phase"]
        if phase not in phases:
            phases.append(phase)
            pry(page)
        legal = {line["text"] for line in page.table["legal"]}
        text = next((text for text in WANTED if text in legal), "PASS")
        page.act(text)
        if text.startswith("MV"):
            assert page.take_back()["type"] == page.take_back("redo")["type"] == "done"
        wait(page)
    assert phases == ["MAGIC", "MOVE", "MISSILE", "MELEE"]
    return all_told(house, page, watcher)


@each_option
def test_the_other_side_and_spectators_hear_nothing_of_who_is_hidden(
    roomy: House, info: str
) -> None:
    heard = [
        overheard(roomy, battle_of(info, text), blessing)
        for text, blessing in zip(BATTLES[info], BLESSINGS[info], strict=True)
    ]
    assert heard[0] == heard[1]
    assert "cerilia-event-duration-rolled" in heard[0]


@each_option
def test_at_one_device_the_curtain_falls_on_who_is_hidden(roomy: House, info: str) -> None:
    heard = []
    for text, blessing in zip(BATTLES[info], BLESSINGS[info], strict=True):
        page = roomy.page(roomy.new_table("cerilia", scenario=battle_of(info, text), seed=4))
        assert page.table["seat"] == DEF and page.table["covered"]
        page.lift()
        for action in ("CAST p2 bless", *blessing, "PASS"):
            page.act(action)
        assert page.table["seat"] == ATT and page.table["covered"]
        page.heard = page.heard[-1:]
        page.lift()
        assert page.table["log_from"] == 0
        pry(page)
        heard.append("\n".join(page.heard).replace(page.key["table"], ""))
    assert heard[0] == heard[1]


@each_option
def test_the_own_side_hears_who_is_hidden(roomy: House, info: str) -> None:
    """So the tests above do compare what differs."""
    heard = []
    for text in BATTLES[info]:
        page = roomy.page(roomy.new_table("cerilia", scenario=battle_of(info, text), seed=4))
        page.lift()
        heard.append(page.heard[-1].replace(page.key["table"], ""))
    assert heard[0] != heard[1]


@each_option
def test_a_guess_comes_from_what_the_seat_knows(info: str) -> None:
    one, two = matches(info)
    guesses = set()
    for seed in range(40):
        states = [know(match, ATT, seed).state for match in (one, two)]
        assert states[0] == states[1]
        guesses.add(states[0].digest(one.compiled_sizes))
    assert len(guesses) > 10
    for match in (one, two):
        assert know(match, DEF, 1).state == match.state


@each_option
def test_a_hint_comes_from_what_the_seat_knows(info: str) -> None:
    told = []
    for match, blessing in zip(matches(info), BLESSINGS[info], strict=True):
        for text in ("CAST p2 bless", *blessing, "PASS"):
            match.play(text)
        assert match.turn == ATT
        question = Question("cerilia", msgspec.json.encode(document(match)), ATT, "greedy", 5)
        told.append(_Thinker("cerilia", {}).answer(question))
    assert told[0] == told[1] and len(told[0].ranked) > 1


def test_whether_dice_follow_does_not_tell_of_an_ambush() -> None:
    """The last Attacker falls back: into an ambush, and the battle is over, or into a new round."""
    told = []
    for sector in ("C1", "E1"):
        match = drawn(
            f"param invisible_info=secret; init DEF; a1 infantry@C2; d1 infantry@C2; "
            f"d2 levies@{sector} hidden"
        )
        while match.state.phase != MELEE:
            match.play("PASS")
        for text in ("ME d1xa1", "#b4"):
            match.replay(match.read_step(text))
        assert match.turn == ATT
        told.append(legal_lines(match, ATT))
    assert told[0] == told[1]
