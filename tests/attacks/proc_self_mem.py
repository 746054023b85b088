# ATTACK: writes to its own memory, and reads maps and environment, through /proc
# EXPECT: ok
import os


def find_tour(n, start, heuristic):
    found = []
    for path, mode in (("/proc/self/mem", "r+b"), ("/proc/self/maps", "rb"), ("/proc/self/environ", "rb"),
                       ("/proc/1/environ", "rb"), ("/proc/1/root/etc/passwd", "rb"), ("/proc/self/oom_score_adj", "w"),
                       (f"/proc/{os.getppid()}/maps", "rb")):
        try:
            open(path, mode).close()
            found.append(f"BREACH {path}")
        except OSError as error:
            found.append(type(error).__name__)
    return found
