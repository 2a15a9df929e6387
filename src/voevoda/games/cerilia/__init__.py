"""Wars of Cerilia: two armies of war cards fight over a mat of fifteen sectors.

| seats 2, 4 | chance d9, d6, d3 | hidden invisible units | length 5-12 rounds | actions 2-65 |
|---|---|---|---|---|

A round: rally, magic, movement, missiles, charges, melee; results are carried out at the end of
each phase. The goal: destroy, break or drive off the enemy, or the scenario's objective. Where the
source text is silent: the rulebook, "Decisions".
"""

from __future__ import annotations

from pathlib import Path

from voevoda.core.game import Game
from voevoda.games.cerilia import rules
from voevoda.games.cerilia.actions import ACTIONS, OUTCOMES
from voevoda.games.cerilia.army import ARMIES
from voevoda.games.cerilia.capture import capture
from voevoda.games.cerilia.drawing import board, moment
from voevoda.games.cerilia.evaluate import value_positions
from voevoda.games.cerilia.events import EVENTS, Revealed
from voevoda.games.cerilia.invariants import broken
from voevoda.games.cerilia.notation import join, split
from voevoda.games.cerilia.params import PARAMETERS
from voevoda.games.cerilia.previews import beyond, summary
from voevoda.games.cerilia.reasons import REASONS
from voevoda.games.cerilia.records import State, World
from voevoda.games.cerilia.rules.information import guess_hidden
from voevoda.games.cerilia.rules.legal import list_actions, refuse
from voevoda.games.cerilia.rules.team import turn
from voevoda.games.cerilia.scenarios import (
    SHELF,
    compiled_sizes,
    longest,
    seat_infos,
    set_up,
    sizes,
)
from voevoda.games.cerilia.setups import has_secrets
from voevoda.games.cerilia.tensor import fill_observation, observation_parts
from voevoda.games.cerilia.view import considered, details, piece, view, visible

RULES_VERSION = "1.0.0"

GAME = Game(
    id="cerilia",
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
        "turn": turn,
        "legal": list_actions,
        "allows": refuse,
        "outcomes": rules.outcomes,
        "step": rules.step,
        "observe": fill_observation,
        "guess": guess_hidden,
        "evaluate": value_positions,
        "settled": rules.settled,
        "winners": rules.winners,
        "ending": rules.ending,
    },
    max_actions=1024,
    max_outcomes=100,
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
    armies=ARMIES,
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
    hidden=True,
    has_secrets=has_secrets,
    reveals=frozenset({Revealed}),
    visible=visible,
)
