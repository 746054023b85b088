# ATTACK: makes rare and new system calls by number, past anything Python checks
# EXPECT: ok
import ctypes
import platform

CALLS = {
    "io_uring_setup": (425, 1, 0), "userfaultfd": (323, 0), "clone3": (435, 0, 0), "memfd_create": (319, b"x", 0),
    "keyctl": (250, 0, -3, 0), "add_key": (248, b"user", b"x", b"x", 1, -3), "bpf": (321, 0, 0, 0),
    "perf_event_open": (298, 0, 0, -1, -1, 0), "unshare": (272, 0x10000000), "ptrace traceme": (101, 0, 0, 0, 0),
    "shmget": (29, 0, 4096, 0o1777), "semget": (64, 0, 1, 0o1777), "msgget": (68, 0, 0o1777),
    "mq_open": (240, b"x", 0o102, 0o777, 0), "inotify_init": (253,), "fanotify_init": (300, 0, 0), "personality": (135, 0),
    "open_by_handle_at": (304, -1, 0, 0), "name_to_handle_at": (303, -100, b"/etc", 0, 0, 0), "landlock more": (444, 0, 0, 1),
    "pidfd_open": (434, 1, 0), "pidfd_getfd": (438, 0, 0, 0), "process_madvise": (440, 0, 0, 0, 0, 0), "setns": (308, 0, 0),
    "mount": (165, b"none", b"/tmp", b"tmpfs", 0, 0), "timer_create": (222, 0, 0, 0), "modify_ldt": (154, 0, 0, 0),
    "arch_prctl": (158, 0x1001, 0), "kcmp": (312, 1, 1, 0, 0, 0), "seccomp": (317, 0, 0, 0), "vmsplice": (278, 1, 0, 0, 0),
    "process_vm_writev": (311, 1, 0, 0, 0, 0, 0), "openat2": (437, -100, b"/etc/passwd", 0, 0), "fork": (57,), "vfork": (58,),
    "clone": (56, 17, 0, 0, 0, 0), "execve": (59, b"/bin/true", 0, 0), "kill": (62, -1, 9), "tkill": (200, 1, 9),
    "rt_sigqueueinfo": (129, 1, 9, 0), "prctl dumpable": (157, 4, 1, 0, 0, 0), "prctl pdeathsig": (157, 1, 0, 0, 0, 0),
    "sendfile": (40, 1, 0, 0, 1), "splice": (275, 0, 0, 1, 0, 1, 0), "quotactl": (179, 0, 0, 0, 0), "acct": (163, 0),
}


def find_tour(n, start, heuristic):
    if platform.machine() != "x86_64":
        return []
    libc = ctypes.CDLL(None, use_errno=True)
    found = []
    for name, (number, *arguments) in CALLS.items():
        ctypes.set_errno(0)
        result = libc.syscall(number, *arguments)
        refused = result == -1 and ctypes.get_errno() in (1, 13, 38)
        if result == 0 and name in ("fork", "vfork", "clone"):
            libc._exit(0)
        if not refused:
            found.append(f"BREACH {name} {result} {ctypes.get_errno()}")
    return found
