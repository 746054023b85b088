"""The number of rows is used for the columns, too. That is right only in a square maze."""

EXERCISE = "random_walk"
NEXT = "Ask for the number of columns where columns are meant."


def random_walk(maze: Maze, visited: set[Cell], cell: Cell, source: random.Random, longest: int) -> list[Cell]:
    visited.add(cell)
    walk = [cell]
    side = len(maze)
    while len(walk) < longest:
        row, column = cell
        around = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
        free = [(i, j) for i, j in around if 0 <= i < side and 0 <= j < side and (i, j) not in visited]
        if not free:
            break
        beside = source.choice(free)
        open_wall(maze, cell, beside)
        cell = beside
        visited.add(cell)
        walk.append(cell)
    return walk
