"""Every message between a table's page and the server; TypeScript types are generated from it.

Over the socket both sides send JSON objects tagged by `type`. Each message about the match carries
the number of steps it speaks of; the server's also carry the state hash. `docs/protocol.md` tells
the story.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from voevoda.core.errors import Message

# Shared parts


class SeatLine(msgspec.Struct, frozen=True):
    """A seat at the table."""

    name: str
    side: str
    bot: str | None
    yours: bool


class EventLine(msgspec.Struct, frozen=True):
    """An event as words: a Fluent id with its data, and the rules behind each number."""

    id: str
    args: dict[str, str | int]
    rule: str
    because: dict[str, tuple[str, ...]]


class StepLine(msgspec.Struct, frozen=True):
    """An entry of the log."""

    number: int
    """From 1; 0 is the opening."""
    seat: int
    """Who decided; -1 for chance."""
    text: str
    events: tuple[EventLine, ...]
    values: tuple[float, ...] = ()
    """Estimate of the position after it for each seat, -1 .. 1; empty where it tells a secret."""


class LegalLine(msgspec.Struct, frozen=True):
    """A legal action, and what to light up for it."""

    text: str
    """Notation, to be sent back."""
    kind: str
    label: Message
    piece: str | None
    """The unit or place that acts, as named in the view."""
    target: str | None
    cells: tuple[str, ...]
    chance: bool
    """Whether dice follow."""


class BlockedLine(msgspec.Struct, frozen=True):
    """An action that a person would look for but may not take now, and why."""

    text: str
    kind: str
    label: Message
    piece: str | None
    target: str | None
    cells: tuple[str, ...]
    reason: Message


class RankedLine(msgspec.Struct, frozen=True):
    """A legal action with what a bot thinks of it."""

    text: str
    label: Message
    value: float
    """Of the position after it for the seat that asked, -1 lost .. 1 won."""


class ResultLine(msgspec.Struct, frozen=True):
    """How the game ended."""

    winners: tuple[int, ...]
    scores: tuple[str, ...]
    rule: str | None
    """The rule that ended the game; `resignation` or `agreement` where the players did."""


class PathLine(msgspec.Struct, frozen=True):
    """One way in which chance may fall."""

    chance: str
    outcomes: tuple[str, ...]
    events: tuple[EventLine, ...]


# From the page


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: who am I; answered by `Table`."""

    token: str | None = None
    """Of the seats; without it one watches."""


