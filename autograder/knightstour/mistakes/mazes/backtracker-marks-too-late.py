"""A cell is marked only when the walk leaves it for good. Until then the walk can come to it again."""

EXERCISE = "backtracker"
NEXT = "Mark each cell as soon as the walk comes to it."


def backtracker(rows: int, columns: int, source: random.Random) -> Maze:
    maze = closed_maze(rows, columns)
    visited: set[Cell] = set()
    way = [(0, 0)]
    while way:
        cell = way[-1]
        free = [beside for beside in cells_beside(maze, cell) if beside not in visited]
        if free and len(way) < 2 * rows * columns:
            beside = source.choice(free)
            open_wall(maze, cell, beside)
            way.append(beside)
        else:
            visited.add(way.pop())
    return maze
