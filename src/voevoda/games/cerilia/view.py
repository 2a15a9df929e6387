"""What is shown of a game of `cerilia`: the view of a seat, and what actions light up.

Everything is open but hidden units: to the other side, and to a spectator, they are markers.
"""

from __future__ import annotations

from typing import Any

import msgspec

from voevoda.core.actions import Action
from voevoda.core.errors import Argument
from voevoda.core.events import Event
from voevoda.core.game import Piece
from voevoda.games.cerilia import actions as act
from voevoda.games.cerilia import events as happened
from voevoda.games.cerilia.capture import caster_name, unit_name, wall_on
from voevoda.games.cerilia.ids import RULES
from voevoda.games.cerilia.params import FALL_BACK, IN_SECRET
from voevoda.games.cerilia.records import (
    ASIDE,
    ATT,
    CHARGE,
    CHOOSE,
    DEF,
    DIRECTIONS,
    DURATION,
    EDGES,
    GAME_OVER,
    KINDS,
    MAGIC,
    MELEE,
    MISSILE,
    MOVE,
    NOBODY,
    NODES,
    OBJECTIVES,
    P0_ATTACH,
    P0_DEPLOY,
    P0_FORT,
    P0_TERRAIN,
    PHASES,
    PLACE_NAMES,
    RESERVE,
    SECTOR_NAMES,
    SECTORS,
    SIDES,
    SLOTS,
    SOURCES,
    THE_FORT,
)
from voevoda.games.cerilia.roster import CLASSES, SIGNS, SPELL_IDS, TRAITS, TYPES
from voevoda.games.cerilia.rules.board import line_start
from voevoda.games.cerilia.rules.casters import refuse_caster
from voevoda.games.cerilia.rules.end import SHARE, points_of
from voevoda.games.cerilia.rules.invisibility import marker_at
from voevoda.games.cerilia.rules.legal import refuse
from voevoda.games.cerilia.rules.movement import canonical_path, refuse_mover
from voevoda.games.cerilia.rules.team import turn
from voevoda.games.cerilia.rules.units import (
    faces_enemy,
    fighter_named,
    fort_fights,
    is_engaged,
    is_lost,
    name_of,
    sector_of,
    side_of,
    signs_of,
)


class UnitView(msgspec.Struct, frozen=True):
    """A unit as those see it who may."""

    id: str
    type: str
    side: str
    seat: str
    place: str
    """A sector, `R`, `dead`, `fled`, or empty while it is not deployed."""
    damage: int
    hits: int
    move: int
    defense: int
    melee: tuple[int, ...]
    """By damage."""
    missile: tuple[int, ...]
    charge: tuple[int, ...]
    signs: str
    """The blessing's included."""
    traits: tuple[str, ...]
    cost: int
    routed: bool
    hidden: bool
    """Only its own side is told."""
    summoned: bool
    engaged: bool
    bless_until: int
    bless_sign: str
    moved: bool
    withdrew: bool
    attacked: bool
    engaged0: bool
    """Engaged when the movement began: does not shoot."""
    downhill: bool
    caster: str | None
    pending: int
    doomed: bool
    falls_by: str | None
    """`F` or `R`, carried out at the end of the phase."""


class SlotView(msgspec.Struct, frozen=True):
    """A place in a line: a unit, or a marker of one that is hidden from the viewer."""

    unit: str | None
    """None: a marker `[]`."""


class SectorView(msgspec.Struct, frozen=True):
    """A sector."""

    id: str
    card: str | None
    direction: str | None
    source: str | None
    fog_until: int
    """0: no fog."""
    holder: str | None
    att: tuple[SlotView, ...]
    defs: tuple[SlotView, ...]
    free_att: int
    """Free slots."""
    free_def: int


class WallView(msgspec.Struct, frozen=True):
    """A magical wall."""

    spell: str
    sector: str
    direction: str
    until: int


class FortView(msgspec.Struct, frozen=True):
    """The fort."""

    sector: str
    level: int
    bonus: int
    damage: int
    hits: int
    fights: bool
    """Unmanned: it fights as a unit and can be attacked."""
    attacked: bool
    engaged0: bool
    pending: int
    doomed: bool


