"""Help on the way, the same in the terminal and in a notebook: the next hint, and the course's own solution."""

import ast
from typing import NamedTuple

from knightstour.course import content_folder, load_course
from knightstour.messages import _
from knightstour.progress import Progress


class Hints(NamedTuple):
    """What a learner is told when they ask for a hint; ``again`` when they have seen all of them before."""

    texts: tuple[str, ...]
    again: bool


def next_hints(exercise: str, progress: Progress) -> Hints:
    """The next hint to an exercise, which counts as given; all of them again when none is left."""
    hints = load_course().find_exercise(exercise).hints
    given = progress.hints_given(exercise)
    if given >= len(hints):
        return Hints(tuple(_(text) for text in hints), again=True)
    progress.add_hint(exercise)
    return Hints((_(hints[given]),), again=False)


def solution_text(exercise: str) -> str:
    """The course's own code of an exercise; the whole file for one that is the whole program, or its tests."""
    course = load_course()
    unit = course.find_unit(course.find_exercise(exercise).unit)
    source = (content_folder("solutions") / unit.file_name).read_text(encoding="utf-8")
    functions = [statement for statement in ast.parse(source).body if isinstance(statement, ast.FunctionDef)]
    if exercise == unit.tests:
        wanted = [function for function in functions if function.name.startswith("test_")]
    else:
        wanted = [function for function in functions if function.name == exercise]
    return "\n\n\n".join(ast.get_source_segment(source, function) or "" for function in wanted) or source.rstrip()
