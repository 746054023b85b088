"""The hunt puts the cell that it finds into visited. It must change nothing."""

EXERCISE = "hunt"
NEXT = "Leave the marking to the walk that begins there."


def hunt(maze: Maze, visited: set[Cell], order: list[Cell], first: int) -> int | None:
    for place in range(first, len(order)):
        if order[place] not in visited and any(beside in visited for beside in cells_beside(maze, order[place])):
            visited.add(order[place])
            return place
    return None
