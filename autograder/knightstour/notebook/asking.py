"""Questions in the cells of a lesson, and predictions that are met again later."""

from pathlib import Path
from typing import Any

from knightstour.draw.svg import element, words
from knightstour.messages import _
from knightstour.notebook.cards import Card, card, paragraph
from knightstour.notebook.work import calm
from knightstour.progress import Answer, Progress
from knightstour.questions import find_question
from knightstour.questions.widget import Memory, QuestionWidget
from knightstour.workfolder import find_work_folder


class KernelMemory:
    """Remembers answers as long as the kernel runs, for a notebook that lies in no work folder."""

    def __init__(self) -> None:
        self._answers: dict[str, Answer] = {}

    def answer_to(self, question: str) -> Answer | None:
        """The latest answer to a question."""
        return self._answers.get(question)

    def add_answer(self, question: str, answer: Answer) -> None:
        """Remember an answer."""
        self._answers[question] = answer


_KERNEL = KernelMemory()


def memory() -> Memory:
    """What remembers answers here."""
    folder = find_work_folder(Path.cwd())
    return _KERNEL if folder is None else Progress(folder)


@calm
def ask(name: str) -> Any:
    """The question of this name; an answer given before is shown again."""
    return QuestionWidget(find_question(name), memory())


@calm
def recall(name: str) -> Card:
    """What was predicted, and what is so."""
    asked = find_question(name)
    answer = memory().answer_to(name)
    if answer is None:
        said = _("You made no guess this time.")
    else:
        said = _("Your guess: {answer}").format(answer=asked.shown(answer))
    return card(
        element("p", element("strong", words(said))),
        paragraph(asked.question.revealed),
        text=f"{said}\n{asked.question.revealed}",
        name=_("Your guess, and what is so"),
    )
