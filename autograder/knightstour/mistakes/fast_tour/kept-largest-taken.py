"""The neighbour with the most ways on is taken. The rule asks for the fewest."""

EXERCISE = "kept_walk"
NEXT = "Look at how your code compares two counts."


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
        square = max((other for other in around if not visited[other]), key=lambda other: counts[other], default=None)
    return walk
