"""Every explanation that a student of the lab can come to read: each broken rule, each ending, each unusable file."""

import functools
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from knightstour.board import Board, Position, accessibility, candidates, edge_distance, empty_board
from knightstour.checks import test_knights_tour as checks
from knightstour.feedback.flaws import words_of_accessibility, words_of_edge_distance, words_of_flaw
from knightstour.feedback.text import explanation_text
from knightstour.judges.knights_tour import (
    Walk,
    judge_counts,
    judge_fresh_boards,
    judge_moves,
    judge_walk,
    judge_walks,
    judge_work,
)
from knightstour.judges.program import judge_program
from knightstour.judging import Unjudged, Wrong, judge_load
from knightstour.results import CheckResult, Explanation, Picture, Status
from knightstour.rules import first_flaw
from knightstour.runner.answers import Answer, Ending, Foreign, Value
from tests.judging.scripted import Scripted, always, raised, returned, student
from tests.judging.test_programs import SENTENCES, STARTS, WALKS, output
from tests.judging.work import SKELETON, find, graded
from tests.rules.walks import board_of, tour


@dataclass(frozen=True)
class Told:
    """One explanation, and what it is about."""

    name: str
    exercise: str
    check: CheckResult
    arguments: tuple[Value, ...] | None = None  # of the call that went wrong, when it is a call of one function

    @property
    def explanation(self) -> Explanation:
        return self.check.explanation

    @property
    def text(self) -> str:
        """What is read in the terminal."""
        return explanation_text(self.check, self.exercise) + "\n"

    @property
    def sentences(self) -> str:
        """The part of it that is prose."""
        return "\n".join(part for part in (self.explanation.rule, self.explanation.next) if part)


def goals(exercise: str) -> list[str]:
    """The goals of an exercise's checks."""
    functions = [function for name, function in vars(checks).items() if name.startswith("test_")]
    marks = [(function, mark) for function in functions for mark in function.pytestmark]
    found = [function.__doc__ or "" for function, mark in marks if mark.args and mark.args[0] == exercise]
    return [" ".join(text.split()) for text in found]


def told(name: str, exercise: str, judge: Callable[[], object], arguments: tuple[Value, ...] | None = None) -> Told:
    """The explanation that ``judge`` ends with, under the exercise's longest goal."""
    try:
        judge()
    except Wrong as wrong:
        status, explanation = Status.FAILED, wrong.explanation
    except Unjudged as unjudged:
        status, explanation = Status.BLOCKED, unjudged.explanation
    else:
        raise AssertionError(f"{name}: nothing is wrong")
    goal = max(goals(exercise), key=len)
    return Told(name, exercise, CheckResult("check", goal, status, 1.0, explanation), arguments)


# Wrong moves

THREE = board_of(((0, 0), (1, 2), (2, 0)), 3, 3)


def about_moves(name: str, value: Value, board: Board = THREE, square: Position = (0, 1)) -> Told:
    return told(name, "generate_moves", lambda: judge_moves(student(always(value)), [(board, square)]), (board, square))


def wrong_moves() -> list[Told]:
    eight = board_of(tour(8, 8, (3, 0))[:40], 8, 8)
    twelve = board_of(tour(12, 12, (5, 6))[:100], 12, 12)
    return [
        about_moves("move-missing", []),
        about_moves("move-missing-8x8", [], empty_board(8), (3, 4)),
        about_moves("already-visited", [(2, 2), (2, 0)]),
        about_moves("already-visited-8x8", [square for square in ((1, 1), (5, 1)) if eight[1][1]], eight, (3, 0)),
        about_moves("square-twice", [(2, 2), (2, 2)]),
        about_moves("off-the-board", [(-1, 3), (2, 2)]),
        about_moves("off-the-board-12x12", [(12, 13)], empty_board(12), (11, 11)),
        about_moves("not-a-knights-move", [(0, 2), (2, 2)]),
        about_moves("not-a-knights-move-12x12", [(0, 0)], twelve, (6, 6)),
        about_moves("not-a-square", [2, 2]),
        about_moves("not-a-square-strings", [("2", "2")]),
        about_moves("moves-none", None),
        about_moves("moves-a-count", 1),
        about_moves("moves-a-generator", Foreign("generator", "<generator object generate_moves>")),
        about_moves("moves-a-set", {(2, 2)}),
        told(
            "moves-printed",
            "generate_moves",
            lambda: judge_moves(student(Scripted(lambda _c: returned(None, "[(2, 2)]\n"))), [(THREE, (0, 1))]),
            (THREE, (0, 1)),
        ),
        told(
            "board-changed",
            "generate_moves",
            lambda: judge_moves(
                student(Scripted(lambda _c: returned([(2, 2)], echo=([[1, 9, 0], [0, 0, 2], [3, 0, 9]], (0, 1))))),
                [(THREE, (0, 1))],
                unchanged=True,
            ),
            (THREE, (0, 1)),
        ),
    ]


