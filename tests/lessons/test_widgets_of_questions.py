"""Questions as they stand in a cell: judged in the kernel, remembered in the work folder, sent nowhere."""

from pathlib import Path

import pytest

from knightstour.notebook import ask, recall
from knightstour.notebook.asking import KernelMemory
from knightstour.notebook.cards import Card
from knightstour.progress import Progress
from knightstour.questions import find_question
from knightstour.questions.widget import QuestionWidget


def answer(widget: QuestionWidget, value: object) -> None:
    """What the browser does when the button is pressed."""
    widget.set_state({"answer": value, "asked": widget.asked + 1})


@pytest.mark.parametrize(
    ("name", "kind", "wrong", "right"),
    [
        ("knights-jump", "choice", 0, 1),
        ("read-the-board", "number", "3", "2"),
        ("write-the-walk", "places", ["2", "0", "0", "3", "0"], ["2", "0", "0", "3", "1"]),
    ],
)
def test_a_question_is_answered_again_until_it_is_right(name: str, kind: str, wrong: object, right: object) -> None:
    widget = QuestionWidget(find_question(name), KernelMemory())
    assert (widget.kind, widget.mark, widget.says) == (kind, "", "")
    answer(widget, wrong)
    assert widget.mark == "wrong"
    first_words = widget.says
    assert first_words
    answer(widget, right)
    assert widget.mark == "right"
    assert widget.says != first_words
    assert widget.told == widget.asked == 2


def test_a_guess_is_kept_without_a_verdict_and_met_again(work: Path) -> None:
    widget = ask("largest-first")
    answer(widget, "12")
    assert widget.mark == "noted"
    assert widget.labels["kicker"] == "Before you see it"
    card = recall("largest-first")
    assert card.text.startswith("Your guess: 12\n")
    assert "33 squares" in card.text


def test_who_made_no_guess_is_asked_to_make_one_before_the_answer_is_open_to_see(work: Path) -> None:
    card = recall("largest-first")
    assert card.text == "You have not guessed yet. Make your guess first, and then run this cell again."
    before, closed = card.html.split("<details>")
    assert "33 squares" in closed
    assert "33 squares" not in before


def test_an_answer_outlives_the_cell_and_the_kernel(work: Path) -> None:
    answer(ask("knights-jump"), 0)
    assert Progress(work).answer_to("knights-jump") == 0
    again = ask("knights-jump")
    assert (again.answer, again.mark) == (0, "wrong")
    assert again.says.startswith("That is how a king moves.")


def test_an_answer_that_is_not_finished_is_not_remembered(work: Path) -> None:
    widget = ask("read-the-board")
    answer(widget, "two")
    assert widget.mark == "unread"
    assert Progress(work).answer_to("read-the-board") is None


def test_without_a_work_folder_the_kernel_remembers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    answer(ask("bottom-left"), 2)
    assert ask("bottom-left").answer == 2
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("value", [None, True, {"a": 1}, [1, 2], 1.5])
def test_what_cannot_be_an_answer_is_left_alone(value: object) -> None:
    widget = QuestionWidget(find_question("knights-jump"), KernelMemory())
    answer(widget, value)
    assert widget.mark == ""


def test_an_unknown_question_is_a_sentence_and_no_error(work: Path) -> None:
    shown = ask("no such question")
    assert isinstance(shown, Card)
    assert shown.text == "There is no question no such question."
