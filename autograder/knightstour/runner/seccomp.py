"""The system call filter: the kernel refuses every call that is not on the list.

Stops forking and running programs, sockets of every kind, signals and signal-driven input to other processes, tracing
and reading their memory, limits and priorities of others, chmod and its like, and every system call that is new or
rare (io_uring, userfaultfd, keyrings, shared memory, namespaces, ...).  Threads stay possible.

It is written for libseccomp, which knows the numbers of all architectures and guards against calls made through
another one's door; a hand-made filter would have to.  Calls that a student may come across are refused as "not
permitted"; all others as "not implemented", so that the C library falls back on older ones.
"""

from __future__ import annotations

import ctypes
import errno
import os

from knightstour.runner.kernel import PR_SET_SECCOMP, SECCOMP_MODE_FILTER, SealError, control

LIBRARY = "libseccomp.so.2"

ALLOWED = """
    read readv pread64 preadv write writev pwrite64 close close_range dup dup2 dup3 pipe pipe2 lseek _llseek poll
    ppoll ppoll_time64 select _newselect pselect6 pselect6_time64 eventfd2 epoll_create epoll_create1 epoll_ctl
    epoll_wait epoll_pwait epoll_pwait2 stat stat64 lstat lstat64 fstat fstat64 newfstatat fstatat64 statx statfs
    statfs64 fstatfs fstatfs64 access faccessat faccessat2 readlink readlinkat getdents getdents64 getcwd chdir
    fchdir umask mmap mmap2 munmap mremap mprotect madvise brk membarrier futex futex_time64 futex_waitv
    set_robust_list get_robust_list rseq set_tid_address sched_yield exit exit_group restart_syscall rt_sigaction
    rt_sigprocmask rt_sigreturn sigreturn rt_sigpending rt_sigsuspend rt_sigtimedwait sigaltstack pause alarm
    setitimer getitimer nanosleep clock_nanosleep clock_nanosleep_time64 clock_gettime clock_gettime64 clock_getres
    clock_getres_time64 gettimeofday time times getrusage sysinfo uname getcpu getrandom getpid getppid gettid
    getpgid getpgrp getsid getuid geteuid getgid getegid getgroups getresuid getresgid getuid32 geteuid32 getgid32
    getegid32 getgroups32 getresuid32 getresgid32 getpriority sched_getaffinity sched_getparam sched_getscheduler
    sched_get_priority_max sched_get_priority_min getrlimit ugetrlimit setrlimit
"""

REFUSED = """
    fork vfork execve execveat kill tkill tgkill rt_sigqueueinfo rt_tgsigqueueinfo pidfd_send_signal pidfd_open
    pidfd_getfd ptrace process_vm_readv process_vm_writev kcmp socket socketpair socketcall connect bind listen
    accept accept4 sendto sendmsg sendmmsg recvfrom recvmsg recvmmsg chmod fchmod fchmodat fchmodat2 chown fchown
    lchown fchownat utime utimes utimensat futimesat rename renameat renameat2 link linkat symlink symlinkat unlink
    unlinkat mkdir mkdirat rmdir mknod mknodat creat truncate truncate64 ftruncate ftruncate64 fallocate flock
    memfd_create setxattr lsetxattr fsetxattr removexattr lremovexattr fremovexattr setuid setgid setreuid setregid
    setresuid setresgid setfsuid setfsgid setgroups capset setsid setpgid setpriority sched_setaffinity
    sched_setparam sched_setscheduler sched_setattr ioprio_set mount umount2 chroot pivot_root unshare setns
    sethostname setdomainname reboot swapon swapoff shmget shmat shmctl semget semop semctl msgget msgsnd msgrcv
    mq_open keyctl add_key request_key io_uring_setup userfaultfd perf_event_open bpf inotify_init inotify_init1
    fanotify_init personality settimeofday clock_settime adjtimex
"""

# On neither list, and so not implemented: clone3, whose flags lie in memory where no filter sees them (the C library
# then uses clone), and openat2 likewise.

O_ACCMODE, O_TRUNC, O_ASYNC = os.O_ACCMODE, os.O_TRUNC, getattr(os, "O_ASYNC", 0x2000)
CLONE_THREAD = 0x10000
FCNTL_ALLOWED = (0, 1, 2, 3, 1030)  # duplicating, and reading and writing a descriptor's own flags; F_SETFL see below
F_SETFL = 4
IOCTL_ALLOWED = (0x5401, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451)  # a terminal? its size; bytes to read; own flags

