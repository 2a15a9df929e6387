"""The page is told what is wrong with a scenario that it brings, and the server goes on."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tests.games.cerilia import faults as cerilia
from tests.games.grand import faults as grand
from tests.games.wizardrimort import faults as wizardrimort
from tests.server.conftest import House
from voevoda.core.errors import Message
from voevoda.core.texts import LANGUAGES, say

FAULTY = {"cerilia": cerilia, "grand": grand, "wizardrimort": wizardrimort}
FAULTS = [(game, name) for game, faults in FAULTY.items() for name in faults.FAULTS]


@pytest.mark.parametrize(("game", "name"), FAULTS)
def test_a_scenario_with_a_fault_opens_no_table(
    new_house: Callable[..., House], game: str, name: str
) -> None:
    house, faults = new_house(), FAULTY[game]
    fault = faults.FAULTS[name]
    wanted = {"game": game, "scenario": faults.spoilt(fault)}
    checked = house.client.post("/api/positions", json=wanted)
    refused = house.client.post("/api/tables", json={**wanted, "seats": [None, None]})
    assert (checked.status_code, refused.status_code) == (200, 422)
    assert checked.json()["reason"] == refused.json()["reason"]
    reason = msgspec.convert(checked.json()["reason"], Message)
    assert all(fault.is_named(say(language, reason)) for language in LANGUAGES)
    assert house.client.get("/health").status_code == 200


def test_a_scenario_without_a_fault_opens_one(new_house: Callable[..., House]) -> None:
    made = cerilia.spoilt(cerilia.FAULTS["unknown field"])
    del made["fort"]["levl"]
    house = new_house()
    checked = house.client.post("/api/positions", json={"game": "cerilia", "scenario": made})
    assert checked.json()["reason"] is None
    assert house.new_table("cerilia", scenario=made)["table"]
