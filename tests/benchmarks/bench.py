"""How long students' tests take on the whole bank: ``python tests/benchmarks/bench.py [--tests 100]``.

Prints the time of that many small tests, and of the course's own, on all programs, one after another.  With ``--level``
the isolation is chosen; the best that works here is taken otherwise.
"""

import argparse
import tempfile
import time
from pathlib import Path

from knightstour.course import content_folder
from knightstour.judges.bench import report_of
from knightstour.lent.checking import BENCH
from knightstour.programs import faulty_programs, right_programs
from knightstour.runner import open_runner
from knightstour.runner.answers import Runner
from knightstour.submission import Desk, Student

ONE = """
def test_number_{number}(find_tour):
    n = {number} % 8 + 1
    start = ({number} % n, {number} // 8 % n)
    board = find_tour(n, start)
    assert len(board) == n
    assert board[start[0]][start[1]] == 1
"""


def measure(name: str, text: str, runner: Runner) -> None:
    """Print how long the tests in ``text`` take, and what they come to."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "checking.py")
        file.write_text(text, encoding="utf-8")
        desk = Desk(file, runner)
        began, used = time.perf_counter(), time.process_time()
        report = report_of(Student(desk, "test_find_tour", (BENCH,)))
        wall, own = time.perf_counter() - began, time.process_time() - used
        desk.close()
    tests, programs = len(report.first.results), len(report.trials)
    print(
        f"{name}: {tests} tests on {programs} programs in {wall:.1f} s, {own:.1f} s of them in the grader; "
        f"{len(report.caught())} of {len(faulty_programs())} caught, {len(report.blamed)} blamed"
    )


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tests", type=int, default=100)
    parser.add_argument("--level")
    options = parser.parse_args()
    runner = open_runner(options.level)
    print(f"{len(right_programs())} right and {len(faulty_programs())} faulty programs, isolation {runner.level}")
    try:
        measure("small tests", "".join(ONE.format(number=number) for number in range(options.tests)), runner)
        measure("the same once more", "".join(ONE.format(number=number) for number in range(options.tests)), runner)
        weak = "".join(f"def test_{number}(find_tour):\n    find_tour(5, (0, 0))\n" for number in range(options.tests))
        measure("tests that catch little", weak, runner)
        measure("the course's own", (content_folder("solutions") / "checking.py").read_text(encoding="utf-8"), runner)
    finally:
        runner.close()


if __name__ == "__main__":
    main()
