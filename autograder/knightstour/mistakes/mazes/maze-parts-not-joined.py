"""The cell that the hunt finds is not joined to the maze. Each walk is a part of its own."""

EXERCISE = "hunt_and_kill"
NEXT = "Open one wall from the cell that was found to a visited cell beside it."


def hunt_and_kill(rows: int, columns: int, source: random.Random, order: list[Cell], longest: int) -> Maze:
    maze = closed_maze(rows, columns)
    visited: set[Cell] = set()
    random_walk(maze, visited, order[0], source, longest)
    place = hunt(maze, visited, order, 0)
    while place is not None:
        cell = order[place]
        random_walk(maze, visited, cell, source, longest)
        place = hunt(maze, visited, order, place)
    return maze
