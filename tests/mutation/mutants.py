"""The mutants of the reference solutions."""

import ast
import difflib
import functools
import re
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path

from knightstour.course import content_folder, load_course
from tests.mutation.operators import Edit, applied, edits

LAB = "knights_tour"
SOLUTION = Path(__file__).parents[2] / "solutions" / f"{LAB}.py"
MOVE_TABLE = ("DELTA_X", "DELTA_Y")
GRADED = {exercise.name for exercise in load_course().exercises if exercise.kind == "function"}


@dataclass(frozen=True)
class Mutant:
    """One fault in the reference solution.

    ``place`` is the function it is in, or the constant, or ``__main__`` for the last lines; ``before`` and ``after``
    are the changed lines; ``exercise`` is the one that has to catch it.  ``key`` names the mutant in all files.
    """

    place: str
    line: int
    operator: str
    before: str
    after: str
    source: str
    number: int = 1

    @property
    def exercise(self) -> str:
        """The exercise that the fault is in."""
        if self.place in MOVE_TABLE:
            return "generate_moves"
        return self.place if self.place in GRADED else "whole_program"

    @property
    def key(self) -> str:
        """The mutant in one line; the same change in two like places has a number."""
        suffix = f"  #{self.number}" if self.number > 1 else ""
        return f"{self.place}: {self.before or '-'}  =>  {self.after or '-'}{suffix}"


@functools.cache
def mutants_of_unit(unit: str) -> list[Mutant]:
    """The mutants of a unit's solution; outside of the lab nobody judges what is in no exercise."""
    mutants = mutants_of((content_folder("solutions") / f"{unit}.py").read_text(encoding="utf-8"))
    return [mutant for mutant in mutants if unit == LAB or mutant.place in GRADED]


def mutants_of(source: str) -> list[Mutant]:
    """Every mutant of the program ``source`` once, in order."""
    tree = ast.parse(source)
    texts = [_text([statement]) for statement in tree.body]
    seen: set[tuple[int, str]] = set()
    found: list[Mutant] = []
    keys: Counter[str] = Counter()
    for edit in edits(tree):
        place = edit.path[0][1] or 0
        text = _changed_text(tree.body[place], edit)
        if text == texts[place] or (place, text) in seen:
            continue
        seen.add((place, text))
        before, after = _changed_lines(texts[place], text)
        whole = "\n".join([*texts[:place], *([text] if text else []), *texts[place + 1 :]])
        mutant = Mutant(_place(tree, edit), _line(tree, edit), edit.operator, before, after, whole)
        keys[mutant.key] += 1
        found.append(replace(mutant, number=keys[mutant.key]))
    return found


def _changed_text(statement: ast.stmt, edit: Edit) -> str:
    """The text of one statement of the program with the change made; nothing if it is taken out as a whole."""
    if len(edit.path) == 1 and edit.new is None:
        return ""
    alone = ast.Module([statement], [])
    return _text(applied(alone, Edit((("body", 0), *edit.path[1:]), edit.operator, edit.new)).body)


def _text(statements: list[ast.stmt]) -> str:
    return ast.unparse(ast.Module(statements, []))


def _place(tree: ast.Module, edit: Edit) -> str:
    statement = tree.body[edit.path[0][1] or 0]
    match statement:
        case ast.FunctionDef(name=name) | ast.Assign(targets=[ast.Name(id=name)]):
            return name
    return "__main__"


def _line(tree: ast.Module, edit: Edit) -> int:
    node: ast.AST = tree
    line = 1
    for field, place in edit.path:
        value = getattr(node, field)
        node = value if place is None else value[place]
        line = getattr(node, "lineno", line)
    return line


def _changed_lines(before: str, after: str) -> tuple[str, str]:
    old, new = before.splitlines(), after.splitlines()
    matcher = difflib.SequenceMatcher(None, old, new, autojunk=False)
    changed = [block for block in matcher.get_opcodes() if block[0] != "equal"]
    return (
        _joined([line for block in changed for line in old[block[1] : block[2]]]),
        _joined([line for block in changed for line in new[block[3] : block[4]]]),
    )


def _joined(lines: list[str]) -> str:
    return " / ".join(re.sub(r"\s+", " ", line).strip() for line in lines)
