"""Turns a worker's frame into an `Answer`, believing nothing: what is not exactly as agreed is a `ReplyError`."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from knightstour.runner.answers import Answer, Budget, Call, Ending, Expression, Foreign, Raised
from knightstour.runner.codec import CAPS, FOREIGN_TEXT_LENGTH, TYPE_NAME_LENGTH, Caps, CodecError, decode
from knightstour.runner.frames import LARGEST, pack_arguments, parse, reply_prefix

LOAD_SECONDS = 2.0
BYTES_AN_ITEM = 16  # a number of seven digits, its comma, and room for nesting
LONGEST_MESSAGE = 2_000
LONGEST_REASON = 40
ENDINGS = frozenset({Ending.RETURNED, Ending.RAISED, Ending.MISSING, Ending.BAD_VALUE})
REMEMBERED_BYTES = 1_024  # of one reply; a board of 12 x 12 takes 600
REMEMBERED_REPLIES = 2_048
FIELDS = frozenset({"ending", "value", "raised", "arguments", "counts", "reason", "printed"})


class ReplyError(Exception):
    """A frame that no honest worker sends."""


@dataclass(frozen=True)
class Wanted:
    """What one answer may cost and hold."""

    seconds: float
    items: int = CAPS.items
    arguments: tuple[Any, ...] | None = None  # as sent, when they are to come back

    @classmethod
    def by(cls, call: Call) -> "Wanted":
        """What ``call`` asks for."""
        return cls(call.seconds, call.items, call.arguments if call.echo else None)

    @property
    def expected(self) -> tuple[Expression | None, ...] | None:
        """For each argument that is to come back the argument, if it comes back as itself; else None."""
        if self.arguments is None:
            return None
        return tuple(argument if isinstance(argument, Expression) else None for argument in self.arguments)

    @property
    def largest(self) -> int:
        """The largest frame that the answer may take."""
        return max(LARGEST, self.items * BYTES_AN_ITEM)


def call_request(call: Call) -> dict[str, Any]:
    """``call`` as the worker reads it."""
    wanted = Wanted.by(call)
    return {
        "function": call.function,
        "arguments": pack_arguments([_argument_request(argument) for argument in call.arguments]),
        "echo": call.echo,
        "items": call.items,
        "plain_depth": call.plain_depth,
        "largest": wanted.largest,
    }


def _argument_request(argument: Any) -> tuple[bool, Any]:
    """Whether it is an expression, and the expression's source or the value."""
    return (True, argument.source) if isinstance(argument, Expression) else (False, argument)


def read_reply(body: bytes, nonce: str, index: int, wanted: Wanted) -> tuple[Answer, bool]:
    """The answer in ``body``, and whether a mark follows what was printed; raises `ReplyError` or `FrameError`.

    Answers are shared among all who give the same: most of a class do, and reading takes longer than grading.
    """
    prefix = reply_prefix(nonce, index)
    if not body.startswith(prefix):
        raise ReplyError("out-of-step")
    rest = body[len(prefix) :]
    return (_remembered if len(rest) <= REMEMBERED_BYTES else _read)(rest, wanted.items, wanted.expected)


def _read(rest: bytes, items: int, expected: tuple[Expression | None, ...] | None) -> tuple[Answer, bool]:
    message = parse(b"{" + rest, items)
    return read_answer(message, items, expected), message.get("printed", True)


_remembered = lru_cache(REMEMBERED_REPLIES)(_read)


def read_answer(message: dict[str, Any], items: int, expected: tuple[Expression | None, ...] | None) -> Answer:
    """The answer in ``message``, with a value of at most ``items``; raises `ReplyError`.

    ``expected`` are the arguments that come back as themselves, each in its place; None when none come back.
    """
    ending = message.get("ending")
    if type(message.get("printed", True)) is not bool:
        raise ReplyError("malformed")
    if type(ending) is not str or ending not in ENDINGS or not message.keys() <= FIELDS:
        raise ReplyError("malformed")
    caps = Caps(items)
    try:
        return Answer(
            Ending(ending),
            value=decode(message.get("value"), Foreign, caps),
            raised=_read_raised(message.get("raised")) if ending == Ending.RAISED else None,
            arguments=None if ending == Ending.MISSING else _read_arguments(message.get("arguments"), expected, caps),
            counts=_read_counts(message.get("counts", {})),
            reason=_text(message.get("reason", ""), LONGEST_REASON),
        )
    except CodecError as error:
        raise ReplyError(error.reason) from None


def is_spent(budget: Budget) -> bool:
    """Whether the submission has used up all it may."""
    return budget.wall_seconds <= 0 or budget.timeouts <= 0


def skipped(reason: str) -> Answer:
    """The answer to a call that was not made."""
    return Answer(Ending.SKIPPED, reason=reason)


def _read_raised(data: Any) -> Raised:
    if type(data) is not dict or data.keys() != {"type", "message", "line", "source"}:
        raise ReplyError("malformed")
    line, source = data["line"], data["source"]
    if line is not None and not (type(line) is int and 0 < line < 2**31):
        raise ReplyError("malformed")
    return Raised(
        _text(data["type"], 2 * TYPE_NAME_LENGTH),
        _text(data["message"], LONGEST_MESSAGE),
        line,
        None if source is None else _text(source, 2 * FOREIGN_TEXT_LENGTH),
    )


def _read_arguments(data: Any, expected: Sequence[Expression | None] | None, caps: Caps) -> tuple[Any, ...] | None:
    if expected is None and data is None:
        return None
    if expected is None or type(data) is not list or len(data) != len(expected):
        raise ReplyError("malformed")
    return tuple(
        decode(left, Foreign, caps) if itself is None else itself for itself, left in zip(expected, data, strict=True)
    )


def _read_counts(data: Any) -> dict[str, int]:
    if type(data) is not dict or len(data) > 100:
        raise ReplyError("malformed")
    for name, count in data.items():
        if len(name) > 100 or type(count) is not int or not 0 <= count < 2**63:
            raise ReplyError("malformed")
    return data


def _text(data: Any, length: int) -> str:
    if type(data) is not str or len(data) > length:
        raise ReplyError("malformed")
    return data
