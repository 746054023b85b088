"""The checks of the unit on ties.  The sentence under each name is the goal that a student reads."""

from knightstour.board import Board, Position, accessibility, edge_distance, empty_board
from knightstour.boards import empty_cases, full_case, spread_cases, walked_cases
from knightstour.judges.knights_tour import judge_counts
from knightstour.judges.tie_breaking import (
    TieWalk,
    judge_chance,
    judge_chance_of_source,
    judge_order,
    judge_order_on_half,
    judge_planned_walks,
    judge_random_walks,
    judge_smallest,
    judge_source,
    judge_tie_walks,
    why_second_look,
)
from knightstour.messages import _
from knightstour.plugin import exercise
from knightstour.submission import Student
from knightstour.ties import Plan, second_look

DEFINITIONS = ("accessible", "accessibility", "edge_distance")
HEURISTICS = (
    ("accessibility", accessibility),
    ("edge_distance", edge_distance),
    ("lambda board, square: square[0] // 2", lambda _board, square: square[0] // 2),
    ("lambda board, square: -accessibility(board, square)", lambda board, square: -accessibility(board, square)),
    ("lambda board, square: 100 + square[1] % 3", lambda _board, square: 100 + square[1] % 3),
    ("lambda board, square: 7", lambda _board, _square: 7),
)
# Values on both sides of -1, which is no safe sign for "none yet".
AROUND_NOTHING = (("lambda board, square: square[0] - square[1]", lambda _board, square: square[0] - square[1]),)


@exercise("smallest_candidates", points=1, lend=DEFINITIONS)
def test_smallest_on_empty_boards(student: Student) -> None:
    """On an empty board the list holds all accessible squares that are smallest, whatever the heuristic."""
    judge_smallest(student, empty_cases((1, 2, 3, 4, 5)) + spread_cases(8, (0, 1, 3, 6)), HEURISTICS)
    judge_smallest(student, empty_cases((5,)), AROUND_NOTHING)


@exercise("smallest_candidates", points=1, lend=DEFINITIONS)
def test_smallest_on_the_way(student: Student) -> None:
    """In the middle of a walk only unvisited squares count, and nothing is changed."""
    judge_smallest(student, walked_cases((4, 5, 8), each=18) + [full_case(5)], HEURISTICS)


@exercise("choose_by_chance", points=1)
def test_chance(student: Student) -> None:
    """Each of the squares comes up about as often as the others, and the source alone decides which."""
    judge_chance(student, [(4, 4)], 3)
    judge_chance(student, [(2, 1), (0, 3)], 200)
    judge_chance(student, [(1, 2), (2, 5), (4, 5), (5, 2)], 2000)
    judge_chance_of_source(student, [(1, 2), (2, 5), (4, 5), (5, 2)])


def _corner_first(_board: Board, squares: list[Position]) -> Position:
    return min(squares)


def _corner_last(_board: Board, squares: list[Position]) -> Position:
    return max(squares)


def _in_turn(board: Board, squares: list[Position]) -> Position:
    return sorted(squares)[max(map(max, board)) % len(squares)]


def _ties_of(side: int, start: Position) -> list[TieWalk]:
    return [
        TieWalk(side, start, "lambda board, squares: min(squares)", _corner_first),
        TieWalk(side, start, "lambda board, squares: max(squares)", _corner_last),
        TieWalk(side, start, "lambda board, squares: sorted(squares)[max(map(max, board)) % len(squares)]", _in_turn),
    ]


@exercise("walk_with_ties", points=1, lend=(*DEFINITIONS, "smallest_candidates"))
def test_rules_for_ties(student: Student) -> None:
    """At each step the knight goes to the smallest candidate that the rule for ties takes."""
    walks = [*_ties_of(1, (0, 0)), *_ties_of(3, (1, 0)), *_ties_of(4, (2, 3)), *_ties_of(5, (1, 1))]
    judge_tie_walks(student, [*walks, *_ties_of(6, (4, 0)), *_ties_of(8, (3, 5)), *_ties_of(9, (8, 2))])


@exercise("walk_with_ties", points=1, lend=(*DEFINITIONS, "smallest_candidates"))
def test_first_last_and_chance(student: Student) -> None:
    """The first, the last or any of the smallest may be taken; each walk is by the rule and on a new board."""
    rules = (
        "lambda board, squares: squares[0]",
        "lambda board, squares: squares[-1]",
        "lambda board, squares: random.choice(squares)",
    )
    starts = [(5, (0, 0)), (5, (0, 1)), (7, (2, 5)), (8, (7, 7)), (5, (0, 0))]
    judge_tie_walks(student, [TieWalk(side, start, text, None) for side, start in starts for text in rules])


@exercise("warnsdorff", points=0.5, lend=(*DEFINITIONS, "smallest_candidates", "choose_by_chance", "walk_with_ties"))
def test_random_start(student: Student) -> None:
    """Each square is the start about as often as the others, and each walk is by the rule."""
    judge_random_walks(student, 1, 2)
    judge_random_walks(student, 2, 160)
    judge_random_walks(student, 3, 270)


@exercise("warnsdorff", points=0.5, lend=(*DEFINITIONS, "smallest_candidates", "choose_by_chance", "walk_with_ties"))
def test_walk_by_the_rule(student: Student) -> None:
    """On larger boards every walk is by the rule, and the same source gives the same walk."""
    judge_random_walks(student, 5, 40, shares=False)
    judge_random_walks(student, 8, 8, shares=False)
    judge_source(student, 8)


@exercise("second_look", points=1, lend=DEFINITIONS)
def test_second_look(student: Student) -> None:
    """The value is the smallest accessibility among the squares one step further on; the board stays as it is."""
    free = [
        (board, square) for board, square in walked_cases((4, 5, 6, 8), each=24) if board[square[0]][square[1]] == 0
    ]
    judge_counts(
        student,
        "second_look",
        empty_cases((1, 2, 3, 4, 5)) + spread_cases(8, (0, 1, 3, 6)) + free,
        second_look,
        why_second_look,
        _("Put the knight on the square by hand. Then count the ways on from each square it can reach."),
        unchanged=True,
    )


def _squares(lines: tuple[int, ...]) -> list[Position]:
    return [(row, column) for row in lines for column in lines]


@exercise("both_heuristics", points=1, lend=DEFINITIONS)
def test_order_of_values(student: Student) -> None:
    """Heuristic 1 comes first, and heuristic 2 decides where heuristic 1 is equal, on boards of any size."""
    walked = [
        (board, [(row, column) for row in range(5) for column in range(5) if not board[row][column]])
        for board, _square in walked_cases((5,), each=10)
    ]
    small = [(empty_board(5), _squares((0, 1, 2, 3, 4))), (empty_board(8), _squares((0, 1, 2, 3, 6, 7)))]
    judge_order(student, small + [(board, squares) for board, squares in walked if squares])
    for half in (6, 8, 20):
        judge_order_on_half(student, half, _squares((0, 1, 2, half, half + 1, 2 * half - 1)))
    judge_order_on_half(student, 100, _squares((0, 1, 100)))
    judge_order_on_half(student, 600, [(0, 1), (600, 601)])  # where heuristic 2 goes over a thousand


def _plan(orders: str, *squares: Position) -> Plan:
    """A plan with these orders, each written by the numbers of its moves in the skeleton's list."""
    moves = ((-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1))
    made = [[moves[int(number) - 1] for number in numbers] for numbers in orders.split()]
    return list(zip(made, (*squares, None), strict=True))


@exercise("walk_by_orders", points=1, lend=(*DEFINITIONS, "smallest_candidates"))
def test_one_order(student: Student) -> None:
    """With one order, ties go to the move that comes first in it."""
    walks = [
        (side, start, _plan(orders))
        for side, start in ((1, (0, 0)), (3, (0, 1)), (5, (0, 0)), (6, (3, 2)), (8, (5, 5)))
        for orders in ("12345678", "84736251", "56781234")
    ]
    judge_planned_walks(student, walks)


@exercise("walk_by_orders", points=1, lend=(*DEFINITIONS, "smallest_candidates"))
def test_changing_orders(student: Student) -> None:
    """The next order counts from the move that leaves its square, and a tour of 24 x 24 is complete."""
    made_up = [
        (side, start, _plan("34261578 87642135 51867342", *squares))
        for side, start, *squares in (
            (5, (2, 2), (2, 2), (1, 0)),
            (5, (0, 0), (0, 1), (0, 0)),  # the square of the second order comes first, and changes nothing
            (6, (5, 0), (5, 0), (2, 5)),
            (6, (2, 3), (1, 5), (3, 4)),
            (8, (3, 3), (3, 3), (6, 3)),
            (8, (4, 4), (4, 4), (3, 7)),
        )
    ]
    squirrel_cull = _plan("34261578 87642135 51867342 51342678 21435678", (22, 21), (1, 1), (15, 0), (6, 20))
    judge_planned_walks(student, [*made_up, (24, (0, 0), squirrel_cull)], seconds=5.0)
