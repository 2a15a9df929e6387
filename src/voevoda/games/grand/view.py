"""What is shown of a game of `grand`. Everything is open but what lies face down in a battle."""

from __future__ import annotations

from typing import Any

import msgspec

from voevoda.core.actions import GridCell
from voevoda.games.grand.battle_view import BattleView, battle_view
from voevoda.games.grand.forms import piece_name
from voevoda.games.grand.params import (
    BUILDINGS,
    CITY,
    DRAGON,
    FORTRESS,
    PERSONAL,
    SCHOOLS,
    SPELLS,
    TOWER,
    UNIT_KINDS,
    WORKS,
    ZOMBIE,
)
from voevoda.games.grand.records import (
    ARMIES,
    BATTLE_GAME,
    DRAGON_MARK,
    GAME_OVER,
    LONGEST_NAME,
    MINE_SITE,
    NO_PIECE,
    NODES,
    NOWHERE,
)
from voevoda.games.grand.rules.building import highest_level
from voevoda.games.grand.rules.economy import gross_income, upkeep_of, yield_of
from voevoda.games.grand.rules.end import controller_of, lands_needed, lands_of
from voevoda.games.grand.rules.orders import has_plus
from voevoda.games.grand.rules.pieces import can_act, garrison_of, tag_kind

CELL = GridCell()
LETTERS = "FWDMS"
DRAGON_STATES = ("", "asleep", "waiting", "tamed", "free")
STATUSES = ("open", "used", "void")


class SeatView(msgspec.Struct, frozen=True):
    """A player."""

    seat: int
    team: tuple[int, ...]
    """Seats of the whole team."""
    coins: int
    gross: int
    upkeep: int
    lands: int
    """Lands that the team controls."""
    personal: bool
    """The personal army lives."""
    out: bool
    peace: tuple[int, ...]
    notice: tuple[int, ...]
    """Partners to whom the end of the peace was announced."""
    offers: tuple[int, ...]
    """Partners with an open offer of this seat."""


class LandView(msgspec.Struct, frozen=True):
    """A land."""

    name: str
    city: str | None
    owner: int
    turmoil: int
    """Payments still lost."""


class BuildingView(msgspec.Struct, frozen=True):
    """A building."""

    piece: str
    cell: str
    kind: str
    level: int
    highest: int
    owner: int
    acts: bool
    """Its active action is unspent."""
    garrison: int
    plus: bool
    income: int
    gains: bool
    """It is gaining a level."""
    spoiled: bool
    ghosts: int
    """Seat under whose spell it is, 0: none."""


