"""Asking one worker, within processor time, wall time and the submission's budget."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from knightstour.runner.answers import FATAL, Answer, Budget, Ending, Raised
from knightstour.runner.desk import Desk
from knightstour.runner.frames import FrameError
from knightstour.runner.replies import ReplyError, Wanted, is_spent, read_reply, skipped
from knightstour.runner.workers import Stopwatch, Worker, new_nonce

SEND_SECONDS = 5.0
BATCH_BYTES = 24 * 1024 * 1024
LOOK_EVERY = 0.25  # seconds between looks at the processor time, at the most
IDLE_SHARE = 0.5  # out of wall time, not computing, and less than this share of its processor time used: it waited


class Conversation:
    """Questions to ``worker`` and their answers, until one of them ends it."""

    def __init__(self, worker: Worker, budget: Budget, desk: Desk) -> None:
        self._worker = worker
        self._budget = budget
        self._desk = desk
        self.over = False
        self._room = 0  # bytes that the answers to the current request may still take

    @property
    def worker_number(self) -> int:
        """The number of the process that is asked."""
        return self._worker.pid

    def ask(self, request: dict[str, Any], wanted: Sequence[Wanted]) -> list[Answer]:
        """Send ``request`` and collect an answer for each of ``wanted``; after a fatal one the rest is skipped."""
        answers: list[Answer] = []
        nonce = new_nonce()
        self._room = max([BATCH_BYTES, *(3 * one.largest for one in wanted)])
        if not wanted:
            return []
        if not self._worker.is_quiet():
            answers.append(self._close(self._unasked()))
        elif not is_spent(self._budget):
            self._worker.transcript.expect(nonce, len(wanted))
            if not self._worker.send({"nonce": nonce, **request}, SEND_SECONDS):
                answers.append(self._close(self._unasked()))
        while len(answers) < len(wanted):
            if self.over:
                answers.append(skipped("after-fatal"))
            elif is_spent(self._budget):
                # The worker is still busy with calls nobody will hear about.
                self._end()
                answers += [skipped("budget")] * (len(wanted) - len(answers))
            else:
                more = len(answers) + 1 < len(wanted)
                answers.append(self._next_answer(nonce, len(answers), wanted[len(answers)], more))
        return answers

    def end(self) -> None:
        """End the worker."""
        if not self.over:
            self._end()

    def _end(self) -> int:
        self.over = True
        return self._worker.end()

    def _unasked(self) -> Answer:
        """Say what is wrong with a worker that takes no question: it speaks first, has ended, or does not listen."""
        if len(self._worker.frames):
            return Answer(Ending.BROKE_PROTOCOL, reason="unasked")
        return Answer(Ending.DIED) if self._worker.silent else Answer(Ending.WAITED, reason="not-reading")

    def _next_answer(self, nonce: str, index: int, wanted: Wanted, more: bool) -> Answer:
        answer, printed = self._come(nonce, index, wanted) or self._awaited(nonce, index, wanted, more)
        self._room -= self._worker.frames.last_size
        if self._room < 0 and answer.ending is Ending.RETURNED:  # many large answers would fill the grader's memory
            answer = Answer(Ending.BAD_VALUE, reason="too-large")
        if answer.ending in FATAL:
            answer = self._close(answer)
        return self._scrubbed(answer, printed)

    def _close(self, answer: Answer) -> Answer:
        """End the worker after a fatal answer; a process that ended by itself has a reason."""
        ended_itself = answer.ending is Ending.DIED and self._worker.has_ended()
        code = self._end()
        if answer.ending is Ending.DIED:
            reason = "closed-channel" if not ended_itself else f"signal-{-code}" if code < 0 else f"exit-{code}"
            return replace(answer, reason=reason)
        return answer

    def _come(self, nonce: str, index: int, wanted: Wanted) -> tuple[Answer, str] | None:
        """The answer, if it has come, and what was printed meanwhile."""
        try:
            body = self._worker.take(wanted.largest)
            if body is None:
                return None
            answer, marked = read_reply(body, nonce, index, wanted)
        except (FrameError, ReplyError) as error:
            return Answer(Ending.BROKE_PROTOCOL, reason=str(error)), self._worker.printed(index)
        return answer, self._worker.printed(index) if marked else ""

    def _awaited(self, nonce: str, index: int, wanted: Wanted, more: bool) -> tuple[Answer, str]:
        """The answer that has to be waited for, soundly when ``more`` follow, and what was printed meanwhile.

        One that has come before anybody waited for it took its time while another was waited for.
        """
        watch = Stopwatch(self._worker)
        come = None
        while come is None:
            ending, seconds = self._patience(wanted, watch)
            if ending is None:
                self._worker.pump(seconds, soundly=more)
                come = self._come(nonce, index, wanted)
            else:
                come = Answer(ending), self._worker.printed(index)
        self._budget.wall_seconds -= watch.wall()
        if come[0].ending in (Ending.LOOPED, Ending.WAITED):
            self._budget.timeouts -= 1
        return come

    def _patience(self, wanted: Wanted, watch: Stopwatch) -> tuple[Ending | None, float]:
        """How a call that has not answered ended, or for how many seconds more it may go on unseen."""
        worker = self._worker
        if worker.transcript.flooded:
            return Ending.FLOODED, 0
        if worker.silent:
            return Ending.DIED, 0
        wall_limit = 3 * wanted.seconds + 1
        wall, used = watch.wall(), watch.used()
        if used is not None and used >= wanted.seconds:
            return Ending.LOOPED, 0
        if wall >= wall_limit:  # where its processor time is unknown, what took so long is taken for a loop
            idle = used is not None and used < IDLE_SHARE * wanted.seconds and worker.is_running() is not True
            return Ending.WAITED if idle else Ending.LOOPED, 0
        left = wall_limit - wall if used is None else min(wanted.seconds - used, wall_limit - wall)
        return None, min(LOOK_EVERY, left) + 0.001

    def _scrubbed(self, answer: Answer, printed: str) -> Answer:
        """``answer`` with what was ``printed``, without the name of the temporary folder, another one each time."""
        if not printed and answer.raised is None:
            return answer
        scrub = self._desk.scrub
        raised = answer.raised
        if raised is not None:
            raised = Raised(raised.type_name, scrub(raised.message), raised.line, raised.source)
        return replace(answer, printed=scrub(printed), raised=raised)
