"""The game of `grand` in a terminal: the map and the battle as text, and what is to be decided."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from voevoda.core.errors import Argument, Message
from voevoda.games.grand.battle_view import BattleView, FighterView
from voevoda.games.grand.view import BuildingView, GrandView, SeatView, UnitView, view

SCREEN = 80
"""Columns of a terminal."""
WIDEST, NARROW, NARROWEST = 6, 4, 3
"""Letters of a cell of the map. A narrow one leaves levels out."""
MARGIN = 3
"""Letters of the number of a row."""
GAP = 2
NOBODY = 0
READY, MAY_MOVE = "*", ">"
STATES = {"stun": "!", "fury": "f", "wind": "~", "water": "w", "mithril": "m", "carried": "c"}
"""Signs of a unit, by the field that is set."""
MINE_SITE, DRAGON_MARK, BRIDGE = "o", "^", "="
BATTLE_NODES = ("arrange", "card", "rearrange", "relay")
NONE = "none"


def board(world: Any, state: Any, seat: int | None) -> str:
    """Return the game as a seat sees it: map, players with their pieces, battle.

    A cell shows its ground and its building; below it stand its units, by owner. While cards are
    laid, the battle stands alone: nothing else changes.
    """
    seen = view(world, state, seat)
    lines = [*_match(seen), *_battle(seen)]
    if seen.node not in BATTLE_NODES:
        lines = [*_map(seen), *_realms(seen), *_declared(seen), *lines]
    return "\n".join(line.rstrip() for line in lines)


# --- the map ----------------------------------------------------------------------------------


def _map(seen: GrandView) -> Iterator[str]:
    """Rows of cells, and beside them the map of lands where there is room for it."""
    if not seen.terrain:
        return
    room = SCREEN - MARGIN - GAP - seen.width
    beside = room // seen.width >= NARROW
    width = min(WIDEST, (room if beside else SCREEN - MARGIN) // seen.width)
    width = max(NARROWEST, width)
    buildings = {building.cell: building for building in seen.buildings}
    stacks = _stacks(seen)
    names = [chr(ord("a") + x) for x in range(seen.width)]
    yield " " * MARGIN + "".join(name.ljust(width) for name in names)
    for y, row in enumerate(seen.terrain):
        cells = [f"{name}{y + 1}" for name in names]
        upper = [
            _ground(seen, cell, letter, cell in buildings)
            + (_standing(buildings[cell], width) if cell in buildings else "")
            for cell, letter in zip(cells, row, strict=True)
        ]
        lands = " " * GAP + seen.lands[y] if beside else ""
        yield f"{y + 1:2} " + "".join(text.ljust(width) for text in upper) + lands
        if any(cell in stacks for cell in cells):
            lower = [_shortened(stacks.get(cell, ""), width).ljust(width) for cell in cells]
            yield " " * MARGIN + "".join(lower)


def _ground(seen: GrandView, cell: str, letter: str, is_built: bool) -> str:
    """Return terrain and mark of a cell; a building hides the mark."""
    if cell in seen.bridges:
        return letter + BRIDGE
    if is_built:
        return letter
    if cell in seen.mine_sites:
        return letter + MINE_SITE
    return letter + DRAGON_MARK if cell in seen.dragon_marks else letter


def _standing(building: BuildingView, width: int) -> str:
    level = str(building.level) if width > NARROW and building.highest > 1 else ""
    return f"{building.owner}{building.kind[0].upper()}{level}"


def _stacks(seen: GrandView) -> dict[str, str]:
    """Return owners and letters of the units of each cell."""
    found: dict[str, dict[int, str]] = {}
    for unit in seen.units:
        owners = found.setdefault(unit.cell, {})
        owners[unit.owner] = owners.get(unit.owner, "") + unit.piece[1]
    return {
        cell: "".join(f"{owner}{letters}" for owner, letters in sorted(owners.items()))
        for cell, owners in found.items()
    }


def _shortened(stack: str, width: int) -> str:
    return stack if len(stack) < width else stack[: width - 2] + "+"


# --- players and pieces -----------------------------------------------------------------------


def _realms(seen: GrandView) -> Iterator[str]:
    """A line for each player, and what belongs to each; what is nobody's comes last."""
    if not seen.terrain:
        return
    turmoil = {land.city: land.turmoil for land in seen.all_lands if land.turmoil}
    entries = {owner: _entries(seen, owner, turmoil) for owner in (*_numbers(seen), NOBODY)}
    width = GAP + max((len(text) for texts in entries.values() for text in texts), default=0)
    for seat in seen.seats:
        yield _purse(seen, seat)
        yield from _columns(entries[seat.seat], width)
    if entries[NOBODY]:
        yield "0"
        yield from _columns(entries[NOBODY], width)


def _numbers(seen: GrandView) -> list[int]:
    return [seat.seat for seat in seen.seats]


def _purse(seen: GrandView, seat: SeatView) -> str:
    words = [f"P{seat.seat}{MAY_MOVE if seat.seat == seen.active else ' '}"]
    if seat.out:
        return f"{words[0]} -"
    net = seat.gross - seat.upkeep
    words.append(f"${seat.coins} +{seat.gross}-{seat.upkeep}={net}")
    words.append(f"{seat.lands}/{seen.needed}")
    words += [f"+P{friend}" for friend in seat.team if friend != seat.seat]
    words += [f"=P{friend}{'!' if friend in seat.notice else ''}" for friend in seat.peace]
    words += [f"?P{asked}" for asked in seat.offers]
    return "  ".join(words)