ALLOW = 0x7FFF0000
ERRNO = 0x00050000
EQUAL, MASKED_EQUAL = 4, 7
OPTIMIZE = 8  # the attribute that makes the filter a tree, so that each call costs less


class _Comparison(ctypes.Structure):
    _fields_ = (
        ("argument", ctypes.c_uint),
        ("operator", ctypes.c_int),
        ("datum_a", ctypes.c_uint64),
        ("datum_b", ctypes.c_uint64),
    )


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("instructions", ctypes.c_char_p))


class Filter:
    """The filter in the kernel's own language: made once, installed by every worker."""

    def __init__(self) -> None:
        self._instructions = _compiled()

    def install(self) -> None:
        """From now on every system call of this process passes the filter, for good."""
        program = _Program(len(self._instructions) // 8, self._instructions)
        control("seccomp", PR_SET_SECCOMP, ctypes.c_ulong(SECCOMP_MODE_FILTER), ctypes.byref(program))


def _compiled() -> bytes:
    rules = _Rules()
    for name in ALLOWED.split():
        rules.add(ALLOW, name)
    for name in REFUSED.split():
        rules.add(ERRNO | errno.EPERM, name)
    rules.add_by_argument()
    return rules.exported()


class _Rules:
    """A libseccomp context."""

    def __init__(self) -> None:
        try:
            self._library = ctypes.CDLL(LIBRARY, use_errno=True)
        except OSError:
            raise SealError(f"{LIBRARY} is not installed (Debian and Ubuntu: libseccomp2)") from None
        self._library.seccomp_init.restype = ctypes.c_void_p
        self._context = ctypes.c_void_p(self._library.seccomp_init(ctypes.c_uint32(ERRNO | errno.ENOSYS)))
        if self._context.value is None:
            raise SealError("libseccomp: no context")
        self._library.seccomp_attr_set(self._context, OPTIMIZE, ctypes.c_uint32(2))  # older ones go without

    def add(self, action: int, name: str, *comparisons: tuple[int, int, int, int]) -> None:
        """Answer the call ``name``, when all ``comparisons`` of its arguments hold, with ``action``."""
        number = self._library.seccomp_syscall_resolve_name(name.encode())
        if number < 0:
            return  # this architecture, or this libseccomp, has no such call: refused as all unknown ones
        array = (_Comparison * len(comparisons))(*(_Comparison(*one) for one in comparisons))
        result = self._library.seccomp_rule_add_array(
            self._context, ctypes.c_uint32(action), number, len(comparisons), array
        )
        if result != 0:
            raise SealError(f"libseccomp: rule for {name}: {os.strerror(-result)}")

    def add_by_argument(self) -> None:
        """The calls that are harmless or not by what they are given."""
        refuse = ERRNO | errno.EPERM
        self.add(ALLOW, "clone", (0, MASKED_EQUAL, CLONE_THREAD, CLONE_THREAD))
        self.add(refuse, "clone", (0, MASKED_EQUAL, CLONE_THREAD, 0))
        for name, place in (("open", 1), ("openat", 2)):  # Landlock judges paths, but truncation only since Linux 6.2
            self.add(ALLOW, name, (place, MASKED_EQUAL, O_TRUNC, 0))
            for mode in (os.O_WRONLY, os.O_RDWR):
                self.add(ALLOW, name, (place, MASKED_EQUAL, O_TRUNC | O_ACCMODE, O_TRUNC | mode))
            self.add(refuse, name, (place, MASKED_EQUAL, O_TRUNC | O_ACCMODE, O_TRUNC))
        for name in ("fcntl", "fcntl64"):
            for command in FCNTL_ALLOWED:
                self.add(ALLOW, name, (1, EQUAL, command, 0))
            self.add(ALLOW, name, (1, EQUAL, F_SETFL, 0), (2, MASKED_EQUAL, O_ASYNC, 0))
        for request in IOCTL_ALLOWED:
            self.add(ALLOW, "ioctl", (1, EQUAL, request, 0))
        self.add(ALLOW, "prlimit64", (0, EQUAL, 0, 0))  # its own limits, which it can only lower
        self.add(ALLOW, "prctl", (0, EQUAL, 15, 0))  # the name of a thread

    def exported(self) -> bytes:
        """The finished filter; the context is let go."""
        descriptor = os.memfd_create("filter")
        with os.fdopen(descriptor, "rb") as file:
            result = self._library.seccomp_export_bpf(self._context, descriptor)
            self._library.seccomp_release(self._context)
            if result != 0:
                raise SealError(f"libseccomp: {os.strerror(-result)}")
            file.seek(0)
            return file.read()
