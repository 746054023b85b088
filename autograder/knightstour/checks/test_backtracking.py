"""The checks of the unit on backtracking.  The sentence under each name is the goal that a student reads."""

from knightstour.board import Board, Position, candidates, empty_board
from knightstour.boards import walked_cases
from knightstour.judges.backtracking import (
    Quest,
    judge_budgets,
    judge_finishing,
    judge_searches,
    judge_taking_back,
    why_so_many,
)
from knightstour.judges.knights_tour import judge_counts
from knightstour.messages import _
from knightstour.plugin import exercise
from knightstour.searching import ways_to_finish
from knightstour.submission import Student

# A tour of 5 x 5 and one of 3 x 4.
TOUR_5 = ((1, 20, 9, 14, 3), (10, 15, 2, 19, 24), (21, 8, 23, 4, 13), (16, 11, 6, 25, 18), (7, 22, 17, 12, 5))
# A tour of 5 x 5 on which heuristic 1 goes wrong.
WINDING = ((3, 16, 7, 22, 5), (8, 21, 4, 17, 12), (15, 2, 11, 6, 23), (20, 9, 24, 13, 18), (1, 14, 19, 10, 25))
TOUR_3_4 = ((1, 4, 7, 10), (8, 11, 2, 5), (3, 6, 9, 12))


def _cut(tour: tuple[tuple[int, ...], ...], last: int) -> tuple[Board, Position]:
    """The board of a tour after step ``last``, and where the knight stands."""
    board = [[step if step <= last else 0 for step in row] for row in tour]
    square = next((r, c) for r, row in enumerate(tour) for c, step in enumerate(row) if step == last)
    return board, square


def _begun(rows: int, columns: int, start: Position) -> tuple[Board, Position]:
    board = empty_board(rows, columns)
    board[start[0]][start[1]] = 1
    return board, start


def _walked(side: int, least: int) -> list[tuple[Board, Position]]:
    """Walks by chance of at least ``least`` steps, and where the knight stands on them."""
    found = []
    for board, _square in walked_cases((side,), each=24):
        last = max(map(max, board))
        square = next((r, c) for r, row in enumerate(board) for c, step in enumerate(row) if step == last)
        if last >= least:
            found.append((board, square))
    return found


# Walks with few squares left: soon finished, in many ways, in one, or in none.
SHORT = [_cut(TOUR_3_4, last) for last in (12, 11, 9, 6)] + [_cut(TOUR_5, last) for last in (25, 24, 20, 16, 12)]
SMALL = [_begun(1, 1, (0, 0)), _begun(2, 2, (0, 1)), _begun(3, 3, (0, 0)), _begun(3, 3, (1, 1))]
SMALL += [_begun(3, 4, (0, 0)), _begun(3, 4, (0, 1)), _begun(4, 3, (0, 0)), _begun(4, 4, (1, 2))]


@exercise("take_back", points=1)
def test_take_back(student: Student) -> None:
    """After the step is taken back, the board and the walk are as they were before it."""
    boards = [_cut(TOUR_3_4, last)[0] for last in (1, 2, 7, 12)] + [_cut(TOUR_5, last)[0] for last in (3, 14, 25)]
    judge_taking_back(student, boards)


@exercise("finish_tour", points=1)
def test_walks_that_can_be_finished(student: Student) -> None:
    """Where there is a way to finish the walk, the board shows it, and the steps made before stay."""
    winding = [_cut(WINDING, last) for last in (10, 7)]
    begun = [_begun(1, 1, (0, 0)), _begun(3, 4, (0, 0)), _begun(4, 3, (0, 0)), _begun(3, 4, (0, 3))]
    judge_finishing(student, [*SHORT, *winding, *begun])


@exercise("finish_tour", points=1)
def test_walks_that_cannot_be_finished(student: Student) -> None:
    """Where there is none, the result is False and the board is as it was."""
    stuck = [case for case in [*SMALL, *_walked(5, 10)] if not ways_to_finish(*case)]
    judge_finishing(student, stuck)


@exercise("finish_tour", points=1)
def test_a_whole_search(student: Student) -> None:
    """From a corner of 5 x 5 and from other walks that have just begun, the search comes to its end."""
    judge_finishing(student, [_cut(TOUR_5, 8), _cut(TOUR_5, 5), _begun(4, 5, (0, 0)), _begun(5, 5, (0, 0))], seconds=10)


@exercise("count_tours", points=1)
def test_count_on_small_boards(student: Student) -> None:
    """On small boards every way to finish is counted once, and the board stays as it is."""
    judge_counts(student, "count_tours", [*SHORT, *SMALL], ways_to_finish, why_so_many, _NEXT, unchanged=True)


