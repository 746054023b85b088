"""A neighbour with no way on is never taken. It may be the last square of a tour."""

EXERCISE = "kept_walk"
NEXT = "Stop only when no neighbour is unvisited."


def kept_walk(size: int, start: int, neighbours: Callable[[int], list[int]]) -> list[int]:
    counts = [len(neighbours(square)) for square in range(size)]
    visited = [False] * size
    walk = []
    square: int | None = start
    while square is not None:
        visited[square] = True
        walk.append(square)
        around = neighbours(square)
        for other in around:
            counts[other] -= 1
        free = (other for other in around if not visited[other] and counts[other] > 0)
        square = min(free, key=lambda other: counts[other], default=None)
    return walk
