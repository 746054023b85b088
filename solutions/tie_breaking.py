"""Ties: what the knight does when several squares are smallest.

Warnsdorff's rule sends the knight to the candidate with the fewest ways on.  Often several candidates have the same
number, and the rule does not say which to take.  Here are ways to say it, and a way to try them.

Squares are ``(row, column)``, counted from 0.  ``board[row][column]`` is 0 while a square is not visited, and after
that the number of the step.  This is Warnsdorff's marked board.
"""

import random
from collections.abc import Callable

Position = tuple[int, int]
Board = list[list[int]]
Move = tuple[int, int]  # how far down, how far to the right
Plan = list[tuple[list[Move], Position | None]]

MOVES: list[Move] = [(-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1)]


def accessible(board: Board, position: Position) -> list[Position]:
    """The accessible squares: those that are not visited and one knight's move away from ``position``."""
    squares = [(position[0] + down, position[1] + right) for down, right in MOVES]
    inside = [(row, column) for row, column in squares if 0 <= row < len(board) and 0 <= column < len(board)]
    return [(row, column) for row, column in inside if board[row][column] == 0]


def accessibility(board: Board, position: Position) -> int:
    """The accessibility of a square: how many squares are accessible from it (heuristic 1)."""
    return len(accessible(board, position))


def edge_distance(board: Board, position: Position) -> int:
    """How far a square is from the edges of the board (heuristic 2)."""
    last = len(board) - 1
    return sum(min(part, last - part) for part in position)


def smallest_candidates(
    board: Board, position: Position, heuristic: Callable[[Board, Position], float]
) -> list[Position]:
    """Return the list of all accessible squares that have the smallest value of ``heuristic(board, square)``.

    Each of them is in the list once; the order does not matter.  At a dead end the list is empty.
    """
    values = {square: heuristic(board, square) for square in accessible(board, position)}
    smallest = min(values.values(), default=0)
    return [square for square, value in values.items() if value == smallest]


def choose_by_chance(squares: list[Position], source: random.Random) -> Position:
    """Return one of ``squares``, each with the same chance.

    All chance comes from ``source``, as in ``source.random()``, so that a walk can be repeated.  ``squares`` holds at
    least one square and stays as it is.
    """
    return source.choice(squares)


def take_first(_board: Board, squares: list[Position]) -> Position:
    """A rule for ties: the first square in the list."""
    return squares[0]


def take_last(_board: Board, squares: list[Position]) -> Position:
    """A rule for ties: the last square in the list."""
    return squares[-1]


def walk_with_ties(n: int, start: Position, choose: Callable[[Board, list[Position]], Position]) -> Board:
    """Walk over an n × n board from ``start`` by accessibility; ``choose`` breaks the ties.  Return the board.

    At each step find the accessible squares with the smallest accessibility.  Give the board and the list of these
    squares to ``choose``, and go to the square that it returns.  Stop when no square is accessible.
    """
    board = [[0] * n for _ in range(n)]
    square = start
    step = 1
    board[square[0]][square[1]] = step
    while tied := smallest_candidates(board, square, accessibility):
        square = choose(board, tied)
        step += 1
        board[square[0]][square[1]] = step
    return board


def warnsdorff(n: int, source: random.Random) -> Board:
    """Walk over an n × n board by Warnsdorff's rule, as he wrote it, and return the marked board.

    1. Take any square of the board by chance; each must have the same chance.  Mark it with 1.
    2. Go to an accessible square with the smallest accessibility.  If several are smallest, take any.
    3. Mark it with the number of the step, and go on at 2 until no square is accessible.

    All chance comes from ``source``, as in ``source.random()``.
    """
    start = source.randrange(n), source.randrange(n)
    return walk_with_ties(n, start, lambda _board, tied: choose_by_chance(tied, source))


def second_look(board: Board, square: Position) -> int:
    """Return what the rule sees from ``square`` one step further on (Pohl, 1967).

    Put the knight on ``square``, so that it counts as visited.  Look at all squares that are accessible from there, and
    return the smallest of their accessibilities; 0 if there are none.  In the end the board is as it was.
    """
    row, column = square
    board[row][column] = 1
    value = min((accessibility(board, further) for further in accessible(board, square)), default=0)
    board[row][column] = 0
    return value


def both_heuristics(board: Board, square: Position) -> float:
    """Return one value for heuristic 1 (accessibility) with ties broken by heuristic 2 (edge_distance).

    Of two squares, the one with the smaller accessibility must have the smaller value.  If both have the same
    accessibility, the one with the smaller edge_distance must have the smaller value.  If both are the same, the values
    are equal.  The board may have any size.  Whole and decimal numbers (int and float)
    will do, and so will tuples of them.
    """
    return accessibility(board, square) * 2 * len(board) + edge_distance(board, square)


