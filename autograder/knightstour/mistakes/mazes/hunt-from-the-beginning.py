"""The hunt begins at place 0 each time. The place that is given is not used."""

EXERCISE = "hunt"
NEXT = "Begin the loop at the place that is given."


def hunt(maze: Maze, visited: set[Cell], order: list[Cell], first: int) -> int | None:
    for place in range(len(order)):
        if order[place] not in visited and any(beside in visited for beside in cells_beside(maze, order[place])):
            return place
    return None
