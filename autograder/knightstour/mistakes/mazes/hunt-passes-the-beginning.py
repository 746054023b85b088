"""The hunt looks at places before the given one as well. Looking at them is work, too."""

EXERCISE = "hunt"
NEXT = "Begin at the place that is given, also where a place is counted with order.index."


def hunt(maze: Maze, visited: set[Cell], order: list[Cell], first: int) -> int | None:
    for place, cell in enumerate(order):
        if place < first or cell in visited:
            continue
        if any(beside in visited for beside in cells_beside(maze, cell)):
            return place
    return None
