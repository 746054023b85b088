"""A run that is cut short, however it is cut short, goes on where it stopped and ends like one that was not."""

import json
import os
import random
import resource
import signal
import subprocess
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from knightstour.batch import journal
from knightstour.class_run import Request, grade_class
from knightstour.messages import CourseError
from knightstour.saving import UNFINISHED
from tests.classes.classes import COMMAND, LOOP, RIGHT, UNTOUCHED, WRONG, contents, grade, small_class
from tests.classes.downloads import lay_out
from tests.shared_once import shared_folder

on_unix = pytest.mark.skipif(os.name == "nt", reason="no such signals there")


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A class with its results from a run that nothing disturbed."""
    return shared_folder(tmp_path_factory, "undisturbed", _grade_undisturbed)


MORE = {f"more{number}.py": (RIGHT, WRONG, UNTOUCHED)[number % 3] + b"# %d\n" % number for number in range(12)}


def _grade_undisturbed(folder: Path) -> None:
    small_class(folder / "class", MORE)
    grade(folder / "class", folder / "out", "--jobs", "2")


def summary(printed: str) -> tuple[int, int]:
    """How many were graded, and how many were there from before."""
    line = next(line for line in printed.splitlines() if " from before, " in line)
    words = line.replace(",", "").split()
    return int(words[0]), int(words[words.index("from") - 1])


def start(submissions: Path, out: Path) -> "subprocess.Popen[bytes]":
    command = (*COMMAND, "grade", submissions, "--out", out, "--jobs", "2")
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def records(out: Path) -> int:
    return len(journal.read(out)) if out.exists() else 0


@on_unix
@pytest.mark.parametrize("kind", ["SIGKILL", "SIGTERM", "SIGINT"])
def test_a_run_killed_again_and_again_ends_like_an_undisturbed_one(
    kind: str, undisturbed: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    chance = random.Random(kind)
    done = 0
    for _attempt in range(2):
        process = start(undisturbed / "class", out)
        wanted = done + chance.randrange(1, 5)
        while records(out) < wanted and process.poll() is None:
            time.sleep(0.01)
        time.sleep(chance.random() / 10)
        process.send_signal(getattr(signal, kind))
        process.wait()
        done = records(out)
        for file in (out / "results").glob("[!.]*.json"):
            json.loads(file.read_bytes())  # never half a file
    graded, before = summary(grade(undisturbed / "class", out, "--jobs", "2").stdout)
    assert before >= done - 1 > 0
    assert graded + before == 17
    assert contents(out) == contents(undisturbed / "out")


def request_for(tmp_path: Path, **options: Any) -> Request:
    return Request(small_class(tmp_path / "class"), tmp_path / "out", "basic", **options)


def test_only_what_changed_is_graded_again(tmp_path: Path) -> None:
    request = request_for(tmp_path)
    out = request.out

    def counts(**options: Any) -> tuple[int, int]:
        done = grade_class(replace(request, **options))
        return done.graded, done.before

    assert counts() == (5, 0)
    assert counts() == (0, 5)
    (request.submissions / "ana.py").write_bytes(WRONG)
    assert counts() == (1, 4)
    assert json.loads((out / "results/ana.json").read_text(encoding="utf-8"))["score"] == 7.0
    (out / "results/chi.json").write_text("{}", encoding="utf-8")
    (out / "feedback/dan.html").unlink()
    assert counts() == (2, 3)
    assert counts(fresh=True) == (5, 0)
    assert counts(isolation="full") == (5, 0)


def test_results_of_other_submissions_are_set_aside_and_never_mixed_in(tmp_path: Path) -> None:
    request = request_for(tmp_path)
    submissions, out = request.submissions, request.out
    grade_class(request)
    (submissions / "ana.py").unlink()
    (submissions / "chi.py").write_bytes(b"")
    (out / "results/stranger.json").write_text('{"schema": 1, "submission": "stranger"}', encoding="utf-8")
    assert grade_class(request).set_aside == 3
    assert {path.stem for path in (out / "results").iterdir()} == {"bình", "dan", "eva"}
    aside = {path.stem for path in (out / "from-another-run/results").iterdir()}
    assert aside == {"ana", "chi", "stranger"}
    for table in ("grades.csv", "class.html", "junit.xml", "submissions.csv"):
        text = (out / table).read_text(encoding="utf-8")
        assert "stranger" not in text
        assert "ana" not in text.replace("explanation", "")


def test_a_result_that_was_set_aside_before_stays(tmp_path: Path) -> None:
    request = request_for(tmp_path)
    for code in (RIGHT, WRONG):
        (request.submissions / "ana.py").write_bytes(code)
        grade_class(request)
        (request.submissions / "ana.py").unlink()
        grade_class(request)
    aside = request.out / "from-another-run/results"
    scores = {path.name: json.loads(path.read_text(encoding="utf-8"))["score"] for path in aside.iterdir()}
    assert scores == {"ana.json": 10.0, "ana.2.json": 7.0}


OWN = (
    ".notes.original",
    ".profile.20261130",
    "results/.draft.20261130",
    "results/analysis.ipynb",
    "results/weights.json",
    "feedback/letter.html",
    "thesis.tex",
    ".knightstour-notes",
)


def test_files_of_ones_own_in_the_folder_of_an_earlier_run_stay(tmp_path: Path) -> None:
    request = request_for(tmp_path)
    grade_class(request)
    lay_out(request.out, dict.fromkeys(OWN, b'{"mine": true}'))
    before = contents(request.out)
    assert grade_class(request).set_aside == 0
    assert contents(request.out) == before


@pytest.mark.parametrize("name", ["class.html", "grades.csv", "results/mine.json", "feedback/letter.html", "junit.xml"])
def test_a_folder_that_no_run_made_is_refused_when_something_there_is_in_the_way(name: str, tmp_path: Path) -> None:
    request = request_for(tmp_path)
    lay_out(request.out, {name: b"mine"})
    with pytest.raises(CourseError, match="that no run made"):
        grade_class(request)
    assert contents(request.out) == {name: b"mine"}


def test_a_folder_with_other_things_takes_the_results_and_keeps_them(tmp_path: Path) -> None:
    request = request_for(tmp_path)
    (request.out / "results").mkdir(parents=True)
    lay_out(request.out, {"thesis.tex": b"mine", ".DS_Store": b"x", ".profile.original": b"mine"})
    assert grade_class(request).graded == 5
    assert grade_class(request).before == 5
    kept = contents(request.out)
    assert (kept["thesis.tex"], kept[".profile.original"], kept[".DS_Store"]) == (b"mine", b"mine", b"x")


def test_a_course_that_changed_grades_everything_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    request = request_for(tmp_path)
    assert grade_class(request).graded == 5
    assert grade_class(request).before == 5
    known = journal.read(request.out)
    journal.rewrite(
        request.out, [journal.Record(item.name, "made by other checks", item.digest) for item in known.values()]
    )
    assert grade_class(request).graded == 5


def test_what_never_reached_the_disk_is_made_again(tmp_path: Path) -> None:
    request = request_for(tmp_path)
    grade_class(request)
    before = contents(request.out)
    (request.out / "results/ana.json").write_bytes(b"")  # what a power cut leaves of a file
    (request.out / "gradescope/bình.json").write_bytes(b"\0" * 100)
    with (request.out / ".knightstour/journal").open("ab") as file:
        file.write(b'["torn", "li')
    assert (grade_class(request).graded, contents(request.out)) == (2, before)


def test_files_that_were_being_written_are_removed(tmp_path: Path) -> None:
    request = request_for(tmp_path)
    grade_class(request)
    before = contents(request.out)
    for name in ("results/{}ana.json.abcd1234", "feedback/{}ana.html.abcd1234", "{}grades.csv.abcd1234"):
        (request.out / name.format(UNFINISHED)).write_bytes(b"half")
    grade_class(request)
    assert contents(request.out) == before


@on_unix
def test_a_full_disk_is_one_sentence_and_leaves_no_half_file(tmp_path: Path) -> None:
    def small_files() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (6_000, 6_000))

    command = (*COMMAND, "grade", small_class(tmp_path / "class"), "--out", tmp_path / "out")
    done = subprocess.run(command, capture_output=True, encoding="utf-8", preexec_fn=small_files, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "cannot be written to" in done.stderr
    for file in (path for path in (tmp_path / "out").rglob("*.json") if path.is_file()):
        json.loads(file.read_bytes())
    assert not list((tmp_path / "out").rglob("*.????????"))
    grade(tmp_path / "class", tmp_path / "out")


def _in_a_file(folder: Path) -> Path:
    (folder / "file").touch()
    return folder / "file" / "out"


def _with_a_file_in_the_way(folder: Path) -> Path:
    (folder / "out").mkdir()
    (folder / "out" / "results").touch()
    return folder / "out"


def _on_a_system_disk(_folder: Path) -> Path:
    return Path("/proc/knightstour")


@on_unix
@pytest.mark.parametrize("place", [_in_a_file, _with_a_file_in_the_way, _on_a_system_disk])
def test_a_place_that_takes_no_results_is_one_sentence(place: Callable[[Path], Path], tmp_path: Path) -> None:
    done = grade(small_class(tmp_path / "class"), place(tmp_path), code=2)
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


@on_unix
def test_two_runs_do_not_write_into_one_folder(tmp_path: Path) -> None:
    submissions = small_class(tmp_path / "class", {f"loop{number}.py": LOOP for number in range(2)})
    first = start(submissions, tmp_path / "out")
    try:
        while not records(tmp_path / "out"):
            time.sleep(0.05)
        assert "Another run is writing into" in grade(submissions, tmp_path / "out", code=2).stderr
    finally:
        first.terminate()
        first.wait()


def test_a_disk_that_fills_up_while_a_process_writes_is_told_by_that_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("knightstour.class_run.run.journal.rewrite", full)
    with pytest.raises(CourseError, match="No space left on device"):
        grade_class(request_for(tmp_path))
