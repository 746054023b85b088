# ATTACK: sends a frame on which a careless pattern takes hours
# EXPECT: protocol
import os
import struct


def find_tour(n, start, heuristic):
    body = b'"' + b'\\"' * 1_500_000
    view = memoryview(struct.pack(">I", len(body)) + body)
    while view:
        view = view[os.write(3, view):]