class CasterView(msgspec.Struct, frozen=True):
    """A caster."""

    id: str
    kind: str
    side: str
    seat: str
    host: str | None
    """None: lost, not attached yet, or hidden from the viewer."""
    host_hidden: bool
    lost: bool
    spells: tuple[str, ...]
    """Prepared and not used."""
    cast: int
    """Spells cast in this round."""
    ready: bool
    """Host on the mat and not routed, and has not cast. Not told of a hidden host."""


class SideView(msgspec.Struct, frozen=True):
    """How a side stands."""

    id: str
    start: int
    lost: int
    breaks_at: int
    """Losses at which it breaks; 0: never."""
    points: str
    """What counts at the round limit, as a fraction."""


class PendingView(msgspec.Struct, frozen=True):
    """The decision that is half made, or the attack whose dice roll."""

    node: str
    caster: str | None = None
    spell: str | None = None
    target: str | None = None
    """Sector, unit or `fort`; None where the viewer may not know."""
    attacker: str | None = None
    column: int | None = None
    unit: str | None = None
    """Whose retreat or rally it is."""
    markers: int = 0
    """Among which one is chosen."""
    card: str | None = None
    """The card, unit or caster that is to be placed."""
    suggestion: str | None = None
    """What the scenario proposes in Phase 0, in notation."""


class CeriliaView(msgspec.Struct, frozen=True):
    """The whole table."""

    round: int
    round_limit: int
    timeout: str
    objective: str
    phase: str
    node: str
    initiative: str | None
    to_move: str | None
    night: bool
    slots_per_side: int
    sectors: tuple[SectorView, ...]
    walls: tuple[WallView, ...]
    fort: FortView | None
    fort_destroyed: bool
    units: tuple[UnitView, ...]
    """Without those that are hidden from the viewer."""
    hidden: tuple[int, int]
    """How many units of each side the viewer cannot see."""
    casters: tuple[CasterView, ...]
    sides: tuple[SideView, ...]
    seats: tuple[str, ...]
    pending: PendingView | None
    winners: tuple[str, ...]
    end_reason: str | None
    """`elimination`, `field`, `objective`, `break` or `limit`."""


REASONS_TO_END = {
    "CER-VIC-01": "elimination",
    "CER-VIC-02": "field",
    "CER-VIC-04": "objective",
    "CER-VIC-05": "break",
    "CER-VIC-06": "limit",
}


def seat_name(world: Any, seat: int) -> str:
    """Return `ATT`, or `ATT1` in the team game."""
    side = SIDES[seat % 2]
    return side if world.seats == 2 else f"{side}{seat // 2 + 1}"


def sees(world: Any, state: Any, u: int, seat: int | None) -> bool:
    """CER-INF-02, CER-INF-04: whether a seat (None: a spectator) knows which unit that is."""
    if not state.units[u].hidden:
        return True
    return seat is not None and seat % 2 == side_of(world, u)


def view(world: Any, state: Any, seat: int | None) -> CeriliaView:
    """CER-INF-01, CER-INF-05: return what a seat, or a spectator, sees."""
    units = [u for u in range(world.units) if state.units[u].type]
    return CeriliaView(
        round=state.round,
        round_limit=world.params.round_limit,
        timeout=("points", "ATT", "DEF", "DRAW")[world.params.timeout],
        objective=OBJECTIVES[world.objective],
        phase=PHASES[state.phase],
        node=NODES[state.node],
        initiative=SIDES[state.initiative] if state.initiative != NOBODY else None,
        to_move=seat_name(world, turn(world, state)) if turn(world, state) >= 0 else None,
        night=bool(state.night),
        slots_per_side=world.params.slots_per_side,
        sectors=tuple(_sector(world, state, sector, seat) for sector in range(SECTORS)),
        walls=tuple(_wall(state, edge) for edge in range(EDGES) if state.wall[edge]),
        fort=_fort(world, state),
        fort_destroyed=bool(state.fort.destroyed),
        units=tuple(_unit(world, state, u) for u in units if sees(world, state, u, seat)),
        hidden=_unseen(world, state, units, seat),
        casters=tuple(_caster(world, state, c, seat) for c in range(world.casters)),
        sides=tuple(_side(world, state, side) for side in (ATT, DEF)),
        seats=tuple(seat_name(world, s) for s in range(world.seats)),
        pending=_pending(world, state, seat),
        winners=tuple(seat_name(world, s) for s in range(world.seats) if state.won >> s & 1),
        end_reason=REASONS_TO_END.get(RULES[state.end_rule]),
    )


