"""How time grows with the board, and the parts of a fast tour at work."""

import random
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from knightstour.board import Position, accessibility, empty_board, neighbours_on
from knightstour.draw import svg_heat
from knightstour.draw.curves import svg_growth
from knightstour.draw.svg import element
from knightstour.feedback.literals import shown
from knightstour.messages import _
from knightstour.notebook.boards import watch
from knightstour.notebook.cards import Card, board_card, card, paragraph
from knightstour.notebook.longrun import LongRun, Stage
from knightstour.notebook.values import board_in, wrong_type
from knightstour.notebook.work import OWN, OwnFunction, calm, value_of
from knightstour.results import Mark, Picture
from knightstour.runner.answers import Call, Expression
from knightstour.walks import greedy_walk

LONGEST = 10.0  # seconds for all walks over one board
ENOUGH = 0.25  # seconds of walks over one board: the clock of the processor ticks slowly on some machines

_NEIGHBOURS = (
    "lambda square: [(square // {n} + a) * {n} + square % {n} + b "
    "for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) "
    "if abs(a) != abs(b) and 0 <= square // {n} + a < {n} and 0 <= square % {n} + b < {n}]"
)


def _numbers(value: Any, count: int) -> list[int] | None:
    """A list of ``count`` square numbers or fewer; None when it is something else."""
    if not isinstance(value, list | tuple | set) or not all(isinstance(item, int) for item in value):
        return None
    return [item for item in value if 0 <= item < count]


@calm
def show_table(neighbour_table: OwnFunction, side: int, square: int) -> Card:
    """The neighbours that the learner's own table gives to one square."""
    table = neighbour_table(side)
    listed = isinstance(table, list | tuple) and square < len(table)
    found = _numbers(table[square], side * side) if listed else None
    if found is None:
        raise wrong_type(neighbour_table.name, (side,), table, _("a list of lists of numbers"))
    marks: dict[Position, Mark] = {divmod(other, side): "candidate" for other in found if other != square}
    sentence = _("Your table gives to square {square}: {found}.").format(square=square, found=shown(sorted(found), 80))
    return board_card(Picture(empty_board(side), marks, divmod(square, side)), _("Neighbours"), sentence)


@calm
def show_counts(step_on: OwnFunction, side: int, square: int) -> Card:
    """The counts of an empty board after the learner's own function stepped on a square."""
    table = [
        [row * side + column for row, column in neighbours_on(side, side, divmod(number, side))]
        for number in range(side * side)
    ]
    call = Call("step_on", (square, table, [False] * len(table), [len(squares) for squares in table]), echo=True)
    answer = step_on.work.ask([call])[0]
    value_of(call, answer)
    left = (answer.arguments or call.arguments)[3]
    counts = [item if isinstance(item, int) else 0 for item in left] if isinstance(left, list) else []
    counts += [0] * (side * side - len(counts))
    grid: list[list[float | None]] = [list(counts[row * side : (row + 1) * side]) for row in range(side)]
    grid[square // side][square % side] = None
    title = _("The counts after your step")
    drawn = svg_heat(grid, title=title, steps={divmod(square, side): 1}, knight=divmod(square, side), low=0, high=8)
    lines = ["".join("  ." if count is None else f"{count:3g}" for count in row) for row in grid]
    return card(element("div", drawn, class_="kt-figure"), text="\n".join([title, *lines]), name=title)


@calm
def show_kept_walk(kept_walk: OwnFunction, side: int, start: int) -> Any:
    """The walk that the learner's own function makes on a board, to be played."""
    arguments = (side * side, start, Expression(_NEIGHBOURS.format(n=side)))
    value = kept_walk(*arguments)
    walk = _numbers(value, side * side)
    if walk is None:
        raise wrong_type(kept_walk.name, arguments, value, _("a list of square numbers"))
    board = empty_board(side)
    for step, square in enumerate(walk, start=1):
        board[square // side][square % side] = step
    return watch(board_in(board, side, divmod(start, side), kept_walk.name), accessibility)


@calm
def watch_fast(fast_tour: OwnFunction, side: int, start: Position) -> Any:
    """The walk that the learner's own fast program makes, to be played."""
    return watch(board_in(fast_tour(side, start), side, start, fast_tour.name), accessibility)


# Lent to the learner's file, and called in its stead: the processor time that a walk takes there, where it is walked.
TIMED = "_knightstour_timed"
_TIMED_SOURCE = f"""
import time

def {TIMED}(walk, side):
    spent, walks = 0.0, 0
    while spent < {ENOUGH}:
        begin = time.process_time()
        board = walk(side, (0, 0))
        spent += time.process_time() - begin
        walks += 1
    return sum(1 for row in board for step in row if step), spent / walks
"""


@calm
def measure_own(fast_tour: OwnFunction, sides: Sequence[int]) -> Any:
    """How long the learner's own program takes on boards of several sides, as a curve."""
    board_in(fast_tour(5, (0, 0)), 5, (0, 0), fast_tour.name)  # says now what cannot be said later

    def measure(side: int) -> tuple[int, float]:
        walk = Expression(f"{OWN}({fast_tour.name!r})")
        timed = Call(TIMED, (walk, side), seconds=LONGEST)
        answer = fast_tour.work.ask([timed], {TIMED: _TIMED_SOURCE})[0]
        squares, seconds = value_of(Call(fast_tour.name, (side, (0, 0))), answer)
        return squares, seconds

    return LongRun(_measuring(measure, sides)).start()


@calm
def measure_course(sides: Sequence[int]) -> Any:
    """The same for the course's own walk, which counts the ways on anew at each step."""
    dice = random.Random(4)

    def measure(side: int) -> tuple[int, float]:
        spent, squares = 0.0, []
        while spent < ENOUGH:
            begin = time.process_time()
            board = greedy_walk(side, (0, 0), accessibility, "random", dice)
            spent += time.process_time() - begin
            squares.append(sum(1 for row in board for step in row if step))
        return round(sum(squares) / len(squares)), spent / len(squares)

    return LongRun(_measuring(measure, sides)).start()


def _measuring(measure: Callable[[int], tuple[int, float]], sides: Sequence[int]) -> Iterator[Stage]:
    points: list[tuple[int, float]] = []
    for place, side in enumerate(sides, start=1):
        points.append(measure(side))
        yield place / len(sides), _growth_card(points)


def _growth_card(points: Sequence[tuple[int, float]]) -> Card:
    title = _("Time and squares")
    first, last = (1e6 * seconds / max(1, squares) for squares, seconds in (points[0], points[-1]))
    sentence = _("{first:.1f} microseconds a square on the smallest board, {last:.1f} on the largest so far.").format(
        first=first, last=last
    )
    drawn = element("div", svg_growth(points, title=title, description=sentence), class_="kt-figure")
    return card(drawn, paragraph(sentence), text=f"{title}\n{sentence}", name=title)
