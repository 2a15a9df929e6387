"""What a table tells: messages built from a match for one seat, or for a spectator.

Everything is built up from what the seat may see; nothing is made whole and then stripped.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from voevoda.ai.bot import know
from voevoda.core.actions import PLAIN_NUMBER, Action, FieldCode, Outcome
from voevoda.core.errors import Message
from voevoda.core.events import Event, EventField, Log
from voevoda.core.game import CHANCE, Game, Seat, scores
from voevoda.core.match import Match, SeatEntry
from voevoda.core.odds import Odds
from voevoda.core.parameters import NONE, AnyParameter, Option, Parameter
from voevoda.core.records import digest
from voevoda.server.estimates import Estimates
from voevoda.server.messages import (
    BlockedLine,
    EventLine,
    GameLine,
    LegalLine,
    ParameterLine,
    PathLine,
    RankedLine,
    ResultLine,
    ScenarioLine,
    SeatLine,
    StepLine,
)


def seat_lines(match: Match, yours: frozenset[Seat]) -> tuple[SeatLine, ...]:
    """Return who sits where."""
    infos = match.game.seat_infos(match.world)
    return tuple(
        SeatLine(entry.name, infos[seat].side, entry.bot, seat in yours)
        for seat, entry in enumerate(match.seats)
    )


def entry_lines(entries: Iterable[SeatEntry]) -> tuple[SeatLine, ...]:
    """Return who sits where in a match that is not open; all but bots belong to this device."""
    return tuple(SeatLine(e.name, e.name, e.bot, e.bot is None) for e in entries)


def shown_seat(match: Match, yours: frozenset[Seat]) -> Seat | None:
    """Return the seat whose view a page with these seats gets now.

    Of several, the one that decides; while others decide, the one that decided last. One that gave
    up is not looked through while there is another.
    """
    if not yours:
        return None
    yours = yours.difference(match.conceded) or yours
    if match.turn in yours:
        return match.turn
    for seat in match.waiting:
        if seat in yours:
            return seat
    return next((s.seat for s in reversed(match.steps) if s.seat in yours), min(yours))


def page_hash(match: Match, seat: Seat | None) -> str:
    """Return the hash of the state, or of the view where the whole state would tell secrets."""
    return view_hash(match.view(seat)) if match.hidden else match.hash


def view_hash(view: msgspec.Struct) -> str:
    """Return the hash of what is seen."""
    return digest(msgspec.json.encode(view))


def event_lines(match: Match, events: Iterable[Event]) -> tuple[EventLine, ...]:
    """Return events as words."""
    return tuple(_event_line(match.game, match.world, event) for event in events)


def log_lines(
    match: Match, seat: Seat | None, start: int, estimates: Estimates
) -> tuple[StepLine, ...]:
    """Return the log from step `start` on (0 is the opening) as a seat may read it."""
    lines = []
    for number in range(start, len(match.steps) + 1):
        events = match.events(number, seat)
        decider = match.steps[number - 1].seat if number else CHANCE
        text = _step_text(match, number, seat)
        values = estimates.of(match, number)
        lines.append(StepLine(number, decider, text, event_lines(match, events), values))
    return tuple(lines)


def decider(match: Match, seat: Seat | None, yours: frozenset[Seat]) -> Seat | None:
    """Return the seat if it is one of these, may decide now, and is not played on by a bot."""
    if seat in yours and seat in match.waiting and seat not in match.conceded:
        return seat
    return None


def legal_lines(match: Match, seat: Seat | None) -> tuple[LegalLine, ...]:
    """Return what the seat that decides may do now."""
    if seat is None:
        return ()
    state = know(match, seat).state if match.hidden else match.state
    return tuple(
        LegalLine(*_action_parts(match, action), _rolls(match, state, action))
        for action in match.legal_actions(seat)
    )


def blocked_lines(match: Match, seat: Seat | None) -> tuple[BlockedLine, ...]:
    """Return what a person on the seat would look for but may not do now, and why."""
    if seat is None:
        return ()
    state = match.state_seen_by(seat)
    return tuple(
        BlockedLine(*_action_parts(match, action), reason)
        for action, reason in match.game.considered_by(match.world, state, seat)
    )


def ranked_lines(match: Match, ranked: Iterable[tuple[str, float]]) -> tuple[RankedLine, ...]:
    """Return what a bot thinks of actions, given in notation."""
    parse = match.game.actions.parse
    return tuple(
        RankedLine(text, _label(match, parse(text, match.world)), value) for text, value in ranked
    )


def result_line(match: Match) -> ResultLine | None:
    """Return how the match ended, None while it goes on."""
    if not match.over:
        return None
    won = sum(1 << seat for seat in match.winners)
    payoffs = tuple(str(score) for score in scores(len(match.seats), won))
    return ResultLine(tuple(match.winners), payoffs, match.ending)


def path_lines(match: Match, odds: Odds) -> tuple[PathLine, ...]:
    """Return every way in which chance may fall."""
    chances = match.game.chances
    return tuple(
        PathLine(
            str(path.chance),
            tuple(chances.format(outcome, match.world) for outcome in path.outcomes),
            event_lines(match, path.events),
        )
        for path in odds.paths
    )


def game_line(game: Game, bots: tuple[str, ...]) -> GameLine:
    """Return a game for the list of games."""
    return GameLine(
        game.id,
        game.version,
        game.seats,
        game.hidden,
        tuple(ScenarioLine(i.id, i.seats, i.minutes, i.quick) for i in game.scenarios()),
        tuple(_parameter_line(parameter) for parameter in game.parameters.all),
        bots,
    )


def _step_text(match: Match, number: int, seat: Seat | None) -> str:
    """Return the notation of a step, a question mark where the seat may not know it."""
    if not number:
        return ""
    step = match.steps[number - 1]
    if not match.is_open(number, seat):
        return "?"
    if isinstance(step.choice, Outcome):
        return match.game.chances.format(step.choice, match.world)
    return step.text


def _event_line(game: Game, world: Any, event: Event) -> EventLine:
    fields = game.events.fields(type(event))
    because = {part.name: part.rules for part in fields if part.rules}
    return EventLine(
        game.words(world, event).id, _written(fields, event, world), event.rule, because
    )


def _action_parts(
    match: Match, action: Action
) -> tuple[str, str, Message, str | None, str | None, tuple[str, ...]]:
    """Return notation, kind, label, piece, target and cells of an action."""
    piece = match.game.piece(match.world, match.state, action)
    return (
        match.format(action),
        _kind(action),
        _label(match, action),
        piece.piece,
        piece.target,
        piece.cells,
    )


def _kind(action: Action) -> str:
    return str(type(action).__struct_config__.tag)


def _label(match: Match, action: Action) -> Message:
    args = _written(match.game.actions.fields(type(action)), action, match.world)
    return Message(f"{match.game.id}-action-{_kind(action)}", {**args})


def _written(
    fields: Iterable[EventField | FieldCode], value: Event | Action, world: Any
) -> dict[str, str | int]:
    """Return the fields of an event or action: plain numbers as they are, all else as written."""
    return {
        part.name: getattr(value, part.name)
        if part.form is PLAIN_NUMBER
        else part.form.format(getattr(value, part.name), world)
        for part in fields
    }


def _rolls(match: Match, state: Any, action: Action) -> bool:
    """Return whether dice follow an action; where choices are simultaneous nobody can know."""
    rules = match.game.rules
    if not match.game.chances.kinds or match.waiting != [match.turn]:
        return False
    ahead = state.copy()
    rules["step"](match.world, ahead, Log.new(), match.game.actions.pack(action))
    return bool(rules["turn"](match.world, ahead) == CHANCE)


def _parameter_line(parameter: AnyParameter) -> ParameterLine:
    name, origin = parameter.name, parameter.origin.value
    if isinstance(parameter, Parameter):
        default = parameter.show(parameter.default)
        none = (NONE,) if parameter.optional else ()
        low, high = parameter.low, parameter.high
        return ParameterLine(name, default, low, high, none, parameter.unit, origin)
    values = parameter.values if isinstance(parameter, Option) else ()
    return ParameterLine(name, parameter.default, None, None, values, "", origin)
