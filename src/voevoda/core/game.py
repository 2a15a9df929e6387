"""What a game is: rules as functions over two records, and what the rest asks about them.

The functions below marked `contract` are the names under which generic code (search, simulation,
the contract test) calls a game; `Plain.bind` and `Compiler.bind` put the game's own in their place.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

import msgspec

from voevoda.core.actions import PLAIN_NUMBER, Action, Code, Codec, Outcome, hyphened
from voevoda.core.armies import Armies
from voevoda.core.dice import Random
from voevoda.core.errors import Argument, Message, ScenarioError
from voevoda.core.events import Event, EventCodec, Log
from voevoda.core.parameters import ParameterSet
from voevoda.core.records import Record, Sizes
from voevoda.core.rule import Compiler, Plain, cache_folder, contract, rule
from voevoda.core.scenarios import ScenarioInfo, converted

CHANCE = -1
OVER = -2

World = Any
State = Any
Seat = int


def _unbound() -> NoReturn:
    raise TypeError("bind the caller to a game first: game.plain.bind(function)")


@contract
def turn(world: World, state: State) -> int:
    """Return the seat that decides now (0..), CHANCE or OVER."""
    _unbound()


@contract
def waiting(world: World, state: State) -> int:
    """Return the bit set of seats that may decide now; several where choices are simultaneous.

    A simultaneous decision is a run of single decisions in the order of `turn`; no seat's view,
    actions or events depend on what the seats before it in the run chose.
    """
    _unbound()


@contract
def legal(world: World, state: State, actions: Any) -> int:
    """Fill `actions` with codes of what the seat at turn may do; return how many, at least 1.

    For continuous choices, a finite set of sensible candidates. At most `Game.max_actions`.
    """
    _unbound()


@contract
def allows(world: World, state: State, code: int) -> int:
    """Return 0, or the number of the reason why the action is not allowed.

    Complete; agrees with legal.
    """
    _unbound()


@contract
def outcomes(world: World, state: State, faces: Any, weights: Any) -> int:
    """At a chance node, fill the outcome codes and their whole weights (>= 1); return how many."""
    _unbound()


@contract
def step(world: World, state: State, log: Log, code: int) -> None:
    """Apply an allowed action, or an outcome of the present chance node."""
    _unbound()


@contract
def observe(world: World, state: State, seat: int, out: Any) -> None:
    """Fill the float32 vector of what a seat knows, as `Game.observation` documents it."""
    _unbound()


@contract
def guess(world: World, state: State, seat: int, random: Random) -> None:
    """Replace what the seat cannot know by a sample that agrees with all it has seen."""
    _unbound()


@contract
def evaluate(world: World, state: State, values: Any) -> None:
    """Fill the value of the position for each seat: -1 (lost) .. 1 (won), about zero in sum."""
    _unbound()


@contract
def settled(world: World, state: State) -> bool:
    """Return whether no action is half done: the turn can be judged as it stands."""
    _unbound()


@contract
def shortlist(world: World, state: State, random: Random, actions: Any) -> int:
    """Fill `actions` with the legal ones that are worth weighing; return how many, at least 1.

    What it leaves out a bot that looks ahead never does. Where the best choice is a mix, as in what
    is laid face down, it draws from the mix and lists that alone.
    """
    _unbound()


@contract
def winners(world: World, state: State) -> int:
    """Return the bit set of seats that won; 0 while the game goes on; all seats is a draw."""
    _unbound()


@contract
def ending(world: World, state: State) -> int:
    """Return the number of the rule that ended the game, 0 while it goes on."""
    _unbound()


CONTRACT = (
    turn, waiting, legal, allows, outcomes, step,
    observe, guess, evaluate, settled, shortlist, winners, ending,
)  # fmt: skip


def by_name(*rules: Callable[..., Any]) -> dict[str, Callable[..., Any]]:
    """Return functions under the contract names that they bear, for `Game.rules`."""
    return {function.__name__: function for function in rules}


class Reason(NamedTuple):
    """Why an action is refused: a code of the spec, and the rule it rests on."""

    code: str
    rule: str


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as the scenario declares it."""

    name: str
    """Short name in notation and logs: `P1`."""
    side: str
    """What tells this seat's side apart in statistics; `name` where sides are symmetric."""
    team: str = ""
    """Seats of one team give up together; empty: a seat of its own."""


class Start(NamedTuple):
    """A set-up game: what `set_up` makes of a scenario and parameters."""

    world: Any
    state: Any
    events: list[Event]


class Piece(msgspec.Struct, frozen=True):
    """What an action is about, so that a client can light it up without knowing rules."""

    piece: str | None
    """The unit or place that acts, as named in the view."""
    target: str | None
    """The unit or place it is done to."""
    cells: tuple[str, ...]
    """Cells to light."""


class ObservationPart(NamedTuple):
    """A part of the observation vector: its meaning and shape, in the order of the vector."""

    name: str
    shape: tuple[int, ...]


@rule
def only_the_turn(world: World, state: State) -> int:
    """Default of `waiting`: one seat at a time."""
    seat = turn(world, state)
    return 1 << seat if seat >= 0 else 0


