"""The learner's own file, at work in a lesson: read afresh at every use, and run where it can do no harm.

A saved change counts at the next use, with nothing to reload.  A function that is not written yet, stops with an error
or never comes to its end is answered with a few friendly words, never with a stack trace.
"""

from __future__ import annotations

import atexit
import functools
import os
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, ParamSpec

from knightstour.course import Unit, load_course
from knightstour.draw.svg import element, words
from knightstour.feedback.literals import call_text, literal, shortened
from knightstour.judging import NotStarted, Unjudged, Wrong, judge_load, returned
from knightstour.messages import CourseError, _, ngettext
from knightstour.notebook.arguments import misuse
from knightstour.notebook.blame import parts_to_blame
from knightstour.notebook.cards import Card, code, note, told_card
from knightstour.progress import Progress
from knightstour.results import Explanation
from knightstour.runner import open_runner
from knightstour.runner.answers import Answer, Budget, Call, Ending, Expression, Runner, Session
from knightstour.submission import Desk, Student
from knightstour.workfolder import FIRST_LESSON, find_work_folder, is_work_folder, like_named

Parameters = ParamSpec("Parameters")

PATIENCE = 8.0  # seconds for all that one picture asks of a function
LONG_ENOUGH = 5.0  # seconds after which what went wrong is told without a look for a better reason
A_MOMENT = 0.5  # seconds for which it may be asked without a look at the clock
ANYTHING = (object, bool)  # any kind of value will do

# Lent to the learner's file under a name that it will not use: hands out a function of the file itself, so that it can
# be an argument of another one.  The file is the module to which this was lent.
OWN = "_knightstour_own"
_OWN_SOURCE = f"""
import sys

def {OWN}(name):
    for module in list(sys.modules.values()):
        if {OWN!r} in getattr(module, "__dict__", {{}}):
            if name in module.__dict__:
                return module.__dict__[name]
    def missing(*_):
        raise NameError(f"the file has no function {{name}}")
    return missing
"""


class NotReady(Exception):
    """The learner's own work cannot do this yet; the card says what to do about it."""

    def __init__(self, card: Card) -> None:
        super().__init__(card.text)
        self.card = replace(card, trouble=True)

    def _render_traceback_(self) -> list[str]:
        """What IPython shows when nobody catches this: the words, and no stack trace."""
        return self.card.text.splitlines()


class WentWrong(NotReady):
    """The learner's work ran, and what came out cannot be shown; a better reason for it may still be found."""

    def __init__(self, function: str, title: str, told: Explanation) -> None:
        super().__init__(told_card(title, told))
        self.function = function
        self.title = title
        self.told = told


@dataclass(frozen=True)
class OwnFunction:
    """One function of the learner's file.  Called, it gives what the learner's code returns."""

    work: Work
    name: str

    is_own_function = True  # seen by who must not import this module

    def __call__(self, *arguments: Any) -> Any:
        """What the function returns; `NotReady` says in words why there is nothing."""
        return self.map([arguments])[0]

    def map(self, argument_lists: Sequence[Sequence[Any]], seconds: float = 1.0) -> list[Any]:
        """What it returns for each list of arguments, with the file loaded once; `NotReady` at the first failure."""
        return [answer.value for answer in self.answers(argument_lists, seconds)]

    def answers(self, argument_lists: Sequence[Sequence[Any]], seconds: float = 1.0) -> list[Answer]:
        """The same, with what the function printed each time."""
        calls = [Call(self.name, tuple(map(sent, arguments)), seconds=seconds) for arguments in argument_lists]
        answers = self.work.ask(calls, until_one_fails=True)
        for call, answer in zip(calls, answers, strict=False):
            value_of(call, answer)
        if len(answers) < len(calls):
            sentence = _("Your {name} takes long. In {seconds} seconds it came to its end {count} of {total} times.")
            count, total = len(answers), len(calls)
            raise NotReady(note(sentence.format(name=self.name, seconds=round(PATIENCE), count=count, total=total)))
        return answers

    def __repr__(self) -> str:
        return _("your own {name}").format(name=self.name)


