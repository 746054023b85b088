"""The rules of mazes as a judge: the first rule broken, as data."""

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import Any

from knightstour.maze import Cell, are_beside, cells_beside
from knightstour.rules import Flaw

ReadMaze = Sequence[Sequence[Collection[Cell]]]


def is_cell(value: object) -> bool:
    """Whether ``value`` is two whole numbers."""
    if not isinstance(value, list | tuple) or len(value) != 2:
        return False
    return all(isinstance(part, int) and not isinstance(part, bool) for part in value)


def as_cell(value: Any) -> Cell:
    """A cell that may have come as a list."""
    return value[0], value[1]


def first_door_flaw(maze: object, rows: int, columns: int) -> Flaw | None:
    """The first thing wrong with ``maze`` as a maze of this size, whatever walls are open; None when there is nothing.

    Lists and tuples may stand for the sets of doors.
    """
    flaw = _first_shape_flaw(maze, rows, columns)
    if flaw is not None:
        return flaw
    assert isinstance(maze, list | tuple)
    for row, line in enumerate(maze):
        for column, doors in enumerate(line):
            for door in doors:
                flaw = _first_flaw_of_door((row, column), door, rows, columns)
                if flaw is not None:
                    return flaw
    doors_of = {(row, column): cells_in(doors) for row, line in enumerate(maze) for column, doors in enumerate(line)}
    for cell, cells in doors_of.items():
        for neighbour in sorted(cells):
            if cell not in doors_of[neighbour]:
                return Flaw("door-one-way", squares=(cell, neighbour))
    return None


def cells_in(doors: Collection[Any]) -> set[Cell]:
    """The cells that a flawless set of doors leads to."""
    return {as_cell(door) for door in doors}


def _first_shape_flaw(maze: object, rows: int, columns: int) -> Flaw | None:
    if not isinstance(maze, list | tuple) or not all(isinstance(row, list | tuple) for row in maze):
        return Flaw("not-a-maze", found=maze)
    if len(maze) != rows:
        return Flaw("maze-rows", found=len(maze), expected=rows)
    for index, row in enumerate(maze):
        if len(row) != columns:
            return Flaw("maze-columns", squares=((index, 0),), found=len(row), expected=columns)
        for column, doors in enumerate(row):
            if not isinstance(doors, set | frozenset | list | tuple):
                return Flaw("not-a-set-of-doors", squares=((index, column),), found=doors)
    return None


def _first_flaw_of_door(cell: Cell, door: object, rows: int, columns: int) -> Flaw | None:
    if not is_cell(door):
        return Flaw("door-no-cell", squares=(cell,), found=door)
    to = as_cell(door)
    if not (0 <= to[0] < rows and 0 <= to[1] < columns):
        return Flaw("door-leads-out", squares=(cell, to))
    return None if are_beside(cell, to) else Flaw("door-not-beside", squares=(cell, to))


def first_maze_flaw(maze: object, rows: int, columns: int) -> Flaw | None:
    """The first rule that ``maze`` breaks as a perfect maze of this size: from each cell to each other just one way."""
    flaw = first_door_flaw(maze, rows, columns)
    if flaw is not None:
        return flaw
    assert isinstance(maze, list | tuple)
    came_from = ways_from(maze, (0, 0))
    for row in range(rows):
        for column in range(columns):
            if (row, column) not in came_from:
                return Flaw("cell-cut-off", squares=((row, column),), found=len(came_from), expected=rows * columns)
    passages = sum(len(cells_in(doors)) for line in maze for doors in line) // 2
    if passages >= rows * columns:
        return Flaw("maze-ring", squares=_closing_door(maze, came_from), found=passages, expected=rows * columns - 1)
    return None


def ways_from(maze: ReadMaze, start: Cell) -> dict[Cell, Cell | None]:
    """For each cell that can be reached from ``start``, nearest first, the cell one comes from."""
    came_from: dict[Cell, Cell | None] = {start: None}
    waiting = [start]
    for cell in waiting:
        for neighbour in sorted(cells_in(maze[cell[0]][cell[1]])):
            if neighbour not in came_from:
                came_from[neighbour] = cell
                waiting.append(neighbour)
    return came_from


def _closing_door(maze: ReadMaze, came_from: Mapping[Cell, Cell | None]) -> tuple[Cell, Cell]:
    """The two cells of a passage without which every cell could still be reached."""
    for cell in came_from:
        for neighbour in sorted(cells_in(maze[cell[0]][cell[1]])):
            if came_from[cell] != neighbour and came_from[neighbour] != cell:
                return cell, neighbour
    raise AssertionError("a maze with as many passages as cells has a ring")


def first_order_flaw(maze: ReadMaze, order: Sequence[Cell]) -> Flaw | None:
    """The first cell of ``order`` that is not joined to just one cell before it.

    So it must be in a perfect maze made by hunting in this order with walks of one cell.
    """
    place = {cell: number for number, cell in enumerate(order)}
    for number, cell in enumerate(order[1:], start=1):
        earlier = [to for to in cells_in(maze[cell[0]][cell[1]]) if place[to] < number]
        if len(earlier) != 1:
            return Flaw("order-not-kept", number, (cell,), found=len(earlier), expected=1)
    return None