def _unseen(world: Any, state: Any, units: list[int], seat: int | None) -> tuple[int, int]:
    unseen = [side_of(world, u) for u in units if not sees(world, state, u, seat)]
    return unseen.count(ATT), unseen.count(DEF)


def _unit(world: Any, state: Any, u: int) -> UnitView:
    unit, card = state.units[u], world.cards[state.units[u].type]
    casters = [caster_name(world, c) for c in range(world.casters) if state.casters[c].host == u]
    hits = card.hits
    return UnitView(
        id=unit_name(world, u),
        type=TYPES[unit.type],
        side=SIDES[side_of(world, u)],
        seat=seat_name(world, unit.seat),
        place=PLACE_NAMES[unit.place],
        damage=unit.damage,
        hits=hits,
        move=card.move,
        defense=card.defense,
        melee=tuple(card.melee[:hits]),
        missile=tuple(card.missile[:hits]) if any(card.missile) else (),
        charge=tuple(card.charge[:hits]) if any(card.charge) else (),
        signs=sign_letters(signs_of(world, state, u)),
        traits=tuple(name for bit, name in enumerate(TRAITS) if card.traits >> bit & 1),
        cost=card.cost,
        routed=bool(unit.routed),
        hidden=bool(unit.hidden),
        summoned=bool(unit.summoned),
        engaged=unit.place < SECTORS and bool(is_engaged(world, state, u)),
        bless_until=unit.bless_until,
        bless_sign=sign_letters(unit.bless_sign),
        moved=bool(unit.moved),
        withdrew=bool(unit.withdrew),
        attacked=bool(unit.attacked),
        engaged0=bool(unit.engaged0),
        downhill=bool(unit.downhill),
        caster=casters[0] if casters else None,
        pending=unit.pending,
        doomed=bool(unit.doomed),
        falls_by=("F" if unit.falls_by == FALL_BACK else "R") if unit.falling else None,
    )


def sign_letters(signs: int) -> str:
    """Return a set of signs as letters."""
    return "".join(letter for bit, letter in enumerate(SIGNS) if signs >> bit & 1)


def shown_line(world: Any, state: Any, sector: int, side: int, seat: int | None) -> list[SlotView]:
    """CER-INF-02, CER-INF-03: a line as a seat sees it: units and markers, or units alone."""
    at = line_start(sector, side)
    slots = []
    for number in state.line[at : at + SLOTS]:
        if not number:
            break
        if sees(world, state, number - 1, seat):
            slots.append(SlotView(unit_name(world, number - 1)))
        elif world.params.invisible_info != IN_SECRET:
            slots.append(SlotView(None))
    return slots


def _sector(world: Any, state: Any, sector: int, seat: int | None) -> SectorView:
    lines = [shown_line(world, state, sector, side, seat) for side in (ATT, DEF)]
    kind = state.card[sector]
    direction = state.card_direction[sector]
    holder = state.holder[sector]
    if not lines[ATT] or not lines[DEF]:  # CER-INF-03: as far as what is seen explains it
        holder = 1 if lines[ATT] else 2 if lines[DEF] else 0
    slots = world.params.slots_per_side
    return SectorView(
        id=SECTOR_NAMES[sector],
        card=KINDS[kind] if kind else None,
        direction=DIRECTIONS[direction] if direction else None,
        source=SOURCES[state.card_source[sector]] if kind else None,
        fog_until=state.fog[sector],
        holder=SIDES[holder - 1] if holder else None,
        att=tuple(lines[ATT]),
        defs=tuple(lines[DEF]),
        free_att=slots - len(lines[ATT]),
        free_def=slots - len(lines[DEF]),
    )


