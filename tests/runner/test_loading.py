"""Files as students save them: encodings, line ends, names, and faults that keep a file from loading."""

from pathlib import Path

import pytest

from knightstour.runner.answers import Answer, Budget, Call, Ending, Runner
from tests.runner.conftest import Submit, ask

GOOD = "def f():\n    return 'é'\n"


def load(runner: Runner, file: Path) -> Answer:
    with runner.open(file, {}, Budget()) as session:
        return session.load()


@pytest.mark.parametrize(
    "data",
    [
        GOOD.encode(),
        b"\xef\xbb\xbf" + GOOD.encode(),
        GOOD.replace("\n", "\r\n").encode(),
        GOOD.replace("\n", "\r").encode(),
        b"# -*- coding: latin-1 -*-\n" + GOOD.encode("latin-1"),
        b"#!/usr/bin/python3\n# vim: set fileencoding=cp1252 :\n" + GOOD.encode("cp1252"),
        GOOD.rstrip().encode(),
    ],
    ids=["utf-8", "bom", "crlf", "cr", "latin-1", "cp1252", "no line end"],
)
def test_every_way_to_save_a_text_works(any_runner: Runner, submit: Submit, data: bytes) -> None:
    assert ask(any_runner, submit(data), Call("f", ()))[0].value == "é"


@pytest.mark.parametrize(
    "name",
    ["json.py", "random.py", "my tour (1) é中.py", "-dash.py", "types.py", "knightstour.py", "no_suffix", "test.py"],
)
def test_every_file_name_works(any_runner: Runner, tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    file.write_text("import json, random, collections\ndef f():\n    return json.dumps([1]) + random.choice('x')\n")
    assert ask(any_runner, file, Call("f", ()))[0].value == "[1]x"


@pytest.mark.parametrize(
    ("data", "type_name", "line", "reason"),
    [
        (b"x = 1\ndef f(:\n", "SyntaxError", 2, ""),
        (b"def f():\n        x = 1\n\treturn x\n", "TabError", 3, ""),
        (b"def f():\nreturn 1\n", "IndentationError", 2, ""),
        (b"print 'Python 2'\n", "SyntaxError", 1, ""),
        (b"x = 1\ny = 'a\0b'\n", "SyntaxError", 2, "nul-bytes"),
        ("x = 1\n".encode("utf-16"), "SyntaxError", 1, "utf-16"),
        (b"x = 'caf\xe9'\n", "SyntaxError", 1, ""),
        (b'{"cells": [{"x": null}]}\n', "NameError", 1, ""),
        (b"x = 1\nimport no_such_thing\n", "ModuleNotFoundError", 2, ""),
        (b"x = 1\n\nexit(0)\n", "SystemExit", 3, ""),
        (b"#" * 2_000_000, "SyntaxError", None, "too-large"),
        (b"x = " + b"-" * 100_000 + b"1\n", "MemoryError|RecursionError|SyntaxError", None, ""),
        (b"raise NotImplementedError('yours')\n", "NotImplementedError", 1, ""),
    ],
    ids=lambda value: str(value)[:20],
)
def test_a_file_that_cannot_load_says_what_and_where(
    any_runner: Runner, submit: Submit, data: bytes, type_name: str, line: int | None, reason: str
) -> None:
    answer = load(any_runner, submit(data))
    assert answer.ending is Ending.RAISED
    assert answer.raised is not None
    assert answer.raised.type_name in type_name.split("|")
    assert answer.reason == reason
    if line is not None:
        assert answer.raised.line == line


def test_the_line_at_fault_is_shown_in_the_files_own_encoding(any_runner: Runner, submit: Submit) -> None:
    answer = load(any_runner, submit("# coding: latin-1\nname = 'é' +\n".encode("latin-1")))
    assert answer.raised is not None
    assert answer.raised.source == "name = 'é' +"


def test_a_file_knows_where_it_is_and_that_it_is_no_program(any_runner: Runner, submit: Submit) -> None:
    source = (
        "import os\nhere = os.path.basename(__file__)\nname = __name__\n"
        "def f():\n    return [here, name == '__main__']\n"
    )
    assert ask(any_runner, submit(source), Call("f", ()))[0].value == ["tour.py", False]


def test_dataclasses_with_written_types_work(any_runner: Runner, submit: Submit) -> None:
    # They look their own module up by its name.
    source = (
        "from __future__ import annotations\nfrom dataclasses import dataclass, field\n"
        "@dataclass\nclass Knight:\n    row: int\n    moves: list[int] = field(default_factory=list)\n"
        "def f():\n    return Knight(3).row\n"
    )
    assert ask(any_runner, submit(source), Call("f", ()))[0].value == 3


def test_the_standard_library_can_be_imported_late(runner: Runner, submit: Submit) -> None:
    source = (
        "def f():\n"
        "    import asyncio, csv, decimal, heapq, sqlite3, statistics, threading, typing, unittest, zoneinfo\n"
        "    import concurrent.futures.thread, xml.etree.ElementTree\n"
        "    return 'é'.encode('cp437').hex() + str(decimal.Decimal(1))\n"
    )
    assert ask(runner, submit(source), Call("f", (), seconds=5))[0].value == "821"
