# ATTACK: stops its own process so that nothing can be heard of it
# EXPECT: ok|timeout
import os
import signal


def find_tour(n, start, heuristic):
    try:
        os.kill(os.getpid(), signal.SIGSTOP)
    except OSError as error:
        return [type(error).__name__]
    return ["woken"]
