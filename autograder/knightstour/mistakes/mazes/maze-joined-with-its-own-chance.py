"""The wall that joins two parts is chosen by random itself. There the source is not used."""

EXERCISE = "hunt_and_kill"
NEXT = "Look for the line that chooses the wall, and let the source do it."


def hunt_and_kill(rows: int, columns: int, source: random.Random, order: list[Cell], longest: int) -> Maze:
    maze = closed_maze(rows, columns)
    visited: set[Cell] = set()
    random_walk(maze, visited, order[0], source, longest)
    place = hunt(maze, visited, order, 0)
    while place is not None:
        cell = order[place]
        open_wall(maze, cell, random.choice([one for one in cells_beside(maze, cell) if one in visited]))
        random_walk(maze, visited, cell, source, longest)
        place = hunt(maze, visited, order, place)
    return maze
