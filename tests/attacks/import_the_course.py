# ATTACK: imports the grader, its checks, its known mistakes and the solutions
# EXPECT: ok
import importlib
import sys


def find_tour(n, start, heuristic):
    found = []
    for name in ("knightstour.board", "knightstour.rules", "knightstour.checks", "knightstour.mistakes",
                 "knightstour.runner.process", "knightstour.grading", "knightstour.solutions", "pytest", "solutions"):
        try:
            importlib.import_module(name)
            found.append(f"BREACH {name}")
        except ImportError:
            pass
    grader = [name for name in sys.modules if name.startswith("knightstour") and "." in name]
    inside = ("answers", "process", "conversation", "replies", "nursery", "workers", "inline")
    return found + [f"BREACH {name}" for name in grader if name.rpartition(".")[2] in inside]
