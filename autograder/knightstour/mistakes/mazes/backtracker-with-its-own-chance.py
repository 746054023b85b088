"""The choice is made by random itself. The source that is given is not used."""

EXERCISE = "backtracker"
NEXT = "Look for the line that chooses, and let the source do it."


def backtracker(rows: int, columns: int, source: random.Random) -> Maze:
    maze = closed_maze(rows, columns)
    visited: set[Cell] = {(0, 0)}
    way = [(0, 0)]
    while way:
        cell = way[-1]
        free = [beside for beside in cells_beside(maze, cell) if beside not in visited]
        if free:
            beside = random.choice(free)
            open_wall(maze, cell, beside)
            visited.add(beside)
            way.append(beside)
        else:
            way.pop()
    return maze
