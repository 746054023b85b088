"""The verbs of the checks on mazes: walls, walks, hunts, whole mazes and ways through them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from knightstour.feedback.literals import call_text, literal, shown, square
from knightstour.feedback.mazes import words_of_maze_flaw
from knightstour.judges.chance import CHANCES, chance_calls, flaw_of_chance
from knightstour.judging import Wrong, count_told, judge_each, leaves_arguments_alone, returned, text_of
from knightstour.lent.mazes import WATCHED_NAME as WATCHED
from knightstour.maze import Cell, Maze, cells_beside, column_by_column, row_by_row
from knightstour.maze_rules import (
    as_cell,
    first_backtracking_flaw,
    first_door_flaw,
    first_mark_flaw,
    first_maze_flaw,
    first_order_flaw,
    first_trace_flaw,
    first_walk_flaw,
    first_way_flaw,
    is_cell,
    place_to_hunt,
)
from knightstour.messages import _, ngettext
from knightstour.results import Explanation, Mark, MazePicture
from knightstour.rules import Flaw
from knightstour.runner.answers import Answer, Call, Ending, Expression, Value
from knightstour.submission import Student

LISTS = (list, tuple)


@dataclass(frozen=True)
class Order:
    """An order to hunt in: the cells, and the text that stands for them in a call."""

    text: str
    cells: Sequence[Cell]


def rows_of(rows: int, columns: int) -> Order:
    """One row after another."""
    return Order(f"row_by_row({rows}, {columns})", row_by_row(rows, columns))


def columns_of(rows: int, columns: int) -> Order:
    """One column after another."""
    return Order(f"column_by_column({rows}, {columns})", column_by_column(rows, columns))


def backwards(order: Order) -> Order:
    """The same order, begun at its end."""
    return Order(f"{order.text}[::-1]", order.cells[::-1])


@dataclass(frozen=True)
class Wall:
    """A call of ``open_wall``."""

    maze: Maze
    cell: Cell
    neighbour: Cell

    @property
    def call(self) -> Call:
        """The call; its arguments come back as it leaves them."""
        return Call("open_wall", (self.maze, self.cell, self.neighbour), echo=True)

    @property
    def text(self) -> str:
        """What can be pasted to see what becomes of the maze."""
        return f"maze = {literal(self.maze)}\nopen_wall(maze, {self.cell}, {self.neighbour})\nmaze"


@dataclass(frozen=True)
class Stroll:
    """A call of ``random_walk``."""

    maze: Maze
    visited: frozenset[Cell]
    cell: Cell
    seed: int
    longest: int

    @property
    def call(self) -> Call:
        """The call; its arguments come back as it leaves them."""
        source = Expression(f"random.Random({self.seed})")
        return Call("random_walk", (self.maze, set(self.visited), self.cell, source, self.longest), echo=True)

    @property
    def text(self) -> str:
        """What can be pasted to see what becomes of the maze and of the visited cells."""
        given = [f"maze = {literal(self.maze)}", f"visited = {literal(set(self.visited))}"]
        chance = f"random.Random({self.seed})"
        asked = call_text("random_walk", ["maze", "visited", str(self.cell), chance, str(self.longest)])
        return "\n".join([*given, asked])


@dataclass(frozen=True)
class Hunt:
    """A call of ``hunt``."""

    maze: Maze
    visited: frozenset[Cell]
    order: Order
    first: int
    visited_text: str = ""  # what stands for the visited cells in a call, where there are too many to write down

    @property
    def call(self) -> Call:
        """The call."""
        return self._call(self.order.text)

    @property
    def watched_call(self) -> Call:
        """The call with an order that counts how often it is looked at."""
        return self._call(f"{WATCHED}({self.order.text})")

    def _call(self, order: str) -> Call:
        visited = Expression(self.visited_text) if self.visited_text else set(self.visited)
        return Call("hunt", (self.maze, visited, Expression(order), self.first), echo=True)

    @property
    def expected(self) -> int | None:
        """The place that must be found."""
        return place_to_hunt(self.maze, self.visited, self.order.cells, self.first)


@dataclass(frozen=True)
class Making:
    """A call that makes a whole maze: ``hunt_and_kill`` with an order, ``backtracker`` without."""

    rows: int
    columns: int
    seed: int
    order: Order | None = None
    longest: int = 0

    @property
    def call(self) -> Call:
        """The call."""
        return self._call("" if self.order is None else self.order.text)

    @property
    def watched_call(self) -> Call:
        """The call with an order that counts how often it is looked at."""
        assert self.order is not None
        return self._call(f"{WATCHED}({self.order.text})")

    def _call(self, order: str) -> Call:
        arguments: tuple[Any, ...] = (self.rows, self.columns, Expression(f"random.Random({self.seed})"))
        if self.order is None:
            return Call("backtracker", arguments)
        return Call("hunt_and_kill", (*arguments, Expression(order), self.longest))


@dataclass(frozen=True)
class Way:
    """A call of ``way_out``."""

    maze: Maze
    start: Cell
    end: Cell

    @property
    def call(self) -> Call:
        """The call; the maze comes back as it is left."""
        return Call("way_out", (self.maze, self.start, self.end), echo=True)


def judge_walls(student: Student, walls: Sequence[Wall]) -> None:
    """Judge ``open_wall`` by what becomes of the maze."""

    def judge(place: int, answer: Answer) -> None:
        wall = walls[place]
        if answer.ending is not Ending.RETURNED:  # what it returns is of no interest
            returned(student, wall.call, answer, "", ())
        flaw = flaw_of_wall(wall, answer)
        if flaw is not None:
            after = _left(answer, 0)
            raise _wrong(wall.text, _("the maze {maze}").format(maze=shown(after, 160)), flaw, _picture(after, flaw))

    judge_each(student, [wall.call for wall in walls], judge)


def flaw_of_wall(wall: Wall, answer: Answer) -> Flaw | None:
    """The first thing wrong with the maze that a call of ``open_wall`` leaves behind."""
    after = _left(answer, 0)
    return first_door_flaw(after, len(wall.maze), len(wall.maze[0])) or first_trace_flaw(
        wall.maze, after, [(wall.cell, wall.neighbour)]
    )


def judge_strolls(student: Student, strolls: Sequence[Stroll]) -> None:
    """Judge ``random_walk`` by the walk, and by what becomes of the maze and of the visited cells."""

    def judge(place: int, answer: Answer) -> None:
        stroll = strolls[place]
        walk = returned(student, stroll.call, answer, _("the list of the cells of the walk"), LISTS)
        flaw = flaw_of_stroll(stroll, answer)
        if flaw is not None:
            way = [as_cell(cell) for cell in walk] if all(map(is_cell, walk)) else []
            raise _wrong(stroll.text, shown(walk, 160), flaw, _picture(_left(answer, 0), flaw, way))

    judge_each(student, [stroll.call for stroll in strolls], judge)


def flaw_of_stroll(stroll: Stroll, answer: Answer) -> Flaw | None:
    """The first thing wrong with a walk that came back, or with what it left behind."""
    walk, maze = answer.value, stroll.maze
    flaw = first_walk_flaw(maze, stroll.visited, stroll.cell, stroll.longest, walk)
    if flaw is not None:
        return flaw
    cells = [as_cell(cell) for cell in walk]
    after = _left(answer, 0)
    return (
        first_door_flaw(after, len(maze), len(maze[0]))
        or first_trace_flaw(maze, after, list(zip(cells, cells[1:], strict=False)))
        or first_mark_flaw(stroll.visited, _left(answer, 1), cells)
    )


def judge_hunts(student: Student, hunts: Sequence[Hunt]) -> None:
    """Judge ``hunt``: the place to be found is unique."""

    def judge(place: int, answer: Answer) -> None:
        _judge_hunt(student, hunts[place], answer)
        leaves_arguments_alone(hunts[place].call, answer, (_("the maze"), _("visited")))

    judge_each(student, [hunt.call for hunt in hunts], judge)


def _judge_hunt(student: Student, hunt: Hunt, answer: Answer) -> None:
    printed_instead = hunt.expected is not None and answer.printed.strip()
    nothing = answer.ending is Ending.RETURNED and answer.value is None and not printed_instead
    value = None if nothing else returned(student, hunt.call, answer, _("a place in the order, or None"), (int,))
    flaw = flaw_of_hunt(hunt, answer)
    if flaw is not None:
        marks: dict[Cell, Mark] = dict.fromkeys(sorted(hunt.visited), "visited")
        marks |= dict.fromkeys(flaw.squares, "right")
        raise _wrong(text_of(hunt.call), shown(value, 60), flaw, MazePicture(hunt.maze, marks))


def flaw_of_hunt(hunt: Hunt, answer: Answer) -> Flaw | None:
    """What is wrong with the place that a hunt gives."""
    wanted, value = hunt.expected, answer.value
    if value == wanted:
        return None
    if wanted is None:
        return Flaw("hunt-finds-too-much", hunt.first, found=value)
    return Flaw("hunt-missed", hunt.first, (hunt.order.cells[wanted],), found=value, expected=wanted)


def judge_looks(student: Student, hunt: Hunt) -> None:
    """Judge that ``hunt`` looks at no place of the order that it is to leave out: looks are counted, not seconds."""
    answer, told = student.ask([hunt.watched_call, Call(WATCHED, ())])
    _judge_hunt(student, hunt, answer)
    looks = count_told(student, WATCHED, told)
    left = len(hunt.order.cells) - hunt.first
    if looks > 4 * left:
        flaw = Flaw("looks-before-first", hunt.first, found=looks, expected=4 * left)
        raise _wrong(text_of(hunt.call), shown(answer.value, 60), flaw, None, [hunt.call])


def judge_mazes(student: Student, makings: Sequence[Making]) -> None:
    """Judge whole mazes: all cells joined, no ring, and what the way of making them leaves behind."""
    judge_each(
        student,
        [making.call for making in makings],
        lambda place, answer: _judge_maze(student, makings[place], answer),
    )


def _judge_maze(student: Student, making: Making, answer: Answer) -> None:
    maze = returned(student, making.call, answer, _("the maze, a list of rows"), LISTS)
    flaw = flaw_of_maze(making, answer)
    if flaw is not None:
        raise _wrong(text_of(making.call), _maze_in_words(maze, flaw), flaw, _picture(maze, flaw))


def flaw_of_maze(making: Making, answer: Answer) -> Flaw | None:
    """The first thing wrong with a maze that came back."""
    maze = answer.value
    flaw = first_maze_flaw(maze, making.rows, making.columns)
    if flaw is not None:
        return flaw
    if making.order is None:
        return first_backtracking_flaw(maze, (0, 0))
    return first_order_flaw(maze, making.order.cells) if making.longest == 1 else None


def judge_rescans(student: Student, making: Making) -> None:
    """Judge that the hunts do not begin at the first place again and again: looks are counted, not seconds."""
    answer, told = student.ask([making.watched_call, Call(WATCHED, ())])
    _judge_maze(student, making, answer)
    flaw = flaw_of_looks(making, count_told(student, WATCHED, told))
    if flaw is not None:
        raise _wrong(text_of(making.call), _("a maze, after more looks than it takes"), flaw, None, [making.call])


def flaw_of_looks(making: Making, looks: int) -> Flaw | None:
    """Whether a maze took many more looks at the order than it has cells."""
    cells = making.rows * making.columns
    most = 8 * cells
    return Flaw("hunts-again", cells, found=looks, expected=most) if looks > most else None


def judge_chance(student: Student, with_seed: Callable[[int], Call]) -> None:
    """Judge that all chance comes from the source: another seed, another result; the same seed, the same result."""
    calls = chance_calls(with_seed)
    values = [answer.value for answer in _lists(student, calls)]
    flaw = flaw_of_chance(values)
    if flaw is None:
        return
    if flaw.kind in ("same-chance", "little-chance"):
        first = max(values[: len(CHANCES)], key=values[: len(CHANCES)].count)
        alike = [place for place in range(len(CHANCES)) if values[place] == first]
        got = _("the same result for the seeds {seeds}").format(seeds=", ".join(str(CHANCES[place]) for place in alike))
        text, quoted = "\n".join(text_of(calls[place]) for place in alike[:2]), []  # the result differs between hands
    else:
        other = next(place for place, value in enumerate(values[len(CHANCES) :]) if value != values[0])
        quoted = [calls[0], calls[len(CHANCES) + other]]
        got = _first_difference(values[0], values[len(CHANCES) + other])
        text = "\n".join([text_of(calls[0])] * 2)
    raise _wrong(text, got, flaw, None, quoted)


def _first_difference(one: Value, other: Value) -> str:
    """Where two results differ: walks in a cell, mazes in a wall."""
    if all(map(is_cell, one)) and all(map(is_cell, other)):
        step = next((step for step, pair in enumerate(zip(one, other, strict=False), 1) if pair[0] != pair[1]), None)
        if step is None:
            return _("walks of {first} and of {second} cells").format(first=len(one), second=len(other))
        return _("two different walks: at step {step} one is on {first}, the other on {second}").format(
            step=step, first=square(as_cell(one[step - 1])), second=square(as_cell(other[step - 1]))
        )
    if first_shape(one) in SHAPELESS or first_shape(other) in SHAPELESS:
        return _("two different results")
    walls = [{((row, column), as_cell(door)) for row, column, door in _doors(maze)} for maze in (one, other)]
    cell, to = min(walls[0] ^ walls[1])
    return _("two different mazes: in just one of them the wall between {cell} and {to} is open").format(
        cell=square(cell), to=square(to)
    )


def judge_directions(student: Student, stroll: Stroll, seeds: int) -> None:
    """Judge that ``random_walk`` takes each of the free cells beside its first one for some of the seeds."""
    calls, walks = _walks_of_seeds(student, stroll, seeds)
    taken = {as_cell(cell) for walk in walks for cell in walk[1:2] if is_cell(cell)}
    for cell in cells_beside(stroll.maze, stroll.cell):
        if cell not in stroll.visited and cell not in taken:
            flaw = Flaw("cell-never-taken", seeds, (cell, stroll.cell))
            raise _wrong(_text_of_seeds("{call}[1]", stroll, seeds), shown(taken, 160), flaw, None, calls)


def judge_turns(student: Student, stroll: Stroll, seeds: int) -> None:
    """Judge that ``random_walk`` chooses anew at its second step: after each first step it takes each free cell."""
    calls, walks = _walks_of_seeds(student, stroll, seeds)
    taken = {tuple(as_cell(cell) for cell in walk[1:3]) for walk in walks if all(map(is_cell, walk))}
    for first in cells_beside(stroll.maze, stroll.cell):
        for second in cells_beside(stroll.maze, first):
            if second != stroll.cell and (first, second) not in taken:
                flaw = Flaw("turn-never-taken", seeds, (second, first))
                raise _wrong(_text_of_seeds("tuple({call}[1:])", stroll, seeds), shown(taken, 160), flaw, None, calls)


def _walks_of_seeds(student: Student, stroll: Stroll, seeds: int) -> tuple[list[Call], list[Value]]:
    """The calls of a stroll with one seed after another, and what each gives: a list, or it is refused."""
    calls = [replace(stroll, seed=seed).call for seed in range(seeds)]
    return calls, [answer.value for answer in _lists(student, calls)]


def _text_of_seeds(part: str, stroll: Stroll, seeds: int) -> str:
    """What can be pasted to see a part of the stroll's result for all the seeds."""
    call = text_of(stroll.call).replace(f"random.Random({stroll.seed})", "random.Random(seed)")
    return f"{{{part.format(call=call)} for seed in range({seeds})}}"


