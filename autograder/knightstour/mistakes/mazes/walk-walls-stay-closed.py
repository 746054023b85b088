"""The walk goes from cell to cell, but opens no wall."""

EXERCISE = "random_walk"
NEXT = "Open the wall before you go to the next cell."


def random_walk(maze: Maze, visited: set[Cell], cell: Cell, source: random.Random, longest: int) -> list[Cell]:
    visited.add(cell)
    walk = [cell]
    while len(walk) < longest:
        free = [beside for beside in cells_beside(maze, cell) if beside not in visited]
        if not free:
            break
        beside = source.choice(free)
        cell = beside
        visited.add(cell)
        walk.append(cell)
    return walk
