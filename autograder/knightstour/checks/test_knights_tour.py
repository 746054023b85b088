"""The checks of the lab.  The sentence under each name is the goal that a student reads."""

from knightstour.board import Board, Position, accessibility, candidates, edge_distance
from knightstour.boards import empty_cases, full_case, spread_cases, walked_cases
from knightstour.feedback.flaws import words_of_accessibility, words_of_edge_distance
from knightstour.judges.knights_tour import (
    Walk,
    judge_counts,
    judge_fresh_boards,
    judge_moves,
    judge_walk,
    judge_walks,
    judge_work,
)
from knightstour.judges.program import judge_program
from knightstour.messages import _
from knightstour.plugin import exercise
from knightstour.submission import Student

# Every square of the small boards; of the larger ones those near each edge and some between.
EMPTY_BOARDS = (
    empty_cases((1, 2, 3, 4, 5))
    + [case for side in (6, 7) for case in spread_cases(side, (0, 2, side - 2))]
    + spread_cases(8, (0, 1, 3, 6, 7))
    + [case for side in (9, 10, 11, 12) for case in spread_cases(side, (0, side - 2))]
)
EIGHT_BY_EIGHT = spread_cases(8, (0, 1, 3, 4, 6, 7))
ANY_SIZE = empty_cases((1, 2, 3, 5)) + [
    case for side in (4, 6, 7, 9, 10, 11, 12) for case in spread_cases(side, (1, side // 2, side - 1))
]
ANY_SIZE += walked_cases((5, 8), each=6) + [full_case(9)]
ONE_ROW_FREE: list[tuple[Board, Position]] = [
    ([[1, 2, 3], [4, 5, 6], [0, 0, 0]], (0, 1)),
    ([[0, 0, 0], [1, 2, 3], [4, 5, 6]], (2, 0)),
]
HALF_FILLED = walked_cases((3, 4, 5, 8), each=10) + ONE_ROW_FREE + [full_case(5), full_case(12)]
CORNERS_AND_CENTRE = [(0, 0), (0, 4), (4, 0), (4, 4), (2, 2)]


def _first(start: Position, side: int) -> Walk:
    return Walk(side, start, "heuristic_1", accessibility)


def _second(start: Position, side: int) -> Walk:
    return Walk(side, start, "heuristic_2", edge_distance)


SMALL_BOARDS = [_first(start, side) for side in (1, 2, 3, 4) for _board, start in empty_cases((side,))]
WHOLE_TOURS = [_first(start, 5) for start in CORNERS_AND_CENTRE]
WHOLE_TOURS += [_first(start, 6) for start in ((0, 3), (5, 1), (2, 0), (4, 5))]
MADE_UP = [
    Walk(5, (0, 1), "lambda board, position: 5 * position[0] + position[1]", lambda _b, s: 5 * s[0] + s[1]),
    Walk(5, (3, 2), "lambda board, position: -5 * position[0] - position[1]", lambda _b, s: -5 * s[0] - s[1]),
    Walk(
        6,
        (4, 1),
        "lambda board, position: (7 * position[0] + 3 * position[1]) % 5",
        lambda _b, s: (7 * s[0] + 3 * s[1]) % 5,
    ),
    Walk(7, (2, 5), "lambda board, position: 100 + position[0] * position[1]", lambda _b, s: 100 + s[0] * s[1]),
    Walk(8, (6, 3), "lambda board, position: -heuristic_1(board, position)", lambda b, s: -accessibility(b, s)),
    Walk(8, (1, 6), "lambda board, position: 0", lambda _b, _s: 0),
]
# Values on both sides of -1, which is no safe sign for "none yet".
AROUND_NOTHING = Walk(5, (0, 0), "lambda board, position: position[0] - position[1]", lambda _b, s: s[0] - s[1])
BY_ROW = Walk(6, (1, 4), "lambda board, position: sum(board[position[0]])", lambda b, s: sum(b[s[0]]))
NAMED = [_first((1, 1), 5), _second((0, 1), 5), _second((2, 3), 7), _first((3, 0), 8), _second((7, 0), 8)]
OTHER_STARTS = [_first((row, (3 * row + 1) % 8), 8) for row in range(8)] + [_second((1, 4), 12), _first((10, 3), 12)]
WALKS = [*MADE_UP[:4], AROUND_NOTHING, *NAMED, BY_ROW, *MADE_UP[4:], *OTHER_STARTS]
ONE_AFTER_ANOTHER = [_first((0, 0), 5), _second((0, 0), 5), _first((4, 0), 5), _first((0, 0), 5), _second((3, 4), 6)]
# No two candidates have the same value, so the walk is the same in all hands: 1,066 steps, each cheap to judge.
LARGE = Walk(
    50,
    (47, 2),
    "lambda board, position: 51 * position[0] + 50 * position[1]",
    lambda _b, s: 51 * s[0] + 50 * s[1],
    seconds=8.0,
)


@exercise("generate_moves", points=1)
def test_empty_board(student: Student) -> None:
    """On an empty board of any size the list holds every square the knight can jump to."""
    judge_moves(student, EMPTY_BOARDS)


@exercise("generate_moves", points=1)
def test_visited_squares(student: Student) -> None:
    """Visited squares are left out, and the board stays as it is."""
    judge_moves(student, HALF_FILLED, unchanged=True)


def _why_accessibility(board: Board, position: Position) -> str:
    return words_of_accessibility(position, candidates(board, position))


@exercise("heuristic_1", points=1, lend=("generate_moves",))
def test_accessibility_of_empty_boards(student: Student) -> None:
    """On an empty board the value is the number of squares the knight can reach."""
    judge_counts(
        student,
        "heuristic_1",
        EMPTY_BOARDS,
        accessibility,
        _why_accessibility,
        _("Count the squares by hand. Then see which ones your code counts."),
    )


@exercise("heuristic_1", points=1, lend=("generate_moves",))
def test_accessibility_counts_unvisited_squares(student: Student) -> None:
    """Visited squares do not count."""
    judge_counts(
        student,
        "heuristic_1",
        HALF_FILLED,
        accessibility,
        _why_accessibility,
        _("Count the free squares by hand. Then see which ones your code counts."),
        unchanged=True,
    )


@exercise("heuristic_2", points=1)
def test_edge_distance_on_8_by_8(student: Student) -> None:
    """On the 8 x 8 board the value is the distance to the edges, by the formula."""
    judge_counts(
        student,
        "heuristic_2",
        EIGHT_BY_EIGHT,
        edge_distance,
        words_of_edge_distance,
        _("Put the square into the formula by hand. Mind that the formula counts rows and columns from 1."),
    )


@exercise("heuristic_2", points=1)
def test_edge_distance_on_any_board(student: Student) -> None:
    """The value fits boards of every size, whatever is visited."""
    judge_counts(
        student,
        "heuristic_2",
        ANY_SIZE,
        edge_distance,
        words_of_edge_distance,
        _("Put the square into the formula by hand. The n of the formula is the size of this board."),
        unchanged=True,
    )


@exercise("find_tour", points=0.5, lend=("generate_moves", "heuristic_1", "heuristic_2"))
def test_small_boards(student: Student) -> None:
    """On small boards, where no tour exists, the board shows how far the knight came."""
    judge_walks(student, SMALL_BOARDS)


@exercise("find_tour", points=0.5, lend=("generate_moves", "heuristic_1", "heuristic_2"))
def test_whole_tours(student: Student) -> None:
    """With heuristic 1 the knight tours 5 x 5 from each corner, and 6 x 6 from the edge."""
    judge_walks(student, WHOLE_TOURS)


@exercise("find_tour", points=1, lend=("generate_moves", "heuristic_1", "heuristic_2"))
def test_smallest_value(student: Student) -> None:
    """At every step the knight goes to a candidate with the smallest value, whatever the heuristic."""
    judge_walks(student, WALKS)


@exercise("find_tour", points=0.5, lend=("generate_moves", "heuristic_1", "heuristic_2"))
def test_one_call_after_another(student: Student) -> None:
    """Each call makes a board of its own, and nothing is left over from the call before."""
    judge_fresh_boards(student, ONE_AFTER_ANOTHER)


@exercise("find_tour", points=0.5, lend=("generate_moves", "heuristic_1", "heuristic_2"))
def test_a_large_board(student: Student) -> None:
    """A board of 50 x 50 is no trouble."""
    answer = student.ask([LARGE.call])[0]
    judge_walk(student, LARGE, answer)
    judge_work(LARGE, answer, most=64 * 1066)


@exercise("whole_program", points=1)
def test_program(student: Student) -> None:
    """The file is a program: it takes one start square after another, shows each walk and says how it ended."""
    # From the second and the last the handout's order of moves comes to a dead end.
    judge_program(student, [(0, 0), (3, 0), (1, 6), (7, 5), (3, 7)])
