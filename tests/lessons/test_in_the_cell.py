"""What a cell shows: the terminal's verdicts and words, pictures, and words instead of stack traces."""

import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from knightstour.board import Board, Position, accessibility, edge_distance, empty_board
from knightstour.course import content_folder
from knightstour.grading import grade_one
from knightstour.notebook import (
    beside,
    check,
    checking,
    click_moves,
    compare_sizes,
    hint,
    load_work,
    map_of_own_walks,
    map_of_starts,
    overview,
    random_ties,
    show,
    show_moves,
    show_values,
    show_web,
    solution,
    walk_by_hand,
    watch,
    watch_own,
)
from knightstour.notebook import work as running
from knightstour.notebook.cards import Card
from knightstour.notebook.longrun import LongRun, Run
from knightstour.notebook.work import NotReady, Work, calm
from knightstour.progress import Progress
from knightstour.runner import open_runner
from knightstour.runner.answers import Call, Ending
from knightstour.walks import greedy_walk
from knightstour.widgets import BoardToClick, TourByHand, TourPlayer

LAB = "knights_tour.py"


def rewrite(work: Path, name: str, body: str) -> None:
    """Give a function of the solved file another body."""
    text = (work / LAB).read_text(encoding="utf-8")
    pattern = re.compile(rf'(def {name}\([^\n]*\n    """.*?"""\n)(.*?)(?=\n\n\n)', re.DOTALL)
    changed, count = pattern.subn(lambda found: f"{found.group(1)}    {body}", text)
    assert count == 1
    (work / LAB).write_text(changed, encoding="utf-8")


def in_the_terminal(work: Path, *arguments: str) -> str:
    """What the command prints."""
    run = subprocess.run(
        [sys.executable, "-m", "knightstour", *arguments], cwd=work, capture_output=True, text=True, check=False
    )
    return run.stdout.rstrip("\n")


def test_a_verdict_is_the_same_as_in_the_terminal(solved: Path) -> None:
    rewrite(solved, "heuristic_2", "return 0")
    card = check("heuristic_2")
    assert card.text == in_the_terminal(solved, "check", ".", "heuristic_2")
    for piece in ("not yet", "You can try it:", "It gave:", "The rule:", "Next:", "<svg"):
        assert piece in card.html
    assert 'aria-label="Check of heuristic_2"' in card.html


def test_what_passes_is_remembered_for_the_terminal_too(solved: Path) -> None:
    card = check("generate_moves")
    assert "generate_moves works." in card.html
    assert "generate_moves works." in card.text
    assert card.text == in_the_terminal(solved, "check", ".", "generate_moves")
    assert Progress(solved).passed == {"generate_moves"}


def test_all_exercises_can_be_checked_at_once_and_more_than_once(solved: Path) -> None:
    first, second = check(), check()
    assert first.text == second.text
    assert "10 of 10 points" in first.text
    assert first.html.count("kt kt-card") == 1


def test_an_unwritten_function_gets_a_pointer(work: Path) -> None:
    card = check("heuristic_1")
    assert "Next: write heuristic_1." in card.text
    assert 'hint("heuristic_1")' in card.text
    assert 'href="../knights_tour.py"' in card.html


def test_an_unknown_exercise_is_a_sentence(work: Path) -> None:
    assert check("heuristic_3").text.startswith("There is no exercise heuristic_3")


def test_hints_come_one_by_one_and_count_in_the_terminal_too(work: Path) -> None:
    first = hint("find_tour")
    assert first.text.startswith("Follow the five steps in the text of the function with a pencil")
    assert in_the_terminal(work, "hint", "find_tour").replace("\n", " ").startswith("You need a loop")
    assert hint("find_tour").text.startswith("Give the heuristic")
    assert "You have seen all hints" in hint("find_tour").text


def test_the_solution_is_shown_once_ones_own_passes(solved: Path) -> None:
    assert solution("heuristic_1").text.startswith("def heuristic_1(")
    assert "if __name__ ==" in solution("whole_program").html
    rewrite(solved, "heuristic_1", "return 1")
    assert solution("heuristic_1").text == "The solution is shown once your own heuristic_1 passes."


