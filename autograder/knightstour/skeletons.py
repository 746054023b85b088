"""From a reference solution to the skeleton that students fill in.

A solution carries no markers.  Its text is taken apart by its syntax tree: the functions that are exercises keep their
signature, decorators and docstring and lose their body; private helpers (``_name``) and imports that only those bodies
used go with them, and with the comments above them; every other line stays as it is.
"""

import ast
import io
import symtable
import tokenize
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeGuard

from knightstour.course import Course, content_folder, load_course
from knightstour.messages import CourseError
from knightstour.saving import save_text

LINE_LENGTH = 120  # as in pyproject.toml; an import that loses names is laid out again

TODO = "# TODO: replace the next line with your own code."

Function = ast.FunctionDef | ast.AsyncFunctionDef


def sync_skeletons(check: bool = False, course: Course | None = None) -> list[str]:
    """Write every skeleton that differs from its solution, or with ``check`` write none; one sentence for each."""
    sentences = []
    for unit in (course or load_course()).units:
        solution = content_folder("solutions") / unit.file_name
        skeleton = content_folder("skeletons") / unit.file_name
        if not solution.is_file():
            sentences.append(f"solutions/{unit.file_name} is missing.")
            continue
        wanted = strip_solution(solution.read_text(encoding="utf-8"), unit.functions)
        if skeleton.is_file() and skeleton.read_bytes() == wanted.encode("utf-8"):
            continue
        if check:
            sentences.append(f"skeletons/{unit.file_name} differs from its solution; run knightstour sync.")
        else:
            skeleton.parent.mkdir(exist_ok=True)
            save_text(skeleton, wanted)
            sentences.append(f"skeletons/{unit.file_name} was written.")
    return sentences


def strip_solution(source: str, exercises: Collection[str]) -> str:
    """The skeleton of a solution in which the functions ``exercises`` are to be written by the student."""
    tree = ast.parse(source)
    _require_lines_of_their_own(tree.body)
    functions = [_find_function(tree, name) for name in exercises]
    doomed = _helpers_of(tree, functions)
    text = _Text(source)
    for statement in tree.body:
        if isinstance(statement, ast.Import | ast.ImportFrom):
            _strip_import(text, statement, doomed)
        elif (names := _private_names(statement)) and names <= doomed:
            text.remove_with_comments(statement)
    for function in functions:
        _strip_body(text, function)
    return text.joined()


def _find_function(tree: ast.Module, name: str) -> Function:
    found = [statement for statement in tree.body if _is_function(statement) and statement.name == name]
    if len(found) != 1:
        raise CourseError(f"A solution must define the function {name} once, at the top level.")
    function = found[0]
    if ast.get_docstring(function) is None:
        raise CourseError(f"The function {name} needs a docstring, because it is the task that students read.")
    _require_lines_of_their_own(function.body)
    return function


def _is_function(statement: ast.stmt) -> TypeGuard[Function]:
    return isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef)


def _require_lines_of_their_own(statements: Sequence[ast.stmt]) -> None:
    for before, after in zip(statements, statements[1:], strict=False):
        if _first_line(after) <= (before.end_lineno or 0):
            raise CourseError(f"Line {after.lineno} of a solution holds two statements; format the file first.")


# What only the removed bodies used


@dataclass(frozen=True)
class _Definition:
    """A top-level statement that may go: the names it binds, and the names it needs."""

    names: frozenset[str]
    needs: frozenset[str]


def _helpers_of(tree: ast.Module, exercises: Collection[Function]) -> set[str]:
    """The private names and imported names that are reached in the solution, but not once the bodies are gone."""
    with_bodies = _reached(tree.body)
    hollow = [_without_body(stmt) if _is_function(stmt) and stmt in exercises else stmt for stmt in tree.body]
    return with_bodies - _reached(hollow)


def _without_body(function: Function) -> ast.stmt:
    fields = dict(ast.iter_fields(function)) | {"body": [ast.Pass()]}
    return ast.copy_location(type(function)(**fields), function)


