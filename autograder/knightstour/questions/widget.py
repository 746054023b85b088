"""A question as it stands in a cell.  The answer stays in the kernel and in the memory of the work folder."""

from pathlib import Path
from typing import Any, Protocol

import anywidget
import traitlets

from knightstour.draw import stylesheet
from knightstour.messages import _
from knightstour.progress import Answer
from knightstour.questions.kinds import Asked, Choice, Places

_HERE = Path(__file__).parent
_CSS = (_HERE / "question.css").read_text(encoding="utf-8")


class Memory(Protocol):
    """What remembers answers: the progress of a work folder, or the kernel."""

    def answer_to(self, question: str) -> Answer | None:
        """The latest answer to a question."""

    def add_answer(self, question: str, answer: Answer) -> None:
        """Remember an answer."""


class QuestionWidget(anywidget.AnyWidget):
    """Shows a question, and what is said to the answer."""

    _esm = _HERE / "question.js"
    _css = stylesheet(_CSS) + _CSS

    kind = traitlets.Unicode().tag(sync=True)
    ask = traitlets.Unicode().tag(sync=True)
    options = traitlets.List(traitlets.Unicode()).tag(sync=True)
    cells = traitlets.List(traitlets.List(traitlets.Unicode())).tag(sync=True)
    labels = traitlets.Dict().tag(sync=True)
    answer = traitlets.Any(None, allow_none=True).tag(sync=True)
    asked = traitlets.Int(0).tag(sync=True)  # grows with each answer, so that the same one can be given again
    mark = traitlets.Unicode("").tag(sync=True)
    says = traitlets.Unicode("").tag(sync=True)
    marks = traitlets.List(traitlets.Unicode()).tag(sync=True)
    told = traitlets.Int(0).tag(sync=True)

    def __init__(self, asked: Asked, memory: Memory) -> None:
        self._question = asked
        self._memory = memory
        answer = memory.answer_to(asked.question.name)
        super().__init__(
            kind=_kind(asked),
            ask=asked.question.ask,
            options=[option.text for option in asked.options] if isinstance(asked, Choice) else [],
            cells=[list(row) for row in asked.cells] if isinstance(asked, Places) else [],
            labels=_labels(asked),
            answer=answer,
        )
        if answer is not None:
            self._tell(answer)
        self.observe(self._judge, names="asked")

    def _judge(self, _change: Any) -> None:
        answer = _as_answer(self.answer)
        if answer is None:
            return
        self._tell(answer)
        if self.mark != "unread":
            self._memory.add_answer(self._question.question.name, answer)

    def _tell(self, answer: Answer) -> None:
        verdict = self._question.judge(answer)
        with self.hold_sync():
            self.mark, self.says, self.marks = verdict.mark, verdict.says, list(verdict.marks)
            self.told = self.asked


def _kind(asked: Asked) -> str:
    if isinstance(asked, Choice):
        return "choice"
    return "places" if isinstance(asked, Places) else "number"


def _labels(asked: Asked) -> dict[str, str]:
    predict = asked.question.predict
    return {
        "kicker": _("Before you see it") if predict else _("A question"),
        "submit": _("Keep my guess") if predict else _("Check my answer"),
        "answer": _("Your guess:") if predict else _("Your answer:"),
        "square": _("row {row}, column {column}"),
        "right": _("Right."),
        "wrong": _("Not yet."),
        "noted": _("Noted."),
        "unread": "",
        "waiting": _("No answer yet. If none comes, run this cell again."),
    }


def _as_answer(value: object) -> Answer | None:
    """What came from the browser, if it can be an answer at all."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int | str):
        return value
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return list(value)
    return None
