"""Walks Squirrel and Cull's plan on every board from side 5 to side 419: ``python tests/benchmarks/squirrel_cull.py``.

It takes minutes.  Every board is visited as a whole, but for side 74.  The plans come from the solution, the walk is
the course's own, which the tests hold against that of the solution on smaller boards.
"""

import runpy
import sys
from pathlib import Path

from knightstour.ties import planned_walk
from knightstour.walks import squares_visited

SOLUTION = Path(__file__).parents[2] / "solutions" / "tie_breaking.py"


def main() -> int:
    """Print the sides that fail; the exit code says whether they are what is known."""
    plan_of = runpy.run_path(str(SOLUTION))["squirrel_cull"]
    failing = []
    for side in range(5, 420):
        if squares_visited(planned_walk(side, plan_of(side))) < side * side:
            failing.append(side)
            print(f"not whole: {side}", flush=True)
        elif side % 50 == 0:
            print(f"so far: {side}", flush=True)
    print(f"sides 5 to 419: {415 - len(failing)} whole, not whole: {failing}")
    return 0 if failing == [74] else 1


if __name__ == "__main__":
    sys.exit(main())
