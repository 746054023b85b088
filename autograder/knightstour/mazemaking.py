"""The course's own mazes: hunt and kill and the backtracker, step by step, ways through them, and what they are like.

Lessons show and compare them; checks ask about them.
"""

import random
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from knightstour.maze import Cell, Maze, cells_beside, closed_maze, open_door, row_by_row

StepKind = Literal["start", "walk", "hunt", "back"]


@dataclass(frozen=True)
class Step:
    """One step of making a maze.

    ``start`` and ``walk`` come to ``cell`` (from ``origin``, whose wall is opened); ``hunt`` looks in vain at ``cell``;
    ``back`` goes back to it.  A ``hunt`` with an origin has found the cell and joins it there.
    """

    kind: StepKind
    cell: Cell
    origin: Cell | None = None


def hunting_steps(
    rows: int, columns: int, source: random.Random, order: Sequence[Cell] | None = None, longest: int | None = None
) -> Iterator[Step]:
    """Hunt and kill, one step after another; by rows, and with walks of any length, if nothing else is said."""
    order = row_by_row(rows, columns) if order is None else order
    longest = rows * columns if longest is None else longest
    grid = closed_maze(rows, columns)
    visited: set[Cell] = set()
    place = 0
    while place < len(order):
        cell = order[place]
        if cell in visited:
            yield Step("hunt", cell)
            place += 1
            continue
        joined = [beside for beside in cells_beside(grid, cell) if beside in visited]
        yield Step("hunt", cell, source.choice(joined)) if joined else Step("start", cell)
        visited.add(cell)
        for _count in range(longest - 1):
            free = [beside for beside in cells_beside(grid, cell) if beside not in visited]
            if not free:
                break
            origin, cell = cell, source.choice(free)
            visited.add(cell)
            yield Step("walk", cell, origin)


def backtracking_steps(rows: int, columns: int, source: random.Random) -> Iterator[Step]:
    """The backtracker, one step after another; its memory is a list, so it needs no deep recursion."""
    grid = closed_maze(rows, columns)
    way: list[Cell] = [(0, 0)]
    visited = {(0, 0)}
    yield Step("start", (0, 0))
    while way:
        free = [beside for beside in cells_beside(grid, way[-1]) if beside not in visited]
        if free:
            cell = source.choice(free)
            yield Step("walk", cell, way[-1])
            visited.add(cell)
            way.append(cell)
            continue
        way.pop()
        if way:
            yield Step("back", way[-1])


def made_of(rows: int, columns: int, steps: Iterator[Step] | Sequence[Step]) -> Maze:
    """The maze that is left when all steps are done."""
    maze = closed_maze(rows, columns)
    for step in steps:
        if step.origin is not None:
            open_door(maze, step.origin, step.cell)
    return maze


def hunted_maze(
    rows: int, columns: int, seed: int, order: Sequence[Cell] | None = None, longest: int | None = None
) -> Maze:
    """A maze made by hunt and kill, the same for the same seed."""
    return made_of(rows, columns, hunting_steps(rows, columns, random.Random(seed), order, longest))


def backtracked_maze(rows: int, columns: int, seed: int) -> Maze:
    """A maze made by the backtracker, the same for the same seed."""
    return made_of(rows, columns, backtracking_steps(rows, columns, random.Random(seed)))


def snake(rows: int, columns: int) -> Maze:
    """The maze with the longest way there is: along every row, to and fro."""
    cells = [(row, column if row % 2 == 0 else columns - 1 - column) for row, column in row_by_row(rows, columns)]
    maze = closed_maze(rows, columns)
    for cell, following in zip(cells, cells[1:], strict=False):
        open_door(maze, cell, following)
    return maze


def way_through(maze: Maze, start: Cell, end: Cell) -> list[Cell]:
    """The cells of the shortest way from ``start`` to ``end``."""
    came_from = _ways_from(maze, start)
    way = [end]
    while way[-1] != start:
        way.append(came_from[way[-1]])
    return way[::-1]


def far_apart(maze: Maze) -> tuple[Cell, Cell]:
    """Two cells with the longest way between them: a start and an end for those who walk.

    The cell farthest from any cell is one end of a longest way; the cell farthest from that one is the other.
    """
    one = list(_ways_from(maze, (0, 0)))[-1]
    other = list(_ways_from(maze, one))[-1]
    return one, other


def _ways_from(maze: Maze, start: Cell) -> dict[Cell, Cell]:
    """For each cell, the nearest first, the cell that one comes from."""
    came_from = {start: start}
    waiting = deque([start])
    while waiting:
        cell = waiting.popleft()
        for neighbour in sorted(maze[cell[0]][cell[1]]):
            if neighbour not in came_from:
                came_from[neighbour] = cell
                waiting.append(neighbour)
    return came_from


@dataclass(frozen=True)
class Texture:
    """What a maze is like, in numbers: shares are of its cells, lengths are in cells."""

    dead_ends: float
    longest_way: float
    straight_on: float  # of the cells with two open walls, how many lead straight on


def texture_of(maze: Maze) -> Texture:
    """The numbers of a maze."""
    cells = row_by_row(len(maze), len(maze[0]))
    doors = {cell: sorted(maze[cell[0]][cell[1]]) for cell in cells}
    passing = [(cell, found) for cell, found in doors.items() if len(found) == 2]
    straight = sum(found[0][0] == found[1][0] or found[0][1] == found[1][1] for _cell, found in passing)
    return Texture(
        dead_ends=sum(len(found) == 1 for found in doors.values()) / len(cells),
        longest_way=len(way_through(maze, *far_apart(maze))) / len(cells),
        straight_on=straight / len(passing) if passing else 0.0,
    )


def lengths_of_walks(steps: Iterator[Step] | Sequence[Step]) -> list[int]:
    """How many cells each walk took, from its first cell until it was stuck."""
    lengths: list[int] = []
    walking = False
    for step in steps:
        fresh = step.kind == "start" or (step.kind == "hunt" and step.origin is not None)
        if fresh or (step.kind == "walk" and not walking):
            lengths.append(1)
        elif step.kind == "walk":
            lengths[-1] += 1
        walking = fresh or step.kind == "walk"
    return lengths
