"""What fails with lent parts is judged once more with the student's own; one fault still costs once."""

from pathlib import Path

import pytest

from knightstour.diagnosis.bank import with_definitions
from knightstour.results import Result
from tests.judging.work import FAILED, PASSED, first_bad, graded, statuses, with_code
from tests.units.units import graded_text, solution_of

# Moves as lists, and a loop that finds no other form of them.
LISTS = """
def generate_moves(board, position):
    squares = [[position[0] + down, position[1] + right] for down, right in zip(DELTA_X, DELTA_Y)]
    n = len(board)
    return [square for square in squares if 0 <= min(square) and max(square) < n and not board[square[0]][square[1]]]
"""
RELYING_ON_LISTS = """
def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    square, step = list(start), 1
    board[square[0]][square[1]] = 1
    while moves := generate_moves(board, square):
        if not isinstance(moves[0], list):
            HAPPENS
        square = min(moves, key=lambda move: heuristic(board, move))
        step += 1
        board[square[0]][square[1]] = step
    return board
"""


@pytest.mark.parametrize("happens", ["raise TypeError(moves)", "continue"])
def test_what_relies_on_the_form_of_its_own_parts_passes(tmp_path: Path, happens: str) -> None:
    found = statuses(graded(tmp_path, with_code(LISTS + RELYING_ON_LISTS.replace("HAPPENS", happens))))
    assert found["generate_moves"] is found["find_tour"] is PASSED


def test_a_wrong_part_of_its_own_is_not_put_in_place(tmp_path: Path) -> None:
    eighth_left_out = LISTS.replace("zip(DELTA_X, DELTA_Y)", "list(zip(DELTA_X, DELTA_Y))[:7]")
    result = graded(tmp_path, with_code(eighth_left_out + RELYING_ON_LISTS.replace("HAPPENS", "return None")))
    assert statuses(result)["generate_moves"] is statuses(result)["find_tour"] is FAILED


def test_what_is_right_with_lent_parts_passes_whatever_its_own_are(tmp_path: Path) -> None:
    found = statuses(graded(tmp_path, with_code("def generate_moves(board, position):\n    return []")))
    assert found["generate_moves"] is FAILED
    assert found["heuristic_1"] is found["find_tour"] is PASSED


def test_what_is_wrong_in_both_ways_is_told_as_with_lent_parts(tmp_path: Path) -> None:
    wrong = RELYING_ON_LISTS.replace("HAPPENS", "raise TypeError(moves)").replace("min(", "max(")
    check = first_bad(graded(tmp_path, with_code(LISTS + wrong)), "find_tour")
    assert "TypeError" in (check.explanation.got or "")


def _unit(result: Result) -> dict[str, str]:
    return {exercise.name: exercise.status for exercise in result.exercises}


def test_a_rule_that_a_check_gives_never_uses_the_student_s_own_parts(tmp_path: Path) -> None:
    # The walk relies on lists, and its own count is wrong: the rule for ties asks for the right one.
    code = """
def edge_distance(board, position):
    return "far"

def accessible(board, position):
    squares = [[position[0] + down, position[1] + right] for down, right in MOVES]
    n = len(board)
    return [square for square in squares if 0 <= min(square) and max(square) < n and not board[square[0]][square[1]]]

def smallest_candidates(board, position, heuristic):
    squares = [square + [heuristic(board, square)] for square in accessible(board, position)]
    return [square[:2] for square in squares if square[2] == min(other[2] for other in squares)]

def both_heuristics(board, square):
    return accessibility(board, square), edge_distance_of_my_own(board, square)

def edge_distance_of_my_own(board, square):
    return sum(min(part, len(board) - 1 - part) for part in square)
"""
    found = _unit(graded_text("tie_breaking", tmp_path, with_definitions(solution_of("tie_breaking"), code)))
    assert found["smallest_candidates"] == found["both_heuristics"] == "passed"


def test_work_is_counted_whatever_form_the_parts_have(tmp_path: Path) -> None:
    code = """
def find_path(graph, start):
    path = [start]
    while next_node(graph, set(path), path[-1]) is not None:
        for _ in range(5):
            node = next_node(graph, set(path), path[-1])
        path.append(node)
    return path
"""
    result = graded_text("graphs", tmp_path, with_definitions(solution_of("graphs"), code))
    assert _unit(result)["find_path"] == "failed"
