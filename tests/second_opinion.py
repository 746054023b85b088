"""A second judge of the lab, written apart from the grader, to say what the grader ought to find.

It is slow and blunt: it calls every function on hundreds of boards and runs every file as a program from all 64 start
squares.  The sample class and the right answers were sorted with it; what it finds must be what the grader finds.

    python tests/second_opinion.py FILE...        what is wrong with each file
    python tests/second_opinion.py --compare      where it disagrees with what is expected of the grader (minutes)
"""

import io
import itertools
import json
import random
import re
import subprocess
import sys
import types
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from knightstour import rules
from knightstour.board import Board, Heuristic, Position, empty_board

EXERCISES = ("generate_moves", "heuristic_1", "heuristic_2", "find_tour", "whole_program")
FUNCTIONS = EXERCISES[:4]
SIDE = 8
Namespace = dict[str, Any]


def candidates(board: Board, position: Position) -> list[Position]:
    """The free squares a jump of length √5 away; ``position`` may be a list or a tuple of any kind."""
    return [
        (row, column)
        for row, numbers in enumerate(board)
        if abs(row - position[0]) < 3
        for column, number in enumerate(numbers)
        if number == 0 and (row - position[0]) ** 2 + (column - position[1]) ** 2 == 5
    ]


def accessibility(board: Board, position: Position) -> int:
    return len(candidates(board, position))


def edge_distance(board: Board, position: Position) -> int:
    return sum(min(place, len(board) - 1 - place) for place in (position[0], position[1]))


def boards() -> Iterator[Board]:
    """Empty, half-filled and full boards, square and not, small ones first."""
    dice = random.Random(1823)
    sizes = [(n, n) for n in range(1, 10)] + [(3, 5), (5, 3), (1, 7), (7, 1), (4, 9), (8, 6), (12, 12)]
    for rows, columns in sizes:
        yield empty_board(rows, columns)
        for share in (0.3, 0.6, 0.9):
            board = empty_board(rows, columns)
            squares = [(row, column) for row in range(rows) for column in range(columns)]
            for step, (row, column) in enumerate(dice.sample(squares, int(share * len(squares))), start=1):
                board[row][column] = step
            yield board


def situations() -> Iterator[tuple[Board, Position]]:
    """Every square of every board."""
    for board in boards():
        for row in range(len(board)):
            for column in range(len(board[0])):
                yield board, (row, column)


def _copy(board: Board) -> Board:
    return [row[:] for row in board]


def judge_generate_moves(student: Namespace) -> str | None:
    for board, position in situations():
        given = _copy(board)
        moves = student["generate_moves"](given, position)
        if not isinstance(moves, list | tuple):
            return f"{position} of {board}: returns {type(moves).__name__}"
        flaw = rules.first_move_flaw(board, position, moves)
        if flaw is not None:
            return f"{position} of {board}: {flaw}"
        if given != board:
            return f"{position} of {board}: changes the board"
    return None


def _first_wrong_value(function: Callable[[Board, Position], object], right: Heuristic, square: bool) -> str | None:
    for board, position in situations():
        if square and len(board) != len(board[0]):
            continue
        given = _copy(board)
        value = function(given, position)
        if type(value) is not int or value != right(board, position):
            return f"{position} of {board}: {value!r}, not {right(board, position)}"
        if given != board:
            return f"{position} of {board}: changes the board"
    return None


def judge_heuristic_1(student: Namespace) -> str | None:
    student["generate_moves"] = candidates
    return _first_wrong_value(student["heuristic_1"], accessibility, square=False)


def judge_heuristic_2(student: Namespace) -> str | None:
    return _first_wrong_value(student["heuristic_2"], edge_distance, square=True)


def _made_up(seed: int, low: int, high: int) -> Heuristic:
    """A heuristic that looks like dice but always gives a square of one board the same value."""

    def value(board: Board, position: Position) -> int:
        steps = max(max(row) for row in board)
        return random.Random(f"{seed} {position[0]} {position[1]} {steps}").randint(low, high)

    return value


HEURISTICS: tuple[Heuristic, ...] = (
    accessibility,
    edge_distance,
    lambda board, position: -accessibility(board, position),
    lambda board, position: 10**12 + 10 * accessibility(board, position) + edge_distance(board, position),
    lambda board, position: 0,
    lambda board, position: board[position[0]][position[1]] * 1000 - position[0] * 31 + position[1],
    _made_up(1, -3, 3),
    _made_up(2, -(10**9), 10**9),
    _made_up(3, 100, 105),
)


