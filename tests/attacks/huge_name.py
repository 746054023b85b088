# ATTACK: defines a function with a name of a million letters
# EXPECT: ok
globals()["f" * 2_000_000] = lambda: None


def find_tour(n, start, heuristic):
    return []
