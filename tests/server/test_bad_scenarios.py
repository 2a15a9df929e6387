"""The page is told what is wrong with a scenario that it brings, and the server goes on."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tests.games.cerilia.faults import FAULTS, names_both, spoilt
from tests.server.conftest import House
from voevoda.core.errors import Message
from voevoda.core.texts import LANGUAGES, say


@pytest.mark.parametrize("name", FAULTS)
def test_a_scenario_with_a_fault_opens_no_table(new_house: Callable[..., House], name: str) -> None:
    house = new_house()
    wanted = {"game": "cerilia", "scenario": spoilt(FAULTS[name])}
    checked = house.client.post("/api/positions", json=wanted)
    refused = house.client.post("/api/tables", json={**wanted, "seats": [None, None]})
    assert (checked.status_code, refused.status_code) == (200, 422)
    assert checked.json()["reason"] == refused.json()["reason"]
    reason = msgspec.convert(checked.json()["reason"], Message)
    assert all(names_both(say(language, reason), FAULTS[name]) for language in LANGUAGES)
    assert house.client.get("/health").status_code == 200


def test_a_scenario_without_a_fault_opens_one(new_house: Callable[..., House]) -> None:
    made = spoilt(FAULTS["unknown field"])
    del made["fort"]["levl"]
    house = new_house()
    checked = house.client.post("/api/positions", json={"game": "cerilia", "scenario": made})
    assert checked.json()["reason"] is None
    assert house.new_table("cerilia", scenario=made)["table"]
