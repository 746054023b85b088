"""The hunt takes a cell only when all the cells beside it are visited. One is enough."""

EXERCISE = "hunt"
NEXT = "Ask whether any of the cells beside it is visited."


def hunt(maze: Maze, visited: set[Cell], order: list[Cell], first: int) -> int | None:
    for place in range(first, len(order)):
        if order[place] not in visited and all(beside in visited for beside in cells_beside(maze, order[place])):
            return place
    return None
