"""The list does not hold the first cell of the walk."""

EXERCISE = "random_walk"
NEXT = "Put the first cell into the list before the loop begins."


def random_walk(maze: Maze, visited: set[Cell], cell: Cell, source: random.Random, longest: int) -> list[Cell]:
    visited.add(cell)
    walk: list[Cell] = []
    while len(walk) + 1 < longest:
        free = [beside for beside in cells_beside(maze, cell) if beside not in visited]
        if not free:
            break
        beside = source.choice(free)
        open_wall(maze, cell, beside)
        cell = beside
        visited.add(cell)
        walk.append(cell)
    return walk
