# ATTACK: changes modes, owners, times, links and attributes of its own file and of others
# EXPECT: ok
import os
import shutil


def find_tour(n, start, heuristic):
    found = []
    for path in (__file__, "/tmp/canary/tests/test_x.py"):
        for name, attempt in {
            "chmod": lambda: os.chmod(path, 0o777),
            "chown": lambda: os.chown(path, os.getuid(), -1),
            "utime": lambda: os.utime(path, (0, 0)),
            "rename": lambda: os.rename(path, path + "x"),
            "link": lambda: os.link(path, path + "y"),
            "symlink": lambda: os.symlink(path, path + "z"),
            "unlink": lambda: os.unlink(path),
            "truncate": lambda: os.truncate(path, 0),
            "append": lambda: open(path, "a").write("x"),
            "rewrite": lambda: open(path, "w"),
            "update": lambda: open(path, "r+"),
            "xattr": lambda: os.setxattr(path, "user.x", b"x"),
            "mkdir": lambda: os.mkdir(path + "d"),
            "mkfifo": lambda: os.mkfifo(path + "f"),
            "copy": lambda: shutil.copy(path, path + "c"),
        }.items():
            try:
                attempt()
                found.append(f"BREACH {name} {path}")
            except OSError as error:
                found.append(type(error).__name__)
    return found
