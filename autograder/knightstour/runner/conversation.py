"""Asking one worker, within processor time, wall time and the submission's budget."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from knightstour.runner.answers import FATAL, Answer, Budget, Ending, Raised
from knightstour.runner.desk import Desk
from knightstour.runner.frames import FrameError
from knightstour.runner.replies import ReplyError, Wanted, is_spent, read_answer, skipped
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
                answers.append(self._next_answer(nonce, len(answers), wanted[len(answers)]))
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

    def _next_answer(self, nonce: str, index: int, wanted: Wanted) -> Answer:
        watch = Stopwatch(self._worker)
        answer = self._await(nonce, index, wanted, watch)
        self._budget.wall_seconds -= watch.wall()
        if answer.ending in (Ending.LOOPED, Ending.WAITED):
            self._budget.timeouts -= 1
        printed = self._worker.printed(index)
        self._room -= self._worker.frames.last_size
        if self._room < 0 and answer.ending is Ending.RETURNED:  # many large answers would fill the grader's memory
            answer = Answer(Ending.BAD_VALUE, reason="too-large")
        if answer.ending in FATAL:
            answer = self._close(answer)
        return self._scrubbed(replace(answer, printed=printed))

    def _close(self, answer: Answer) -> Answer:
        """End the worker after a fatal answer; a process that ended by itself has a reason."""
        ended_itself = answer.ending is Ending.DIED and self._worker.has_ended()
        code = self._end()
        if answer.ending is Ending.DIED:
            reason = "closed-channel" if not ended_itself else f"signal-{-code}" if code < 0 else f"exit-{code}"
            return replace(answer, reason=reason)
        return answer

    def _await(self, nonce: str, index: int, wanted: Wanted, watch: Stopwatch) -> Answer:
        worker = self._worker
        wall_limit = 3 * wanted.seconds + 1
        while True:
            try:
                message = worker.take(wanted.largest, wanted.items)
                if message is not None:
                    return read_answer(message, nonce, index, wanted)
            except (FrameError, ReplyError) as error:
                return Answer(Ending.BROKE_PROTOCOL, reason=str(error))
            if worker.transcript.flooded:
                return Answer(Ending.FLOODED)
            if worker.silent:
                return Answer(Ending.DIED)
            wall, used = watch.wall(), watch.used()
            if used is not None and used >= wanted.seconds:
                return Answer(Ending.LOOPED)
            if wall >= wall_limit:  # where its processor time is unknown, what took so long is taken for a loop
                idle = used is not None and used < IDLE_SHARE * wanted.seconds and worker.is_running() is not True
                return Answer(Ending.WAITED if idle else Ending.LOOPED)
            left = wall_limit - wall if used is None else min(wanted.seconds - used, wall_limit - wall)
            worker.pump(min(LOOK_EVERY, left) + 0.001)

    def _scrubbed(self, answer: Answer) -> Answer:
        """``answer`` without the name of the temporary folder, which would be another one each time."""
        scrub = self._desk.scrub
        raised = answer.raised
        if raised is not None:
            raised = Raised(raised.type_name, scrub(raised.message), raised.line, raised.source)
        return replace(answer, printed=scrub(answer.printed), raised=raised)