def _lists(student: Student, calls: Sequence[Call]) -> list[Answer]:
    """The answers to calls that must give lists."""
    return judge_each(student, calls, lambda place, answer: returned(student, calls[place], answer, _("a list"), LISTS))


def judge_ways(student: Student, ways: Sequence[Way]) -> None:
    """Judge ``way_out``: in a perfect maze there is one way, and it is followed step by step."""

    def judge(place: int, answer: Answer) -> None:
        way = ways[place]
        found = returned(student, way.call, answer, _("a list of cells"), LISTS)
        flaw = flaw_of_way(way, answer)
        if flaw is not None:
            cells = [as_cell(cell) for cell in found] if all(map(is_cell, found)) else []
            raise _wrong(text_of(way.call), shown(found, 160), flaw, _picture(way.maze, flaw, cells))
        leaves_arguments_alone(way.call, answer, (_("the maze"),))

    judge_each(student, [way.call for way in ways], judge)


def flaw_of_way(way: Way, answer: Answer) -> Flaw | None:
    """The first thing wrong with a way that came back."""
    return first_way_flaw(way.maze, answer.value, way.start, way.end)


def _left(answer: Answer, place: int) -> Value:
    """An argument as the call left it."""
    assert answer.arguments is not None
    return answer.arguments[place]