def take_by_second_look(board: Board, squares: list[Position]) -> Position:
    """A rule for ties: a square with the smallest second look."""
    return min(squares, key=lambda square: second_look(board, square))


def take_by_edge_distance(board: Board, squares: list[Position]) -> Position:
    """A rule for ties: a square with the smallest heuristic 2."""
    return min(squares, key=lambda square: edge_distance(board, square))


def walk_by_orders(n: int, start: Position, plan: Plan) -> Board:
    """Walk over an n × n board from ``start`` by accessibility; ties go to the move that comes first in an order.

    ``plan`` is a list of pairs ``(order, square)``.  An order is a list of the eight moves, each ``(down, right)``.
    The first pair's order counts first.  Before each move, look where the knight stands: if that is the ``square`` of
    the order that counts now, the next order of the plan takes its place.  The last pair's ``square`` is None.
    Stop when no square is accessible, and return the board.  ``plan`` stays as it is.
    """
    board = [[0] * n for _ in range(n)]
    row, column = start
    step, part = 1, 0
    board[row][column] = step
    while tied := smallest_candidates(board, (row, column), accessibility):
        if (row, column) == plan[part][1]:
            part += 1
        order = plan[part][0]
        row, column = min(tied, key=lambda square: order.index((square[0] - row, square[1] - column)))
        step += 1
        board[row][column] = step
    return board


# Squirrel and Cull's table (1996), by the rest that the side m leaves when it is divided by 8: orders of the moves 1
# to 8 of MOVES.  Each order but the last gives way to the next at a square of `squares_of_change`.
ORDERS = {
    0: ("34261578", "87642135", "51867342", "51342678", "21435678"),
    1: ("34261578", "87642135", "51324678", "32481765"),
    2: ("34261578", "87642135", "54132678", "52431678", "85647123", "15746823"),
    3: ("34625718", "42681357", "86512347", "51867342", "61825437", "71642538"),
    4: ("34261578", "87642135", "51867342", "51342678", "86753421", "78563421"),
    5: ("34261578", "87642135", "51324678", "15234678"),
    6: ("34261578", "87642135", "54132678", "52431678", "85647123", "12453678"),
    7: ("34625718", "42681357", "86512347", "51867342", "61825437", "61357284"),
}


def squares_of_change(m: int) -> list[Position]:
    """The squares at which the orders for a board of side m change, counted from 1."""
    half = (m - 5) // 2 if m % 16 == 5 else (m - 13) // 2
    return {
        0: [(m - 1, m - 2), (2, 2), (m - 8, 1), (7, m - 3)],
        1: [(m - 1, m - 2), (2, 2), (m - 6, (m + 9) // 2)],
        2: [(6, 1), (3, 1), (m - 15, 4), (10, m - 2), (5, (m - 6) // 2)],
        3: [(m - 1, m - 2), (m - 6, m), (2, 5), (m - 10, 3), ((m + 1) // 2, m - 2)],
        4: [(m - 1, m - 2), (2, 2), (m - 8, 1), (10, m - 5), (13, (m + 2) // 2)],
        5: [(m - 1, m - 2), (2, 2), (m - 2, half)],
        6: [(6, 1), (3, 1), (m - 10, 1), (10, m - 2), (3, (m + 8) // 2)],
        7: [(m - 1, m - 2), (m - 6, m), (2, 5), (m - 6, 3), ((m + 1) // 2, m - 2)],
    }[m % 8]


def squirrel_cull(m: int) -> Plan:
    """Squirrel and Cull's plan for a board of side m; the walk begins on (0, 0)."""
    squares: list[Position | None] = [(row - 1, column - 1) for row, column in squares_of_change(m)]
    orders = [[MOVES[int(number) - 1] for number in numbers] for numbers in ORDERS[m % 8]]
    return list(zip(orders, [*squares, None], strict=True))


def main() -> None:
    """Walk once from a square that is chosen by chance, and show the board."""
    side = 8
    try:
        board = warnsdorff(side, random.Random())
    except NotImplementedError as unfinished:
        print(f"{unfinished}.")
        return
    for row in board:
        print("".join((str(step) if step else ".").rjust(4) for step in row))
    print(f"The knight visited {max(map(max, board))} of {side * side} squares.")


if __name__ == "__main__":
    main()
