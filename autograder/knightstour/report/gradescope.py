"""A result as Gradescope wants to read it from ``results.json``."""

from typing import Any

from knightstour.feedback.text import result_lines, status_word
from knightstour.results import SCHEMA, ExerciseResult, Result, Status
from knightstour.visible import visible

_LONGEST = 20_000


def gradescope_json(result: Result) -> dict[str, Any]:
    """The points of each exercise as a test, and the text that a student reads in the terminal.

    Checks stay inside their exercise: a student is shown one explanation at a time here, too.
    """
    text = "\n".join(line.text for line in result_lines(result))
    return {
        "score": result.score,
        "output": visible(text, _LONGEST, lines=True),
        "output_format": "text",
        "test_output_format": "text",
        "visibility": "visible",
        "stdout_visibility": "hidden",
        "tests": [_test(number, exercise) for number, exercise in enumerate(result.exercises, start=1)],
        "extra_data": {"schema": SCHEMA, "isolation": result.isolation},
    }


def _test(number: int, exercise: ExerciseResult) -> dict[str, Any]:
    return {
        "number": str(number),
        "name": visible(exercise.name),
        "score": exercise.score,
        "max_score": exercise.max_score,
        "status": "passed" if exercise.status is Status.PASSED else "failed",
        "output": status_word(exercise.status),
        "visibility": "visible",
    }
