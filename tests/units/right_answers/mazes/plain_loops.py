"""Everything by hand, with while loops and flags."""

import random


def inside(maze, row, column):
    return row >= 0 and column >= 0 and row < len(maze) and column < len(maze[0])


def open_wall(maze, cell, neighbour):
    r1, c1 = cell
    r2, c2 = neighbour
    maze[r1][c1].add((r2, c2))
    maze[r2][c2].add((r1, c1))


def free_cells(maze, visited, cell):
    result = []
    row, column = cell
    for down, right in [(0, 1), (0, -1), (1, 0), (-1, 0)]:
        i = row + down
        j = column + right
        if inside(maze, i, j) and (i, j) not in visited:
            result.append((i, j))
    return result


def random_walk(maze, visited, cell, source, longest):
    walk = []
    going = True
    while going:
        visited.add(cell)
        walk.append(cell)
        free = free_cells(maze, visited, cell)
        if len(free) == 0 or len(walk) == longest:
            going = False
        else:
            place = source.randrange(len(free))
            open_wall(maze, cell, free[place])
            cell = free[place]
    return walk


def hunt(maze, visited, order, first):
    place = first
    while place < len(order):
        row, column = order[place]
        if (row, column) not in visited:
            found = False
            for down, right in [(0, 1), (0, -1), (1, 0), (-1, 0)]:
                if (row + down, column + right) in visited:
                    found = True
            if found:
                return place
        place = place + 1
    return None


def hunt_and_kill(rows, columns, source, order, longest):
    maze = []
    for _ in range(rows):
        row = []
        for _ in range(columns):
            row.append(set())
        maze.append(row)
    visited = set()
    random_walk(maze, visited, order[0], source, longest)
    place = 0
    while True:
        place = hunt(maze, visited, order, place)
        if place is None:
            return maze
        row, column = order[place]
        for down, right in [(0, 1), (0, -1), (1, 0), (-1, 0)]:
            if (row + down, column + right) in visited:
                open_wall(maze, (row, column), (row + down, column + right))
                break
        random_walk(maze, visited, (row, column), source, longest)


def backtracker(rows, columns, source):
    maze = [[set() for _ in range(columns)] for _ in range(rows)]
    visited = set()
    stack = []
    cell = (0, 0)
    visited.add(cell)
    while True:
        free = free_cells(maze, visited, cell)
        if free:
            neighbour = source.choice(free)
            open_wall(maze, cell, neighbour)
            stack.append(cell)
            cell = neighbour
            visited.add(cell)
        elif stack:
            cell = stack.pop()
        else:
            return maze


def way_out(maze, start, end):
    way = [start]
    tried = {start}
    while way[-1] != end:
        row, column = way[-1]
        following = None
        for neighbour in maze[row][column]:
            if neighbour not in tried:
                following = neighbour
        if following is None:
            way.pop()
        else:
            tried.add(following)
            way.append(following)
    return way
