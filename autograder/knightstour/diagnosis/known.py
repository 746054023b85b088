"""The fingerprints of the known mistakes: a file beside them, made anew when a mistake or a battery changes."""

import functools
import json
from pathlib import Path
from tempfile import TemporaryDirectory

from knightstour.course import load_course
from knightstour.diagnosis.bank import FOLDER, known_mistakes, submission_text
from knightstour.diagnosis.batteries import battery_of
from knightstour.diagnosis.fingerprint import fingerprint
from knightstour.lent import SOURCES
from knightstour.runner.answers import Budget, Runner


@functools.cache
def known_fingerprints() -> dict[str, dict[str, str]]:
    """For each exercise, the id of the known mistake that each fingerprint stands for."""
    known: dict[str, dict[str, str]] = {}
    for unit in load_course().units:
        file = fingerprints_file(unit.stem)
        if file.is_file():
            known |= json.loads(file.read_text(encoding="utf-8"))
    return known


def fingerprints_file(unit: str) -> Path:
    """Where the fingerprints of a unit's known mistakes are kept."""
    return FOLDER / unit / "fingerprints.json"


def write_fingerprints(runner: Runner, *, check: bool = False) -> list[str]:
    """Write the fingerprints of every unit that has known mistakes; return the files that were not current.

    With ``check`` nothing is written.
    """
    stale = []
    for unit in load_course().units:
        if not known_mistakes(unit.stem):
            continue
        file, text = fingerprints_file(unit.stem), fingerprints_text(runner, unit.stem)
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            stale.append(f"mistakes/{unit.stem}/{file.name}")
            if not check:
                file.write_text(text, encoding="utf-8")
    known_fingerprints.cache_clear()
    return stale


def fingerprints_text(runner: Runner, unit: str) -> str:
    """What the file of a unit's fingerprints must hold."""
    prints: dict[str, dict[str, str]] = {}
    for mistake in known_mistakes(unit):
        found = fingerprint_of_text(runner, submission_text(mistake), unit, mistake.exercise)
        prints.setdefault(mistake.exercise, {})[str(found)] = mistake.id
    return json.dumps(prints, indent=1) + "\n"


def fingerprint_of_text(runner: Runner, text: str, unit: str, exercise: str) -> str | None:
    """The fingerprint of a submission given as text."""
    lend = {name: SOURCES[name] for name in battery_of(unit).lent[exercise]}
    with TemporaryDirectory() as folder:
        file = Path(folder) / "submission.py"
        file.write_text(text, encoding="utf-8")
        with runner.open(file, lend, Budget()) as session:
            return fingerprint(session, exercise)
