"""Ways to break ties, for the course's own walks and for judging those of others."""

from collections.abc import Sequence

from knightstour.board import (
    Board,
    Heuristic,
    Position,
    accessibility,
    candidates,
    edge_distance,
    empty_board,
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

    The accessibilities are kept up to date instead of counted anew, so that large boards are no trouble.
    """
    board = empty_board(side)
    around = [[neighbours_on(side, side, (row, column)) for column in range(side)] for row in range(side)]
    ways = [[len(squares) for squares in line] for line in around]
    ranks = [{tuple(move): rank for rank, move in enumerate(order)} for order, _square in plan]
    row, column = start
    part = 0
    for step in range(1, side * side + 1):
        board[row][column] = step
        part = order_at(plan, part, (row, column))
        rank = ranks[part]
        best: tuple[int, int, int, int] | None = None
        for down, right in around[row][column]:
            ways[down][right] -= 1
            if board[down][right] == 0:
                found = (ways[down][right], rank[down - row, right - column], down, right)
                best = found if best is None or found < best else best
        if best is None:
            break
        row, column = best[2:]
    return board
