"""Runs a student's file: in a sealed process, in a plain process, or in this one.

Importing this package is cheap; a kind of runner is imported when it is first opened.
"""

import sys
from dataclasses import dataclass

from knightstour.runner.answers import Runner

LEVELS = ("full", "bwrap", "basic", "none")  # best first


@dataclass(frozen=True)
class Trial:
    """Whether a level works on this machine, found out by trying it; ``reason`` says why not."""

    level: str
    works: bool
    reason: str = ""


class LevelUnavailable(Exception):
    """The level asked for does not work here; the message says why."""

    def __init__(self, level: str, reason: str) -> None:
        super().__init__(f"{level}: {reason}")
        self.level = level
        self.reason = reason


def open_runner(level: str | None = None, memory: int | None = None) -> Runner:
    """Open a runner of ``level``, or of the best level that works here; raises `LevelUnavailable`.

    ``memory`` is how many bytes of virtual memory a worker may have, a gigabyte by default.  A level is tried before it
    is believed: the runner has already started one worker, which sealed itself and then found everything refused that
    should be.
    """
    if level is not None and level not in LEVELS:
        raise LevelUnavailable(level, f"no such level; there are {', '.join(LEVELS)}")
    reason = ""
    for name in LEVELS if level is None else (level,):
        runner, reason = _try(name, memory)
        if runner is not None:
            return runner
    raise LevelUnavailable(level or LEVELS[0], reason)


def probe() -> list[Trial]:
    """Try every level; best first."""
    trials = []
    for level in LEVELS:
        runner, reason = _try(level)
        if runner is not None:
            runner.close()
        trials.append(Trial(level, runner is not None, reason))
    return trials


def _try(level: str, memory: int | None = None) -> tuple[Runner | None, str]:
    if level == "none":
        from knightstour.runner.inline import InlineRunner

        return InlineRunner(), ""
    reason = _lacking(level)
    if reason:
        return None, reason
    from knightstour.runner.process import MEMORY, ProcessRunner

    runner = ProcessRunner(level, memory or MEMORY)
    reason = runner.why_not()
    return (None, reason) if reason else (runner, "")


def _lacking(level: str) -> str:
    """What this platform is known to lack for ``level``, before anything is tried."""
    if sys.platform == "emscripten":
        return "a web page has no processes"
    if level in ("full", "bwrap") and sys.platform != "linux":
        return "only Linux has it"
    return ""
