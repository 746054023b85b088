"""Judging tours, and the programs that find them.

A board is a list of rows, all of one length.  Each square holds a whole number: the step at which the knight stood
there, or 0 where it never stood.  There may be more rows than columns, or fewer.

Run this file to see three boards judged:  python checking.py
"""

from collections.abc import Callable
from itertools import pairwise

Position = tuple[int, int]  # (row, column), counted from 0
Board = list[list[int]]
FindTour = Callable[[int, Position], Board]

# What can be wrong with a board.
STRANGE = "strange number"
COUNTED_FROM_0 = "counted from 0"
MISSING = "missing"
TWICE = "twice"
WRONG_START = "wrong start"
NO_JUMP = "no jump"
NOT_VISITED = "not visited"


def _places(board: Board) -> dict[int, list[Position]]:
    """For each number on the board, the squares that hold it."""
    places: dict[int, list[Position]] = {}
    for row, numbers in enumerate(board):
        for column, number in enumerate(numbers):
            places.setdefault(number, []).append((row, column))
    return places


def is_jump(origin: Position, target: Position) -> bool:
    """Return whether a knight on ``origin`` reaches ``target`` in one move: True or False."""
    down, right = abs(origin[0] - target[0]), abs(origin[1] - target[1])
    return (down, right) in ((1, 2), (2, 1))


def is_tour(board: Board, start: Position) -> bool:
    """Return whether ``board`` is a knight's tour that begins on ``start``: True or False.

    A tour numbers the squares 1, 2, 3 and so on, up to the number of squares, each number once.  Step 1 is on
    ``start``.  From each step to the next there is one knight's move.
    """
    places = _places(board)
    total = len(board) * len(board[0])
    if sorted(places) != list(range(1, total + 1)) or places[1] != [start]:
        return False
    walk = [places[step][0] for step in sorted(places)]
    return all(is_jump(origin, target) for origin, target in pairwise(walk))


def is_closed(board: Board) -> bool:
    """Return whether ``board`` is a closed tour, wherever it begins: True or False.

    A tour is closed when one knight's move leads from its last square back to its first.  So the tour of a board
    with one square is not closed: no knight's move leads from a square to itself.
    """
    places = _places(board)
    if 1 not in places or not is_tour(board, places[1][0]):
        return False
    return is_jump(places[len(places)][0], places[1][0])


def first_fault(board: Board, start: Position) -> tuple[str, int] | None:
    """Return the first thing wrong with ``board`` as a tour from ``start``, and its number.  None if it is a tour.

    Look for these faults in this order, and return the first one that you find:

    1. ``(STRANGE, number)``: a number is below 0 or above the number of squares.  Give the smallest such number.
    2. ``(COUNTED_FROM_0, 0)``: the board holds 0, 1, 2 and so on, each once, with no gap, and 0 is on ``start``.
    3. Go through the steps 1, 2, 3 and so on, up to the largest number on the board.  At each step ask:
       ``(MISSING, step)``: is it on no square?
       ``(TWICE, step)``: is it on more than one square?
       ``(WRONG_START, 1)``: is step 1 on another square than ``start``?
       ``(NO_JUMP, step)``: is there no knight's move from the step before to this one?
    4. ``(NOT_VISITED, last)``: a square still holds 0.  Give the largest number on the board.
    """
    places = _places(board)
    total = len(board) * len(board[0])
    strange = [number for number in places if not 0 <= number <= total]
    if strange:
        return STRANGE, min(strange)
    if sorted(places) == list(range(total)) and places[0] == [start]:
        return COUNTED_FROM_0, 0
    for step in range(1, max(places) + 1):
        if step not in places:
            return MISSING, step
        if len(places[step]) > 1:
            return TWICE, step
        if step == 1 and places[step] != [start]:
            return WRONG_START, step
        if step > 1 and not is_jump(places[step - 1][0], places[step][0]):
            return NO_JUMP, step
    return (NOT_VISITED, max(places)) if 0 in places else None