def _entries(seen: GrandView, owner: int, turmoil: dict[str | None, int]) -> list[str]:
    found = []
    for building in seen.buildings:
        if building.owner == owner:
            lost = turmoil.get(building.cell, 0) if building.kind == "city" else 0
            found.append(_building_text(building) + (f" %{lost}" if lost else ""))
    return found + [_unit_text(unit) for unit in seen.units if unit.owner == owner]


def _building_text(building: BuildingView) -> str:
    level = str(building.level) if building.highest > 1 else ""
    plus = "+" if building.plus else ""
    signs = READY if building.acts and building.owner else ""
    signs += ("=level" + "-" * building.spoiled) if building.gains else ""
    words = [building.piece, building.kind[0].upper() + level, f"{building.garrison}{plus}"]
    return " ".join([*words, signs]).rstrip()


def _unit_text(unit: UnitView) -> str:
    signs = READY if unit.acts and unit.owner else ""
    signs += MAY_MOVE if unit.moves and unit.owner else ""
    signs += "".join(sign for field, sign in STATES.items() if getattr(unit, field))
    signs += f"={unit.work}{'-' * unit.spoiled}" if unit.work else ""
    words = [unit.piece, unit.cell, f"{unit.strength}{'+' if unit.plus else ''}", signs]
    words += [unit.school, unit.state]
    words.append(f"({','.join(unit.controls)})" if unit.controls else "")
    return " ".join(word for word in words if word)


def _columns(entries: list[str], width: int) -> Iterator[str]:
    number = max(1, (SCREEN - MARGIN) // width)
    for start in range(0, len(entries), number):
        line = entries[start : start + number]
        yield " " * MARGIN + "".join(entry.ljust(width) for entry in line)


# --- battles ----------------------------------------------------------------------------------


def _declared(seen: GrandView) -> Iterator[str]:
    declared = [f"{d.source}!{d.target}" for d in seen.declarations if d.status == "open"]
    if declared:
        yield "!! " + "  ".join(declared)


def _match(seen: GrandView) -> Iterator[str]:
    """The battle of a match, and how the first seat stands in it."""
    if seen.match is not None:
        yield f"{seen.match.round}/{seen.match.rounds}  P1 {seen.match.score:+}"


def _battle(seen: GrandView) -> Iterator[str]:
    """The commander of each side, and its pieces with their cards; `>` is asked now."""
    battle = seen.battle
    if battle is None:
        return
    sides = (("ATT", battle.attackers), ("DEF", battle.defenders))
    for (name, fighters), seat in zip(sides, battle.commanders, strict=True):
        head = f"{name} {f'P{seat}' if seat else '-':2}"
        yield from _wrapped(head, [_fighter_text(battle, fighter) for fighter in fighters])


def _wrapped(head: str, texts: list[str]) -> Iterator[str]:
    """Texts behind a head, in as many lines as they need."""
    line = head
    for text in texts:
        if len(line) + GAP + len(text) > SCREEN:
            yield line
            line = " " * len(head)
        line += " " * GAP + text
    yield line


def _fighter_text(battle: BattleView, fighter: FighterView) -> str:
    asked = MAY_MOVE if battle.asked == fighter.piece else ""
    cards = " ".join(fighter.cards) or "x"
    return f"{asked}{fighter.piece}{'+' if fighter.plus else ''} [{cards}]"


# --- what is to be decided --------------------------------------------------------------------


def moment(world: Any, state: Any, seat: int | None) -> Message | None:
    """Return what is to be decided now."""
    seen = view(world, state, seat)
    if seen.node == "over":
        return None
    args: dict[str, Argument] = {"node": seen.node}
    if seen.battle is not None and seen.node in BATTLE_NODES:
        return Message("grand-moment-battle", {**args, **_command(seen, seen.battle)})
    if seen.battle is not None:
        piece = seen.battle.asked or NONE
        return Message("grand-moment-spoils", {**args, "seat": seen.asked, "piece": piece})
    if seen.pending is not None:
        args |= {"piece": seen.pending.actor, "left": seen.pending.left}
        return Message("grand-moment-part", args)
    active = next(each for each in seen.seats if each.seat == seen.active)
    args |= {"year": seen.year, "last": seen.year_limit, "active": seen.active}
    args |= {"coins": active.coins, "gross": active.gross, "upkeep": active.upkeep}
    args |= {"lands": active.lands, "needed": seen.needed}
    open_battles = sum(d.status == "open" for d in seen.declarations)
    return Message("grand-moment-turn", {**args, "battles": open_battles})


def _command(seen: GrandView, battle: BattleView) -> dict[str, Argument]:
    """Return the battle, the pass, and the piece and card that are asked for."""
    fighters = (*battle.attackers, *battle.defenders)
    asked = next((f for f in fighters if f.piece == battle.asked), None)
    return {
        "number": battle.number,
        "round": battle.round,
        "piece": NONE if asked is None else asked.piece,
        "card": 0 if asked is None else len([c for c in asked.cards if c != "-"]) + 1,
        "cards": 0 if asked is None else len(asked.cards),
        "chance": int(0 in battle.commanders),
    }
