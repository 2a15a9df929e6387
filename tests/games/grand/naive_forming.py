"""Who meets in a battle of `grand`, as the naive rules form it (GRA-FRM)."""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.grand.naive_state import (
    MAGICAL,
    Battle,
    Declaration,
    Position,
    cell_of,
    friendly,
    has_plus,
    in_order,
    is_piece,
    owner_of,
    pieces_at,
    strength,
    unit_kind,
)


def is_void(pos: Position, declared: Declaration) -> bool:
    """GRA-FRM-01."""
    src, tgt = declared.src, declared.tgt
    if not is_piece(pos, src) or not is_piece(pos, tgt):
        return True
    if declared.as_neutral:
        return False
    one, two = owner_of(pos, src), owner_of(pos, tgt)
    if not one:
        return not _wild(pos, src)
    if one == two and unit_kind(tgt) in MAGICAL:
        return False
    return friendly(pos, one, two)


def _wild(pos: Position, name: str) -> bool:
    return name in pos.units and pos.units[name].state in ("asleep", "free")


def open_declarations(pos: Position) -> list[Declaration]:
    return [declared for declared in pos.declarations if not is_void(pos, declared)]


def _side_of(pos: Position, owner: int, owners: Iterable[int]) -> bool:
    """Tell whether an owner is, or is friendly to, one of these; nobody never is."""
    return any(friendly(pos, owner, other) for other in owners)


def _source_owner(pos: Position, declared: Declaration) -> int:
    """GRA-FRM-10: nobody for a piece that attacks as neutral."""
    return 0 if declared.as_neutral else owner_of(pos, declared.src)


def _turned(pos: Position, target: str, base: list[Declaration]) -> bool:
    """GRA-NEU-03: whether the main target is neutral for this battle."""
    if unit_kind(target) not in MAGICAL or not owner_of(pos, target):
        return False
    return any(_source_owner(pos, declared) == owner_of(pos, target) for declared in base)


def _base(pos: Position, target: str) -> list[Declaration]:
    """GRA-FRM-02."""
    return [declared for declared in open_declarations(pos) if declared.tgt == target]


def standing_group(pos: Position, target: str) -> list[str]:
    """Return the main target and those that stand with it (GRA-FRM-03)."""
    base = _base(pos, target)
    attackers = {declared.src for declared in base}
    owners = [_source_owner(pos, declared) for declared in base]
    by_sleeper = any(name in pos.units and pos.units[name].state == "asleep" for name in attackers)
    others = [
        name
        for name in pieces_at(pos, cell_of(pos, target))
        if name != target
        and name not in attackers
        and not _side_of(pos, owner_of(pos, name), owners)
        and not (by_sleeper and unit_kind(name) == "mage")
    ]
    return [target, *in_order(pos, others)]


def form_battle(pos: Position) -> Battle | None:
    """Form the next battle, or return nothing if no open declaration is left."""
    pos.declarations = open_declarations(pos)
    if not pos.declarations:
        return None
    target = pos.declarations[0].tgt
    base, group = _base(pos, target), standing_group(pos, target)
    turned = _turned(pos, target, base)
    owner = {name: owner_of(pos, name) for name in group}
    if turned:
        owner[target] = 0
    attacks = [
        declared
        for declared in pos.declarations
        if declared in base
        or (
            declared.tgt in group
            and declared.src not in group
            and not _side_of(pos, _source_owner(pos, declared), owner.values())
        )
    ]
    att = [declared.src for declared in attacks]
    owner |= {declared.src: _source_owner(pos, declared) for declared in attacks}
    owners = [owner[name] for name in att]
    joins = [
        declared
        for declared in pos.declarations
        if declared.tgt in att
        and declared.src not in (*att, *group)
        and not _side_of(pos, _source_owner(pos, declared), owners)
    ]
    owner |= {declared.src: _source_owner(pos, declared) for declared in joins}
    within = [d for d in pos.declarations if d.src in group and d.tgt in att]
    used = [*attacks, *joins, *within]
    pos.declarations = [declared for declared in pos.declarations if declared not in used]
    for work in pos.works:
        work.spoiled |= work.by in group
    deff = group + [declared.src for declared in joins]
    return Battle(
        att=att,
        deff=deff,
        count={name: strength(pos, name) for name in att + deff},
        plus={name: has_plus(pos, name, name in group) for name in att + deff},
        owner=owner,
        commander={"att": _commander(att, owner), "def": _commander(deff, owner)},
        row_width=pos.params["row_width"],
        by_commander=pos.options["orders_by"] == "commander",
    )


def _commander(names: list[str], owner: dict[str, int]) -> int:
    """GRA-FRM-09."""
    return next((owner[name] for name in names if owner[name]), 0)
