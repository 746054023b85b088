# ATTACK: looks for the submissions of other students
# EXPECT: ok
import glob
import os


def find_tour(n, start, heuristic):
    here = os.path.dirname(os.path.abspath(__file__))
    found = [f"BREACH {name}" for name in os.listdir(here) if name != os.path.basename(__file__)]
    for folder in ("/tmp", "..", os.path.dirname(here), "/home", "/root", "/var/tmp", "/dev/shm"):
        try:
            found += [f"BREACH {name}" for name in os.listdir(folder) if name not in here.split("/")]
        except OSError:
            pass
    return found + [f"BREACH {name}" for name in glob.glob("/tmp/*/*.py") if name != os.path.abspath(__file__)]
