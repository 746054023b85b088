"""A student's work as the checks see it: functions to call, one session at a time."""

import contextlib
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from knightstour.course import Unit, load_course
from knightstour.lent import SOURCES, handed_out
from knightstour.messages import CourseError, _
from knightstour.runner.answers import Answer, Budget, Call, Runner, Session


@dataclass(frozen=True)
class Submission:
    """One student's files, by the stem of the unit that each belongs to.

    With ``own_folder`` the other Python files beside them are the same student's, and may be imported.
    """

    name: str
    files: Mapping[str, Path]
    own_folder: bool = False


def submission_at(path: Path, unit: Unit | None = None, name: str | None = None) -> Submission:
    """The submission that lies at ``path``: one file, or a folder with the units' files in it.

    A file whose name is a unit's stem is that unit; a file of any other name is taken for ``unit`` (by default the
    first unit of the course).  ``CourseError`` says in one sentence why there is none.
    """
    course = load_course()
    if path.is_dir():
        wanted = [unit] if unit is not None else course.units
        files = {item.stem: path / item.file_name for item in wanted if (path / item.file_name).is_file()}
        if not files:
            names = ", ".join(item.file_name for item in wanted)
            raise CourseError(
                _("There is no file to check in {path}; expected {names}.").format(path=path, names=names)
            )
        readable = {stem: _readable(file) for stem, file in files.items()}
        return Submission(name or path.resolve().name, readable, own_folder=True)
    if not path.exists():
        raise CourseError(_("There is no file or folder {path}.").format(path=path))
    if not path.is_file():
        raise CourseError(_("{path} is not an ordinary file.").format(path=path))
    of_file = unit or course.unit_of_file(path) or course.units[0]
    return Submission(name or path.stem, {of_file.stem: _readable(path)})


def _readable(path: Path) -> Path:
    """The file at ``path``; a link is followed, since a folder of one's own may hold links to one's own files."""
    if not os.access(path, os.R_OK):
        raise CourseError(_("{path} cannot be read.").format(path=path))
    return path.resolve() if path.is_symlink() else path


@dataclass
class Desk:
    """One file under judgement: its open session, and what loading it has shown.

    The file is loaded anew for each exercise, so that what is lent for one is not there for another, and nothing that
    the file keeps in memory outlives the exercise.
    """

    file: Path
    runner: Runner
    budget: Budget = field(default_factory=Budget)
    own_folder: bool = False
    _session: Session | None = None
    _exercise: str = ""
    _asked: list[Call] = field(default_factory=list)  # in the open session, for this exercise
    _lent: set[str] = field(default_factory=set)  # all functions that the open session was ever handed
    _failed_load: Answer | None = None
    again: Budget = field(default_factory=Budget)  # for making calls once more, so that it costs no check its time

    def session(self, exercise: str, lend: Sequence[str]) -> Session:
        """The session for ``exercise``, with the named functions of the course lent to it."""
        sources = {name: SOURCES[name] for name in lend}
        if self._session is not None and self._exercise != exercise and exercise in self._lent:
            self.close()  # it has been handed the very function it is now asked for
        if self._session is None:
            self._session = self.runner.open(self.file, sources, self.budget, folder=self.own_folder).__enter__()
        elif self._exercise != exercise:
            self._session.renew(sources)
        if self._exercise != exercise:
            self._asked.clear()
        self._exercise = exercise
        self._lent.update(*map(handed_out, lend))
        return self._session

    def ask(self, session: Session, calls: Sequence[Call]) -> list[Answer]:
        """The answers to ``calls``, which are remembered."""
        self._asked += calls
        return session.ask(calls)

    def asked(self) -> Sequence[Call]:
        """All that the open session was asked for its exercise, in order."""
        return self._asked

    def load(self, session: Session) -> Answer:
        """How loading ends; a file that fails once is not loaded again (it may hang)."""
        if self._failed_load is not None:
            return self._failed_load
        answer = session.load()
        if answer.ending != "returned":
            self._failed_load = answer
        return answer

    def close(self) -> None:
        """End the session, if one is open."""
        if self._session is not None:
            session, self._session = self._session, None
            self._lent.clear()
            self._asked.clear()
            session.__exit__(None, None, None)


@dataclass(frozen=True)
class Student:
    """The work on one exercise, asked by its checks."""

    desk: Desk
    exercise: str
    lend: tuple[str, ...] = ()

    @property
    def session(self) -> Session:
        """The open session of this exercise."""
        return self.desk.session(self.exercise, self.lend)

    @contextlib.contextmanager
    def afresh(self, budget: Budget | None = None) -> Iterator["Student"]:
        """The same work in a session of its own, in which nothing was called before; it may have its own ``budget``."""
        old = self.desk
        desk = Desk(old.file, old.runner, budget or old.budget, old.own_folder)
        try:
            yield Student(desk, self.exercise, self.lend)
        finally:
            desk.close()

    def load(self) -> Answer:
        """How loading the file ends."""
        return self.desk.load(self.session)

    def ask(self, calls: Sequence[Call]) -> list[Answer]:
        """The answers to all calls, in order."""
        return self.desk.ask(self.session, calls)

    def asked_before(self, calls: Sequence[Call], place: int) -> list[Call]:
        """What was asked for this exercise before the call at ``place`` of ``calls``, which were asked last."""
        asked = self.desk.asked()
        return list(asked[: len(asked) - len(calls) + place])

    def run_program(self, stdin: str) -> Answer:
        """What the file does when it is run as a program that reads ``stdin``."""
        return self.session.run_program(stdin)
