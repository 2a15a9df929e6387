"""What a battle leaves behind in `grand`, as the naive rules have it (GRA-AFT, GRA-SPO)."""

from __future__ import annotations

from tests.games.grand.naive_fight import Script, ask
from tests.games.grand.naive_state import (
    MAGICAL,
    Battle,
    Position,
    controlled,
    forget,
    lower,
    owner_of,
    remove,
    unit_kind,
)


def aftermath(pos: Position, battle: Battle) -> Script:
    """GRA-AFT-01 to 07."""
    winner = next((n for n in ("att", "def") if any(battle.left[p] for p in battle.side(n))), "")
    lost = battle.side("def" if winner == "att" else "att") if winner else []
    claimant = _claimant(battle, battle.side(winner)) if winner else 0
    lords = [owner_of(pos, name) for name in lost if unit_kind(name) == "personal"]
    _bury(pos, battle)
    if claimant:
        pos.coins[claimant] += _prize(pos, lost)
    for name in lost:
        if name.startswith("@"):
            yield from _spoil(pos, name[1:], claimant)
    for lord in lords:
        if claimant not in (0, lord):
            yield from _turmoil(pos, claimant, lord)


def _bury(pos: Position, battle: Battle) -> None:
    """GRA-AFT-01 to 04."""
    for name in battle.att + battle.deff:
        for kind in ("fury", "ghosts"):
            pos.effects.pop((kind, name), None)
    for name in battle.att + battle.deff:
        if not name.startswith("@") and not battle.left[name]:
            remove(pos, name)


def _prize(pos: Position, lost: list[str]) -> int:
    """GRA-SPO-05: what is lost has no living card."""
    kinds = [unit_kind(name) for name in lost]
    paid = [pos.params[f"strength_{kind}"] for kind in kinds if kind not in ("", "zombie")]
    return pos.params["prize_per_detachment"] * sum(paid)


def _claimant(battle: Battle, winners: list[str]) -> int:
    """GRA-AFT-05."""
    for name in winners:
        if battle.left[name] and battle.owner[name] and unit_kind(name) not in MAGICAL:
            return battle.owner[name]
    return 0


def _spoil(pos: Position, cell: str, claimant: int) -> Script:
    """GRA-SPO-02 to 04."""
    if not claimant:
        lower(pos, cell)
        return
    building = pos.buildings[cell]
    single = building.level == 1
    choices = ["leave", "lower", "take", "take+lower"]
    if single and building.kind == "city":
        choices = ["leave", "take"]
    elif single:
        choices = ["leave", "lower", "take"]
    answer = yield from ask(claimant, "SPOILS", choices, f"@{cell}")
    if "lower" in answer:
        lower(pos, cell)
    if "take" in answer:
        building.owner, building.act = claimant, False
        forget(pos, f"@{cell}")
        pos.works = [work for work in pos.works if work.by != f"@{cell}"]


def _turmoil(pos: Position, claimant: int, lord: int) -> Script:
    """GRA-SPO-06."""
    quiet = [land for land in controlled(pos, lord) if land not in pos.turmoil]
    if quiet:
        answer = yield from ask(claimant, "TURMOIL", [f"turmoil {land}" for land in quiet])
        pos.turmoil[answer.split()[1]] = pos.params["turmoil_payments"]