def _walks() -> Iterator[tuple[int, Position, Heuristic]]:
    """Board sizes, start squares and heuristics to try, small ones first."""
    for side in (1, 2, 3, 4, 5, 6, 7, 8, 10):
        for row, column in itertools.product(range(side), repeat=2):
            for number, heuristic in enumerate(HEURISTICS):
                small = side <= 6
                if small or ((row + 2 * column) % 5 == 0 and (number < 2 or (row + column + number) % 4 == 0)):
                    yield side, (row, column), heuristic
    yield 50, (7, 31), edge_distance
    yield 50, (7, 31), accessibility


def judge_find_tour(student: Namespace) -> str | None:
    student["generate_moves"] = candidates
    kept: list[tuple[Board, Board]] = []
    for side, start, heuristic in _walks():
        board = student["find_tour"](side, start, heuristic)
        flaw = rules.first_greedy_flaw(board, side, start, heuristic)
        if flaw is not None:
            return f"{side} {start}, heuristic {HEURISTICS.index(heuristic)}: {flaw}"
        kept.append((board, _copy(board)))
    if any(now != then for now, then in kept):
        return "an old answer was changed by a later call"
    return None


def _row(line: str) -> tuple[int | None, ...]:
    """The numbers at the end of a line, None for an unvisited square; empty when they cannot be a row of a board.

    A prompt may stand on the same line as the first row of the board: without a terminal, nobody types Enter.
    """
    end = re.split(r"[^\W\d_]", line)[-1]
    tokens = [int(word) if word.isdigit() else None for word in re.findall(r"\d+|[.·*_-]+", end)]
    return tuple(tokens) if len(tokens) >= SIDE and any(tokens) else ()


def printed_boards(output: str, starts: list[Position]) -> list[tuple[Board, str, str]] | str:
    """The boards in ``output``, as many as there are, with the text before and after each; a sentence if none fits."""
    lines = output.splitlines()
    rows = [(number, row) for number, line in enumerate(lines) if (row := _row(line))]
    found: list[tuple[int, int, Board]] = []
    place = 0
    for start in starts:
        windows = [rows[first : first + SIDE] for first in range(place, len(rows) - SIDE + 1)]
        fitting = ((index, board) for index, window in enumerate(windows) if (board := _board(window, start)))
        index, board = next(fitting, (0, None))
        if board is None:
            if windows or not found:
                return f"no board from {start}"
            break
        found.append((windows[index][0][0], windows[index][-1][0], board))
        place += index + SIDE
    texts = []
    for index, (top, bottom, board) in enumerate(found):
        above = found[index - 1][1] + 1 if index else 0
        below = found[index + 1][0] if index + 1 < len(found) else len(lines)
        texts.append((board, _plain(lines[above:top]), _plain(lines[bottom + 1 : below])))
    return texts


def _plain(lines: list[str]) -> str:
    return re.sub(r"\d+", "#", "\n".join(line.strip() for line in lines)).strip()


def _board(window: list[tuple[int, tuple[int | None, ...]]], start: Position) -> Board | None:
    width = len(window[1][1])
    if width > SIDE + 2 or len(window[0][1]) < width or any(len(row) != width for _, row in window[1:]):
        return None
    rows = [row[-width:] for _, row in window]
    for skip in range(width - SIDE + 1):
        board = [[step or 0 for step in row[skip : skip + SIDE]] for row in rows]
        if any(rules.first_greedy_flaw(board, SIDE, start, each) is None for each in (accessibility, edge_distance)):
            return board
    return None


def judge_whole_program(file: Path) -> str | None:
    """Run the file from all 64 squares, and from the first again; run it anew as often as it ends before that."""
    starts = [(row, column) for row in range(SIDE) for column in range(SIDE)]
    random.Random(5).shuffle(starts)
    starts.append(starts[0])
    shown: list[tuple[Board, str, str]] = []
    while len(shown) < len(starts):
        more = _run_program(file, starts[len(shown) :])
        if isinstance(more, str):
            return more
        shown += more
    # The sentence may stand after the board or before it.
    walks = [any(0 in row for row in board) for board, _before, _after in shown]
    if any(_tells(texts, walks) for texts in ([after for _, _, after in shown], [before for _, before, _ in shown])):
        return None
    return "does not say which walks are complete"


def _tells(texts: list[str], dead_ends: list[bool]) -> bool:
    """Whether there are words with each board, and other words with dead ends than with whole tours."""
    prompt = set(texts[0].splitlines()).intersection(*(text.splitlines() for text in texts[:-1]))
    if len(set(dead_ends)) < 2:
        prompt = set()  # one and the same sentence everywhere may be right
    spoken = [" ".join(line for line in text.splitlines() if line not in prompt) for text in texts]
    whole = {text for text, dead_end in zip(spoken, dead_ends, strict=True) if not dead_end}
    dead = {text for text, dead_end in zip(spoken, dead_ends, strict=True) if dead_end}
    return not whole & dead and all(re.search(r"[^\W\d_]", text) for text in whole | dead)


