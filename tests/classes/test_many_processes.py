"""Two cores or a cluster: the same results byte for byte, and a process that dies costs only a second try."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from knightstour.batch import Chunk, Settings, Work, course_version, grade_all, local_pool, processes
from knightstour.batch.pools import Pool
from knightstour.batch.processes import ProcessLanes
from knightstour.messages import CourseError
from knightstour.report.files import documents
from knightstour.results import Result
from tests.classes.classes import COMMAND, RIGHT, UNTOUCHED, WRONG, contents, grade, small_class
from tests.shared_once import shared_folder

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")

MORE = {f"more{number:02}.py": (RIGHT, WRONG, UNTOUCHED)[number % 3] for number in range(12)}


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A class, and its results from a single process."""
    return shared_folder(tmp_path_factory, "one-process", _grade_alone)


def _grade_alone(folder: Path) -> None:
    small_class(folder / "class", MORE)
    grade(folder / "class", folder / "out", "--jobs", "1")


def _children(process: int) -> list[int]:
    """All processes that descend from a process."""
    parents: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()[1])
        except OSError:
            continue
        parents.setdefault(parent, []).append(int(stat.parent.name))
    found, ahead = [], [process]
    while ahead:
        children = parents.get(ahead.pop(), [])
        found += children
        ahead += children
    return found


def _grading_processes(process: int) -> list[int]:
    """Those that grade: children of the server that they are forked from, which is the only one with children."""
    servers = [child for child in _children(process) if b"forkserver" in _command_line(child)]
    return [child for server in servers[:1] for child in _children(server) if b"forkserver" in _command_line(child)]


def _command_line(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def _wait_for_results(out: Path, count: int) -> None:
    end = time.monotonic() + 60
    while len(list((out / "results").glob("[!.]*.json"))) < count:
        assert time.monotonic() < end
        time.sleep(0.01)


@on_linux
def test_a_process_that_is_killed_costs_a_second_try_and_nothing_else(alone: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    command = (*COMMAND, "grade", alone / "class", "--out", out, "--jobs", "2")
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        _wait_for_results(out, 2)
        os.kill(_grading_processes(process.pid)[0], signal.SIGKILL)
        printed, _nothing = process.communicate()
    assert process.returncode == 0, printed
    assert contents(out) == contents(alone / "out")


def _dies_over_bad(result: Result) -> Mapping[str, bytes]:
    in_a_lane = multiprocessing.parent_process() is not None
    if result.submission == "bad" and in_a_lane:
        os._exit(1)
    return documents(result)


def _chunk(names: list[str], out: Path) -> Chunk:
    works = tuple(Work(name, "knights_tour", "knights_tour.py", UNTOUCHED) for name in names)
    for folder in ("results", "feedback", "gradescope", ".knightstour"):
        (out / folder).mkdir(parents=True, exist_ok=True)
    return Chunk(works, Settings("basic", "en", course_version()), _dies_over_bad, out)


@on_linux
def test_a_submission_over_which_processes_die_is_our_fault_and_the_rest_is_graded(tmp_path: Path) -> None:
    names = ["a", "b", "bad", "c", "d", "e", "f"]
    out = tmp_path / "out"
    with local_pool(1, tmp_path) as pool:
        outcomes = [outcome for found in grade_all([_chunk(names, out)], pool) for outcome in found]
    assert {outcome.record.name for outcome in outcomes} == set(names)
    assert [outcome.record.name for outcome in outcomes if not outcome.record.key] == ["bad"]
    result = json.loads((out / "results/bad.json").read_text(encoding="utf-8"))
    assert {exercise["status"] for exercise in result["exercises"]} == {"grader error"}
    assert result["max_score"] == 10.0
    assert "That is our fault" in result["exercises"][0]["checks"][0]["rule"]


def _pid() -> int:
    return os.getpid()


def _die() -> None:
    os._exit(3)


def _raise(text: str) -> None:
    raise LookupError(text)


def test_the_lanes_are_an_executor_whose_processes_are_replaced(tmp_path: Path) -> None:
    with ProcessLanes(1, tmp_path) as lanes:
        first = lanes.submit(_pid).result()
        assert lanes.submit(_pid).result() == first != os.getpid()
        with pytest.raises(LookupError, match="gone"):
            lanes.submit(_raise, "gone").result()
        dead = lanes.submit(_die)
        after = lanes.submit(_pid)
        pool = Pool(lanes, 1, shares_disk=True)
        with pytest.raises(pool.died):
            dead.result()
        assert after.result() not in (first, os.getpid())
    with pytest.raises(RuntimeError):
        lanes.submit(_pid)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list["subprocess.Popen[bytes]"]]]:
    """A Dask scheduler and two workers, each a process of its own."""
    pytest.importorskip("distributed")
    place = tmp_path / "scheduler.json"
    environment = {**os.environ, "DASK_DISTRIBUTED__WORKER__DAEMON": "False"}

    def run(*words: str) -> "subprocess.Popen[bytes]":
        command = (sys.executable, "-m", *words, "--scheduler-file", str(place), "--no-dashboard")
        log = (tmp_path / "log.txt").open("ab")
        return subprocess.Popen(command, env=environment, stdout=log, stderr=log, cwd=tmp_path)

    scheduler = run("distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0")
    workers = [
        run(
            "distributed.cli.dask_worker",
            "--nthreads",
            "1",
            "--no-nanny",
            "--local-directory",
            str(tmp_path / str(number)),
        )
        for number in range(2)
    ]
    end = time.monotonic() + 60
    while not place.exists():
        assert time.monotonic() < end
        time.sleep(0.05)
    try:
        yield json.loads(place.read_text(encoding="utf-8"))["address"], workers
    finally:
        for process in (*workers, scheduler):  # some versions wait for ever when asked politely
            process.kill()
            process.wait()


