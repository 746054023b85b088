"""How the course calls the functions that students write: the parameters, as the skeletons have them."""

import ast
import functools

from knightstour.course import content_folder, load_course


def parameters_of(function: str) -> str:
    """The names of a function's parameters with commas between them; "" for one that is no exercise."""
    return _all_parameters().get(function, "")


def is_exercise(name: str) -> bool:
    """Whether ``name`` is a function that the course asks for."""
    return name in _all_parameters()


@functools.cache
def _all_parameters() -> dict[str, str]:
    found = {}
    for unit in load_course().units:
        text = (content_folder("skeletons") / unit.file_name).read_text(encoding="utf-8")
        for statement in ast.parse(text).body:
            if isinstance(statement, ast.FunctionDef) and statement.name in unit.functions:
                found[statement.name] = ", ".join(argument.arg for argument in statement.args.args)
    return found
