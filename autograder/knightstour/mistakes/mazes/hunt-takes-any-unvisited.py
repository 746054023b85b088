"""The hunt takes the first unvisited cell, even when no visited cell is beside it."""

EXERCISE = "hunt"
NEXT = "See also whether one of the cells beside it is visited."


def hunt(maze: Maze, visited: set[Cell], order: list[Cell], first: int) -> int | None:
    for place in range(first, len(order)):
        if order[place] not in visited:
            return place
    return None
