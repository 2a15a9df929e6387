"""A scenario file that cannot be played is refused with its name, the place and the fix."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Voevoda
from tests.games.cerilia import faults as cerilia
from tests.games.grand import faults as grand
from tests.games.wizardrimort import faults as wizardrimort
from voevoda.games.cerilia.scenarios import FOLDER

FAULTY = {"cerilia": cerilia, "grand": grand, "wizardrimort": wizardrimort}
FAULTS = [(game, name) for game, faults in FAULTY.items() for name in faults.FAULTS]


@pytest.mark.parametrize(("command", "language"), [("play", "ru"), ("simulate", "en")])
@pytest.mark.parametrize(("game", "name"), FAULTS)
def test_a_file_with_a_fault(
    voevoda: Voevoda, game: str, name: str, command: str, language: str
) -> None:
    faults = FAULTY[game]
    fault = faults.FAULTS[name]
    Path("mine.json").write_text(json.dumps(faults.spoilt(fault), indent=1))
    ran = voevoda(command, game, "--scenario", "mine.json", "--lang", language)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith("mine.json") and fault.is_named(ran.err), ran.err
    assert [path.name for path in Path().iterdir()] == ["mine.json"]


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('"a2", type = "infantry"', '"a2", type = "infantri"', "a2"),
        ('"d4", type = "infantry", place = "B3"', '"d4", type = "infantry", place = "B2"', "d4"),
        ('"fog", "wall_iron"', '"fog", "bless"', "m1"),
    ],
)
def test_the_line_of_a_fault_is_found(voevoda: Voevoda, old: str, new: str, line: str) -> None:
    text = (FOLDER / "castle.toml").read_text("utf-8")
    assert old in text
    Path("mine.toml").write_text(text.replace(old, new))
    ran = voevoda("play", "cerilia", "--scenario", "mine.toml")
    rows = enumerate(Path("mine.toml").read_text().splitlines(), 1)
    number = next(number for number, row in rows if f'id = "{line}"' in row)
    assert ran.err.startswith(f"mine.toml, line {number}: {line}")
