"""Holds what students get against the solutions: no line of a body and no private name may occur anywhere in it."""

import ast
import io
import json
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import PurePath

from knightstour.course import Course, Unit, content_folder
from knightstour.definitions import private_names
from knightstour.messages import _
from knightstour.skeletons import skeleton_of
from knightstour.visible import visible

# A shorter piece of code says nothing, and nor does one that only passes names on, such as "row, column = square".
SHORTEST = 9
_TELLING = re.compile(r"[(\[{+\-*/%<>!&|^~]|==|\b(if|not|and|or|lambda|yield)\b")


@dataclass(frozen=True)
class Secrets:
    """What only the solution of a unit holds: lines without their blanks, and private names."""

    unit: str
    lines: Mapping[str, str]  # to the line as it is written
    names: frozenset[str]


def secrets_of(course: Course) -> list[Secrets]:
    """The secrets of every unit that has a solution.

    What is handed out in some skeleton is no secret.  Skeletons are made anew for this, since a stored one may leak.
    """
    units = [unit for unit in course.units if (content_folder("solutions") / unit.file_name).is_file()]
    given = "\n".join(skeleton_of(unit) for unit in units)
    return [_secrets(unit, given) for unit in units]


def _secrets(unit: Unit, given: str) -> Secrets:
    source = (content_folder("solutions") / unit.file_name).read_text(encoding="utf-8")
    handed_out = squeezed(given)
    lines = {squeezed(line): line.strip() for line in _lines_of_code(source)}
    names = {name for statement in ast.parse(source).body for name in private_names(statement)}
    return Secrets(
        unit.stem,
        {key: line for key, line in lines.items() if _is_telling(line) and key not in handed_out},
        frozenset(name for name in names if not _mentions(given, name)),
    )


def _is_telling(line: str) -> bool:
    return len(squeezed(line)) >= SHORTEST and _TELLING.search(line) is not None


def _lines_of_code(source: str) -> Iterator[str]:
    """Every line but imports and comments: as it is written, and as Python would write it."""
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.Import | ast.ImportFrom):
            continue
        yield from ast.unparse(_without_docstrings(statement)).splitlines()
        yield from _without_comments(ast.get_source_segment(source, statement) or "").splitlines()


def _without_docstrings(statement: ast.stmt) -> ast.Module:
    """The statement alone; Python writes docstrings in another way than people do."""
    inside: list[ast.AST] = [ast.Module([statement], []), *ast.walk(statement)]
    for node in inside:
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [part for part in body if not _is_text(part)] or [ast.Pass()]  # type: ignore[attr-defined]
    module = inside[0]
    assert isinstance(module, ast.Module)
    return module


def _is_text(statement: ast.stmt) -> bool:
    """Whether a statement is nothing but a text."""
    value = getattr(statement, "value", None)
    return isinstance(statement, ast.Expr) and isinstance(value, ast.Constant) and isinstance(value.value, str)


def _without_comments(code: str) -> str:
    lines = code.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(code).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column]
    return "\n".join(lines)


def leaks(files: Iterable[tuple[PurePath, bytes]], secrets: Iterable[Secrets]) -> list[str]:
    """One sentence for each file and unit of which something is told."""
    sentences = []
    known = list(secrets)
    for place, content in files:
        text = _text_of(place, content)
        packed = squeezed(text)
        for unit in known:
            told = next((line for key, line in unit.lines.items() if key in packed), None)
            told = told or next((name for name in sorted(unit.names) if _mentions(text, name)), None)
            if told is not None:
                sentence = _("{place} tells something of the solution of {unit}: {line}")
                sentences.append(sentence.format(place=place.as_posix(), unit=unit.unit, line=visible(told, 100)))
    return sentences


def _text_of(place: PurePath, content: bytes) -> str:
    """What a file says; a notebook keeps its lines as JSON, with signs before the quotes."""
    text = content.decode("utf-8", "replace")
    if place.suffix != ".ipynb":
        return text
    try:
        return "\n".join([text, *_strings(json.loads(text))])
    except ValueError:
        return text


def _strings(data: object) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, list):
        # The lines of a cell follow each other without a gap.
        yield "".join(part for part in data if isinstance(part, str))
        yield from (text for part in data if not isinstance(part, str) for text in _strings(part))
    elif isinstance(data, dict):
        yield from (text for part in data.values() for text in _strings(part))


def squeezed(text: str) -> str:
    """A text without its blanks and line ends."""
    return "".join(text.split())


def _mentions(text: str, name: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) is not None
