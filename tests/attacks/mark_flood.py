# ATTACK: prints the marks between calls to make the grader keep all it prints
# EXPECT: ok|output_flood|timeout
import sys


def find_tour(n, start, heuristic):
    frame = sys._getframe()
    while frame is not None and "request" not in frame.f_locals:
        frame = frame.f_back
    nonce = frame.f_locals["request"]["nonce"] if frame else ""
    for index in range(400):
        sys.stdout.write("x" * 65_536 + f"\0{nonce}:{index}\0")
    return []
