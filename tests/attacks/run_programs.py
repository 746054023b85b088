# ATTACK: starts programs every way Python knows
# EXPECT: ok
import os
import subprocess


def find_tour(n, start, heuristic):
    found = []
    for name, attempt in {
        "subprocess": lambda: subprocess.run(["/bin/true"]),
        "shell": lambda: subprocess.check_output("id", shell=True),
        "posix_spawn": lambda: os.posix_spawn("/bin/true", ["true"], {}),
        "exec": lambda: os.execv("/bin/true", ["true"]),
        "popen": lambda: os.popen("id").read(),
        "forkpty": lambda: os.forkpty(),
        "multiprocessing": lambda: __import__("multiprocessing").Process(target=print).start(),
    }.items():
        try:
            attempt()
            found.append(f"BREACH {name}")
        except OSError as error:
            found.append(type(error).__name__)
    if os.system("true") == 0:
        found.append("BREACH system")
    return found
