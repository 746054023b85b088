"""The files that a graded submission leaves in the output folder."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from knightstour.messages import language_in_use
from knightstour.report.page import feedback_page
from knightstour.results import Result, result_from_json
from knightstour.saving import save_text


def make_folders(out: Path) -> None:
    """Make ``out`` and the folders in it; raises ``OSError``."""
    for name in ("results", "feedback"):
        (out / name).mkdir(parents=True, exist_ok=True)


def write_result(result: Result, out: Path) -> None:
    """Write ``feedback/<id>.html`` and ``results/<id>.json``, each whole or not at all.

    The JSON comes last: where it lies, the submission is done.
    """
    save_text(out / "feedback" / f"{result.submission}.html", feedback_page(result, language_in_use()))
    save_text(out / "results" / f"{result.submission}.json", json.dumps(result.as_json(), indent=1) + "\n")


def read_results(out: Path, names: Iterable[str]) -> Iterator[Result]:
    """The results of the named submissions as they lie in ``out``, one at a time."""
    for name in names:
        text = (out / "results" / f"{name}.json").read_text(encoding="utf-8")
        yield result_from_json(json.loads(text))
