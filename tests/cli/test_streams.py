"""The command as a program: closed and full streams, a folder full of traps, saving again and again, Ctrl and C."""

import contextlib
import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from knightstour.progress import FILE_NAME
from tests.cli.command import BROKEN, LAB, SKELETON, SOLUTION, environment, is_one_sentence, program, run_program

PATIENCE = 60.0


@contextlib.contextmanager
def running(arguments: list[str], folder: Path, **streams: int) -> Iterator["subprocess.Popen[str]"]:
    """The command at work in a group of its own, as a terminal runs it; ended with all it started."""
    process = subprocess.Popen(
        [*program(), *arguments],
        cwd=folder,
        env=environment(PYTHONUNBUFFERED="1"),
        stdout=streams.get("stdout", subprocess.PIPE),
        stderr=streams.get("stderr", subprocess.PIPE),
        encoding="utf-8",
        start_new_session=True,
    )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


# Streams


def test_a_reader_who_goes_away_is_no_error(work: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with running(["check"], work, stdout=writing) as process:
        os.close(writing)
        _out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert err == ""


@pytest.mark.parametrize(("closed", "code"), [(">&-", 1), ("2>&-", 1), (">&- 2>&-", 1)])
def test_closed_streams_are_no_error(work: Path, closed: str, code: int) -> None:
    command = " ".join([*program(), "check", "--isolation", "basic", closed])
    done = subprocess.run(
        ["sh", "-c", command], cwd=work, env=environment(), capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == code
    assert done.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
def test_a_full_disk_is_one_sentence(work: Path) -> None:
    with Path("/dev/full").open("w") as full, running(["hint", "find_tour"], work, stdout=full.fileno()) as process:
        _out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert is_one_sentence(err)


# Traps in the folder

TRAPS = {
    "conftest.py": "raise SystemExit('conftest.py was loaded')\n",
    "pytest.ini": "[pytest]\naddopts = --no-such-option\n",
    "pyproject.toml": "[tool.pytest.ini_options]\naddopts = '--no-such-option'\n",
    "setup.cfg": "[tool:pytest]\naddopts = --no-such-option\n",
    **{
        f"{name}.py": f"raise SystemExit('{name}.py was loaded')\n"
        for name in ("json", "pytest", "random", "knightstour", "click", "sitecustomize", "test_knights_tour", "os")
    },
}


def test_other_files_in_the_folder_change_nothing(work: Path) -> None:
    (work / LAB).write_text(BROKEN, encoding="utf-8")
    before = run_program(["check", "--json"], work)
    for name, text in TRAPS.items():
        (work / name).write_text(text, encoding="utf-8")
    settings = {"PYTEST_ADDOPTS": "--no-such-option", "PYTEST_PLUGINS": "no_such_plugin"}
    after = run_program(["check", "--json"], work, **settings)
    assert (after.code, after.out, after.err) == (before.code, before.out, before.err)
    assert json.loads(after.out)["score"] == 7


def test_nor_do_they_when_python_starts_the_command(work: Path) -> None:
    for name, text in TRAPS.items():
        if name != "knightstour.py":  # Python would run that file instead of the package
            (work / name).write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "knightstour", "check", "nowhere"]
    done = subprocess.run(command, cwd=work, env=environment(), capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 2
    assert done.stderr == "There is no file or folder nowhere.\n"


# Plain pytest


@pytest.mark.parametrize(("text", "code", "said"), [(SOLUTION, 0, "12 passed"), (BROKEN, 1, "2 failed")])
def test_plain_pytest_runs_the_packaged_checks_on_a_folder(tmp_path: Path, text: str, code: int, said: str) -> None:
    (tmp_path / LAB).write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--pyargs", "knightstour.checks", "--submission", str(tmp_path)],
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == code, done.stdout
    assert said in done.stdout
    assert "Traceback" not in done.stdout
    if code:
        assert "The rule: From (0, 0) the knight can reach no free square" in done.stdout


def test_plain_pytest_is_told_in_one_sentence_what_is_missing(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--pyargs", "knightstour.checks", "--submission", "nowhere"],
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 4
    assert "There is no file or folder nowhere." in done.stderr
    assert "Traceback" not in done.stderr


# Watching


class Reader:
    """Lines of a running program, waited for one at a time."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.lines: queue.Queue[str] = queue.Queue()
        self.seen: list[str] = []
        assert process.stdout is not None
        threading.Thread(target=self._read, args=(process.stdout,), daemon=True).start()

    def _read(self, stream: Iterable[str]) -> None:
        for line in stream:
            self.lines.put(line)

    def rest(self) -> Iterator[str]:
        """The lines that nobody has waited for."""
        while not self.lines.empty():
            yield self.lines.get()

    def wait_for(self, text: str) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                line = self.lines.get(timeout=max(0.1, until - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"{text!r} did not come; so far: {self.seen}") from None
            self.seen.append(line)
            if text in line:
                return


def wait_until_remembered(folder: Path, exercise: str) -> None:
    """Wait for the end of a check: what it does last is to remember what passes."""
    until = time.monotonic() + PATIENCE
    while not ((folder / FILE_NAME).exists() and exercise in (folder / FILE_NAME).read_text(encoding="utf-8")):
        assert time.monotonic() < until
        time.sleep(0.05)
    time.sleep(0.2)


def test_each_save_is_checked_at_once_until_the_user_stops(work: Path) -> None:
    with running(["check", "--watch", "--isolation", "basic"], work) as process:
        reader = Reader(process)
        reader.wait_for("0 of 10 points")
        reader.wait_for("Press Ctrl and C to stop.")
        (work / LAB).write_text(BROKEN, encoding="utf-8")
        reader.wait_for("7 of 10 points")
        (work / LAB).unlink()
        new = work / "new.tmp"
        new.write_text(SOLUTION, encoding="utf-8")
        new.replace(work / LAB)  # as many editors save
        reader.wait_for("Well walked!")
        wait_until_remembered(work, "whole_program")
        os.killpg(process.pid, signal.SIGINT)
        assert process.stderr is not None
        said = process.stderr.read()
        assert (process.wait(PATIENCE), said) == (0, ""), "".join([*reader.seen, *reader.rest()])


# Stopping a class


SLOW = SKELETON.replace("SIDE = 8", "import time\ntime.sleep(0.5)\nSIDE = 8")


def test_a_class_that_is_stopped_says_so_and_leaves_only_whole_results(tmp_path: Path) -> None:
    class_, out = tmp_path / "class", tmp_path / "out"
    class_.mkdir()
    for number in range(40):
        (class_ / f"s{number:02}.py").write_text(f"{SLOW}# {number}\n", encoding="utf-8")
    with running(["grade", "class", "--out", "out", "--jobs", "2", "--isolation", "basic"], tmp_path) as process:
        until = time.monotonic() + PATIENCE
        while not list(out.glob("results/*.json")):
            assert time.monotonic() < until
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        _out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert err.strip() == "Stopped."
    whole = list(out.glob("results/*.json"))
    assert 0 < len(whole) < 40
    for path in whole:
        assert json.loads(path.read_text(encoding="utf-8"))["max_score"] == 10
        assert (out / "feedback" / f"{path.stem}.html").read_text(encoding="utf-8").endswith("</html>")
    assert not [path for path in out.rglob(".*.json*") if path.is_file()]
