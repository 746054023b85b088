"""There is one hunt only. The cells that are left after that stay cut off."""

EXERCISE = "hunt_and_kill"
NEXT = "Hunt again and again, until nothing is found."


def hunt_and_kill(rows: int, columns: int, source: random.Random, order: list[Cell], longest: int) -> Maze:
    maze = closed_maze(rows, columns)
    visited: set[Cell] = set()
    random_walk(maze, visited, order[0], source, longest)
    place = hunt(maze, visited, order, 0)
    if place is not None:
        cell = order[place]
        open_wall(maze, cell, source.choice([one for one in cells_beside(maze, cell) if one in visited]))
        random_walk(maze, visited, cell, source, longest)
    return maze