# Wrong values


def about_counts(name: str, function: str, value: Value, board: Board, square: Position) -> Told:
    expected = accessibility if function == "heuristic_1" else edge_distance

    def reason(board: Board, square: Position) -> str:
        if function == "heuristic_1":
            return words_of_accessibility(square, candidates(board, square))
        return words_of_edge_distance(board, square)

    next_action = "Count the squares by hand. Then see which ones your code counts."
    return told(
        name,
        function,
        lambda: judge_counts(student(always(value)), function, [(board, square)], expected, reason, next_action),
        (board, square),
    )


def wrong_values() -> list[Told]:
    full = [[12 * row + column + 1 for column in range(12)] for row in range(12)]
    return [
        about_counts(
            "value-a-generator", "heuristic_1", Foreign("generator", "<generator object heuristic_1>"), THREE, (0, 1)
        ),
        about_counts("wrong-accessibility", "heuristic_1", 2, THREE, (0, 1)),
        about_counts("wrong-accessibility-none-left", "heuristic_1", 8, full, (6, 6)),
        about_counts("wrong-accessibility-8x8", "heuristic_1", 7, empty_board(8), (4, 4)),
        about_counts("wrong-edge-distance", "heuristic_2", -2, empty_board(8), (0, 0)),
        about_counts("wrong-edge-distance-3x3", "heuristic_2", 5, THREE, (1, 1)),
        about_counts("value-a-fraction", "heuristic_2", 0.0, empty_board(8), (0, 0)),
        about_counts("value-a-text", "heuristic_1", "2", THREE, (0, 1)),
        about_counts("value-a-list", "heuristic_1", [(2, 2)], THREE, (0, 1)),
        about_counts("value-of-numpy", "heuristic_1", Foreign("numpy.int64", "np.int64(1)"), THREE, (0, 1)),
    ]


# Wrong walks

ZERO = "lambda board, square: 0"


def about_walk(name: str, value: Value, side: int = 5, start: Position = (0, 0), heuristic: str = ZERO) -> Told:
    walk = Walk(side, start, heuristic, eval(heuristic))
    return told(name, "find_tour", lambda: judge_walks(student(always(value)), [walk]), (side, start, eval(heuristic)))


def cut(board: Board, last: int) -> Board:
    return [[step if step <= last else 0 for step in row] for row in board]


def put(board: Board, square: Position, value: Value) -> Board:
    return [[value if (i, j) == square else step for j, step in enumerate(row)] for i, row in enumerate(board)]


def wrong_walks() -> list[Told]:
    five, eight = board_of(tour(5, 5, (0, 0)), 5, 5), board_of(tour(8, 8, (3, 0)), 8, 8)
    twelve = board_of(tour(12, 12, (5, 6)), 12, 12)
    swapped = put(put(twelve, tour(12, 12, (5, 6))[70], 144), tour(12, 12, (5, 6))[143], 71)
    fifty = board_of(((49, 49), (48, 47), (0, 0)), 50, 50)
    return [
        about_walk("not-a-board", [1, 2, 3]),
        about_walk("path-not-board", list(tour(5, 5, (0, 0)))),
        about_walk("not-a-number", put(five, (0, 0), "1")),
        about_walk("not-a-number-none", [[None] * 8 for _ in range(8)], 8),
        about_walk("uneven-rows", [[0] * 5, [0] * 5, [0] * 4, [0] * 5, [0] * 5]),
        about_walk("wrong-size", empty_board(8)),
        about_walk("wrong-size-small", [[1]]),
        about_walk("rows-shared", [list(five[0])] * 5),
        about_walk("number-out-of-range", put(five, (1, 1), 26)),
        about_walk("number-out-of-range-minus-1", [[1, -1, -1], [-1, -1, 2], [-1, -1, -1]], 3),
        about_walk("counted-from-0", [[step - 1 for step in row] for row in five]),
        about_walk("nothing-visited", [[0]], 1),
        about_walk("number-missing", cut(put(five, tour(5, 5, (0, 0))[3], 0), 9)),
        about_walk("number-missing-1", put(five, (0, 0), 0)),
        about_walk("number-twice", put(five, tour(5, 5, (0, 0))[9], 5)),
        about_walk("number-twice-everywhere", [[1] * 8 for _ in range(8)], 8),
        about_walk("wrong-start", board_of(((2, 2),), 5, 5), start=(0, 3)),
        about_walk("wrong-start-swapped", board_of(((3, 0),), 5, 5), start=(0, 3)),
        about_walk("illegal-jump", put(put(five, tour(5, 5, (0, 0))[11], 25), tour(5, 5, (0, 0))[24], 12)),
        about_walk("illegal-jump-12x12", swapped, 12, (5, 6)),
        about_walk("illegal-jump-50x50", fifty, 50, (49, 49)),
        about_walk("not-smallest", board_of(((0, 1), (2, 2)), 5, 5), 5, (0, 1), "lambda board, square: square[0]"),
        about_walk("stopped-early", cut(five, 20)),
        about_walk("stopped-early-after-one", [[1, 0, 0], [0, 0, 0], [0, 0, 0]], 3),
        about_walk("stopped-early-8x8", cut(eight, 8), 8, (3, 0)),
        about_walk("walk-none", None),
        about_walk("walk-yes-or-no", True),
        about_walk("walk-a-dict", {(0, 0): 1}),
        _board_reused(five),
        _too_much_work(),
        *_judged_by_other_units(five),
    ]


