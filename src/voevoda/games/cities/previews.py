"""What is said of an action before it is confirmed (spec 9.1): exact odds, and what it leads to."""

from __future__ import annotations

from collections import deque
from fractions import Fraction
from itertools import takewhile
from typing import Any

import msgspec

from voevoda.core.events import Log
from voevoda.core.odds import Odds
from voevoda.games.cities import actions as act
from voevoda.games.cities import events as happened
from voevoda.games.cities.params import BY_LOCATION, DASH, MYSTIC
from voevoda.games.cities.records import AROUND, MOVE
from voevoda.games.cities.rules.assault import may_assault
from voevoda.games.cities.rules.economy import cost_of
from voevoda.games.cities.rules.general import owner_of, slot_of
from voevoda.games.cities.rules.map import distance, is_free
from voevoda.games.cities.rules.movement import may_move
from voevoda.games.cities.rules.relics import can_jump, is_landing
from voevoda.games.cities.rules.turns import receive_income
from voevoda.games.cities.view import (
    CELL,
    AssaultOdds,
    AttackOdds,
    CreationPreview,
    FaceView,
    InspirationPreview,
    MovePreview,
    Reach,
    location_name,
    row_values,
)

Hop = act.Step | act.Jump


def summary(world: Any, state: Any, odds: Odds) -> msgspec.Struct | None:
    """Return the preview of a plan that is one action; None where there is nothing to preview.

    `state` is the position before the action.
    """
    if not odds.paths or odds.paths[0].played != 1:
        return None
    path = odds.paths[0]
    if path.state.phase == MOVE and state.phase != MOVE:
        return _move(world, path.state)
    for event in path.events:
        match event:
            case happened.AttackDeclared():
                return _attack_odds(state, odds, event)
            case happened.AssaultDeclared():
                return _assault_odds(odds, event)
            case happened.HandedOver():
                return _creation(world, path.state, event)
            case happened.Inspired():
                return _inspiration(world, state, path.state, event)
    return None


def _attack_odds(state: Any, odds: Odds, declared: happened.AttackDeclared) -> AttackOdds:
    target = state.units[slot_of(state, declared.target)]
    won = [e.amount for p in odds.paths for e in p.events if isinstance(e, happened.SpiritWon)]
    victories = [e for p in odds.paths for e in p.events if isinstance(e, happened.Victory)]
    faces = tuple(_face(path.events, target) for path in odds.paths)
    losses = [(path.chance, face) for path, face in zip(odds.paths, faces, strict=True)]
    hit = odds.chance_of(happened.Hit) + odds.chance_of(happened.MysticHit)
    return AttackOdds(
        attacker=f"u{declared.attacker}",
        target=f"u{declared.target}",
        faces=faces,
        hit=str(hit),
        kill=str(odds.chance_of(happened.Died)),
        capture=str(odds.chance_of(happened.Captured)),
        spirit_loss=str(sum((c * f.spirit_lost for c, f in losses), Fraction(0))),
        health_loss=str(sum((c * f.health_lost for c, f in losses), Fraction(0))),
        spirit_won=max(won, default=0),
        victor=(victories[0].spirit, victories[0].health) if victories else None,
    )


def _face(events: Any, target: Any) -> FaceView:
    by_kind = {type(event): event for event in events}
    rolled = by_kind[happened.Rolled]
    fed = by_kind.get(happened.VampiricGain)
    hurt = by_kind.get(happened.Damaged)
    spirit, health = target.spirit, fed.health if fed else target.health
    result = "miss" if happened.Missed in by_kind else "nothing"
    if hurt is not None:
        spirit, health = hurt.spirit, hurt.health
        if hurt.spirit_lost or hurt.health_lost:
            result = "hurt"
    if happened.Died in by_kind:
        result = "dies"
    elif happened.Captured in by_kind:
        result = "captured"
    return FaceView(
        face=rolled.face,
        result=result,
        spirit_lost=hurt.spirit_lost if hurt else 0,
        health_lost=hurt.health_lost if hurt else 0,
        spirit=spirit,
        health=health,
    )


def _assault_odds(odds: Odds, declared: happened.AssaultDeclared) -> AssaultOdds:
    path = odds.paths[0]
    kinds = {type(event) for event in path.events}
    strikes = [event.strike for event in path.events if isinstance(event, happened.Struck)]
    location = path.state.locations[declared.loc]
    return AssaultOdds(
        attacker=f"u{declared.unit}",
        place=location_name(declared.loc),
        dies=happened.Died in kinds,
        strike=sum(strikes),
        conquers=happened.Conquered in kinds,
        spirit=location.spirit,
        health=location.health,
    )


# Creation


