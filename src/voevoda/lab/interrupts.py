"""Ctrl-C goes to every process of a terminal; workers leave it to their parent."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Start processes inside that never see Ctrl-C, not even while their Python is waking up.

    A Ctrl-C meanwhile reaches this process when the block ends. Where signals cannot be held back
    (Windows) it does nothing: there the processes ignore them once they are up.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it lifts the hold when it has to start first
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the parent from now on (first thing in a worker)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
