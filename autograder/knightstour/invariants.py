"""What must hold between ``course.toml``, solutions, skeletons, checks and lessons: ``knightstour sync --check``.

The sentences are for those who build the course and stay in English.
"""

import ast
import contextlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from knightstour.authoring import sync_lessons
from knightstour.course import Course, Exercise, Unit, checks_file, content_folder, load_course
from knightstour.results import ExerciseResult, Status
from knightstour.skeletons import sync_skeletons

Grade = Callable[[Unit, Path], Iterable[ExerciseResult]]

# A shorter piece of code, such as "n = 8" or "continue", may well stand in a hint.
SHORTEST_ANSWER = 8


def course_faults(grade: Grade | None = None, course: Course | None = None) -> list[str]:
    """One sentence for everything that does not hold; with ``grade``, solutions and skeletons are run as well."""
    course = course or load_course()
    faults = [*sync_skeletons(check=True, course=course), *_stray_files(course)]
    faults += sync_lessons(check=True, folder=content_folder("lessons"))
    for unit in course.units:
        solution = content_folder("solutions") / unit.file_name
        if not checks_file(unit).is_file():
            faults.append(f"checks/test_{unit.file_name} is missing.")
        with contextlib.suppress(OSError, SyntaxError, UnicodeDecodeError):  # faults that are named already
            faults += _telling_hints(unit, solution.read_text(encoding="utf-8"))
        if grade is not None:
            faults += _wrong_verdicts(unit, grade)
    return faults


def _stray_files(course: Course) -> Iterator[str]:
    """Files of the course that no unit names, and lessons named that are not there."""
    stems = {unit.stem for unit in course.units}
    for content in ("skeletons", "solutions"):
        for stem in sorted(_stems(content_folder(content), "*.py") - stems):
            yield f"{content}/{stem}.py belongs to no unit of course.toml."
    named = {lesson for unit in course.units for lesson in unit.lessons}
    there = _stems(content_folder("lessons"), "*.ipynb")
    for lesson in sorted(named - there):
        yield f"lessons/{lesson}.ipynb is named in course.toml but missing."
    for lesson in sorted(there - named):
        yield f"lessons/{lesson}.ipynb belongs to no unit of course.toml."


def _stems(folder: Path, pattern: str) -> set[str]:
    return {path.stem for path in folder.glob(pattern) if not path.name.startswith((".", "_"))}


def _telling_hints(unit: Unit, solution: str) -> Iterator[str]:
    bodies = {node.name: node for node in ast.parse(solution).body if isinstance(node, ast.FunctionDef)}
    answers = {_squeezed(code): name for name in unit.functions if name in bodies for code in _code_of(bodies[name])}
    for exercise in unit.exercises:
        for number, hint in enumerate(exercise.hints, start=1):
            told = next((name for code, name in answers.items() if code in _squeezed(hint)), None)
            if told is not None:
                yield f"Hint {number} of {exercise.name} gives a line of the solution of {told} away."


def _code_of(function: ast.FunctionDef) -> Iterator[str]:
    """Every line of a function's body, and every value assigned or returned, if long enough to tell something."""
    for statement in function.body[1:]:  # the docstring comes first
        pieces = ast.unparse(statement).splitlines()
        values = (getattr(node, "value", None) for node in ast.walk(statement) if isinstance(node, ast.stmt))
        pieces += [ast.unparse(value) for value in values if isinstance(value, ast.expr)]
        yield from (piece for piece in pieces if len(_squeezed(piece)) >= SHORTEST_ANSWER)


def _squeezed(text: str) -> str:
    return "".join(text.split()).casefold()


def _wrong_verdicts(unit: Unit, grade: Grade) -> Iterator[str]:
    """Exercises that the solution does not pass, or the untouched skeleton does."""
    solution = content_folder("solutions") / unit.file_name
    skeleton = content_folder("skeletons") / unit.file_name
    for exercise, status in _statuses(unit, solution, grade):
        if status is not Status.PASSED:
            yield f"solutions/{unit.file_name} does not pass {exercise.name}: {status or 'not checked'}."
    for exercise, status in _statuses(unit, skeleton, grade):
        if status is Status.PASSED:
            yield f"skeletons/{unit.file_name} passes {exercise.name} before anything is written."


def _statuses(unit: Unit, file: Path, grade: Grade) -> Iterator[tuple[Exercise, Status | None]]:
    if file.is_file():
        found = {result.name: result.status for result in grade(unit, file)}
        yield from ((exercise, found.get(exercise.name)) for exercise in unit.exercises)