def _creation(world: Any, state: Any, given: happened.HandedOver) -> CreationPreview:
    index = given.loc
    location = state.locations[index]
    strikes = {
        f"u{unit.number}": unit.spirit - world.params.assault_spirit
        for slot, unit in enumerate(state.units)
        if unit.number and _may_strike(world, state, slot, index)
    }
    threats = {u: s for u, s in strikes.items() if s >= location.spirit > 0}
    return CreationPreview(
        loc=location_name(index),
        amount=given.amount,
        spirit=location.spirit,
        health=location.health,
        time=location.time,
        unit_health=world.params.health_multiplier * given.amount,
        threats=tuple(sorted(threats, key=lambda name: int(name[1:]))),
        strike=max(threats.values(), default=0),
    )


def _may_strike(world: Any, state: Any, slot: int, index: int) -> bool:
    """Return whether an enemy could assault a location within one turn of its own and live."""
    unit, location = state.units[slot], state.locations[index]
    if owner_of(state, unit) == location.owner or unit.subdued or location.abandoned:
        return False
    if not may_assault(world, state, unit, location.owner):
        return False
    if unit.health <= world.params.assault_health:
        return False
    moves = _moves_of(world, state, unit)
    if moves is None:
        return False
    site, near = world.site[index], world.params.attack_range
    cells = {unit.cell: (), **ways(world, state, slot, moves * world.params.move_cells)}
    return any(distance(world, cell, site) <= near for cell in cells)


def _moves_of(world: Any, state: Any, unit: Any) -> int | None:
    """Return how many moves a unit can be given in its owner's next turn, and still attack."""
    then, log = state.copy(), Log.new()
    alone = world.params.move_scope == BY_LOCATION or world.params.initiative_unit == BY_LOCATION
    moves = 0
    for index in range(world.locations):
        location = then.locations[index]
        own = location.owner == owner_of(state, unit)
        if not own or (alone and index != unit.ctrl):
            continue
        receive_income(world, then, log, index)
        actions, time = world.params.max_actions, location.time
        if index == unit.ctrl:
            actions, time = actions - 1, time - cost_of(world, location, act.ASSAULT)
            if time < 0:
                return None
        price = cost_of(world, location, act.MOVE_ACTION)
        moves += min(actions, time // price if price else actions)
    return moves


# Inspiration


def _inspiration(
    world: Any, before: Any, after: Any, done: happened.Inspired
) -> InspirationPreview:
    old = before.units[slot_of(before, done.unit)]
    new = after.units[slot_of(after, done.unit)]
    return InspirationPreview(
        unit=f"u{done.unit}",
        position=done.position,
        row=row_values(old.row),
        new_row=row_values(new.row),
        spirit=old.spirit,
        new_spirit=new.spirit,
        damage=str(_damage(world, before, old)),
        new_damage=str(_damage(world, after, new)),
        freed=bool(old.subdued and not new.subdued),
    )


def _damage(world: Any, state: Any, unit: Any) -> Fraction:
    """Return the mean over the faces; a subdued unit does none."""
    if unit.subdued:
        return Fraction(0)
    dash = world.params.mystic_damage if state.locations[unit.ctrl].relic == MYSTIC else 0
    faces = [dash if value == DASH else value + unit.spirit for value in unit.row]
    return Fraction(sum(faces), len(faces))


# Moves


def _move(world: Any, state: Any) -> MovePreview:
    """Return where the units can go, `state` being that of the open move."""
    found = []
    for slot, unit in enumerate(state.units):
        if may_move(world, state, state.acting, slot):
            for cell, steps in ways(world, state, slot, state.cells_left).items():
                texts = tuple(act.ACTIONS.format(step, world) for step in steps)
                found.append(Reach(f"u{unit.number}", CELL.format(cell, world), texts))
    return MovePreview(location_name(state.acting), state.cells_left, tuple(found))


def ways(world: Any, state: Any, slot: int, cells: int) -> dict[int, tuple[Hop, ...]]:
    """Return each cell that a unit alone can get to with so many cells of a move, and how."""
    unit = state.units[slot]
    start = int(unit.cell)
    found: dict[int, tuple[Hop, ...]] = {start: ()}
    landings = _landings(world, state, slot)
    edge = deque([start])
    while edge:
        here = edge.popleft()
        if len(found[here]) == cells:
            continue
        near = _straight_first(world, here)
        steps: list[Hop] = [act.Step(unit.number, cell) for cell in near if is_free(state, cell)]
        steps += [act.Jump(unit.number, cell) for cell in landings if cell not in near]
        for step in steps:
            if step.cell not in found:
                found[step.cell] = (*found[here], step)
                edge.append(step.cell)
    del found[start]
    return found


def _straight_first(world: Any, here: int) -> list[int]:
    """Return the neighbours, those by a side first: no way then swerves without need."""
    straight = (1, world.width)
    return sorted(_neighbours(world, here), key=lambda c: (abs(c - here) not in straight, c))


def _landings(world: Any, state: Any, slot: int) -> list[int]:
    if not can_jump(state, slot):
        return []
    cells = range(world.width * world.height)
    return [c for c in cells if is_free(state, c) and is_landing(world, state, slot, c)]


def _neighbours(world: Any, cell: int) -> list[int]:
    around = world.around[cell * AROUND : (cell + 1) * AROUND]
    return [int(other) for other in takewhile(lambda other: other >= 0, around)]
