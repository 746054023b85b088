"""From a reference solution to the skeleton that students fill in.

A solution carries no markers.  Its text is taken apart by its syntax tree: the functions that are exercises keep their
signature, decorators and docstring and lose their body; private helpers (``_name``) and imports that only those bodies
used go with them, and with the comments above them; every other line stays as it is.
"""

import ast
import io
import tokenize
from collections.abc import Collection, Sequence
from typing import TypeGuard

from knightstour.course import Course, Unit, content_folder, load_course
from knightstour.definitions import bound_name, definitions, names_reached, private_names
from knightstour.messages import CourseError
from knightstour.saving import save_text

LINE_LENGTH = 120  # as in pyproject.toml; an import that loses names is laid out again

TODO = "# TODO: replace the next line with your own code."

Function = ast.FunctionDef | ast.AsyncFunctionDef


def sync_skeletons(check: bool = False, course: Course | None = None) -> list[str]:
    """Write every skeleton that differs from what its solution gives; one sentence for each.

    With ``check`` nothing is written; solutions that cannot be stripped get a sentence, too.
    """
    sentences = []
    for unit in (course or load_course()).units:
        skeleton = content_folder("skeletons") / unit.file_name
        try:
            wanted = skeleton_of(unit)
        except CourseError as error:
            if not check:
                raise
            sentences.append(str(error))
            continue
        if skeleton.is_file() and skeleton.read_bytes() == wanted.encode("utf-8"):
            continue
        if check:
            sentences.append(f"skeletons/{unit.file_name} differs from its solution; run knightstour sync.")
        else:
            skeleton.parent.mkdir(exist_ok=True)
            save_text(skeleton, wanted)
            sentences.append(f"skeletons/{unit.file_name} was written.")
    return sentences


def skeleton_of(unit: Unit) -> str:
    """The skeleton that a unit's solution gives."""
    try:
        source = (content_folder("solutions") / unit.file_name).read_text(encoding="utf-8")
        return strip_solution(source, unit.functions, tests=unit.tests is not None)
    except FileNotFoundError as error:
        raise CourseError(f"solutions/{unit.file_name} is missing.") from error
    except (SyntaxError, UnicodeDecodeError) as error:
        raise CourseError(f"solutions/{unit.file_name} is not Python: {error}.") from error
    except CourseError as error:
        raise CourseError(f"solutions/{unit.file_name}: {error}") from error


def strip_solution(source: str, exercises: Collection[str], *, tests: bool = False) -> str:
    """The skeleton of a solution in which the functions ``exercises`` are to be written by the student.

    With ``tests`` those of its tests that are no exercise are for the student to think of, and go.

    ``CourseError`` says in half a sentence why the solution cannot be stripped.
    """
    tree = ast.parse(source)
    _require_lines_of_their_own(tree.body)
    functions = [_find_function(tree, name) for name in exercises]
    more = [statement for statement in tree.body if tests and _is_test(statement) and statement not in functions]
    doomed = _helpers_of(tree, functions, more)
    text = _Text(source)
    for statement in tree.body:
        if statement in more:
            text.remove_with_comments(statement)
        elif isinstance(statement, ast.Import | ast.ImportFrom):
            _strip_import(text, statement, doomed)
        elif (names := private_names(statement)) and names <= doomed:
            text.remove_with_comments(statement)
    for function in functions:
        _strip_body(text, function)
    return text.joined()


def _find_function(tree: ast.Module, name: str) -> Function:
    found = [statement for statement in tree.body if _is_function(statement) and statement.name == name]
    if len(found) != 1:
        raise CourseError(f"the function {name} must be defined once, at the top level.")
    function = found[0]
    if ast.get_docstring(function) is None:
        raise CourseError(f"the function {name} needs a docstring, because it is the task that students read.")
    _require_lines_of_their_own(function.body)
    return function


def _is_function(statement: ast.stmt) -> TypeGuard[Function]:
    return isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef)


def _is_test(statement: ast.stmt) -> TypeGuard[Function]:
    return _is_function(statement) and statement.name.startswith("test_")


def _require_lines_of_their_own(statements: Sequence[ast.stmt]) -> None:
    for before, after in zip(statements, statements[1:], strict=False):
        if _first_line(after) <= (before.end_lineno or 0):
            raise CourseError(f"line {after.lineno} holds a second statement; format the file first.")


