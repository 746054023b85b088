"""The bank of known mistakes: one small file each, with the words that explain it and the work as a student writes it.

A file lies in ``mistakes/<unit>/`` and is named by the mistake's id.  It begins with the sentence that explains what is
wrong; ``EXERCISE`` is the exercise that is spoilt, ``NEXT`` one next action; the definitions that follow take the place
of the solution's of the same names.  The files are read, never imported: they hold wrong answers.  When one is new or
changed, ``knightstour sync`` makes its fingerprint.
"""

import ast
import functools
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from knightstour.course import content_folder, load_course

FOLDER = Path(__file__).parents[1] / "mistakes"


@dataclass(frozen=True)
class Mistake:
    """A named, plausible wrong piece of work.

    ``sentence`` says what is wrong and ``next`` what to do about it, both in the source language.  ``code`` is what
    the student wrote in place of the skeleton's definitions of the same names.
    """

    id: str
    unit: str
    exercise: str
    sentence: str
    next: str
    code: str


@functools.cache
def known_mistakes(unit: str) -> tuple[Mistake, ...]:
    """All known mistakes of a unit, in the order of its exercises, then by id."""
    order = [exercise.name for exercise in load_course().find_unit(unit).exercises]
    mistakes = [read_mistake(path) for path in (FOLDER / unit).glob("*.py")]
    return tuple(sorted(mistakes, key=lambda mistake: (order.index(mistake.exercise), mistake.id)))


def read_mistake(path: Path) -> Mistake:
    """The mistake that the file at ``path`` describes."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    words = {
        target.id: statement.value.value
        for statement in tree.body
        if isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Constant)
        for target in statement.targets
        if isinstance(target, ast.Name) and target.id in ("EXERCISE", "NEXT")
    }
    head = {"EXERCISE", "NEXT"}
    code = [_text_of(text, statement) for statement in tree.body[1:] if not set(_names_bound(statement)) & head]
    return Mistake(
        id=path.stem,
        unit=path.parent.name,
        exercise=str(words["EXERCISE"]),
        sentence=sentence_of(tree),
        next=str(words["NEXT"]),
        code="\n\n\n".join(code) + "\n",
    )


def sentence_of(tree: ast.Module) -> str:
    """The sentence at the top of a file, which may be broken into lines."""
    return " ".join((ast.get_docstring(tree) or "").split())


def has_solution(unit: str) -> bool:
    """Whether the unit's solution is here; what students can look into comes without."""
    return (content_folder("solutions") / f"{unit}.py").is_file()


def submission_text(mistake: Mistake) -> str:
    """A whole submission with this one mistake in it, and everything else right."""
    solution = content_folder("solutions") / f"{mistake.unit}.py"
    return with_definitions(solution.read_text(encoding="utf-8"), mistake.code)


def with_definitions(text: str, code: str) -> str:
    """``text`` with each definition of ``code`` in the place of the one of the same name.

    What has no such place (a helper, a variable) goes before the next definition that has.
    """
    old = {name: statement for statement in ast.parse(text).body for name in _names_bound(statement)}
    lines = text.splitlines()
    replaced: list[tuple[ast.stmt, str]] = []
    waiting: list[str] = []
    for statement in ast.parse(code).body:
        waiting.append(_text_of(code, statement))
        places = [old[name] for name in _names_bound(statement) if name in old]
        if places:
            replaced.append((places[0], "\n\n\n".join(waiting)))
            waiting = []
    if waiting:
        place, before = replaced.pop()
        replaced.append((place, "\n\n\n".join([before, *waiting])))
    for place, new in sorted(replaced, key=lambda item: item[0].lineno, reverse=True):
        lines[place.lineno - 1 : place.end_lineno] = new.splitlines()
    return "\n".join(lines) + "\n"


def _names_bound(statement: ast.stmt) -> Iterator[str]:
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        yield statement.name
    targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
    yield from (target.id for target in targets if isinstance(target, ast.Name))


def _text_of(text: str, statement: ast.stmt) -> str:
    decorators = getattr(statement, "decorator_list", [])
    first = min([statement.lineno, *(decorator.lineno for decorator in decorators)])
    return "\n".join(text.splitlines()[first - 1 : statement.end_lineno])
