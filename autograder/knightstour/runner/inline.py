"""Runs a submitted file in this very process, where no other can be had (Pyodide), or for practice when asked.

No protection: a submission that means harm can do all that the grader can.  Accidents are caught: exits, endless
loops of Python code, changed arguments, replaced streams and modules.
"""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from knightstour.runner.answers import FATAL, Answer, Budget, Call, Ending
from knightstour.runner.desk import read_regular
from knightstour.runner.guest import Flooded, Printed, hosting, own_ends
from knightstour.runner.performer import Performer, seed_random
from knightstour.runner.replies import LOAD_SECONDS, ReplyError, Wanted, call_request, is_spent, read_answer, skipped
from knightstour.runner.steps import OutOfSteps, stopped_after

STOPS = (OutOfSteps, Flooded)


class InlineRunner:
    """Opens sessions in this process."""

    level = "none"

    def open(self, file: Path, lend: Mapping[str, str], budget: Budget, *, folder: bool = False) -> "InlineSession":
        """Open a session on ``file``; see `Runner.open`."""
        read_regular(Path(file), 1)
        return InlineSession(os.path.abspath(file), lend, budget, folder)

    def close(self) -> None:
        """Nothing is kept."""


class InlineSession:
    """One submitted file as a module of this process."""

    def __init__(self, file: str, lend: Mapping[str, str], budget: Budget, folder: bool) -> None:
        self._file = file
        self._lend = dict(lend)
        self._budget = budget
        self._search = [os.path.dirname(file)] if folder else []
        self._modules_before = set(sys.modules)
        self._performer = Performer(seed_random, STOPS)
        self._loaded: Answer | None = None
        self._last_calls: list[Call] = []

    def __enter__(self) -> "InlineSession":
        return self

    def renew(self, lend: Mapping[str, str]) -> None:
        """Begin anew with other lent functions."""
        self.__exit__()
        self._lend = dict(lend)
        self._loaded = None

    def __exit__(self, *exc_info: object) -> None:
        mine = {self._file, *(os.path.join(folder, "") for folder in self._search)}
        for name in sys.modules.keys() - self._modules_before:
            if str(getattr(sys.modules[name], "__file__", "")).startswith(tuple(mine)):
                del sys.modules[name]

    def load(self) -> Answer:
        """Load the file now and say how that ended; asked again, says the same."""
        if self._loaded is None:
            self._loaded = self._perform(lambda: self._performer.load(self._file, self._lend), Wanted(LOAD_SECONDS))
        return self._loaded

    def ask(self, calls: Sequence[Call]) -> list[Answer]:
        """Answer every call, in order; see `Session.ask`."""
        if self.load().ending is not Ending.RETURNED:
            return [self.load()] * len(calls)
        self._last_calls = list(calls)
        self._performer.begin_batch()
        answers: list[Answer] = []
        for call in calls:
            if answers and (answers[-1].ending in FATAL or answers[-1].ending is Ending.SKIPPED):
                answers.append(skipped("after-fatal"))
            else:
                request = call_request(call)
                answers.append(self._perform(partial(self._performer.call, request), Wanted.by(call)))
        return answers

    def reread(self, index: int) -> Answer:
        """Tell the value of the last batch's answer ``index`` as it is now."""
        if not 0 <= index < len(self._last_calls):
            return skipped("worker-gone")
        wanted = replace(Wanted.by(self._last_calls[index]), arguments=None)
        return self._perform(lambda: self._performer.reread(index), wanted)

    def run_program(self, stdin: str, seconds: float = 5.0) -> Answer:
        """Run the file as ``__main__`` with ``stdin`` to read."""
        program = Performer(seed_random, STOPS)
        with own_ends(STOPS) as finish:
            return self._perform(lambda: program.run_program(self._file, finish), Wanted(seconds), stdin)

    def _perform(self, deed: Callable[[], dict[str, Any]], wanted: Wanted, stdin: str = "") -> Answer:
        if is_spent(self._budget):
            return skipped("budget")
        printed = Printed()
        with hosting(stdin, printed, self._search):
            outcome = self._outcome(deed, wanted)
        answer = outcome if isinstance(outcome, Answer) else self._read(outcome, wanted)
        if answer.ending is Ending.LOOPED:
            self._budget.timeouts -= 1
        return replace(answer, printed=printed.text())

    def _outcome(self, deed: Callable[[], dict[str, Any]], wanted: Wanted) -> dict[str, Any] | Answer:
        """Do it, among whatever the submission has made of this process."""
        try:
            with stopped_after(wanted.seconds, self._file):
                return deed()
        except OutOfSteps:
            return Answer(Ending.LOOPED)
        except Flooded:
            return Answer(Ending.FLOODED)
        except Exception as error:  # the runner's own code, with built-in functions that the submission replaced
            return Answer(Ending.BROKE_PROTOCOL, reason=type(error).__name__)

    def _read(self, data: dict[str, Any], wanted: Wanted) -> Answer:
        """Pass it through the same checks as a worker's frame, so that it looks the same."""
        counts = self._performer.lent.take_counts()
        try:
            return read_answer({**data, "counts": counts}, wanted.items, wanted.expected)
        except ReplyError as error:
            return Answer(Ending.BROKE_PROTOCOL, reason=str(error))
