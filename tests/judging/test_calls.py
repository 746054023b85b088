"""How the answer to a call is judged: the flaw, the call that shows it, and the board with the squares marked."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from knightstour.board import Board, Position, accessibility, candidates, edge_distance, empty_board
from knightstour.judges.knights_tour import (
    Walk,
    judge_counts,
    judge_fresh_boards,
    judge_moves,
    judge_walk,
    judge_walks,
    judge_work,
)
from knightstour.judging import NotStarted, Unjudged, Wrong, judge_load
from knightstour.results import Explanation, Picture
from knightstour.runner.answers import FATAL, Answer, Call, Ending, Foreign, Value
from tests.judging.scripted import LOADED, Scripted, always, raised, returned, student
from tests.rules.walks import board_of, tour

HALF_WALKED = board_of(((0, 0), (1, 2), (2, 0)), 3, 3)
CASE: tuple[Board, Position] = (HALF_WALKED, (0, 1))
FIVE = Walk(5, (0, 0), "heuristic_1", accessibility)
TOUR_OF_5 = [list(row) for row in board_of(tour(5, 5, (0, 0)), 5, 5)]


def wrong(judge: Callable[[], object]) -> Wrong:
    with pytest.raises(Wrong) as caught:
        judge()
    return caught.value


def told(judge: Callable[[], object]) -> Explanation:
    return wrong(judge).explanation


def about_moves(session: Scripted, *, unchanged: bool = False) -> Explanation:
    return told(lambda: judge_moves(student(session), [CASE], unchanged=unchanged))


def about_counts(session: Scripted, *, unchanged: bool = False) -> Explanation:
    def judge() -> None:
        why: Callable[[Board, Position], str] = lambda _board, _square: "why"  # noqa: E731
        judge_counts(student(session), "heuristic_1", [CASE], accessibility, why, "next", unchanged=unchanged)

    return told(judge)


def about_walk(value: Value, walk: Walk = FIVE) -> Explanation:
    return told(lambda: judge_walks(student(always(value)), [walk]))


# Moves


@pytest.mark.parametrize("value", [[(2, 2), (2, 0)][:1], ([2, 2],), [[2, 2]]])
def test_right_moves_pass_as_lists_or_tuples(value: Value) -> None:
    judge_moves(student(always(value)), [CASE])


@pytest.mark.parametrize(
    ("value", "flaw", "mark"),
    [
        ([], "move-missing", {(2, 2): "right"}),
        ([(2, 0), (2, 2)], "already-visited", {(2, 0): "wrong"}),
        ([(2, 2), (2, 2)], "square-twice", {(2, 2): "wrong"}),
        ([(-1, 3)], "off-the-board", {(-1, 3): "wrong"}),
        ([(0, 1)], "not-a-knights-move", {(0, 1): "wrong"}),
        ([5], "not-a-square", {}),
    ],
)
def test_wrong_moves_are_shown_with_the_call_and_the_square(value: Value, flaw: str, mark: dict[Position, str]) -> None:
    explanation = about_moves(always(value))
    assert explanation.flaw == flaw
    assert explanation.call == "generate_moves([[1, 0, 0], [0, 0, 2], [3, 0, 0]], (0, 1))"
    assert explanation.got == repr(value)
    assert isinstance(explanation.picture, Picture)
    assert explanation.picture.board == HALF_WALKED
    assert explanation.picture.knight == (0, 1)
    assert explanation.picture.marks == mark


def test_the_first_wrong_answer_is_the_one_explained() -> None:
    cases = [(empty_board(side), (0, 0)) for side in (1, 2, 3)]
    answers = {1: returned([]), 2: returned([]), 3: returned([])}
    explanation = told(
        lambda: judge_moves(student(Scripted(lambda call: answers[len(call.arguments[0])])), cases)  # type: ignore[arg-type]
    )
    assert explanation.call == "generate_moves([[0, 0, 0], [0, 0, 0], [0, 0, 0]], (0, 0))"


# Values


def test_a_right_value_passes() -> None:
    judge_counts(student(always(1)), "heuristic_1", [CASE], accessibility, lambda _b, _s: "", "")


def test_a_wrong_value_is_shown_with_the_squares_that_count() -> None:
    explanation = about_counts(always(2))
    assert explanation.flaw == "wrong-value"
    assert (explanation.got, explanation.rule, explanation.next) == ("2", "why", "next")
    assert isinstance(explanation.picture, Picture)
    assert explanation.picture.marks == dict.fromkeys(candidates(*CASE), "candidate")


def test_an_edge_distance_is_shown_without_squares_that_do_not_matter() -> None:
    explanation = told(
        lambda: judge_counts(student(always(9)), "heuristic_2", [CASE], edge_distance, lambda _b, _s: "why", "next")
    )
    assert isinstance(explanation.picture, Picture)
    assert explanation.picture.marks == {}


@pytest.mark.parametrize("value", [True, False, 1.0, "1", [1], (1,), {1}, b"1", Foreign("numpy.int64", "1")])
def test_what_is_no_whole_number_is_the_wrong_type_even_when_it_equals_one(value: Value) -> None:
    explanation = about_counts(always(value))
    assert explanation.flaw == "wrong-type"
    assert explanation.got is not None
    assert explanation.got.startswith(repr(value))


@pytest.mark.parametrize("judge", [about_moves, about_counts])
def test_nothing_returned_is_a_flaw_of_its_own(judge: Callable[[Scripted], Explanation]) -> None:
    assert judge(always(None)).flaw == "returned-none"


@pytest.mark.parametrize("judge", [about_moves, about_counts])
def test_a_result_printed_and_not_returned_is_shown(judge: Callable[[Scripted], Explanation]) -> None:
    explanation = judge(Scripted(lambda _call: returned(None, printed="[(2, 2)]\n")))
    assert explanation.flaw == "returned-none"
    assert explanation.got is not None
    assert "[(2, 2)]" in explanation.got
    assert explanation.rule is not None
    assert "Printing" in explanation.rule


@pytest.mark.parametrize("value", [1, "(2, 2)", {(2, 2)}, {(2, 2): 1}, Foreign("generator", "<generator object f>")])
def test_moves_must_come_in_a_list(value: Value) -> None:
    assert about_moves(always(value)).flaw == "wrong-type"


@pytest.mark.parametrize("judge", [about_moves, about_counts])
def test_an_argument_that_was_changed_is_named_after_the_result_was_found_right(
    judge: Callable[..., Explanation],
) -> None:
    right: Value = [(2, 2)] if judge is about_moves else 1
    board = [list(row) for row in HALF_WALKED]
    board[0][1] = 4
    changed_board = judge(Scripted(lambda _call: returned(right, echo=(board, (0, 1)))), unchanged=True)
    assert changed_board.flaw == "changed-argument"
    assert changed_board.got is not None
    assert repr(board) in changed_board.got
    changed_square = judge(Scripted(lambda _call: returned(right, echo=(HALF_WALKED, (2, 2)))), unchanged=True)
    assert changed_square.rule is not None
    assert "square" in changed_square.rule
    wrong_first = judge(Scripted(lambda _call: returned([5], echo=(board, (0, 1)))), unchanged=True)
    assert wrong_first.flaw != "changed-argument"


# Walks


def test_a_right_walk_passes() -> None:
    judge_walks(student(always(TOUR_OF_5)), [Walk(5, (0, 0), "lambda board, square: 0", lambda _b, _s: 0)])


def cut(board: Board, last: int) -> Board:
    return [[step if step <= last else 0 for step in row] for row in board]


def test_a_walk_that_stops_early_is_shown_with_the_squares_it_could_go_to() -> None:
    part = cut(TOUR_OF_5, 2)
    explanation = about_walk(part)
    assert explanation.flaw == "stopped-early"
    assert explanation.call == "find_tour(5, (0, 0), heuristic_1)"
    assert explanation.got == "a board with 2 of 25 squares visited"
    assert isinstance(explanation.picture, Picture)
    here = next((row, column) for row in range(5) for column in range(5) if part[row][column] == 2)
    assert explanation.picture.knight == here
    assert explanation.picture.marks == dict.fromkeys(candidates(part, here), "candidate")


def test_a_wrong_start_is_shown_beside_the_right_one() -> None:
    explanation = about_walk([[0, 0, 0], [0, 0, 0], [1, 0, 0]], Walk(3, (0, 2), "heuristic_1", accessibility))
    assert explanation.flaw == "wrong-start"
    assert explanation.got == "[[0, 0, 0], [0, 0, 0], [1, 0, 0]]"
    assert isinstance(explanation.picture, Picture)
    assert explanation.picture.marks == {(2, 0): "wrong", (0, 2): "start"}


def test_an_illegal_jump_is_shown_with_the_square_it_came_from() -> None:
    explanation = about_walk([[1, 2, 0], [0, 0, 0], [0, 0, 0]], Walk(3, (0, 0), "heuristic_1", accessibility))
    assert explanation.flaw == "illegal-jump"
    assert isinstance(explanation.picture, Picture)
    assert explanation.picture.marks == {(0, 1): "wrong", (0, 0): "before"}


def test_a_number_on_two_squares_marks_both() -> None:
    explanation = about_walk([[1, 0, 0], [0, 0, 2], [2, 0, 0]], Walk(3, (0, 0), "heuristic_1", accessibility))
    assert explanation.flaw == "number-twice"
    assert isinstance(explanation.picture, Picture)
    assert explanation.picture.marks == {(1, 2): "wrong", (2, 0): "wrong"}


@pytest.mark.parametrize(
    ("value", "flaw", "marks", "knight"),
    [
        ([[0, 0, 0], [0, 0, 0], [0, 0, 0]], "nothing-visited", {(0, 0): "start"}, None),
        ([[0, 0, 0], [0, 0, 2], [0, 0, 0]], "number-missing", {(0, 0): "start"}, None),
        ([[1, 0, 0], [0, 0, 3], [0, 0, 0]], "number-missing", {}, (0, 0)),
        ([[1, 0, 0], [0, 0, 99], [0, 0, 0]], "number-out-of-range", {(1, 2): "wrong"}, None),
        ([[0, 7, 4], [3, 8, 1], [6, 5, 2]], "counted-from-0", {(0, 0): "wrong"}, None),
        ([[1, 2, 3], [1, 2, 3], [1, 2, 3]], "rows-shared", {}, None),
    ],
)
def test_a_walk_that_is_not_numbered_right_is_shown_where_the_numbers_go_wrong(
    value: Board, flaw: str, marks: dict[Position, str], knight: Position | None
) -> None:
    explanation = about_walk(value, Walk(3, (0, 0), "heuristic_1", accessibility))
    assert explanation.flaw == flaw
    assert isinstance(explanation.picture, Picture)
    assert explanation.picture.marks == marks
    assert explanation.picture.knight == knight


@pytest.mark.parametrize(
    ("value", "got"),
    [
        (cut(TOUR_OF_5, 20), "a board with 20 of 25 squares visited"),
        ([[step - 1 for step in row] for row in TOUR_OF_5], "a board with numbers from 0 to 24"),
        (
            [[step + 10**20 for step in row] for row in TOUR_OF_5],
            "a board with numbers from 1000000000... to 1000000000...",
        ),
        ([TOUR_OF_5[0]] * 5, "a board with numbers from 1 to 20"),
    ],
)
def test_a_board_too_large_for_a_line_is_told_in_words(value: Board, got: str) -> None:
    assert about_walk(value).got == got


def test_a_choice_that_is_not_smallest_is_shown_beside_a_better_one() -> None:
    walk = Walk(5, (0, 1), "lambda board, square: square[0]", lambda _board, square: square[0])
    explanation = about_walk(board_of(((0, 1), (2, 2)), 5, 5), walk)
    assert explanation.flaw == "not-smallest"
    assert explanation.call == "find_tour(5, (0, 1), lambda board, square: square[0])"
    assert isinstance(explanation.picture, Picture)
    assert explanation.picture.marks == {(2, 2): "wrong", (1, 3): "right"}


@pytest.mark.parametrize(
    ("value", "flaw"),
    [
        ([], "not-a-board"),
        ([1, 2, 3], "not-a-board"),
        ([[None] * 5 for _ in range(5)], "not-a-number"),
        ([["1"] * 5 for _ in range(5)], "not-a-number"),
        ([[0] * 5] * 4 + [[0] * 4], "uneven-rows"),
        (list(tour(5, 5, (0, 0))), "path-not-board"),
    ],
)
def test_what_cannot_be_drawn_is_written_out(value: Value, flaw: str) -> None:
    explanation = about_walk(value)
    assert explanation.flaw == flaw
    assert explanation.picture is None
    assert explanation.got is not None
    assert repr(value).startswith(explanation.got.removesuffix(" [...]"))


def test_a_board_of_the_wrong_size_is_drawn_and_no_mark_falls_off_it() -> None:
    explanation = about_walk([[1, 0], [0, 0]])
    assert explanation.flaw == "wrong-size"
    assert isinstance(explanation.picture, Picture)
    assert explanation.picture.board == [[1, 0], [0, 0]]


@pytest.mark.parametrize("value", [True, False, 5, "board", {(0, 0): 1}, Foreign("generator")])
def test_a_walk_must_be_a_board(value: Value) -> None:
    assert about_walk(value).flaw == "wrong-type"


def test_a_board_that_is_handed_back_again_is_a_flaw() -> None:
    second = Walk(5, (0, 0), "lambda board, square: 0", lambda _b, _s: 0)
    session = always(TOUR_OF_5)
    judge_fresh_boards(student(session), [second, second])
    session.later = lambda index, answer: answer if index else returned([[0]])
    explanation = told(lambda: judge_fresh_boards(student(session), [second, second]))
    assert explanation.flaw == "board-reused"
    call = "find_tour(5, (0, 0), lambda board, square: 0)"
    assert explanation.call == f"first = {call}\n{call}\nfirst"


def test_a_board_that_cannot_be_looked_at_again_is_not_judged() -> None:
    walk = Walk(5, (0, 0), "lambda board, square: 0", lambda _b, _s: 0)
    session = always(TOUR_OF_5)
    session.later = lambda _index, _answer: Answer(Ending.SKIPPED, reason="worker-gone")
    with pytest.raises(Unjudged):
        judge_fresh_boards(student(session), [walk])


def test_work_is_counted_in_questions_to_the_heuristic() -> None:
    judge_work(FIVE, Answer(Ending.RETURNED, counts={"argument-2": 200}), most=200)
    judge_work(FIVE, Answer(Ending.RETURNED), most=0)
    explanation = told(lambda: judge_work(FIVE, Answer(Ending.RETURNED, counts={"argument-2": 201}), most=200))
    assert explanation.flaw == "too-much-work"
    assert explanation.got is not None
    assert "201" in explanation.got


# Calls that end badly


def asked(answer: Answer) -> Callable[[], object]:
    return lambda: judge_walk(student(Scripted(lambda _call: answer)), FIVE, answer)


def test_the_skeletons_own_error_means_not_started() -> None:
    with pytest.raises(NotStarted):
        asked(raised("NotImplementedError", "find_tour is still to be written"))()


def test_an_error_is_shown_with_the_line_of_the_file() -> None:
    explanation = told(asked(raised("IndexError", "list index out of range", 7, "    return moves[0]")))
    assert explanation.flaw == "raised"
    assert explanation.got == "an error: IndexError: list index out of range\nline 7: return moves[0]"
    assert explanation.next == "Look at line 7 of your file."


def test_too_few_parameters_are_told_from_a_type_error_inside() -> None:
    message = "find_tour() takes 2 positional arguments but 3 were given"
    explanation = told(asked(raised("TypeError", message, None)))
    assert explanation.rule is not None
    assert "find_tour(n, start, heuristic)" in explanation.rule


@pytest.mark.parametrize("ending", sorted(FATAL | {Ending.BAD_VALUE}))
def test_every_bad_end_has_its_own_flaw_and_the_worst_end_the_exercise(ending: Ending) -> None:
    found = wrong(asked(Answer(ending, reason="too-large", printed="so far")))
    assert found.explanation.flaw == ending.value.replace(" ", "-")
    assert found.explanation.printed == "so far"
    assert found.fatal is (ending in FATAL)


def test_what_was_skipped_is_neither_right_nor_wrong() -> None:
    with pytest.raises(Unjudged) as caught:
        asked(Answer(Ending.SKIPPED, reason="budget"))()
    assert caught.value.explanation.next


@pytest.mark.parametrize(
    ("names", "similar"),
    [
        (["main"], None),
        ([], None),
        (None, None),
        (["heuristic_2", "generate_moves", "heuristic_1"], None),
        (["findTour", "main"], "findTour"),
        (["Find_Tour"], "Find_Tour"),
        (["FIND_TOUR"], "FIND_TOUR"),
        (["find_tours"], "find_tours"),
        (["finde_tour", "show_board"], "finde_tour"),
    ],
)
def test_a_missing_function_is_told_with_the_name_that_was_likely_meant(
    names: list[str] | None, similar: str | None
) -> None:
    answer = Answer(Ending.MISSING)
    session = Scripted(lambda _call: answer, loaded=Answer(Ending.RETURNED, names))
    explanation = told(lambda: judge_walk(student(session), FIVE, answer))
    assert explanation.flaw == "missing-function"
    assert explanation.rule is not None
    assert explanation.next is not None
    if similar is None:
        assert "find_tour(n, start, heuristic)" in explanation.rule
    else:
        assert f"The file has {similar}." in explanation.rule
        assert explanation.next == "Change the name to find_tour."


def test_the_name_of_another_exercise_is_never_taken_for_the_missing_one() -> None:
    answer = Answer(Ending.MISSING)
    session = Scripted(lambda _call: answer, loaded=Answer(Ending.RETURNED, ["heuristic_2"]))
    explanation = told(
        lambda: judge_counts(student(session), "heuristic_1", [CASE], accessibility, lambda _b, _s: "", "")
    )
    assert explanation.rule is not None
    assert "heuristic_2" not in explanation.rule


# Files that cannot be loaded


def about_loading(answer: Answer, file: Path = Path("knights_tour.py")) -> Wrong:
    return wrong(lambda: judge_load(student(Scripted(loaded=answer), file=file)))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "my_work.py"
    path.write_text("oops", encoding="utf-8")
    return path


def test_a_file_that_loads_is_no_fault() -> None:
    judge_load(student(Scripted(loaded=LOADED)))


@pytest.mark.parametrize(
    "answer",
    [
        raised("SyntaxError", "invalid syntax", 3, "def f(:"),
        raised("EOFError", "EOF when reading a line", 1, "n = int(input())"),
        raised("SystemExit", "", 9, "exit()"),
        raised("ModuleNotFoundError", "No module named 'chess'", 1, "import chess"),
        Answer(Ending.LOOPED),
        Answer(Ending.WAITED),
        Answer(Ending.DIED),
        Answer(Ending.FLOODED),
        Answer(Ending.BROKE_PROTOCOL),
    ],
)
def test_a_file_that_cannot_be_loaded_is_one_flaw_and_ends_the_exercise(answer: Answer, file: Path) -> None:
    found = about_loading(answer, file)
    assert found.fatal
    assert found.explanation.flaw == "load-error"
    assert found.explanation.call == "import my_work"


def test_a_file_whose_name_is_no_python_name_has_no_call_to_try(tmp_path: Path) -> None:
    path = tmp_path / "lab 1 (final).py"
    path.write_text("oops", encoding="utf-8")
    assert about_loading(Answer(Ending.LOOPED), path).explanation.call is None


def test_a_notebook_saved_as_py_is_named(tmp_path: Path) -> None:
    path = tmp_path / "notebook.py"
    path.write_text(' \n{"cells": [], "nbformat": 4}', encoding="utf-8")
    all_cells_run = returned([])  # then Python takes it for a dict
    for loaded in (raised("NameError", "name 'null' is not defined"), all_cells_run):
        explanation = about_loading(loaded, path).explanation
        assert explanation.got is not None
        assert "notebook" in explanation.got


def test_a_file_for_which_no_time_is_left_is_not_judged(file: Path) -> None:
    session = Scripted(loaded=Answer(Ending.SKIPPED, reason="budget"))
    with pytest.raises(Unjudged):
        judge_load(student(session, file=file))


# What is left over from one call to the next


class Forgetting(Scripted):
    """A session opened anew has forgotten all calls; else a right answer becomes one too large with each call."""

    calls = 0
    spoilt: Answer | None = None

    def open(self, file, lend, budget, *, folder=False):  # type: ignore[no-untyped-def]
        self.calls = 0
        return super().open(file, lend, budget, folder=folder)

    def ask(self, calls: Sequence[Call]) -> list[Answer]:
        self.calls += len(calls)
        counts = [accessibility(*call.arguments) for call in calls]  # type: ignore[arg-type]
        late = self.spoilt or returned(counts[-1] + self.calls - 1)
        return [late if self.calls > 1 else returned(count) for count in counts]


def judge_two_counts(session: Scripted) -> None:
    cases = [(empty_board(3), (0, 0)), (empty_board(3), (0, 1))]
    pupil = student(session, "heuristic_1")
    for case in cases:
        judge_counts(pupil, "heuristic_1", [case], accessibility, lambda _board, _square: "why", "next")


@pytest.mark.parametrize(
    ("spoilt", "got"), [(None, "3"), (Answer(Ending.LOOPED), "nothing: it ran too long and was stopped")]
)
def test_a_call_that_only_fails_after_another_is_told_with_it(spoilt: Answer | None, got: str) -> None:
    session = Forgetting()
    session.spoilt = spoilt
    found = wrong(lambda: judge_two_counts(session))
    assert (found.explanation.flaw, found.explanation.got) == ("left-over", got)
    assert (found.explanation.call or "").count("heuristic_1(") == 2
    assert found.fatal is (spoilt is not None)


def test_the_first_call_of_all_is_not_made_again_when_it_does_not_end() -> None:
    session = Scripted(lambda _call: Answer(Ending.LOOPED))
    assert wrong(lambda: judge_two_counts(session)).explanation.flaw == "looped"
    assert session.opened == 1


# Calls can be pasted


@pytest.mark.parametrize("side", [1, 2, 3, 4, 5, 8, 12, 50])
def test_the_call_that_is_shown_asks_exactly_what_was_asked(side: int) -> None:
    calls: list[Call] = []

    def answer(call: Call) -> Answer:
        calls.append(call)
        return returned([5])

    board, square = empty_board(side), (side // 2, 0)
    text = told(lambda: judge_moves(student(Scripted(answer)), [(board, square)])).call
    assert text is not None
    assert re.match(r"generate_moves\(.*\)$", text)
    assert eval(text, {"generate_moves": lambda *arguments: arguments}) == (board, square)
    assert calls[0].arguments == (board, square)
