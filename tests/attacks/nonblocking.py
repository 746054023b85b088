# ATTACK: makes the grader's pipe and socket non-blocking and fills them
# EXPECT: ok|died|protocol|output_flood
import os


def find_tour(n, start, heuristic):
    for descriptor in (1, 2, 3):
        os.set_blocking(descriptor, False)
    for descriptor in (1, 2):
        try:
            for _ in range(1000):
                os.write(descriptor, b"x" * 65_536)
        except BlockingIOError:
            pass
    return []
