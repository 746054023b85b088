"""Ways to break ties, for the course's own walks and for judging those of others."""

from collections.abc import Sequence

from knightstour.board import (
    Board,
    Heuristic,
    Position,
    accessibility,
    candidates,
    edge_distance,
    neighbours_on,
)

Plan = Sequence[tuple[Sequence[Position], Position | None]]

NO_SQUARE = 9  # more than any accessibility


def smallest_candidates(board: Board, position: Position, heuristic: Heuristic = accessibility) -> list[Position]:
    """The candidates with the smallest value of ``heuristic``, in the order of the handout."""
    values = {square: heuristic(board, square) for square in candidates(board, position)}
    smallest = min(values.values(), default=0)
    return [square for square, value in values.items() if value == smallest]


def second_look(board: Board, square: Position) -> int:
    """The smallest accessibility of the squares that a knight on ``square`` can reach, ``square`` visited; else 0."""
    free = candidates(board, square)
    # Seen from any of them, an unvisited ``square`` is one of the squares to be reached.
    own = board[square[0]][square[1]] == 0
    return min((accessibility(board, further) for further in free), default=own) - own


def pohl(board: Board, square: Position) -> int:
    """Accessibility with ties broken by the second look."""
    return accessibility(board, square) * (NO_SQUARE + 1) + second_look(board, square)


def both(board: Board, square: Position) -> tuple[int, int]:
    """What `both_heuristics` must put in order."""
    return accessibility(board, square), edge_distance(board, square)


def order_at(plan: Plan, part: int, square: Position) -> int:
    """Which part of the plan counts for a move from ``square`` when ``part`` counted before."""
    return part + 1 if square == plan[part][1] else part


def first_in_order(order: Sequence[Position], origin: Position, squares: Sequence[Position]) -> Position:
    """The one of ``squares`` to which the first move of ``order`` leads."""
    return min(squares, key=lambda square: list(order).index((square[0] - origin[0], square[1] - origin[1])))


def planned_walk(side: int, plan: Plan, start: Position = (0, 0)) -> Board:
    """The walk by accessibility whose ties go to the first move in an order that changes on the way.

    Made for large boards: accessibilities are kept up to date instead of counted anew, and two rows and columns all
    around, which count as visited, spare the test for the edge.  The count of a visited square is 100 too large.
    """
    width = side + 4
    counts = [100] * (width * width)
    for row in range(side):
        for column in range(side):
            counts[(row + 2) * width + column + 2] = len(neighbours_on(side, side, (row, column)))
    orders = [[down * width + right for down, right in order] for order, _square in plan]
    changes = [None if square is None else (square[0] + 2) * width + square[1] + 2 for _order, square in plan]
    numbers = [0] * (width * width)
    square, part = (start[0] + 2) * width + start[1] + 2, 0
    for step in range(1, side * side + 1):
        numbers[square] = step
        counts[square] = 100
        if square == changes[part]:
            part += 1
        fewest, best = 50, 0
        for move in orders[part]:
            other = square + move
            left = counts[other] = counts[other] - 1
            if left < fewest:
                fewest, best = left, other
        if best == 0:
            break
        square = best
    return [numbers[row * width + 2 : row * width + 2 + side] for row in range(2, side + 2)]
