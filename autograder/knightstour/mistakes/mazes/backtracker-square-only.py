"""The maze gets as many columns as rows. That is right only in a square maze."""

EXERCISE = "backtracker"
NEXT = "Use both numbers when you make the maze."


def backtracker(rows: int, columns: int, source: random.Random) -> Maze:
    maze = closed_maze(rows, rows)
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
            way.pop()
    return maze
