"""No choice depends on the source as it is given. So every seed gives the same maze."""

EXERCISE = "hunt_and_kill"
NEXT = "Let the source, as it is given, make each choice."


def hunt_and_kill(rows: int, columns: int, source: random.Random, order: list[Cell], longest: int) -> Maze:
    source = random.Random(1)
    maze = closed_maze(rows, columns)
    visited: set[Cell] = set()
    random_walk(maze, visited, order[0], source, longest)
    place = hunt(maze, visited, order, 0)
    while place is not None:
        cell = order[place]
        open_wall(maze, cell, source.choice([one for one in cells_beside(maze, cell) if one in visited]))
        random_walk(maze, visited, cell, source, longest)
        place = hunt(maze, visited, order, place)
    return maze
