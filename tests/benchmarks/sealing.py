"""What sealing costs, in ratios: ``python tests/benchmarks/sealing.py [--quick]``.

- milliseconds of a submission with one call and with two hundred, at every level that works here;
- a forked worker against a fresh interpreter;
- an endless loop and a wait, as a class run pays for them;
- time, memory and processor time of the grader for the whole hostile corpus, inside the guard.

Nothing here passes or fails: the numbers depend on the machine, the ratios hardly.
"""

import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "autograder")]

from knightstour.runner import probe  # noqa: E402 - found only now
from knightstour.runner.answers import Budget, Call, Runner  # noqa: E402
from knightstour.runner.nursery import SpawnNursery  # noqa: E402
from knightstour.runner.process import ProcessRunner  # noqa: E402
from tests.runner import guard  # noqa: E402

SOURCE = """
def candidates(board, square):
    row, column = square
    jumps = ((1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1))
    squares = [(row + down, column + right) for down, right in jumps]
    return [(r, c) for r, c in squares if 0 <= r < 8 and 0 <= c < 8 and board[r][c] == 0]
def loop():
    while True:
        pass
def wait():
    import time
    time.sleep(100)
"""
BOARD = [[0] * 8 for _ in range(8)]


def session_with(runner: Runner, file: Path, count: int) -> None:
    """Open a session and make a call so many times."""
    with runner.open(file, {}, Budget()) as session:
        session.ask([Call("candidates", (BOARD, (3, 3)))] * count)


def wall_milliseconds(runners: dict[str, Runner], file: Path, count: int, repeats: int) -> dict[str, float]:
    """What a session with ``count`` calls takes in each runner: the quickest of many turns."""
    times: dict[str, list[float]] = {name: [] for name in runners}
    for _ in range(repeats + 1):
        for name, runner in runners.items():
            began = time.perf_counter()
            session_with(runner, file, count)
            times[name].append(1000 * (time.perf_counter() - began))
    return {name: min(series[1:]) for name, series in times.items()}


def processor_milliseconds(make: Callable[[], Runner], file: Path, repeats: int) -> float:
    """What a session with one call costs the processor, in the grader and in all it starts, but for starting up."""

    def used() -> float:
        parts = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
        return sum(part.ru_utime + part.ru_stime for part in parts)

    def cost_of(sessions: int) -> float:
        before = used()
        runner = make()
        for _ in range(sessions):
            session_with(runner, file, 1)
        runner.close()  # only then are its processes counted
        return used() - before

    return 1000 * (cost_of(repeats + 1) - cost_of(1)) / repeats


def compare_levels(file: Path, repeats: int) -> None:
    """Print what a submission costs at each level."""
    kinds: dict[str, Callable[[], Runner]] = {
        "fresh interpreter": lambda: ProcessRunner("basic", nursery=SpawnNursery),
        **{
            trial.level: partial(ProcessRunner, trial.level)
            for trial in probe()
            if trial.works and trial.level != "none"
        },
    }
    runners = {name: make() for name, make in kinds.items()}
    one = wall_milliseconds(runners, file, 1, repeats)
    many = wall_milliseconds(runners, file, 200, max(4, repeats // 4))
    for runner in runners.values():
        runner.close()
    costs = {name: processor_milliseconds(make, file, repeats) for name, make in kinds.items()}
    for name in kinds:
        print(
            f"{name:>18}: {one[name]:6.1f} ms with one call, {many[name]:6.1f} ms with 200; "
            f"{costs[name]:5.1f} ms of processor time with one"
        )
    print(f"a fresh interpreter costs {one['fresh interpreter'] / one['basic']:.1f} times a forked worker")
    if "full" in one:
        print(f"sealing adds {one['full'] - one['basic']:.1f} ms a submission")


def bad_ends(file: Path) -> None:
    """Print what a loop and a wait in every call cost before the budget is spent."""
    for function in ("loop", "wait"):
        runner = ProcessRunner("basic")
        budget = Budget()
        began = time.perf_counter()
        with runner.open(file, {}, budget) as session:
            for _ in range(10):
                session.ask([Call(function, (), seconds=1.0)])
        print(f"{function:>18}: {time.perf_counter() - began:5.1f} s of a run for ten calls with a limit of one second")
        runner.close()


def hostile_corpus() -> None:
    """Print what the whole corpus costs the grader."""
    if guard.why_none():
        print(f"no guard, so no hostile file is run: {guard.why_none()}")
        return
    files = sorted((ROOT / "tests" / "attacks").glob("*.py"))
    calls = [["find_tour", [5, 1, None]]]
    job = {
        "level": "full",
        "submissions": [{"file": f"{guard.INSIDE}/tests/attacks/{path.name}", "calls": calls} for path in files],
    }
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.perf_counter()
    command = guard.guarded([guard.python_inside(), f"{guard.INSIDE}/tests/runner/driver.py"])
    done = subprocess.run(command, input=json.dumps(job), capture_output=True, text=True, check=True)
    wall = time.perf_counter() - began
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    told = json.loads(done.stdout)
    slowest = max(told["submissions"], key=lambda one: float(one["seconds"]))
    print(f"{len(files)} hostile files: {wall:.1f} s, {used:.1f} s of processor time with all their workers")
    print(f"the slowest took {slowest['seconds']:.1f} s; the grader's memory peaked at {told['peak'] // 1024} MB")


def main() -> None:
    """Print everything."""
    repeats = 10 if "--quick" in sys.argv else 60
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tour.py"
        file.write_text(SOURCE)
        compare_levels(file, repeats)
        bad_ends(file)
    hostile_corpus()


if __name__ == "__main__":
    main()