def _wrong(call: str, got: str, flaw: Flaw, picture: MazePicture | None, calls: Sequence[Call] = ()) -> Wrong:
    words = words_of_maze_flaw(flaw)
    return Wrong(Explanation(call, got, words.rule, words.next, flaw.kind, picture=picture), calls=calls)


SHAPELESS = {"not-a-maze", "maze-rows", "maze-columns", "not-a-set-of-doors", "door-no-cell"}


def _maze_in_words(maze: Value, flaw: Flaw) -> str:
    if flaw.kind in SHAPELESS:
        return shown(maze, 160)
    walls = {frozenset(((row, column), as_cell(door))) for row, column, door in _doors(maze)}
    return ngettext(
        "a maze of {rows} x {columns} cells with {walls} open wall",
        "a maze of {rows} x {columns} cells with {walls} open walls",
        len(walls),
    ).format(rows=len(maze), columns=len(maze[0]), walls=len(walls))


def _doors(maze: Value) -> list[tuple[int, int, Any]]:
    return [(row, column, to) for row, line in enumerate(maze) for column, doors in enumerate(line) for to in doors]


# What is marked besides the first of a flaw's cells, which is wrong.
_OTHERS: dict[str, Mark] = {
    "walk-step-not-beside": "before",
    "walk-stops-early": "right",
    "way-begins-elsewhere": "start",
    "way-through-wall": "before",
}
_ASKED = {"walk-begins-elsewhere", "way-empty"}  # the cells of these flaws are those that the rule asks for


