"""Mazes in lessons: walked through, watched while they are made, compared; the learner's own ones, too."""

import random
from collections.abc import Callable, Sequence
from typing import Any, Literal

from knightstour.feedback.literals import shown
from knightstour.feedback.mazes import words_of_maze_flaw
from knightstour.lent import SOURCES
from knightstour.maze import Cell, Maze, closed_maze, column_by_column, row_by_row
from knightstour.maze_rules import as_cell, first_door_flaw, first_maze_flaw, first_walk_flaw, first_way_flaw
from knightstour.mazemaking import (
    Step,
    backtracking_steps,
    far_apart,
    hunting_steps,
    lengths_of_walks,
    made_of,
    texture_of,
    way_through,
)
from knightstour.messages import _
from knightstour.notebook.cards import Card, board_card
from knightstour.notebook.experiments import table
from knightstour.notebook.values import wrong_type
from knightstour.notebook.work import OwnFunction, WentWrong, calm, value_of
from knightstour.results import Explanation, Mark, MazePicture
from knightstour.rules import Flaw
from knightstour.runner.answers import Call, Expression
from knightstour.widgets import MazePlayer, MazeToWalk

Order = Literal["rows", "columns"]
Kind = Literal["hunt and kill", "backtracker"]

SECONDS = 2.0
ORDERS = {
    name: SOURCES[name] for name in ("row_by_row", "column_by_column")
}  # by their names in the calls that are shown


@calm
def show_maze(maze: Maze, *, way: bool = False, sentence: str = "") -> Card:
    """The maze as a picture that can be printed, with a suggested start and end: two cells that are far apart."""
    start, end = far_apart(maze)
    line = way_through(maze, start, end)
    told = sentence or _("From {start} to {end} the way is {count} cells long.").format(
        start=start, end=end, count=len(line)
    )
    marks: dict[Cell, Mark] = {} if way else {start: "start", end: "right"}
    return board_card(MazePicture(maze, marks, line if way else ()), _("A maze"), told)


@calm
def walk_maze(maze: Maze, name: str | None = None) -> Any:
    """A maze to walk through; how far one came is kept under ``name``."""
    return MazeToWalk(maze, name=name)


@calm
def watch_maze(
    rows: int,
    columns: int,
    kind: Kind = "hunt and kill",
    *,
    seed: int = 1,
    order: Order = "rows",
    longest: int | None = None,
    name: str | None = None,
) -> Any:
    """A maze while the course makes it, to be played step by step."""
    return MazePlayer(rows, columns, _steps(rows, columns, kind, seed, order, longest), name=name)


def _steps(rows: int, columns: int, kind: Kind, seed: int, order: Order, longest: int | None) -> list[Step]:
    source = random.Random(seed)
    if kind == "backtracker":
        return list(backtracking_steps(rows, columns, source))
    cells = _order_of(rows, columns, order)
    return list(hunting_steps(rows, columns, source, cells, longest))


@calm
def show_own_wall(open_wall: OwnFunction, rows: int, columns: int, cell: Cell, neighbour: Cell) -> Card:
    """The maze after the learner's own function has opened one wall."""
    call = Call(open_wall.name, (closed_maze(rows, columns), cell, neighbour), echo=True)
    maze = _left(open_wall, call, rows, columns)
    sentence = _("After your {name} the maze is {maze}.").format(name=open_wall.name, maze=shown(maze, 160))
    return board_card(MazePicture(maze), _("A wall"), sentence)


def _left(function: OwnFunction, call: Call, rows: int, columns: int) -> Maze:
    """The maze that a call leaves behind; `NotReady` when it is none."""
    answer = function.work.ask([call])[0]
    value_of(call, answer)
    assert answer.arguments is not None
    return _flawless(function.name, answer.arguments[0], first_door_flaw(answer.arguments[0], rows, columns))


def _flawless(name: str, maze: Any, flaw: Flaw | None) -> Maze:
    """A maze that came back, with sets for its doors; `NotReady` when it breaks a rule."""
    if flaw is not None:
        raise _not_ready(name, maze, flaw)
    return [[{as_cell(door) for door in doors} for doors in line] for line in maze]


@calm
def show_own_hunt(
    hunt: OwnFunction, rows: int, columns: int, visited: set[Cell], *, order: Order = "rows", first: int = 0
) -> Card:
    """The cell that the learner's own hunt finds in a maze with some cells visited."""
    cells = _order_of(rows, columns, order)
    maze = closed_maze(rows, columns)
    call = Call(hunt.name, (maze, visited, _order_text(rows, columns, order), first))
    place = value_of(call, hunt.work.ask([call], ORDERS)[0])
    marks: dict[Cell, Mark] = dict.fromkeys(sorted(visited), "visited")
    if place is None:
        return board_card(MazePicture(maze, marks), _("A hunt"), _("Your {name} finds nothing.").format(name=hunt.name))
    if not isinstance(place, int) or not 0 <= place < len(cells):
        raise wrong_type(hunt.name, call.arguments, place, _("a place in the order, or None"))
    marks[cells[place]] = "candidate"
    sentence = _("Your {name} finds place {place}: the cell {cell}.").format(
        name=hunt.name, place=place, cell=cells[place]
    )
    return board_card(MazePicture(maze, marks), _("A hunt"), sentence)


def _order_text(rows: int, columns: int, order: Order) -> Expression:
    """The order as it is written in the learner's file, where both functions are."""
    return Expression(f"{'row_by_row' if order == 'rows' else 'column_by_column'}({rows}, {columns})")


