# ATTACK: finds the nonce by walking frames and answers this call and later ones itself
# EXPECT: ok|protocol
import json
import os
import struct
import sys


def find_tour(n, start, heuristic):
    frame = sys._getframe()
    while frame is not None:
        request = frame.f_locals.get("request")
        if isinstance(request, dict) and "nonce" in request:
            for index in range(3):
                answer = {"nonce": request["nonce"], "index": index, "ending": "returned", "value": [1], "counts": {}}
                body = json.dumps(answer, separators=(",", ":")).encode()
                os.write(3, struct.pack(">I", len(body)) + body)
        frame = frame.f_back
    return []
