"""Optimal layouts of battles between cards of one kind, worked out by the exact solver (GRA-SOL).

Renaming all orders in a circle, and exchanging columns that are equally long on both sides, leaves
a battle as it was. So a few layouts stand for all of a mix, if one of them is drawn by its weight,
and then a renaming and an exchange. Of each pair of sizes the tables tell: own cards, cards of the
other side, own gain and mix against the best play; then own gain and best layout against orders
drawn by lot. A side that loses whatever it does has `-` for a mix.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from voevoda.games.grand.records import ORDERS

EVEN = """\
1 1  0.0000 a |  0.0000 a
1 2 -1.0000 - | -0.6667 a
1 3 -1.0000 - | -0.8889 a
1 4 -1.0000 - | -0.9630 a
1 5 -1.0000 - | -0.9877 a
1 6 -1.0000 - | -0.9959 a
2 1  1.0000 as |  1.0000 as
2 2  0.0000 ad |  0.1111 ad
2 3 -1.0000 - | -0.4259 as
2 4 -1.0000 - | -0.7654 ad
2 5 -1.0000 - | -0.8985 as
2 6 -1.0000 - | -0.9616 ad
3 1  1.0000 aas |  1.0000 aas
3 2  1.0000 aas |  1.0000 aas
3 3  0.0000 aad*1 aas*1 ads*1 |  0.1667 ads
3 4 -1.0000 - | -0.3313 ads
3 5 -1.0000 - | -0.6399 aas
3 6 -1.0000 - | -0.8378 ads
4 1  1.0000 aaas |  1.0000 aaas
4 2  1.0000 aaas |  1.0000 aaas
4 3  1.0000 aaas |  1.0000 aaas
4 4  0.0000 aaas*1 aads*1 aass*1 |  0.3827 aaas
4 5 -1.0000 - | -0.0542 aaas
4 6 -1.0000 - | -0.4247 aaas
5 1  1.0000 aaaas |  1.0000 aaaas
5 2  1.0000 aaaas |  1.0000 aaaas
5 3  1.0000 aaaas |  1.0000 aaaas
5 4  1.0000 asssd |  1.0000 asssd
5 5  0.0000 aaass*1 adasa*1 addsa*1 |  0.5309 addsa
5 6 -1.0000 - |  0.1047 addsa
6 1  1.0000 aaaaas |  1.0000 aaaaas
6 2  1.0000 aaaaas |  1.0000 aaaaas
6 3  1.0000 aaaaas |  1.0000 aaaaas
6 4  1.0000 aasssd |  1.0000 aasssd
6 5  1.0000 aasssd |  1.0000 aasssd
6 6  0.0000 aadssa*1 aasssd*1 adssad*1 |  0.6543 adssad
"""
PLAIN = """\
1 1 -0.3333 a | -0.3333 a
1 2 -1.0000 - | -0.7778 a
1 3 -1.0000 - | -0.9259 a
1 4 -1.0000 - | -0.9753 a
2 1  0.3333 as*2 ad*1 |  0.3333 as
2 2 -0.6667 ad | -0.3333 ad
2 3 -1.0000 - | -0.7037 as
2 4 -1.0000 - | -0.8765 ad
3 1  1.0000 asd |  1.0000 asd
3 2  0.0000 ads*1 asd*1 |  0.3333 asd
3 3 -0.6667 ads | -0.2593 ads
3 4 -1.0000 - | -0.6296 ads
4 1  1.0000 aasd |  1.0000 aasd
4 2  0.6667 aads |  0.7778 aads
4 3 -0.3333 aasd |  0.0741 aasd
4 4 -0.8333 aads*1 aasd*1 | -0.3333 aasd
5 1  1.0000 aaasd |  1.0000 aaasd
5 2  1.0000 aassd |  1.0000 aassd
5 3  0.2222 aaads*1 adads*1 addsa*1 |  0.4815 aaads
5 4 -0.5000 aadds*1 aassd*1 adads*1 asasd*1 | -0.0041 aaasd
6 1  1.0000 aaaasd |  1.0000 aaaasd
6 2  1.0000 aaassd |  1.0000 aaassd
6 3  0.5556 adssad*4 aaadss*3 adsdsa*2 |  0.6296 aaadss
6 4 -0.1333 adsdsa*4 adssad*4 aadsda*1 aasdsa*1 |  0.2922 asssad
7 1  1.0000 aaaaasd |  1.0000 aaaaasd
7 2  1.0000 aaaassd |  1.0000 aaaassd
7 3  1.0000 aaasssd |  1.0000 aaasssd
7 4  0.3889 adsdads*2 adsssad*2 aadssad*1 aasddas*1 |  0.6420 assdads
"""
PLUS = """\
1 1  0.3333 a |  0.3333 a
1 2 -0.3333 a | -0.1111 a
1 3 -1.0000 - | -0.4074 a
1 4 -1.0000 - | -0.6049 a
1 5 -1.0000 - | -0.7366 a
1 6 -1.0000 - | -0.8244 a
1 7 -1.0000 - | -0.8829 a
2 1  1.0000 as |  1.0000 as
2 2  0.6667 ad |  0.7778 ad
2 3  0.0000 ad*1 as*1 |  0.4815 as
2 4 -0.6667 ad |  0.1852 ad
2 5 -1.0000 - | -0.0782 as
2 6 -1.0000 - | -0.2977 ad
2 7 -1.0000 - | -0.4733 as
3 1  1.0000 aas |  1.0000 aas
3 2  1.0000 aas |  1.0000 aas
3 3  0.6667 ads |  0.9259 ads
3 4  0.3333 ads |  0.7778 ads
3 5 -0.2222 aad*1 aas*1 ads*1 |  0.5802 ads
3 6 -0.5556 aad*1 aas*1 ads*1 |  0.3608 ads
3 7 -1.0000 - |  0.1413 ads
4 1  1.0000 aaas |  1.0000 aaas
4 2  1.0000 aaas |  1.0000 aaas
4 3  1.0000 aaas |  1.0000 aaas
4 4  0.8333 aads*1 aasd*1 |  0.9753 aasd
4 5  0.5000 aaad*2 aaas*2 aads*1 aasd*1 adas*1 asad*1 |  0.8930 aasd
4 6  0.1333 adds*4 assd*4 aads*1 aasd*1 |  0.7558 aasd
4 7 -0.3889 aads*11 aaad*5 aaas*1 assd*1 |  0.6241 aasd
"""


SORTS = (EVEN, PLAIN, PLUS)
"""By what the own cards are: like those of the other side, plain against some with advantage, or
with advantage against plain ones."""
LIKE, WEAKER, STRONGER = range(3)
MOST = 7
"""Cards of a side that the tables know."""
BITS = 2
"""Of an order in a layout that is written as a number, the first card lowest."""


class Row(NamedTuple):
    """A line of a table."""

    own: int
    other: int
    gains: tuple[float, float]
    """Against the best play, and against orders drawn by lot."""
    mixes: tuple[dict[str, int], dict[str, int]]
    """Layouts with their weights."""


def rows(table: str) -> list[Row]:
    """Return the lines of a table."""
    found = []
    for line in table.splitlines():
        fair, drawn = (half.split() for half in line.split("|"))
        mixes = _mix(fair[3:]), _mix(drawn[1:])
        found.append(Row(int(fair[0]), int(fair[1]), (float(fair[2]), float(drawn[0])), mixes))
    return found


def _mix(words: list[str]) -> dict[str, int]:
    parts = (word.partition("*") for word in words if word != "-")
    return {orders: int(weight or 1) for orders, _, weight in parts}


def _packed(orders: str) -> int:
    return sum(ORDERS.index(order) << BITS * place for place, order in enumerate(orders))


def _arrays() -> tuple[Any, Any, Any, Any]:
    shape = (len(SORTS), 2, MOST + 1, MOST + 1)
    gains = np.full(shape, UNKNOWN)
    first, count = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
    layouts: list[tuple[int, int]] = []
    for sort, table in enumerate(SORTS):
        for row in rows(table):
            for drawn, mix in enumerate(row.mixes):
                at = sort, drawn, row.own, row.other
                gains[at] = row.gains[drawn]
                first[at], count[at] = len(layouts), len(mix)
                layouts += [(_packed(orders), weight) for orders, weight in mix.items()]
    return gains, first, count, np.array(layouts, np.int64)


UNKNOWN = 9.0
GAINS, FIRST, COUNT, LAYOUTS = _arrays()
"""By sort, whether the other side draws its orders by lot, own cards, cards of the other side."""
