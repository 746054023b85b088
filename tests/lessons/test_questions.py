"""Questions in lessons: what they say to an answer, how they are read, and that every figure in them is so."""

import random
import re

import pytest

from knightstour.board import Board, accessibility, candidates, edge_distance, empty_board, neighbours
from knightstour.course import content_folder
from knightstour.messages import CourseError
from knightstour.progress import Answer
from knightstour.questions import find_question, load_questions, read_questions
from knightstour.questions.kinds import Choice, Number, Places
from knightstour.questions.reading import questions_of
from knightstour.walks import first_then_second, greedy_walk, squares_visited

CHOICE = """
[[question]]
name = "a"
kind = "choice"
ask = "Which?"
[[question.option]]
text = "one"
says = "No."
[[question.option]]
text = "two"
says = "Yes."
right = true
"""
CHOICE_TO_GUESS = CHOICE.replace('"choice"', '"choice"\npredict = true').replace("right = true", "")
NUMBER = """
[[question]]
name = "b"
kind = "number"
ask = "How many?"
right = 8
done = "So it is."
otherwise = "Count again."
high = 64
[[question.wrong]]
answer = 4
says = "Half of them."
"""
GUESS = """
[[question]]
name = "c"
kind = "number"
predict = true
ask = "How many?"
otherwise = "Watch."
revealed = "There are 3."
"""
PLACES = """
[[question]]
name = "d"
kind = "places"
ask = "Fill in."
board = ["1 ? .", "? . ?"]
right = [0, 2, 3]
done = "All right."
otherwise = "Look again."
[[question.wrong]]
square = [1, 2]
answer = 4
says = "One too many."
"""


def only(text: str) -> Choice | Number | Places:
    (asked,) = read_questions(text, "here").values()
    assert isinstance(asked, Choice | Number | Places)
    return asked


@pytest.mark.parametrize(
    ("text", "answer", "mark", "says"),
    [
        (CHOICE, 0, "wrong", "No."),
        (CHOICE, 1, "right", "Yes."),
        (CHOICE, 2, "unread", "Choose one of the answers first."),
        (CHOICE, -1, "unread", "Choose one of the answers first."),
        (CHOICE, "one", "unread", "Choose one of the answers first."),
        (CHOICE_TO_GUESS, 1, "noted", "Yes."),
        (NUMBER, "8", "right", "So it is."),
        (NUMBER, " 8 ", "right", "So it is."),
        (NUMBER, 8, "right", "So it is."),
        (NUMBER, "4", "wrong", "Half of them."),
        (NUMBER, "5", "wrong", "Count again."),
        (NUMBER, "eight", "unread", "Type a whole number from 0 to 64."),
        (NUMBER, "", "unread", "Type a whole number from 0 to 64."),
        (NUMBER, "65", "unread", "Type a whole number from 0 to 64."),
        (NUMBER, "-1", "unread", "Type a whole number from 0 to 64."),
        (NUMBER, "9" * 5000, "unread", "Type a whole number from 0 to 64."),
        (GUESS, "12", "noted", "Watch."),
        (PLACES, ["0", "2", "3"], "right", "All right."),
        (PLACES, ["0", "2", "4"], "wrong", "Look at row 1, column 2. One too many."),
        (PLACES, ["1", "2", "4"], "wrong", "Look at row 0, column 1. Look again."),
        (PLACES, ["0", "2"], "unread", "Fill in every empty square with a whole number."),
        (PLACES, ["0", "", "4"], "wrong", "Look at row 1, column 2. One too many."),
        (PLACES, 3, "unread", "Fill in every empty square with a whole number."),
        (PLACES, ["0", "2", "3", "4"], "right", "All right."),
    ],
)  # fmt: skip
def test_each_answer_is_told_what_fits_it(text: str, answer: Answer, mark: str, says: str) -> None:
    verdict = only(text).judge(answer)
    assert (verdict.mark, verdict.says) == (mark, says)


def test_each_blank_has_its_own_mark() -> None:
    assert only(PLACES).judge(["0", "", "4"]).marks == ("right", "unread", "wrong")


