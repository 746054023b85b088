"""Mazes: hunt and kill.

A walk through a grid gets stuck, just as the knight does.  Then it hunts for a new place to start, and walks again,
until every cell belongs to the maze.

Cells are ``(row, column)``, counted from 0.  A maze is a list of rows.  ``maze[row][column]`` is the set of the cells
that one can step to from there.  At first every set is empty, so all walls are closed.

``source`` is where all chance comes from: ``source.choice(some_list)`` takes one of the list.  The same seed then
gives the same maze again, as in ``random.Random(7)``.

Run this file to see your own mazes:  python mazes.py
"""

import random

Cell = tuple[int, int]
Maze = list[list[set[Cell]]]


def closed_maze(rows: int, columns: int) -> Maze:
    """Return a maze in which every wall is closed."""
    return [[set() for _ in range(columns)] for _ in range(rows)]


def cells_beside(maze: Maze, cell: Cell) -> list[Cell]:
    """Return the cells above, right, below and left of ``cell`` that are in the maze, whatever walls are between."""
    row, column = cell
    around = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
    return [(i, j) for i, j in around if 0 <= i < len(maze) and 0 <= j < len(maze[0])]


def row_by_row(rows: int, columns: int) -> list[Cell]:
    """Return all cells, one row after another."""
    return [(row, column) for row in range(rows) for column in range(columns)]


def column_by_column(rows: int, columns: int) -> list[Cell]:
    """Return all cells, one column after another."""
    return [(row, column) for column in range(columns) for row in range(rows)]


def open_wall(maze: Maze, cell: Cell, neighbour: Cell) -> None:
    """Open the wall between ``cell`` and ``neighbour``, so that one can step from each to the other.

    This changes ``maze`` and returns nothing.
    """
    maze[cell[0]][cell[1]].add(neighbour)
    maze[neighbour[0]][neighbour[1]].add(cell)


def random_walk(maze: Maze, visited: set[Cell], cell: Cell, source: random.Random, longest: int) -> list[Cell]:
    """Walk from ``cell`` over unvisited cells until stuck; return the cells of the walk in order, ``cell`` first.

    1. Put ``cell`` into ``visited``.
    2. Find the unvisited cells beside it.
    3. If there are none, or the walk is ``longest`` cells long, stop.
    4. Take one of them by chance, with ``source``.  Open the wall to it, go there, and go on at 1.

    This changes ``maze`` and ``visited``.
    """
    visited.add(cell)
    walk = [cell]
    while len(walk) < longest:
        free = [neighbour for neighbour in cells_beside(maze, cell) if neighbour not in visited]
        if not free:
            break
        neighbour = source.choice(free)
        open_wall(maze, cell, neighbour)
        cell = neighbour
        visited.add(cell)
        walk.append(cell)
    return walk


def hunt(maze: Maze, visited: set[Cell], order: list[Cell], first: int) -> int | None:
    """Return the place in ``order`` of the first unvisited cell that has a visited cell beside it.

    Look at ``order[first]``, ``order[first + 1]`` and so on.  What comes before ``order[first]`` was looked at
    earlier: leave it out.  Return None if no such cell is found.  Nothing is changed.
    """
    for place in range(first, len(order)):
        cell = order[place]
        if cell not in visited and any(neighbour in visited for neighbour in cells_beside(maze, cell)):
            return place
    return None


def hunt_and_kill(rows: int, columns: int, source: random.Random, order: list[Cell], longest: int) -> Maze:
    """Return a whole maze of ``rows`` × ``columns`` cells.

    1. Make a maze with all walls closed.  Take a random walk from the first cell of ``order``.
    2. Hunt through ``order`` for an unvisited cell with a visited cell beside it.  If there is none, stop.
    3. Open the wall between the two.  If there are several visited cells beside it, take any one of them.
    4. Take a random walk from the cell that was found, and go on at 2.

    No walk is longer than ``longest`` cells.  In ``order`` each cell is beside one that comes before it.  So the hunt
    need never look again at what it has passed: begin each hunt at the place where the last one ended.
    """
    maze = closed_maze(rows, columns)
    visited: set[Cell] = set()
    random_walk(maze, visited, order[0], source, longest)
    place = hunt(maze, visited, order, 0)
    while place is not None:
        cell = order[place]
        open_wall(maze, cell, source.choice([beside for beside in cells_beside(maze, cell) if beside in visited]))
        random_walk(maze, visited, cell, source, longest)
        place = hunt(maze, visited, order, place)
    return maze


def backtracker(rows: int, columns: int, source: random.Random) -> Maze:
    """Return a whole maze of ``rows`` × ``columns`` cells, made without a hunt: when stuck, go back.

    1. Make a maze with all walls closed, and begin on ``(0, 0)``.
    2. Go from cell to cell as a random walk does, until you are stuck.
    3. Go back, one cell at a time, the way you came, until a cell has an unvisited cell beside it.
    4. Go on at 2 from there.  Stop when you are back on ``(0, 0)`` and no cell beside it is unvisited.
    """
    maze = closed_maze(rows, columns)
    visited = {(0, 0)}
    way = [(0, 0)]
    while way:
        free = [neighbour for neighbour in cells_beside(maze, way[-1]) if neighbour not in visited]
        if free:
            neighbour = source.choice(free)
            open_wall(maze, way[-1], neighbour)
            visited.add(neighbour)
            way.append(neighbour)
        else:
            way.pop()
    return maze


def way_out(maze: Maze, start: Cell, end: Cell) -> list[Cell]:
    """Return the cells of the way from ``start`` to ``end`` through open walls, both of them included.

    From each cell of a maze there is just one way to each other that uses no cell twice.  Nothing is changed.
    """
    came_from = {start: start}
    waiting = [start]
    while end not in came_from:
        cell = waiting.pop()
        for neighbour in maze[cell[0]][cell[1]]:
            if neighbour not in came_from:
                came_from[neighbour] = cell
                waiting.append(neighbour)
    way = [end]
    while way[-1] != start:
        way.append(came_from[way[-1]])
    return way[::-1]


def show_maze(maze: Maze, way: list[Cell]) -> None:
    """Print the maze: walls as lines, a dot on each cell of ``way``."""
    print("+" + "--+" * len(maze[0]))
    for row, line in enumerate(maze):
        middle, below = "|", "+"
        for column, doors in enumerate(line):
            middle += (" ." if (row, column) in way else "  ") + (" " if (row, column + 1) in doors else "|")
            below += ("  " if (row + 1, column) in doors else "--") + "+"
        print(middle)
        print(below)


def main() -> None:
    """Make one maze after another; show each with its way from corner to corner."""
    rows, columns = 8, 16
    while True:
        try:
            text = input("A whole number makes a maze, q stops: ").strip()
        except (EOFError, KeyboardInterrupt):
            print()
            return
        if text.lower() == "q":
            return
        try:
            maze = hunt_and_kill(rows, columns, random.Random(text), row_by_row(rows, columns), rows * columns)
            show_maze(maze, way_out(maze, (0, 0), (rows - 1, columns - 1)))
        except NotImplementedError as unfinished:
            print(f"{unfinished}.")


if __name__ == "__main__":
    main()
