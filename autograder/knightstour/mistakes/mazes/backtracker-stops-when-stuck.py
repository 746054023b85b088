"""The walk stops when it is stuck for the first time, and does not go back."""

EXERCISE = "backtracker"
NEXT = "When stuck, take the last cell off the way and look again."


def backtracker(rows: int, columns: int, source: random.Random) -> Maze:
    maze = closed_maze(rows, columns)
    visited: set[Cell] = {(0, 0)}
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
            break
    return maze
