"""A position of `cerilia` as a scenario to go on from."""

from __future__ import annotations

from typing import Any

from voevoda.games.cerilia.actions import path_places
from voevoda.games.cerilia.params import FALL_BACK as F
from voevoda.games.cerilia.params import PARAMETERS
from voevoda.games.cerilia.params import ROUT as R
from voevoda.games.cerilia.records import (
    ASIDE,
    ATT,
    DEAD,
    DEF,
    DIRECTIONS,
    EAST,
    EDGES,
    FLED,
    GAME_OVER,
    KINDS,
    NOBODY,
    NORTH,
    OBJECTIVES,
    P0_ATTACH,
    P0_FORT,
    P0_TERRAIN,
    PHASES,
    PLACE_NAMES,
    SECTOR_NAMES,
    SECTORS,
    SIDES,
    SLOTS,
    SOURCES,
)
from voevoda.games.cerilia.roster import CLASS_LETTERS, SIGNS, SPELL_IDS, TYPES
from voevoda.games.cerilia.rules.board import line_start, neighbour, opposite
from voevoda.games.cerilia.rules.units import name_of
from voevoda.games.cerilia.setups import (
    RESUMED,
    CardSetup,
    CasterSetup,
    FortSetup,
    Position,
    Scenario,
    UnitSetup,
    WallSetup,
)

OWN_FIELDS = ("round_limit", "timeout", "fort_level")
"""Parameters that have fields of their own in a scenario."""


def capture(world: Any, state: Any) -> Scenario:
    """Return a position as a scenario to go on from.

    A spell that is half cast, rolling dice and an open choice are left out. In Phase 0 cards that
    are laid stay, and where units and casters have come so far is proposed.
    """
    whole = PARAMETERS.whole(world.params)
    preparing = state.phase <= P0_ATTACH
    return Scenario(
        id="position",
        way="free" if state.phase <= P0_TERRAIN else "deployed",
        units=tuple(_unit(world, state, u) for u in _in_order(world, state)),
        casters=tuple(_caster(world, state, c) for c in range(world.casters)),
        terrain=_terrain(world, state),
        fort=_fort(world, state),
        objective=OBJECTIVES[world.objective],
        round_limit=int(world.params.round_limit),
        timeout=str(whole["timeout"]),
        night=bool(state.night),
        params={
            p.name: whole[p.name]
            for p in PARAMETERS.all
            if whole[p.name] != p.show_default() and p.name not in (*OWN_FIELDS, "setup")
        },
        position=None if preparing else _position(state),
    )


def _in_order(world: Any, state: Any) -> list[int]:
    """Return the units so that listing them gives every line its order."""
    found: list[int] = []
    for sector in range(SECTORS):
        for side in (ATT, DEF):
            at = line_start(sector, side)
            found += [u - 1 for u in state.line[at : at + SLOTS] if u]
    rest = [u for u in range(world.units) if state.units[u].type and u not in found]
    return found + rest


def unit_name(world: Any, u: int) -> str:
    """Return `a3`, `d12`, or `fort`."""
    number = name_of(world, u)
    return f"{'ad'[number & 1]}{number >> 1}" if number else "fort"


def caster_name(world: Any, c: int) -> str:
    """Return `m1`, `p2`."""
    return f"{CLASS_LETTERS[world.caster_name[c] & 1]}{world.caster_name[c] >> 1}"


def _unit(world: Any, state: Any, u: int) -> UnitSetup:
    unit = state.units[u]
    place = int(unit.place if unit.place != ASIDE else _proposed_place(world, state, u))
    if unit.place in (DEAD, FLED):
        return UnitSetup(
            id=unit_name(world, u),
            type=TYPES[unit.type],
            place=PLACE_NAMES[place],
            commander=unit.seat // 2 + 1,
            summoned=bool(unit.summoned),
        )
    return UnitSetup(
        id=unit_name(world, u),
        type=TYPES[unit.type],
        place=PLACE_NAMES[place],
        commander=unit.seat // 2 + 1,
        damage=int(unit.damage),
        routed=bool(unit.routed),
        hidden=bool(unit.hidden),
        summoned=bool(unit.summoned),
        bless_sign=SIGNS[unit.bless_sign.bit_length() - 1] if unit.bless_sign else "",
        bless_until=int(unit.bless_until),
        moved=bool(unit.moved),
        withdrew=bool(unit.withdrew),
        attacked=bool(unit.attacked),
        engaged=bool(unit.engaged0),
        downhill=bool(unit.downhill),
        path=tuple(PLACE_NAMES[place] for place in path_places(unit.path)),
        pending=int(unit.pending),
        doomed=int(unit.doomed),
        falling=int(unit.falling),
        falls_by={0: "", F: "F", R: "R"}[unit.falls_by],
    )


