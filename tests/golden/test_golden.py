"""The games written down in this folder still go as they are written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.toys import discs, orders
from voevoda.core import registry
from voevoda.testing import golden

FOLDER = Path(__file__).parent
LARGEST = 200_000
FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.fixture(scope="module", autouse=True)
def toys() -> None:
    registry.add(orders.GAME)
    registry.add(discs.GAME)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_game_goes_as_it_is_written(path: Path) -> None:
    scenario, _, seed = path.stem.rpartition("-")
    text = golden.playthrough(registry.find(path.parent.name), scenario, int(seed))
    assert text == path.read_text("utf-8"), (
        "The game goes differently now. If that is wanted, `make golden` writes it anew; "
        "review the diff, and raise the version of the rules."
    )
    assert len(text.encode()) < LARGEST


def test_a_game_that_goes_differently_is_named_and_written_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "orders" / "three-2.txt"
    path.parent.mkdir()
    whole = (FOLDER / "orders" / "three-2.txt").read_text("utf-8")
    path.write_text(whole.replace("card 5", "card 4", 1), "utf-8")
    assert golden.main([str(tmp_path), "--check"]) == 1
    assert "three-2.txt is no longer so" in capsys.readouterr().out
    assert golden.main([str(tmp_path)]) == 0
    assert path.read_text("utf-8") == whole
    assert golden.main([str(tmp_path), "--check"]) == 0


def test_only_so_many_steps_are_written() -> None:
    short = golden.playthrough(orders.GAME, "five", 1, steps=3)
    whole = golden.playthrough(orders.GAME, "five", 1)
    assert "\n3. " in short
    assert "\n4. " not in short
    assert short.splitlines()[-1] == whole.splitlines()[-1]
