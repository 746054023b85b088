"""The walk does not begin with its start."""

EXERCISE = "kept_walk"
NEXT = "Put the start into the list before the loop begins."


def kept_walk(size: int, start: int, neighbours: Callable[[int], list[int]]) -> list[int]:
    counts = [len(neighbours(square)) for square in range(size)]
    visited = [False] * size
    walk = []
    square: int | None = start
    while square is not None:
        visited[square] = True
        around = neighbours(square)
        for other in around:
            counts[other] -= 1
        square = min((other for other in around if not visited[other]), key=lambda other: counts[other], default=None)
        if square is not None:
            walk.append(square)
    return walk