@exercise("count_tours", points=1)
def test_count_on_the_way(student: Student) -> None:
    """On boards of 4 x 5 and 5 x 5 the count is right, too."""
    cases = [*_walked(5, 9)[:12], _cut(TOUR_5, 6), _begun(4, 5, (0, 0))]
    judge_counts(student, "count_tours", cases, ways_to_finish, why_so_many, _NEXT, unchanged=True)


_NEXT = _("Count by hand on a board with only a few squares left, and compare.")


def _by_rows(_board: Board, squares: list[Position]) -> list[Position]:
    return sorted(squares)


def _from_below(_board: Board, squares: list[Position]) -> list[Position]:
    return sorted(squares, reverse=True)


def _in_turns(board: Board, squares: list[Position]) -> list[Position]:
    return sorted(squares, reverse=max(map(max, board)) % 2 == 1)


def _fewest(board: Board, squares: list[Position]) -> list[Position]:
    return sorted(squares, key=lambda square: (len(candidates(board, square)), square))


def _outside_first(board: Board, squares: list[Position]) -> list[Position]:
    return sorted(
        squares,
        key=lambda square: (
            len(candidates(board, square)),
            -((square[0] - 20) ** 2) - (square[1] - 20) ** 2,
            square,
        ),
    )


ROWS = ("lambda board, squares: sorted(squares)", _by_rows)
BELOW = ("lambda board, squares: sorted(squares, reverse=True)", _from_below)
# The board tells the number of the step, so it must be shown with the knight on it.
TURNS = ("lambda board, squares: sorted(squares, reverse=max(map(max, board)) % 2 == 1)", _in_turns)
FEWEST = ("lambda board, squares: sorted(squares, key=lambda s: (len(free_squares(board, s)), s))", _fewest)
OUTSIDE = (
    "lambda board, squares: sorted(squares, "
    "key=lambda s: (len(free_squares(board, s)), -(s[0] - 20) ** 2 - (s[1] - 20) ** 2, s))",
    _outside_first,
)


@exercise("search_in_order", points=1, lend=("free_squares", "take_back"))
def test_first_tour_in_the_order(student: Student) -> None:
    """The result is the first tour in the order, or None when there is no tour."""
    judge_searches(student, [Quest(5, (2, 2), *FEWEST)])
    judge_searches(  # what goes astray may take all of its time, so the rest is only for work that is right so far
        student,
        [
            Quest(1, (0, 0), *ROWS),
            Quest(2, (0, 1), *ROWS),
            Quest(3, (0, 0), *ROWS),
            Quest(4, (1, 2), *FEWEST),
            Quest(5, (0, 0), *FEWEST),
            Quest(5, (1, 1), *FEWEST),
            Quest(5, (2, 0), *FEWEST),
            Quest(5, (4, 4), *TURNS, seconds=5.0),
            Quest(5, (0, 0), *ROWS, seconds=5.0),
            Quest(5, (4, 4), *BELOW, seconds=5.0),
            Quest(6, (2, 3), *FEWEST),
            Quest(8, (3, 5), *FEWEST),
        ],
    )


@exercise("search_in_order", points=1, lend=("free_squares", "take_back"))
def test_a_very_long_walk(student: Student) -> None:
    """A board of 40 x 40 is no trouble when the order is good."""
    for start in ((0, 0), (20, 20)):  # one by one: a search that goes astray takes all of its time
        judge_searches(student, [Quest(40, start, *OUTSIDE, seconds=6.0, plain_depth=True)])


@exercise("search_within", points=1, lend=("free_squares", "take_back"))
def test_no_tour_or_gave_up(student: Student) -> None:
    """The result tells "no tour" from "gave up"."""
    judge_budgets(
        student,
        [
            (Quest(1, (0, 0), *ROWS), 0),
            (Quest(3, (0, 0), *ROWS), 1000),
            (Quest(4, (0, 0), *ROWS), 100_000),
            (Quest(5, (0, 0), *FEWEST), 1000),
            (Quest(5, (0, 0), *ROWS), 10),
            (Quest(6, (0, 0), *BELOW), 100),
            (Quest(8, (3, 3), *ROWS), 1000),
            (Quest(8, (2, 4), *FEWEST), 1000),
            (Quest(6, (2, 3), *FEWEST), 1000),
            (Quest(8, (3, 5), *FEWEST), 1000),
        ],
    )


@exercise("search_within", points=1, lend=("free_squares", "take_back"))
def test_the_budget_to_the_move(student: Student) -> None:
    """The budget is kept to the move: one move less, and the search gives up."""
    exact = [Quest(5, (0, 0), *FEWEST), Quest(5, (0, 0), *ROWS), Quest(6, (0, 0), *FEWEST), Quest(3, (0, 1), *BELOW)]
    needed = [(quest, quest.found().moves) for quest in exact]
    judge_budgets(student, [*needed, *((quest, moves - 1) for quest, moves in needed), (exact[0], 0), (exact[0], 24)])