@rule
def nothing_observed(world: World, state: State, seat: int, out: Any) -> None:
    """Default of `observe`: an empty vector."""


@rule
def nothing_hidden(world: World, state: State, seat: int, random: Random) -> None:
    """Default of `guess`: every seat knows all, so the state is already a sample."""


@rule
def only_the_end(world: World, state: State, values: Any) -> None:
    """Default of `evaluate`: winners 1, losers -1, all else, and a draw, 0."""
    won = winners(world, state)
    everybody = (1 << len(values)) - 1
    for seat in range(len(values)):
        values[seat] = 0.0
        if won != 0 and won != everybody:
            values[seat] = 1.0 if (won >> seat) & 1 else -1.0


@rule
def always_settled(world: World, state: State) -> bool:
    """Default of `settled`: every action is one decision."""
    return True


@rule
def all_legal(world: World, state: State, random: Random, actions: Any) -> int:
    """Default of `shortlist`: every action is worth weighing."""
    return int(legal(world, state, actions))


@rule
def no_ending(world: World, state: State) -> int:
    """Default of `ending`: the rules name none."""
    return 0


@rule
def no_chance(world: World, state: State, faces: Any, weights: Any) -> int:
    """Default of `outcomes`: a game without dice."""
    return 0


def two_seats(world: World) -> Sequence[SeatInfo]:
    """Default of `seat_infos`: `P1` and `P2`, with nothing to tell their sides apart."""
    return [SeatInfo("P1", "P1"), SeatInfo("P2", "P2")]


def among_scenarios(source: Any) -> msgspec.Struct:
    """Default of `scenario`: one of `Game.scenarios` by id, or as decoded JSON of that type."""
    _unbound()


def view_as_text(world: World, state: State, seat: Seat | None) -> str:
    """Default of `board`: the view of a seat, a line for each of its fields."""
    _unbound()


def none_known(world: World, state: State, random: Random) -> Action | None:
    """Default of `solved`: nothing is known to be best."""
    return None


def no_moment(world: World, state: State, seat: Seat | None) -> Message | None:
    """Default of `moment`: the choices alone say what is to be decided now."""
    return None


DEFAULTS: Mapping[str, Callable[..., Any]] = {
    "waiting": only_the_turn,
    "outcomes": no_chance,
    "observe": nothing_observed,
    "guess": nothing_hidden,
    "evaluate": only_the_end,
    "settled": always_settled,
    "shortlist": all_legal,
    "ending": no_ending,
}


