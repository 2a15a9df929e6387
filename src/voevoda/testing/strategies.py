"""Hypothesis strategies for any game: its actions, and a machine that plays matches of it.

TestMatches = match_machine(GAME, "duel").TestCase
"""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from voevoda.core import matchfile, registry
from voevoda.core.actions import Action, Codec, Outcome
from voevoda.core.dice import Seeded
from voevoda.core.errors import IllegalActionError, UndoError
from voevoda.core.game import CHANCE, Game
from voevoda.core.match import Match


def choices(codec: Codec[Any]) -> st.SearchStrategy[Action | Outcome]:
    """Return all values of all kinds of a codec, legal anywhere or not."""
    return st.one_of(
        [
            st.builds(kind, **{f.name: st.integers(0, f.mask) for f in codec.fields(kind)})
            for kind in codec.kinds
        ]
    )


class MatchMachine(RuleBasedStateMachine):
    """Plays a match at random: legally, illegally, back and forth, and through its file."""

    game: Game
    scenario: Any = None

    def __init__(self) -> None:
        super().__init__()
        registry.add(self.game)
        self.match = Match(self.game, self.scenario, dice=Seeded(0))
        self.undone: list[str] = []

    @initialize(seed=st.integers(0, 2**31))
    def begin(self, seed: int) -> None:
        """Set up the match, with dice from a seed."""
        self.match = Match(self.game, self.scenario, dice=Seeded(seed))

    @rule(data=st.data())
    @precondition(lambda self: not self.match.over)
    def play(self, data: st.DataObject) -> None:
        """Play a legal action of any seat that may decide; its notation does the same."""
        seat = data.draw(st.sampled_from(self.match.waiting), "seat")
        action = data.draw(st.sampled_from(self.match.legal_actions(seat)), "action")
        at_turn = seat == self.match.turn
        before = len(self.match.steps)
        made = self.match.play(self.match.format(action), seat)
        assert made == self.match.steps[before:]
        assert bool(made) == at_turn
        if at_turn:
            assert (made[0].seat, made[0].choice) == (seat, action)
        else:
            assert self.match.sealed[seat] == action
        self.undone.clear()

    @rule(data=st.data())
    def try_anything(self, data: st.DataObject) -> None:
        """An action is allowed, or refused with words and without a trace."""
        action = data.draw(choices(self.game.actions), "any action")
        assert isinstance(action, Action)
        reason = self.match.why_not(action)
        if reason is None:
            assert self.game.continuous or action in self.match.legal_actions()
            return
        before = matchfile.save(self.match)
        try:
            self.match.play(action)
        except IllegalActionError as error:
            assert error.message == reason
        else:
            raise AssertionError(f"{action} was refused, and then played")
        assert matchfile.save(self.match) == before

    @rule()
    def undo(self) -> None:
        """The last decision is taken back, unless chance or a reveal stands behind it."""
        reason = self.match.why_not_undo()
        sealed, steps, last = dict(self.match.sealed), list(self.match.steps), self.match.hash
        try:
            self.match.undo()
        except UndoError as error:
            assert error.message == reason
            assert (self.match.steps, self.match.hash) == (steps, last)
            return
        assert reason is None
        if sealed:
            assert len(self.match.sealed) == len(sealed) - 1
            assert self.match.hash == last
            return
        assert steps[-1].seat != CHANCE
        assert self.match.steps == steps[:-1]
        self.undone.append(last)

    @rule()
    def redo(self) -> None:
        """What was taken back comes again, the same."""
        assert self.match.can_redo == bool(self.undone)
        if self.undone:
            self.match.redo()
            assert self.match.hash == self.undone.pop()

    @rule()
    def go_on_from_the_file(self) -> None:
        """The match goes on from its file as if nothing had happened."""
        file = matchfile.save(self.match)
        loaded = matchfile.load(file)
        assert matchfile.save(loaded) == file
        assert loaded.sealed == self.match.sealed
        self.match = loaded
        self.undone.clear()

    @invariant()
    def holds(self) -> None:
        """The state is what its steps say, and nothing in it is broken."""
        state = self.match.state
        assert state.digest(self.match.compiled_sizes) == self.match.hash
        assert self.match.state_at(len(self.match.steps)) == state
        assert self.game.invariants(self.match.world, state) == []
        assert self.match.over == bool(self.match.winners)
        assert self.match.turn != CHANCE


def match_machine(game: Game, scenario: Any = None) -> type[MatchMachine]:
    """Return the state machine of a game; its `TestCase` is a test for pytest or unittest."""
    body = {"game": game, "scenario": scenario}
    return type(f"{game.id.title()}Machine", (MatchMachine,), body)
