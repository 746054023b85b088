"""How fast the reference makes mazes, against public packages: ``python tests/benchmarks/mazes.py [--quick]``.

- microseconds a cell for mazes of several sizes, up to 1000 × 1000: in proportion to the cells they do not grow;
- the same for the packages that are installed, in the same run: ``pip install mazelib mmaze squared-maze``.

The number of each maker is the smallest of several runs.  What is left out of the comparison is printed with it.

Nothing here passes or fails: the numbers depend on the machine, the ratios hardly.
"""

import importlib
import importlib.util
import random
import resource
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

SOLUTION = Path(__file__).parents[2] / "solutions" / "mazes.py"
SIDES = (30, 60, 100)  # what the packages manage in a few seconds
LARGE = (250, 500, 1000)
RUNS = 3
LEFT_OUT = """\
left out of the comparison:
- mazes larger than {side} x {side}: one package takes seconds for these already, and one stops;
- the way out: the packages solve mazes of their own form, between points of their own choice;
- memory: the packages keep walls in other forms.
mazelib keeps its mazes in arrays of numpy; the others, and the reference, are Python alone."""

Maker = Callable[[int], object]


def load_solution() -> Any:
    """The reference as a module."""
    specification = importlib.util.spec_from_file_location("mazes_solution", SOLUTION)
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


def hunted(solution: Any, side: int) -> Any:
    """A maze of the reference, by rows and with walks of any length."""
    order = solution.row_by_row(side, side)
    return solution.hunt_and_kill(side, side, random.Random(1), order, side * side)


def packages() -> Iterator[tuple[str, Maker]]:
    """The makers of the packages that are installed."""
    for name, makers in (("mazelib", _mazelib), ("mmaze", _mmaze), ("squared_maze", _squared_maze)):
        if importlib.util.find_spec(name) is None:
            print(f"{name}: not installed")
        else:
            yield from makers().items()


def _mazelib() -> dict[str, Maker]:
    maze = importlib.import_module("mazelib").Maze

    def made_by(module: str, side: int, *options: str) -> None:
        made = maze()
        maker = getattr(importlib.import_module(f"mazelib.generate.{module}"), module)
        made.generator = maker(side, side, *options)
        made.generate()

    return {
        "mazelib, hunt and kill": lambda side: made_by("HuntAndKill", side, "serpentine"),
        "mazelib, backtracker": lambda side: made_by("BacktrackingGenerator", side),
    }


def _mmaze() -> dict[str, Maker]:
    generate = importlib.import_module("mmaze").generate
    return {"mmaze, backtracker": lambda side: generate(side, side, method="backtracking", seed=1)}


def _squared_maze() -> dict[str, Maker]:
    generate = importlib.import_module("squared_maze.generator").generate_maze
    return {"squared-maze, recursive backtracker": lambda side: generate(side, side, seed=1)}


def microseconds_a_cell(maker: Maker, side: int) -> float:
    """The processor time of one maze, for each of its cells: the smallest of several runs, fewer for large mazes."""
    runs = RUNS if side <= max(SIDES) else 2
    return min(_seconds(maker, side) for _run in range(runs)) / (side * side) * 1e6


def _seconds(maker: Maker, side: int) -> float:
    begin = time.process_time()
    maker(side)
    return time.process_time() - begin


def megabytes(make: Callable[[], object]) -> float:
    """How much memory takes what ``make`` makes."""
    tracemalloc.start()
    made = make()
    size, _most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del made
    return size / 1e6


def main() -> None:
    """Run everything and print it."""
    quick = "--quick" in sys.argv
    solution = load_solution()
    ours: dict[str, dict[int, float]] = {"hunt and kill": {}, "backtracker": {}}
    for side in (*SIDES, *(() if quick else LARGE)):
        ours["hunt and kill"][side] = microseconds_a_cell(lambda side: hunted(solution, side), side)
        ours["backtracker"][side] = microseconds_a_cell(
            lambda side: solution.backtracker(side, side, random.Random(1)), side
        )
        maze = hunted(solution, side)
        begin = time.process_time()
        way = solution.way_out(maze, (0, 0), (side - 1, side - 1))
        solved = (time.process_time() - begin) / (side * side) * 1e6
        told = ", ".join(f"{name} {times[side]:.1f}" for name, times in ours.items())
        print(f"{side} x {side}, microseconds a cell: {told}, way out {solved:.1f} (a way of {len(way)} cells)")
    print(f"largest memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")
    least = megabytes(lambda: (solution.closed_maze(side, side), solution.row_by_row(side, side)))
    print(f"of it, for {side} x {side} cells, {least:.0f} MB for an empty set for each cell, and the order")
    for name, maker in packages():
        for side in SIDES:
            against = ours["hunt and kill" if "hunt" in name else "backtracker"][side]
            try:
                print(f"{name}, {side} x {side}: {microseconds_a_cell(maker, side) / against:.1f} x the reference")
            except RecursionError:
                print(f"{name}, {side} x {side}: stops, since it calls itself too often")
    print(LEFT_OUT.format(side=max(SIDES)))


if __name__ == "__main__":
    main()