@dataclass(frozen=True)
class Game:
    """A game: identity, rules, and the functions that show it to people.

    The first block must be given. The second has defaults that fit a small open game without
    chance. Everything but `rules` runs in plain Python only.
    """

    id: str
    version: str  # of the rules; changes exactly when behaviour does
    seats: tuple[int, int]  # fewest and most
    folder: Path  # holds texts/, rulebook/, scenarios/
    world: type[Record]
    state: type[Record]
    actions: Codec[Action]
    events: EventCodec
    reasons: tuple[Reason, ...]  # reason n is reasons[n - 1]
    rules: Mapping[str, Callable[..., Any]]  # the contract's functions by name, see DEFAULTS
    max_actions: int  # entries `legal` may fill
    longest: Callable[[World], int]  # a bound on the decisions and outcomes of a game
    scenarios: Callable[[], Sequence[ScenarioInfo]]
    set_up: Callable[[Any, Mapping[str, Any]], Start]  # scenario, parameter overrides
    view: Callable[[World, State, Seat | None], msgspec.Struct]  # None: a spectator

    scenario: Callable[[Any], msgspec.Struct] = among_scenarios  # id, or a whole one's decoded JSON
    seat_infos: Callable[[World], Sequence[SeatInfo]] = two_seats
    board: Callable[[World, State, Seat | None], str] = view_as_text  # of a seat, as `view`
    moment: Callable[[World, State, Seat | None], Message | None] = no_moment  # above the choices
    chances: Codec[Outcome] = field(default_factory=Codec)
    max_outcomes: int = 1
    parameters: ParameterSet = field(default_factory=ParameterSet)
    hidden: bool = False  # whether seats can have secrets from each other
    has_secrets: Callable[[Any], bool] = lambda scenario: True  # whether they can in a scenario
    continuous: bool = False  # whether `allows` permits more than `legal` lists
    sizes: Callable[[World], Sizes] = lambda world: {}  # exact sizes, for the plain life
    compiled_sizes: Callable[[World], Sizes] = lambda world: {}  # a tier that holds them
    piece: Callable[[World, State, Action], Piece] = lambda *_: Piece(None, None, ())
    considered: Callable[[World, State, Seat], Sequence[Action]] = (
        lambda *_: ()
    )  # see `considered_by`
    capture: Callable[[World, State], msgspec.Struct] | None = None  # a position as a scenario
    details: Callable[[World, State, Action, str], dict[str, Argument]] = lambda *_: {}  # by code
    observation: Callable[[World], Sequence[ObservationPart]] = lambda world: ()
    solved: Callable[[World, State, Random], Action | None] = none_known  # best, where known
    invariants: Callable[[World, State], list[str]] = lambda *_: []  # what is broken, in words
    summary: Callable[[World, State, Any], msgspec.Struct | None] = lambda *_: None  # of odds
    beyond: Callable[[State, State], bool] = lambda *_: False  # whether odds end there, see `odds`
    split: Callable[[World, State, str], list[str]] = lambda _w, _s, text: [text]  # notation
    join: Callable[[World, Sequence[str]], list[str]] = lambda _, steps: list(steps)
    reveals: frozenset[type[Event]] = frozenset()  # events that end the right to take back
    visible: Callable[[World, Event, Seat | None], bool] = lambda *_: True  # who sees an event
    eliminated: Callable[[World, State], Collection[Seat]] = lambda *_: ()  # put out by the rules
    armies: Armies | None = None  # where players make up their own forces
    templates: tuple[Path, ...] = ()  # further sources that the compile cache depends on

    def __post_init__(self) -> None:
        """Fill up the rules with the defaults, which then mean this game's rules too."""
        given = {**DEFAULTS, **self.rules}
        plain = Plain(given)
        object.__setattr__(self, "rules", {name: plain.bind(given[name]) for name in given})
        if self.scenario is among_scenarios:
            object.__setattr__(self, "scenario", self._among_scenarios)
        if self.board is view_as_text:
            object.__setattr__(self, "board", self._view_as_text)

    @property
    def is_solved(self) -> bool:
        """Whether there are positions whose best action is known."""
        return self.solved is not none_known

    @cached_property
    def plain(self) -> Plain:
        """The plain life: binds generic code to this game's rules."""
        return Plain(self.rules)

    @cached_property
    def compiled(self) -> Compiler:
        """The compiled life; takes half a second to open, compiles or loads on first use."""
        return Compiler(self.rules, self.cache_folder)

    @cached_property
    def cache_folder(self) -> Path:
        """Where the compiled life of these very sources is kept (opens no compiler)."""
        house = Path(__file__).parents[1]
        sources = [house / "core", house / "ai", house / "lab", self.folder, *self.templates]
        return cache_folder(self.id, [s for s in sources if s.exists()])

    def reason(self, world: World, state: State, action: Action, number: int) -> Message:
        """Return the words of reason `number` for refusing `action`."""
        why = self.reasons[number - 1]
        code = why.code.lower().replace("_", "-")
        return Message(
            f"{self.id}-reason-{code}", self.details(world, state, action, why.code), why.rule
        )

    def words(self, world: World, event: Event) -> Message:
        """Return the sentence of an event."""
        args: dict[str, Argument] = {}
        for part in self.events.fields(type(event)):
            value = getattr(event, part.name)
            args[part.name] = value if part.form is PLAIN_NUMBER else part.form.format(value, world)
        return Message(f"{self.id}-event-{hyphened(type(event).__name__)}", args, event.rule)

    def considered_by(self, world: World, state: State, seat: Seat) -> list[tuple[Action, Message]]:
        """Return what a person would look for but may not do now, each with its reason.

        The game names the actions (`considered`); those that are allowed are left out.
        """
        found = []
        for action in self.considered(world, state, seat):
            number = self.rules["allows"](world, state, self.actions.pack(action))
            if number:
                found.append((action, self.reason(world, state, action, number)))
        return found

    def legal_codes(self, world: World, state: State) -> list[Code]:
        """Return the codes of all legal actions (plain life)."""
        buffer = [0] * self.max_actions
        return buffer[: self.rules["legal"](world, state, buffer)]

    def chance(self, world: World, state: State) -> list[tuple[Code, int]]:
        """Return the outcomes of the present chance node with their weights (plain life)."""
        faces, weights = [0] * self.max_outcomes, [0] * self.max_outcomes
        count = self.rules["outcomes"](world, state, faces, weights)
        return list(zip(faces[:count], weights[:count], strict=True))

    def _among_scenarios(self, source: Any) -> msgspec.Struct:
        if isinstance(source, str):
            return known_scenario(self, source)
        return converted(source, type(self.scenarios()[0]))

    def _view_as_text(self, world: World, state: State, seat: Seat | None) -> str:
        shown = msgspec.to_builtins(self.view(world, state, seat))
        return "\n".join(f"{name}: {msgspec.json.encode(shown[name]).decode()}" for name in shown)


def scores(count: int, won: int) -> tuple[Fraction, ...]:
    """Return the payoffs of `count` seats from the bit set of winners.

    They sum to 0 (CIT-END-07).
    """
    k = won.bit_count()
    if k in (0, count):
        return (Fraction(0),) * count
    return tuple(
        Fraction(1, k) if won >> seat & 1 else Fraction(-1, count - k) for seat in range(count)
    )


def known_scenario(game: Game, name: str) -> ScenarioInfo:
    """Return the shipped scenario of that id; raises ScenarioError naming those that exist."""
    for info in game.scenarios():
        if info.id == name:
            return info
    known = ", ".join(info.id for info in game.scenarios())
    raise ScenarioError("scenario-unknown", name=name, game=game.id, known=known)
