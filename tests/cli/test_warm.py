"""Compiling ahead of time: for every size of table that a game has."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.cli.conftest import Voevoda
from voevoda.cli import warm as command
from voevoda.core.registry import find
from voevoda.lab.experiment import Experiment


def test_each_size_of_table_is_compiled(voevoda: Voevoda, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []

    def play_chunk(experiment: Experiment, first: int, count: int) -> None:
        played.append(experiment.scenario["id"])

    monkeypatch.setattr("voevoda.ai.warm.warm", lambda game, show: played.append(game.id))
    monkeypatch.setattr("voevoda.lab.runner.play_chunk", play_chunk)
    monkeypatch.setattr("voevoda.cli.warm._process", lambda: ThreadPoolExecutor(1))
    ran = voevoda("warm", "wizardrimort")
    assert (ran.code, ran.out) == (0, "wizardrimort: compiled.\n")
    assert played == ["wizardrimort", "wiz_drowned_tower", "wiz_lone_king"]


def test_most_games_have_one_size() -> None:
    assert command.other_sizes(find("cities")) == []
