# ATTACK: makes system calls with the x32 bit set
# EXPECT: ok|died
import ctypes
import platform


def find_tour(n, start, heuristic):
    if platform.machine() != "x86_64":
        return []
    libc = ctypes.CDLL(None, use_errno=True)
    result = libc.syscall(0x40000000 + 57)
    if result == 0:
        libc._exit(0)
    return [] if result == -1 else ["BREACH"]
