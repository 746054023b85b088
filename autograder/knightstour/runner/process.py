"""Runs submitted files in processes of their own: one worker a session, replaced when it comes to a bad end."""

import os
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from knightstour.runner.answers import Answer, Budget, Call, Ending
from knightstour.runner.conversation import Conversation
from knightstour.runner.desk import Desk
from knightstour.runner.levels import plan
from knightstour.runner.nursery import Nursery, open_nursery
from knightstour.runner.performer import TIDY
from knightstour.runner.replies import LOAD_SECONDS, Wanted, call_request, is_spent, skipped
from knightstour.runner.workers import Worker, WorkerFailed

MEMORY = 1024 * 1024 * 1024


class ProcessRunner:
    """Opens sessions in worker processes.  Used from one thread at a time."""

    def __init__(
        self,
        level: str = "basic",
        memory: int = MEMORY,
        nursery: Callable[[dict[str, Any]], Nursery] = open_nursery,
    ) -> None:
        self.level = level
        self._plan = plan(level, memory)
        self._open_nursery = nursery
        self._nursery: Nursery | None = None

    def open(self, file: Path, lend: Mapping[str, str], budget: Budget, *, folder: bool = False) -> "ProcessSession":
        """A session on ``file``; see `Runner.open`."""
        return ProcessSession(self, Desk(Path(file), folder, self._plan["user"]), lend, budget)

    def why_not(self) -> str:
        """Start one worker as a trial; the reason why this level does not work here, empty when it does."""
        with tempfile.TemporaryDirectory() as folder:
            if self._plan["user"] is not None:
                os.chmod(folder, 0o755)
            try:
                self.start_worker(Path(folder)).end()
            except (WorkerFailed, OSError) as error:
                self.close()
                return str(error)
        return ""

    def start_worker(self, folder: Path, stdin: Path | None = None) -> Worker:
        """A fresh worker in ``folder``; what forks it is started when needed, again if need be."""
        if self._nursery is not None:
            try:
                return self._nursery.start(folder, stdin)
            except WorkerFailed:  # brought down, at a level that lets a submission do that
                self.close()
        self._nursery = self._open_nursery(self._plan)
        return self._nursery.start(folder, stdin)

    def close(self) -> None:
        """End every process of this runner."""
        if self._nursery is not None:
            self._nursery.close()
            self._nursery = None


class ProcessSession:
    """One submitted file in one worker at a time."""

    def __init__(self, runner: ProcessRunner, desk: Desk, lend: Mapping[str, str], budget: Budget) -> None:
        self._runner = runner
        self._desk = desk
        self._lend = dict(lend)
        self._budget = budget
        self._conversation: Conversation | None = None
        self._loaded: Answer | None = None
        self._foretold_tidy = False  # by the worker, before it ran the file
        self._last_calls: list[Call] = []

    def __enter__(self) -> "ProcessSession":
        return self

    def __exit__(self, *exc_info: object) -> None:
        if self._conversation is not None:
            self._conversation.end()
        self._desk.clear()

    def load(self) -> Answer:
        """Load the file now and say how that ended; asked again, says the same."""
        if self._loaded is None:
            self._loaded = self._load_in_fresh_worker() if self._at_hand() is None else self._load()
        return self._loaded

    def renew(self, lend: Mapping[str, str]) -> None:
        """Begin anew with other lent functions; in the same worker, which is quick, if the file is tidy."""
        if self._conversation is not None and not self._is_tidy():
            self._conversation.end()
        self._lend = dict(lend)
        self._loaded = None
        self._last_calls = []

    @property
    def worker_number(self) -> int | None:
        """The process that was last asked; None when none was."""
        return None if self._conversation is None else self._conversation.worker_number

    def _is_tidy(self) -> bool:
        return self._foretold_tidy and self._loaded is not None and self._loaded.ending is Ending.RETURNED

    def _at_hand(self) -> Conversation | None:
        """The conversation with a worker that can still be asked, if there is one."""
        return None if self._conversation is None or self._conversation.over else self._conversation

    def ask(self, calls: Sequence[Call]) -> list[Answer]:
        """Answer every call, in order; see `Session.ask`."""
        loaded = self.load()
        if loaded.ending is Ending.RETURNED and self._at_hand() is None:
            loaded = self._load_in_fresh_worker()
        if loaded.ending is not Ending.RETURNED or self._conversation is None:
            return [loaded] * len(calls)
        self._last_calls = list(calls)
        request = {"do": "ask", "calls": [call_request(call) for call in calls]}
        return self._conversation.ask(request, [Wanted.by(call) for call in calls])

    def reread(self, index: int) -> Answer:
        """The value of the last batch's answer ``index`` as it is now."""
        at_hand = self._at_hand()
        if at_hand is None or not 0 <= index < len(self._last_calls):
            return skipped("worker-gone")
        wanted = replace(Wanted.by(self._last_calls[index]), arguments=None)
        return at_hand.ask({"do": "reread", "index": index, "largest": wanted.largest}, [wanted])[0]

    def run_program(self, stdin: str, seconds: float = 5.0) -> Answer:
        """Run the file as ``__main__`` with ``stdin`` to read; in the worker at hand, if the file is tidy."""
        if is_spent(self._budget):
            return skipped("budget")
        at_hand = self._at_hand()
        if at_hand is not None and self._is_tidy():
            self._loaded = None  # the module will give way to the program's
            return self._run_in(at_hand, {"stdin": stdin}, seconds)
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            text = Path(folder, "stdin")
            text.write_bytes(stdin.encode("utf-8", "surrogatepass"))
            worker = self._runner.start_worker(self._desk.path, text)
        conversation = Conversation(worker, self._budget, self._desk)
        try:
            return self._run_in(conversation, {}, seconds)
        finally:
            conversation.end()

    def _run_in(self, conversation: Conversation, given: dict[str, str], seconds: float) -> Answer:
        return conversation.ask({"do": "program", "file": str(self._desk.file), **given}, [Wanted(seconds)])[0]

    def _load_in_fresh_worker(self) -> Answer:
        if is_spent(self._budget):
            return skipped("budget")
        worker = self._runner.start_worker(self._desk.path)
        self._conversation = Conversation(worker, self._budget, self._desk)
        return self._load()

    def _load(self) -> Answer:
        assert self._conversation is not None
        request = {"do": "load", "file": str(self._desk.file), "lend": self._lend}
        foretold, loaded = self._conversation.ask(request, [Wanted(LOAD_SECONDS)] * 2)
        self._foretold_tidy = foretold.reason == TIDY
        return loaded if foretold.ending is Ending.RETURNED else foretold