class UnitView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A unit."""

    piece: str
    cell: str
    kind: str
    owner: int
    strength: int
    plus: bool
    """It would fight with advantage where it stands, attacking."""
    acts: bool
    """It can act: its action is unspent, and it is not stunned."""
    moves: bool
    """It has neither moved nor committed itself."""
    mithril: bool = False
    unspent: bool = False
    carried: bool = False
    pinned: bool = False
    school: str = ""
    state: str = ""
    """Of a dragon."""
    home: str = ""
    controller: str = ""
    controls: tuple[str, ...] = ()
    """Zombies and dragons of a mage."""
    work: str = ""
    spoiled: bool = False
    wind: int = 0
    """Seat under whose spell it is; likewise below."""
    water: int = 0
    stun: int = 0
    fury: int = 0


class DeclarationView(msgspec.Struct, frozen=True):
    """A battle that was declared."""

    source: str
    target: str
    status: str
    as_neutral: bool


class SpellView(msgspec.Struct, frozen=True):
    """A spell, a voyage or a flight in the middle of which somebody, or chance, decides."""

    actor: str
    spell: str
    left: int
    """Zombies or passengers still to be named."""


class MatchView(msgspec.Struct, frozen=True):
    """A match of stand-alone battles."""

    round: int
    rounds: int
    score: int
    """Lead of the first seat, in the unit of the payoff."""
    armies: tuple[str, ...]
    """What the armies are called, in the order of their numbers."""


class GrandView(msgspec.Struct, frozen=True):
    """The whole game."""

    width: int
    height: int
    terrain: tuple[str, ...]
    """Rows from the top: F, W, D, M, S; small where a river runs."""
    lands: tuple[str, ...]
    """The land of each cell, `.` for none."""
    mine_sites: tuple[str, ...]
    dragon_marks: tuple[str, ...]
    bridges: tuple[str, ...]
    year: int
    year_limit: int
    node: str
    active: int
    """Seat whose turn it is."""
    asked: int
    """Seat that decides, 0: chance or nobody."""
    needed: int
    """Lands that win."""
    seats: tuple[SeatView, ...]
    all_lands: tuple[LandView, ...]
    buildings: tuple[BuildingView, ...]
    units: tuple[UnitView, ...]
    declarations: tuple[DeclarationView, ...]
    pending: SpellView | None
    battle: BattleView | None
    match: MatchView | None
    winners: tuple[int, ...]
    """Seats that won; several teams of them drew."""


def view(world: Any, state: Any, seat: int | None) -> GrandView:
    """Return what the seat in a place, or a spectator, may know."""
    number = 0 if seat is None else int(world.number[seat])
    over = state.node == GAME_OVER
    return GrandView(
        width=int(world.width),
        height=int(world.height),
        terrain=tuple(terrain_row(world, y) for y in range(world.height)),
        lands=tuple(land_row(world, y) for y in range(world.height)),
        mine_sites=marked(world, MINE_SITE),
        dragon_marks=marked(world, DRAGON_MARK),
        bridges=tuple(cell_name(world, c) for c in range(world.cells) if state.bridge[c]),
        year=int(state.year),
        year_limit=int(world.params.year_limit),
        node=NODES[state.node],
        active=int(state.active),
        asked=int(state.asked),
        needed=int(lands_needed(world)),
        seats=tuple(_seat(world, state, int(s)) for s in world.number[: world.seats]),
        all_lands=tuple(_land(world, state, land) for land in range(world.lands)),
        buildings=tuple(_building(world, state, int(c)) for c in state.built[: state.buildings]),
        units=tuple(_unit(world, state, slot) for slot in range(state.top)),
        declarations=tuple(_declaration(world, state, d) for d in range(state.declared)),
        pending=_pending(world, state),
        battle=battle_view(world, state, number),
        match=_match(world, state),
        winners=tuple(
            int(world.number[p]) for p in range(world.seats) if over and state.won >> p & 1
        ),
    )


def eliminated(world: Any, state: Any) -> tuple[int, ...]:
    """Return the places of the seats that are out."""
    return tuple(p for p in range(world.seats) if state.out >> world.number[p] & 1)


def cell_name(world: Any, cell: int) -> str:
    """Return the name of a cell."""
    return CELL.format(cell, world)


def members(bits: int) -> tuple[int, ...]:
    """Return the seats of a bit set."""
    return tuple(seat for seat in range(1, 7) if bits >> seat & 1)


def terrain_row(world: Any, y: int) -> str:
    """Return a row of the terrain, small letters where a river runs."""
    row = ""
    for cell in range(y * world.width, (y + 1) * world.width):
        letter = LETTERS[world.terrain[cell]]
        row += letter.lower() if world.river[cell] else letter
    return row


def land_row(world: Any, y: int) -> str:
    """Return a row of the lands."""
    cells = range(y * world.width, (y + 1) * world.width)
    return "".join(
        "." if world.land[c] == NOWHERE else chr(world.land_name[world.land[c]]) for c in cells
    )


def marked(world: Any, mark: int) -> tuple[str, ...]:
    """Return the cells with a mark."""
    return tuple(cell_name(world, c) for c in range(world.cells) if world.mark[c] == mark)


def _seat(world: Any, state: Any, seat: int) -> SeatView:
    own = [unit for unit in state.units[: state.top] if unit.owner == seat]
    return SeatView(
        seat=seat,
        team=members(world.team[seat]),
        coins=int(state.coins[seat]),
        gross=int(gross_income(world, state, seat, 0)),
        upkeep=int(upkeep_of(world, state, seat)),
        lands=int(lands_of(world, state, int(world.team[seat]))),
        personal=any(tag_kind(unit.tag) == PERSONAL for unit in own),
        out=bool(state.out >> seat & 1),
        peace=members(state.peace[seat]),
        notice=members(state.notice[seat]),
        offers=members(state.offers[seat]),
    )


def _land(world: Any, state: Any, land: int) -> LandView:
    city = state.city[land]
    return LandView(
        name=chr(world.land_name[land]),
        city=None if city == NOWHERE else cell_name(world, city),
        owner=int(controller_of(state, land)),
        turmoil=int(state.turmoil[land]),
    )


def _building(world: Any, state: Any, cell: int) -> BuildingView:
    kind = int(state.kind[cell])
    name = cell_name(world, cell)
    return BuildingView(
        piece=f"@{name}",
        cell=name,
        kind=BUILDINGS[kind],
        level=int(state.level[cell]),
        highest=int(highest_level(world, state, cell)),
        owner=int(state.owner[cell]),
        acts=bool(state.act[cell]),
        garrison=int(garrison_of(world, state, cell)),
        plus=kind in (CITY, FORTRESS, TOWER),
        income=int(yield_of(world, state, cell)),
        gains=bool(state.work[cell]),
        spoiled=bool(state.spoiled[cell]),
        ghosts=int(state.ghosts[cell]),
    )


def _unit(world: Any, state: Any, slot: int) -> UnitView:
    unit = state.units[slot]
    kind = int(tag_kind(unit.tag))
    magical = kind in (ZOMBIE, DRAGON)
    return UnitView(
        piece=piece_name(unit.tag, world),
        cell=cell_name(world, unit.cell),
        kind=UNIT_KINDS[kind],
        owner=int(unit.owner),
        strength=int(world.params.strength[kind]),
        plus=bool(has_plus(world, state, int(unit.tag), False)),
        acts=bool(can_act(state, int(unit.tag))),
        moves=not unit.moved and not unit.pinned,
        mithril=bool(unit.mithril),
        unspent=bool(unit.act),
        carried=bool(unit.carried),
        pinned=bool(unit.pinned),
        school=SCHOOLS[unit.school],
        state=DRAGON_STATES[unit.state],
        home=cell_name(world, unit.home) if kind == DRAGON else "",
        controller=_name(world, unit.controller) if magical else "",
        controls=tuple(
            piece_name(other.tag, world)
            for other in state.units[: state.top]
            if other.controller == unit.tag
        ),
        work=WORKS[unit.work],
        spoiled=bool(unit.spoiled),
        wind=int(unit.wind),
        water=int(unit.water),
        stun=int(unit.stun),
        fury=int(unit.fury),
    )


def _name(world: Any, piece: int) -> str:
    return "" if piece == NO_PIECE else piece_name(piece, world)


def _declaration(world: Any, state: Any, place: int) -> DeclarationView:
    return DeclarationView(
        source=piece_name(state.source[place], world),
        target=piece_name(state.aim[place], world),
        status=STATUSES[state.status[place]],
        as_neutral=bool(state.as_neutral[place]),
    )


def _pending(world: Any, state: Any) -> SpellView | None:
    actor = state.actor if state.actor != NO_PIECE else state.flying
    if actor == NO_PIECE:
        return None
    return SpellView(piece_name(actor, world), SPELLS[state.spell], int(state.left))


def _match(world: Any, state: Any) -> MatchView | None:
    if world.type != BATTLE_GAME:
        return None
    armies = tuple(
        army_name(world, side * ARMIES + number)
        for side in range(2)
        for number in range(world.army_count[side])
    )
    return MatchView(int(state.battles), int(world.params.rounds), int(state.score), armies)


def army_name(world: Any, army: int) -> str:
    """Return the name of an army of a stand-alone battle, empty for none."""
    first = army * LONGEST_NAME
    return "".join(chr(c) for c in world.army_name[first : first + LONGEST_NAME] if c)
