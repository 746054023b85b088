"""The walk takes the first free cell each time, so nothing is left to chance."""

EXERCISE = "backtracker"
NEXT = "Let the source take one of the free cells."


def backtracker(rows: int, columns: int, source: random.Random) -> Maze:
    maze = closed_maze(rows, columns)
    visited: set[Cell] = {(0, 0)}
    way = [(0, 0)]
    while way:
        cell = way[-1]
        free = [beside for beside in cells_beside(maze, cell) if beside not in visited]
        if free:
            beside = free[0]
            open_wall(maze, cell, beside)
            visited.add(beside)
            way.append(beside)
        else:
            way.pop()
    return maze
