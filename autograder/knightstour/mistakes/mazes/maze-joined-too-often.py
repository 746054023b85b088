"""The cell that the hunt finds is joined to all visited cells beside it. That makes rings."""

EXERCISE = "hunt_and_kill"
NEXT = "Open one wall only, and then walk on."


def hunt_and_kill(rows: int, columns: int, source: random.Random, order: list[Cell], longest: int) -> Maze:
    maze = closed_maze(rows, columns)
    visited: set[Cell] = set()
    random_walk(maze, visited, order[0], source, longest)
    place = hunt(maze, visited, order, 0)
    while place is not None:
        cell = order[place]
        for beside in cells_beside(maze, cell):
            if beside in visited:
                open_wall(maze, cell, beside)
        random_walk(maze, visited, cell, source, longest)
        place = hunt(maze, visited, order, place)
    return maze
