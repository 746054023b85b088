"""Plain data as JSON-able data and back, within caps.  Used on both sides of the wall; standard library only.

The encoder looks at exact types and reads subclasses through the methods of their base, so an object that lies about
its length, its order or what it equals is sent as what it truly holds.  What is not plain data is sent as a name and a
text.  The decoder believes nothing: whatever is not exactly what the encoder could have written is a `CodecError`.

A list is a JSON list.  Everything JSON has no word for is an object with one key, the tag:
``t`` tuple, ``s`` set, ``z`` frozenset, ``d`` dict as pairs, ``x`` a float that is not finite, ``o`` a foreign object.
"""

from __future__ import annotations

import re
import sys

TYPE_CHECKING = False  # the module typing takes a fifth of the time in which a worker starts
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any


class Caps:
    """How much one value may hold."""

    depth = 40  # containers within containers
    text = 1_000_000  # characters of all strings together
    bits = 8_192  # of one integer
    group = 5_000  # members of one set or dict: hashes chosen to collide make a large one quadratic

    def __init__(self, items: int = 50_000) -> None:
        self.items = items  # members of all containers together


CAPS = Caps()
TYPE_NAME_LENGTH = 200
FOREIGN_TEXT_LENGTH = 200
NOT_FINITE = {"nan": float("nan"), "inf": float("inf"), "-inf": float("-inf")}

# One value nests at most three JSON levels deep (an object, its list, a pair), and a message puts a few around it.
WIRE_DEPTH = 3 * CAPS.depth + 10

_ADDRESS = re.compile(r" at 0x[0-9a-fA-F]+")
# Matches an unfinished string too: were it to fail there, it would begin again at every quotation mark within.  The
# possessive quantifiers (*+) never go back, and so keep no notes of where they could.
_JSON_STRING = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\\?\Z)', re.DOTALL)
_NOT_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
_name_of_type: Callable[[type], str] = type.__dict__["__name__"].__get__
_module_of_type: Callable[[type], object] = type.__dict__["__module__"].__get__


class CodecError(ValueError):
    """A value that cannot be sent, or text that the encoder never wrote; ``reason`` is a short id."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def encode(value: object, caps: Caps = CAPS) -> Any:
    """``value`` as JSON-able data; raises `CodecError` ``too-large``, ``too-deep`` or ``endless``."""
    return _Encoder(caps).encode(value, 0)


def decode(data: object, make_foreign: Callable[[str, str], object], caps: Caps = CAPS) -> Any:
    """The value that ``data`` stands for; raises `CodecError` ``malformed`` or a cap's reason."""
    return _Decoder(caps, make_foreign).decode(data, 0)


def is_too_nested(text: bytes, items: int = CAPS.items) -> bool:
    """Whether JSON ``text`` holds more containers than ``items`` make, or nests too deep, or is out of balance.

    Asked before a parser recurses into it.
    """
    brackets = _JSON_STRING.sub(b"", text).translate(None, _NOT_BRACKETS)
    if len(brackets) > 2 * (3 * items + WIRE_DEPTH):  # more would also take long to fold up
        return True
    for _ in range(WIRE_DEPTH):
        if not brackets:
            return False
        shorter = brackets.replace(b"[]", b"").replace(b"{}", b"")
        if len(shorter) == len(brackets):
            return True
        brackets = shorter
    return bool(brackets)


def type_name(kind: type) -> str:
    """The name of ``kind`` whatever its metaclass says, with its module when that is a library's."""
    name = str.__str__(_name_of_type(kind))[:TYPE_NAME_LENGTH]
    module = _module_of_type(kind)
    root = str.__str__(module).partition(".")[0] if isinstance(module, str) else ""
    known = root in sys.stdlib_module_names or root == "numpy"
    return f"{root}.{name}" if known and root not in ("builtins", "__main__") else name


def plain_text(value: object, describe: Callable[[object], object] = str, length: int = 2_000) -> str:
    """``describe(value)`` as a true, capped string without memory addresses; empty if the object's own code fails."""
    try:
        text = describe(value)
    except BaseException:  # the object's own code may raise anything, SystemExit included
        return ""
    if not isinstance(text, str):
        return ""
    return _ADDRESS.sub("", str.__getitem__(text, slice(0, 2 * length)))[:length]


