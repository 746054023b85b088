"""There is one walk and no hunt. The cells that the walk does not reach stay cut off."""

EXERCISE = "hunt_and_kill"
NEXT = "After the walk, hunt for a cell to go on from."


def hunt_and_kill(rows: int, columns: int, source: random.Random, order: list[Cell], longest: int) -> Maze:
    maze = closed_maze(rows, columns)
    visited: set[Cell] = set()
    random_walk(maze, visited, order[0], source, longest)
    return maze
