"""No choice depends on the source as it is given. So every seed gives the same walk."""

EXERCISE = "random_walk"
NEXT = "Let the source, as it is given, make each choice."


def random_walk(maze: Maze, visited: set[Cell], cell: Cell, source: random.Random, longest: int) -> list[Cell]:
    source.seed(1)
    visited.add(cell)
    walk = [cell]
    while len(walk) < longest:
        free = [beside for beside in cells_beside(maze, cell) if beside not in visited]
        if not free:
            break
        beside = source.choice(free)
        open_wall(maze, cell, beside)
        cell = beside
        visited.add(cell)
        walk.append(cell)
    return walk
