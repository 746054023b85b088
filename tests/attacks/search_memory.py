# ATTACK: searches all objects of its process for anything that belongs to the grader
# EXPECT: ok
import gc

WANTED = ("first_flaw", "heuristic-2-zero-based", "edge_distance", "course.toml", "max_score")


def find_tour(n, start, heuristic):
    found = []
    for thing in gc.get_objects():
        if type(thing) is dict and thing is not globals():
            for key in list(thing):
                if type(key) is str and key in WANTED:
                    found.append(f"BREACH {key}")
    return found