def test_a_saved_change_counts_at_the_next_use(solved: Path) -> None:
    work = load_work()
    assert work.heuristic_2(empty_board(8), (3, 3)) == 6
    rewrite(solved, "heuristic_2", "return 41")
    assert work.heuristic_2(empty_board(8), (3, 3)) == 41


def test_ones_own_functions_can_be_given_to_one_another(solved: Path) -> None:
    work = load_work()
    assert work.find_tour(5, (0, 0), work.heuristic_1) == greedy_walk(5, (0, 0), accessibility)
    with pytest.raises(NotReady, match="it can only be given functions that are in it"):
        work.find_tour(5, (0, 0), accessibility)


def uses_of_the_file(own: Work) -> list[Card]:
    """What all cells show that need the learner's file."""
    board = empty_board(5)
    return [
        own.card(),
        show_moves(own.generate_moves, board, (2, 2)),
        show_values(own.heuristic_1, board),
        walk_by_hand(5, "own", own.heuristic_1),
        watch_own(own.find_tour, 5, (0, 0), own.heuristic_1),
        map_of_own_walks(own.find_tour, 5, own.heuristic_1),
        check("heuristic_1"),
        hint("heuristic_1"),
        solution("heuristic_1"),
    ]


def test_where_there_is_no_work_folder_every_cell_says_how_to_make_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for shown in uses_of_the_file(load_work()):
        assert "knightstour start my-tour" in " ".join(shown.text.split())


@pytest.mark.parametrize("name", ["knights_tour(1).py", "knights_tour.py.txt", "Knights Tour.py"])
def test_a_file_that_was_renamed_is_recognised_in_every_cell(solved: Path, name: str) -> None:
    (solved / LAB).rename(solved / name)
    (solved / "mazes.py").touch()
    (solved / ".knightstour.json").touch()
    for shown in uses_of_the_file(load_work()):
        assert f"Is it {name}? Then give it back its name: {LAB}." in " ".join(shown.text.split())


def test_a_file_that_was_deleted_can_be_had_again_in_the_same_folder(solved: Path) -> None:
    (solved / LAB).unlink()
    (solved / "lessons" / "00-start.ipynb").touch()
    for shown in uses_of_the_file(load_work()):
        told = "".join(shown.text.split())  # a long path is broken where it must be
        assert f"openaterminalin{solved}." in told
        assert told.endswith("knightstourstart.")


def test_a_unit_that_is_not_there_is_a_sentence_and_no_stack_trace(work: Path) -> None:
    with pytest.raises(NotReady, match="There is no unit blah"):
        load_work("blah")


def test_what_ipython_shows_of_it_is_no_stack_trace(work: Path) -> None:
    with pytest.raises(NotReady) as caught:
        load_work().heuristic_1(empty_board(5), (0, 0))
    assert caught.value._render_traceback_()[0].startswith("heuristic_1 is not written yet.")


BAD_MOVES = [
    ("return None", "gives something else"),
    ("return 3", "gives something else"),
    ('return "moves"', "gives something else"),
    ("return [1, 2]", "gives something else"),
    ("yield position", "gives something else"),
    ("return board[99]", "did not get to its end"),
    ("exit()", "did not get to its end"),
    ("import os; os._exit(1)", "ended by itself"),
    ("return generate_moves(board, position)", "did not get to its end"),
    ("raise NotImplementedError", "generate_moves is not written yet"),
    ('raise NotImplementedError("generate_moves is not written yet")', "generate_moves is not written yet"),
]


def test_a_loop_without_an_end_becomes_words(solved: Path) -> None:
    rewrite(solved, "generate_moves", "while True: pass")
    assert "ran too long" in show_moves(load_work().generate_moves, empty_board(5), (2, 2)).text


def test_a_function_that_fails_is_not_asked_again_and_again(solved: Path) -> None:
    rewrite(solved, "heuristic_1", "return board[99] if position == (0, 3) else 1")
    shown = show_values(load_work().heuristic_1, empty_board(8)).text
    assert "(0, 3))" in shown
    answers = load_work().ask(
        [Call("heuristic_1", (empty_board(8), (0, column))) for column in range(8)], until_one_fails=True
    )
    assert [answer.ending is Ending.RETURNED for answer in answers] == [True, True, True, False, *[True] * 3]


