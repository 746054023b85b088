"""A program run in this very process ends its own threads and exit handlers, and leaves those of the process alone."""

import atexit
import sys
import threading
from pathlib import Path

import pytest

from knightstour.runner.answers import Answer, Budget, Ending
from knightstour.runner.inline import InlineRunner


def run(folder: Path, text: str) -> Answer:
    file = folder / "program.py"
    file.write_text(text, encoding="utf-8")
    with InlineRunner().open(file, {}, Budget()) as session:
        return session.run_program("0 0\n")


def test_exit_handlers_of_the_process_are_not_run(tmp_path: Path) -> None:
    called: list[str] = []
    atexit.register(called.append, "ours")
    trace = sys.gettrace()
    try:
        assert run(tmp_path, "print(1)\n").ending is Ending.RETURNED
    finally:
        atexit.unregister(called.append)
    assert called == []
    assert sys.gettrace() is trace


def test_exit_handlers_of_the_program_are_run_last_first_and_never_again(tmp_path: Path) -> None:
    register = atexit.register
    text = (
        "import atexit\natexit.register(print, 'first')\n@atexit.register\ndef last():\n    print('last')\n    1 / 0\n"
    )
    assert run(tmp_path, text).printed == "last\nfirst\n"
    assert atexit.register == register


def test_threads_of_the_program_are_waited_for(tmp_path: Path) -> None:
    text = (
        "import threading, time\n"
        "def later():\n    time.sleep(0.05)\n    print('from the thread')\n"
        "threading.Thread(target=later).start()\n"
    )
    before = set(threading.enumerate())
    assert run(tmp_path, text).printed == "from the thread\n"
    assert set(threading.enumerate()) == before


def test_threads_of_the_process_are_not_waited_for(tmp_path: Path) -> None:
    enough = threading.Event()
    ours = threading.Thread(target=enough.wait)
    ours.start()
    try:
        assert run(tmp_path, "print(1)\n").printed == "1\n"
        assert ours.is_alive()
    finally:
        enough.set()
        ours.join()


@pytest.mark.parametrize("text", ["while True: pass\n", "while True: print('x' * 9999)\n"])
def test_an_exit_handler_without_an_end_is_stopped(tmp_path: Path, text: str) -> None:
    answer = run(tmp_path, f"import atexit\n@atexit.register\ndef last():\n    {text}")
    assert answer.ending in (Ending.LOOPED, Ending.FLOODED)
