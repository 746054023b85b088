"""The walks are told that they may be as long as the maze is large. The limit that is given is not used."""

EXERCISE = "hunt_and_kill"
NEXT = "Hand the limit on to each walk."


def hunt_and_kill(rows: int, columns: int, source: random.Random, order: list[Cell], longest: int) -> Maze:
    maze = closed_maze(rows, columns)
    visited: set[Cell] = set()
    random_walk(maze, visited, order[0], source, rows * columns)
    place = hunt(maze, visited, order, 0)
    while place is not None:
        cell = order[place]
        open_wall(maze, cell, source.choice([one for one in cells_beside(maze, cell) if one in visited]))
        random_walk(maze, visited, cell, source, rows * columns)
        place = hunt(maze, visited, order, place)
    return maze
