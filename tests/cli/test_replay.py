"""Saved matches: told again, and checked."""

import json
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Voevoda
from voevoda.core import matchfile
from voevoda.core.match import Match


@pytest.fixture
def match(voevoda: Voevoda) -> Match:
    """Return a finished match, saved as `whole.json`."""
    voevoda("play", "cities", "--seats", "random,random", "--seed", "5", "--save", "whole.json")
    return matchfile.load(Path("whole.json").read_bytes())


def test_a_sound_file_is_confirmed(voevoda: Voevoda, match: Match) -> None:
    ran = voevoda("verify", "whole.json")
    assert ran.code == 0 and ran.err == ""
    assert f"{len(match.steps)} steps" in ran.out and match.hash in ran.out
    assert f"[{match.ending}]" in ran.out


def test_a_sound_file_is_confirmed_to_programs(voevoda: Voevoda, match: Match) -> None:
    told = json.loads(voevoda("verify", "whole.json", "--json").out)
    assert told["steps"] == len(match.steps)
    assert told["hash"] == match.hash
    assert told["over"] is True and told["ending"] == match.ending
    assert told["winners"] == [match.seats[seat].name for seat in match.winners]


def test_a_piped_replay_tells_every_step_and_the_result(voevoda: Voevoda, match: Match) -> None:
    told = voevoda("replay", "whole.json").out
    for step in match.steps:
        if not step.text.startswith("="):
            assert step.text in told
    rules = {event.rule for step in match.steps for event in step.events}
    assert all(f"[{rule}]" in told for rule in rules)
    assert told.rstrip().endswith(f"[{match.ending}]")


def test_a_replay_may_start_later(voevoda: Voevoda, match: Match) -> None:
    told = voevoda("replay", "whole.json", "--step", "10").out
    assert match.game.board(match.world, match.state_at(10), None) in told
    assert told.splitlines()[0].startswith("whole.json: cities")
    assert f"{10:>4}  " not in told and f"{11:>4}  " in told


def test_a_replay_may_go_on_by_itself(
    voevoda: Voevoda, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []
    monkeypatch.setattr(time, "sleep", waits.append)
    assert voevoda("replay", "whole.json", "--speed", "0.5").code == 0
    decisions = [step for step in match.steps if not step.text.startswith("=")]
    assert waits == [0.5] * len(decisions)


def test_a_replay_is_told_in_russian(voevoda: Voevoda, match: Match) -> None:
    assert "завершает ход" in voevoda("replay", "whole.json", "--lang", "ru").out
