"""Walks, the backtracker and the way out call themselves."""

import sys

sys.setrecursionlimit(20_000)

STEPS = ((-1, 0), (1, 0), (0, -1), (0, 1))


def around(maze, cell):
    for down, right in STEPS:
        if 0 <= cell[0] + down < len(maze) and 0 <= cell[1] + right < len(maze[0]):
            yield cell[0] + down, cell[1] + right


def open_wall(maze, cell, neighbour):
    for one, other in ((cell, neighbour), (neighbour, cell)):
        maze[one[0]][one[1]].add(other)


def random_walk(maze, visited, cell, source, longest):
    visited.add(cell)
    if longest == 1:
        return [cell]
    free = [beside for beside in around(maze, cell) if beside not in visited]
    if not free:
        return [cell]
    beside = source.choice(free)
    open_wall(maze, cell, beside)
    return [cell, *random_walk(maze, visited, beside, source, longest - 1)]


def hunt(maze, visited, order, first):
    if first == len(order):
        return None
    if order[first] not in visited and any(beside in visited for beside in around(maze, order[first])):
        return first
    return next(
        (
            place
            for place in range(first + 1, len(order))
            if order[place] not in visited and not visited.isdisjoint(around(maze, order[place]))
        ),
        None,
    )


def hunt_and_kill(rows, columns, source, order, longest):
    maze = [[set() for _ in range(columns)] for _ in range(rows)]
    visited = set()

    def go_on(cell, place):
        random_walk(maze, visited, cell, source, longest)
        found = hunt(maze, visited, order, place)
        if found is not None:
            beside = [one for one in around(maze, order[found]) if one in visited]
            open_wall(maze, order[found], source.choice(beside))
            go_on(order[found], found)

    go_on(order[0], 0)
    return maze


def backtracker(rows, columns, source):
    maze = [[set() for _ in range(columns)] for _ in range(rows)]
    visited = set()

    def visit(cell):
        visited.add(cell)
        beside = list(around(maze, cell))
        source.shuffle(beside)
        for one in beside:
            if one not in visited:
                open_wall(maze, cell, one)
                visit(one)

    visit((0, 0))
    return maze


def way_out(maze, start, end):
    def search(cell, before):
        if cell == end:
            return [cell]
        for beside in maze[cell[0]][cell[1]]:
            if beside != before:
                rest = search(beside, cell)
                if rest:
                    return [cell, *rest]
        return []

    return search(start, None)
