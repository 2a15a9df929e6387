"""Matches of every game, played at random by Hypothesis."""

from __future__ import annotations

from hypothesis import settings

from tests.games.cerilia.test_contract import veiled
from tests.games.grand.test_contract import menagerie
from tests.games.toys import discs, orders
from tests.games.wizardrimort.test_contract import knights
from voevoda.core.registry import find
from voevoda.testing.strategies import match_machine

TestOrders = match_machine(orders.GAME).TestCase
TestDiscs = match_machine(discs.GAME, "three").TestCase
TestCities = match_machine(find("cities"), "duel").TestCase
TestCerilia = match_machine(find("cerilia"), veiled()).TestCase
TestGrand = match_machine(find("grand"), menagerie()).TestCase
TestBattle = match_machine(find("grand"), "lords").TestCase
TestWizardrimort = match_machine(find("wizardrimort"), knights()).TestCase

for case in (
    TestOrders, TestDiscs, TestCities, TestCerilia, TestGrand, TestBattle, TestWizardrimort,
):  # fmt: skip
    case.settings = settings(max_examples=15, stateful_step_count=30)
del case  # which would be one more test of the same
