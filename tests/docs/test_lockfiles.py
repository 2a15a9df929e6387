from __future__ import annotations

import json
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ADDRESS = re.compile(r"\b[a-z+]+://", re.IGNORECASE)


def without_funding(value: object) -> object:
    """Return parsed JSON without the notes of packages that ask for money."""
    if isinstance(value, dict):
        return {key: without_funding(part) for key, part in value.items() if key != "funding"}
    if isinstance(value, list):
        return [without_funding(part) for part in value]
    return value


def test_the_client_lock_names_no_host() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text())
    assert lock["packages"]["node_modules/svelte"]["integrity"]
    assert ADDRESS.search(json.dumps(without_funding(lock))) is None


def test_the_python_constraints_are_exact_and_name_no_host() -> None:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    exact = re.compile(r"[a-z0-9-]+==[0-9][0-9a-z.]*( ; [a-z_]+ .*)?")
    assert [line for line in lines if not exact.fullmatch(line) or ADDRESS.search(line)] == []
