"""What is said before an action is confirmed: its battle, its die, and the purse before and after.

What layouts of cards are worth stands in `layout_advice.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from voevoda.core.errors import Message
from voevoda.core.events import Event
from voevoda.core.odds import Odds, Path
from voevoda.games.grand import events as happened
from voevoda.games.grand.actions import Die
from voevoda.games.grand.battles import Piece
from voevoda.games.grand.foresight import Outlook, foresee, foresee_joined
from voevoda.games.grand.foretold import (
    declaration_messages,
    purse_messages,
    zombie_messages,
)
from voevoda.games.grand.forms import piece_name
from voevoda.games.grand.layout_advice import LayoutAdvice, layout_advice
from voevoda.games.grand.params import (
    CITY,
    DRAGON,
    DUST,
    LEVELS,
    MAGE,
    MINE,
    PORT,
    RAISE,
    SPELLS,
)
from voevoda.games.grand.params import LEVEL as LEVEL_WORK
from voevoda.games.grand.records import (
    ARRANGE,
    DIE,
    DRAGON_MARK,
    IN_ORDERS,
    PICK,
    PLACE,
    REACT,
    RELAY,
)
from voevoda.games.grand.rules.economy import gross_income, upkeep_of, yield_of
from voevoda.games.grand.rules.pieces import tag_kind


class Ledger(msgspec.Struct, frozen=True):
    """A purse and what it gains in a year; works under way count as finished."""

    coins: int
    gross: int
    upkeep: int


class FighterOdds(msgspec.Struct, frozen=True):
    """A piece as it would fight."""

    piece: str
    cards: int
    plus: bool
    chance: bool
    """Its orders are given by chance."""


class BattleOdds(msgspec.Struct, frozen=True):
    """A battle as it would be formed, and how it ends; chances as the attackers see it."""

    attackers: tuple[FighterOdds, ...]
    defenders: tuple[FighterOdds, ...]
    exact: bool
    """If both sides play as well as can be; else an estimate."""
    win: float
    draw: float
    loss: float


class DeclarationOdds(msgspec.Struct, frozen=True):
    """What a declaration of battle leads to."""

    source: str
    target: str
    now: BattleOdds | None
    """As things stand; None if no battle comes of it."""
    joined: BattleOdds | None
    """If everybody who may react joins against it; None if nobody can."""

    def messages(self) -> list[Message]:
        """Return the same in sentences."""
        return declaration_messages(self)


class FaceOdds(msgspec.Struct, frozen=True):
    """A face of the die of a spell."""

    face: int
    total: int
    """With what is added."""
    result: str
    """`nothing`, `stuns`, `sinks`, `mage-dies`, `dragon-dies`, `dragon-tamed`, `breaks-free`,
    `raises` or `dusts`."""
    count: int
    """Zombies that rise or turn to dust."""
    pieces: tuple[str, ...]
    """Pieces that it strikes."""


class SpellOdds(msgspec.Struct, frozen=True):
    """A spell: what each face of the die brings, none if it needs no die."""

    mage: str
    spell: str
    bonus: int
    faces: tuple[FaceOdds, ...]
    pieces: tuple[str, ...]
    """Pieces that it strikes without a die."""
    before: Ledger
    after: Ledger

    def messages(self) -> list[Message]:
        """Return what it costs, and how many zombies it moves; the rest is told by the odds."""
        counts = [(face.face, face.count) for face in self.faces if face.count]
        return [*zombie_messages(counts), *purse_messages(self.before, self.after)]


class PurseOdds(msgspec.Struct, frozen=True):
    """What an order costs, and what the year brings then."""

    before: Ledger
    after: Ledger

    def messages(self) -> list[Message]:
        """Return the same in a sentence."""
        return purse_messages(self.before, self.after)


Preview = DeclarationOdds | SpellOdds | PurseOdds | LayoutAdvice


def beyond(start: Any, there: Any) -> bool:
    """Whether odds of a plan end at a chance: all but the die of a spell is beyond it."""
    return bool(there.node != DIE)


def summary(world: Any, state: Any, odds: Odds) -> Preview | None:
    """Return the preview of a plan, `state` being the position before it; else None."""
    if not odds.paths:
        return None
    if ARRANGE <= state.node <= RELAY:
        return layout_advice(world, state, odds.paths[0].events)
    if state.node not in (IN_ORDERS, REACT):
        return None
    first = odds.paths[0]
    declared = [event for event in first.events if isinstance(event, happened.Declared)]
    if declared:
        return _declaration(world, state, declared)
    if state.node == REACT or first.state.active != state.active:
        return None
    before = ledger(world, state, int(state.active))
    after = ledger(world, first.state, int(state.active))
    for event in first.events:
        if isinstance(event, happened.Cast):
            return _spell(world, state, odds, event, (before, after))
    return None if before == after else PurseOdds(before, after)


def ledger(world: Any, state: Any, seat: int) -> Ledger:
    """Return the purse of a seat, and its income when its works are finished."""
    gross = int(gross_income(world, state, seat, 0))
    for unit in state.units[: state.top]:
        if unit.owner == seat and unit.work != 0 and not unit.spoiled:
            gross += _yield_of_work(world, int(unit.cell), int(unit.work))
    for cell in state.built[: state.buildings]:
        if state.owner[cell] == seat and state.work[cell] == LEVEL_WORK and not state.spoiled[cell]:
            place = state.kind[cell] * (LEVELS + 1) + state.level[cell] + 1
            gross += int(world.params.income[place]) - int(yield_of(world, state, cell))
    return Ledger(int(state.coins[seat]), gross, int(upkeep_of(world, state, seat)))


def _yield_of_work(world: Any, cell: int, work: int) -> int:
    if not CITY <= work <= PORT:
        return 0
    vein = work == MINE and world.mark[cell] == DRAGON_MARK
    return int(world.params.income[work * (LEVELS + 1) + (LEVELS if vein else 1)])


def _declaration(world: Any, state: Any, declared: Sequence[happened.Declared]) -> DeclarationOdds:
    pairs = [(event.source, event.target) for event in declared]
    now, joined = foresee(world, state, pairs), foresee_joined(world, state, pairs)
    seen, more = _battle(world, now), _battle(world, joined)
    source, target = pairs[-1]
    return DeclarationOdds(
        piece_name(source, world), piece_name(target, world), seen, None if more == seen else more
    )


def _battle(world: Any, outlook: Outlook | None) -> BattleOdds | None:
    if outlook is None:
        return None
    win, draw, loss = outlook.odds or ((1 + outlook.value) / 2, 0.0, (1 - outlook.value) / 2)
    return BattleOdds(
        attackers=_fighters(world, outlook.attackers, outlook.battle.attackers),
        defenders=_fighters(world, outlook.defenders, outlook.battle.defenders),
        exact=outlook.odds is not None,
        win=win,
        draw=draw,
        loss=loss,
    )


def _fighters(world: Any, tags: Sequence[int], pieces: Sequence[Piece]) -> tuple[FighterOdds, ...]:
    return tuple(
        FighterOdds(piece_name(tag, world), piece.strength, piece.plus, piece.chance)
        for tag, piece in zip(tags, pieces, strict=True)
    )


def _spell(
    world: Any, state: Any, odds: Odds, cast: happened.Cast, purse: tuple[Ledger, Ledger]
) -> SpellOdds:
    faces = tuple(
        face for path in odds.paths if (face := _face(world, path, int(cast.spell))) is not None
    )
    return SpellOdds(
        mage=piece_name(cast.mage, world),
        spell=SPELLS[cast.spell],
        bonus=_bonus(odds.paths[0].events),
        faces=faces,
        pieces=() if faces else _struck(world, odds.paths[0].events),
        before=purse[0],
        after=purse[1],
    )


def _bonus(events: Sequence[Event]) -> int:
    return next((int(e.bonus) for e in events if isinstance(e, happened.Rolled)), 0)


def _face(world: Any, path: Path, spell: int) -> FaceOdds | None:
    rolled = next((e for e in path.events if isinstance(e, happened.Rolled)), None)
    face = next((outcome.face for outcome in path.outcomes if isinstance(outcome, Die)), None)
    if rolled is None or face is None:
        return None
    result, count = _result(path, spell)
    return FaceOdds(face, int(rolled.total), result, count, _struck(world, path.events))


def _result(path: Path, spell: int) -> tuple[str, int]:
    if spell in (RAISE, DUST):
        waits = path.state.left if path.state.node in (PLACE, PICK) else 0
        gone = sum(isinstance(e, happened.ZombieRaised | happened.UnitLost) for e in path.events)
        return "raises" if spell == RAISE else "dusts", int(waits) + gone
    for event in path.events:
        match event:
            case happened.DragonCalled():
                return "dragon-tamed", 0
            case happened.ControlLost():
                return "breaks-free", 0
            case happened.UnitLost(piece=piece) if tag_kind(piece) == MAGE:
                return "mage-dies", 0
            case happened.UnitLost(piece=piece) if tag_kind(piece) == DRAGON:
                return "dragon-dies", 0
            case happened.UnitLost():
                return "sinks", 0
            case happened.Stunned():
                return "stuns", 0
    return "nothing", 0


def _struck(world: Any, events: Sequence[Event]) -> tuple[str, ...]:
    """Return what a spell does something to, in the order in which it happens."""
    found = []
    for event in events:
        match event:
            case (
                happened.Stunned(piece=piece)
                | happened.UnitLost(piece=piece)
                | happened.EffectLaid(piece=piece)
                | happened.Lowered(piece=piece)
                | happened.BuildingLost(piece=piece)
                | happened.DragonCalled(piece=piece)
                | happened.ControlLost(piece=piece)
            ):
                found.append(piece_name(piece, world))
    return tuple(dict.fromkeys(found))
