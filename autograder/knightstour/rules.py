"""The rules of a knight's tour as a judge: the first rule broken, as data."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from knightstour.board import Board, Heuristic, Position, candidates, empty_board, is_inside, is_jump, neighbours


@dataclass(frozen=True)
class Flaw:
    """The first thing wrong with a board, a walk or a list of moves.

    ``kind`` is a stable id.  ``step`` is the step of the walk at which the rule breaks, if there is one.  ``squares``
    are the squares to mark, those the student chose first.  ``found`` and ``expected`` are the two sides of the gap
    (numbers, squares or counts, by ``kind``).
    """

    kind: str
    step: int | None = None
    squares: tuple[Position, ...] = ()
    found: Any = None
    expected: Any = None


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _first_shape_flaw(board: object, rows: int | None, columns: int | None) -> Flaw | None:
    if not isinstance(board, list | tuple) or not board or not all(isinstance(row, list | tuple) for row in board):
        return Flaw("not-a-board", found=board)
    for index, row in enumerate(board):
        for column, number in enumerate(row):
            if not _is_whole(number):
                return Flaw("not-a-number", squares=((index, column),), found=number)
    size = (len(board), len(board[0]))
    expected = (size[0] if rows is None else rows, size[1] if columns is None else columns)
    for index, row in enumerate(board):
        if len(row) != size[1]:
            return Flaw("uneven-rows", found=(index, len(row)), expected=expected[1])
    if size != expected:
        kind = "path-not-board" if _is_path(board, *expected) else "wrong-size"
        return Flaw(kind, found=size, expected=expected)
    return None if size[1] else Flaw("not-a-board", found=board)


def _is_path(squares: Sequence[Sequence[int]], rows: int, columns: int) -> bool:
    """Whether ``squares`` are squares of a ``rows`` × ``columns`` board, no two alike; 2 × 2 is a small board."""
    if len(squares) == 2 or any(len(square) != 2 for square in squares):
        return False
    inside = {(row, column) for row, column in squares if 0 <= row < rows and 0 <= column < columns}
    return len(inside) == len(squares)


def _shared_rows(board: Sequence[Sequence[int]]) -> tuple[int, int] | None:
    """Two rows that are one and the same list, seen directly or by the steps that show up in every row."""
    first_places: dict[int, int] = {}
    for index, row in enumerate(board):
        if isinstance(row, list) and first_places.setdefault(id(row), index) != index:
            return first_places[id(row)], index
    steps = [number for number in board[0] if number]
    # Many equal numbers in a row are no steps of a walk: then something else is wrong than the rows.
    all_alike = len(board) > 1 and all(list(row) == list(board[0]) for row in board)
    return (0, 1) if all_alike and steps and len(set(steps)) == len(steps) else None


def _squares_by_number(board: Sequence[Sequence[int]]) -> dict[int, list[Position]]:
    places: dict[int, list[Position]] = {}
    for row, numbers in enumerate(board):
        for column, number in enumerate(numbers):
            places.setdefault(number, []).append((row, column))
    return places


def _first_place(board: Sequence[Sequence[int]], number: int) -> Position:
    return next((row, numbers.index(number)) for row, numbers in enumerate(board) if number in numbers)


def _is_counted_from_zero(places: dict[int, list[Position]], total: int, start: Position | None) -> bool:
    """Whether the board is a whole walk numbered 0 … total - 1.

    A walk numbered from 1 with one square left over holds the same numbers; it is told apart by the start square,
    or, when none is given, by the jump from 0 to 1.
    """
    if set(places) != set(range(total)) or total < 2:
        return False
    if start is not None:
        return places[0][0] == start
    return is_jump(places[0][0], places[1][0])


def _first_step_flaw(places: dict[int, list[Position]], last: int, start: Position | None) -> Flaw | None:
    """The first broken step of the walk 1 … ``last``."""
    previous: Position | None = None
    for step in range(1, last + 1):
        squares = places.get(step, [])
        if not squares:
            before = previous or start
            return Flaw("number-missing", step, () if before is None else (before,), expected=step)
        if len(squares) > 1:
            return Flaw("number-twice", step, tuple(squares), found=step)
        if step == 1 and start is not None and squares[0] != start:
            return Flaw("wrong-start", 1, (squares[0], start), found=squares[0], expected=start)
        if previous is not None and not is_jump(previous, squares[0]):
            return Flaw("illegal-jump", step, (squares[0], previous), found=squares[0], expected=previous)
        previous = squares[0]
    return None


def first_walk_flaw(
    board: object, start: Position | None = None, rows: int | None = None, columns: int | None = None
) -> Flaw | None:
    """The first rule that ``board`` breaks as a record of a knight's walk, complete or not; None when it breaks none.

    With ``start``, ``rows`` or ``columns`` the walk must also begin there and the board have that size.
    """
    start = None if start is None else (start[0], start[1])
    flaw = _first_shape_flaw(board, rows, columns)
    if flaw is not None:
        return flaw
    assert isinstance(board, list | tuple)
    shared = _shared_rows(board)
    if shared is not None:
        return Flaw("rows-shared", found=shared)
    total = len(board) * len(board[0])
    # Before any look-up by number: numbers made to have one hash would make a table of them quadratic.
    strange = [number for row in board for number in row if number < 0 or number > total]
    if strange:
        return Flaw(
            "number-out-of-range", squares=(_first_place(board, min(strange)),), found=min(strange), expected=total
        )
    places = _squares_by_number(board)
    if _is_counted_from_zero(places, total, start):
        return Flaw("counted-from-0", squares=(places[0][0],), found=0, expected=1)
    last = max(places)
    if last == 0:
        return Flaw("nothing-visited", 1, () if start is None else (start,), found=0, expected=1)
    return _first_step_flaw(places, last, start)


def first_flaw(board: object, start: Position | None = None, *, closed: bool = False) -> Flaw | None:
    """The first rule that ``board`` breaks as a knight's tour, or None when it is one.

    A tour numbers every square 1 … rows × columns, each once, and goes from each number to the next by a knight's move.
    With ``start`` it must begin there; with ``closed`` the last square must also be one move from the first.
    """
    flaw = first_walk_flaw(board, start)
    if flaw is not None:
        return flaw
    assert isinstance(board, list | tuple)
    places = _squares_by_number(board)
    total, last = len(board) * len(board[0]), max(places)
    if last < total:
        return Flaw("stops-after", last, (places[last][0],), found=last, expected=total)
    if closed and not is_jump(places[last][0], places[1][0]):
        return Flaw("not-closed", last, (places[last][0], places[1][0]), found=last)
    return None


def walk_of(board: Sequence[Sequence[int]]) -> list[Position]:
    """The squares of a flawless walk in the order visited."""
    places = _squares_by_number(board)
    return [places[step][0] for step in range(1, max(places) + 1)]


def first_greedy_flaw(board: object, side: int, start: Position, heuristic: Heuristic | None) -> Flaw | None:
    """The first rule that ``board`` breaks as the record of a greedy walk, or None.

    The walk must begin on ``start``, always go to an unvisited square whose ``heuristic`` is smallest (any such
    square may be taken) and stop only when every square is visited or no move is left.  Without a heuristic any
    unvisited square may be taken.
    """
    flaw = first_walk_flaw(board, start, side, side)
    if flaw is not None:
        return flaw
    assert isinstance(board, list | tuple)
    walk = walk_of(board)
    replay = empty_board(side)
    replay[start[0]][start[1]] = 1
    for step, (origin, square) in enumerate(zip(walk, walk[1:], strict=False), start=2):
        if heuristic is not None:
            values = {candidate: heuristic(replay, candidate) for candidate in candidates(replay, origin)}
            smallest = min(values.values())
            if values[square] > smallest:
                better = next(candidate for candidate, value in values.items() if value == smallest)
                return Flaw("not-smallest", step, (square, better), found=values[square], expected=smallest)
        replay[square[0]][square[1]] = step
    open_squares = candidates(replay, walk[-1])
    if open_squares:
        return Flaw("stopped-early", len(walk), (walk[-1], *open_squares), found=len(walk), expected=len(open_squares))
    return None


def first_move_flaw(board: Board, position: Position, moves: Sequence[object]) -> Flaw | None:
    """The first thing wrong with ``moves`` as the unvisited squares that a knight on ``position`` can reach, or None.

    Wrong squares come before missing ones; any order and lists for squares are fine.
    """
    seen: set[Position] = set()
    for move in moves:
        if not (isinstance(move, list | tuple) and len(move) == 2 and all(_is_whole(part) for part in move)):
            return Flaw("not-a-square", found=move)
        square: Position = (move[0], move[1])
        if not is_inside(board, square):
            return Flaw("off-the-board", squares=(square,), found=square)
        if square not in neighbours(board, position):
            return Flaw("not-a-knights-move", squares=(square,), found=square)
        if board[square[0]][square[1]] != 0:
            return Flaw("already-visited", step=board[square[0]][square[1]], squares=(square,), found=square)
        if square in seen:
            return Flaw("square-twice", squares=(square,), found=square)
        seen.add(square)
    for square in candidates(board, position):
        if square not in seen:
            return Flaw("move-missing", squares=(square,), expected=square)
    return None
