"""A fast knight: Warnsdorff's rule with the counts kept up to date.

The lab counts the ways on from each candidate anew at every step.  Here each square keeps its count, and the knight
changes the few counts that its step has an effect on.  So a board with a million squares is no trouble.

Squares have numbers here: on an n × n board, square (row, column) is number row * n + column.
"""

import time
from collections.abc import Callable

Board = list[list[int]]

# In this order, with ties to the first, the walk from (0, 0) is a whole tour on 100 × 100 and on 1000 × 1000.
MOVES = [(-1, 2), (-2, 1), (2, -1), (1, -2), (-1, -2), (2, 1), (-2, -1), (1, 2)]


def neighbour_table(n: int) -> list[list[int]]:
    """Return, for each square number of an n × n board, the list of the squares one knight's move away.

    Each square is in its list once; the order does not matter.
    """
    table = []
    for row in range(n):
        for column in range(n):
            squares = [(row + down, column + right) for down, right in MOVES]
            table.append([i * n + j for i, j in squares if 0 <= i < n and 0 <= j < n])
    return table


def step_on(square: int, table: list[list[int]], visited: list[bool], counts: list[int]) -> None:
    """Put the knight on ``square``: mark it as visited, and keep the counts up to date.

    ``table`` is a neighbour table.  ``counts[k]`` is the number of unvisited squares one move away from square k.  It
    must be right after the step as well, for each square that is not visited.  Nothing is
    returned.  Only counts near the knight change: change these, and do not count the whole board anew.
    """
    visited[square] = True
    for other in table[square]:
        counts[other] -= 1


def kept_walk(size: int, start: int, neighbours: Callable[[int], list[int]]) -> list[int]:
    """Walk by Warnsdorff's rule over squares 0 to size - 1, from ``start``; return the squares in the order visited.

    ``neighbours(square)`` gives the list of the squares that one can go to from ``square``; every way works in both
    directions.  Always go to an unvisited neighbour with the fewest unvisited neighbours of its own.  If several are
    smallest, take any; stop when there is none.  Keep the counts up to date: ask ``neighbours`` at most 3 * size times
    in all, and do not count anew from its answers either.
    """
    counts = [len(neighbours(square)) for square in range(size)]
    visited = [False] * size
    walk = [start]
    square = start
    while True:
        visited[square] = True
        best, fewest = -1, size
        for other in neighbours(square):
            counts[other] -= 1
            if not visited[other] and counts[other] < fewest:
                best, fewest = other, counts[other]
        if best < 0:
            return walk
        square = best
        walk.append(square)


def fast_tour(n: int, start: tuple[int, int]) -> Board:
    """Walk over an n × n board from the square ``start`` (row, column) by Warnsdorff's rule, and return the board.

    The board holds the number of the step on each visited square, as in the lab, and 0 on the others.  If several
    candidates are smallest, take any.  A board of 1000 × 1000 must work.
    """
    # Two more rows and columns all around count as visited, so no move has to be tested for the edge.  The count of a
    # visited square is 100 too large: one comparison leaves out both visited squares and larger counts.
    width = n + 4
    a, b, c, d, e, f, g, h = (down * width + right for down, right in MOVES)
    counts = _first_counts(n)
    numbers = [0] * (width * width)
    square = (start[0] + 2) * width + start[1] + 2
    for step in range(1, n * n + 1):
        numbers[square] = step
        counts[square] = 100
        fewest, best = 50, 0
        for other in (square + a, square + b, square + c, square + d, square + e, square + f, square + g, square + h):
            left = counts[other] = counts[other] - 1
            if left < fewest:
                fewest, best = left, other
        if best == 0:
            break
        square = best
    return [numbers[row * width + 2 : row * width + 2 + n] for row in range(2, n + 2)]


def _first_counts(n: int) -> list[int]:
    """The counts of an empty board, and 100 for each square of the two rows and columns around it."""
    one_away = [(k >= 1) + (k < n - 1) for k in range(n)]
    two_away = [(k >= 2) + (k < n - 2) for k in range(n)]
    counts = [100] * (2 * (n + 4))
    for one, two in zip(one_away, two_away, strict=True):
        row = [two * near + one * far for near, far in zip(one_away, two_away, strict=True)]
        counts += [100, 100, *row, 100, 100]
    return counts + [100] * (2 * (n + 4))


def main() -> None:
    """Measure how the time grows with the board."""
    for n in (50, 100, 200, 400):
        begin = time.perf_counter()
        try:
            board = fast_tour(n, (0, 0))
        except NotImplementedError as unfinished:
            print(f"{unfinished}.")
            return
        seconds = time.perf_counter() - begin
        visited = max(map(max, board))
        print(f"{n} x {n}: {visited} squares in {seconds:.2f} s, {1e6 * seconds / visited:.2f} microseconds a square")


if __name__ == "__main__":
    main()
