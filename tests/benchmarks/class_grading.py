"""What grading a class costs, beside other tools: ``python tests/benchmarks/class_grading.py [--quick]``.

The same 200 submissions, in every 20 of them 18 right, one wrong and one with an endless loop, are graded by

- this project, sealed, on two cores;
- plain pytest, one process for each submission, with as many asserts, and no protection at all;
- gradescope-utils' runner, one process for each submission, likewise;
- nbgrader and otter-grader, for a few submissions, where they are installed.

The others have no time limits: each of their loops is ended from outside after a few seconds, and the numbers without
loops stand beside those with them.  Then the parent's memory is watched while the class grows from 200 to 10,000.
Nothing here passes or fails: the numbers depend on the machine, the ratios hardly.
"""

import argparse
import contextlib
import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
RIGHT = (ROOT / "solutions" / "knights_tour.py").read_text(encoding="utf-8")
BROKEN = "def generate_moves(board, position)\n"
WRONG = RIGHT + "\n\ndef heuristic_2(board, position):\n    return position[0] + position[1]\n"
LOOP = RIGHT + "\n\ndef generate_moves(board, position):\n    while True:\n        pass\n"

COMMAND = (sys.executable, "-m", "knightstour", "grade")
PATIENCE = 5.0  # seconds until a loop of the others is ended
_SUBREAPER = 36  # prctl: orphans become our children, so that their time is counted

# The lab's checks as anybody would write them: the same boards, the same walks, bare asserts.
LOADING = """\
import importlib.util, sys
spec = importlib.util.spec_from_file_location("knights_tour", sys.argv[-1] if SCRIPT else PLACE)
lab = importlib.util.module_from_spec(spec)
spec.loader.exec_module(lab)
"""
CASES = """\
JUMPS = [(-2, 1), (-1, 2), (1, 2), (2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]
def reached(n, r, c):
    return sorted((r + a, c + b) for a, b in JUMPS if 0 <= r + a < n and 0 <= c + b < n)
def boards():
    for n in (1, 2, 3, 4, 5, 8, 12):
        for r in range(n):
            for c in range(n):
                yield n, r, c, [[0] * n for _ in range(n)]
def moves():
    for n, r, c, board in boards():
        assert sorted(lab.generate_moves(board, (r, c))) == reached(n, r, c)
def first():
    for n, r, c, board in boards():
        assert lab.heuristic_1(board, (r, c)) == len(reached(n, r, c))
def second():
    for n, r, c, board in boards():
        assert lab.heuristic_2(board, (r, c)) == min(r, n - 1 - r) + min(c, n - 1 - c)
def legal(n, start, heuristic):
    board = lab.find_tour(n, start, heuristic)
    squares = sorted((board[r][c], r, c) for r in range(n) for c in range(n) if board[r][c])
    assert [step for step, _r, _c in squares] == list(range(1, len(squares) + 1))
    for (_s, r, c), (_t, i, j) in zip(squares, squares[1:]):
        assert {abs(r - i), abs(c - j)} == {1, 2}
def tours():
    for n, starts in ((5, 13), (6, 12), (8, 16), (12, 4)):
        for k in range(starts):
            legal(n, (k % n, 3 * k % n), lab.heuristic_1)
            legal(n, (k % n, 3 * k % n), lab.heuristic_2)
def large():
    legal(50, (25, 25), lab.heuristic_1)
"""
FUNCTIONS = ("moves", "first", "second", "tours", "large")
PYTEST = "import os\nSCRIPT = False\nPLACE = os.environ['PLACE']\n" + LOADING + CASES
PYTEST += "".join(f"def test_{name}():\n    {name}()\n" for name in FUNCTIONS)
GRADESCOPE = "import unittest\nfrom gradescope_utils.autograder_utils.decorators import weight\n"
GRADESCOPE += (
    "from gradescope_utils.autograder_utils.json_test_runner import JSONTestRunner\nSCRIPT = True\n" + LOADING + CASES
)
GRADESCOPE += "class Lab(unittest.TestCase):\n"
GRADESCOPE += "".join(f"    @weight(2)\n    def test_{name}(self):\n        {name}()\n" for name in FUNCTIONS)
GRADESCOPE += "JSONTestRunner(visibility='visible', stream=open(sys.argv[1], 'w')).run(\n"
GRADESCOPE += "    unittest.defaultTestLoader.loadTestsFromTestCase(Lab))\n"


@dataclass
class Cost:
    """Seconds, and of how many submissions."""

    cpu: float
    wall: float
    count: int

    def __str__(self) -> str:
        each = 1000 / max(self.count, 1)
        return f"{each * self.cpu:8.1f} ms CPU, {each * self.wall:8.1f} ms wall each"


@contextlib.contextmanager
def measured(count: int) -> Iterator[Cost]:
    """What all processes that are started inside cost together, those without a parent among them."""
    cost = Cost(0.0, 0.0, count)
    before, started = os.times(), time.perf_counter()
    yield cost
    cost.wall = time.perf_counter() - started
    with contextlib.suppress(ChildProcessError):
        while True:
            os.wait()
    after = os.times()
    cost.cpu = after.children_user + after.children_system - before.children_user - before.children_system


