"""A match: world, state, history, dice, take-backs, and what each seat may see of it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from voevoda.core.actions import KIND_BITS, Action, Outcome
from voevoda.core.dice import DiceSource, Entropy
from voevoda.core.errors import (
    IllegalActionError,
    Message,
    NotationError,
    NotFoundError,
    UndoError,
    VoevodaError,
)
from voevoda.core.events import RECORDING, Event, Log
from voevoda.core.game import CHANCE, OVER, Game, Seat
from voevoda.core.records import digest
from voevoda.core.registry import find

if TYPE_CHECKING:
    from voevoda.core.odds import Odds

AGREEMENT, RESIGNATION = "agreement", "resignation"
"""How players end a game outside its rules."""


class SeatEntry(msgspec.Struct, frozen=True):
    """Who sits on a seat: a name, and the bot that plays it, if one does."""

    name: str
    bot: str | None = None


class Step(msgspec.Struct, frozen=True):
    """One entry of the history."""

    seat: Seat
    """Who decided; CHANCE for an outcome."""
    text: str
    """The action in notation, or `=n` for an outcome."""
    choice: Action | Outcome
    events: tuple[Event, ...]
    hash: str
    """Of the state after this step."""


class Match:
    """One game being played; changed by `play`, `undo`, `redo`, `concede` and `agree_draw`.

    `free` lifts the barrier of taking back: for analysis, where nothing is at stake.
    """

    def __init__(
        self,
        game: Game | str,
        scenario: Any = None,
        params: Mapping[str, Any] | None = None,
        seats: Sequence[SeatEntry] = (),
        dice: DiceSource | None = None,
        roll: bool = True,
    ) -> None:
        """Set up a game.

        Args:
            game: The game or its id.
            scenario: Its id or a whole scenario; the first quick one if left out.
            params: Parameters and options that differ from the scenario's.
            seats: Who sits where; filled up with the scenario's seat names.
            dice: The source of chance; the operating system's entropy if left out.
            roll: Whether to resolve chance before the first decision; not when replaying a record.

        Raises NotFoundError, ScenarioError or ParameterError.
        """
        self.game = find(game) if isinstance(game, str) else game
        if scenario is None:
            infos = self.game.scenarios()
            scenario = next((i for i in infos if i.quick), infos[0]).id
        self.scenario = self.game.scenario(scenario)
        start = self.game.set_up(self.scenario, params or {})
        self.world, self.state = start.world, start.state
        self.sizes = self.game.sizes(self.world)
        self.compiled_sizes = self.game.compiled_sizes(self.world) or self.sizes
        infos_ = self.game.seat_infos(self.world)
        self.seats = [*seats, *(SeatEntry(i.name) for i in infos_[len(seats) :])]
        if len(seats) > len(infos_):
            raise NotFoundError("seats-too-many", given=len(seats), seats=len(infos_))
        self.dice: DiceSource = dice or Entropy()
        self.opening: tuple[Event, ...] = tuple(start.events)
        self.steps: list[Step] = []
        self.sealed: dict[Seat, Action] = {}
        self.conceded: list[Seat] = []
        self.agreed_draw = False
        self.free = False
        self._rows: list[bytes] = [self._bytes()]
        self._undone: list[tuple[Step, ...]] = []
        self._log = Log.new()
        self._log.mode = RECORDING
        if roll:
            self.roll()

    # What is the case

    @property
    def turn(self) -> Seat:
        """The seat that decides now, or OVER (a match never rests at a chance node)."""
        if self.closed:
            return OVER
        return int(self.game.rules["turn"](self.world, self.state))

    @property
    def closed(self) -> bool:
        """Whether the players ended the game outside its rules: by resignation or agreement."""
        if self.agreed_draw or not self.conceded:
            return self.agreed_draw
        return len(self._teams_left()) <= 1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.turn == OVER

    @property
    def waiting(self) -> list[Seat]:
        """The seats that may decide now and have not sealed a choice."""
        if self.closed:
            return []
        bits = self.game.rules["waiting"](self.world, self.state)
        return [s for s in range(len(self.seats)) if bits >> s & 1 and s not in self.sealed]

    @property
    def winners(self) -> list[Seat]:
        """The seats that won; empty while the game goes on; all of them is a draw."""
        if self.closed:
            teams, left = self._teams(), self._teams_left()
            return [s for s, team in enumerate(teams) if self.agreed_draw or team in left]
        bits = self.game.rules["winners"](self.world, self.state)
        return [s for s in range(len(self.seats)) if bits >> s & 1]

    @property
    def out(self) -> frozenset[Seat]:
        """The seats that no longer play: they gave up, or the rules put them out."""
        return frozenset((*self.conceded, *self.game.eliminated(self.world, self.state)))

    @property
    def ending(self) -> str | None:
        """The id of the rule that ended the game, or AGREEMENT or RESIGNATION; None before."""
        if self.closed:
            return AGREEMENT if self.agreed_draw else RESIGNATION
        number = self.game.rules["ending"](self.world, self.state)
        return self.game.events.rules[number] if number else None

    @property
    def hash(self) -> str:
        """Sixteen hexadecimal digits over the bytes of the state."""
        return self.steps[-1].hash if self.steps else self.state.digest(self.compiled_sizes)

    def hash_at(self, step: int) -> str:
        """Return the hash of the state after `step` steps (0: the start)."""
        return digest(self._rows[step])

    @property
    def hidden(self) -> bool:
        """Whether seats can have secrets from each other; in analysis nobody has."""
        return self.game.hidden and not self.free and self.game.has_secrets(self.scenario)

    @property
    def params(self) -> dict[str, Any]:
        """All parameters and options by name."""
        return self.game.parameters.whole(self.world.params) if self.game.parameters.all else {}

    def view(self, seat: Seat | None) -> msgspec.Struct:
        """Return what a seat, or a spectator (None), may see."""
        return self.game.view(self.world, self.state, seat)

    def events(self, step: int, seat: Seat | None) -> list[Event]:
        """Return the events of a step (0 the opening, then 1..) that a seat may see."""
        happened = self.steps[step - 1].events if step else self.opening
        return [e for e in happened if self.game.visible(self.world, e, seat)]

    def is_open(self, step: int, seat: Seat | None) -> bool:
        """Return whether a seat may know what was chosen in a step (1..).

        A step of a game with secrets is as secret as its most secret event.
        """
        made = self.steps[step - 1]
        if not self.hidden or made.seat == seat:
            return True
        return 0 < len(made.events) == len(self.events(step, seat))

    def values(self, state: Any = None) -> list[float]:
        """Return the estimate of a position (the present one, if None) for each seat, -1 .. 1."""
        found = [0.0] * len(self.seats)
        self.game.rules["evaluate"](self.world, state or self.state, found)
        return found

    def state_at(self, step: int) -> Any:
        """Return a copy of the state after `step` steps (0: the start)."""
        return self._unpack(self._rows[step])

    def state_seen_by(self, seat: Seat) -> Any:
        """Return a copy of the state as `seat` meets it when it decides.

        See `Game.rules["guess"]`.
        """
        state = self._state_for(seat)
        return (self.state if state is None else state).copy()

    # Actions

    def legal_actions(self, seat: Seat | None = None) -> list[Action]:
        """Return what a seat (the one at turn, if None) may do now; empty if it is not waiting."""
        state = self._state_for(seat)
        if state is None:
            return []
        return [self.game.actions.unpack(c) for c in self.game.legal_codes(self.world, state)]

    def why_not(self, action: Action | str, seat: Seat | None = None) -> Message | None:
        """Return the reason why an action is refused now, or None if it is allowed.

        Raises NotationError for a text that is not one decision in notation.
        """
        if isinstance(action, str):
            action = self.game.actions.parse(action, self.world)
        if self.over:
            return Message("match-over")
        state = self._state_for(seat)
        if state is None:
            return Message("match-not-your-turn")
        number = self.game.rules["allows"](self.world, state, self.game.actions.pack(action))
        return self.game.reason(self.world, state, action, number) if number else None

    def read(self, text: str) -> list[Action | Outcome]:
        """Return the steps of a notation, whole or primitive; raises NotationError.

        Outcomes are written in the game's notation (`d4=3`).
        """
        return [self.read_step(each) for each in self.game.split(self.world, self.state, text)]

    def odds(self, *plan: Action | str) -> Odds:
        """Return the exact odds of a plan, see `voevoda.core.odds`; texts are single decisions."""
        from voevoda.core.odds import odds

        parse = self.game.actions.parse
        return odds(self, [parse(a, self.world) if isinstance(a, str) else a for a in plan])

    def format(self, action: Action) -> str:
        """Return the notation of an action."""
        return self.game.actions.format(action, self.world)

    def play(self, action: Action | str, seat: Seat | None = None) -> list[Step]:
        """Carry out an action and the chance that follows it; return the new steps.

        A seat that decides while another comes first in a simultaneous choice is sealed: nothing
        is returned, and its action is carried out when its turn comes.
        Raises NotationError or IllegalActionError; the match is then unchanged.
        """
        if isinstance(action, str):
            action = self.game.actions.parse(action, self.world)
        reason = self.why_not(action, seat)
        if reason is not None:
            raise IllegalActionError.of(reason)
        before = len(self.steps)
        self._undone.clear()
        if seat is not None and seat != self.turn:
            self.sealed[seat] = action
            return []
        self._apply(self.turn, action)
        self.roll()
        while self.turn in self.sealed:
            self._apply(self.turn, self.sealed.pop(self.turn))
            self.roll()
        return self.steps[before:]

    def play_line(self, text: str) -> list[Step]:
        """Play a notation in whole form, dice included if it names them; all of it or nothing.

        Raises NotationError or IllegalActionError naming the first part that is refused.
        """
        before = len(self.steps)
        dice, undone, sealed = self.dice, list(self._undone), dict(self.sealed)
        try:
            choices = self.read(text)
            for place, choice in enumerate(choices):
                if isinstance(choice, Outcome):
                    if place == 0 or isinstance(choices[place - 1], Outcome):
                        raise IllegalActionError("match-no-such-outcome", text=text)
                    continue
                told = choices[place + 1] if place + 1 < len(choices) else None
                if isinstance(told, Outcome):
                    self.dice = _Told(self, told)
                self.play(choice)
                self.dice = dice
        except VoevodaError:
            self.dice = dice
            self._truncate(before)
            self._undone, self.sealed = undone, sealed
            raise
        return self.steps[before:]

    # Taking back

    def why_not_undo(self, seat: Seat | None = None) -> Message | None:
        """Return why the last decision cannot be taken back (by `seat`, who made it), or None.

        A sealed choice that waits for its turn can always be taken back.
        """
        if self._last_sealed(seat) is not None:
            return None
        if self.closed:
            return Message("match-over")
        if not any(step.seat != CHANCE for step in self.steps):
            return Message("undo-nothing")
        if self.free:
            return None
        last = self.steps[-1]
        if last.seat == CHANCE:
            return Message("undo-chance")
        if any(type(event) in self.game.reveals for event in last.events):
            return Message("undo-reveal")
        if seat is not None and last.seat != seat:
            return Message("undo-other-seat", {"seat": self.seats[last.seat].name})
        return None

    def undo(self, seat: Seat | None = None) -> None:
        """Take the last decision back, sealed ones first; raises UndoError naming the barrier."""
        reason = self.why_not_undo(seat)
        if reason is not None:
            raise UndoError.of(reason)
        sealed = self._last_sealed(seat)
        if sealed is not None:
            del self.sealed[sealed]
            return
        first = len(self.steps) - 1
        while self.steps[first].seat == CHANCE:
            first -= 1
        self._undone.append(tuple(self.steps[first:]))
        self._truncate(first)

    def redo(self) -> list[Step]:
        """Play again what was taken back last; raises UndoError if there is nothing."""
        if not self._undone:
            raise UndoError("redo-nothing")
        left = self._undone[:-1]
        steps = self._undone[-1]
        before = len(self.steps)
        for step in steps:
            self._apply(step.seat, step.choice)
        self._undone = left
        return self.steps[before:]

    # Ending a game outside its rules

    def concede(self, seat: Seat) -> None:
        """Give the game up for a seat and its team; with one team left, that one wins.

        With more left the game goes on, and whoever keeps the table plays the seats.
        Raises IllegalActionError when the game is over or the seat has already given up.
        """
        if self.over or seat in self.conceded or not 0 <= seat < len(self.seats):
            raise IllegalActionError("match-over")
        teams = self._teams()
        self.conceded += [s for s in range(len(teams)) if teams[s] == teams[seat]]
        self._forget_if_closed()

    def agree_draw(self) -> None:
        """End the game as a draw that all players agreed to; raises IllegalActionError if over."""
        if self.over:
            raise IllegalActionError("match-over")
        self.agreed_draw = True
        self._forget_if_closed()

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and nothing else was done since."""
        return bool(self._undone)

    # Inside

    def replay(self, choice: Action | Outcome) -> Step:
        """Append a step known from a record, checking it; raises IllegalActionError."""
        at_turn = int(self.game.rules["turn"](self.world, self.state))
        if isinstance(choice, Outcome):
            code = self.game.chances.pack(choice)
            if at_turn != CHANCE or code not in dict(self.game.chance(self.world, self.state)):
                raise IllegalActionError(
                    "match-no-such-outcome", text=self.game.chances.format(choice, self.world)
                )
            self._apply(CHANCE, choice)
        else:
            reason = Message("match-chance-first") if at_turn == CHANCE else self.why_not(choice)
            if reason is not None:
                raise IllegalActionError.of(reason)
            self._apply(at_turn, choice)
        return self.steps[-1]

    def roll(self) -> None:
        """Resolve the chance nodes ahead with the match's dice."""
        while self.game.rules["turn"](self.world, self.state) == CHANCE:
            nodes = self.game.chance(self.world, self.state)
            drawn = sum(step.seat == CHANCE for step in self.steps)
            index = self.dice.choose([weight for _, weight in nodes], drawn)
            self._apply(CHANCE, self.game.chances.unpack(nodes[index][0]))

    def read_step(self, text: str) -> Action | Outcome:
        """Return the action or outcome of one step: notation, `=n`, or an outcome's own notation.

        Raises NotationError, or IllegalActionError for an outcome that cannot come now.
        """
        if text.startswith("=") and not text[1:2].isalpha():
            return self._numbered_outcome(text)
        for kind in self.game.chances.kinds:
            if text.startswith(kind.notation.split("{")[0]):
                return self.game.chances.parse(text, self.world)
        return self.game.actions.parse(text, self.world)

    def _teams(self) -> list[str]:
        """Return the team of each seat; a seat of its own is one."""
        return [info.team or info.name for info in self.game.seat_infos(self.world)]

    def _teams_left(self) -> set[str]:
        return {team for s, team in enumerate(self._teams()) if s not in self.out}

    def _forget_if_closed(self) -> None:
        if self.closed:
            self.sealed.clear()
            self._undone.clear()

    def _last_sealed(self, seat: Seat | None) -> Seat | None:
        if seat is None:
            return next(reversed(self.sealed), None)
        return seat if seat in self.sealed else None

    def _state_for(self, seat: Seat | None) -> Any | None:
        if self.over:
            return None
        if seat is None or seat == self.turn:
            return self.state
        if seat not in self.waiting:
            return None
        ahead = self.state.copy()  # by contract, no choice before this seat's changes its own
        quiet = Log.new()
        while self.game.rules["turn"](self.world, ahead) != seat:
            first = self.game.legal_codes(self.world, ahead)[0]
            self.game.rules["step"](self.world, ahead, quiet, first)
        return ahead

    def _numbered_outcome(self, text: str) -> Outcome:
        if re.fullmatch(r"=\d{1,18}", text) is None:
            raise NotationError("notation-unreadable", text=text[:60], forms="=n")
        if self.game.rules["turn"](self.world, self.state) == CHANCE:
            for code, _ in self.game.chance(self.world, self.state):
                if code >> KIND_BITS == int(text[1:]):
                    return self.game.chances.unpack(code)
        raise IllegalActionError("match-no-such-outcome", text=text)

    def _apply(self, seat: Seat, choice: Action | Outcome) -> None:
        if isinstance(choice, Action):
            code, text = self.game.actions.pack(choice), self.format(choice)
        else:
            code = self.game.chances.pack(choice)
            text = f"={code >> KIND_BITS}"
        self._log.count = 0
        self.game.rules["step"](self.world, self.state, self._log, code)
        events = tuple(self.game.events.read(self._log))
        row = self._bytes()
        self._rows.append(row)
        self.steps.append(Step(seat, text, choice, events, digest(row)))

    def _bytes(self) -> bytes:
        return bytes(self.state.pack(self.compiled_sizes).tobytes())

    def _unpack(self, row: bytes) -> Any:
        layout = self.game.state.layout(self.compiled_sizes)
        return self.game.state.unpack(np.frombuffer(row, layout)[0], self.sizes)

    def _truncate(self, length: int) -> None:
        del self.steps[length:]
        del self._rows[length + 1 :]
        self.state = self._unpack(self._rows[length])


class _Told:
    """Dice that were written beside the action."""

    scheme = "script"

    def __init__(self, match: Match, outcome: Outcome) -> None:
        self._match, self._outcome = match, outcome
        self._code = match.game.chances.pack(outcome)

    def choose(self, weights: Sequence[int], drawn: int) -> int:
        nodes = [code for code, _ in self._match.game.chance(self._match.world, self._match.state)]
        if self._code not in nodes:
            text = self._match.game.chances.format(self._outcome, self._match.world)
            raise IllegalActionError("match-no-such-outcome", text=text)
        return nodes.index(self._code)
