"""The match file: one JSON document that replays a match exactly.

It names the rules version it needs.
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any, Literal

import msgspec

from voevoda.core.dice import DiceSource, Entropy, Seeded
from voevoda.core.errors import IllegalActionError, MatchFileError, ParameterError, VoevodaError
from voevoda.core.game import scores
from voevoda.core.match import Match, SeatEntry
from voevoda.core.registry import find, game_ids

FORMAT: Literal[1] = 1
SUFFIX = ".voevoda.json"
LARGEST = 32 * 1024 * 1024
"""Bytes; a longer file is refused unread."""


class DiceRecord(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How chance was drawn. What came is in the steps; this says where from."""

    scheme: str
    commit: str | None = None
    reveal: str | None = None


class ResultRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a finished match ended: a payoff for each seat as a fraction, and the deciding rule."""

    scores: list[str]
    reason: str | None


class MatchFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The document, field by field."""

    format: Literal[1]
    game: str
    rules: str
    scenario: dict[str, Any]
    params: dict[str, int | str]
    seats: list[SeatEntry]
    steps: list[str]
    dice: DiceRecord
    sealed: dict[int, str] = {}
    """Choices of a simultaneous decision that wait for their turn, by seat number from 0."""
    conceded: list[int] = []
    """Seats that gave up, from 0, in order."""
    agreed_draw: bool = False
    hash: str = ""
    """Of the state after the last step, so that a change of rules cannot pass unseen."""
    result: ResultRecord | None = None


def document(match: Match) -> MatchFile:
    """Return the match as its document."""
    result = None
    if match.over:
        won = sum(1 << seat for seat in match.winners)
        result = ResultRecord([str(s) for s in scores(len(match.seats), won)], match.ending)
    return MatchFile(
        format=FORMAT,
        game=match.game.id,
        rules=match.game.version,
        scenario=msgspec.to_builtins(match.scenario),
        params=match.params,
        seats=list(match.seats),
        steps=[step.text for step in match.steps],
        dice=DiceRecord(match.dice.scheme, reveal=_seed(match.dice)),
        sealed={seat: match.format(a) for seat, a in sorted(match.sealed.items())},
        conceded=list(match.conceded),
        agreed_draw=match.agreed_draw,
        hash=match.hash,
        result=result,
    )


def save(match: Match) -> bytes:
    """Return the match file: readable JSON, one step a line, the same bytes for the same match."""
    return msgspec.json.format(msgspec.json.encode(document(match)), indent=1) + b"\n"


def load(data: bytes | str) -> Match:
    """Return the match of a file, replayed step by step with every step checked.

    Raises MatchFileError with a sentence that names what is wrong and where: damaged or truncated
    JSON, a foreign document, a newer format, other rules, an unknown game, a step the rules refuse.
    """
    return open_document(parse(data))


def parse(data: bytes | str) -> MatchFile:
    """Return the document of a match file without replaying it; raises MatchFileError."""
    raw = data.encode() if isinstance(data, str) else data
    if len(raw) > LARGEST:
        raise MatchFileError("matchfile-too-large", limit=LARGEST // (1024 * 1024))
    try:
        tree = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise MatchFileError("matchfile-damaged", detail=str(error)[:120]) from None
    if not isinstance(tree, dict) or "format" not in tree or "steps" not in tree:
        raise MatchFileError("matchfile-foreign")
    newest = tree["format"]
    if isinstance(newest, int) and not isinstance(newest, bool) and newest > FORMAT:
        raise MatchFileError("matchfile-newer", format=str(newest)[:20], known=FORMAT)
    try:
        return msgspec.convert(tree, MatchFile, str_keys=True)
    except msgspec.ValidationError as error:
        raise MatchFileError("matchfile-invalid", detail=str(error)[:200]) from None


def open_document(record: MatchFile) -> Match:
    """Return the match of a document, replayed; raises MatchFileError."""
    match = _set_up(record)
    for number, text in enumerate(record.steps, 1):
        try:
            match.replay(match.read_step(text))
        except VoevodaError as error:
            raise MatchFileError(
                "matchfile-step", step=number, text=text[:60], detail=error.message
            ) from None
    if match.hash != record.hash:
        raise MatchFileError("matchfile-hash", step=len(record.steps))
    match.dice = _dice(record)
    match.roll()  # a record may end between a choice and its die
    _close(match, record)
    for seat, text in record.sealed.items():
        try:
            if seat == match.turn:
                raise IllegalActionError("match-not-your-turn")
            match.play(text, seat)
        except VoevodaError as error:
            raise MatchFileError(
                "matchfile-step", step=len(record.steps), text=text[:60], detail=error.message
            ) from None
    return match


def fork(match: Match, step: int) -> Match:
    """Return a new match that has the first `step` steps of another, and dice of its own.

    A fork between a choice and its die rolls the die anew. Raises MatchFileError for a step that
    does not exist.
    """
    if not 0 <= step <= len(match.steps):
        raise MatchFileError("matchfile-no-step", step=step, steps=len(match.steps))
    whole = document(match)
    record = msgspec.structs.replace(
        whole,
        steps=whole.steps[:step],
        hash=match.hash_at(step),
        sealed={},
        conceded=[],
        agreed_draw=False,
        result=None,
        dice=DiceRecord(Entropy.scheme),
    )
    return open_document(record)


def _set_up(record: MatchFile) -> Match:
    if record.game not in game_ids():
        raise MatchFileError("matchfile-game", game=record.game, known=", ".join(game_ids()))
    game = find(record.game)
    if record.rules != game.version:
        raise MatchFileError(
            "matchfile-rules", game=game.id, rules=record.rules, known=game.version
        )
    try:
        match = Match(game, record.scenario, record.params, record.seats, roll=False)
    except VoevodaError as error:
        raise MatchFileError("matchfile-setup", detail=error.message) from None
    most = game.longest(match.world)
    if len(record.steps) > most:
        raise MatchFileError("matchfile-too-long", steps=len(record.steps), most=most)
    return match


def _close(match: Match, record: MatchFile) -> None:
    try:
        for seat in record.conceded:
            if seat not in match.conceded:  # with its team
                match.concede(seat)
        if record.agreed_draw:
            match.agree_draw()
    except VoevodaError as error:
        raise MatchFileError("matchfile-setup", detail=error.message) from None


def _seed(dice: DiceSource) -> str | None:
    if not isinstance(dice, Seeded):
        return None
    seed, game = dice.random.seed, dice.random.game
    return f"{seed}/{game}" if game else str(seed)


def _dice(record: MatchFile) -> DiceSource:
    found = re.fullmatch(r"(-?\d{1,19})(?:/(\d{1,19}))?", record.dice.reveal or "")
    if record.dice.scheme == Seeded.scheme and found:
        with suppress(ParameterError):
            return Seeded(int(found[1]), int(found[2] or 0))
    return Entropy()
