# ATTACK: signals, stops, slows and pins every process it can name
# EXPECT: ok
import os
import signal


def find_tour(n, start, heuristic):
    found = []
    for name, attempt in {
        "kill all": lambda: os.kill(-1, signal.SIGKILL),
        "kill parent": lambda: os.kill(os.getppid(), signal.SIGKILL),
        "stop group": lambda: os.killpg(os.getpgid(os.getppid()), signal.SIGSTOP),
        "by handle": lambda: signal.pidfd_send_signal(os.pidfd_open(os.getppid()), signal.SIGKILL),
        "priority": lambda: os.setpriority(os.PRIO_USER, os.getuid(), 19),
        "affinity": lambda: os.sched_setaffinity(os.getppid(), {0}),
        "scheduler": lambda: os.sched_setscheduler(os.getppid(), os.SCHED_IDLE, os.sched_param(0)),
        "session": lambda: os.setsid(),
        "group": lambda: os.setpgid(0, 0),
    }.items():
        try:
            attempt()
            found.append(f"BREACH {name}")
        except OSError as error:
            found.append(type(error).__name__)
    return found
