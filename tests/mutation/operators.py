"""What may be changed in a program: for each place in its syntax tree, the faults that one could make there."""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass

Change = tuple[str, ast.AST | None]  # the operator's name, and what comes instead of the node
Path = tuple[tuple[str, int | None], ...]  # field names and, in lists, places: the way from the root to a node

COMPARISONS: tuple[type[ast.cmpop], ...] = (ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Eq, ast.NotEq)
ARITHMETIC: tuple[type[ast.operator], ...] = (ast.Add, ast.Sub, ast.Mult, ast.FloorDiv)
CALLED: dict[str, tuple[str, ...]] = {
    "min": ("max",),
    "max": ("min",),
    "any": ("all",),
    "all": ("any",),
    "sum": ("len", "max"),
    "len": ("sum", "max"),
    "heuristic_1": ("heuristic_2",),
    "heuristic_2": ("heuristic_1",),
    "rjust": ("ljust",),
}
TABLE = {"DELTA_X", "DELTA_Y"}
NOT_MUTATED = (ast.Import, ast.ImportFrom, ast.FunctionDef, ast.ClassDef)


@dataclass(frozen=True)
class Edit:
    """One change: the node at ``path`` gives way to ``new``, or, when that is None, its statement is taken out."""

    path: Path
    operator: str
    new: ast.AST | None


def edits(tree: ast.Module) -> Iterator[Edit]:
    """Every change that is made, in the order of the program."""
    for path, node, names in _places(tree):
        for operator, new in _changes(node, names):
            yield Edit(path, operator, new)


def applied(tree: ast.Module, edit: Edit) -> ast.Module:
    """A copy of ``tree`` with the change made."""
    mutant = copy.deepcopy(tree)
    parent = _at(mutant, edit.path[:-1])
    field, place = edit.path[-1]
    if place is None:
        setattr(parent, field, edit.new)
        return ast.fix_missing_locations(mutant)
    siblings = getattr(parent, field)
    if edit.new is not None:
        siblings[place] = edit.new
    elif len(siblings) > 1 or field == "ifs":
        del siblings[place]
    else:
        siblings[place] = ast.Pass()
    return ast.fix_missing_locations(mutant)


def _at(tree: ast.AST, path: Path) -> ast.AST:
    node = tree
    for field, place in path:
        value = getattr(node, field)
        node = value if place is None else value[place]
    return node


def _places(tree: ast.Module) -> Iterator[tuple[Path, ast.AST, tuple[str, ...]]]:
    """Every node that may change, with the names of its function."""
    for index, statement in enumerate(tree.body):
        if isinstance(statement, ast.Import | ast.ImportFrom) or _is_text(statement) or _is_type(statement):
            continue
        names = _local_names(statement) if isinstance(statement, ast.FunctionDef) else ()
        yield from _below((("body", index),), statement, names)


def _below(path: Path, node: ast.AST, names: tuple[str, ...]) -> Iterator[tuple[Path, ast.AST, tuple[str, ...]]]:
    yield path, node, names
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "args") and isinstance(node, ast.FunctionDef | ast.AnnAssign):
            continue
        children = enumerate(value) if isinstance(value, list) else [(None, value)]
        for place, child in children:
            if isinstance(child, ast.AST) and not _is_text(child):
                yield from _below((*path, (field, place)), child, names)


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_type(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Subscript)