def _wall(state: Any, edge: int) -> WallView:
    wall = wall_on(state, edge)
    return WallView(wall.spell, wall.sector, wall.direction, wall.until)


def _fort(world: Any, state: Any) -> FortView | None:
    fort = state.fort
    if fort.sector == NOBODY:
        return None
    return FortView(
        sector=SECTOR_NAMES[fort.sector],
        level=fort.level,
        bonus=fort.bonus,
        damage=fort.damage,
        hits=world.cards[world.params.garrison_card].hits,
        fights=bool(fort_fights(world, state)),
        attacked=bool(fort.attacked),
        engaged0=bool(fort.engaged0),
        pending=fort.pending,
        doomed=bool(fort.doomed),
    )


def _caster(world: Any, state: Any, c: int, seat: int | None) -> CasterView:
    caster = state.casters[c]
    attached = caster.host != NOBODY
    known = attached and sees(world, state, caster.host, seat)
    spells = [name for s, name in enumerate(SPELL_IDS) for _ in range(caster.spells[s])]
    return CasterView(
        id=caster_name(world, c),
        kind=CLASSES[world.caster_name[c] & 1],
        side=SIDES[world.caster_seat[c] % 2],
        seat=seat_name(world, world.caster_seat[c]),
        host=unit_name(world, caster.host) if known else None,
        host_hidden=attached and bool(state.units[caster.host].hidden),
        lost=bool(caster.lost),
        spells=tuple(spells),
        cast=caster.cast,
        ready=known and refuse_caster(world, state, c) == 0,
    )


