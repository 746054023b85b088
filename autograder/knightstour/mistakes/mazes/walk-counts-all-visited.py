"""All visited cells are counted, those of earlier walks, too. Only the cells of this walk count."""

EXERCISE = "random_walk"
NEXT = "Count the cells in the list of this walk."


def random_walk(maze: Maze, visited: set[Cell], cell: Cell, source: random.Random, longest: int) -> list[Cell]:
    visited.add(cell)
    walk = [cell]
    while len(visited) < longest:
        free = [beside for beside in cells_beside(maze, cell) if beside not in visited]
        if not free:
            break
        beside = source.choice(free)
        open_wall(maze, cell, beside)
        cell = beside
        visited.add(cell)
        walk.append(cell)
    return walk
