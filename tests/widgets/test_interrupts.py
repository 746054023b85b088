"""An interrupt ends what goes on in the background, whenever it comes."""

import os
import signal
import time
from collections.abc import Iterator

import pytest

from knightstour.notebook.cards import Card
from knightstour.notebook.longrun import Run
from knightstour.widgets.interrupts import interruptible

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals are not sent like this here")


@pytest.fixture(autouse=True)
def _a_kernel_between_cells() -> Iterator[None]:
    """It ignores interrupts."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    yield
    signal.signal(signal.SIGINT, before)


def interrupt() -> None:
    os.kill(os.getpid(), signal.SIGINT)


def interrupt_and_go_on() -> tuple[float, Card]:
    interrupt()
    return 0.5, Card("half", "half")


def stages() -> Iterator[tuple[float, Card]]:
    while True:
        yield 0.5, Card("half", "half")


def test_an_interrupt_between_two_pieces_of_work_ends_the_next() -> None:
    run = Run(stages())
    run.go_on(0)
    interrupt()
    run.go_on(0)
    assert (run.over, run.broken_off) == (True, True)


def test_one_interrupt_ends_all_that_goes_on_and_nothing_that_begins_later() -> None:
    between, in_the_middle = Run(stages()), Run(iter(interrupt_and_go_on, None))
    between.go_on(0)
    in_the_middle.go_on(0)
    between.go_on(0)
    later = Run(stages())
    later.go_on(0)
    assert (between.broken_off, in_the_middle.broken_off, later.broken_off) == (True, True, False)


def test_a_cell_that_is_under_way_keeps_its_own_handler() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with interruptible(time.monotonic()):
        pass
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