class Work:
    """The learner's file of one unit: ``work.generate_moves`` is their own function of that name."""

    def __init__(self, unit: Unit, file: Path, lent: Mapping[str, str] | None = None) -> None:
        self.unit = unit
        self.file = file
        self._lent = lent or {}  # parts of the course in the place of the file's own, as text

    def __getattr__(self, name: str) -> OwnFunction:
        if name.startswith("_"):
            raise AttributeError(name)
        return OwnFunction(self, name)

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self.unit.functions]

    def ask(
        self, calls: Sequence[Call], lend: Mapping[str, str] | None = None, *, until_one_fails: bool = False
    ) -> list[Answer]:
        """The answers of the file as it is now; `NotReady` when it cannot be used, or has not what is asked for.

        ``lend`` are more functions of the course for it, as text.  With ``until_one_fails`` there are fewer answers
        when one fails, or when they take too long.
        """
        self.refuse_if_missing()
        lent = {OWN: _OWN_SOURCE, **self._lent, **(lend or {})}
        runner, budget = shared_runner(), Budget()
        with RUNNER_LOCK, runner.open(self.file, lent, budget, folder=self.is_folder) as session:
            student = Student(Desk(self.file, runner, budget, self.is_folder, session), "")
            try:
                judge_load(student)
            except Wrong as wrong:
                raise NotReady(told_card(_("Your file cannot be used yet."), wrong.explanation)) from None
            answers = _until_one_fails(session, calls) if until_one_fails else session.ask(calls)
            for call, answer in zip(calls, answers, strict=False):
                if answer.ending is Ending.MISSING:
                    value_of(call, answer, student)
        return answers

    def refuse_if_missing(self) -> None:
        """`NotReady` when the file is not there."""
        if not self.file.is_file():
            raise NotReady(missing_card(self.file))

    @property
    def is_folder(self) -> bool:
        """Whether the file lies in a folder of the learner's own, from which it may import."""
        return self.file.parent.name != "skeletons"

    @property
    def progress(self) -> Progress:
        """What the work folder remembers."""
        return Progress(self.file.parent)

    def _repr_mimebundle_(self, **_options: object) -> dict[str, Any]:
        return self.card()._repr_mimebundle_()

    def card(self) -> Card:
        """Where the file is, and which of its exercises have passed."""
        if not self.file.is_file():
            return missing_card(self.file)
        passed = self.progress.passed
        done = [name for name in self.unit.functions if name in passed]
        sentence = _("Passed so far: {names}.").format(names=", ".join(done) if done else _("nothing yet"))
        return note(sentence, title=_("Your own functions are here."), extra=file_link(self.file))


