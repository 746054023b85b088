"""The files that a graded submission leaves in the output folder, and how they are read again."""

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from knightstour.messages import language_in_use
from knightstour.report.gradescope import gradescope_json
from knightstour.report.page import feedback_page
from knightstour.results import Result, result_from_json

FOLDERS = {"feedback": ".html", "gradescope": ".json", "results": ".json"}  # and how the files in them end


def places(name: str) -> list[str]:
    """Where the files of a submission lie in the output folder; the one that counts comes last."""
    return [f"{folder}/{name}{ending}" for folder, ending in FOLDERS.items()]


def documents(result: Result) -> Mapping[str, bytes]:
    """The files that a result becomes, by their place."""
    page, for_gradescope, as_data = places(result.submission)
    return {
        page: feedback_page(result, language_in_use()).encode(),
        for_gradescope: _json(gradescope_json(result)),
        as_data: _json(result.as_json()),
    }


def _json(data: object) -> bytes:
    return (json.dumps(data, indent=1) + "\n").encode()


def read_results(out: Path, names: Iterable[str]) -> Iterator[Result]:
    """The results of the named submissions as they lie in ``out``, one at a time."""
    for name in names:
        text = (out / "results" / f"{name}.json").read_text(encoding="utf-8")
        yield result_from_json(json.loads(text))