def adopt_orphans() -> None:
    """Let processes whose parent is gone become ours."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_SUBREAPER, 1, 0, 0, 0)


def make_class(folder: Path, count: int, loops: bool) -> list[Path]:
    """The submissions; without ``loops`` right ones take their place."""
    folder.mkdir()
    files = []
    for number in range(count):
        text = {0: WRONG, 10: LOOP if loops else RIGHT}.get(number % 20, RIGHT)
        file = folder / f"student{number:05}.py"
        file.write_text(f"{text}\n# {number}\n", encoding="utf-8")
        files.append(file)
    return files


def ours(submissions: Path, out: Path, count: int, *options: str) -> Cost:
    """This project."""
    with measured(count) as cost:
        subprocess.run([*COMMAND, submissions, "--out", out, *options], stdout=subprocess.DEVNULL, check=True)
    return cost


def one_by_one(files: Sequence[Path], command: Callable[[Path], Sequence[str | Path]], folder: Path) -> Cost:
    """A process for each submission, ended from outside if it does not end."""
    with measured(len(files)) as cost:
        for file in files:
            environment = {**os.environ, "PLACE": str(file), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
            with contextlib.suppress(subprocess.TimeoutExpired):
                subprocess.run(
                    command(file),
                    cwd=folder,
                    env=environment,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    timeout=PATIENCE,
                    check=False,
                )
    return cost


def plain_pytest(folder: Path) -> Callable[[Path], Sequence[str | Path]]:
    """How pytest is started for a submission."""
    (folder / "test_lab.py").write_text(PYTEST, encoding="utf-8")
    return lambda _file: (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_lab.py")


def gradescope_utils(folder: Path) -> Callable[[Path], Sequence[str | Path]]:
    """How gradescope-utils' runner is started for a submission."""
    (folder / "run_tests.py").write_text(GRADESCOPE, encoding="utf-8")
    return lambda file: (sys.executable, "run_tests.py", folder / "results.json", file)


def compare(folder: Path, count: int, others: int) -> None:
    """Print what each tool costs, and how many times more than ours."""
    tools: list[tuple[str, Callable[[Path], Sequence[str | Path]]]] = [("plain pytest", plain_pytest(folder))]
    if importlib.util.find_spec("gradescope_utils"):
        tools.append(("gradescope-utils", gradescope_utils(folder)))
    else:
        print("gradescope-utils is not installed")
    right: Cost | None = None
    for loops in (False, True):
        name = "with-loops" if loops else "without-loops"
        print(f"\n{count} submissions, {'one in 20 an endless loop' if loops else 'none with a loop'}:")
        files = make_class(folder / name, count, loops)
        base = ours(folder / name, folder / f"out-{name}", count, "--jobs", "2")
        right = right or base
        print(f"  knightstour, 2 jobs     {base}")
        for tool, command in tools:
            cost = one_by_one(files[:others], command, folder)
            ratio = (cost.cpu / cost.count) / (base.cpu / base.count)
            print(f"  {tool:<22}  {cost}, {ratio:.1f} times our CPU ({cost.count} of them)")
    for library in ("nbgrader", "otter"):
        if importlib.util.find_spec(library):
            assert right is not None  # without loops, as theirs are
            _compare_notebooks(library, folder, right)
        else:
            print(f"\n{library} is not installed")


def _compare_notebooks(library: str, folder: Path, base: Cost) -> None:
    """Print what a grader of notebooks costs for a few right submissions."""
    from tests.benchmarks import notebook_graders

    count = 3
    grade = notebook_graders.prepare(library, folder / library, RIGHT, CASES, FUNCTIONS, count)
    with measured(count) as cost:
        grade()
    ratio = (cost.cpu / cost.count) / (base.cpu / base.count)
    print(f"\n{library:<22}  {cost}, {ratio:.1f} times our CPU ({count} of them)")


def watch_memory(folder: Path, sizes: Sequence[int]) -> None:
    """Print the most memory that the parent needed, for each size of class."""
    print("\nthe parent's memory and the time, for classes of files that do not load:")
    for size in sizes:
        submissions = folder / f"size{size}"
        submissions.mkdir()
        for number in range(size):
            (submissions / f"student{number:05}.py").write_text(f"{BROKEN}# {number}\n", encoding="utf-8")
        started = time.perf_counter()
        command: list[str | Path] = [*COMMAND, submissions, "--out", folder / f"out{size}", "--jobs", "2"]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
            most = 0
            while process.poll() is None:
                most = max(most, _peak(process.pid))
                time.sleep(0.05)
        seconds = time.perf_counter() - started
        print(f"  {size:6} submissions: {most / 1024:6.1f} MB, {seconds:7.1f} s, {1000 * seconds / size:6.1f} ms each")
        shutil.rmtree(submissions)
        shutil.rmtree(folder / f"out{size}")


def _peak(process: int) -> int:
    """The most memory that a process has had, in KB."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{process}/status").read_text(encoding="ascii", errors="replace").splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1])
    return 0


def main() -> None:
    """Run all of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer submissions, for a small or busy machine")
    quick = parser.parse_args().quick
    adopt_orphans()
    sys.path.insert(0, str(ROOT))
    with tempfile.TemporaryDirectory() as name:
        compare(Path(name), 40 if quick else 200, 20 if quick else 200)
        watch_memory(Path(name), (100, 500) if quick else (200, 2_000, 10_000))


if __name__ == "__main__":
    main()
