"""The checks on judging and on tests.  The sentence under each name is the goal that a student reads."""

from itertools import product

from knightstour.board import Position
from knightstour.judges.checking import judge_closed, judge_faults, judge_jumps, judge_tours
from knightstour.judges.testing import judge_kind, judge_right_programs
from knightstour.lent.checking import BENCH
from knightstour.plugin import exercise
from knightstour.specimens import closed_tours, one_step_changes, open_and_broken, tours, tours_from_elsewhere, traps
from knightstour.submission import Student

NEAR: list[Position] = [(row, column) for row in range(5) for column in range(5)]
EDGE: list[Position] = [(row, column) for row in range(8) for column in range(8) if {0, 7} & {row, column}]
FAR: list[Position] = [(0, 0), (0, 7), (7, 0), (7, 7), (3, 4), (19, 18), (18, 19), (20, 20)]
JUMPS = ("is_jump",)
TOURS = ("is_jump", "first_fault")
CLOSED = ("is_jump", "is_tour", "first_fault")
FAULTS = ("is_jump", "is_tour", "is_closed")


@exercise("is_jump", points=1)
def test_every_pair_of_squares(student: Student) -> None:
    """For every two squares, it is right whether one move leads from one to the other."""
    middle: list[tuple[Position, Position]] = [((2, 2), square) for square in NEAR]
    judge_jumps(student, [*middle, *product(NEAR, NEAR), *product(EDGE, EDGE), *product(FAR, FAR)])


@exercise("is_tour", points=0.5, lend=TOURS)
def test_tours_of_many_shapes(student: Student) -> None:
    """Tours are recognised on boards of all shapes, and only from their own start."""
    judge_tours(student, [*tours(), *tours_from_elsewhere()])


@exercise("is_tour", points=0.5, lend=TOURS)
def test_one_thing_changed(student: Student) -> None:
    """A tour with one number changed, two numbers swapped or one jump broken is no tour."""
    judge_tours(student, one_step_changes())


@exercise("is_tour", points=0.5, lend=TOURS)
def test_boards_that_look_like_tours(student: Student) -> None:
    """Boards that only look like tours are turned down: unfinished, counted from 0, over the edge."""
    judge_tours(student, traps())


@exercise("is_closed", points=0.5, lend=CLOSED)
def test_closed_tours(student: Student) -> None:
    """A closed tour is recognised, whichever of its squares it begins on."""
    judge_closed(student, closed_tours())


@exercise("is_closed", points=0.5, lend=CLOSED)
def test_open_tours_and_others(student: Student) -> None:
    """Open tours and boards that are no tours are not closed."""
    judge_closed(student, open_and_broken())


@exercise("first_fault", points=0.5, lend=FAULTS)
def test_tours_and_other_starts(student: Student) -> None:
    """A tour has no fault, and from another square it has the fault of its start."""
    judge_faults(student, [*tours(), *tours_from_elsewhere()])


@exercise("first_fault", points=0.5, lend=FAULTS)
def test_first_fault_of_changed_tours(student: Student) -> None:
    """When one thing is changed, the first fault is named with its number."""
    judge_faults(student, one_step_changes())


@exercise("first_fault", points=0.5, lend=FAULTS)
def test_first_fault_of_traps(student: Student) -> None:
    """Boards that are unfinished, counted from 0 or moved over the edge have the right first fault."""
    judge_faults(student, traps())


@exercise("test_find_tour", points=0.5, lend=(BENCH,))
def test_right_programs_pass(student: Student) -> None:
    """Your tests pass on every right program, and some other program fails them."""
    judge_right_programs(student, 0.5)


@exercise("test_find_tour", points=0.5, lend=(BENCH,))
def test_catch_form(student: Student) -> None:
    """Your tests catch programs whose result is no board."""
    judge_kind(student, "form", 0.5)


@exercise("test_find_tour", points=0.5, lend=(BENCH,))
def test_catch_start(student: Student) -> None:
    """Your tests catch programs that begin on another square."""
    judge_kind(student, "start", 0.5)


@exercise("test_find_tour", points=0.5, lend=(BENCH,))
def test_catch_numbers(student: Student) -> None:
    """Your tests catch programs that number the steps wrongly."""
    judge_kind(student, "numbers", 0.5)


@exercise("test_find_tour", points=0.5, lend=(BENCH,))
def test_catch_jumps(student: Student) -> None:
    """Your tests catch programs that make a wrong jump."""
    judge_kind(student, "jumps", 0.5)


@exercise("test_find_tour", points=0.5, lend=(BENCH,))
def test_catch_ends(student: Student) -> None:
    """Your tests catch programs that stop too soon."""
    judge_kind(student, "ends", 0.5)


@exercise("test_find_tour", points=0.5, lend=(BENCH,))
def test_catch_dead_ends(student: Student) -> None:
    """Your tests catch programs that cannot cope with a dead end."""
    judge_kind(student, "dead_ends", 0.5)


@exercise("test_find_tour", points=0.5, lend=(BENCH,))
def test_catch_sizes(student: Student) -> None:
    """Your tests catch programs that are right for some sizes only."""
    judge_kind(student, "sizes", 0.5)


@exercise("test_find_tour", points=0.5, lend=(BENCH,))
def test_catch_memory(student: Student) -> None:
    """Your tests catch programs that keep something from one call to the next."""
    judge_kind(student, "memory", 0.5)


@exercise("test_find_tour", points=0.5, lend=(BENCH,))
def test_catch_rule(student: Student) -> None:
    """Your tests catch programs that do not go to one of the best squares."""
    judge_kind(student, "rule", 0.5)
