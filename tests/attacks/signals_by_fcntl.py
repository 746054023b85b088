# ATTACK: lets the kernel send signals for it: owners, leases, notifications, timers
# EXPECT: ok
import fcntl
import os
import struct


def find_tour(n, start, heuristic):
    found = []
    here = os.open(".", os.O_RDONLY)
    file = os.open(__file__, os.O_RDONLY)
    parent = os.getppid()
    for name, attempt in {
        "F_SETOWN": lambda: fcntl.fcntl(1, fcntl.F_SETOWN, parent),
        "F_SETOWN_EX": lambda: fcntl.fcntl(1, 15, struct.pack("ii", 1, parent)),
        "F_SETSIG": lambda: fcntl.fcntl(1, 10, 9),
        "F_SETLEASE": lambda: fcntl.fcntl(file, 1024, fcntl.F_RDLCK),
        "F_NOTIFY": lambda: fcntl.fcntl(here, 1026, 1),
        "F_SETPIPE_SZ": lambda: fcntl.fcntl(1, 1031, 1 << 20),
        "F_SETLK": lambda: fcntl.lockf(file, fcntl.LOCK_SH | fcntl.LOCK_NB),
        "flock": lambda: fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB),
        "O_ASYNC": lambda: fcntl.fcntl(1, fcntl.F_SETFL, os.O_ASYNC),
        "FIOASYNC": lambda: fcntl.ioctl(1, 0x5452, struct.pack("i", 1)),
        "FIOSETOWN": lambda: fcntl.ioctl(1, 0x8901, struct.pack("i", parent)),
        "TIOCSTI": lambda: fcntl.ioctl(0, 0x5412, b"x"),
    }.items():
        try:
            attempt()
            found.append(f"BREACH {name}")
        except OSError as error:
            found.append(type(error).__name__)
    return found
