"""The result is the cell. The task asks for its place in the order."""

EXERCISE = "hunt"
NEXT = "Find out at which place of the list the cell stands."


def hunt(maze: Maze, visited: set[Cell], order: list[Cell], first: int) -> int | None:
    for cell in order[first:]:
        if cell not in visited and any(beside in visited for beside in cells_beside(maze, cell)):
            return cell
    return None
