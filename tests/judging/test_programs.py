"""The file run as a program: what counts is the boards and what is said of them, not how."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from knightstour.board import Board, Position
from knightstour.judges.program import judge_program
from knightstour.judging import NotStarted, Unjudged, Wrong
from knightstour.results import Explanation, Picture
from knightstour.runner.answers import Answer, Ending
from tests.judging.scripted import Scripted, raised, returned, student
from tests.rules.walks import Walk, board_of, reach, tour

STARTS: list[Position] = [(0, 0), (3, 0), (7, 5)]
STARTED = "Start square: "


def dead_end() -> Walk:
    """A walk from (3, 0) to a dead end, keeping to the edge of the board."""
    walk = [(3, 0)]
    while moves := [square for square in reach(walk[-1], 8, 8) if square not in walk]:
        walk.append(min(moves))
    assert len(walk) < 64
    return tuple(walk)


WALKS = [tour(8, 8, (0, 0)), dead_end(), tour(8, 8, (7, 5))]
SENTENCES = ["A complete tour!", f"A dead end after {len(WALKS[1])} squares.", "A complete tour!"]


def shown(walk: Walk, empty: str = ".") -> str:
    board = board_of(walk, 8, 8)
    return "\n".join(" ".join((str(step) if step else empty).rjust(3) for step in row) for row in board) + "\n"


def output(sentences: Sequence[str] = SENTENCES, prompt: str = STARTED, walks: Sequence[Walk] = WALKS) -> str:
    """What a program prints whose keyboard is not shown: prompt, board, sentence, and the prompt again."""
    blocks = [f"{prompt}{shown(walk)}{sentence}\n" for walk, sentence in zip(walks, sentences, strict=True)]
    return "".join(blocks) + prompt


def judge(*programs: Answer | str, starts: Sequence[Position] = STARTS, file: str = "knights_tour.py") -> Scripted:
    session = Scripted(programs=[returned(None, item) if isinstance(item, str) else item for item in programs])
    judge_program(student(session, "whole_program", Path(file)), starts)
    return session


def told(*programs: Answer | str) -> Explanation:
    with pytest.raises(Wrong) as caught:
        judge(*programs)
    return caught.value.explanation


def printed_then(printed: str, ending: Answer) -> Answer:
    return Answer(ending.ending, printed=printed, raised=ending.raised, reason=ending.reason)


# Right programs


def test_a_program_that_takes_one_start_after_another_is_run_once() -> None:
    session = judge(output())
    assert session.typed == ["0 0\n3 0\n7 5\n"]


def test_a_program_for_one_start_is_run_again_for_the_next() -> None:
    runs = [f"{STARTED}{shown(walk)}{sentence}\n" for walk, sentence in zip(WALKS, SENTENCES, strict=True)]
    session = judge(*runs)
    assert session.typed == ["0 0\n3 0\n7 5\n", "3 0\n7 5\n", "7 5\n"]


@pytest.mark.parametrize(
    ("refused", "typed"),
    [
        ([printed_then("Row: ", raised("ValueError"))], "0\n0\n3\n0\n7\n5\n"),
        ([printed_then("Row: no number\n" * 3, raised("EOFError"))], "0\n0\n3\n0\n7\n5\n"),
        ([raised("ValueError")] * 2, "0,0\n3,0\n7,5\n"),
        ([raised("SyntaxError"), *[returned(None, "Type (row, column).")] * 2], "(0, 0)\n(3, 0)\n(7, 5)\n"),
    ],
    ids=["one number a line", "asking again", "a comma between", "in brackets"],
)
def test_a_program_may_want_squares_typed_in_its_own_form(refused: list[Answer], typed: str) -> None:
    session = judge(*refused, output())
    assert session.typed[-1] == typed
    assert len(session.typed) == len(refused) + 1


def test_what_must_be_typed_is_told_in_the_form_of_the_program() -> None:
    explanation = told(*[raised("ValueError")] * 2, output(sentences=[""] * 3))
    assert explanation.flaw == "says-nothing"
    assert explanation.call == "python knights_tour.py, then type 0,0; 3,0; 7,5"


def test_a_program_may_show_a_walk_from_each_start_by_one_heuristic_after_another() -> None:
    twice = [walk for walk in WALKS for _heuristic in (1, 2)]
    judge(output(walks=twice, sentences=[sentence for sentence in SENTENCES for _heuristic in (1, 2)]))


def test_and_so_may_a_program_for_one_start() -> None:
    runs = [f"{shown(walk)}{sentence}\n" * 2 for walk, sentence in zip(WALKS, SENTENCES, strict=True)]
    session = judge(*runs)
    assert session.typed == ["0 0\n3 0\n7 5\n", "3 0\n7 5\n", "7 5\n"]


def test_a_program_that_walks_twice_from_the_first_start_ignores_the_others() -> None:
    first = f"{shown(WALKS[0])}{SENTENCES[0]}\n"
    assert told(first * 2).flaw == "wrong-start"


@pytest.mark.parametrize(
    "sentences",
    [
        ["Hoàn thành!", "Đường cùng: 40 ô.", "Hoàn thành!"],
        ["走完了", "走到死路", "走完了"],
        ["64 squares", "40 squares", "64 squares"],
        ["yes", "no", "yes"],
    ],
)
def test_sentences_may_be_in_any_words(sentences: list[str]) -> None:
    judge(output(sentences))


def test_the_sentence_may_stand_before_the_board() -> None:
    blocks = [f"{STARTED}{sentence}\n{shown(walk)}" for walk, sentence in zip(WALKS, SENTENCES, strict=True)]
    judge("".join(blocks) + STARTED)


@pytest.mark.parametrize("prompt", ["", "? ", "Row and column, from 0 to 7: ", "Type 0 0 for the corner.\n> "])
def test_any_prompt_or_none_will_do(prompt: str) -> None:
    judge(output(prompt=prompt))


def test_a_walk_may_be_shown_step_by_step() -> None:
    blocks = []
    for walk, sentence in zip(WALKS, SENTENCES, strict=True):
        steps = "\n".join(shown(walk[:length]) for length in (1, 10, len(walk)))
        blocks.append(f"{STARTED}{steps}{sentence}\n")
    judge("".join(blocks) + STARTED)


def test_a_program_may_show_more_than_it_was_asked_for() -> None:
    judge(output(walks=[*WALKS, WALKS[0]], sentences=[*SENTENCES, SENTENCES[0]]))


@pytest.mark.parametrize(
    "ending",
    [
        raised("EOFError", "EOF when reading a line"),
        raised("ValueError", "not enough values to unpack (expected 2, got 0)"),
        raised("SystemExit", "1"),
        raised("KeyboardInterrupt"),
    ],
)
def test_an_error_when_the_input_ends_does_not_count(ending: Answer) -> None:
    judge(printed_then(output(), ending))


@pytest.mark.parametrize("ending", [raised("EOFError"), raised("SystemExit", "1")])
def test_nor_does_it_in_a_program_that_is_run_again(ending: Answer) -> None:
    runs = [f"{shown(walk)}{sentence}\n" for walk, sentence in zip(WALKS, SENTENCES, strict=True)]
    judge(*(printed_then(run, ending) for run in runs))


# Wrong programs


def test_a_broken_walk_is_shown_with_its_start() -> None:
    swapped = (WALKS[1][0], *reversed(WALKS[1][1:]))
    explanation = told(output(walks=[WALKS[0], swapped, WALKS[2]]))
    assert explanation.flaw == "illegal-jump"
    assert explanation.call == "python knights_tour.py, then type 0 0, 3 0, 7 5"
    assert explanation.got == "for the start 3 0 it prints this board"
    assert explanation.picture is not None


def test_a_walk_from_another_start_is_a_wrong_start() -> None:
    assert told(output(walks=[WALKS[0]] * 3)).flaw == "wrong-start"


def test_a_walk_that_stops_early_is_found() -> None:
    assert told(output(walks=[WALKS[0][:50], *WALKS[1:]])).flaw == "stopped-early"


def test_an_empty_board_has_nothing_visited() -> None:
    assert told(output(walks=[(), (), ()])).flaw == "nothing-visited"


@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_sentence_that_says_the_opposite_is_shown_with_the_board(place: int) -> None:
    sentences = list(SENTENCES)
    sentences[place] = SENTENCES[0] if place == 1 else "This is a dead end."
    explanation = told(output(sentences))
    assert explanation.flaw == "false-claim"
    assert explanation.got == sentences[place]
    assert isinstance(explanation.picture, Picture)
    assert explanation.picture.board == board_of(WALKS[place], 8, 8)
    assert explanation.rule is not None
    assert f"{len(WALKS[place])} of 64" in explanation.rule


@pytest.mark.parametrize("sentence", [SENTENCES[0], "This is a dead end."])
def test_a_program_that_always_says_the_same_is_found(sentence: str) -> None:
    assert told(output([sentence] * 3)).flaw == "false-claim"


@pytest.mark.parametrize("prompt", ["", STARTED])
def test_a_program_that_says_nothing_is_told_so(prompt: str) -> None:
    assert told(output(["", "", ""], prompt)).flaw == "says-nothing"


@pytest.mark.parametrize(
    ("printed", "got"),
    [
        ("", "it prints nothing"),
        (" \n", "it prints nothing"),
        ("Hello\n", "Hello"),
        (str(board_of(WALKS[0], 8, 8)), None),
        ("Bad input\nBad input\n", "Bad input\\nBad input"),
    ],
)
def test_a_program_without_a_board_is_told_what_it_prints(printed: str, got: str | None) -> None:
    explanation = told(printed)
    assert explanation.flaw == "no-board-printed"
    assert explanation.got is not None
    assert got is None or explanation.got == got


def test_a_program_that_fails_before_its_first_board_shows_the_error() -> None:
    explanation = told(printed_then(STARTED, raised("ValueError", "invalid literal for int(): '0 0'", 99, "int(x)")))
    assert explanation.flaw == "raised"
    assert explanation.next == "Look at line 99 of your file."


def test_a_program_that_fails_after_its_first_board_shows_the_error() -> None:
    explanation = told(printed_then(shown(WALKS[0]) + SENTENCES[0], raised("IndexError", "list index out of range")))
    assert explanation.flaw == "raised"


def test_a_program_that_only_exits_has_shown_no_board() -> None:
    assert told(raised("SystemExit", "1")).flaw == "no-board-printed"
    assert told(raised("EOFError")).flaw == "no-board-printed"


def test_a_skeletons_error_means_not_started() -> None:
    with pytest.raises(NotStarted):
        judge(raised("NotImplementedError", "main is still to be written"))


@pytest.mark.parametrize("ending", [Ending.LOOPED, Ending.WAITED, Ending.DIED, Ending.FLOODED, Ending.BROKE_PROTOCOL])
def test_a_program_that_comes_to_a_bad_end_is_told_how(ending: Ending) -> None:
    with pytest.raises(Wrong) as caught:
        judge(Answer(ending))
    assert caught.value.fatal
    assert caught.value.explanation.flaw == ending.value.replace(" ", "-")


def test_a_program_that_does_not_end_with_its_input_is_told_that_it_was_right_so_far() -> None:
    explanation = told(printed_then(output(), Answer(Ending.LOOPED)))
    assert explanation.flaw == "looped"
    assert explanation.rule == "The program shows each walk, but does not end when there is nothing more to read."


def test_a_wrong_board_is_worth_more_words_than_a_bad_end() -> None:
    assert told(printed_then(output(walks=[WALKS[0]] * 3), Answer(Ending.LOOPED))).flaw == "wrong-start"


def test_a_program_for_which_no_time_is_left_is_not_judged() -> None:
    with pytest.raises(Unjudged):
        judge(Answer(Ending.SKIPPED, reason="budget"))


def test_a_file_name_of_any_kind_is_shown_safely() -> None:
    session = Scripted(programs=[returned(None, "")])
    with pytest.raises(Wrong) as caught:
        judge_program(student(session, "whole_program", Path("\x1b[2J\n" + "x" * 300 + ".py")), STARTS)
    call = caught.value.explanation.call
    assert call is not None
    assert call.isprintable()
    assert len(call) < 120


Formatter = Callable[[Board], str]
FRAMED: dict[str, Formatter] = {
    "bars": lambda board: "\n".join("| " + " | ".join(f"{step:2}" for step in row) + " |" for row in board),
    "lines": lambda board: "\n".join("+--" * 8 + "+\n" + "|".join(f"{step:02}" for step in row) for row in board),
    "numbers": lambda board: (
        "    0  1  2  3  4  5  6  7\n"
        + "\n".join(f"{n} {' '.join(f'{s:2}' for s in row)}" for n, row in enumerate(board))
    ),
    "lists": lambda board: "\n".join(str(row) for row in board),
}


@pytest.mark.parametrize("frame", FRAMED)
def test_boards_may_be_framed(frame: str) -> None:
    blocks = [
        f"{STARTED}\n{FRAMED[frame](board_of(walk, 8, 8))}\n{sentence}\n"
        for walk, sentence in zip(WALKS, SENTENCES, strict=True)
    ]
    judge("".join(blocks))
