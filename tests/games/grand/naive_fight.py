"""How order cards are laid and turned up in `grand`, as the naive rules have it (GRA-ORD, ROW).

A card is its piece and its order, a layout a list of cards. What asks somebody is a generator that
yields questions and is sent the answers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field

from tests.games.grand.naive_state import Battle

BEATS = {"a": "s", "s": "d", "d": "a"}
SIDES = ("att", "def")
CHANCE = -1

Card = tuple[str, str]
Layout = list[Card]


@dataclass
class Question:
    """What the game waits for: `who` is a seat or CHANCE, whose choices have weights."""

    who: int
    node: str
    choices: list[str]
    subject: str = ""
    weights: list[int] = field(default_factory=list)


Asking = Generator[Question, str, str]
Script = Generator[Question, str, None]


def ask(who: int, node: str, choices: list[str], subject: str = "") -> Asking:
    """Ask somebody, unless there is but one answer."""
    if len(choices) == 1:
        return choices[0]
    answer = yield Question(who, node, choices, subject)
    return answer


def draw(node: str, what: str, weights: dict[str, int], subject: str = "") -> Asking:
    """Let chance decide, unless there is but one outcome; return it without `what=`."""
    if len(weights) == 1:
        return next(iter(weights))
    faces = [f"{what}={name}" for name in weights]
    answer = yield Question(CHANCE, node, faces, subject, [*weights.values()])
    return answer.partition("=")[2]


# --- turning up -----------------------------------------------------------------------------


def duel(one: str, plus_one: bool, two: str, plus_two: bool) -> tuple[bool, bool]:
    """Tell which of two cards stay (GRA-ORD-05)."""
    if one != two:
        return BEATS[one] == two, BEATS[two] == one
    return plus_one and not plus_two, plus_two and not plus_one


def turn_up(
    att: Layout, deff: Layout, plus: dict[str, bool], row_width: int
) -> tuple[Layout, Layout]:
    """Return the surviving cards of both sides (GRA-ROW-02 to 05)."""
    width = min(row_width, len(att), len(deff))
    left: tuple[Layout, Layout] = [], []
    for column in range(width):
        mine, theirs = att[column::width], deff[column::width]
        while mine and theirs:
            stay_one, stay_two = duel(
                mine[0][1], plus[mine[0][0]], theirs[0][1], plus[theirs[0][0]]
            )
            mine = mine if stay_one else mine[1:]
            theirs = theirs if stay_two else theirs[1:]
        left[0].extend(mine)
        left[1].extend(theirs)
    return left


# --- laying out -----------------------------------------------------------------------------


def fight(battle: Battle) -> Script:
    """Fight to the end; the surviving cards stay in `battle.left`."""
    for side in SIDES:
        yield from _arrange(battle, side, "ARRANGE")
    battle.laid = {name: [] for side in SIDES for name in battle.sequence[side]}
    for owner, names in _givers(battle):
        for name in names:
            yield from _give_orders(battle, owner, name)
    while True:
        layouts = [
            [(name, order) for name in battle.sequence[side] for order in battle.laid[name]]
            for side in SIDES
        ]
        survivors = turn_up(layouts[0], layouts[1], battle.plus, battle.row_width)
        battle.left = {
            name: sorted(order for owner, order in [*survivors[0], *survivors[1]] if owner == name)
            for name in battle.att + battle.deff
        }
        battle.laid, battle.sequence = {}, {side: [] for side in SIDES}
        if not survivors[0] or not survivors[1]:
            return
        battle.passes += 1
        for side in SIDES:
            yield from _arrange(battle, side, "REARRANGE")
            for name in battle.sequence[side]:
                yield from _lay_again(battle, side, name)


def _arrange(battle: Battle, side: str, node: str) -> Script:
    """GRA-ROW-01, GRA-ROW-06, GRA-ROW-07."""
    alive = [n for n in battle.side(side) if battle.passes == 1 or battle.left[n]]
    commander, sequence = battle.commander[side], battle.sequence[side]
    if not commander:
        sequence.extend(alive)
    while len(sequence) < len(alive):
        choices = [f">{name}" for name in alive if name not in sequence]
        answer = yield from ask(commander, node, choices, side)
        sequence.append(answer[1:])


def _givers(battle: Battle) -> list[tuple[int, list[str]]]:
    """Return who gives orders, and to which pieces, in the order of asking.

    Going strictly by the piece orders (GRA-ORD-02) would tell the other side how they are: so the
    owners are asked in order of entry, each for his pieces in the chosen order, chance last.
    """
    giver = {}
    for side in SIDES:
        for name in battle.side(side):
            forced = battle.by_commander and battle.owner[name]
            giver[name] = battle.commander[side] if forced else battle.owner[name]
    owners = [owner for owner in dict.fromkeys(giver.values()) if owner]
    chosen = [*battle.sequence["att"], *battle.sequence["def"]]
    found = [(owner, [name for name in chosen if giver[name] == owner]) for owner in owners]
    return [*found, (0, [name for name, owner in giver.items() if not owner])]


def _give_orders(battle: Battle, owner: int, name: str) -> Script:
    """GRA-ORD-02, GRA-ORD-04."""
    for _ in range(battle.count[name]):
        if owner:
            order = yield from ask(owner, "CARDS", ["a", "s", "d"], name)
        else:
            order = yield from draw("CARDS", "card", {"a": 1, "s": 1, "d": 1}, name)
        battle.laid[name].append(order)


def _lay_again(battle: Battle, side: str, name: str) -> Script:
    """GRA-ROW-06, GRA-ROW-07.

    Where cards differ all but the last are asked for, even if they are alike by then: how often
    there is a question must not tell how they lie.
    """
    laid, left = battle.laid.setdefault(name, []), battle.left[name]
    sign = "+" if battle.plus[name] else ""
    alike = len({*left}) == 1
    while left:
        kinds = Counter(left)
        if alike or len(left) == 1:
            kind = left[0]
        elif battle.commander[side]:
            choices = [f"{order}{sign}" for order in sorted(kinds)]
            kind = yield Question(battle.commander[side], "RELAY", choices, name)
        else:
            faces = {f"card={order}": number for order, number in sorted(kinds.items())}
            answer = yield Question(CHANCE, "RELAY", [*faces], name, [*faces.values()])
            kind = answer.partition("=")[2]
        left.remove(kind[0])
        laid.append(kind[0])


def battle_fields(battle: Battle) -> dict[str, str]:
    """Return how a battle stands, as text by name."""
    found = {"pass": str(battle.passes)}
    for side in ("att", "def"):
        found[f"battle {side}"] = " ".join(battle.side(side))
        found[f"commander {side}"] = str(battle.commander[side] or "")
        found[f"sequence {side}"] = " ".join(battle.sequence[side])
    for name in battle.att + battle.deff:
        laid, left = battle.laid.get(name, []), battle.left.get(name, [])
        found[f"cards {name}"] = "".join(laid if not battle.left else sorted([*laid, *left]))
        found[f"battle owner {name}"] = str(battle.owner[name] or "")
        found[f"plus {name}"] = "yes" * battle.plus[name]
    return found


def seen_by(battle: Battle, seat: int) -> dict[str, tuple[int, str]]:
    """Return place and cards of every living piece as a seat sees them while cards are laid.

    A place is 0 where it is hidden or not chosen yet. Of its own pieces, and of those that it
    orders, a seat sees what is laid (`-`: not yet); of others `?` before the first reveal, then
    what is left, attack before shoot before defend. Seat 0 is a spectator.
    """
    found = {}
    for side in SIDES:
        owners = {battle.owner[name] for name in battle.side(side)}
        sees = not battle.commander[side] or (seat and seat in owners)
        for name in battle.side(side):
            laid, left = battle.laid.get(name, []), battle.left.get(name, [])
            count = battle.count[name] if battle.passes == 1 else len(laid) + len(left)
            sequence = battle.sequence[side]
            place = sequence.index(name) + 1 if sees and name in sequence else 0
            if count:
                known = seat and seat in (battle.owner[name], _layer(battle, side, name))
                open_cards = "".join(sorted([*laid, *left], key="asd".index))
                hidden = "?" * count if battle.passes == 1 else open_cards
                found[name] = place, "".join(laid).ljust(count, "-") if known else hidden
    return found


def _layer(battle: Battle, side: str, name: str) -> int:
    """Return who lays the cards of a piece in this pass."""
    if battle.passes > 1 or (battle.by_commander and battle.owner[name]):
        return battle.commander[side]
    return battle.owner[name]
