"""The walk goes to any cell beside it, visited or not."""

EXERCISE = "random_walk"
NEXT = "Keep only the cells that are not in visited."


def random_walk(maze: Maze, visited: set[Cell], cell: Cell, source: random.Random, longest: int) -> list[Cell]:
    visited.add(cell)
    walk = [cell]
    while len(walk) < longest:
        free = cells_beside(maze, cell)
        if not free:
            break
        beside = source.choice(free)
        open_wall(maze, cell, beside)
        cell = beside
        visited.add(cell)
        walk.append(cell)
    return walk