def _proposed_place(world: Any, state: Any, u: int) -> int:
    """Return where a waiting unit is to go; ASIDE if units that stand there leave it no slot."""
    place = int(world.unit_default[u])
    wanting = [each for each in range(u) if state.units[each].place == ASIDE]
    before = sum(1 for each in wanting if world.unit_default[each] == place)
    standing = sum(1 for each in state.units if each.place == place)
    is_full = place < SECTORS and standing + before >= world.params.slots_per_side
    return ASIDE if is_full else place


def _host(world: Any, state: Any, c: int) -> int:
    """Return a caster's host, else the one proposed unless another caster has it."""
    caster, proposed = state.casters[c], int(world.caster_default[c])
    if caster.host != NOBODY or caster.lost:
        return int(caster.host)
    return NOBODY if any(each.host == proposed for each in state.casters) else proposed


def _caster(world: Any, state: Any, c: int) -> CasterSetup:
    caster, host = state.casters[c], _host(world, state, c)
    return CasterSetup(
        id=caster_name(world, c),
        spells=tuple(name for s, name in enumerate(SPELL_IDS) for _ in range(caster.spells[s])),
        host=unit_name(world, host) if host != NOBODY else "",
        side=SIDES[world.caster_seat[c] % 2] if host == NOBODY else "",
        commander=world.caster_seat[c] // 2 + 1,
        cast=int(caster.cast),
        lost=bool(caster.lost),
    )


def _terrain(world: Any, state: Any) -> tuple[CardSetup, ...]:
    """Return the cards that lie, then those that the Defender has still to lay."""
    found = {s: _card(state, s) for s in range(SECTORS) if state.card[s]}
    first = {P0_FORT: 0, P0_TERRAIN: state.cursor}.get(state.phase, world.pool_size)
    for card in world.pool[first : world.pool_size]:
        leads = (s for s in range(SECTORS) if _may_lie(s, card.direction))
        sector = next((s for s in (int(card.sector), *leads) if s not in found), NOBODY)
        if sector != NOBODY:
            found[sector] = CardSetup(
                kind=KINDS[card.kind],
                sector=SECTOR_NAMES[sector],
                direction=_direction(card.direction),
            )
    return tuple(found.values())


def _may_lie(sector: int, direction: int) -> bool:
    return not direction or neighbour(sector, direction) != NOBODY


def _direction(direction: int) -> str:
    return DIRECTIONS[direction] if direction else ""


def _card(state: Any, sector: int) -> CardSetup:
    return CardSetup(
        kind=KINDS[state.card[sector]],
        sector=SECTOR_NAMES[sector],
        direction=_direction(state.card_direction[sector]),
        fixed=bool(state.phase <= P0_TERRAIN),
        source=SOURCES[state.card_source[sector]],
    )


def _fort(world: Any, state: Any) -> FortSetup | None:
    fort = state.fort
    if fort.sector == NOBODY:
        is_chosen = state.phase != P0_FORT or not world.places_fort
        level, sector = int(world.params.fort_level), SECTOR_NAMES[world.fort_sector]
        return None if is_chosen else FortSetup(level=level, sector=sector)
    return FortSetup(
        level=int(fort.level),
        sector=SECTOR_NAMES[fort.sector],
        fixed=bool(state.phase <= P0_TERRAIN),
        bonus=int(fort.bonus),
        damage=int(fort.damage),
        engaged=bool(fort.engaged0),
        attacked=bool(fort.attacked),
        pending=int(fort.pending),
        doomed=int(fort.doomed),
    )


def wall_on(state: Any, edge: int) -> WallSetup:
    """Return the wall of an edge as it was named."""
    sector, direction = edge // 2, EAST if edge % 2 else NORTH
    if state.wall[edge] % 2:
        sector, direction = neighbour(sector, direction), opposite(direction)
    return WallSetup(
        spell=SPELL_IDS[state.wall[edge] // 2],
        sector=SECTOR_NAMES[sector],
        direction=DIRECTIONS[direction],
        until=int(state.wall_until[edge]),
    )


def _position(state: Any) -> Position:
    phase = PHASES[state.phase]
    return Position(
        phase=phase if phase in RESUMED else "START",
        round=int(state.round),
        initiative=SIDES[state.initiative] if state.initiative in (ATT, DEF) else "",
        part=int(state.part) if state.phase != GAME_OVER else 0,
        cursor=int(state.cursor) if phase == "RALLY" else 0,
        start_cost=(int(state.start_cost[ATT]), int(state.start_cost[DEF])),
        lost_cost=(int(state.lost_cost[ATT]), int(state.lost_cost[DEF])),
        fort_destroyed=bool(state.fort.destroyed),
        fog={name: int(state.fog[s]) for s, name in enumerate(SECTOR_NAMES) if state.fog[s]},
        walls=tuple(wall_on(state, edge) for edge in range(EDGES) if state.wall[edge]),
        holders={
            name: SIDES[state.holder[s] - 1]
            for s, name in enumerate(SECTOR_NAMES)
            if state.holder[s]
        },
    )
