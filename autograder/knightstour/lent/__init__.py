"""Functions that the grader lends to a submission while another function is judged, as source text.

They travel to the worker as text, since the worker holds nothing of the course.  Each stands alone.  The modules in
this folder belong to one unit each, and each has ``SOURCES``: the text that defines a name, by that name.
"""

import importlib
import pkgutil


def _all_sources() -> dict[str, str]:
    sources: dict[str, str] = {}
    for module in sorted(found.name for found in pkgutil.iter_modules(__path__)):
        more: dict[str, str] = importlib.import_module(f"{__name__}.{module}").SOURCES
        assert not sources.keys() & more.keys(), f"lent/{module}.py repeats a name"
        sources |= more
    return sources


SOURCES = _all_sources()
