"""What is left of a run: nothing, however it ends."""

import subprocess
from pathlib import Path

import pytest

from knightstour.runner.answers import Budget, Call, Ending, Runner
from knightstour.runner.desk import Desk
from knightstour.runner.process import ProcessRunner
from tests.runner import guard
from tests.runner.conftest import Submit

GRADER = """
import sys
sys.path.insert(0, "{house}/autograder")
from pathlib import Path
from knightstour.runner.answers import Budget, Call
from knightstour.runner.desk import Desk
from knightstour.runner.process import ProcessRunner
Path("/mnt/loop.py").write_text("def f():\\n    while True: pass\\n")
with ProcessRunner("{level}").open(Path("/mnt/loop.py"), {{}}, Budget()) as session:
    session.load()
    print("looping", flush=True)
    session.ask([Call("f", (), seconds=1000)])
"""

# Ends the grader without warning, then waits for every other process of the guard to be gone.
JUDGE = """
import contextlib, os, pathlib, subprocess, sys, time
def others():
    return [path.name for path in pathlib.Path("/proc").iterdir() if path.name.isdigit() and path.name != "1"]
grader = subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE, text=True)
assert grader.stdout.readline() == "looping\\n"
time.sleep(0.2)
running = others()
grader.kill()
grader.wait()
for attempt in range(100):
    with contextlib.suppress(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)  # the first process inherits the orphans' remains
    if not others():
        break
    time.sleep(0.1)
print(len(running) > 1, others())
"""


@pytest.mark.skipif(bool(guard.why_none()), reason=guard.why_none() or "guarded")
@pytest.mark.parametrize("level", ["full", "basic", "bwrap"])
def test_no_worker_outlives_a_grader_that_is_killed(level: str) -> None:
    if level == "bwrap" and not guard.has_bubblewrap():
        pytest.skip("bubblewrap is not installed")
    grader = GRADER.format(house=guard.INSIDE, level=level)
    command = guard.guarded([guard.python_inside(), "-c", JUDGE, guard.python_inside(), "-c", grader])
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.stdout == "True []\n", done.stderr


def test_processes_that_a_submission_started_end_with_its_session(submit: Submit) -> None:
    # Only the level that allows them; the one that detaches itself becomes the zygote's, which ends it.
    source = (
        "import os, time\n"
        "def f():\n"
        "    reading, writing = os.pipe()\n"
        "    if os.fork() == 0:\n"
        "        os.setsid()\n"
        "        if os.fork() == 0:\n"
        "            os.write(writing, str(os.getpid()).encode())\n"
        "            time.sleep(600)\n"
        "        os._exit(0)\n"
        "    return int(os.read(reading, 100))\n"
    )
    runner = ProcessRunner("basic")
    with runner.open(submit(source), {}, Budget()) as session:
        daemon = session.ask([Call("f", ())])[0].value
        assert Path(f"/proc/{daemon}").exists()
    assert not Path(f"/proc/{daemon}").exists()
    runner.close()


def test_a_runner_whose_zygote_was_brought_down_starts_another(submit: Submit) -> None:
    file = submit("def f(): return 1\n")
    runner = ProcessRunner("basic")
    for _ in range(2):
        with runner.open(file, {}, Budget()) as session:
            assert session.ask([Call("f", ())])[0].value == 1
        runner._nursery._process.kill()  # type: ignore[union-attr] # as a submission could, were it not sealed
    runner.close()


clear = Desk.clear


def test_temporary_folders_are_removed(runner: Runner, submit: Submit, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Path] = []

    def remembered(desk: Desk) -> None:
        made.append(desk.path)
        clear(desk)

    monkeypatch.setattr(Desk, "clear", remembered)
    with runner.open(submit("def f(): return 1\nprint(input())\n"), {}, Budget()) as session:
        assert session.run_program("hello\n").ending is Ending.RETURNED
    assert len(made) == 1
    assert not made[0].exists()


def test_a_private_folder_for_temporary_files_is_no_obstacle(
    runner: Runner, submit: Submit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    private = tmp_path / "private"
    private.mkdir(mode=0o700)
    monkeypatch.setattr("tempfile.tempdir", str(private))
    with runner.open(submit("def f(): return 1\n"), {}, Budget()) as session:
        assert session.ask([Call("f", ())])[0].value == 1
    assert list(private.iterdir()) == []