def _until_one_fails(session: Session, calls: Sequence[Call]) -> list[Answer]:
    """The answers to more and more calls at a time; none after one that failed, or after too long a time."""
    answers: list[Answer] = []
    end, size = time.monotonic() + PATIENCE, 1
    while len(answers) < len(calls) and time.monotonic() < end:
        before = time.monotonic()
        answers += session.ask(calls[len(answers) : len(answers) + size])
        if any(answer.ending is not Ending.RETURNED for answer in answers[-size:]):
            break
        size = 2 * size if time.monotonic() - before < A_MOMENT else max(size // 2, 1)
    return answers


def load_work(unit: str | None = None) -> Work:
    """The learner's file of a unit (the lab, if none is named), found from the folder that the notebook is in.

    A file that is not there is told where it is used, so that a lesson runs on to its end.
    """
    course = load_course()
    try:
        chosen = course.find_unit(unit) if unit else course.units[0]
    except CourseError as error:
        raise NotReady(note(str(error))) from None
    here = Path.cwd()
    folder = find_work_folder(here) or (here.parent if (here / FIRST_LESSON).is_file() else here)
    return Work(chosen, folder / chosen.file_name)


def missing_card(file: Path) -> Card:
    """What to do when the learner's file is not where it should be."""
    title = _("There is no file {name} here.").format(name=file.name)
    if not is_work_folder(file.parent):
        sentence = _("Make a work folder, and open the lessons in it: {command}").format(
            command="knightstour start my-tour"
        )
    elif (other := like_named(file)) is not None:
        sentence = _("Is it {other}? Then give it back its name: {name}.").format(other=other, name=file.name)
    else:
        kept = _(
            "For a fresh one, open a terminal in {folder}. Your other files stay as they are when you type: {command}"
        )
        sentence = kept.format(folder=file.parent, command="knightstour start .")
    return note(sentence, title=title)


def file_link(file: Path) -> str:
    """A line that says where a file is; a notebook opens it at a click."""
    place = Path(os.path.relpath(file, Path.cwd())).as_posix()
    return element("p", words(_("Your file:")), " ", element("a", code(place), href=place))


def sent(argument: Any) -> Any:
    """An argument as it is sent to the learner's file."""
    if isinstance(argument, OwnFunction):
        return Expression(f"{OWN}({argument.name!r})")
    if callable(argument):
        raise NotReady(note(_("Your file runs by itself, so it can only be given functions that are in it.")))
    return argument


def value_of(call: Call, answer: Answer, student: Student | None = None) -> Any:
    """What came back; `NotReady` when nothing did, in the words of the check.

    The ``student`` is needed only for a function that is not there: it may be there under another name.
    """
    try:
        return returned(student or Student(Desk(Path(), shared_runner()), ""), call, answer, "", ANYTHING)
    except NotStarted:
        message = answer.raised.message if answer.raised else ""
        raise NotReady(unfinished(message.split(" ")[0] or call.function)) from None
    except (Wrong, Unjudged) as told:
        title = _("Your {name} did not get to its end.").format(name=call.function)
        if answer.ending is Ending.MISSING:
            title = _("Your file has no {name}.").format(name=call.function)
        raise WentWrong(call.function, title, replace(told.explanation, call=text_to_paste(call))) from None


LONGEST_CALL = 380  # a longer one would be cut, and could not be pasted


def text_to_paste(call: Call) -> str | None:
    """A call as it is shown: the learner's own functions by their names; None when it is too long to be shown whole."""
    text = call_text(call.function, [_shown(argument) for argument in call.arguments])
    return text if len(text) <= LONGEST_CALL else None


def _shown(argument: Any) -> str:
    if isinstance(argument, Expression):
        return argument.source.removeprefix(f"{OWN}('").removesuffix("')")
    return literal(argument)


def unfinished(name: str) -> Card:
    """The friendly pointer for a function that is still the skeleton's."""
    if name not in {exercise.name for exercise in load_course().exercises}:
        return note(_("A part of your file is still to be written."))
    sentence = _("Write it in your file where it says TODO, save the file, and run this cell again.")
    return note(
        sentence,
        title=_("{name} is not written yet.").format(name=name),
        extra=element("p", words(_("If you want a hint:")), " ", code(f'hint("{name}")')),
    )


def calm(show: Callable[Parameters, Any]) -> Callable[Parameters, Any]:
    """A function of the lessons that always gives something to show: a learner never meets a stack trace of ours."""

    @functools.wraps(show)
    def shown(*arguments: Parameters.args, **named: Parameters.kwargs) -> Any:
        begin = time.monotonic()
        try:
            refused = misuse(show, arguments, named)
            return note(refused) if refused else show(*arguments, **named)
        except WentWrong as error:
            late = time.monotonic() - begin > LONG_ENOUGH  # nobody should wait for that twice
            return error.card if late else _with_blame(error, show, arguments, named).card
        except NotReady as error:
            return error.card
        except CourseError as error:
            return note(str(error))
        except KeyboardInterrupt:
            return note(_("Stopped."))
        except Exception as error:  # noqa: BLE001  the last net
            sentence = _("The lesson itself failed here, which is our fault: {error}.")
            return note(sentence.format(error=shortened(f"{type(error).__name__}: {error}")), kind="grader-error")

    return shown


def _with_blame(
    error: WentWrong, show: Callable[..., Any], arguments: Sequence[Any], named: Mapping[str, Any]
) -> WentWrong:
    """The same, but if it goes well with other parts of the course in the place of the learner's, those are named."""
    own = next((argument for argument in arguments if isinstance(argument, OwnFunction)), None)
    if own is None:
        return error

    def mends(parts: Mapping[str, str]) -> bool:
        lent = Work(own.work.unit, own.work.file, parts)
        try:
            shown = show(*(replace(it, work=lent) if isinstance(it, OwnFunction) else it for it in arguments), **named)
        except NotReady:
            return False
        for piece in (shown, *getattr(shown, "children", ())):
            if hasattr(piece, "stop"):  # nobody will see it, so it need not go on
                piece.stop()
        return True

    parts = parts_to_blame(own.work.unit.functions, own.name, mends)
    if not parts or error.function in parts:  # it is told already
        return error
    sentence = ngettext(
        "Look at your {parts} first. With the course's own in its place, your {name} works here.",
        "Look at your {parts} first. With the course's own in their place, your {name} works here.",
        len(parts),
    ).format(parts=", ".join(parts), name=own.name)
    return WentWrong(error.function, error.title, replace(error.told, next=sentence))


RUNNER_LOCK = threading.RLock()  # clicks are answered in another thread than cells, and a runner serves one at a time


@functools.cache
def shared_runner() -> Runner:
    """The runner of this kernel: in processes where there are any, in the kernel itself in a browser."""
    runner = open_runner("none" if sys.platform == "emscripten" else None)
    atexit.register(runner.close)
    return runner