@pytest.mark.parametrize(
    ("text", "answer", "shown"),
    [(CHOICE, 1, "two"), (CHOICE, 7, ""), (NUMBER, " 12", "12"), (NUMBER, "x", ""), (PLACES, ["1", "x"], "1, ?, ?")],
)
def test_an_answer_can_be_recalled_in_words(text: str, answer: Answer, shown: str) -> None:
    assert only(text).shown(answer) == shown


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[[question]\n", "not valid TOML"),
        (CHOICE.replace('"choice"', '"essay"'), "kind must be one of"),
        (CHOICE.replace('ask = "Which?"', ""), "ask must be a text"),
        (CHOICE.replace("right = true", ""), "one that is right"),
        (CHOICE.replace('kind = "choice"', 'kind = "choice"\npredict = true'), "one that is right"),
        (CHOICE + '[[question.option]]\ntext = "three"\nsays = "Yes."\nright = true\n', "one that is right"),
        (CHOICE.replace('name = "a"', 'name = "a"\ncolour = "red"'), "colour means nothing"),
        (NUMBER.replace("right = 8", ""), "one right number"),
        (NUMBER.replace('done = "So it is."', ""), "done must be a text"),
        (GUESS.replace("predict = true", ""), "one right number"),
        (PLACES.replace("[0, 2, 3]", "[0, 2]"), "a right number for each"),
        (PLACES.replace('"? . ?"', '"? ."'), "a right number for each"),
        (PLACES.replace("square = [1, 2]", "square = [1, 1]"), "is no ?"),
        (CHOICE + CHOICE, "stands there twice"),
    ],
)
def test_a_faulty_file_is_named_with_its_first_fault(text: str, fault: str) -> None:
    with pytest.raises(CourseError) as caught:
        read_questions(text, "here")
    assert fault in str(caught.value)
    assert str(caught.value).startswith("here")


def test_a_question_that_is_not_there_gets_one_sentence() -> None:
    with pytest.raises(CourseError, match="There is no question nothing"):
        find_question("nothing")


def test_the_questions_of_a_lesson_are_known_by_its_name() -> None:
    assert "knights-jump" in questions_of("01-the-board")
    assert questions_of("99-nothing") == []


# The course's own questions


@pytest.mark.parametrize("name", sorted(load_questions()))
def test_every_wrong_answer_that_was_thought_of_gets_words_of_its_own(name: str) -> None:
    asked = load_questions()[name]
    if isinstance(asked, Choice):
        said = [option.says for option in asked.options]
        assert asked.question.predict or len(set(said)) == len(said)
    if asked.question.predict:
        assert asked.question.revealed


@pytest.mark.parametrize("path", sorted((content_folder("lessons") / "questions").glob("*.toml")), ids=lambda p: p.stem)
def test_every_question_is_asked_in_its_lesson(path: object) -> None:
    stem = getattr(path, "stem", "")
    text = (content_folder("lessons") / "source" / f"{stem}.md").read_text(encoding="utf-8")
    names = questions_of(stem)
    assert [name for name in names if f'ask("{name}")' not in text] == []
    assert text.count('ask("') == len(names)


def right_number(name: str) -> int:
    asked = find_question(name)
    assert isinstance(asked, Number)
    assert asked.right is not None
    return asked.right


def blanks(name: str) -> dict[tuple[int, int], int]:
    asked = find_question(name)
    assert isinstance(asked, Places)
    return {blank.square: blank.right for blank in asked.blanks}


def board_of(name: str) -> Board:
    """The board of a question with its blanks and dots as unvisited squares."""
    asked = find_question(name)
    assert isinstance(asked, Places)
    return [[int(cell) if cell.isdigit() else 0 for cell in row] for row in asked.cells]


def test_the_figures_of_lesson_1() -> None:
    walk = {step: square for square, step in blanks("write-the-walk").items() if step}
    assert all(walk[step + 1] in neighbours(empty_board(3, 4), walk[step]) for step in (1, 2))
    lines = sum(accessibility(empty_board(8), (row, column)) for row in range(8) for column in range(8))
    assert lines == 336
    assert "168 lines" in find_question("lines-of-the-web").question.revealed


def test_the_figures_of_lesson_2() -> None:
    board = board_of("values-by-hand")
    values = blanks("values-by-hand")
    assert {square: accessibility(board, square) for square in candidates(board, (4, 3))} == values
    visited = empty_board(8)
    visited[1][2] = 1
    assert right_number("corner-after-a-visit") == accessibility(visited, (0, 0))
    largest = squares_visited(greedy_walk(8, (0, 0), lambda board, square: -accessibility(board, square)))
    smallest = squares_visited(greedy_walk(8, (0, 0), accessibility))
    revealed = find_question("largest-first").question.revealed
    assert f"after {largest} squares" in revealed
    assert f"all {smallest}" in revealed


def test_the_figures_of_lesson_3() -> None:
    asked = find_question("find-the-rule")
    assert isinstance(asked, Places)
    shown = {
        (row, column): int(cell)
        for row, cells in enumerate(asked.cells)
        for column, cell in enumerate(cells)
        if cell != "?"
    }
    board = empty_board(7)
    assert {square: edge_distance(board, square) for square in shown} == shown
    assert {square: edge_distance(board, square) for square in blanks("find-the-rule")} == blanks("find-the-rule")
    n, i, j = 8, 0, 0
    assert right_number("zero-in-the-formula") == min(n - i, i - 1) + min(j - 1, n - j)
    assert right_number("the-middle-by-hand") == edge_distance(empty_board(8), (3, 4))
    reached = squares_visited(greedy_walk(8, (0, 0), edge_distance))
    assert f"visits {reached} squares" in find_question("how-far-by-heuristic-2").question.revealed