@on_linux
def test_a_cluster_that_loses_a_worker_gives_the_same_results(
    alone: Path, cluster: tuple[str, list["subprocess.Popen[bytes]"]], tmp_path: Path
) -> None:
    address, workers = cluster
    out = tmp_path / "out"
    command = (*COMMAND, "grade", alone / "class", "--out", out, "--dask", address)
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        _wait_for_results(out, 2)
        workers[0].kill()
        printed, _nothing = process.communicate()
    assert process.returncode == 0, printed
    assert b"17 submissions graded, 0 from before" in printed
    assert b"distributed" not in printed
    assert contents(out) == contents(alone / "out")


def _wait_until_gone(process: int) -> None:
    end = time.monotonic() + 60
    while (stat := Path(f"/proc/{process}/stat")).exists() and stat.read_text("utf-8").rpartition(")")[2][1] != "Z":
        assert time.monotonic() < end
        time.sleep(0.02)


@on_linux
def test_a_server_that_is_killed_costs_no_work(tmp_path: Path) -> None:
    from multiprocessing.forkserver import _forkserver

    with ProcessLanes(1, tmp_path) as lanes:
        first = lanes.submit(_pid).result()
        server = _forkserver._forkserver_pid  # type: ignore[attr-defined]
        os.kill(server, signal.SIGKILL)
        _wait_until_gone(server)
        assert lanes.submit(_pid).result() == first
        with pytest.raises(Pool(lanes, 1, shares_disk=True).died):
            lanes.submit(_die).result()
        assert lanes.submit(_pid).result(timeout=60) != first


class _Gone:
    """What a process is told of the grader when the server between them was killed."""

    def is_alive(self) -> bool:
        return False


@on_linux
def test_a_process_that_lost_the_server_removes_no_files_while_the_grader_runs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(multiprocessing, "parent_process", _Gone)
    assert processes._is_alive(os.getpid())
    with subprocess.Popen([sys.executable, "-c", ""]) as dead:
        _wait_until_gone(dead.pid)
        assert not processes._is_alive(dead.pid)  # nobody has asked for its exit code yet
    assert not processes._is_alive(dead.pid)


@pytest.mark.parametrize("error", [EOFError, ConnectionResetError])
def test_a_process_that_cannot_be_started_is_tried_again_and_then_told(
    error: type[Exception], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "_PAUSE", 0.0)
    failures = iter([error] * 3)
    lane = processes._Lane

    def sometimes(*arguments: Any) -> Any:
        raised = next(failures, None)
        if raised is not None:
            raise raised
        return lane(*arguments)

    monkeypatch.setattr(processes, "_Lane", sometimes)
    with ProcessLanes(1, tmp_path) as lanes:
        assert lanes.submit(_pid).result(timeout=60) != os.getpid()
    failures = iter([error] * 100)
    with ProcessLanes(1, tmp_path) as lanes:
        for _again in range(2):
            with pytest.raises(CourseError, match="No process for grading can be started"):
                lanes.submit(_pid).result(timeout=60)


def _ignored(process: int) -> set[int]:
    """The signals that a process does not hear."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    (mask,) = (int(line.split()[1], 16) for line in status.splitlines() if line.startswith("SigIgn:"))
    return {number for number in range(1, 65) if mask >> (number - 1) & 1}


@on_linux
def test_ctrl_c_at_the_start_is_one_word(tmp_path: Path) -> None:
    small_class(tmp_path / "class", MORE)
    command = (*COMMAND, "grade", tmp_path / "class", "--out", tmp_path / "out", "--jobs", "2", "--isolation", "basic")
    with subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True
    ) as process:
        end = time.monotonic() + 60
        while not (servers := [child for child in _children(process.pid) if b"forkserver" in _command_line(child)]):
            assert time.monotonic() < end
            time.sleep(0.005)
        assert signal.SIGINT in _ignored(servers[0])  # from the first moment on
        os.killpg(process.pid, signal.SIGINT)
        printed = process.communicate()[1]
    assert (process.returncode, printed.replace(b"\n", b"")) == (1, b"Stopped.")