def test_a_picture_for_which_a_function_takes_too_long_says_so(solved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rewrite(solved, "heuristic_1", "import time; time.sleep(0.05); return 1")
    monkeypatch.setattr(running, "PATIENCE", 0.3)
    shown = " ".join(show_values(load_work().heuristic_1, empty_board(8)).text.split())
    assert re.search(r"Your heuristic_1 takes long\. In 0 seconds it came to its end \d+ of 64 times\.", shown)


@pytest.mark.parametrize(("body", "words"), BAD_MOVES)
def test_moves_that_are_none_become_words(solved: Path, body: str, words: str) -> None:
    rewrite(solved, "generate_moves", body)
    work = load_work()
    for shown in (show_moves(work.generate_moves, empty_board(5), (2, 2)), show_web(work.generate_moves, 3)):
        assert isinstance(shown, Card)
        assert words in shown.text
        assert "Traceback" not in shown.text


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system has no timer that interrupts")
def test_a_run_that_is_interrupted_says_so_and_the_next_one_works(solved: Path) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    own = load_work()
    assert show_web(own.generate_moves, 3).text.startswith("Your generate_moves finds 8 lines")
    text = (solved / LAB).read_text(encoding="utf-8")
    rewrite(solved, "generate_moves", "while True: pass")
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.3)
        assert show_web(own.generate_moves, 3).text == "Stopped."
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    (solved / LAB).write_text(text, encoding="utf-8")
    assert show_web(own.generate_moves, 3).text.startswith("Your generate_moves finds 8 lines")


