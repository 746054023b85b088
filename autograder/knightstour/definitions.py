"""What the top-level statements of a file define, what they need, and what of it can be reached from where."""

import ast
import symtable
from collections.abc import Iterable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Definition:
    """A top-level statement that may go: the names it binds, and the names it needs."""

    names: frozenset[str]
    needs: frozenset[str]


def names_reached(statements: Iterable[ast.stmt], staying: set[str]) -> set[str]:
    """The names that may go but are needed, directly or not, by statements that must stay or by names ``staying``."""
    unused: list[Definition] = []
    wanted = set(staying)
    for statement in statements:
        found = list(definitions(statement))
        unused += found
        wanted |= set() if found else _names_needed(statement)
    reached: set[str] = set()
    while used := [definition for definition in unused if definition.names & wanted]:
        unused = [definition for definition in unused if definition not in used]
        reached |= {name for definition in used for name in definition.names}
        wanted = {name for definition in used for name in definition.needs}
    return reached


def definitions(statement: ast.stmt) -> Iterator[Definition]:
    """What a statement defines that may go; nothing if the statement must stay."""
    if isinstance(statement, ast.Import | ast.ImportFrom):
        if getattr(statement, "module", None) != "__future__":
            yield from (Definition(frozenset([bound_name(alias)]), frozenset()) for alias in statement.names)
    elif names := private_names(statement):
        yield Definition(names, _names_needed(statement))


def private_names(statement: ast.stmt) -> frozenset[str]:
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


def bound_name(alias: ast.alias) -> str:
    """The name that one part of an import binds: ``os`` for ``import os.path``."""
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
    stays = not private_names(statement)
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
