"""The boards of the unit on judging, and the one right verdict on each."""

import runpy
from collections import Counter
from typing import Any

import pytest

from knightstour.course import content_folder
from knightstour.judges.checking import FAULTS, fault_of, judged
from knightstour.lent import SOURCES
from knightstour.rules import first_flaw
from knightstour.specimens import (
    Specimen,
    closed_tours,
    one_step_changes,
    open_and_broken,
    tours,
    tours_from_elsewhere,
    traps,
)

NAMES = ("is_jump", "is_tour", "is_closed", "first_fault")
ALL = [*tours(), *tours_from_elsewhere(), *one_step_changes(), *traps(), *closed_tours(), *open_and_broken()]
SOLUTION: dict[str, Any] = runpy.run_path(str(content_folder("solutions") / "checking.py"))


def lent(name: str) -> Any:
    namespace: dict[str, Any] = {}
    exec(SOURCES[name], namespace)
    return namespace[name]


@pytest.mark.parametrize("functions", [SOLUTION, {name: lent(name) for name in NAMES}], ids=["solution", "lent"])
def test_the_verdicts_of_the_referee_are_those_of_the_task(functions: dict[str, Any]) -> None:
    for board, start in ALL:
        flaw = judged(Specimen(board, start))
        assert functions["first_fault"](board, start) == fault_of(flaw)
        assert functions["is_tour"](board, start) is (flaw is None) is (first_flaw(board, start) is None)
        assert functions["is_closed"](board) is (first_flaw(board, closed=True) is None)
        assert functions["is_tour"](board, start) is (functions["first_fault"](board, start) is None)


def test_the_words_of_the_task_are_those_of_the_solution() -> None:
    constants = {value for name, value in SOLUTION.items() if name.isupper() and isinstance(value, str)}
    assert constants == set(FAULTS.values())


def test_boards_of_every_kind_are_judged() -> None:
    kinds = Counter((fault_of(judged(specimen)) or ("tour",))[0] for specimen in ALL)
    assert set(kinds) == {"tour", *FAULTS.values()}
    assert min(kinds.values()) >= 20
    assert len(ALL) > 3000


def test_the_right_boards_are_right_and_the_closed_ones_closed() -> None:
    assert all(first_flaw(board, start) is None for board, start in tours())
    assert all(first_flaw(board, closed=True) is None for board, _start in closed_tours())
    assert all(judged(specimen) is not None for specimen in tours_from_elsewhere())
    shapes = {(len(board), len(board[0])) for board, _start in tours()}
    assert {(1, 1), (3, 4), (4, 3), (5, 5), (3, 10), (10, 3)} <= shapes


@pytest.mark.parametrize("make", [tours, tours_from_elsewhere, one_step_changes, traps, closed_tours, open_and_broken])
def test_small_boards_come_first(make: Any) -> None:
    sizes = [sum(map(len, board)) for board, _start in make()]
    assert sizes == sorted(sizes)