class Act(msgspec.Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Carry out an action, in whole or primitive notation, without its dice."""

    id: int
    step: int
    seat: int
    text: str
    hash: str | None = None
    """Of the table the choice was made at; if given, another one is stale, whatever its steps."""


class AskOdds(msgspec.Struct, frozen=True, tag="odds", forbid_unknown_fields=True):
    """What may come of a plan."""

    id: int
    step: int
    seat: int
    plan: list[str]


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take the last decision back."""

    id: int
    step: int


class Redo(msgspec.Struct, frozen=True, tag="redo", forbid_unknown_fields=True):
    """Play again what was taken back."""

    id: int
    step: int


class Look(msgspec.Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """What did the table look like after `at` steps? Answered by `Past`."""

    id: int
    at: int


class AskHint(msgspec.Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """What would a bot do? Answered by `Hint`."""

    id: int
    step: int
    seat: int


class Resign(msgspec.Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Give the game up for a seat."""

    id: int
    step: int
    seat: int


class OfferDraw(msgspec.Struct, frozen=True, tag="offer", forbid_unknown_fields=True):
    """Offer a draw, or take another seat's offer; all other seats have to agree."""

    id: int
    step: int
    seat: int


class DeclineDraw(msgspec.Struct, frozen=True, tag="decline", forbid_unknown_fields=True):
    """Decline the offer on the table, or withdraw one's own."""

    id: int
    step: int
    seat: int


class Lift(msgspec.Struct, frozen=True, tag="lift", forbid_unknown_fields=True):
    """The person of this seat is in front of the page: lift the curtain."""

    seat: int


class Sync(msgspec.Struct, frozen=True, tag="sync", forbid_unknown_fields=True):
    """Send me the whole table again."""


Request = (
    Hello
    | Act
    | AskOdds
    | Undo
    | Redo
    | Look
    | AskHint
    | Resign
    | OfferDraw
    | DeclineDraw
    | Lift
    | Sync
)

# From the server


class Table(msgspec.Struct, frozen=True, tag="table"):
    """The table as it stands; replaces all the page knew, except the log before `log_from`."""

    table: str
    game: str
    rules: str
    scenario: str
    title: str
    """What the author of a scenario calls it; empty where texts name it."""
    params: dict[str, str | int]
    step: int
    hash: str
    """Of the state; where a game has secrets, of the view."""
    seats: tuple[SeatLine, ...]
    seat: int | None
    """Whose view, legal actions and log these are; None for a spectator."""
    waiting: tuple[int, ...]
    """Seats that may decide now."""
    thinking: int | None
    """The seat whose bot is at work."""
    bots_compiled: bool
    """False while bots still think in plain Python and the compiler works in the background."""
    view: Any
    legal: tuple[LegalLine, ...]
    """Of the seat of yours that decides now; empty otherwise."""
    undo: Message | None
    """Why the last step cannot be taken back; None if it can."""
    redo: bool
    result: ResultLine | None
    log_from: int
    """Number of the first step in `log`; the page drops what it had from there on."""
    log: tuple[StepLine, ...]
    blocked: tuple[BlockedLine, ...] = ()
    """What the seat might look for and may not do, with the reason."""
    values: tuple[float, ...] = ()
    """Estimate of the position for each seat, -1 .. 1; empty where it would tell a secret."""
    offers: tuple[int, ...] = ()
    """Seats that offer or accept a draw."""
    conceded: tuple[int, ...] = ()
    """Seats that gave up; a bot plays them on."""
    analysis: bool = False
    """Whether all seats are yours, and taking back has no barrier."""
    hidden: bool = False
    """Whether seats have secrets from each other: a change of `seat` is a change of persons."""
    covered: bool = False
    """Whether another person of this page decides now: no view, log or list comes before `lift`."""
    notice: Message | None = None
    """Something that went wrong and was mended, such as a bot that failed."""


class Done(msgspec.Struct, frozen=True, tag="done"):
    """Request `id` was carried out and is stored; the match now has `step` steps."""

    id: int
    step: int
    hash: str


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """Request `id` was not carried out; nothing changed."""

    id: int
    step: int
    reason: Message


class OddsAnswer(msgspec.Struct, frozen=True, tag="odds"):
    """What may come of a plan; `summary` is the game's own."""

    id: int
    step: int
    paths: tuple[PathLine, ...]
    summary: Any


class Past(msgspec.Struct, frozen=True, tag="past"):
    """The table after `at` steps, as the asker may see it."""

    id: int
    at: int
    hash: str
    view: Any


class Hint(msgspec.Struct, frozen=True, tag="hint"):
    """What a bot would do, the best first, at most five."""

    id: int
    step: int
    bot: str
    ranked: tuple[RankedLine, ...]


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """A message that could not be read; the socket stays open."""

    reason: Message


Reply = Table | Done | Refused | OddsAnswer | Past | Hint | Failed

# Over HTTP


class ScenarioLine(msgspec.Struct, frozen=True):
    """A scenario in the list of games."""

    id: str
    seats: int
    minutes: tuple[int, int]
    quick: bool


class ParameterLine(msgspec.Struct, frozen=True):
    """A parameter or option in the list of games."""

    name: str
    default: str | int
    low: int | None
    high: int | None
    values: tuple[str, ...]
    unit: str
    origin: str


class GameLine(msgspec.Struct, frozen=True):
    """A game in the list of games."""

    id: str
    version: str
    seats: tuple[int, int]
    hidden: bool
    scenarios: tuple[ScenarioLine, ...]
    parameters: tuple[ParameterLine, ...]
    bots: tuple[str, ...]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: set up a match. `scenario` is an id or a whole scenario."""

    game: str
    scenario: str | dict[str, Any] | None = None
    params: dict[str, str | int] = {}
    seats: list[str | None] = []
    """The bot of each seat, None for a person; missing ones are people."""
    names: list[Annotated[str, msgspec.Meta(max_length=40)]] = []
    seed: int | None = None
    analysis: bool = False
    """Free play for all sides by one person, without a barrier of taking back."""


class NewFork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/fork: a new table that goes on from a moment of this one."""

    at: int
    """Steps that are kept."""
    analysis: bool = False


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GET /api/tables/{table}/position?at=N, and POST /api/positions to have one checked."""

    game: str
    scenario: dict[str, Any]
    """A whole scenario; of a position it holds units and whose turn it is."""
    params: dict[str, str | int] = {}


class Checked(msgspec.Struct, frozen=True):
    """The answer to POST /api/positions: what the position looks like, or what is wrong with it."""

    reason: Message | None
    view: Any


class Preview(msgspec.Struct, frozen=True):
    """GET /api/scenarios/{game}/{scenario}: how it begins, for a picture."""

    view: Any
    scenario: dict[str, Any]


class TableKey(msgspec.Struct, frozen=True):
    """The answer to a new table or an opened file: where it is, and the key to its human seats."""

    table: str
    token: str


class TableLine(msgspec.Struct, frozen=True):
    """GET /api/tables: a match on this device, the newest first."""

    table: str
    token: str
    game: str
    scenario: str
    step: int
    seats: tuple[SeatLine, ...]
    over: bool
    changed: str
    """When, ISO 8601 in UTC."""
    analysis: bool = False
    waiting: tuple[int, ...] = ()
    """The seats that decide now; none if it is over, or not known yet."""
    hidden: bool = False
    """Whether its position would tell a secret."""
    title: str = ""
    """What the author of the scenario calls it."""


class Problem(msgspec.Struct, frozen=True):
    """Body of every HTTP error: the reason as words."""

    reason: Message
