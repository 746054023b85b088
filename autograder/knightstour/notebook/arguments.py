"""What a learner may give to the functions of the lessons, and the sentence for what cannot be used."""

import inspect
import types
import typing
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeGuard

from knightstour.board import Board, Heuristic, Position, empty_board, is_inside
from knightstour.feedback.literals import shown
from knightstour.messages import _

SIZES = ("side", "rows", "columns", "rounds")
LISTS_OF_SIZES = ("sizes", "sides")


def misuse(function: Callable[..., Any], arguments: Sequence[Any], named: Mapping[str, Any]) -> str | None:
    """What is wrong with a call of ``function`` that stands in a cell; None when it can be made."""
    signature = inspect.signature(function)
    try:
        given = signature.bind(*arguments, **named).arguments
    except TypeError:
        sentence = _("Here {name} is called with something too much, or without something that it needs. Write: {call}")
        return sentence.format(name=function.__name__, call=_usual_call(function, signature))
    hints = _hints(function)
    several = {name for name, parameter in signature.parameters.items() if parameter.kind is parameter.VAR_POSITIONAL}
    for name, value in given.items():
        if name in several:
            continue
        wanted = _wanted(hints[name], value, name) if name in hints else None
        if wanted is not None:
            return _refused(function, name, value, wanted)
    return _off_the_board(function, given)


def _usual_call(function: Callable[..., Any], signature: inspect.Signature) -> str:
    needed = [name for name, parameter in signature.parameters.items() if parameter.default is parameter.empty]
    return f"{function.__name__}({', '.join(needed or [*signature.parameters][:1])})"


def _refused(function: Callable[..., Any], name: str, value: Any, wanted: str) -> str:
    sentence = _("For {name} in {function}(...), write {wanted}. It was {value}.")
    return sentence.format(name=name, function=function.__name__, wanted=wanted, value=shown(value, 40))


def _hints(function: Callable[..., Any]) -> dict[str, Any]:
    try:
        return typing.get_type_hints(function)
    except (NameError, TypeError):  # a type that is imported for the type checker only
        return {}


def _wanted(hint: Any, value: Any, name: str) -> str | None:
    """What should be written in the place of ``value``; None when it will do, or nothing is known of it."""
    if name in SIZES and not (_is_whole(value) and value > 0):
        return _("a whole number above 0")
    if name in LISTS_OF_SIZES and not (_are_whole(value) and min(value, default=0) > 0):
        return _("a list of whole numbers above 0")
    kinds = typing.get_args(hint) if isinstance(hint, types.UnionType) else (hint,)
    said = [_wanted_by_one(kind, value) for kind in kinds]
    return said[0] if all(said) else None


def _wanted_by_one(kind: Any, value: Any) -> str | None:
    kinds: list[tuple[Any, Callable[[Any], bool], str]] = [
        (types.NoneType, lambda given: given is None, _("None")),
        (str, lambda given: isinstance(given, str), _("a name in quotation marks")),
        (int, _is_whole, _("a whole number")),
        (Position, _is_square, _("a square such as (0, 1)")),
        (Board, _is_board, _("a board: rows of whole numbers, all of one length")),
        (Sequence[int], _are_whole, _("a list of whole numbers")),
        (Heuristic, callable, _("a function, without quotation marks or brackets")),
    ]
    if getattr(kind, "is_own_function", False):
        return None if isinstance(value, kind) else _("a function of your file, such as work.find_tour")
    return next((wanted for known, fits, wanted in kinds if known == kind and not fits(value)), None)


def _is_whole(value: Any) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _are_whole(value: Any) -> bool:
    return isinstance(value, list | tuple | range) and all(map(_is_whole, value))


def _is_square(value: Any) -> TypeGuard[Position]:
    return isinstance(value, list | tuple) and len(value) == 2 and all(map(_is_whole, value))


def _is_board(value: Any) -> TypeGuard[Board]:
    if not isinstance(value, list) or not value or not all(isinstance(row, list) and row for row in value):
        return False
    return len({len(row) for row in value}) == 1 and all(_is_whole(step) for row in value for step in row)


def _off_the_board(function: Callable[..., Any], given: Mapping[str, Any]) -> str | None:
    """A square that is not on the board of the same call."""
    board, side = given.get("board"), given.get("side")
    if _is_whole(side):
        board = empty_board(side)
    if not _is_board(board):
        return None
    for name in ("knight", "square", "start"):
        square = given.get(name)
        if _is_square(square) and not is_inside(board, square):
            return _refused(function, name, square, _("a square that is on the board"))
    return None