def _run_program(file: Path, starts: list[Position]) -> list[tuple[Board, str, str]] | str:
    stdin = "".join(f"{row} {column}\n" for row, column in starts)
    command = [sys.executable, "-X", "utf8", str(file)]
    try:
        done = subprocess.run(command, input=stdin, capture_output=True, encoding="utf-8", timeout=30, check=False)
    except subprocess.TimeoutExpired:
        return "does not end"
    if done.returncode != 0 and "\nEOFError" not in done.stderr:  # no more start squares: that may end it too
        return f"exit code {done.returncode}: {done.stderr[-200:]}"
    return printed_boards(done.stdout, starts)


JUDGES: dict[str, Callable[[Namespace], str | None]] = {
    "generate_moves": judge_generate_moves,
    "heuristic_1": judge_heuristic_1,
    "heuristic_2": judge_heuristic_2,
    "find_tour": judge_find_tour,
}


def _load(file: Path) -> Namespace:
    # An own module, so that dataclasses and type hints of the file find their names.
    module = types.ModuleType("submitted")
    sys.modules["submitted"] = module
    exec(compile(file.read_bytes(), file.name, "exec"), module.__dict__)
    return module.__dict__


def _child(file: Path) -> None:
    """Judge the functions in this process; one JSON line for each, as soon as it is known."""
    real = sys.stdout
    sys.setrecursionlimit(20_000)  # recursion is a style like any other
    sys.stdin, sys.stdout = io.StringIO(), io.StringIO()
    for exercise in FUNCTIONS:
        try:
            student = _load(file)
        except BaseException as problem:  # noqa: BLE001  (exit() too)
            print(json.dumps([exercise, f"does not load: {problem!r}"]), file=real, flush=True)
            continue
        try:
            random.seed(0)
            verdict = JUDGES[exercise](student)
        except NotImplementedError:
            verdict = "not started"
        except BaseException as problem:  # noqa: BLE001  (exit() too)
            verdict = f"raises {problem!r}"
        print(json.dumps([exercise, verdict]), file=real, flush=True)


def judge(file: Path, seconds: float = 30.0) -> dict[str, str | None]:
    """For each exercise, None when it is right, otherwise what is wrong."""
    command = [sys.executable, "-X", "utf8", __file__, "--child", str(file)]
    try:
        output = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=seconds).stdout
    except subprocess.TimeoutExpired as late:
        output = str(late.stdout, "utf-8") if isinstance(late.stdout, bytes) else ""
    verdicts: dict[str, str | None] = dict.fromkeys(EXERCISES, "not reached")
    verdicts.update(json.loads(line) for line in output.splitlines() if line.endswith("]"))
    if all(verdicts[name] is None for name in FUNCTIONS):
        verdicts["whole_program"] = judge_whole_program(file)
    else:
        verdicts["whole_program"] = "blocked"
    return verdicts


def compare(folder: Path) -> int:
    """Print where this judge and the expectations of the tests differ; return how often."""
    differences = 0
    for name in ("sample_class", "sample_class_folders"):
        expectations = json.loads((folder / f"{name}_expected.json").read_text(encoding="utf-8"))
        for submission, expected in expectations.items():
            file = folder / name / f"{submission}.py"
            if not file.exists():
                file = folder / name / submission / "knights_tour.py"
            wanted = {exercise for exercise in EXERCISES if (expected["exercises"] or {}).get(exercise) == "passed"}
            differences += _differs(file, wanted)
    for file in sorted((folder / "right_answers").glob("*.py")):
        differences += _differs(file, set(EXERCISES))
    return differences


def _differs(file: Path, wanted: set[str]) -> bool:
    found = judge(file)
    right = {exercise for exercise, reason in found.items() if reason is None}
    if right != wanted:
        print(f"{file}: right are {sorted(right)}, expected {sorted(wanted)}: {found}")
    return right != wanted


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--child"]:
        _child(Path(arguments[1]))
        return 0
    if arguments == ["--compare"]:
        return min(compare(Path(__file__).parent), 1)
    for name in arguments:
        wrong = {exercise: reason for exercise, reason in judge(Path(name)).items() if reason is not None}
        print(f"{name}: {'right' if not wrong else ''}")
        for exercise, reason in wrong.items():
            print(f"    {exercise}: {reason[:200]}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
