# ATTACK: leaves a thread that writes frames when nobody asks
# EXPECT: ok|protocol
import os
import threading
import time


def talk():
    time.sleep(0.05)
    os.write(3, b"\0\0\0\2{}")


def find_tour(n, start, heuristic):
    threading.Thread(target=talk, daemon=True).start()
    return []


def generate_moves(board, position):
    time.sleep(0.3)
    return []
