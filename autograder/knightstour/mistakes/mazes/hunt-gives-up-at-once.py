"""The hunt looks at one cell only. When that one does not fit, it gives None."""

EXERCISE = "hunt"
NEXT = "Say that nothing was found only after the whole loop."


def hunt(maze: Maze, visited: set[Cell], order: list[Cell], first: int) -> int | None:
    for place in range(first, len(order)):
        if order[place] not in visited and any(beside in visited for beside in cells_beside(maze, order[place])):
            return place
        return None
    return None
