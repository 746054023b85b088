"""What a platform shows beside a grade, as text: how far the work is, and the one thing to look at next."""

import codecs
import io
import re
import tokenize
from collections.abc import Sequence

from knightstour.feedback.text import first_unsolved, heading, points, result_lines, status_word
from knightstour.messages import _
from knightstour.results import Result, Status
from knightstour.visible import visible

_LONGEST = 1_000
_LONGEST_LINE = 300
_CODING = re.compile(rb"^[ \t\f]*#.*?coding[:=][ \t]*[-\w.]+")  # as Python finds it


def comment_lines(result: Result) -> Sequence[str]:
    """A short comment without pictures, which need a page or a terminal."""
    share = _("{score} of {max_score} points")
    lines = [share.format(score=points(result.score), max_score=points(result.max_score))]
    lines += [
        f"{exercise.name}: {points(exercise.score)}/{points(exercise.max_score)}, {status_word(exercise.status)}"
        for exercise in result.exercises
    ]
    unsolved = first_unsolved(result.exercises)
    if unsolved is not None and unsolved[1].status is not Status.NOT_STARTED:
        exercise, check = unsolved
        told = check.explanation
        lines.append(heading(exercise.name, check))
        labelled = ((_("You can try it:"), told.call), (_("It gave:"), told.got), (_("The rule:"), told.rule))
        lines += [f"{label} {text}" for label, text in (*labelled, (_("Next:"), told.next)) if text]
        lines = [part for line in lines for part in line.splitlines()]
    return [visible(line, _LONGEST_LINE) for line in lines]


def commented_file(result: Result, source: bytes) -> bytes:
    """A student's file with the feedback above it: platforms show it under the file's own name.

    A byte order mark counts only at the beginning, and a line that says how the file is encoded only among the first
    two, so these stay above.
    """
    if source.startswith(codecs.BOM_UTF8):
        return codecs.BOM_UTF8 + commented_file(result, source.removeprefix(codecs.BOM_UTF8))
    text = "\n".join(f"# {line.text}".rstrip() for line in result_lines(result))
    first, encoding = _first_lines(source)
    comment = visible(text, 10 * _LONGEST, lines=True).encode(encoding, "backslashreplace")
    return first + comment + b"\n\n" + source[len(first) :]


def _first_lines(source: bytes) -> tuple[bytes, str]:
    """The lines that must come first, and the encoding that they tell."""
    lines = source.splitlines(keepends=True)[:2]
    told = [number for number, line in enumerate(lines, start=1) if _CODING.match(line)]
    count = told[0] if told else int(source.startswith(b"#!"))
    try:
        encoding = tokenize.detect_encoding(io.BytesIO(source).readline)[0] if told else "utf-8"
    except (SyntaxError, UnicodeDecodeError):
        encoding = "ascii"
    first = b"".join(lines[:count])
    return first, encoding
