"""``knightstour grade`` on the command line: what cannot be graded, the exit codes, the same results twice.

What is taken in, and how a run goes on, is tested beside the modules that do it.
"""

import csv
import json
from pathlib import Path

import pytest

from tests.cli.command import BROKEN, EXERCISES, SKELETON, SOLUTION, Command, is_one_sentence
from tests.cli.test_check import SCHEMA, assert_fits

LEVEL = ["--isolation", "basic", "--jobs", "1"]
TEXTS = {"anna": SOLUTION, "ben": BROKEN, "o'brien, liam": SKELETON, "王小明": "def f(:\n"}


@pytest.fixture
def class_(tmp_path: Path) -> Path:
    """A small class."""
    folder = tmp_path / "class"
    folder.mkdir()
    for name, text in TEXTS.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    return folder


def files(folder: Path) -> dict[str, bytes]:
    """The results in a folder; what is for the next run is not among them."""
    found = [path for path in folder.rglob("*") if path.is_file()]
    places = {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}
    return {place: content for place, content in places.items() if not place.startswith(".")}


@pytest.mark.usefixtures("class_")
@pytest.mark.parametrize(
    "arguments",
    [
        ["class"],
        ["--out", "out"],
        ["nowhere", "--out", "out"],
        ["empty", "--out", "out"],
        ["class", "--out", "file"],
        ["class", "--out", "file/below"],
        ["class", "--out", "out", "--jobs", "0"],
        ["class", "--out", "out", "--jobs", "many"],
        ["class", "--out", "out", "--unit", "no_such_unit"],
        ["class", "--out", "out", "--lang", "xx"],
        ["class", "--out", "out", "--isolation", "none"],
        ["class", "--out", "out", "--no-such-option"],
        ["class", "more", "--out", "out"],
        ["x" * 300, "--out", "out"],
        ["class", "--out", "x" * 300],
    ],
)
def test_what_cannot_be_graded_is_said_in_one_sentence(command: Command, tmp_path: Path, arguments: list[str]) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    level = [] if "--isolation" in arguments else ["--isolation", "basic"]
    done = command("grade", *arguments, *level)
    assert done.code == 2
    assert done.out == ""
    assert is_one_sentence(done.err)
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"


def test_a_class_is_graded_whatever_its_marks(command: Command, class_: Path, tmp_path: Path) -> None:
    done = command("grade", class_, "--out", "out", *LEVEL)
    assert (done.code, done.err) == (0, "")
    for name in TEXTS:
        assert name in done.out
        result = json.loads((tmp_path / "out" / "results" / f"{name}.json").read_text(encoding="utf-8"))
        assert_fits(result, SCHEMA)
        assert result["submission"] == name
        assert (tmp_path / "out" / "feedback" / f"{name}.html").is_file()
    with (tmp_path / "out" / "grades.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["submission"] for row in rows] == sorted(TEXTS)
    assert list(rows[0]) == ["submission", *EXERCISES, "score", "max_score"]
    assert [row["score"] for row in rows] == ["10", "7", "0", "0"]
    assert {row["max_score"] for row in rows} == {"10"}


def test_the_same_class_gives_the_same_files_to_the_byte(command: Command, class_: Path, tmp_path: Path) -> None:
    for out in ("one", "other"):
        assert command("grade", class_, "--out", out, *LEVEL).code == 0
    assert files(tmp_path / "one") == files(tmp_path / "other")
