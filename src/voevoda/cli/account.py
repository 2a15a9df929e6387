"""A match told in words: its steps with rule numbers, its result, and the odds of a plan."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any, Protocol, runtime_checkable

from rich.table import Table
from rich.text import Text

from voevoda.cli.screen import Screen
from voevoda.core.actions import Outcome
from voevoda.core.errors import Message
from voevoda.core.events import Event
from voevoda.core.game import CHANCE, Seat
from voevoda.core.match import AGREEMENT, RESIGNATION, Match, Step
from voevoda.core.odds import Odds, Path, Result
from voevoda.core.texts import has_words

MOST_RESULTS = 16
"""Results of a plan that are told one by one, the most likely."""


@runtime_checkable
class Brief(Protocol):
    """Odds in brief that can say themselves."""

    def messages(self) -> Sequence[Message]:
        """Return sentences."""


def turns(match: Match, first: int = 0) -> Iterator[list[int]]:
    """Return the numbers of the steps from `first` on, each decision with the dice after it."""
    group: list[int] = []
    for number in range(first + 1, len(match.steps) + 1):
        if group and match.steps[number - 1].seat != CHANCE:
            yield group
            group = []
        group.append(number)
    if group:
        yield group


def called(screen: Screen, match: Match, seat: Seat) -> str:
    """Return the name of a seat as people read it."""
    return screen.seat(match.game.id, match.seats[seat].name)


def step_text(match: Match, step: Step) -> str:
    """Return an action or an outcome as people write it."""
    if isinstance(step.choice, Outcome):
        return match.game.chances.format(step.choice, match.world)
    return step.text


def told(screen: Screen, match: Match, numbers: Sequence[int], viewer: Seat | None) -> list[Text]:
    """Return the lines of one decision and the dice after it, as `viewer` may see them."""
    seat = match.steps[numbers[0] - 1].seat
    who = screen.words("cli-chance") if seat == CHANCE else called(screen, match, seat)
    known = [number for number in numbers if match.is_open(number, viewer)]
    choices = [step_text(match, match.steps[number - 1]) for number in known]
    if numbers[0] not in known:
        choices.insert(0, screen.words("cli-secret"))
    head = Text(f"{numbers[0]:>4}  ", style="dim").append(f"{who}  ", style="bold")
    head.append("  ".join(choices), style="bold")
    events = [event for number in numbers for event in match.events(number, viewer)]
    return [head, *event_lines(screen, match, events)]


def opening(screen: Screen, match: Match, viewer: Seat | None) -> list[Text]:
    """Return the lines of what happened before the first decision."""
    return event_lines(screen, match, match.events(0, viewer))


def event_lines(screen: Screen, match: Match, events: Iterable[Event]) -> list[Text]:
    """Return a line for each event: its sentence and its rule."""
    sentences = _sentences(screen, [match.game.words(match.world, event) for event in events])
    return [Text("      ").append_text(sentence) for sentence in sentences]


def result_words(screen: Screen, match: Match) -> str:
    """Return who won and by which rule, or that the game goes on."""
    if not match.over:
        return screen.words("cli-result-none")
    rule = match.ending or "—"
    if rule in (AGREEMENT, RESIGNATION):
        rule = screen.words(f"cli-ending-{rule}")
    if len(match.winners) in (0, len(match.seats)):
        return screen.words("cli-result-draw", rule=rule)
    names = ", ".join(called(screen, match, seat) for seat in match.winners)
    return screen.words("cli-result-won", names=names, count=len(match.winners), rule=rule)


def percent(chance: Fraction) -> str:
    """Return a chance as a fraction and in per cent."""
    return f"{chance}  {float(chance):.1%}"


def odds_table(screen: Screen, match: Match, odds: Odds, one_way: bool = False) -> Table:
    """Return what may come of a plan: how likely, by which dice, and what happens then.

    With `one_way`, each result has but one of the falls of the dice that bring it.
    """
    start = _shared_start([path.events for path in odds.paths])
    if not one_way:
        start = _after_the_die(odds.paths, start)
    table = screen.table(">cli-column-chance", "cli-column-dice", "cli-column-events")
    for result in odds.results[:MOST_RESULTS]:
        messages = [match.game.words(match.world, e) for e in result.paths[0].events[start:]]
        lines = _sentences(screen, messages)
        events = Text("\n").join(lines or [Text(screen.words("cli-odds-nothing"))])
        table.add_row(percent(result.chance), _dice(match, result), events)
    rest = odds.results[MOST_RESULTS:]
    if rest:
        others = screen.words("cli-odds-others", count=len(rest))
        table.add_row(percent(sum((each.chance for each in rest), Fraction(0))), "", others)
    return table


def sure_events(screen: Screen, match: Match, odds: Odds) -> list[Text]:
    """Return the lines of what happens however the dice fall."""
    shared = _shared_start([path.events for path in odds.paths])
    return event_lines(screen, match, odds.paths[0].events[:shared])


def in_brief(screen: Screen, match: Match, state: Any, odds: Odds) -> list[str]:
    """Return what the game itself has to say of odds, `state` being the position before them."""
    brief = match.game.summary(match.world, state, odds)
    return [screen.sentence(each) for each in brief.messages()] if isinstance(brief, Brief) else []


def _sentences(screen: Screen, messages: Sequence[Message]) -> list[Text]:
    """Return sentences with their rules; one whose words have `.onward` goes on in the next.

    A line names a rule once.
    """
    lines: list[Text] = []
    goes_on = False
    named: set[str | None] = set()
    for message in messages:
        if not goes_on:
            named.clear()
        sentence = _sentence(screen, message, message.rule not in named)
        named.add(message.rule)
        if goes_on:
            lines[-1].append(" ").append_text(sentence)
        else:
            lines.append(sentence)
        goes_on = has_words("en", f"{message.id}.onward")
    return lines


def _sentence(screen: Screen, message: Message, with_rule: bool) -> Text:
    plain = Text(screen.sentence(Message(message.id, message.args)))
    return plain.append(f"  [{message.rule}]", style="dim") if with_rule else plain


def _dice(match: Match, result: Result) -> str:
    rolls = (
        " ".join(match.game.chances.format(outcome, match.world) for outcome in path.outcomes)
        for path in result.paths
    )
    return "\n".join(dict.fromkeys(rolls))


def _shared_start(runs: Sequence[Sequence[Event]]) -> int:
    shortest = min(map(len, runs))
    return next((n for n in range(shortest) if len({run[n] for run in runs}) > 1), shortest)


def _after_the_die(paths: Sequence[Path], start: int) -> int:
    """Return where the paths go on behind an event that merely tells which die fell."""
    if any(len(path.events) <= start + 1 for path in paths):
        return start  # nothing else would tell what comes of it
    told = {(path.events[start], path.outcomes[:1]) for path in paths}
    events, dice = {event for event, _ in told}, {die for _, die in told}
    same_kind = len({type(event) for event in events}) == 1
    return start + 1 if same_kind and len(events) == len(dice) == len(told) else start