def _order_of(rows: int, columns: int, order: Order) -> list[Cell]:
    return row_by_row(rows, columns) if order == "rows" else column_by_column(rows, columns)


@calm
def show_own_walk(random_walk: OwnFunction, rows: int, columns: int, cell: Cell, seed: int = 1) -> Card:
    """The walk that the learner's own function takes through a maze with closed walls, and the walls it opens."""
    total = rows * columns
    arguments = (closed_maze(rows, columns), set[Cell](), cell, Expression(f"random.Random({seed})"), total)
    call = Call(random_walk.name, arguments, echo=True)
    answer = random_walk.work.ask([call])[0]
    walk = value_of(call, answer)
    if not isinstance(walk, list | tuple):
        raise wrong_type(random_walk.name, arguments, walk, _("the list of the cells of the walk"), answer.printed)
    flaw = first_walk_flaw(closed_maze(rows, columns), set(), cell, total, walk)
    if flaw is not None:
        raise _not_ready(random_walk.name, walk, flaw)
    assert answer.arguments is not None
    maze = _flawless(random_walk.name, answer.arguments[0], first_door_flaw(answer.arguments[0], rows, columns))
    cells = [as_cell(step) for step in walk]
    sentence = _("Your {name} visits {count} of {total} cells before it is stuck.").format(
        name=random_walk.name, count=len(cells), total=total
    )
    return board_card(MazePicture(maze, {}, cells), _("A walk"), sentence)


@calm
def walk_own_maze(
    maker: OwnFunction,
    rows: int,
    columns: int,
    seed: int = 1,
    *,
    order: Order = "rows",
    longest: int | None = None,
    name: str | None = None,
) -> Any:
    """The maze that the learner's own function makes, to walk through."""
    return MazeToWalk(_own_maze(maker, rows, columns, seed, order, longest), name=name)


def _own_maze(maker: OwnFunction, rows: int, columns: int, seed: int, order: Order, longest: int | None) -> Maze:
    source = Expression(f"random.Random({seed})")
    arguments: tuple[Any, ...] = (rows, columns, source)
    if maker.name == "hunt_and_kill":
        arguments = (*arguments, _order_text(rows, columns, order), longest or rows * columns)
    call = Call(maker.name, arguments, seconds=SECONDS)
    maze = value_of(call, maker.work.ask([call], ORDERS)[0])
    if not isinstance(maze, list | tuple):
        raise wrong_type(maker.name, arguments, maze, _("the maze, a list of rows"))
    return _flawless(maker.name, maze, first_maze_flaw(maze, rows, columns))


def _not_ready(name: str, value: Any, flaw: Flaw) -> WentWrong:
    words = words_of_maze_flaw(flaw)
    told = Explanation(None, shown(value, 160), words.rule, words.next, flaw.kind)
    return WentWrong(name, _("Your {name} breaks a rule.").format(name=name), told)


@calm
def show_own_way(way_out: OwnFunction, maze: Maze) -> Card:
    """The way that the learner's own function finds between two cells that are far apart."""
    start, end = far_apart(maze)
    way = way_out(maze, start, end)
    if not isinstance(way, list | tuple):
        raise wrong_type(way_out.name, (maze, start, end), way, _("a list of cells"))
    flaw = first_way_flaw(maze, way, start, end)
    if flaw is not None:
        raise _not_ready(way_out.name, way, flaw)
    sentence = _("Your {name} goes from {start} to {end} over {count} cells.").format(
        name=way_out.name, start=start, end=end, count=len(way)
    )
    return board_card(MazePicture(maze, {}, [as_cell(cell) for cell in way]), _("The way out"), sentence)


@calm
def compare_mazes(rows: int = 20, columns: int = 30, mazes: int = 10) -> Card:
    """What mazes of several kinds are like, measured on a few of each."""
    size = (rows, columns)
    makers: dict[str, Callable[[int], Sequence[Step]]] = {
        _("hunt and kill"): lambda seed: _steps(*size, "hunt and kill", seed, "rows", None),
        _("hunt after 5 cells"): lambda seed: _steps(*size, "hunt and kill", seed, "rows", 5),
        _("hunt after each cell"): lambda seed: _steps(*size, "hunt and kill", seed, "rows", 1),
        _("hunt by columns"): lambda seed: _steps(*size, "hunt and kill", seed, "columns", None),
        _("backtracker"): lambda seed: _steps(*size, "backtracker", seed, "rows", None),
    }
    head = [_("maze"), _("dead ends"), _("longest way"), _("straight on"), _("cells a walk")]
    measured = [[name, *_measured(*size, [maker(seed) for seed in range(mazes)])] for name, maker in makers.items()]
    sentence = _("Means of {mazes} mazes of {rows} × {columns} cells each.").format(
        mazes=mazes, rows=rows, columns=columns
    )
    return table(_("What mazes are like"), head, measured, sentence)


def _measured(rows: int, columns: int, makings: Sequence[Sequence[Step]]) -> list[str]:
    textures = [texture_of(made_of(rows, columns, steps)) for steps in makings]
    walks = [length for steps in makings for length in lengths_of_walks(steps)]
    shares = (
        sum(texture.dead_ends for texture in textures) / len(textures),
        sum(texture.longest_way for texture in textures) / len(textures),
        sum(texture.straight_on for texture in textures) / len(textures),
    )
    return [*(f"{100 * share:.0f} %" for share in shares), f"{sum(walks) / len(walks):.1f}"]