class _Encoder:
    def __init__(self, caps: Caps) -> None:
        self.caps = caps
        self.items_left = caps.items
        self.text_left = caps.text
        self.open: set[int] = set()  # the containers around the value in hand, to notice one that holds itself

    def encode(self, value: Any, depth: int) -> Any:
        kind = type(value)
        if kind is tuple:  # squares, the most frequent by far
            return {"t": self._row(value, value, depth)}
        if value is None or kind is bool:
            return value
        if kind is float:
            return value if value - value == 0.0 else {"x": repr(value)}
        if issubclass(kind, int):  # isinstance would believe a lying __class__
            return self._whole(int.__int__(value))
        if issubclass(kind, str):
            return self._string(str.__str__(value))
        if issubclass(kind, list):
            return self._row(value, list.__iter__(value), depth)
        if issubclass(kind, tuple):
            return {"t": self._row(value, tuple.__iter__(value), depth)}
        return self._unusual(value, kind, depth)

    def _unusual(self, value: Any, kind: type, depth: int) -> Any:
        if kind is range:
            return self._row(value, value, depth)
        if issubclass(kind, set):
            return {"s": self._group(value, set.__iter__(value), set.__len__(value), depth)}
        if issubclass(kind, frozenset):
            return {"z": self._group(value, frozenset.__iter__(value), frozenset.__len__(value), depth)}
        if issubclass(kind, dict):
            pairs = ([key, member] for key, member in dict.items(value))
            return {"d": self._pairs(value, pairs, dict.__len__(value), depth)}
        return {"o": [type_name(kind), plain_text(value, repr, FOREIGN_TEXT_LENGTH)]}

    def _whole(self, value: int) -> int:
        if value.bit_length() > self.caps.bits:
            raise CodecError("too-large")
        return value

    def _string(self, value: str) -> str:
        self.text_left -= len(value)
        if self.text_left < 0:
            raise CodecError("too-large")
        return value

    def _enter(self, container: object, depth: int) -> int:
        if id(container) in self.open:
            raise CodecError("endless")
        if depth >= self.caps.depth:
            raise CodecError("too-deep")
        self.open.add(id(container))
        return depth + 1

    def _row(self, container: object, members: Iterable[Any], depth: int) -> list[Any]:
        depth = self._enter(container, depth)
        row = []
        for member in members:
            self.items_left -= 1
            if self.items_left < 0:
                raise CodecError("too-large")
            row.append(member if type(member) is int and -(2**63) < member < 2**63 else self.encode(member, depth))
        self.open.discard(id(container))
        return row

    def _group(self, container: object, members: Iterable[Any], size: int, depth: int) -> list[Any]:
        if size > self.caps.group:
            raise CodecError("too-large")
        return self._row(container, members, depth)

    def _pairs(self, container: object, pairs: Iterable[list[Any]], size: int, depth: int) -> list[Any]:
        if size > self.caps.group:
            raise CodecError("too-large")
        depth = self._enter(container, depth)
        encoded = []
        for key, member in pairs:
            self.items_left -= 2
            if self.items_left < 0:
                raise CodecError("too-large")
            encoded.append([self.encode(key, depth), self.encode(member, depth)])
        self.open.discard(id(container))
        return encoded


class _Decoder:
    def __init__(self, caps: Caps, make_foreign: Callable[[str, str], object]) -> None:
        self.caps = caps
        self.make_foreign = make_foreign
        self.items_left = caps.items
        self.text_left = caps.text

    def decode(self, data: Any, depth: int) -> Any:
        kind = type(data)
        if kind is int:
            if data.bit_length() > self.caps.bits:
                raise CodecError("too-large")
            return data
        if data is None or kind is bool or kind is float:
            return data
        if kind is str:
            self.text_left -= len(data)
            if self.text_left < 0:
                raise CodecError("too-large")
            return data
        if kind is list:
            return self._row(data, depth)
        if kind is dict and len(data) == 1:
            [(tag, content)] = data.items()
            return self._tagged(tag, content, depth)
        raise CodecError("malformed")

    def _row(self, data: object, depth: int) -> list[Any]:
        if type(data) is not list:
            raise CodecError("malformed")
        if depth >= self.caps.depth:
            raise CodecError("too-deep")
        self.items_left -= len(data)
        if self.items_left < 0:
            raise CodecError("too-large")
        depth += 1
        return [
            member if type(member) is int and -(2**63) < member < 2**63 else self.decode(member, depth)
            for member in data
        ]

    def _tagged(self, tag: str, content: Any, depth: int) -> Any:
        if tag == "t":
            return tuple(self._row(content, depth))
        if tag in ("s", "z"):
            return self._group(content, depth, set if tag == "s" else frozenset)
        if tag == "d":
            return self._dict(content, depth)
        if tag == "x" and type(content) is str and content in NOT_FINITE:
            return NOT_FINITE[content]
        if tag == "o":
            return self._foreign(content)
        raise CodecError("malformed")

    def _group(self, content: object, depth: int, kind: Callable[[list[Any]], Any]) -> Any:
        if type(content) is not list or len(content) > self.caps.group:
            raise CodecError("malformed")
        members = self._row(content, depth)
        _expect_hashes_to_differ(members)
        return kind(members)

    def _dict(self, content: object, depth: int) -> dict[Any, Any]:
        if type(content) is not list or len(content) > self.caps.group:
            raise CodecError("malformed")
        if depth >= self.caps.depth:
            raise CodecError("too-deep")
        self.items_left -= 2 * len(content)
        if self.items_left < 0:
            raise CodecError("too-large")
        if not all(type(pair) is list and len(pair) == 2 for pair in content):
            raise CodecError("malformed")
        keys = [self.decode(key, depth + 1) for key, _ in content]
        _expect_hashes_to_differ(keys)
        return {key: self.decode(value, depth + 1) for key, (_, value) in zip(keys, content, strict=True)}

    def _foreign(self, content: object) -> object:
        if type(content) is not list or len(content) != 2:
            raise CodecError("malformed")
        name, text = content
        if type(name) is not str or type(text) is not str:
            raise CodecError("malformed")
        if len(name) > 2 * TYPE_NAME_LENGTH or len(text) > FOREIGN_TEXT_LENGTH:
            raise CodecError("malformed")
        return self.make_foreign(name, text)


def _expect_hashes_to_differ(members: list[Any]) -> None:
    """Refuse members whose hashes were chosen to collide: putting 5,000 of them into a set takes half a second."""
    try:
        hashes = set(map(hash, members))
    except TypeError:  # what cannot be hashed never came out of a set
        raise CodecError("malformed") from None
    if 2 * len(hashes) < len(members):
        raise CodecError("colliding")
