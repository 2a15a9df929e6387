"""Matrix games: two choose at once, and what one gains the other loses (GRA-SOL-05).

Rows are the choices of the one who gains, columns those of the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

EXACT = 1e-10
"""The finest tolerance that HiGHS takes."""

SMALL = 48
"""Rows and columns up to which a game is handed over whole."""


class Played(NamedTuple):
    """A solved matrix game."""

    value: float
    """What the rows gain if both play well."""
    rows: Floats
    """An optimal mix of the rows: chances that sum to 1."""
    columns: Floats
    """An optimal mix of the columns."""


def play_matrix(matrix: Floats) -> Played:
    """Return the value of a game given whole, and an optimal mix for each side."""
    worst, best = matrix.min(axis=1), matrix.max(axis=0)
    row, column = int(worst.argmax()), int(best.argmin())
    if worst[row] == best[column]:  # max-min = min-max: no mixing needed
        return Played(float(worst[row]), _only(len(worst), row), _only(len(best), column))
    if max(matrix.shape) <= SMALL:
        return _mix(matrix)
    return play_on_demand(matrix.shape, lambda i: matrix[i], lambda j: matrix[:, j], (row, column))


def play_on_demand(
    shape: Sequence[int],
    row_of: Callable[[int], Floats],
    column_of: Callable[[int], Floats],
    start: tuple[int, int] = (0, 0),
) -> Played:
    """Return the same of a game whose rows and columns are computed as they are asked for.

    Double oracle (GRA-SOL-09): a game of a few rows and columns grows by each side's best reply
    until neither gains by another.
    """
    rows, columns = [start[0]], [start[1]]
    told_rows, told_columns = [row_of(start[0])], [column_of(start[1])]
    while True:
        part = _mix(np.array(told_rows)[:, columns])
        by_row = np.array(told_columns).T @ part.columns
        by_column = part.rows @ np.array(told_rows)
        row, column = int(by_row.argmax()), int(by_column.argmin())
        if by_row[row] - by_column[column] < 10 * EXACT or (row in rows and column in columns):
            break
        if row not in rows:
            rows.append(row)
            told_rows.append(row_of(row))
        if column not in columns:
            columns.append(column)
            told_columns.append(column_of(column))
    mixes = np.zeros(shape[0]), np.zeros(shape[1])
    mixes[0][rows], mixes[1][columns] = part.rows, part.columns
    return Played(part.value, *mixes)


def _mix(matrix: Floats) -> Played:
    """Solve a small game: drop what another choice beats or equals, then mix what is left."""
    rows, columns = np.arange(matrix.shape[0]), np.arange(matrix.shape[1])
    count = 0
    while count != len(rows) + len(columns):
        count = len(rows) + len(columns)
        rows = rows[_undominated(matrix[np.ix_(rows, columns)])]
        columns = columns[_undominated(-matrix[np.ix_(rows, columns)].T)]
    left = matrix[np.ix_(rows, columns)]
    mixes = _programme(left) if left.size > 1 else (np.ones(1), np.ones(1))
    full = np.zeros(matrix.shape[0]), np.zeros(matrix.shape[1])
    full[0][rows], full[1][columns] = mixes
    value = (float((mixes[0] @ left).min()) + float((left @ mixes[1]).max())) / 2
    return Played(value, *full)


def _undominated(matrix: Floats) -> Ints:
    """Return the rows that no other row equals or beats in every column."""
    no_worse = (matrix[:, None, :] >= matrix[None, :, :]).all(axis=2)
    number = np.arange(len(matrix))
    earlier = number[:, None] < number[None, :]
    dominates = no_worse & (~no_worse.T | earlier)  # of equal rows the first stays
    return np.flatnonzero(~dominates.any(axis=0))


def _programme(matrix: Floats) -> tuple[Floats, Floats]:
    """Return optimal mixes by linear programming; the dual of the rows' is the columns'."""
    from scipy.optimize import linprog  # a third of a second, and only a few need it

    count, replies = matrix.shape
    found: Any = linprog(
        np.append(np.zeros(count), -1.0),  # the most v ...
        A_ub=np.column_stack([-matrix.T, np.ones(replies)]),  # ... that every column grants
        b_ub=np.zeros(replies),
        A_eq=np.append(np.ones(count), 0.0)[None, :],
        b_eq=[1.0],
        bounds=[(0, None)] * count + [(None, None)],
        method="highs",
        options={"primal_feasibility_tolerance": EXACT, "dual_feasibility_tolerance": EXACT},
    )
    return _chances(found.x[:count]), _chances(-found.ineqlin.marginals)


def _chances(weights: Floats) -> Floats:
    kept: Floats = np.where(weights > EXACT, weights, 0.0)
    chances: Floats = kept / kept.sum()
    return chances


def _only(count: int, chosen: int) -> Floats:
    mix = np.zeros(count)
    mix[chosen] = 1.0
    return mix
