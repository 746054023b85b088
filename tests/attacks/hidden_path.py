# ATTACK: asks the runner's own modules where the course lies, then reads there
# EXPECT: ok
import os
import sys


def find_tour(n, start, heuristic):
    found = []
    course = os.path.dirname(os.path.dirname(os.path.abspath(sys.modules["knightstour.runner.codec"].__file__)))
    for name in ("rules.py", "board.py", "checks/test_knights_tour.py", "course.toml", "../../solutions/knights_tour.py"):
        try:
            open(os.path.join(course, name)).close()
            found.append(f"BREACH {name}")
        except OSError as error:
            found.append(type(error).__name__)
    return found
