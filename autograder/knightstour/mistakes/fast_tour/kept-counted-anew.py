"""At each step the ways on are counted anew. That asks for the neighbours again and again."""

EXERCISE = "kept_walk"
NEXT = "Keep the counts in a list, and change only those of the neighbours."


def kept_walk(size: int, start: int, neighbours: Callable[[int], list[int]]) -> list[int]:
    visited = [False] * size
    walk = [start]
    visited[start] = True
    while free := [other for other in neighbours(walk[-1]) if not visited[other]]:
        best = min(free, key=lambda square: sum(not visited[other] for other in neighbours(square)))
        visited[best] = True
        walk.append(best)
    return walk