def choices(lesson: str) -> list[str]:
    return [name for name in questions_of(lesson) if isinstance(find_question(name), Choice)]


def text_of(lesson: str) -> str:
    return (content_folder("lessons") / "source" / f"{lesson}.md").read_text(encoding="utf-8")


def whole_starts(side: int, heuristic: object) -> list[tuple[int, int]]:
    assert callable(heuristic)
    starts = [(row, column) for row in range(side) for column in range(side)]
    return [start for start in starts if squares_visited(greedy_walk(side, start, heuristic)) == side * side]


def test_the_figures_of_lessons_4_and_5() -> None:
    assert right_number("three-by-three-from-the-middle") == squares_visited(greedy_walk(3, (1, 1), accessibility))
    round_the_middle = squares_visited(greedy_walk(3, (0, 0), accessibility))
    assert f"visits {round_the_middle} squares" in find_question("three-by-three-from-the-corner").question.revealed
    assert squares_visited(greedy_walk(8, (2, 0), accessibility)) == 64  # the start that lesson 4 begins with
    by_first, by_second = whole_starts(8, accessibility), whole_starts(8, edge_distance)
    failing = [(r, c) for r in range(8) for c in range(8) if (r, c) not in by_first]
    assert failing == [(1, 1), (3, 0), (3, 7)]
    assert by_second == [(7, 0), (7, 5)]
    assert f"{len(by_first)} of 64" in find_question("whole-tours-by-heuristic-1").question.revealed
    assert f"From {len(by_second)} of the 64" in find_question("whole-tours-by-heuristic-2").question.revealed
    assert len(whole_starts(8, first_then_second)) == 64
    alone, together = len(whole_starts(7, accessibility)), len(whole_starts(7, first_then_second))
    assert (alone, together) == (20, 15)
    revealed = find_question("seven-by-seven").question.revealed
    assert f"from {alone} starts" in revealed
    assert f"only {together}" in revealed


def test_ties_by_chance_come_to_the_share_that_lesson_5_tells() -> None:
    dice = random.Random(1823)
    starts = [(row, column) for row in range(8) for column in range(8)] * 10
    whole = sum(squares_visited(greedy_walk(8, start, accessibility, "random", dice)) == 64 for start in starts)
    (told,) = re.findall(r"About (\d+) of 100", find_question("ties-by-chance").question.revealed)
    assert abs(100 * whole / len(starts) - int(told)) < 1.5


def test_steps_in_which_the_letters_keep_their_meaning_are_the_walk() -> None:
    board, p, step = empty_board(5), (0, 0), 1
    board[0][0] = step
    while s := candidates(board, p):
        p = min(s, key=lambda square: accessibility(board, square))
        step += 1
        board[p[0]][p[1]] = step
    assert board == greedy_walk(5, (0, 0), accessibility)


LESSONS = [path.stem for path in sorted((content_folder("lessons") / "questions").glob("*.toml"))]
TO_JUDGE = [name for lesson in LESSONS for name in choices(lesson) if not find_question(name).question.predict]


def lengths(name: str) -> tuple[int, list[int]]:
    """How long the right answer is, and each wrong one."""
    asked = find_question(name)
    assert isinstance(asked, Choice)
    (right,) = (len(option.text) for option in asked.options if option.right)
    return right, [len(option.text) for option in asked.options if not option.right]


@pytest.mark.parametrize("name", TO_JUDGE)
def test_the_right_answer_is_not_the_longest_by_far(name: str) -> None:
    right, wrong = lengths(name)
    assert right <= 1.2 * max(wrong)


def test_who_always_takes_the_longest_or_the_shortest_answer_is_seldom_right() -> None:
    longest = [name for name in TO_JUDGE for right, wrong in [lengths(name)] if right > max(wrong)]
    shortest = [name for name in TO_JUDGE for right, wrong in [lengths(name)] if right < min(wrong)]
    assert max(len(longest), len(shortest)) <= 0.34 * len(TO_JUDGE)


@pytest.mark.parametrize("place", [0, 1, 2, -1])
def test_who_always_takes_the_answer_in_one_place_is_seldom_right(place: int) -> None:
    asked = [question for question in map(find_question, TO_JUDGE) if isinstance(question, Choice)]
    right = [
        question.question.name for question in asked if len(question.options) > place if question.options[place].right
    ]
    assert len(right) <= 0.45 * len(TO_JUDGE)
