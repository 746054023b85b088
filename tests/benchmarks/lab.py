"""How much the lab's commands cost, in ratios: ``python tests/benchmarks/lab.py [--quick]``.

- processor time of ``check`` on the solved lab, against plain pytest running as many bare asserts;
- milliseconds from saving a file to the verdict of ``check --watch``;
- submissions a second of ``grade`` on two cores, for 50 and for 500 submissions;
- the largest memory that any process of the run needed.

Nothing here passes or fails: the numbers depend on the machine, the ratios hardly.
"""

import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOLUTION = ROOT / "solutions" / "knights_tour.py"
COMMAND = str(Path(sys.executable).with_name("knightstour"))

CHECKS = 12  # the lab's
ASSERTS_A_CHECK = 60  # about as many calls as a check judges


def processor_seconds(command: Sequence[str], folder: Path, repeats: int) -> float:
    """The median of the processor seconds that ``command`` and its children take."""
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # a bare pytest, whatever else is installed
    seconds = []
    for _ in range(repeats):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL, check=False)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        seconds.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return statistics.median(seconds)


def compare_check_with_pytest(folder: Path, repeats: int) -> None:
    """Print the processor time of ``check`` against that of plain pytest."""
    shutil.copy(SOLUTION, folder / "knights_tour.py")
    asserts = "".join(f"    assert {number} == {number}\n" for number in range(ASSERTS_A_CHECK))
    tests = "\n\n".join(f"def test_{number}():\n{asserts}" for number in range(CHECKS))
    (folder / "test_bare.py").write_text(tests, encoding="utf-8")
    plain = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_bare.py"]
    pytest_seconds = processor_seconds(plain, folder, repeats)
    check_seconds = processor_seconds([COMMAND, "check", "knights_tour.py"], folder, repeats)
    print(f"plain pytest, {CHECKS} tests with {CHECKS * ASSERTS_A_CHECK} bare asserts: {pytest_seconds:.2f} s CPU")
    print(f"check on the solved lab: {check_seconds:.2f} s CPU, {check_seconds / pytest_seconds:.2f} x plain pytest")


def time_watch(folder: Path, repeats: int) -> None:
    """Print how long it takes from saving a file until its verdict is on the screen."""
    file = folder / "knights_tour.py"
    text = SOLUTION.read_text(encoding="utf-8")
    file.write_text(text, encoding="utf-8")
    command = [COMMAND, "check", "--watch", str(file)]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        _read_until(process, "Watching")
        milliseconds = []
        for number in range(repeats):
            time.sleep(0.5)
            file.write_text(f"{text}\n# {number}\n", encoding="utf-8")
            saved = time.perf_counter()
            _read_until(process, "points")
            milliseconds.append(1000 * (time.perf_counter() - saved))
            _read_until(process, "Well walked")
        process.terminate()
    print(f"from save to verdict with --watch: {statistics.median(milliseconds):.0f} ms (median of {repeats})")


def _read_until(process: subprocess.Popen[str], words: str) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        if words in line:
            return


def time_grade(folder: Path, sizes: Sequence[int]) -> None:
    """Print how many submissions a second ``grade`` does on two cores, for each size of class."""
    rates = []
    for size in sizes:
        submissions = folder / f"class{size}"
        submissions.mkdir()
        for number in range(size):
            shutil.copy(SOLUTION, submissions / f"student{number:04}.py")
        started = time.perf_counter()
        out = str(folder / f"out{size}")
        subprocess.run(
            [COMMAND, "grade", str(submissions), "--out", out, "--jobs", "2"], stdout=subprocess.DEVNULL, check=False
        )
        rates.append(size / (time.perf_counter() - started))
        print(f"grade, {size} submissions, 2 jobs: {rates[-1]:.1f} submissions a second")
    print(f"from {sizes[0]} to {sizes[-1]} submissions the rate changes by a factor of {rates[-1] / rates[0]:.2f}")


def main() -> None:
    """Run all of it."""
    quick = "--quick" in sys.argv[1:]
    repeats = 3 if quick else 9
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        compare_check_with_pytest(folder, repeats)
        time_watch(folder, repeats)
        time_grade(folder, (10, 30) if quick else (50, 500))
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(f"largest process: {peak:.0f} MB")


if __name__ == "__main__":
    main()
