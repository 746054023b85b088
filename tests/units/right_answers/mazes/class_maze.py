"""A class does the work, and the functions only ask it."""

import random
from collections import deque


class Grid:
    def __init__(self, maze, visited):
        self.maze = maze
        self.visited = visited
        self.rows = len(maze)
        self.columns = len(maze[0])

    @classmethod
    def closed(cls, rows, columns):
        return cls([[set() for _ in range(columns)] for _ in range(rows)], set())

    def beside(self, cell):
        row, column = cell
        if row:
            yield row - 1, column
        if column:
            yield row, column - 1
        if row < self.rows - 1:
            yield row + 1, column
        if column < self.columns - 1:
            yield row, column + 1

    def free(self, cell):
        return [one for one in self.beside(cell) if one not in self.visited]

    def taken(self, cell):
        return [one for one in self.beside(cell) if one in self.visited]

    def join(self, one, other):
        self.maze[one[0]][one[1]].add(other)
        self.maze[other[0]][other[1]].add(one)

    def walk(self, cell, source: random.Random, longest):
        self.visited.add(cell)
        cells = [cell]
        while (free := self.free(cells[-1])) and len(cells) < longest:
            new = source.choice(free)
            self.join(cells[-1], new)
            self.visited.add(new)
            cells.append(new)
        return cells


def open_wall(maze, cell, neighbour):
    Grid(maze, set()).join(cell, neighbour)


def random_walk(maze, visited, cell, source, longest):
    return tuple(Grid(maze, visited).walk(cell, source, longest))


def hunt(maze, visited, order, first):
    grid = Grid(maze, visited)
    places = range(first, len(order))
    return next((place for place in places if order[place] not in visited and grid.taken(order[place])), None)


def hunt_and_kill(rows, columns, source, order, longest):
    grid = Grid.closed(rows, columns)
    waiting = deque(order)
    while waiting:
        cell = waiting.popleft()
        if cell in grid.visited:
            continue
        if taken := grid.taken(cell):
            grid.join(cell, source.choice(taken))
        grid.walk(cell, source, longest)
    return grid.maze


def backtracker(rows, columns, source):
    grid = Grid.closed(rows, columns)
    grid.visited.add((0, 0))
    stack = deque([(0, 0)])
    while stack:
        if free := grid.free(stack[-1]):
            new = source.choice(free)
            grid.join(stack[-1], new)
            grid.visited.add(new)
            stack.append(new)
        else:
            stack.pop()
    return grid.maze


def way_out(maze, start, end):
    queue = deque([(start, (start,))])
    seen = {start}
    while queue:
        cell, way = queue.popleft()
        if cell == end:
            return list(way)
        for new in maze[cell[0]][cell[1]] - seen:
            seen.add(new)
            queue.append((new, (*way, new)))
    return []
