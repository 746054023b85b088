"""The wall is opened after the step, from the new cell to itself."""

EXERCISE = "random_walk"
NEXT = "Open the wall while you still know the cell you come from."


def random_walk(maze: Maze, visited: set[Cell], cell: Cell, source: random.Random, longest: int) -> list[Cell]:
    visited.add(cell)
    walk = [cell]
    while len(walk) < longest:
        free = [beside for beside in cells_beside(maze, cell) if beside not in visited]
        if not free:
            break
        beside = source.choice(free)
        cell = beside
        open_wall(maze, cell, beside)
        visited.add(cell)
        walk.append(cell)
    return walk
