"""Backtracking: a search that takes wrong moves back.

The knight walks on until it is stuck.  Then it goes back one step and tries another move from there.  In this way every
walk is tried, so a tour is found if there is one.  It may take very long.

Squares are ``(row, column)``, counted from 0.  ``board[row][column]`` is 0 while a square is not visited, and after
that the number of the step.  The knight stands on the square with the largest number.
"""

from collections.abc import Callable

Position = tuple[int, int]
Board = list[list[int]]
Order = Callable[[Board, list[Position]], list[Position]]

MOVES = [(-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1)]

NO_TOUR = "no tour"
GAVE_UP = "gave up"


def free_squares(board: Board, position: Position) -> list[Position]:
    """The unvisited squares that a knight on ``position`` can jump to, in the order of MOVES."""
    squares = [(position[0] + down, position[1] + right) for down, right in MOVES]
    inside = [(row, column) for row, column in squares if 0 <= row < len(board) and 0 <= column < len(board[0])]
    return [(row, column) for row, column in inside if board[row][column] == 0]


def is_full(board: Board) -> bool:
    """Whether every square of the board is visited."""
    return all(step > 0 for row in board for step in row)


def fewest_first(board: Board, squares: list[Position]) -> list[Position]:
    """The squares in the order of heuristic 1: those with the fewest ways on come first."""
    return sorted(squares, key=lambda square: len(free_squares(board, square)))


def as_they_come(_board: Board, squares: list[Position]) -> list[Position]:
    """The squares as they are."""
    return list(squares)


def take_back(board: Board, walk: list[Position]) -> None:
    """Take back the last step: afterwards all is as it was before the knight made it.

    ``walk`` is the list of the squares visited so far, in order.  Its last square becomes unvisited again on the board
    and leaves the list.  Nothing else changes, and nothing is returned.
    """
    # TODO: replace the next line with your own code.
    raise NotImplementedError("take_back is not written yet")


def finish_tour(board: Board, position: Position) -> bool:
    """Walk on from ``position``, where the knight stands, until every square is visited.  Return whether that worked.

    If there is a way, mark it on the board with the numbers of the steps, and return True.  Any way will do.
    If there is none, return False and leave the board exactly as it was.
    The board has any number of rows and columns.
    """
    # TODO: replace the next line with your own code.
    raise NotImplementedError("finish_tour is not written yet")


def count_tours(board: Board, position: Position) -> int:
    """Return in how many ways the walk can be finished from ``position``, where the knight stands.

    A full board can be finished in one way: by stopping.  Afterwards the board is exactly as it was.
    """
    # TODO: replace the next line with your own code.
    raise NotImplementedError("count_tours is not written yet")


def search_in_order(n: int, start: Position, order: Order) -> Board | None:
    """Search an n × n board for a tour from ``start``, trying squares in a given order.  Return the board, or None.

    On each square, give the board, on which the step is marked, and the list of free squares to ``order``.  It returns
    the same squares in the order in which they must be tried.  Return the first tour that is found in this way, or None
    if there is no tour at all.
    A board of 40 × 40 must work, too.  Mind that such a walk has 1,600 steps, and that Python, unless it is told
    otherwise, lets functions call themselves only about 1,000 times inside one another.
    """
    # TODO: replace the next line with your own code.
    raise NotImplementedError("search_in_order is not written yet")


def search_within(n: int, start: Position, order: Order, budget: int) -> Board | str:
    """Search as ``search_in_order`` does, but make at most ``budget`` moves.

    Each square that the knight goes to is one move; going back is none.  Return the board if a tour was found, NO_TOUR
    if everything was tried and there is none, and GAVE_UP if one more move would be too many.
    """
    # TODO: replace the next line with your own code.
    raise NotImplementedError("search_within is not written yet")


def main() -> None:
    """Search a small board for a tour and show it."""
    side, budget = 6, 1_000_000
    try:
        found = search_within(side, (0, 0), fewest_first, budget)
    except NotImplementedError as unfinished:
        print(f"{unfinished}.")
        return
    if isinstance(found, str):
        print(f"Result: {found}.")
        return
    for row in found:
        print("".join(str(step).rjust(4) for step in row))


if __name__ == "__main__":
    main()
