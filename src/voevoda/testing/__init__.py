"""Public tests for games: the contract, golden playthroughs, perft, and Hypothesis strategies.

from voevoda.testing import check_game

def test_contract() -> None:
    print(check_game(GAME, games=20, seed=1))
"""

from voevoda.testing.contract import ContractError, Coverage, check_game
from voevoda.testing.perft import perft

__all__ = ["ContractError", "Coverage", "check_game", "perft"]