def _local_names(function: ast.FunctionDef) -> tuple[str, ...]:
    names = [argument.arg for node in ast.walk(function) if isinstance(node, ast.arguments) for argument in node.args]
    names += [node.id for node in ast.walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    return tuple(dict.fromkeys(names))


def _changes(node: ast.AST, names: tuple[str, ...]) -> Iterator[Change]:
    if isinstance(node, ast.Continue):
        yield "jump", ast.Break()
        yield "jump", ast.Return(None)
    if isinstance(node, ast.stmt):
        yield from _statement(node)
    elif isinstance(node, ast.expr):
        yield from _expression(node, names)
    elif isinstance(node, ast.comprehension):
        yield from _comprehension(node)


def _statement(node: ast.stmt) -> Iterator[Change]:
    if not isinstance(node, NOT_MUTATED):
        yield "statement deleted", None
    match node:
        case ast.If(test=test) | ast.While(test=test):
            for operator, new in _conditions(test):
                yield operator, _with(node, test=new)
        case ast.For(iter=iterated):
            for operator, new in _shortened(iterated):
                yield operator, _with(node, iter=new)
        case ast.Return(value=ast.expr()):
            yield "nothing returned", _with(node, value=None)
        case ast.AugAssign():
            yield from _augmented(node)
        case ast.Try(handlers=[ast.ExceptHandler(type=ast.Tuple(elts=kinds)) as handler]):
            for kept in kinds:
                yield "exception", _with(node, handlers=[_with(handler, type=kept)])


def _augmented(node: ast.AugAssign) -> Iterator[Change]:
    for other in ARITHMETIC:
        if not isinstance(node.op, other):
            yield "arithmetic", _with(node, op=other())
    yield "assignment", ast.Assign([node.target], node.value, lineno=node.lineno)


def _conditions(test: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    yield "condition", ast.UnaryOp(ast.Not(), test)
    if not isinstance(test, ast.Constant):  # "while True" stays as it is
        yield "condition", ast.Constant(True)
        yield "condition", ast.Constant(False)


def _shortened(iterated: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    everything = ast.Call(ast.Name("list", ast.Load()), [iterated], [])
    yield "first one left out", ast.Subscript(everything, ast.Slice(lower=ast.Constant(1)), ast.Load())
    yield "last one left out", ast.Subscript(everything, ast.Slice(upper=ast.Constant(-1)), ast.Load())
    yield "order", ast.Subscript(everything, ast.Slice(step=ast.Constant(-1)), ast.Load())


def _comprehension(node: ast.comprehension) -> Iterator[Change]:
    for operator, new in _shortened(node.iter):
        yield operator, _with(node, iter=new)
    for index, test in enumerate(node.ifs):
        yield "condition", _with(node, ifs=node.ifs[:index] + node.ifs[index + 1 :])
        for operator, condition in _conditions(test):
            yield operator, _with(node, ifs=[*node.ifs[:index], condition, *node.ifs[index + 1 :]])


def _expression(node: ast.expr, names: tuple[str, ...]) -> Iterator[Change]:
    match node:
        case ast.Name(id=name, ctx=ast.Load()):
            yield from _names(name, names)
        case ast.Constant(value=value):
            for new in _constants(value):
                yield "constant", ast.Constant(new)
        case ast.Call():
            yield from _call(node)
        case ast.Compare():
            yield from _comparison(node)
        case ast.Tuple() | ast.List() | ast.Subscript() | ast.JoinedStr():
            yield from _structure(node)
        case _:
            yield from _operation(node)


def _operation(node: ast.expr) -> Iterator[Change]:
    match node:
        case ast.BinOp(left=left, op=op, right=right):
            for other in ARITHMETIC:
                if not isinstance(op, other):
                    yield "arithmetic", _with(node, op=other())
            yield "operand", left
            yield "operand", right
            yield "operand order", _with(node, left=right, right=left)
        case ast.BoolOp(op=op, values=values):
            yield "and for or", _with(node, op=ast.Or() if isinstance(op, ast.And) else ast.And())
            for index in range(len(values)):
                rest = values[:index] + values[index + 1 :]
                yield "condition left out", rest[0] if len(rest) == 1 else _with(node, values=rest)
        case ast.UnaryOp(operand=operand):
            yield "sign", operand
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield "branch", body
            yield "branch", orelse
            yield "branch", _with(node, test=ast.UnaryOp(ast.Not(), test))


def _structure(node: ast.expr) -> Iterator[Change]:
    match node:
        case ast.Tuple(elts=[first, second]):
            yield "swapped", _with(node, elts=[second, first])
        case ast.List(elts=elements):
            for index in range(len(elements)):
                yield "element left out", _with(node, elts=elements[:index] + elements[index + 1 :])
        case ast.Subscript(value=ast.Subscript() as inner):
            yield "swapped", _with(node, value=_with(inner, slice=node.slice), slice=inner.slice)
        case ast.JoinedStr():
            yield "text", ast.Constant("")


def _comparison(node: ast.Compare) -> Iterator[Change]:
    others: tuple[type[ast.cmpop], ...] = COMPARISONS
    for index, op in enumerate(node.ops):
        if isinstance(op, ast.Is | ast.IsNot):
            others = (ast.Is, ast.IsNot)
        for other in others:
            if not isinstance(op, other):
                yield "comparison", _with(node, ops=[*node.ops[:index], other(), *node.ops[index + 1 :]])
    operands = [node.left, *node.comparators][::-1]
    yield "operand order", ast.Compare(operands[0], node.ops, operands[1:])
    if len(node.ops) == 2:
        yield "bound left out", ast.Compare(node.left, node.ops[:1], node.comparators[:1])
        yield "bound left out", ast.Compare(node.comparators[0], node.ops[1:], node.comparators[1:])


def _constants(value: object) -> list[bool | int | str]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return sorted({value + 1, value - 1, -value, 0, 1} - {value})
    if isinstance(value, str):
        return ["", f"{value}?"] if value else ["?"]
    return []


def _names(name: str, names: tuple[str, ...]) -> Iterator[Change]:
    if name in names:
        for other in names:
            if other != name:
                yield "name", ast.Name(other, ast.Load())
    if name in TABLE:
        yield "name", ast.Name((TABLE - {name}).pop(), ast.Load())
    for other in CALLED.get(name, ()):
        yield "function", ast.Name(other, ast.Load())


def _call(node: ast.Call) -> Iterator[Change]:
    arguments = node.args
    for first in range(len(arguments)):
        if len(arguments) > 1:
            yield "argument left out", _with(node, args=arguments[:first] + arguments[first + 1 :])
        for second in range(first + 1, len(arguments)):
            swapped = list(arguments)
            swapped[first], swapped[second] = swapped[second], swapped[first]
            yield "swapped", _with(node, args=swapped)
    for index in range(len(node.keywords)):
        yield "argument left out", _with(node, keywords=node.keywords[:index] + node.keywords[index + 1 :])
    match node.func:
        case ast.Attribute(value=value, attr=attribute):
            yield "call left out", value
            for other in CALLED.get(attribute, ()):
                yield "function", _with(node, func=_with(node.func, attr=other))
        case ast.Name() if len(arguments) == 1 and not node.keywords:
            yield "call left out", arguments[0]


def _with(node: ast.AST, **fields: object) -> ast.AST:
    """A copy of ``node`` with some fields changed; its children are shared, since edits copy the whole tree."""
    new = copy.copy(node)
    for field, value in fields.items():
        setattr(new, field, value)
    return new
