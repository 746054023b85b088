"""The counts are made once and never changed. So they soon tell of squares that are visited."""

EXERCISE = "kept_walk"
NEXT = "At each step, make the counts of the neighbours smaller by 1."


def kept_walk(size: int, start: int, neighbours: Callable[[int], list[int]]) -> list[int]:
    counts = [len(neighbours(square)) for square in range(size)]
    visited = [False] * size
    walk = [start]
    visited[start] = True
    while free := [other for other in neighbours(walk[-1]) if not visited[other]]:
        best = min(free, key=lambda square: counts[square])
        visited[best] = True
        walk.append(best)
    return walk
