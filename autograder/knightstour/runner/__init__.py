"""Runs a student's file: in a sealed process, in a plain process, or in this one.

Importing this package is cheap; a kind of runner is imported when it is first opened.
"""

from knightstour.runner.answers import Runner


def open_runner(level: str | None = None) -> Runner:
    """A runner of the ``level`` asked for ("full", "bwrap", "basic" or "none"), or of the best that works here."""
    if level == "none":
        from knightstour.runner.inline import InlineRunner

        return InlineRunner()
    from knightstour.runner.process import ProcessRunner

    return ProcessRunner(level or "basic")
