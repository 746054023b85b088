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
    row, column = walk.pop()
    board[row][column] = 0


def finish_tour(board: Board, position: Position) -> bool:
    """Walk on from ``position``, where the knight stands, until every square is visited.  Return whether that worked.

    If there is a way, mark it on the board with the numbers of the steps, and return True.  Any way will do.
    If there is none, return False and leave the board exactly as it was.
    The board has any number of rows and columns.
    """
    if is_full(board):
        return True
    step = board[position[0]][position[1]] + 1
    for row, column in free_squares(board, position):
        board[row][column] = step
        if finish_tour(board, (row, column)):
            return True
        board[row][column] = 0
    return False


def count_tours(board: Board, position: Position) -> int:
    """Return in how many ways the walk can be finished from ``position``, where the knight stands.

    A full board can be finished in one way: by stopping.  Afterwards the board is exactly as it was.
    """
    if is_full(board):
        return 1
    step = board[position[0]][position[1]] + 1
    count = 0
    for row, column in free_squares(board, position):
        board[row][column] = step
        count += count_tours(board, (row, column))
        board[row][column] = 0
    return count


def search_in_order(n: int, start: Position, order: Order) -> Board | None:
    """Search an n × n board for a tour from ``start``, trying squares in a given order.  Return the board, or None.

    On each square, give the board, on which the step is marked, and the list of free squares to ``order``.  It returns
    the same squares in the order in which they must be tried.  Return the first tour that is found in this way, or None
    if there is no tour at all.
    A board of 40 × 40 must work, too.  Mind that such a walk has 1,600 steps, and that Python, unless it is told
    otherwise, lets functions call themselves only about 1,000 times inside one another.
    """
    board = [[0] * n for _ in range(n)]
    board[start[0]][start[1]] = 1
    walk = [start]
    untried = [iter(order(board, free_squares(board, start)))]
    while walk and len(walk) < n * n:
        square = next(untried[-1], None)
        if square is None:
            untried.pop()
            take_back(board, walk)
            continue
        walk.append(square)
        board[square[0]][square[1]] = len(walk)
        untried.append(iter(order(board, free_squares(board, square))))
    return board if walk else None


def search_within(n: int, start: Position, order: Order, budget: int) -> Board | str:
    """Search as ``search_in_order`` does, but make at most ``budget`` moves.

    Each square that the knight goes to is one move; going back is none.  Return the board if a tour was found, NO_TOUR
    if everything was tried and there is none, and GAVE_UP if one more move would be too many.
    """
    board = [[0] * n for _ in range(n)]
    board[start[0]][start[1]] = 1
    walk = [start]
    untried = [iter(order(board, free_squares(board, start)))]
    moves = 0
    while walk and len(walk) < n * n:
        square = next(untried[-1], None)
        if square is None:
            untried.pop()
            take_back(board, walk)
            continue
        if moves == budget:
            return GAVE_UP
        moves += 1
        walk.append(square)
        board[square[0]][square[1]] = len(walk)
        untried.append(iter(order(board, free_squares(board, square))))
    return board if walk else NO_TOUR


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
