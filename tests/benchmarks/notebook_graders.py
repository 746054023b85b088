"""Graders of notebooks set up for the lab, for the benchmark of a class: nbgrader and otter-grader."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

LAB = "lab"
_NAMESPACE = "import types\nlab = types.SimpleNamespace(**globals())\n"


def prepare(
    library: str, folder: Path, solution: str, cases: str, functions: Sequence[str], count: int
) -> Callable[[], None]:
    """Set everything up for ``count`` right submissions; what is returned grades them."""
    folder.mkdir()
    code = solution.partition("\nif __name__")[0]  # a notebook is no program
    return {"nbgrader": _nbgrader, "otter": _otter}[library](folder, code, cases, functions, count)


def _run(folder: Path, *words: str | Path) -> None:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])  # they start programs of their own
    command = [sys.executable, "-m", *words]
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(done.stdout + done.stderr)


def _write(place: Path, cells: Sequence[tuple[str, Mapping[str, Any]]]) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    made: list[dict[str, Any]] = [
        {
            "cell_type": "code",
            "id": f"cell{number}",
            "execution_count": None,
            "outputs": [],
            "source": source,
            "metadata": dict(metadata),
        }
        for number, (source, metadata) in enumerate(cells)
    ]
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    notebook = {"cells": made, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}
    place.write_text(json.dumps(notebook), encoding="utf-8")


def _nbgrader(folder: Path, code: str, cases: str, functions: Sequence[str], count: int) -> Callable[[], None]:
    def mark(name: str, *, points: int = 0) -> Mapping[str, Any]:
        shared = {"grade_id": name, "schema_version": 3, "task": False}
        is_test = bool(points)
        own = {"grade": is_test, "locked": is_test, "solution": not is_test}
        return {"nbgrader": {**shared, **own, **({"points": points} if is_test else {})}}

    tests = [(f"{name}()", mark(name, points=2)) for name in functions]
    cells = [(code, mark("code")), (_NAMESPACE + cases, {}), *tests]
    _write(folder / "source" / "ps1" / f"{LAB}.ipynb", cells)
    settings = "c = get_config()\nc.CourseDirectory.course_id = 'x'\nc.ClearSolutions.enforce_metadata = False\n"
    (folder / "nbgrader_config.py").write_text(settings, encoding="utf-8")
    _run(folder, "nbgrader", "generate_assignment", "ps1")
    for number in range(count):
        place = folder / "submitted" / f"student{number}" / "ps1" / f"{LAB}.ipynb"
        place.parent.mkdir(parents=True)
        shutil.copy(folder / "source" / "ps1" / f"{LAB}.ipynb", place)
    return lambda: _run(folder, "nbgrader", "autograde", "ps1")


def _otter(folder: Path, code: str, cases: str, functions: Sequence[str], count: int) -> Callable[[], None]:
    for name in functions:
        test = {"name": name, "points": 2, "suites": [{"cases": [{"code": f">>> {name}()\n"}], "type": "doctest"}]}
        place = folder / "tests" / f"{name}.py"
        place.parent.mkdir(exist_ok=True)
        place.write_text(f"OK_FORMAT = True\ntest = {test!r}\n", encoding="utf-8")
    _run(folder, "otter", "generate", "-t", "tests", "-o", "autograder.zip", "--no-environment")
    for number in range(count):
        _write(folder / f"student{number}" / f"{LAB}.ipynb", [(code, {}), (_NAMESPACE + cases, {})])

    def grade() -> None:
        for number in range(count):
            _run(folder / f"student{number}", "otter", "run", "-a", "../autograder.zip", f"{LAB}.ipynb")

    return grade
