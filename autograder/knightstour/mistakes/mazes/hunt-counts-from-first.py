"""The places are counted from the place that is given, and not from the beginning of the order."""

EXERCISE = "hunt"
NEXT = "See which number the first cell of your loop gets."


def hunt(maze: Maze, visited: set[Cell], order: list[Cell], first: int) -> int | None:
    for place, cell in enumerate(order[first:]):
        if cell not in visited and any(beside in visited for beside in cells_beside(maze, cell)):
            return place
    return None
