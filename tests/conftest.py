"""What all tests share: their order, and settings that make every run the same."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

E2E = Path(__file__).parent / "e2e"

settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the browser tests, and run quick tests first, then slow ones, then those.

    A browser keeps an event loop in the main thread, where no later test could run its own.
    """
    for item in items:
        if item.path.is_relative_to(E2E):
            item.add_marker(pytest.mark.e2e)
    items.sort(key=lambda item: [bool(item.get_closest_marker(name)) for name in ("e2e", "slow")])
