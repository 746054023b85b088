"""The cells that the walk goes to are not put into visited."""

EXERCISE = "random_walk"
NEXT = "Mark each new cell inside the loop."


def random_walk(maze: Maze, visited: set[Cell], cell: Cell, source: random.Random, longest: int) -> list[Cell]:
    visited.add(cell)
    walk = [cell]
    while len(walk) < longest:
        free = [beside for beside in cells_beside(maze, cell) if beside not in visited]
        if not free:
            break
        beside = source.choice(free)
        open_wall(maze, cell, beside)
        cell = beside
        walk.append(cell)
    return walk
