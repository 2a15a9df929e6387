"""Wizardrimort: chibi miniatures fight over an open table, without a grid.

| seats 2-4 | chance d6, open | hidden nothing | length 4-30 rounds | actions 10-600 listed |
|---|---|---|---|---|

A turn: three dice say how many warriors may be used, how many action points and how many attacks
there are. Warriors that stand close together are a squad. A slain living warrior rises as a
skeleton, a slain skeleton leaves. The goal: no free enemy is left, or the goal of the mode. Where
the source text is silent: the rulebook, "Decisions". Rules by the author who publishes as "Игры
Локи"; free of charge, commercial use needs the author's consent.
"""

from __future__ import annotations

from pathlib import Path

from voevoda.core.game import Game
from voevoda.games.wizardrimort import rules
from voevoda.games.wizardrimort.actions import ACTIONS, OUTCOMES
from voevoda.games.wizardrimort.capture import capture
from voevoda.games.wizardrimort.drawing import board, moment, piece
from voevoda.games.wizardrimort.evaluate import value_positions
from voevoda.games.wizardrimort.events import EVENTS
from voevoda.games.wizardrimort.hints import considered
from voevoda.games.wizardrimort.invariants import broken
from voevoda.games.wizardrimort.notation import join, split
from voevoda.games.wizardrimort.params import PARAMETERS
from voevoda.games.wizardrimort.previews import beyond, summary
from voevoda.games.wizardrimort.reasons import REASONS
from voevoda.games.wizardrimort.records import State, World
from voevoda.games.wizardrimort.refusals import details
from voevoda.games.wizardrimort.rules.candidates import list_actions
from voevoda.games.wizardrimort.rules.legal import refuse
from voevoda.games.wizardrimort.scenarios import (
    SHELF,
    compiled_sizes,
    longest,
    seat_infos,
    set_up,
    sizes,
)
from voevoda.games.wizardrimort.shortlist import list_candidates
from voevoda.games.wizardrimort.tensor import fill_observation, observation_parts
from voevoda.games.wizardrimort.view import view

RULES_VERSION = "1.0.0"

GAME = Game(
    id="wizardrimort",
    version=RULES_VERSION,
    seats=(2, 4),
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
        "legal": list_actions,
        "allows": refuse,
        "outcomes": rules.outcomes,
        "step": rules.step,
        "observe": fill_observation,
        "evaluate": value_positions,
        "settled": rules.settled,
        "shortlist": list_candidates,
        "winners": rules.winners,
        "ending": rules.ending,
    },
    max_actions=8192,
    max_outcomes=216,
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
    observation=observation_parts,
    invariants=broken,
    summary=summary,
    beyond=beyond,
    split=split,
    join=join,
    continuous=True,
)
