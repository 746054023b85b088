"""The walk takes the free cells in the same order of directions each time, so nothing is left to chance."""

EXERCISE = "random_walk"
NEXT = "Let the source take one of the free cells."


def random_walk(maze: Maze, visited: set[Cell], cell: Cell, source: random.Random, longest: int) -> list[Cell]:
    visited.add(cell)
    walk = [cell]
    while len(walk) < longest:
        free = [beside for beside in cells_beside(maze, cell) if beside not in visited]
        if not free:
            break
        beside = free[0]
        open_wall(maze, cell, beside)
        cell = beside
        visited.add(cell)
        walk.append(cell)
    return walk