def _picture(maze: Value, flaw: Flaw, way: Sequence[Cell] = ()) -> MazePicture | None:
    """The maze with the cells of a flaw marked, if it can be drawn at all."""
    if first_shape(maze) in SHAPELESS:
        return None
    size = len(maze), len(maze[0])
    marks: dict[Cell, Mark] = {}
    for place, cell in enumerate(flaw.squares):
        mark = _OTHERS.get(flaw.kind, "wrong") if place else "wrong"
        if -2 < cell[0] <= size[0] and -2 < cell[1] <= size[1]:
            marks[cell] = "start" if flaw.kind in _ASKED else mark
    inside = all(0 <= row < size[0] and 0 <= column < size[1] for row, column in way)
    tuples = [[{as_cell(door) for door in doors} for doors in line] for line in maze]
    return MazePicture(tuples, marks, tuple(way) if inside else ())


def first_shape(maze: Value) -> str:
    """The kind of flaw that keeps a maze from being drawn; "" when there is none."""
    rows = len(maze) if isinstance(maze, LISTS) else 0
    columns = len(maze[0]) if rows and isinstance(maze[0], LISTS) else 0
    if not columns:
        return "not-a-maze"
    flaw = first_door_flaw(maze, rows, columns)
    return "" if flaw is None else flaw.kind
