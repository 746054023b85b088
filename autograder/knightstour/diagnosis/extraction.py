"""The words of the known mistakes for the message catalogs: an extraction method for Babel."""

import ast
from collections.abc import Collection, Iterator, Mapping
from typing import IO

from knightstour.diagnosis.bank import sentence_of

Message = tuple[int, str, str, list[str]]


def extract(
    file: IO[bytes], _keywords: Collection[str], _comment_tags: Collection[str], _options: Mapping[str, str]
) -> Iterator[Message]:
    """What is wrong and what to do next, as `explain` hands them to gettext."""
    tree = ast.parse(file.read())
    yield 1, "", sentence_of(tree), []
    for statement in tree.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id="NEXT")], value=ast.Constant(value=str(text))):
                yield statement.lineno, "", text, []
