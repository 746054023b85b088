"""Work that is wrong in a corner only, or gives numbers that only equal the right ones, is seen in every unit."""

from collections.abc import Callable
from pathlib import Path

import pytest

from knightstour.checks import test_backtracking, test_checking, test_fast_tour, test_mazes, test_tie_breaking
from knightstour.judging import Wrong
from knightstour.submission import Desk, Student
from tests.units.units import runner_here, solution_of

Check = Callable[[Student], None]


WRONG: tuple[tuple[Check, str, str, str], ...] = (
    # -1 stands for "no value yet", but it is a value as well
    (
        test_tie_breaking.test_smallest_on_empty_boards,
        "    smallest = min(values.values(), default=0)\n",
        "    smallest = -1\n    for value in values.values():\n"
        "        smallest = value if smallest == -1 else min(value, smallest)\n",
        "not-smallest",
    ),
    # chance from a source of the author's own, made when the file is loaded
    (test_tie_breaking.test_chance, "return source.choice(squares)", "return DICE.choice(squares)", "other-chance"),
    (
        test_tie_breaking.test_chance,
        "return source.choice(squares)",
        "row, column = source.choice(squares)\n    return row / 1, column",
        "not-among-the-squares",
    ),
    (test_fast_tour.test_small_tables, "table.append([i * n + j", "table.append([i * n + j / 1", "no-number"),
    (test_fast_tour.test_step, "counts[other] -= 1\n\n", "counts[other] -= counts[other] > 1\n\n", "wrong-count"),
    (
        test_fast_tour.test_kept_walk,
        "counts[other] < fewest:",
        "(0 < counts[other] < fewest or best < 0):",
        "not-smallest",
    ),
    (
        test_fast_tour.test_kept_walk,
        "            return walk",
        "            return [float(square) for square in walk]",
        "no-number",
    ),
    # chance at the first step only; a walk that goes straight on while it can
    (
        test_mazes.test_walk_and_go_back,
        "neighbour = source.choice(free)\n            open_wall",
        "neighbour = source.choice(free) if len(way) == 1 else free[0]\n            open_wall",
        "little-chance",
    ),
    (
        test_mazes.test_longest_walk_and_chance,
        "        neighbour = source.choice(free)\n        open_wall",
        "        ahead = [(2 * cell[0] - walk[-2][0], 2 * cell[1] - walk[-2][1])] if walk[1:] else []\n"
        "        neighbour = source.choice([one for one in ahead if one in free] or free)\n        open_wall",
        "turn-never-taken",
    ),
    # the colour of the start forbids a tour only where the number of squares is odd
    (
        test_backtracking.test_walks_that_can_be_finished,
        "        return True\n    step",
        "        return True\n    if sum(map(sum, board)) == 1 and sum(position) % 2:\n        return False\n    step",
        "way-missed",
    ),
    (
        test_backtracking.test_no_tour_or_gave_up,
        "    moves = 0\n",
        "    moves = 0\n    if sum(start) % 2:\n        return NO_TOUR\n",
        "tour-missed",
    ),
    (
        test_checking.test_first_fault_of_changed_tours,
        "return TWICE, step",
        "return TWICE, float(step)",
        "wrong-verdict",
    ),
)


@pytest.mark.parametrize(("check", "right", "wrong", "flaw"), WRONG, ids=[f"{w[0].__name__[5:]}-{w[3]}" for w in WRONG])
def test_what_is_wrong_in_a_corner_is_seen(tmp_path: Path, check: Check, right: str, wrong: str, flaw: str) -> None:
    unit = check.__module__.rpartition("test_")[2]
    text = solution_of(unit)
    assert text.count(right) == 1
    file = tmp_path / f"{unit}.py"
    file.write_text(text.replace("import random\n", "import random\n\nDICE = random.Random(7)\n").replace(right, wrong))
    (mark,) = check.pytestmark  # type: ignore[attr-defined]
    desk = Desk(file, runner_here())
    try:
        with pytest.raises(Wrong) as caught:
            check(Student(desk, mark.args[0], mark.kwargs["lend"]))
    finally:
        desk.close()
    assert caught.value.explanation.flaw == flaw
