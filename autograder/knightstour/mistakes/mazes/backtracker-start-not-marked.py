"""The first cell is never marked. So the walk can come back to it and close a ring."""

EXERCISE = "backtracker"
NEXT = "Mark the first cell before the loop begins."


def backtracker(rows: int, columns: int, source: random.Random) -> Maze:
    maze = closed_maze(rows, columns)
    visited: set[Cell] = set()
    way = [(0, 0)]
    while way:
        cell = way[-1]
        free = [beside for beside in cells_beside(maze, cell) if beside not in visited]
        if free:
            beside = source.choice(free)
            open_wall(maze, cell, beside)
            visited.add(beside)
            way.append(beside)
        else:
            way.pop()
    return maze
