"""The student's own parts in the place of those that the course lends.

A check lends the course's own parts, so that one fault costs once.  But parts can be right in more than one form: the
lent ones give squares as tuples, and a file whose own give lists may rely on that.  So work that fails with lent parts
is judged once more with its own, as far as these are right, and passes if it passes in either way.
"""

import contextlib
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NoReturn

from knightstour.judging import Unjudged, Wrong
from knightstour.lent import COUNTED, GIVEN
from knightstour.results import Explanation
from knightstour.runner.answers import Answer, Budget, Call, Expression
from knightstour.submission import Student


def may_be_a_matter_of_form(wrong: Wrong) -> bool:
    """Whether other parts may help: not where the work ended its worker.  A loop may wait for what never comes."""
    return not wrong.fatal or wrong.explanation.flaw == "looped"


def own_parts(student: Student) -> list[str]:
    """The lent names that the student's file defines, too, and may use in its own way."""
    defined = student.load().value or []
    return [name for name in student.lend if name in defined and name not in COUNTED]


@contextlib.contextmanager
def with_own_parts(student: Student, names: Sequence[str], budget: Budget) -> Iterator[Student]:
    """The same work in a session of its own in which ``names`` are the student's own."""
    with student.afresh(budget) as fresh:
        yield _WithOwnParts(fresh.desk, fresh.exercise, _under_other_names(fresh.lend, names), tuple(names))


def _under_other_names(lent: Sequence[str], names: Sequence[str]) -> tuple[str, ...]:
    return tuple(GIVEN + name if name in names else name for name in lent)


@dataclass(frozen=True)
class _WithOwnParts(Student):
    """Work with its own parts; what a check itself asks for by their names is still what the course lends."""

    own: tuple[str, ...] = ()

    def afresh(self, budget: Budget | None = None) -> NoReturn:  # noqa: ARG002  the base class names it
        """Refuse to find out more of what is wrong: that is told as it is with lent parts."""
        raise Unjudged(Explanation())

    def ask(self, calls: Sequence[Call]) -> list[Answer]:
        rename = _renamer(self.own)
        return super().ask([replace(call, arguments=tuple(map(rename, call.arguments))) for call in calls])


def _renamer(names: Sequence[str]) -> Callable[[object], object]:
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, names))})\b")

    def renamed(argument: object) -> object:
        if not isinstance(argument, Expression):
            return argument
        return Expression(pattern.sub(lambda found: GIVEN + found[0], argument.source))

    return renamed
