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
ANY_SIZE = empty_cases((1, 2, 3, 5)) + [
    case for side in (4, 6, 7, 9, 10, 11, 12) for case in spread_cases(side, (1, side // 2, side - 1))
]
ONE_ROW_FREE: list[tuple[Board, Position]] = [
    ([[1, 2, 3], [4, 5, 6], [0, 0, 0]], (0, 1)),
    ([[0, 0, 0], [1, 2, 3], [4, 5, 6]], (2, 0)),
]
FULL_BOARDS = [full_case(5), full_case(12)]
CORNERS_AND_CENTRE = [(0, 0), (0, 4), (4, 0), (4, 4), (2, 2)]


def _first(start: Position, side: int) -> Walk:
    return Walk(side, start, "heuristic_1", accessibility)


def _second(start: Position, side: int) -> Walk:
    return Walk(side, start, "heuristic_2", edge_distance)


@exercise("generate_moves", points=1)
def test_empty_board(student: Student) -> None:
    """On an empty board of any size the list holds every square the knight can jump to."""
    judge_moves(student, EMPTY_BOARDS)


@exercise("generate_moves", points=1)
def test_visited_squares(student: Student) -> None:
    """Visited squares are left out, and the board stays as it is."""
    judge_moves(student, walked_cases((3, 4, 5, 8), each=10) + ONE_ROW_FREE + FULL_BOARDS, unchanged=True)


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
        walked_cases((3, 4, 5, 8), each=10) + ONE_ROW_FREE + FULL_BOARDS,
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
        spread_cases(8, (0, 1, 3, 4, 6, 7)),
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
        ANY_SIZE + walked_cases((5, 8), each=6) + [full_case(9)],
        edge_distance,
        words_of_edge_distance,
        _("Put the square into the formula by hand. The n of the formula is the size of this board."),
        unchanged=True,
    )


@exercise("find_tour", points=0.5, lend=("generate_moves", "heuristic_1", "heuristic_2"))
def test_small_boards(student: Student) -> None:
    """On small boards, where no tour exists, the board shows how far the knight came."""
    starts = [(side, start) for side in (1, 2, 3, 4) for _board, start in empty_cases((side,))]
    judge_walks(student, [_first(start, side) for side, start in starts])


@exercise("find_tour", points=0.5, lend=("generate_moves", "heuristic_1", "heuristic_2"))
def test_whole_tours(student: Student) -> None:
    """With heuristic 1 the knight tours 5 x 5 from each corner, and 6 x 6 from the edge."""
    edge_of_6 = [(0, 3), (5, 1), (2, 0), (4, 5)]
    judge_walks(
        student,
        [_first(start, 5) for start in CORNERS_AND_CENTRE] + [_first(start, 6) for start in edge_of_6],
    )


@exercise("find_tour", points=1, lend=("generate_moves", "heuristic_1", "heuristic_2"))
def test_smallest_value(student: Student) -> None:
    """At every step the knight goes to a candidate with the smallest value, whatever the heuristic."""
    made_up = [
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
    around_nothing = Walk(5, (0, 0), "lambda board, position: position[0] - position[1]", lambda _b, s: s[0] - s[1])
    by_row = Walk(6, (1, 4), "lambda board, position: sum(board[position[0]])", lambda b, s: sum(b[s[0]]))
    named = [_first((1, 1), 5), _second((0, 1), 5), _second((2, 3), 7), _first((3, 0), 8), _second((7, 0), 8)]
    more = [_first((row, (3 * row + 1) % 8), 8) for row in range(8)] + [_second((1, 4), 12), _first((10, 3), 12)]
    judge_walks(student, [*made_up[:4], around_nothing, *named, by_row, *made_up[4:], *more])


@exercise("find_tour", points=0.5, lend=("generate_moves", "heuristic_1", "heuristic_2"))
def test_one_call_after_another(student: Student) -> None:
    """Each call makes a board of its own, and nothing is left over from the call before."""
    judge_fresh_boards(
        student, [_first((0, 0), 5), _second((0, 0), 5), _first((4, 0), 5), _first((0, 0), 5), _second((3, 4), 6)]
    )


@exercise("find_tour", points=0.5, lend=("generate_moves", "heuristic_1", "heuristic_2"))
def test_a_large_board(student: Student) -> None:
    """A board of 50 x 50 is no trouble."""
    # Every square has a value of its own, so the walk is the same in all hands: 2,177 steps, each cheap to judge.
    text = "lambda board, position: 2500 * heuristic_2(board, position) + 50 * position[0] + position[1]"
    walk = Walk(50, (25, 25), text, lambda b, s: 2500 * edge_distance(b, s) + 50 * s[0] + s[1], seconds=8.0)
    answer = student.ask([walk.call])[0]
    judge_walk(student, walk, answer)
    judge_work(walk, answer, most=64 * 50 * 50)


@exercise("whole_program", points=1)
def test_program(student: Student) -> None:
    """The file is a program: it takes one start square after another, shows each walk and says how it ended."""
    # From the second and the last the handout's order of moves comes to a dead end.
    judge_program(student, [(0, 0), (3, 0), (1, 6), (7, 5), (3, 7)])