def _board_reused(five: Board) -> Told:
    walks = [Walk(5, (0, 0), ZERO, lambda _b, _s: 0)] * 2
    session = always(five)
    session.later = lambda _index, _answer: returned([[0]])
    return told("board-reused", "find_tour", lambda: judge_fresh_boards(student(session), walks))


def _too_much_work() -> Told:
    walk = Walk(50, (7, 30), "heuristic_1", accessibility)
    answer = Answer(Ending.RETURNED, counts={"argument-2": 312_500})
    return told("too-much-work", "find_tour", lambda: judge_work(walk, answer, 160_000), (50, (7, 30), "heuristic_1"))


def _judged_by_other_units(five: Board) -> list[Told]:
    """The two rules that only whole tours are held to."""
    flaws = {"stops-after": first_flaw(cut(five, 24), (0, 0)), "not-closed": first_flaw(five, (0, 0), closed=True)}
    found = []
    for name, flaw in flaws.items():
        assert flaw is not None
        words = words_of_flaw(flaw)
        explanation = Explanation("tour()", "a board", words.rule, words.next, flaw.kind, picture=Picture(five))
        check = CheckResult("check", "The board is a closed tour.", Status.FAILED, 1.0, explanation)
        found.append(Told(name, "find_tour", check))
    return found


# Calls that end badly

ERRORS: Mapping[str, Answer] = {
    "index-error": raised("IndexError", "list index out of range"),
    "name-error": raised("NameError", "name 'moves' is not defined"),
    "local-error": raised("UnboundLocalError", "cannot access local variable 'best' where it is not associated"),
    "type-error": raised("TypeError", "'NoneType' object is not iterable"),
    "type-error-inside": raised("TypeError", "heuristic_1() missing 1 required positional argument: 'position'"),
    "too-few-parameters": raised("TypeError", "find_tour() takes 2 positional arguments but 3 were given", None),
    "attribute-error": raised("AttributeError", "'tuple' object has no attribute 'append'"),
    "zero-division": raised("ZeroDivisionError", "division by zero"),
    "key-error": raised("KeyError", "(0, 8)"),
    "value-error": raised("ValueError", "too many values to unpack (expected 2)"),
    "raised-by-the-code": raised("ValueError", "no tour", 9, "    raise ValueError('no tour')"),
    "nothing-to-choose-from": raised("ValueError", "min() arg is an empty sequence"),
    "recursion-error": raised("RecursionError", "maximum recursion depth exceeded"),
    "asks-for-input": raised("EOFError", "EOF when reading a line", 9, "n = int(input('n: '))"),
    "exit": raised("SystemExit", "", 9, "exit()"),
    "keyboard-interrupt": raised("KeyboardInterrupt"),
    "memory-error": raised("MemoryError"),
    "module-missing": raised("ModuleNotFoundError", "No module named 'numpy'"),
    "import-error": raised("ImportError", "cannot import name 'foo' from 'math'"),
    "permission-error": raised("PermissionError", "[Errno 1] Operation not permitted"),
    "stop-iteration": raised("StopIteration"),
    "own-error": raised("DeadEnd", "no way out of (3, 4)"),
    "error-without-a-line": raised("MemoryError", "", None),
    "error-on-a-bare-bracket": raised("IndexError", "list index out of range", 7, "    )"),
}
STOPS: Mapping[str, Answer] = {
    "looped": Answer(Ending.LOOPED),
    "waited": Answer(Ending.WAITED),
    "died": Answer(Ending.DIED, reason="signal-11"),
    "flooded": Answer(Ending.FLOODED),
    "broke-protocol": Answer(Ending.BROKE_PROTOCOL),
    "too-large": Answer(Ending.BAD_VALUE, reason="too-large"),
    "too-deep": Answer(Ending.BAD_VALUE, reason="too-deep"),
    "endless": Answer(Ending.BAD_VALUE, reason="endless"),
    "skipped": Answer(Ending.SKIPPED, reason="budget"),
}


