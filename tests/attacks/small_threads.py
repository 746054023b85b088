# ATTACK: starts threads with tiny stacks, of which memory would allow thousands
# EXPECT: raised|timeout|died
import threading
import time


def find_tour(n, start, heuristic):
    threading.stack_size(32 * 1024)
    while True:
        threading.Thread(target=time.sleep, args=(100,), daemon=True).start()
