"""Dataclasses, types, and a union of parts that is asked before a wall is opened."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

Cell = tuple[int, int]
Maze = list[list[set[Cell]]]


@dataclass
class Walker:
    maze: Maze
    source: random.Random
    visited: set[Cell] = field(default_factory=set)

    def around(self, cell: Cell) -> Iterator[Cell]:
        row, column = cell
        rows, columns = range(len(self.maze)), range(len(self.maze[0]))
        yield from ((i, column) for i in (row - 1, row + 1) if i in rows)
        yield from ((row, j) for j in (column - 1, column + 1) if j in columns)

    def next_cell(self, cell: Cell) -> Cell | None:
        free = [one for one in self.around(cell) if one not in self.visited]
        return self.source.choice(free) if free else None

    def walk(self, cell: Cell, longest: int) -> list[Cell]:
        cells = [cell]
        self.visited.add(cell)
        while len(cells) < longest:
            following = self.next_cell(cells[-1])
            match following:
                case None:
                    break
                case _:
                    open_wall(self.maze, cells[-1], following)
                    self.visited.add(following)
                    cells.append(following)
        return cells


def open_wall(maze: Maze, cell: Cell, neighbour: Cell) -> None:
    (row, column), (other_row, other_column) = cell, neighbour
    maze[row][column].add(neighbour)
    maze[other_row][other_column].add(cell)


def random_walk(maze: Maze, visited: set[Cell], cell: Cell, source: random.Random, longest: int) -> list[Cell]:
    return Walker(maze, source, visited).walk(cell, longest)


def hunt(maze: Maze, visited: set[Cell], order: list[Cell], first: int) -> int | None:
    walker = Walker(maze, random.Random(), visited)
    for place in range(first, len(order)):
        cell = order[place]
        if cell in visited:
            continue
        if any(one in visited for one in walker.around(cell)):
            return place
    return None


def hunt_and_kill(rows: int, columns: int, source: random.Random, order: list[Cell], longest: int) -> Maze:
    walker = Walker([[set() for _ in range(columns)] for _ in range(rows)], source)
    walker.walk(order[0], longest)
    place: int | None = 0
    while (place := hunt(walker.maze, walker.visited, order, place or 0)) is not None:
        cell = order[place]
        for one in walker.around(cell):
            if one in walker.visited:
                open_wall(walker.maze, one, cell)
                break
        walker.walk(cell, longest)
    return walker.maze


def backtracker(rows: int, columns: int, source: random.Random) -> Maze:
    walker = Walker([[set() for _ in range(columns)] for _ in range(rows)], source)
    way = walker.walk((0, 0), rows * columns)
    while way:
        following = walker.next_cell(way[-1])
        if following is None:
            del way[-1:]
        else:
            open_wall(walker.maze, way[-1], following)
            way.extend(walker.walk(following, rows * columns))
    return walker.maze


def way_out(maze: Maze, start: Cell, end: Cell) -> list[Cell]:
    parents: dict[Cell, Cell | None] = {end: None}
    frontier = {end}
    while start not in parents:
        frontier = {
            one
            for cell in frontier
            for one in maze[cell[0]][cell[1]]
            if one not in parents and not parents.update({one: cell})
        }
    way: list[Cell] = []
    cell: Cell | None = start
    while cell is not None:
        way.append(cell)
        cell = parents[cell]
    return way