def bad_ends() -> list[Told]:
    walk = Walk(5, (0, 0), ZERO, eval(ZERO))

    def judge(answer: Answer, names: Sequence[str] = ("main",)) -> Callable[[], object]:
        session = Scripted(lambda _call: answer, loaded=Answer(Ending.RETURNED, list(names)))
        return lambda: judge_walk(student(session), walk, answer)

    arguments = (5, (0, 0), eval(ZERO))
    ended = [told(name, "find_tour", judge(answer), arguments) for name, answer in {**ERRORS, **STOPS}.items()]
    return [
        *ended,
        told("missing-function", "find_tour", judge(Answer(Ending.MISSING)), arguments),
        told("missing-function-similar", "find_tour", judge(Answer(Ending.MISSING), ["findTour"]), arguments),
    ]


# Files that cannot be used

LOADS: Mapping[str, Answer] = {
    "load-syntax-error": raised("SyntaxError", "invalid syntax", 3, "def find_tour(n, start, heuristic)"),
    "load-indentation": raised("IndentationError", "unexpected indent", 3, "    return moves"),
    "load-tabs": raised("TabError", "inconsistent use of tabs and spaces in indentation", 3, "\treturn moves"),
    "load-not-text": raised("SyntaxError", "source code cannot contain NUL bytes", None),
    "load-name-error": raised("NameError", "name 'Board' is not defined", 12, "def f(board: Board):"),
    "load-module-missing": raised("ModuleNotFoundError", "No module named 'chess'", 1, "import chess"),
    "load-asks-for-input": raised("EOFError", "EOF when reading a line", 2, "n = int(input('n: '))"),
    "load-exits": raised("SystemExit", "", 90, "sys.exit(main())"),
    "load-looped": Answer(Ending.LOOPED),
    "load-waited": Answer(Ending.WAITED),
    "load-died": Answer(Ending.DIED),
    "load-flooded": Answer(Ending.FLOODED),
}


def unusable_files(folder: Path) -> list[Told]:
    file = folder / "knights_tour.py"
    file.write_text("x", encoding="utf-8")
    notebook = folder / "notebook.py"
    notebook.write_text('{"cells": []}', encoding="utf-8")
    not_loaded = raised("NameError", "name 'null' is not defined")

    def judge(answer: Answer, path: Path) -> Callable[[], object]:
        return lambda: judge_load(student(Scripted(loaded=answer), file=path))

    return [
        *(told(name, "generate_moves", judge(answer, file)) for name, answer in LOADS.items()),
        told("load-notebook", "generate_moves", judge(not_loaded, notebook)),
    ]


# Programs

PROGRAMS: Mapping[str, Answer | str] = {
    "program-no-board": "Hello!\n",
    "program-nothing-printed": "",
    "program-says-nothing": output(["", "", ""]),
    "program-false-claim": output([SENTENCES[0]] * 3),
    "program-wrong-start": output(walks=[WALKS[0]] * 3),
    "program-stopped-early": output(walks=[WALKS[0][:50], *WALKS[1:]]),
    "program-raised": raised("ValueError", "invalid literal for int() with base 10: '0 0'", 99, "row = int(input())"),
    "program-looped": Answer(Ending.LOOPED),
    "program-looped-at-the-end": Answer(Ending.LOOPED, printed=output()),
    "program-died": Answer(Ending.DIED),
}


def wrong_programs() -> list[Told]:
    def judge(program: Answer | str) -> Callable[[], object]:
        session = Scripted(programs=[returned(None, program) if isinstance(program, str) else program])
        return lambda: judge_program(student(session, "whole_program"), STARTS)

    return [told(name, "whole_program", judge(program)) for name, program in PROGRAMS.items()]


# What is said when there is nothing wrong, or when it is not the student's fault


def verdicts(folder: Path) -> list[Told]:
    def ours(_call: object) -> Answer:
        raise RuntimeError("the worker runs another Python")

    stopped = graded(folder, SKELETON, Scripted(lambda _call: Answer(Ending.LOOPED)))
    broken = graded(folder, SKELETON, Scripted(ours))
    return [
        Told("blocked-by-parts", "whole_program", find(stopped, "whole_program").checks[0]),
        Told("blocked-by-a-stop", "find_tour", find(stopped, "find_tour").checks[1]),
        Told("our-fault", "heuristic_1", find(broken, "heuristic_1").checks[0]),
    ]


@functools.cache
def everything() -> tuple[Told, ...]:
    """All explanations."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        return (
            *wrong_moves(),
            *wrong_values(),
            *wrong_walks(),
            *bad_ends(),
            *unusable_files(folder),
            *wrong_programs(),
            *verdicts(folder),
        )
