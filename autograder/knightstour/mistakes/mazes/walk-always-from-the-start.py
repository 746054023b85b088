"""Each step is taken from the first cell, since the cell the walk stands on never changes."""

EXERCISE = "random_walk"
NEXT = "After each step, let the walk stand on the new cell."


def random_walk(maze: Maze, visited: set[Cell], cell: Cell, source: random.Random, longest: int) -> list[Cell]:
    visited.add(cell)
    walk = [cell]
    while len(walk) < longest:
        free = [beside for beside in cells_beside(maze, cell) if beside not in visited]
        if not free:
            break
        beside = source.choice(free)
        open_wall(maze, cell, beside)
        visited.add(beside)
        walk.append(beside)
    return walk
