"""Each hunt begins at place 0 again. In a large maze that takes most of the time."""

EXERCISE = "hunt_and_kill"
NEXT = "Hand the place that was found to the next hunt."


def hunt_and_kill(rows: int, columns: int, source: random.Random, order: list[Cell], longest: int) -> Maze:
    maze = closed_maze(rows, columns)
    visited: set[Cell] = set()
    random_walk(maze, visited, order[0], source, longest)
    place = hunt(maze, visited, order, 0)
    while place is not None:
        cell = order[place]
        open_wall(maze, cell, source.choice([one for one in cells_beside(maze, cell) if one in visited]))
        random_walk(maze, visited, cell, source, longest)
        place = hunt(maze, visited, order, 0)
    return maze
