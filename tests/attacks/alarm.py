# ATTACK: sets an alarm that ends its own process
# EXPECT: died
import signal
import time


def find_tour(n, start, heuristic):
    signal.setitimer(signal.ITIMER_REAL, 0.01)
    time.sleep(1)
