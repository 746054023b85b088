"""A board is read back however a program prints it, and its sentences are held against it only when they are clear."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knightstour.board import Board
from knightstour.printout import Printout, claims_complete, first_false_claim, read_printout, says_nothing
from tests.rules.walks import board_of, tour

WHOLE = board_of(tour(8, 8, (0, 0)), 8, 8)
DEAD_END = board_of(tour(8, 8, (0, 0))[:57], 8, 8)
OTHER = board_of(tour(8, 8, (3, 0)), 8, 8)


@st.composite
def walked_boards(draw: st.DrawFn) -> Board:
    """A board of 8 × 8 with the first squares of a tour on it."""
    walk = tour(8, 8, draw(st.sampled_from([(0, 0), (3, 0), (7, 5)])))
    return board_of(walk[: draw(st.integers(1, 64))], 8, 8)


def joined(separator: str, empty: str = "0", width: int = 0) -> Callable[[list[int]], str]:
    return lambda row: separator.join((str(step) if step else empty).rjust(width) for step in row)


ROWS: dict[str, Callable[[list[int]], str]] = {
    "blanks": joined(" "),
    "columns": joined("", width=4),
    "tabs": joined("\t"),
    "commas": joined(", "),
    "dots": joined(" ", ".", 2),
    "dashes": joined(" ", "-", 2),
    "underscores": joined(" ", "_", 2),
    "stars": joined(" ", "*", 3),
    "minus one": joined(" ", "-1", 3),
    "a list": str,
    "a list inside a list": lambda row: f" {row},",
    "bars": lambda row: "|" + joined(" | ", width=2)(row) + " |",
    "bars and dots": lambda row: "|" + joined(" | ", ".", 2)(row) + " |",
    "narrow bars": lambda row: "|" + joined("|")(row) + "|",
    "zeros in front": lambda row: " ".join(f"{step:02}" for step in row),
    "colours": lambda row: " ".join(f"\x1b[1;31m{step:2}\x1b[0m" for step in row),
}
FRAMES: dict[str, Callable[[list[str]], list[str]]] = {
    "none": lambda rows: rows,
    "lines between": lambda rows: [line for row in rows for line in ("+----" * 8 + "+", row)] + ["+----" * 8 + "+"],
    "blank lines between": lambda rows: [line for row in rows for line in (row, "")],
    "column numbers above": lambda rows: ["   0  1  2  3  4  5  6  7", "-" * 26, *rows],
    "column numbers from 1": lambda rows: ["1 2 3 4 5 6 7 8", *rows],
    "letters above and below": lambda rows: ["  a  b  c  d  e  f  g  h", *rows, "  a  b  c  d  e  f  g  h"],
    "row numbers": lambda rows: [f"{index}: {row}" for index, row in enumerate(rows)],
    "row numbers on both sides": lambda rows: [f"{8 - index}  {row}  {8 - index}" for index, row in enumerate(rows)],
    "a prompt before the first row": lambda rows: [f"Row and column from 0 to 7: {rows[0]}", *rows[1:]],
    "a prompt with a word behind": lambda rows: [f"Start (0 0 is the corner)? {rows[0]}", *rows[1:]],
}


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("row", ROWS)
@settings(max_examples=5)
@given(board=walked_boards())
def test_any_board_printed_in_any_usual_way_is_read_back(row: str, frame: str, board: Board) -> None:
    lines = FRAMES[frame]([ROWS[row](numbers) for numbers in board])
    text = "\n".join(["The tour:", *lines, "Done."])
    printout = read_printout(text, 8)
    assert list(printout.boards) == [board]
    assert printout.words[0].startswith("The tour:")
    assert printout.words[1].endswith("Done.")


def shown(board: Board) -> str:
    return "\n".join(" ".join(f"{step:2}" for step in row) for row in board)


def test_several_boards_come_with_the_words_before_between_and_after() -> None:
    text = f"Hello\nStart: {shown(WHOLE)}\nA complete tour.\nStart: {shown(OTHER)}\nA complete tour.\nStart: "
    printout = read_printout(text, 8)
    assert printout.boards == (WHOLE, OTHER)
    assert printout.words == ("Hello\nStart:", "A complete tour.\nStart:", "A complete tour.\nStart:")


def test_of_a_walk_shown_step_by_step_only_the_last_board_counts() -> None:
    walk = tour(8, 8, (0, 0))
    steps = [shown(board_of(walk[:length], 8, 8)) for length in (0, 1, 2, 30, 64)]
    text = "\nnext\n".join(steps) + "\ncomplete\n" + shown(OTHER)
    printout = read_printout(text, 8)
    assert printout.boards == (WHOLE, OTHER)
    assert printout.words[0].count("next") == 4
    assert printout.words[1] == "complete"


def test_the_same_board_printed_twice_is_two_boards() -> None:
    assert read_printout(f"{shown(WHOLE)}\n\n{shown(WHOLE)}", 8).boards == (WHOLE, WHOLE)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no board at all",
        "1 2 3\n4 5 6\n7 8 9",
        shown(WHOLE[:7]),
        shown(WHOLE[:4]) + "\nand now\n" + shown(WHOLE[4:]),
        shown([[step + 64 for step in row] for row in WHOLE]),
        shown([[-step - 1 for step in row] for row in WHOLE]),
        shown([[10**9 + step for step in row] for row in WHOLE]),
        str(WHOLE),
    ],
)
def test_what_is_no_board_of_that_size_is_not_read_as_one(text: str) -> None:
    printout = read_printout(text, 8)
    assert printout.boards == ()
    assert len(printout.words) == 1


@given(st.text(max_size=400) | st.text("0123456789 .-|\n,[]\x1b\0", max_size=400))
def test_any_text_can_be_read(text: str) -> None:
    printout = read_printout(text, 2)
    assert len(printout.words) == len(printout.boards) + 1
    says_nothing(printout)
    first_false_claim(printout, [True] * len(printout.boards))


@pytest.mark.parametrize(
    "words",
    [
        "A complete tour: the knight visited all 64 squares.",
        "COMPLETE!",
        "Tour complete",
        "complete: True",
        "The tour is complete.\nTime: 0.01",
    ],
)
def test_clear_words_of_success_are_a_claim(words: str) -> None:
    assert claims_complete(words) is True


@pytest.mark.parametrize(
    "words",
    [
        "A dead end: the knight visited 57 of 64 squares.",
        "Dead-end after 57 squares",
        "The knight is stuck.",
        "The tour is not complete.",
        "It isn't complete",
        "It is not a complete tour",
        "incomplete",
        "Could not complete the tour",
        "The tour cannot be completed",
        "unable to complete",
        "Failed to complete the tour",
        "No tour from here",
        "Complete: False",
        "complete? no",
        "Not complete. Dead end.",
    ],
)
def test_clear_words_of_failure_are_a_claim(words: str) -> None:
    assert claims_complete(words) is False


@pytest.mark.parametrize(
    "words",
    [
        "",
        "Hoàn thành",
        "走完全部 64 格",
        "64 squares",
        "Completed in 0.2 seconds",
        "Search complete",
        "No problem, the tour is complete",
        "Is it complete?",
        "A complete tour or a dead end",
        "It never got stuck",
        "no dead end this time",
        "complete\ndead end",
        "If the tour is complete, all squares hold a number",
    ],
)
def test_words_that_can_be_read_in_two_ways_are_no_claim(words: str) -> None:
    assert claims_complete(words) is None


def printout(*words: str) -> Printout:
    return Printout((WHOLE,) * (len(words) - 1), words)


T, F = True, False
GOOD, BAD = "A complete tour.", "A dead end."


@pytest.mark.parametrize(
    ("words", "complete"),
    [
        (("start:", f"{GOOD}\nstart:", f"{BAD}\nstart:", f"{GOOD}\nstart:"), [T, F, T]),
        ((f"start:\n{GOOD}", f"start:\n{BAD}", f"start:\n{GOOD}", "start:"), [T, F, T]),
        (("", GOOD), [T]),
        (("", BAD), [F]),
        ((GOOD, ""), [T]),
        ((BAD, ""), [F]),
        (("This program looks for a complete tour.", GOOD, BAD), [T, F]),
        (("Find a complete tour\nstart:", f"{BAD}\nFind a complete tour\nstart:"), [F]),
        (("start:", "start:", "start:"), [T, F]),
        ((), []),
        (("start:",), []),
    ],
)
def test_right_sentences_before_or_after_their_boards_are_no_fault(
    words: tuple[str, ...], complete: list[bool]
) -> None:
    assert first_false_claim(Printout((WHOLE,) * len(complete), words or ("",)), complete) is None


@pytest.mark.parametrize(
    ("words", "complete", "place", "sentence"),
    [
        (("start:", f"{GOOD}\nstart:", f"{GOOD}\nstart:", f"{GOOD}\nstart:"), [T, F, T], 1, GOOD),
        (("start:", f"{BAD}\nstart:", f"{GOOD}\nstart:", f"{BAD}\nstart:"), [T, F, T], 0, BAD),
        (("start:", f"{BAD}\nstart:", f"{BAD}\nstart:", f"{BAD}\nstart:"), [T, F, T], 0, BAD),
        ((f"start:\n{GOOD}", f"start:\n{GOOD}", f"start:\n{GOOD}", "start:"), [T, F, T], 1, GOOD),
        (("", f"it took a while\n{BAD}\nbye"), [T], 0, BAD),
        (("", GOOD), [F], 0, GOOD),
        (("This is a complete tour program.", GOOD, GOOD), [T, F], 1, GOOD),
    ],
)
def test_a_sentence_that_says_the_opposite_of_its_board_is_found(
    words: tuple[str, ...], complete: list[bool], place: int, sentence: str
) -> None:
    assert first_false_claim(printout(*words), complete) == (place, sentence)


@pytest.mark.parametrize(
    "words",
    [
        ("start:", "start:", "start:"),
        ("Hello\nstart:", "start:", "start:"),
        ("", "", ""),
        ("",) * 2,
        ("1", "2"),
    ],
)
def test_nothing_but_a_prompt_says_nothing(words: tuple[str, ...]) -> None:
    assert says_nothing(printout(*words))


@pytest.mark.parametrize(
    "words",
    [
        ("start:", f"{GOOD}\nstart:", f"{GOOD}\nstart:"),
        (f"start:\n{GOOD}", f"start:\n{GOOD}", "start:"),
        ("bắt đầu:", "xong\nbắt đầu:", "kẹt\nbắt đầu:"),
        ("", GOOD),
        (GOOD, ""),
    ],
)
def test_a_sentence_in_any_language_before_or_after_the_board_says_something(words: tuple[str, ...]) -> None:
    assert not says_nothing(printout(*words))


def test_boards_whose_visited_squares_hold_one_mark_do_not_go_on_from_each_other() -> None:
    marks = [[[min(step, 1) for step in row] for row in board] for board in (DEAD_END, WHOLE)]
    assert list(read_printout(f"{shown(marks[0])}\n\n{shown(marks[1])}", 8).boards) == marks


@pytest.mark.parametrize("sign", [".", "-", "--", "..", "__", "##", "x", "None", "0"])
def test_a_square_that_is_not_visited_may_be_shown_by_any_sign(sign: str) -> None:
    board = [[1, 0, 3], [4, 0, 0], [0, 2, 5]]
    lines = [" ".join(str(step) if step else sign for step in row) for row in board]
    assert read_printout("\n".join(lines), 3).boards == (board,)


def test_squares_named_as_on_a_chessboard_are_no_numbers() -> None:
    text = "Path: a8 -> b6 -> c8 -> d6 -> e8 -> f6 -> g8 -> h6 -> a1\n"
    assert read_printout(text, 8).boards == ()


def test_lines_of_dashes_between_the_rows_are_no_rows() -> None:
    text = "-- -- --\n1 4 7\n-- -- --\n6 0 2\n-- -- --\n3 8 5\n-- -- --\n"
    assert read_printout(text, 3).boards == ([[1, 4, 7], [6, 0, 2], [3, 8, 5]],)


def test_a_sign_between_all_the_cells_is_no_part_of_the_words() -> None:
    found = read_printout("start: 1 ~ 4 ~ 7\n6 ~ 0 ~ 2\n3 ~ 8 ~ 5\ncomplete\n", 3)
    assert found.boards == ([[1, 4, 7], [6, 0, 2], [3, 8, 5]],)
    assert found.words == ("start:", "complete")
