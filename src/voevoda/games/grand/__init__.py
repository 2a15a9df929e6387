"""Grand Strategy: realms on a map of cells, hidden order cards in battle, mages and dragons.

| seats 2-6 | chance d6, cards, prey | hidden order cards | length 4-25 years | actions 2-250 |
|---|---|---|---|---|

A year is a turn of every player: move, build, hire, cast spells, declare battles; the others react;
then the battles are fought with cards that say attack, shoot or defend. The goal: more than a given
share of all lands at the start of a turn of one's own. Where the source text is silent: the
rulebook, "Decisions".
"""

from __future__ import annotations

from pathlib import Path

from voevoda.core.game import Game
from voevoda.games.grand import rules
from voevoda.games.grand.actions import ACTIONS, OUTCOMES
from voevoda.games.grand.candidates import list_candidates
from voevoda.games.grand.capture import capture
from voevoda.games.grand.drawing import board, moment
from voevoda.games.grand.evaluate import value_positions
from voevoda.games.grand.events import EVENTS, RowsFormed
from voevoda.games.grand.hints import considered, details, piece, visible
from voevoda.games.grand.invariants import broken
from voevoda.games.grand.notation import split
from voevoda.games.grand.params import PARAMETERS
from voevoda.games.grand.previews import beyond, summary
from voevoda.games.grand.reasons import REASONS
from voevoda.games.grand.records import State, World
from voevoda.games.grand.rules.legal import list_actions, refuse
from voevoda.games.grand.rules.secrecy import guess_layout
from voevoda.games.grand.scenarios import (
    SHELF,
    compiled_sizes,
    longest,
    seat_infos,
    set_up,
    sizes,
)
from voevoda.games.grand.solved import solved_layout
from voevoda.games.grand.tensor import fill_observation, observation_parts
from voevoda.games.grand.view import eliminated, view

RULES_VERSION = "1.0.0"

GAME = Game(
    id="grand",
    version=RULES_VERSION,
    seats=(2, 6),
    folder=Path(__file__).parent,
    world=World,
    state=State,
    actions=ACTIONS,
    chances=OUTCOMES,
    events=EVENTS,
    reasons=REASONS,
    parameters=PARAMETERS,
    rules={
        "turn": rules.turn,
        "waiting": rules.waiting,
        "legal": list_actions,
        "allows": refuse,
        "outcomes": rules.outcomes,
        "step": rules.step,
        "observe": fill_observation,
        "guess": guess_layout,
        "evaluate": value_positions,
        "settled": rules.settled,
        "shortlist": list_candidates,
        "winners": rules.winners,
        "ending": rules.ending,
    },
    max_actions=4096,
    max_outcomes=128,
    longest=longest,
    scenarios=SHELF.infos,
    scenario=SHELF.find,
    set_up=set_up,
    sizes=sizes,
    compiled_sizes=compiled_sizes,
    seat_infos=seat_infos,
    view=view,
    board=board,
    moment=moment,
    piece=piece,
    considered=considered,
    capture=capture,
    details=details,
    eliminated=eliminated,
    observation=observation_parts,
    invariants=broken,
    solved=solved_layout,
    summary=summary,
    beyond=beyond,
    split=split,
    hidden=True,
    continuous=True,  # giving up is allowed, and never listed
    reveals=frozenset({RowsFormed}),
    visible=visible,
)
