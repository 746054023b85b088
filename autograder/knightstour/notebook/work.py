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
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ParamSpec

from knightstour.course import Unit, load_course
from knightstour.draw.svg import element, words
from knightstour.feedback.endings import Error, words_of_error, words_of_load_error, words_of_missing, words_of_stop
from knightstour.feedback.literals import call_text, literal, shortened
from knightstour.messages import CourseError, _
from knightstour.notebook.cards import Card, code, note, told_card
from knightstour.progress import Progress
from knightstour.results import Explanation
from knightstour.runner import open_runner
from knightstour.runner.answers import Answer, Budget, Call, Ending, Expression, Runner
from knightstour.workfolder import find_work_folder

Parameters = ParamSpec("Parameters")

UNFINISHED = "NotImplementedError"

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
        self.card = card

    def _render_traceback_(self) -> list[str]:
        """What IPython shows when nobody catches this: the words, and no stack trace."""
        return self.card.text.splitlines()


@dataclass(frozen=True)
class OwnFunction:
    """One function of the learner's file.  Called, it gives what the learner's code returns."""

    work: Work
    name: str

    def __call__(self, *arguments: Any) -> Any:
        """What the function returns; `NotReady` says in words why there is nothing."""
        return self.map([arguments])[0]

    def map(self, argument_lists: Sequence[Sequence[Any]], seconds: float = 1.0) -> list[Any]:
        """What it returns for each list of arguments, with the file loaded once; `NotReady` at the first failure."""
        calls = [Call(self.name, tuple(map(_sent, arguments)), seconds=seconds) for arguments in argument_lists]
        answers = self.work.ask(calls)
        return [value_of(call, answer) for call, answer in zip(calls, answers, strict=True)]

    def __repr__(self) -> str:
        return _("your own {name}").format(name=self.name)


class Work:
    """The learner's file of one unit: ``work.generate_moves`` is their own function of that name."""

    def __init__(self, unit: Unit, file: Path) -> None:
        self.unit = unit
        self.file = file

    def __getattr__(self, name: str) -> OwnFunction:
        if name.startswith("_"):
            raise AttributeError(name)
        return OwnFunction(self, name)

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self.unit.functions]

    def ask(self, calls: Sequence[Call]) -> list[Answer]:
        """The answers of the file as it is now."""
        with (
            RUNNER_LOCK,
            shared_runner().open(self.file, {OWN: _OWN_SOURCE}, Budget(), folder=self.is_folder) as session,
        ):
            return session.ask(calls)

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
        passed = self.progress.passed
        done = [name for name in self.unit.functions if name in passed]
        sentence = _("Passed so far: {names}.").format(names=", ".join(done) if done else _("nothing yet"))
        return note(sentence, title=_("Your own functions are here."), extra=file_link(self.file))


def load_work(unit: str | None = None) -> Work:
    """The learner's file of a unit (the lab, if none is named), found from the folder that the notebook is in."""
    course = load_course()
    chosen = course.find_unit(unit) if unit else course.units[0]
    folder = find_work_folder(Path.cwd())
    if folder is None or not (folder / chosen.file_name).is_file():
        sentence = _("There is no file {name} near this notebook. Make a work folder with: knightstour start DIR")
        raise NotReady(note(sentence.format(name=chosen.file_name)))
    return Work(chosen, folder / chosen.file_name)


def file_link(file: Path) -> str:
    """A line that says where a file is; a notebook opens it at a click."""
    place = Path(os.path.relpath(file, Path.cwd())).as_posix()
    return element("p", words(_("Your file:")), " ", element("a", code(place), href=place))


def _sent(argument: Any) -> Any:
    """An argument as it is sent to the learner's file."""
    if isinstance(argument, OwnFunction):
        return Expression(f"{OWN}({argument.name!r})")
    if callable(argument):
        raise NotReady(note(_("Your file runs by itself, so it can only be given functions that are in it.")))
    return argument


def value_of(call: Call, answer: Answer) -> Any:
    """What came back; `NotReady` when nothing did."""
    if answer.ending is Ending.RETURNED:
        return answer.value
    raise NotReady(_card_of(call, answer))


def _card_of(call: Call, answer: Answer) -> Card:
    """What a call came to, in the words of the grader."""
    raised = answer.raised
    if raised is not None and raised.type_name == UNFINISHED:
        return unfinished(raised.message.split(" ")[0] or call.function)
    title = _("Your {name} did not get to its end.").format(name=call.function)
    if raised is not None:
        error = Error(raised.type_name, raised.message, raised.line, raised.source)
        loading = raised.type_name in {"SyntaxError", "IndentationError", "TabError"}
        got, told = words_of_load_error(error) if loading else words_of_error(error)
        title = _("Your file cannot be used yet.") if loading else title
    elif answer.ending is Ending.MISSING:
        got, told = words_of_missing(call.function, "", None)
    else:
        got, told = words_of_stop(answer.ending.value, answer.reason)
    text = call_text(call.function, [_shown(argument) for argument in call.arguments])
    return told_card(title, Explanation(text, got, told.rule, told.next, printed=answer.printed))


def _shown(argument: Any) -> str:
    if isinstance(argument, Expression):
        return argument.source.removeprefix(f"{OWN}('").removesuffix("')")
    return shortened(literal(argument), 120)


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
        try:
            return show(*arguments, **named)
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


RUNNER_LOCK = threading.RLock()  # clicks are answered in another thread than cells, and a runner serves one at a time


@functools.cache
def shared_runner() -> Runner:
    """The runner of this kernel: in processes where there are any, in the kernel itself in a browser."""
    runner = open_runner("none" if sys.platform == "emscripten" else None)
    atexit.register(runner.close)
    return runner