def test_where_there_are_no_processes_the_kernel_itself_does(solved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runner = open_runner("none")
    for module in (running, checking):
        monkeypatch.setattr(module, "shared_runner", lambda: runner)
    own = load_work()
    assert own.find_tour(5, (0, 0), own.heuristic_1) == greedy_walk(5, (0, 0), accessibility)
    for _time in range(2):
        assert "3 of 3 points" in check("find_tour").text
    rewrite(solved, "generate_moves", "while True: pass")
    assert "ran too long" in show_moves(own.generate_moves, empty_board(5), (2, 2)).text


def test_a_file_that_python_cannot_read_becomes_words(solved: Path) -> None:
    with (solved / LAB).open("a", encoding="utf-8") as file:
        file.write("\ndef half(\n")
    shown = show_values(load_work().heuristic_1, empty_board(5))
    assert shown.text.startswith("Your file cannot be used yet.")
    assert "Python cannot read the file" in shown.text


def test_moves_off_the_board_are_drawn_where_they_would_be(solved: Path) -> None:
    rewrite(solved, "generate_moves", "return [(position[0] - 2, position[1] + 1), (0, 9)]")
    shown = show_moves(load_work().generate_moves, empty_board(5), (0, 0))
    assert "Your generate_moves gives: (-2, 1), (0, 9)." in shown.text.replace("\n", " ")


@pytest.mark.parametrize("value", ["None", "'5'", "[1]", "True", "0.5", "10 ** 400"])
def test_values_that_are_none_become_words(solved: Path, value: str) -> None:
    rewrite(solved, "heuristic_1", f"return {value}")
    work = load_work()
    for shown in (
        show_values(work.heuristic_1, empty_board(5)),
        walk_by_hand(5, "own", work.heuristic_1),
        watch_own(work.find_tour, 5, (0, 0), work.heuristic_1),
    ):
        assert isinstance(shown, Card) or value == "10 ** 400"


BAD_WALKS = ["None", "[]", "[[0]]", "[[1, 2], [3]]", "[[0] * n] * n", "[[start]]", "7", "[['1'] * n for _ in range(n)]"]


@pytest.mark.parametrize("value", BAD_WALKS)
def test_walks_that_are_none_become_words(solved: Path, value: str) -> None:
    rewrite(solved, "find_tour", f"return {value}")
    work = load_work()
    for shown in (
        watch_own(work.find_tour, 5, (1, 1), work.heuristic_1),
        map_of_own_walks(work.find_tour, 5, work.heuristic_1),
    ):
        assert isinstance(shown, Card)
        assert "gives no knight's walk" in shown.text
        assert "The rule:" in shown.text


def test_a_wrong_jump_is_shown_on_the_board(solved: Path) -> None:
    rewrite(solved, "find_tour", "return [[1, 2, 0], [0, 0, 0], [0, 0, 0]]")
    shown = watch_own(load_work().find_tour, 3, (0, 0), load_work().heuristic_1)
    assert "<svg" in shown.html
    assert "2x" in shown.text


# Boards of the course


def test_boards_are_what_they_should_be(solved: Path) -> None:
    work = load_work()
    board = greedy_walk(5, (0, 0), accessibility)
    assert isinstance(click_moves(empty_board(5), (2, 2), "a"), BoardToClick)
    assert isinstance(watch(board, accessibility), TourPlayer)
    assert isinstance(watch_own(work.find_tour, 5, (0, 0), work.heuristic_1), TourPlayer)
    by_hand = walk_by_hand(5, "b")
    assert isinstance(by_hand, TourByHand)
    assert not by_hand.helps
    assert walk_by_hand(5, "c", edge_distance, heat=True).heuristic == "heuristic_2"
    assert walk_by_hand(5, "d", work.heuristic_2, numbers=True).heuristic == "own"


def test_ones_own_walk_carries_ones_own_values(solved: Path) -> None:
    rewrite(solved, "heuristic_1", "return 10 * len(generate_moves(board, position))")
    work = load_work()
    player: Any = watch_own(work.find_tour, 5, (0, 0), work.heuristic_1)
    values = {value for step in player.candidates for _row, _column, value in step}
    assert values <= {0, 10, 20, 30, 40, 50, 60, 70, 80}
    assert len(values) > 3


def test_maps_side_by_side_share_one_scale() -> None:
    one, other = (show_values(accessibility, empty_board(side)) for side in (5, 8))
    both = beside(one, other)
    assert both.html.count("<svg") == 2
    assert "kt-f-heat-8" in other.html
    assert "kt-f-heat-8" in one.html  # the middle of 5 × 5 reaches 8 squares
    assert "kt-f-heat-8" not in show_values(edge_distance, empty_board(5)).html


def test_one_pointer_is_enough_for_two_pictures(work: Path) -> None:
    own = load_work()
    both = beside(*(show_values(own.heuristic_1, empty_board(side)) for side in (5, 8)))
    assert both.text.count("heuristic_1 is not written yet.") == 1


def test_one_trouble_is_enough_for_two_pictures(solved: Path) -> None:
    rewrite(solved, "heuristic_1", "return None")
    own = load_work()
    both = beside(*(show_values(own.heuristic_1, empty_board(side)) for side in (5, 8)))
    assert both.text.count("The rule:") == 1


def test_a_board_with_its_walk_is_drawn() -> None:
    board = [[1, 0, 0], [0, 0, 2], [0, 0, 0]]
    shown = show(board, knight=(1, 2))
    assert "<svg" in shown.html
    assert "N knight, step 2" in shown.text


def test_the_map_of_ones_own_walks_is_that_of_the_course(solved: Path) -> None:
    work = load_work()
    own, course = map_of_own_walks(work.find_tour, 5, work.heuristic_1), map_of_starts(5, accessibility)
    assert own.children[0].message == course.children[0].message
    assert own.children[0].message.startswith("10 of 25 starts")


def test_a_start_that_is_chosen_shows_its_walk() -> None:
    both = map_of_starts(5, accessibility)
    starts = both.children[0]
    starts.picked = [0, 1]
    _map, player = both.children
    assert isinstance(player, TourPlayer)
    assert len(player.walk) == 24


def with_99(board: Board, square: Position) -> int:
    return board[square[0]][99]


def without_return(board: Board, square: Position) -> None:
    accessibility(board, square)


@pytest.mark.parametrize(
    ("rule", "told"),
    [
        (with_99, f"Next: Look at line {with_99.__code__.co_firstlineno + 1} of the cell."),
        (without_return, "It gave: None The rule: The function must return a number."),
        (lambda board, square: [1], "It gave: [1] (type list)"),
        (lambda board, square: "7", "The function must return a number."),
        (lambda board, square: float("nan"), "The function must return a number."),
        (lambda board: 1, "Next: Look at its first line. It should be like this: def <lambda>(board, square):"),
    ],
)
@pytest.mark.parametrize("shown_by", [map_of_starts, lambda side, rule: random_ties(side, 2, rule)])
def test_a_rule_from_a_cell_that_gives_no_number_becomes_words(rule: Any, told: str, shown_by: Any) -> None:
    shown = shown_by(5, rule)
    assert isinstance(shown, Card)
    assert shown.text.startswith("The function in the cell gives no number.")
    assert told in " ".join(shown.text.split())
    assert "Next:" in shown.text


def test_a_rule_that_fails_on_the_way_marks_the_starts_and_says_why_below_the_map() -> None:
    def fails_late(board: Board, square: Position) -> int:
        if board[4][3] == 1:
            raise ValueError
        return accessibility(board, square)

    both = map_of_starts(5, fails_late)
    starts, reason = both.children
    assert starts.names[4][3] == "no walk came back"
    assert "From 1 start no walk came back (a cross)." in starts.message
    assert "A value was not of the form that the code needs." in reason.value
    starts.picked = [0, 0]
    assert isinstance(both.children[1], TourPlayer)


def test_ones_own_heuristic_makes_the_same_map_as_the_courses(solved: Path) -> None:
    own = map_of_starts(5, load_work().heuristic_1).children[0]
    assert own.names == map_of_starts(5, accessibility).children[0].names


def test_ones_own_heuristic_that_fails_on_the_way_is_told_with_its_own_call(solved: Path) -> None:
    rewrite(solved, "heuristic_1", "return None if board[4][3] == 1 else len(generate_moves(board, position))")
    _starts, reason = map_of_starts(5, load_work().heuristic_1).children
    assert "heuristic_1([[0, 0, 0, 0, 0]," in reason.value
    assert "The function must return a whole number." in reason.value


def test_own_walks_that_fail_on_the_way_leave_a_map_all_the_same(solved: Path) -> None:
    rewrite(solved, "find_tour", "return [[1 if (i, j) == start != (0, 2) else 0 for j in range(n)] for i in range(n)]")
    starts, reason = map_of_own_walks(load_work().find_tour, 5, load_work().heuristic_1).children
    assert starts.names[0][2] == "no walk came back"
    assert starts.names[0][3] == "1 of 25 squares, no tour is possible"
    assert "gives no knight" in reason.value


# Calls that cannot be meant


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: hint(), "Write: hint(exercise)"),  # type: ignore[call-arg]
        (lambda: check(5), "For exercise in check(...), write a name in quotation marks. It was 5."),  # type: ignore[arg-type]
        (lambda: map_of_starts(0, accessibility), "For side in map_of_starts(...), write a whole number above 0."),
        (lambda: map_of_starts(5, "heuristic"), "write a function"),  # type: ignore[arg-type]
        (lambda: walk_by_hand("5", "x"), "For side in walk_by_hand(...), write a whole number above 0. It was '5'."),  # type: ignore[arg-type]
        (lambda: show(empty_board(3), (1,)), "For knight in show(...), write a square such as (0, 1). It was (1,)."),  # type: ignore[arg-type]
        (lambda: show(empty_board(3), (1, 3)), "write a square that is on the board. It was (1, 3)."),
        (lambda: show([[1, 0], [0]]), "write a board: rows of whole numbers, all of one length"),
        (lambda: compare_sizes([5, 0]), "write a list of whole numbers above 0"),
        (lambda: watch_own(accessibility, 5, (0, 0), accessibility), "such as work.find_tour"),  # type: ignore[arg-type]
    ],
)  # fmt: skip
def test_what_is_written_wrongly_in_a_cell_is_told_and_is_not_our_fault(call: Callable[[], Any], told: str) -> None:
    said = " ".join(call().text.split())
    assert told in said
    assert "our fault" not in said


