"""Where a hunt joins a cell to the maze, the wall is open from one side only."""

EXERCISE = "hunt_and_kill"
NEXT = "Join the two cells with open_wall."


def hunt_and_kill(rows: int, columns: int, source: random.Random, order: list[Cell], longest: int) -> Maze:
    maze = closed_maze(rows, columns)
    visited: set[Cell] = set()
    random_walk(maze, visited, order[0], source, longest)
    place = hunt(maze, visited, order, 0)
    while place is not None:
        cell = order[place]
        beside = source.choice([one for one in cells_beside(maze, cell) if one in visited])
        maze[cell[0]][cell[1]].add(beside)
        random_walk(maze, visited, cell, source, longest)
        place = hunt(maze, visited, order, place)
    return maze
