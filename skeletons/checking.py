"""Judging tours, and the programs that find them.

A board is a list of rows, all of one length.  Each square holds a whole number: the step at which the knight stood
there, or 0 where it never stood.  There may be more rows than columns, or fewer.

Run this file to see three boards judged:  python checking.py
"""

from collections.abc import Callable

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


def is_jump(origin: Position, target: Position) -> bool:
    """Return whether a knight on ``origin`` reaches ``target`` in one move: True or False."""
    # TODO: replace the next line with your own code.
    raise NotImplementedError("is_jump is not written yet")


def is_tour(board: Board, start: Position) -> bool:
    """Return whether ``board`` is a knight's tour that begins on ``start``: True or False.

    A tour numbers the squares 1, 2, 3 and so on, up to the number of squares, each number once.  Step 1 is on
    ``start``.  From each step to the next there is one knight's move.
    """
    # TODO: replace the next line with your own code.
    raise NotImplementedError("is_tour is not written yet")


def is_closed(board: Board) -> bool:
    """Return whether ``board`` is a closed tour, wherever it begins: True or False.

    A tour is closed when one knight's move leads from its last square back to its first.  So the tour of a board
    with one square is not closed: no knight's move leads from a square to itself.
    """
    # TODO: replace the next line with your own code.
    raise NotImplementedError("is_closed is not written yet")


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
    # TODO: replace the next line with your own code.
    raise NotImplementedError("first_fault is not written yet")


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
    # TODO: replace the next line with your own code.
    raise NotImplementedError("test_find_tour is not written yet")


def main() -> None:
    """Judge three boards."""
    try:
        for board in ([[1]], [[1, 4, 7, 10], [12, 9, 2, 5], [3, 6, 11, 8]], [[0, 1, 2], [3, 4, 5]]):
            print(board, is_tour(board, (0, 0)), first_fault(board, (0, 0)))
    except NotImplementedError as unfinished:
        print(f"{unfinished}.")


if __name__ == "__main__":
    main()
