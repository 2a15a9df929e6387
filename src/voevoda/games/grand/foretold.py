"""Odds in brief as sentences, for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from voevoda.core.errors import Argument, Message

if TYPE_CHECKING:
    from voevoda.games.grand.layout_advice import LaidPiece, LayoutAdvice
    from voevoda.games.grand.previews import BattleOdds, DeclarationOdds, FighterOdds, Ledger

NONE = "none"
MOST_LAYOUTS = 6
"""Layouts of a mixture that are told."""


def declaration_messages(odds: DeclarationOdds) -> list[Message]:
    """Tell of a battle as it stands, and as it would be if everybody joined against it."""
    if odds.now is None:
        return [Message("grand-odds-no-battle", {"source": odds.source, "target": odds.target})]
    told = [Message("grand-odds-now", _battle(odds.now))]
    if odds.joined is not None:
        told.append(Message("grand-odds-joined", _battle(odds.joined)))
    return told


def _battle(odds: BattleOdds) -> dict[str, Argument]:
    return {
        "attackers": _side(odds.attackers),
        "defenders": _side(odds.defenders),
        "exact": int(odds.exact),
        **_chances(odds.win, odds.draw, odds.loss),
    }


def _side(fighters: Sequence[FighterOdds]) -> str:
    return ", ".join(f"{f.piece} {f.cards}{'+' if f.plus else ''}" for f in fighters)


def _chances(win: float, draw: float, loss: float) -> dict[str, Argument]:
    return {"win": f"{win:.1%}", "draw": f"{draw:.1%}", "loss": f"{loss:.1%}"}


def purse_messages(before: Ledger, after: Ledger) -> list[Message]:
    """Tell of a purse and its income before an order and after it."""
    args: dict[str, Argument] = {"before": before.coins, "after": after.coins}
    for name, ledger in (("was", before), ("is", after)):
        args |= {f"{name}_gross": ledger.gross, f"{name}_upkeep": ledger.upkeep}
    return [Message("grand-odds-purse", args)]


def zombie_messages(counts: Sequence[tuple[int, int]]) -> list[Message]:
    """Tell how many zombies each face of the die raises, or turns to dust."""
    if not counts:
        return []
    faces = ", ".join(f"{face}: {count}" for face, count in counts)
    return [Message("grand-odds-zombies", {"faces": faces})]


def layout_messages(advice: LayoutAdvice) -> list[Message]:
    """Tell what a battle is worth, how to lay out best, and what a whole layout may lose."""
    args: dict[str, Argument] = {"value": f"{advice.value:+.2f}", "exact": int(advice.exact)}
    chances = _chances(advice.win, advice.draw, advice.loss)
    told = [Message("grand-odds-battle", {**args, **chances})]
    shown = [f"{_layout(part.layout)} {part.chance:.1%}" for part in advice.mix[:MOST_LAYOUTS]]
    if shown:
        more = int(len(advice.mix) > MOST_LAYOUTS)
        told.append(Message("grand-odds-mix", {"layouts": "; ".join(shown), "more": more}))
    if advice.verdict is not None:
        verdict = advice.verdict
        chosen = all(laid.orders.isalpha() for laid in verdict.reply)
        reply = _layout(verdict.reply) if chosen else NONE
        args = {"loses": f"{verdict.loses:.2f}", "reply": reply}
        told.append(Message("grand-odds-verdict", args))
    return told


def _layout(layout: Sequence[LaidPiece]) -> str:
    return " ".join(f"{laid.piece}:{laid.orders}" for laid in layout)
