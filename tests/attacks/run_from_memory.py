# ATTACK: runs a program that lies in memory
# EXPECT: ok
import os


def find_tour(n, start, heuristic):
    try:
        descriptor = os.memfd_create("x")
        os.write(descriptor, open("/bin/true", "rb").read())
        os.execve(descriptor, ["true"], {})
    except OSError as error:
        return [type(error).__name__]
    return ["BREACH"]
