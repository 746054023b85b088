"""The number that is drawn is never that of the last free cell. So the walk never goes there."""

EXERCISE = "random_walk"
NEXT = "Let the source take one of the list itself."


def random_walk(maze: Maze, visited: set[Cell], cell: Cell, source: random.Random, longest: int) -> list[Cell]:
    visited.add(cell)
    walk = [cell]
    while len(walk) < longest:
        free = [beside for beside in cells_beside(maze, cell) if beside not in visited]
        if not free:
            break
        beside = free[int(source.random() * (len(free) - 1))]
        open_wall(maze, cell, beside)
        cell = beside
        visited.add(cell)
        walk.append(cell)
    return walk
