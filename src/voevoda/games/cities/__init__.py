"""Cities at War: settlements on a grid raise squads from their own strength to take each other.

| seats 2-6 | chance d4, open | hidden nothing | length 8-40 rounds | actions 5-50 at a time |
|---|---|---|---|---|

A turn: every location of the player receives time points and spends them in up to three actions:
create, move, attack, inspire, restore, gain a level, abandon. The goal: own every location; at a
limit, the most. Where the source text is silent: the rulebook, "Decisions".
"""

from __future__ import annotations

from pathlib import Path

from voevoda.core.game import Game
from voevoda.games.cities import rules
from voevoda.games.cities.actions import ACTIONS, OUTCOMES
from voevoda.games.cities.evaluate import value_positions
from voevoda.games.cities.events import EVENTS
from voevoda.games.cities.invariants import broken
from voevoda.games.cities.notation import join, split
from voevoda.games.cities.params import FACES, PARAMETERS
from voevoda.games.cities.previews import summary
from voevoda.games.cities.reasons import REASONS
from voevoda.games.cities.records import State, World
from voevoda.games.cities.rules.legal import list_actions, refuse
from voevoda.games.cities.scenarios import (
    MOST_LOCATIONS,
    SHELF,
    capture,
    compiled_sizes,
    longest,
    seat_infos,
    set_up,
    sizes,
)
from voevoda.games.cities.tensor import fill_observation, observation_parts
from voevoda.games.cities.view import board, considered, details, eliminated, piece, view

RULES_VERSION = "1.0.0"

GAME = Game(
    id="cities",
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
        "legal": list_actions,
        "allows": refuse,
        "outcomes": rules.outcomes,
        "step": rules.step,
        "observe": fill_observation,
        "evaluate": value_positions,
        "settled": rules.settled,
        "winners": rules.winners,
        "ending": rules.ending,
    },
    max_actions=8192,
    max_outcomes=max(FACES, MOST_LOCATIONS),
    longest=longest,
    scenarios=SHELF.infos,
    scenario=SHELF.find,
    set_up=set_up,
    sizes=sizes,
    compiled_sizes=compiled_sizes,
    seat_infos=seat_infos,
    view=view,
    board=board,
    piece=piece,
    considered=considered,
    capture=capture,
    details=details,
    eliminated=eliminated,
    observation=observation_parts,
    invariants=broken,
    summary=summary,
    split=split,
    join=join,
)
