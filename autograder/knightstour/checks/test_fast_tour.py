"""The checks of the unit on speed.  The sentence under each name is the goal that a student reads."""

from knightstour.judges.fast_tour import (
    judge_fast_tours,
    judge_kept_walks,
    judge_largest_tour,
    judge_steps,
    judge_tables,
    judge_work_of_a_step,
    judge_work_of_a_walk,
    knight_neighbours,
    knight_text,
    ring_neighbours,
    ring_text,
)
from knightstour.lent.fast_tour import READINGS_NAME
from knightstour.plugin import exercise
from knightstour.submission import Student

# Legal walks by the numbers of the squares, with the side of the board; the last one is the square to step on.
STEPS = (
    (3, (0,)),
    (3, (4,)),
    (3, (0, 5)),
    (3, (3, 2, 7, 0)),
    (3, (0, 5, 6, 1, 8, 3, 2, 7)),
    (4, (6, 15, 9)),  # square 0 is unvisited, and no unvisited neighbour is left to it
    (5, (12,)),
    (5, (0, 7, 4, 13)),
    (5, (0, 7, 4, 13, 24, 17, 20, 11, 2, 9)),
    (5, (20, 13, 24, 17, 8, 1, 10, 21)),
)
# On 4 x 4 a walk soon comes to squares from which there is no way on.
SMALL = [(4, start) for start in range(16)]
PARTS = ("neighbour_table", "step_on", "kept_walk")


@exercise("neighbour_table", points=1)
def test_small_tables(student: Student) -> None:
    """On small boards each square has the list of its neighbours."""
    judge_tables(student, [1, 2, 3, 4, 5])


@exercise("neighbour_table", points=1)
def test_larger_tables(student: Student) -> None:
    """So it has on larger boards."""
    judge_tables(student, [8, 13, 40])


@exercise("step_on", points=2, lend=(READINGS_NAME,))
def test_step(student: Student) -> None:
    """After a step its square is marked, and the counts of all unvisited squares are right."""
    judge_steps(student, STEPS)
    judge_work_of_a_step(student, 20, 210)


@exercise("kept_walk", points=1.5, lend=(*PARTS[:2], READINGS_NAME))
def test_kept_walk(student: Student) -> None:
    """Each step goes to an unvisited neighbour with the fewest unvisited neighbours."""
    boards = [
        (n * n, start, knight_text(n), knight_neighbours(n))
        for n, start in ((1, 0), (2, 3), (3, 1), (3, 4), *SMALL, (5, 6), (6, 8), (8, 27), (20, 399))
    ]
    rings = [
        (size, start, ring_text(size, reach), ring_neighbours(size, reach))
        for size, start, reach in ((12, 0, 2), (30, 7, 4))
    ]
    judge_kept_walks(student, [*boards, *rings])


@exercise("kept_walk", points=1.5, lend=(*PARTS[:2], READINGS_NAME))
def test_few_questions(student: Student) -> None:
    """The neighbours are asked for at most 3 * size times in all, and nothing is counted anew."""
    judge_kept_walks(
        student,
        [
            (200, 0, ring_text(200, 20), ring_neighbours(200, 20)),
            (400, 0, knight_text(20), knight_neighbours(20)),
        ],
        seconds=5.0,
    )
    judge_work_of_a_walk(student, 2500, 250)


@exercise("fast_tour", points=1, lend=PARTS)
def test_small_boards(student: Student) -> None:
    """On small boards the walk keeps to the rule from every start."""
    starts = [(n, (row, column)) for n in (1, 2, 3, 5) for row in range(n) for column in range(n)]
    # From the last three, the walk in one order of moves is stuck when hundreds of squares are left.
    early = [(25, (19, 4)), (31, (25, 13)), (31, (18, 17))]
    judge_fast_tours(student, [*starts, (8, (3, 0)), (8, (6, 7)), (13, (1, 11)), (40, (39, 20)), *early])


@exercise("fast_tour", points=1, lend=PARTS)
def test_a_million_squares(student: Student) -> None:
    """A board of 1000 x 1000 is no trouble, and the walk on it keeps to the rule."""
    judge_fast_tours(student, [(100, (50, 3))], seconds=5.0)
    judge_largest_tour(student)


@exercise("fast_tour", points=1, lend=PARTS)
def test_one_tour_after_another(student: Student) -> None:
    """Nothing is left over from one tour to the next."""
    judge_fast_tours(student, [(8, (0, 0)), (20, (7, 7)), (8, (0, 0)), (6, (5, 5)), (20, (7, 7))])