def first_backtracking_flaw(maze: ReadMaze, start: Cell) -> Flaw | None:
    """The first wall of a perfect maze that walking and going back from ``start`` cannot have left closed.

    When a walk goes back over a cell, no unvisited cell is beside it.  So of two cells side by side, one always lies on
    the way from the start to the other.
    """
    begins, ends = _times(maze, start)
    for cell in begins:
        for neighbour in cells_beside(maze, cell):
            within = begins[cell] <= begins[neighbour] and ends[neighbour] <= ends[cell]
            around = begins[neighbour] <= begins[cell] and ends[cell] <= ends[neighbour]
            if not within and not around:
                return Flaw("wall-not-tried", squares=(cell, neighbour))
    return None


def _times(maze: ReadMaze, start: Cell) -> tuple[dict[Cell, int], dict[Cell, int]]:
    """When each cell of a perfect maze is come to, and when it is left for good."""
    begins: dict[Cell, int] = {}
    ends: dict[Cell, int] = {}
    waiting: list[tuple[Cell, bool]] = [(start, False)]
    while waiting:
        cell, done = waiting.pop()
        if done:
            ends[cell] = len(begins)
            continue
        begins[cell] = len(begins)
        waiting.append((cell, True))
        waiting += [(to, False) for to in sorted(cells_in(maze[cell[0]][cell[1]]), reverse=True) if to not in begins]
    return begins, ends


def first_way_flaw(maze: ReadMaze, way: Sequence[object], start: Cell, end: Cell) -> Flaw | None:
    """The first thing wrong with ``way`` as the cells from ``start`` to ``end`` through open walls, each once."""
    flaw = first_list_flaw(way)
    if flaw is not None:
        return flaw
    cells = [as_cell(cell) for cell in way]
    if not cells:
        return Flaw("way-empty", 1, (start, end), found=0)
    if cells[0] != start:
        return Flaw("way-begins-elsewhere", 1, (cells[0], start))
    for step, (cell, following) in enumerate(pairwise(cells), start=2):
        if following not in cells_in(maze[cell[0]][cell[1]]):
            return Flaw("way-through-wall", step, (following, cell))
        if following in cells[: step - 1]:
            return Flaw("way-twice", step, (following,))
    return None if cells[-1] == end else Flaw("way-ends-elsewhere", len(cells), (cells[-1], end))


def first_list_flaw(cells: Sequence[object]) -> Flaw | None:
    """The first member of a list of cells that is none."""
    return next((Flaw("not-a-cell", found=cell) for cell in cells if not is_cell(cell)), None)


def first_walk_flaw(
    maze: ReadMaze, visited: Collection[Cell], start: Cell, longest: int, walk: Sequence[object]
) -> Flaw | None:
    """The first thing wrong with ``walk`` as a walk over unvisited cells from ``start``.

    It goes on until it is stuck or ``longest`` cells long.  ``maze`` and ``visited`` are as they were before.
    """
    flaw = first_list_flaw(walk)
    if flaw is not None:
        return flaw
    cells = [as_cell(cell) for cell in walk]
    if not cells or cells[0] != start:
        return Flaw("walk-begins-elsewhere", 1, (start,), found=cells[:1])
    seen = {*visited, start}
    for step, (cell, following) in enumerate(pairwise(cells), start=2):
        if following not in cells_beside(maze, cell):
            return Flaw("walk-step-not-beside", step, (following, cell))
        if following in seen:
            return Flaw("walk-over-visited", step, (following,))
        seen.add(following)
    if len(cells) > longest:
        return Flaw("walk-too-long", len(cells), found=len(cells), expected=longest)
    free = [cell for cell in cells_beside(maze, cells[-1]) if cell not in seen]
    if free and len(cells) < longest:
        return Flaw("walk-stops-early", len(cells), (cells[-1], free[0]))
    return None


def first_trace_flaw(before: ReadMaze, after: ReadMaze, joined: Sequence[tuple[Cell, Cell]]) -> Flaw | None:
    """The first wall of ``after`` that is open or closed against the rule: ``joined`` were to be opened, no others."""
    wanted = {frozenset(pair) for pair in joined}
    for cell, neighbour in joined:
        if neighbour not in cells_in(after[cell[0]][cell[1]]):
            return Flaw("wall-left-closed", squares=(cell, neighbour))
    for row, line in enumerate(after):
        for column, doors in enumerate(line):
            cell, was = (row, column), cells_in(before[row][column])
            for neighbour in sorted(cells_in(doors) - was):
                if frozenset((cell, neighbour)) not in wanted:
                    return Flaw("wall-opened-too", squares=(cell, neighbour))
            for neighbour in sorted(was - cells_in(doors)):
                return Flaw("wall-closed-again", squares=(cell, neighbour))
    return None


def first_mark_flaw(before: Collection[Cell], after: object, walk: Sequence[Cell]) -> Flaw | None:
    """The first cell that ``after`` holds or lacks against the rule: the visited cells, and those of the walk."""
    if not isinstance(after, set | frozenset):
        return Flaw("marks-lost", found=after)
    for step, cell in enumerate(walk, start=1):
        if cell not in after:
            return Flaw("cell-not-marked", step, (cell,))
    extra = [cell for cell in after if cell not in before and cell not in walk]
    if extra:
        return Flaw("cell-marked-too", squares=tuple(extra[:1]) if is_cell(extra[0]) else (), found=extra[0])
    lost = sorted(cell for cell in before if cell not in after)
    return Flaw("mark-taken-away", squares=(lost[0],)) if lost else None


def place_to_hunt(maze: ReadMaze, visited: Collection[Cell], order: Sequence[Cell], first: int) -> int | None:
    """The first place of ``order`` from ``first`` on with an unvisited cell that has a visited one beside it."""
    for place in range(first, len(order)):
        if order[place] not in visited and any(cell in visited for cell in cells_beside(maze, order[place])):
            return place
    return None
