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
    """What was predicted, and what is so; who has not guessed yet is asked to, and may open the answer all the same."""
    asked = find_question(name)
    revealed = asked.question.revealed
    answer = memory().answer_to(name)
    if answer is None:
        said = _("You have not guessed yet. Make your guess first, and then run this cell again.")
        anyway = element("details", element("summary", words(_("Tell me anyway"))), paragraph(revealed))
        return card(paragraph(said), anyway, text=said, name=_("Your guess, and what is so"))
    said = _("Your guess: {answer}").format(answer=asked.shown(answer))
    return card(
        element("p", element("strong", words(said))),
        paragraph(revealed),
        text=f"{said}\n{revealed}",
        name=_("Your guess, and what is so"),
    )
