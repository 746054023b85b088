"""How fast the references of the later units are, in ratios: ``python tests/benchmarks/tours.py [--quick]``.

- time per square of ``fast_tour`` from 100 × 100 to 1000 × 1000, and against a plain loop of ten million additions;
- ``fast_tour`` against the lab's ``find_tour``, which counts anew, on 8 × 8 from all starts, 100 × 100, 1000 × 1000;
- ``count_tours`` against ``lucasmcgregor.knightstour`` from PyPI, where that can be imported: all tours of 5 × 5 from a
  corner.  Its prints are thrown away.

Each time is the smallest of three.  Nothing here passes or fails: the numbers
depend on the machine, the ratios hardly.
"""

import contextlib
import importlib
import io
import runpy
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

SOLUTIONS = Path(__file__).parents[2] / "solutions"
TRIES = 3

LEFT_OUT = """
Left out: of the pure-Python programs that can be installed from PyPI, lucasmcgregor.knightstour is all that was found
for the knight's tour, and it knows no heuristic.  So it is not tried on 8 x 8, 100 x 100 or 1000 x 1000, and
Warnsdorff's rule is compared within the course only.  Programs without a package, those that use numpy or compiled
code, memory, and how many tours are whole are not compared."""

# Its package brings a command of the course's own name, so it must not come into the environment of the course.
TO_COMPARE = (
    "all tours of 5 x 5 from a corner: to compare, python -m pip install --no-deps --target /tmp/other "
    "lucasmcgregor.knightstour, and run this with PYTHONPATH=/tmp/other"
)


def seconds_for(work: Callable[..., object], *arguments: object, tries: int = TRIES) -> float:
    """The processor time that ``work`` takes, the smallest of several tries."""
    times = []
    for _try in range(tries):
        begin = time.process_time()
        work(*arguments)
        times.append(time.process_time() - begin)
    return min(times)


def walk_from(walk: Callable[..., object], side: int, starts: Sequence[tuple[int, int]], *more: object) -> None:
    """One walk from each start."""
    for start in starts:
        walk(side, start, *more)


def solution(unit: str) -> dict[str, Any]:
    """The names that a unit's solution defines."""
    return runpy.run_path(str(SOLUTIONS / f"{unit}.py"))


def plain_loop() -> int:
    """Ten million additions."""
    total = 0
    for number in range(10_000_000):
        total += number
    return total


def show_growth(fast_tour: Callable[..., list[list[int]]], sides: list[int]) -> None:
    """Print the time per visited square on each board."""
    loop = seconds_for(plain_loop)
    print(f"a plain loop of ten million additions: {loop:.2f} s")
    for side in sides:
        seconds = seconds_for(fast_tour, side, (0, 0))
        visited = sum(step > 0 for row in fast_tour(side, (0, 0)) for step in row)
        each = 1e6 * seconds / visited
        print(
            f"fast_tour {side} x {side}: {visited} squares, {each:.2f} microseconds a square, "
            f"{each * 0.5 / loop:.2f} where that loop takes half a second"
        )


def show_against_the_lab(fast: dict[str, Any], lab: dict[str, Any], largest: int) -> None:
    """Print how many times faster it is than counting anew."""
    chessboard = [(row, column) for row in range(8) for column in range(8)]
    jobs = [("8 x 8, all starts", 8, chessboard)]
    jobs += [(f"{side} x {side}", side, [(0, 0)]) for side in (100, largest)]
    for name, side, starts in jobs:
        new = seconds_for(walk_from, fast["fast_tour"], side, starts)
        old = seconds_for(walk_from, lab["find_tour"], side, starts, lab["heuristic_1"])
        print(f"{name}: find_tour of the lab takes {old / new:.1f} times as long as fast_tour")


def show_counting(backtracking: dict[str, Any]) -> None:
    """Print the ratio of the two programs that visit every walk from a corner of 5 x 5."""
    board = [[0] * 5 for _ in range(5)]
    board[0][0] = 1
    own = seconds_for(backtracking["count_tours"], board, (0, 0))
    try:
        theirs: Any = importlib.import_module("lucasmcgregor.knightstour.Knightstour")
        reporting: Any = importlib.import_module("lucasmcgregor.knightstour.TourReporter")
    except ImportError:
        print(TO_COMPARE)
        return
    found = []

    def count() -> None:
        reporter = reporting.TourReporter(logging=False)
        theirs.Chessboard(5, 5, reporter).solve_tour((0, 0), 1)
        found.append(reporter.tours_count)

    with contextlib.redirect_stdout(io.StringIO()):
        other = seconds_for(count)
    print(
        f"all {found[-1]} tours of 5 x 5 from a corner: "
        f"lucasmcgregor.knightstour takes {other / own:.2f} times as long as count_tours"
    )


def main() -> None:
    """Print everything; with --quick, nothing larger than 400 x 400."""
    quick = "--quick" in sys.argv[1:]
    fast = solution("fast_tour")
    show_growth(fast["fast_tour"], [100, 200, 400] if quick else [100, 200, 400, 700, 1000])
    show_against_the_lab(fast, solution("knights_tour"), 200 if quick else 1000)
    show_counting(solution("backtracking"))
    print(LEFT_OUT)


if __name__ == "__main__":
    main()