def test_an_exercise_may_be_named_as_a_function_of_the_work(solved: Path) -> None:
    work = load_work()
    assert check(work.generate_moves).text == check("generate_moves").text
    assert solution(work.generate_moves).text == solution("generate_moves").text


def test_a_jump_that_is_none_is_told_below_the_board() -> None:
    assert "not a knight's move" in " ".join(show([[1, 2], [0, 0]]).text.split())
    assert show([[1, 0, 0], [0, 0, 2]]).html.count("<p>") == 0


def test_what_is_printed_in_place_of_returned_is_told_as_in_the_check(solved: Path) -> None:
    rewrite(solved, "heuristic_1", "print(3)")
    assert "None, and it printed 3" in show_values(load_work().heuristic_1, empty_board(5)).text


@pytest.mark.parametrize("line", ["input()", "raise SystemExit"])
def test_a_file_that_stops_while_it_is_loaded_is_told_as_in_the_check(solved: Path, line: str) -> None:
    with (solved / LAB).open("a", encoding="utf-8") as file:
        file.write(f"\n{line}\n")
    shown = " ".join(show_moves(load_work().generate_moves, empty_board(5), (2, 2)).text.split())
    assert "while it is being loaded" in shown
    assert shown.split("The rule:")[1] in " ".join(check("generate_moves").text.split())


