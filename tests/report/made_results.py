"""Results for the tests of reports: made by hand, and made by hypothesis out of hostile text."""

from hypothesis import strategies as st

from knightstour.board import accessibility, candidates, empty_board
from knightstour.results import CheckResult, ExerciseResult, Explanation, Mark, Picture, Result, Status

UNIT = "knights_tour"
EMPTY = [[0] * 8 for _ in range(8)]

NOT_COUNTED_FROM_1 = Explanation(
    call="heuristic_2([[0] * 8 for _ in range(8)], (0, 0))",
    got="-1",
    rule="The corner (0, 0) is 0 steps from both edges, so its value is 0.",
    next="Add 1 to the row and to the column before you use the formula.",
    flaw="wrong-value",
    mistake="heuristic-2-zero-based",
    picture=Picture(EMPTY, {(0, 0): "wrong"}),
    printed="start\nend\n",
)


def check(
    status: Status = Status.PASSED,
    points: float = 1.0,
    goal: str = "It finds all moves.",
    told: Explanation | None = None,
    name: str = "moves",
) -> CheckResult:
    """One check."""
    return CheckResult(name, goal, status, points, told or Explanation())


def exercise(name: str, *checks: CheckResult, unit: str = UNIT) -> ExerciseResult:
    """One exercise."""
    return ExerciseResult(name, unit, checks)


def result(*exercises: ExerciseResult, submission: str = "an-nguyen", isolation: str = "full") -> Result:
    """One submission."""
    return Result(submission, isolation, exercises)


def half_done(submission: str = "an-nguyen") -> Result:
    """A submission as they come in the second week: one part done, one wrong, one not begun."""
    return result(
        exercise("generate_moves", check(points=2)),
        exercise(
            "heuristic_2",
            check(goal="It is 0 in the middle.", name="middle"),
            check(Status.FAILED, 1, "The corners have the value 0.", NOT_COUNTED_FROM_1, "corners"),
            check(Status.FAILED, 1, "It works on a board of any size.", Explanation(rule="n is 5 here."), "sizes"),
        ),
        exercise("find_tour", check(Status.NOT_STARTED, 3, "It walks.")),
        exercise("whole_program", check(Status.BLOCKED, 1, "The program runs.", Explanation(rule="It waits."))),
        submission=submission,
    )


def all_done() -> Result:
    """A submission with nothing left to do."""
    return result(exercise("generate_moves", check(points=2)), exercise("heuristic_1", check(points=1.5)))


def walked_board() -> list[list[int]]:
    """A board with the first steps of a walk."""
    board, square = empty_board(6), (0, 0)
    for step in range(1, 9):
        board[square[0]][square[1]] = step
        square = min(candidates(board, square), key=lambda other: accessibility(board, other))
    return board


HOSTILE = "</script><script>alert(1)</script><!-- ]]> & \" ' \x00\x1b[2J\u202e\ud800\ufffe =1+1"
hostile_text = st.text(st.characters(), max_size=30) | st.just(HOSTILE) | st.sampled_from("=+-@\t\r\n")
kinds: tuple[Mark, ...] = ("wrong", "right", "before", "start", "candidate")
pictures = st.builds(
    Picture,
    st.lists(st.lists(st.integers(), max_size=5), max_size=5),
    st.dictionaries(st.tuples(st.integers(-2, 9), st.integers(-2, 9)), st.sampled_from(kinds), max_size=4),
    st.none() | st.tuples(st.integers(0, 5), st.integers(0, 5)),
)
explanations = st.builds(
    Explanation,
    *[st.none() | hostile_text] * 4,
    flaw=st.none() | hostile_text,
    mistake=st.none() | hostile_text,
    picture=st.none() | pictures,
    printed=hostile_text,
)
checks = st.builds(
    CheckResult, hostile_text, hostile_text, st.sampled_from(Status), st.sampled_from([0.5, 1.0, 2.0]), explanations
)
exercises = st.builds(ExerciseResult, hostile_text, st.just(UNIT), st.lists(checks, max_size=3).map(tuple))
results = st.builds(Result, hostile_text, st.just("basic"), st.lists(exercises, max_size=4).map(tuple))