def _reached(statements: Iterable[ast.stmt]) -> set[str]:
    """The names that may go but are needed, directly or through one another, by the statements that must stay."""
    definitions: list[_Definition] = []
    wanted: set[str] = set()
    for statement in statements:
        found = list(_definitions(statement))
        definitions += found
        wanted |= set() if found else _names_needed(statement)
    reached: set[str] = set()
    while used := [definition for definition in definitions if definition.names & wanted]:
        definitions = [definition for definition in definitions if definition not in used]
        reached |= {name for definition in used for name in definition.names}
        wanted = {name for definition in used for name in definition.needs}
    return reached


def _definitions(statement: ast.stmt) -> Iterator[_Definition]:
    """What a statement defines that may go; nothing if the statement must stay."""
    if isinstance(statement, ast.Import | ast.ImportFrom):
        if getattr(statement, "module", None) != "__future__":
            yield from (_Definition(frozenset([_bound_name(alias)]), frozenset()) for alias in statement.names)
    elif names := _private_names(statement):
        yield _Definition(names, _names_needed(statement))


def _private_names(statement: ast.stmt) -> frozenset[str]:
    """The names that a statement binds, if it only binds private ones."""
    match statement:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            names = [name]
        case ast.Assign(targets=targets):
            names = [name for target in targets for name in _target_names(target)]
        case ast.AnnAssign(target=target):
            names = list(_target_names(target))
        case _:
            return frozenset()
    return frozenset(names) if all(_is_private(name) for name in names) else frozenset()


def _bound_name(alias: ast.alias) -> str:
    return alias.asname or alias.name.partition(".")[0]


def _target_names(target: ast.expr) -> Iterator[str]:
    """The names bound by the left side of an assignment; "" for a part that is no name, such as ``table[0]``."""
    match target:
        case ast.Name(id=name):
            yield name
        case ast.Tuple(elts=parts) | ast.List(elts=parts):
            for part in parts:
                yield from _target_names(part)
        case _:
            yield ""


def _is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def _names_needed(statement: ast.stmt) -> frozenset[str]:
    """The module-level names that a top-level statement uses, local names of functions set apart."""
    code = ast.unparse(_QuotedAnnotations().visit(ast.parse(ast.unparse(statement))))
    module = symtable.symtable(code, "solution", "exec")
    # A statement that must stay needs what it binds, too: "_count += 1" is no use without "_count = 0".
    stays = not _private_names(statement)
    own = {symbol.get_name() for symbol in module.get_symbols() if symbol.is_referenced() or stays}
    return frozenset(own | set(_globals_used(module)))


def _globals_used(table: symtable.SymbolTable) -> Iterator[str]:
    for child in table.get_children():
        yield from (symbol.get_name() for symbol in child.get_symbols() if symbol.is_global())
        yield from _globals_used(child)


class _QuotedAnnotations(ast.NodeTransformer):
    """Takes annotations and ``__all__`` out of their quotes, so that the names in them count as used."""

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = node.annotation and _unquoted(node.annotation)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        node.annotation = _unquoted(node.annotation)
        self.generic_visit(node)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        node.returns = node.returns and _unquoted(node.returns)
        self.generic_visit(node)
        return node

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AsyncFunctionDef:
        node.returns = node.returns and _unquoted(node.returns)
        self.generic_visit(node)
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.Assign:
        if any(isinstance(target, ast.Name) and target.id == "__all__" for target in node.targets):
            node.value = _unquoted(node.value)
        self.generic_visit(node)
        return node


def _unquoted(annotation: ast.expr) -> ast.expr:
    class Unquote(ast.NodeTransformer):
        def visit_Constant(self, node: ast.Constant) -> ast.expr:
            if not isinstance(node.value, str):
                return node
            try:
                return ast.parse(node.value, mode="eval").body
            except SyntaxError:
                return node  # a text that is no type, as in Literal["not a name"]

    changed: ast.expr = Unquote().visit(annotation)
    return changed


# Cutting the text


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
        raise CourseError(f"The function {function.name} of a solution has no body below its docstring.")
    text.replace(first, last, todo)


def _strip_import(text: _Text, statement: ast.Import | ast.ImportFrom, doomed: Collection[str]) -> None:
    kept = [alias for alias in statement.names if _bound_name(alias) not in doomed]
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
