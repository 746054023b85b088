# ATTACK: looks for descriptors left open by the grader and climbs out of folders among them
# EXPECT: ok
import os


def find_tour(n, start, heuristic):
    found = []
    for descriptor in range(512):
        try:
            os.fstat(descriptor)
        except OSError:
            continue
        if descriptor > 3:
            for path in ("../../../../../../etc/passwd", "../../../../../../../../etc/passwd"):
                try:
                    os.open(path, os.O_RDONLY, dir_fd=descriptor)
                    found.append(f"BREACH {descriptor} {path}")
                except OSError:
                    pass
            try:
                os.write(descriptor, b"x")
                found.append(f"BREACH wrote to {descriptor}")
            except OSError:
                pass
    return found