def _helpers_of(tree: ast.Module, exercises: Collection[Function], removed: Collection[ast.stmt]) -> set[str]:
    """The private names and imported names that are reached in the solution, but not once the bodies are gone."""
    with_bodies = names_reached(tree.body, set())
    kept = [stmt for stmt in tree.body if stmt not in removed]
    hollow = [_without_body(stmt) if _is_function(stmt) and stmt in exercises else stmt for stmt in kept]
    defined = (definition for statement in tree.body for definition in definitions(statement))
    idle = {name for definition in defined for name in definition.names} - with_bodies
    return with_bodies - names_reached(hollow, idle)  # what nothing uses stays, and so does what it needs


def _without_body(function: Function) -> ast.stmt:
    fields = dict(ast.iter_fields(function)) | {"body": [ast.Pass()]}
    return ast.copy_location(type(function)(**fields), function)


class _Text:
    """The lines of a file, some of them cut or replaced; line numbers count from 1 and never shift."""

    def __init__(self, source: str) -> None:
        self._source = io.StringIO(source).readlines()  # splitlines would also split at form feeds within strings
        self._lines: list[str | None] = list(self._source)
        tokens = tokenize.generate_tokens(io.StringIO(source).readline)
        comments = [token for token in tokens if token.type == tokenize.COMMENT]
        # The columns of the comments that have a line to themselves, by line.
        self._comments = {at.start[0]: at.start[1] for at in comments if at.line[: at.start[1]].strip() == ""}
        self._preamble = self._last_line_of_preamble()

    def cut(self, first: int, last: int) -> None:
        self._lines[first - 1 : last] = [None] * (last - first + 1)

    def replace(self, first: int, last: int, text: str) -> None:
        self.cut(first, last)
        self._lines[first - 1] = text

    def remove_with_comments(self, statement: ast.stmt) -> None:
        """Cut a top-level statement, the comments right above it and those that end its block."""
        first = _first_line(statement)
        while first - 1 in self._comments and first - 1 > self._preamble:
            first -= 1
        self.cut(first, self.end_of_block(statement))

    def end_of_block(self, statement: ast.stmt) -> int:
        """The last line of a statement, indented comments below it counted in."""
        last = _last_line(statement)
        for number, line in enumerate(self._source[last:], start=last + 1):
            if self._comments.get(number, 0) > statement.col_offset:
                last = number
            elif line.strip():
                break
        return last

    def joined(self) -> str:
        """The lines left; the blank lines around each cut become one gap, the widest of them."""
        kept: list[str] = []
        gaps: list[list[str]] = [[]]  # the runs of blank lines since the last line kept, parted by cuts
        for line in self._lines:
            if line is None:
                gaps.append([])
            elif not line.strip():
                gaps[-1].append(line)
            else:
                kept += [*(max(gaps, key=len) if kept else []), line]
                gaps = [[]]
        return "".join(kept)

    def _last_line_of_preamble(self) -> int:
        """The last line of what the interpreter reads in comments: ``#!`` and the encoding."""
        marks = [line.startswith("#!") or (line.startswith("#") and "coding" in line) for line in self._source[:2]]
        return max((number for number, marked in enumerate(marks, start=1) if marked), default=0)


def _first_line(statement: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(statement, "decorator_list", [])
    return min([statement.lineno, *(decorator.lineno for decorator in decorators)])


def _last_line(statement: ast.stmt) -> int:
    assert statement.end_lineno is not None  # the parser always says
    return statement.end_lineno


def _strip_body(text: _Text, function: Function) -> None:
    """Cut everything below the docstring; leave the TODO and the line that says the function is not written."""
    docstring = function.body[0]
    first, last = _last_line(docstring) + 1, text.end_of_block(function)
    indent = " " * docstring.col_offset
    todo = f'{indent}{TODO}\n{indent}raise NotImplementedError("{function.name} is not written yet")\n'
    if first > last:
        raise CourseError(f"the function {function.name} has no body below its docstring.")
    text.replace(first, last, todo)


def _strip_import(text: _Text, statement: ast.Import | ast.ImportFrom, doomed: Collection[str]) -> None:
    kept = [alias for alias in statement.names if bound_name(alias) not in doomed]
    if not kept:
        text.remove_with_comments(statement)
    elif len(kept) < len(statement.names):
        statement.names = kept
        text.replace(statement.lineno, _last_line(statement), _import_laid_out(statement))


def _import_laid_out(statement: ast.Import | ast.ImportFrom) -> str:
    line = ast.unparse(statement)
    if len(line) <= LINE_LENGTH:
        return f"{line}\n"
    head, _, names = line.partition(" import ")
    return "".join([f"{head} import (\n", *(f"    {name},\n" for name in names.split(", ")), ")\n"])
