"""Functions that the grader lends to a submission while another function is judged, as source text.

They travel to the worker as text, since the worker holds nothing of the course.  Each stands alone.  The modules in
this folder belong to one unit each, and each has ``SOURCES``: the text that defines a name, by that name.  A name in
``COUNTED`` is lent because its calls are counted.

Everything can also be lent beside the student's own function of that name, under the name with ``GIVEN`` before it.
"""

import ast
import importlib
import pkgutil
from functools import cache
from types import ModuleType

GIVEN = "given_"


def _modules() -> list[ModuleType]:
    return [importlib.import_module(f"{__name__}.{found.name}") for found in sorted(pkgutil.iter_modules(__path__))]


def _all_sources() -> dict[str, str]:
    sources: dict[str, str] = {}
    for module in _modules():
        more: dict[str, str] = module.SOURCES
        assert not sources.keys() & more.keys(), f"{module.__name__} repeats a name"
        sources |= more
    return sources | {f"{GIVEN}{name}": f"{text}\n{GIVEN}{name} = {name}\n" for name, text in sources.items()}


SOURCES = _all_sources()
COUNTED = frozenset(name for module in _modules() for name in getattr(module, "COUNTED", ()))


@cache
def handed_out(name: str) -> frozenset[str]:
    """All functions that whoever is lent ``name`` can get hold of: its text may define others, too."""
    parts = ast.walk(ast.parse(SOURCES[name]))
    return frozenset({name, *(part.name for part in parts if isinstance(part, ast.FunctionDef))})