# Boards to ask for: small ones and large ones, with dead ends and without, some of them twice.
_CALLS = [
    *((5, (row, column)) for row in range(5) for column in range(5)),
    *((6, (row, column)) for row in range(3) for column in range(6)),
    *((n, (0, 0)) for n in (1, 2, 3, 4, 8, 9, 12)),
    *((n, (n - 1, n // 2)) for n in (1, 2, 3, 4, 7, 8, 10, 11)),
    *((5, start) for start in ((0, 0), (0, 1), (4, 2))),
]


def _free(board: Board, square: Position) -> list[Position]:
    """The squares that hold 0 and are one knight's move from ``square``."""
    places = _places(board).get(0, [])
    return [place for place in places if is_jump(square, place)]


def test_find_tour(find_tour: FindTour) -> None:
    """Test a program that finds tours.  Write more tests like this one, as many as you like.

    Each test is given ``find_tour(n, start)``.  It must pass when that program is right, and fail when it is faulty.
    A right program returns a board of n × n squares, n from 1 to 20.  The knight begins on ``start``, which holds 1.
    From each square it goes to a free one from which it could reach the fewest free squares.  If several are equally
    good, it may take any of them.  It stops only when there is no free square to go to.  What it never visited holds 0.

    Write plain functions.  You may use parametrize and fixtures of your own, but not tmp_path, capsys or unittest.

    See your tests pass on a right program:  pytest checking.py
    See which kinds of faulty programs they catch:  knightstour check checking.py
    """
    assert find_tour(1, (0, 0)) == [[1]]
    for corner in ((0, 0), (0, 4), (4, 0), (4, 4)):
        assert is_tour(find_tour(5, corner), corner)


def test_the_board_has_n_rows_of_n_numbers(find_tour: FindTour) -> None:
    """The result is a list of lists of whole numbers, whatever n is."""
    for n, start in _CALLS:
        board = find_tour(n, start)
        assert isinstance(board, list)
        assert [len(row) for row in board] == [n] * n
        assert all(type(number) is int for row in board for number in row)


def test_the_walk_begins_on_start(find_tour: FindTour) -> None:
    """Step 1 is on the start, also when other starts were asked for before."""
    for n, (row, column) in _CALLS:
        assert find_tour(n, (row, column))[row][column] == 1


def test_the_walk_has_no_fault_but_squares_not_visited(find_tour: FindTour) -> None:
    """All steps are there, each once, with a knight's move between them."""
    for n, start in _CALLS:
        fault = first_fault(find_tour(n, start), start)
        assert fault is None or fault[0] == NOT_VISITED


def test_the_walk_ends_only_when_it_is_stuck(find_tour: FindTour) -> None:
    """From the last square no free square can be reached."""
    for n, start in _CALLS:
        board = find_tour(n, start)
        last = max(max(row) for row in board)
        assert _free(board, _places(board)[last][0]) == []


def test_each_step_goes_where_the_fewest_free_squares_can_be_reached(find_tour: FindTour) -> None:
    """Played again from the first step on, every step takes one of the best squares."""
    for n, start in _CALLS:
        places = _places(find_tour(n, start))
        board = [[0] * n for _ in range(n)]
        for step in range(1, max(places)):
            (row, column), following = places[step][0], places[step + 1][0]
            board[row][column] = step
            fewest = min(len(_free(board, square)) for square in _free(board, (row, column)))
            assert len(_free(board, following)) == fewest


def main() -> None:
    """Judge three boards."""
    try:
        for board in ([[1]], [[1, 4, 7, 10], [12, 9, 2, 5], [3, 6, 11, 8]], [[0, 1, 2], [3, 4, 5]]):
            print(board, is_tour(board, (0, 0)), first_fault(board, (0, 0)))
    except NotImplementedError as unfinished:
        print(f"{unfinished}.")


if __name__ == "__main__":
    main()