def _side(world: Any, state: Any, side: int) -> SideView:
    numerator, denominator = world.params.break_fraction
    start = state.start_cost[side]
    points = points_of(world, state, side)
    return SideView(
        id=SIDES[side],
        start=start,
        lost=state.lost_cost[side],
        breaks_at=-(-start * numerator // denominator),
        points=str(points // SHARE) if points % SHARE == 0 else f"{points}/{SHARE}",
    )


def _pending(world: Any, state: Any, seat: int | None) -> PendingView | None:
    node = NODES[state.node]
    if state.phase == GAME_OVER:
        return None
    if state.spell and state.phase == MAGIC and state.retreating == NOBODY:
        return PendingView(
            node,
            caster=caster_name(world, state.caster),
            spell=SPELL_IDS[state.spell],
            target=_aim(world, state, seat),
        )
    if state.retreating != NOBODY:
        unit = unit_name(world, state.retreating)
        enemy = 1 - side_of(world, state.retreating)
        markers = 0
        while state.ambush != NOBODY and markers < SLOTS:
            if marker_at(state, state.ambush, enemy, markers + 1) < 0:
                break
            markers += 1
        return PendingView(node, unit=unit, markers=markers)
    if state.attacker != NOBODY:
        return PendingView(
            node,
            attacker=unit_name(world, state.attacker),
            target=unit_name(world, state.target),
            column=state.column,
        )
    if state.node >= DURATION and state.target != NOBODY:
        return PendingView(node, unit=unit_name(world, state.target))
    return _pending_preparation(world, state) if state.phase <= P0_ATTACH else None


def _aim(world: Any, state: Any, seat: int | None) -> str | None:
    aims_at_unit = state.spell >= SPELL_IDS.index("bless")
    if not aims_at_unit and SPELL_IDS[state.spell] != "mass_invisibility":
        return SECTOR_NAMES[state.aim] if state.aim != NOBODY else None
    if state.aim == NOBODY or (state.aim >= 0 and not sees(world, state, state.aim, seat)):
        return None
    return unit_name(world, state.aim)


def suggestion(world: Any, state: Any) -> Action | None:
    """Return what the scenario proposes for the present decision of Phase 0, None if nothing."""
    found: Action | None = None
    if state.node != CHOOSE:
        return None
    if state.phase == P0_FORT:
        found = act.PlaceFort(world.fort_sector)
    elif state.phase == P0_TERRAIN:
        card = world.pool[state.cursor]
        found = act.LayCard(state.cursor + 1, card.sector | card.direction << act.SPOT_SHIFT)
    elif state.phase == P0_DEPLOY and world.unit_default[state.cursor] != ASIDE:
        name = name_of(world, state.cursor)
        found = act.Deploy(name, world.unit_default[state.cursor])
    elif state.phase == P0_ATTACH and world.caster_default[state.cursor] != NOBODY:
        host = name_of(world, world.caster_default[state.cursor])
        found = act.Attach(world.caster_name[state.cursor], host)
    if found is None or refuse(world, state, act.ACTIONS.pack(found)):
        return None
    return found


def _pending_preparation(world: Any, state: Any) -> PendingView:
    card = None
    if state.phase == P0_TERRAIN:
        card = KINDS[world.pool[state.cursor].kind]
    elif state.phase == P0_DEPLOY:
        card = unit_name(world, state.cursor)
    elif state.phase == P0_ATTACH:
        card = caster_name(world, state.cursor)
    proposed = suggestion(world, state)
    text = act.ACTIONS.format(proposed, world) if proposed is not None else None
    return PendingView(NODES[state.node], card=card, suggestion=text)


def visible(world: Any, event: Event, seat: int | None) -> bool:
    """CER-INF-02, CER-INF-03: whether a seat, or a spectator, is told of an event."""
    match event:
        case happened.UnitHid(unit=unit):
            return _of_side(unit & 1, seat)
        case happened.Blessed(unit=unit, hidden=1) | happened.BlessingEnded(unit=unit, hidden=1):
            return _of_side(unit & 1, seat)
        case happened.MarkerLaid(side=side):
            return world.params.invisible_info != IN_SECRET or _of_side(side, seat)
    return True


def _of_side(side: int, seat: int | None) -> bool:
    return seat is not None and seat % 2 == side


# --- what a client asks -----------------------------------------------------------------------


def piece(world: Any, state: Any, action: Action) -> Piece:
    """Return which unit or caster acts, on what, and which sectors to light."""
    match action:
        case act.LayCard(spot=spot):
            return Piece(None, None, _sectors(spot & act.SPOT_SECTOR))
        case act.PlaceFort(sector=sector):
            return Piece("fort", None, _sectors(sector))
        case act.Deploy(unit=unit, place=place):
            return Piece(_named(unit), None, _sectors(place))
        case act.MoveUnit(unit=unit, path=path):
            places = act.path_places(path)
            return Piece(_named(unit), None, _sectors(places[-1] if places else RESERVE))
        case act.Withdraw(unit=unit):
            return Piece(_named(unit), None, ())
        case act.RevealMarker() | act.StepAside():
            return Piece(unit_name(world, state.retreating), None, ())
        case act.Shoot() | act.ChargeAt() | act.Strike():
            there = _place_of(world, state, action.target)
            return Piece(_named(action.attacker), _named(action.target), there)
    return _piece_of_caster(world, state, action)


def _piece_of_caster(world: Any, state: Any, action: Action) -> Piece:
    actor = caster_name(world, state.caster) if state.caster != NOBODY else None
    match action:
        case act.Attach(caster=caster, unit=unit):
            return Piece(_caster_text(caster), _named(unit), ())
        case act.Cast(caster=caster):
            return Piece(_caster_text(caster), None, ())
        case act.AimUnit(unit=unit):
            return Piece(actor, _named(unit), _place_of(world, state, unit))
        case act.AimSector(sector=sector):
            return Piece(actor, None, _sectors(sector))
    return Piece(actor, None, ())


def _named(name: int) -> str:
    return act.WhoForm().format(name, None)


def _caster_text(name: int) -> str:
    return act.CasterForm().format(name, None)


def _sectors(place: int) -> tuple[str, ...]:
    return (SECTOR_NAMES[place],) if 0 <= place < SECTORS else ()


def _place_of(world: Any, state: Any, name: int) -> tuple[str, ...]:
    fighter = fighter_named(world, state, name)
    if fighter == THE_FORT:
        return _sectors(state.fort.sector)
    return _sectors(state.units[fighter].place) if fighter != NOBODY else ()


ATTACKS = {MISSILE: act.Shoot, CHARGE: act.ChargeAt, MELEE: act.Strike}


def considered(world: Any, state: Any, seat: int) -> list[Action]:
    """Return what a player would look for with each unit and caster, allowed or not."""
    if state.node != CHOOSE or state.phase < MAGIC:
        return []
    if state.phase == MAGIC:
        return [
            act.Cast(int(world.caster_name[c]), spell)
            for c in range(world.casters)
            for spell in range(1, len(SPELL_IDS))
            if world.caster_seat[c] == seat and state.casters[c].spells[spell]
        ]
    own = [
        u
        for u in range(world.units)
        if state.units[u].type and state.units[u].seat == seat and not is_lost(state, u)
    ]
    if state.phase == MOVE:
        return [action for u in own for action in _considered_moves(world, state, u)]
    found = [action for u in own for action in _considered_attacks(world, state, u, seat)]
    return found + _considered_attacks(world, state, THE_FORT, seat)


def _considered_moves(world: Any, state: Any, u: int) -> list[Action]:
    """The withdrawal, and a step to each place that the unit could reach if nothing barred it."""
    name = name_of(world, u)
    start = int(state.units[u].place)
    found: list[Action] = [act.Withdraw(name)]
    if start > RESERVE:
        return found
    side = side_of(world, u)
    for end in range(RESERVE + 1):
        at = (side * (RESERVE + 1) + start) * (RESERVE + 1) + end
        first, last = world.path_at[at], world.path_at[at + 1]
        free = refuse_mover(world, state, u) == 0 and canonical_path(world, state, u, end)
        if first < last and not free:
            found.append(act.MoveUnit(name, world.paths[first]))
    return found


def _considered_attacks(world: Any, state: Any, fighter: int, seat: int) -> list[Action]:
    kind = ATTACKS[state.phase]
    side = side_of(world, fighter)
    if fighter == THE_FORT and (state.fort.sector == NOBODY or seat % 2 != DEF):
        return []
    found: list[Action] = []
    for target in range(world.units):
        unit = state.units[target]
        seen = unit.type and unit.place < SECTORS and not unit.hidden
        if seen and side_of(world, target) != side:
            found.append(kind(name_of(world, fighter), name_of(world, target)))
    if side == ATT and state.fort.sector != NOBODY:
        found.append(kind(name_of(world, fighter), act.FORT_NAME))
    return found


def details(world: Any, state: Any, action: Action, code: str) -> dict[str, Argument]:
    """Return the figures and names that a refusal tells."""
    match code:
        case "E_MOVE_POINTS" if isinstance(action, act.MoveUnit):
            u = fighter_named(world, state, action.unit)
            if u < 0:
                return {}
            steps = len(act.path_places(action.path)) - 1
            return {"needs": steps, "has": int(world.cards[state.units[u].type].move)}
        case "E_SLOT":
            return {"slots": int(world.params.slots_per_side)}
        case "E_RANGE":
            return {"case": _far_case(world, state, action)}
        case "E_CAST_DONE":
            return {"casts": int(world.params.casts_per_round)}
    return {}


def _far_case(world: Any, state: Any, action: Action) -> str:
    """Return what is too far; `close` means that an enemy stands beside the shooter."""
    match action:
        case act.Shoot(attacker=name):
            u = fighter_named(world, state, name)
            sector = sector_of(state, u) if u != NOBODY else RESERVE
            near = sector < SECTORS and faces_enemy(world, state, sector, side_of(world, u))
            return "close" if near else "shot"
        case act.Strike() | act.ChargeAt():
            return "strike"
        case act.AimSector() | act.AimUnit():
            return "spell"
        case act.MoveUnit():
            return "step"
    return "direction"
