"""Levels are tried before they are believed, and go down with their reason."""

import json
import subprocess
from pathlib import Path

import pytest

from knightstour.runner import LEVELS, LevelUnavailable, Trial, open_runner, probe
from knightstour.runner.answers import Budget, Call
from knightstour.runner.kernel import SealError
from knightstour.runner.seal import paths_around
from knightstour.runner.selftest import verify
from tests.runner import guard
from tests.runner.conftest import Submit

needs_guard = pytest.mark.skipif(bool(guard.why_none()), reason=guard.why_none() or "guarded")

PROBE = """
import json, sys
sys.path.insert(0, "{house}/autograder")
{before}
from knightstour.runner import open_runner, probe
best = open_runner()
print(json.dumps([best.level, [[trial.level, trial.works, trial.reason] for trial in probe()]]))
best.close()
"""

WITHOUT_LANDLOCK = """
import ctypes
library = ctypes.CDLL("libseccomp.so.2")
library.seccomp_init.restype = ctypes.c_void_p
context = ctypes.c_void_p(library.seccomp_init(ctypes.c_uint32(0x7FFF0000)))
for number in (444, 445, 446):
    library.seccomp_rule_add_array(context, ctypes.c_uint32(0x00050000 | 38), number, 0, None)
assert library.seccomp_load(context) == 0
"""


def probed_inside(before: str, preparation: str = "") -> tuple[str, dict[str, Trial]]:
    """The best level, and every trial, as found inside the guard after running the code ``before``."""
    script = PROBE.format(house=guard.INSIDE, before=before)
    command = guard.guarded([guard.python_inside(), "-c", script], preparation=preparation)
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    best, trials = json.loads(done.stdout)
    return best, {level: Trial(level, works, reason) for level, works, reason in trials}


def test_the_best_level_that_works_is_taken(submit: Submit) -> None:
    working = [trial.level for trial in probe() if trial.works]
    runner = open_runner()
    assert runner.level == working[0]
    with runner.open(submit("def f(): return 1\n"), {}, Budget()) as session:
        assert session.ask([Call("f", ())])[0].value == 1
    runner.close()


def test_levels_are_tried_best_first_and_each_failure_has_a_reason() -> None:
    trials = probe()
    assert tuple(trial.level for trial in trials) == LEVELS
    assert all(trial.works or trial.reason for trial in trials)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(LevelUnavailable, match="no such level"):
        open_runner("perfect")


def test_a_level_that_does_not_work_is_refused_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(LevelUnavailable, match="bwrap is not installed") as caught:
        open_runner("bwrap")
    assert caught.value.level == "bwrap"


@needs_guard
def test_an_ordinary_user_gets_the_full_level() -> None:
    best, _ = probed_inside("")
    assert best == "full"


@needs_guard
@pytest.mark.skipif(not guard.has_bubblewrap(), reason="bubblewrap is not installed")
def test_a_kernel_without_landlock_lowers_the_level_to_bubblewrap() -> None:
    best, trials = probed_inside(WITHOUT_LANDLOCK)
    assert best == "bwrap"
    assert "Landlock" in trials["full"].reason


@needs_guard
def test_a_missing_library_lowers_the_level_to_basic() -> None:
    hide = "for file in /usr/lib/*/libseccomp.so.2*; do mount --bind /dev/null $file; done"
    best, trials = probed_inside("", hide)
    assert best == "basic"
    assert "libseccomp2" in trials["full"].reason
    assert not trials["bwrap"].works


def test_what_is_not_refused_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SealError, match="not refused: reading"):
        verify([])


def test_paths_are_granted_around_what_is_hidden(tmp_path: Path) -> None:
    for name in ("library/json", "library/site-packages/knightstour", "library/os", "elsewhere"):
        (tmp_path / name).mkdir(parents=True)
    library = tmp_path / "library"
    (library / "gone").symlink_to(tmp_path / "nothing")
    found = paths_around([str(library), str(tmp_path / "elsewhere")], [str(library / "site-packages")])
    assert sorted(found) == [
        (str(tmp_path / "elsewhere"), False),
        (str(library), True),  # its names only
        (str(library / "json"), False),
        (str(library / "os"), False),
    ]