def test_a_function_under_another_name_is_told_as_in_the_check(solved: Path) -> None:
    text = (solved / LAB).read_text(encoding="utf-8")
    (solved / LAB).write_text(text.replace("heuristic_1", "heuristic1"), encoding="utf-8")
    for shown in (show_values(load_work().heuristic_1, empty_board(5)), check("heuristic_1")):
        assert "Next: Change the name to heuristic_1." in shown.text


def test_the_solution_needs_no_second_judgement_of_the_same_file(solved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "works." in check("heuristic_1").text
    graded: list[str] = []

    def noted(submission: Any, runner: Any, exercise: str) -> Any:
        graded.append(exercise)
        return grade_one(submission, runner, exercise)

    monkeypatch.setattr(checking, "grade_one", noted)
    assert solution("heuristic_1").text.startswith("def heuristic_1(")
    assert graded == []
    rewrite(solved, "heuristic_1", "return 1")
    assert "once your own heuristic_1 passes" in solution("heuristic_1").text
    assert graded == ["heuristic_1"]


# What is around


def test_the_start_page_shows_how_far_one_is(solved: Path) -> None:
    for path in content_folder("lessons").glob("*.ipynb"):
        (solved / "lessons" / path.name).write_bytes(path.read_bytes())
    before = overview()
    told = " ".join(before.text.split())
    assert "generate_moves: to do; 0 of 7 questions answered" in told
    assert 'href="01-the-board.ipynb"' in before.html
    assert "Start here" not in told
    check("generate_moves")
    assert "generate_moves: passed" in overview().text


def test_whatever_fails_in_the_lesson_itself_is_said_to_be_our_fault() -> None:
    @calm
    def broken() -> Card:
        raise RuntimeError("oh")

    @calm
    def interrupted() -> Card:
        raise KeyboardInterrupt

    assert "our fault" in broken().text
    assert interrupted().text == "Stopped."


def card(text: str) -> Card:
    return Card(text, text)


def test_a_long_run_can_be_stopped_and_gone_on_with() -> None:
    run = Run((share / 4, card(str(share))) for share in range(1, 5))
    run.go_on(0)
    assert (run.share, run.shown.text, run.over) == (0.25, "1", False)
    run.stopped = True
    run.go_on(10)
    assert run.shown.text == "1"
    run.stopped = False
    run.go_on(10)
    assert (run.share, run.shown.text, run.over) == (1.0, "4", True)


def test_a_long_run_that_is_interrupted_or_cannot_go_on_ends_with_what_it_has() -> None:
    def stages(end: BaseException) -> Iterator[tuple[float, Card]]:
        yield 0.5, card("half")
        raise end

    broken_off, given_up = Run(stages(KeyboardInterrupt())), Run(stages(NotReady(card("why"))))
    for run in (given_up, broken_off):
        run.go_on(10)
    assert (broken_off.over, broken_off.broken_off, broken_off.shown.text) == (True, True, "half")
    assert (given_up.over, given_up.broken_off, given_up.shown.text) == (True, False, "why")


def test_without_a_notebook_a_long_run_is_done_at_once() -> None:
    shown = LongRun(iter([(0.5, card("half")), (1.0, card("all"))])).start()
    assert (shown.html, shown.share, shown.state) == ("all", 1.0, "over")


@pytest.mark.parametrize("make", [lambda: check("heuristic_1"), lambda: show(empty_board(3)), overview])
def test_a_card_has_a_face_for_html_and_one_for_text(work: Path, make: Callable[[], Card]) -> None:
    bundle = make()._repr_mimebundle_()
    assert set(bundle) == {"text/html", "text/plain"}
    assert bundle["text/plain"] == repr(make())
    assert "<script" not in bundle["text/html"]
