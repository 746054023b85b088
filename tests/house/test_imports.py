"""The modules of the package import in one direction only, and few of them may see the heavy libraries."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import knightstour

PACKAGE = Path(knightstour.__file__).parent

# From the ground up.  A part (a module, or a package with all its modules) may import parts of lower lines only;
# parts on one line know nothing of each other.
LAYERS = """
    board definitions maze messages saving testbench visible
    boards graph lent printout programs results
    rules draw mazemaking searching ties walks
    graph_rules maze_rules specimens
    course feedback progress
    signatures
    runner
    submission
    coaching judging workfolder
    judges own_parts
    mistakes
    diagnosis
    verdicts
    plugin
    checks
    grading
    batch
    authoring report skeletons
    collect invariants
    gradebook release
    class_run
    questions widgets
    notebook
    cli
    __main__
"""

LAYER_OF = {part: number for number, line in enumerate(LAYERS.strip().splitlines()) for part in line.split()}

# What only some parts may import, and which.
RESERVED = {
    "IPython": {"notebook", "questions", "widgets"},
    "anywidget": {"notebook", "questions", "widgets"},
    "dask": {"batch"},
    "distributed": {"batch"},
    "ipywidgets": {"notebook", "questions", "widgets"},
    "jupytext": {"authoring"},
    "nbformat": {"notebook"},
    "rich": {"cli"},
    "watchfiles": {"cli"},
    "click": {"cli"},
    "yaml": {"collect"},
}
FORBIDDEN = {"solutions", "skeletons", "lessons", "tests", "jupyter", "jupyterlab", "notebook"}


def modules() -> list[Path]:
    """Every module of the package but the known mistakes, which stand for students' files."""
    return [path for path in sorted(PACKAGE.rglob("*.py")) if "mistakes" not in path.relative_to(PACKAGE).parts[:-1]]


def part_of(path: Path) -> str:
    """The part that a module belongs to; "" for the package's own __init__."""
    place = path.relative_to(PACKAGE)
    first = place.parts[0].removesuffix(".py")
    return "" if first == "__init__" else first


def imported_names(tree: ast.Module, path: Path) -> Iterator[str]:
    """The full dotted name of every import in a module, wherever it stands."""
    package = ["knightstour", *path.relative_to(PACKAGE).parts[:-1]]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            if module != "knightstour":
                yield module
                continue
            # "from knightstour import board" names a module, too; "from knightstour import __version__" does not.
            yield from (f"{module}.{alias.name}" for alias in node.names if alias.name != "__version__")


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_imports_lower_layers_only(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    part = part_of(path)
    for name in imported_names(tree, path):
        top, _, rest = name.partition(".")
        if top != "knightstour":
            continue
        target = rest.partition(".")[0]
        assert part, f"knightstour/__init__.py imports {name}: it must stay empty of imports, so that all may import it"
        assert target in LAYER_OF, f"{target} has no place in LAYERS yet"
        assert part in LAYER_OF, f"{part} has no place in LAYERS yet"
        below = target == part or LAYER_OF[target] < LAYER_OF[part]
        assert below, f"{part} imports {name}, which is not below it"


def test_the_table_in_contributing_has_every_part_and_its_arrows_point_up() -> None:
    text = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d) \|([^|]*)\|", text, re.MULTILINE)
    row_of = {part: int(number) for number, parts in rows for part in re.findall(r"`(\w+)`", parts)}
    assert sum(len(re.findall("`", parts)) for _number, parts in rows) == 2 * len(row_of), "a part is there twice"
    assert row_of.keys() == LAYER_OF.keys() - {"__main__"}
    for path in modules():
        for name in imported_names(ast.parse(path.read_text(encoding="utf-8")), path):
            top, _, rest = name.partition(".")
            part, target = part_of(path), rest.partition(".")[0]
            if top == "knightstour" and part in row_of:
                assert row_of[target] <= row_of[part], f"{part} imports {target}, which stands below it in the table"


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_keeps_to_the_libraries_of_its_part(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for name in imported_names(tree, path):
        top = name.partition(".")[0]
        assert top not in FORBIDDEN, f"content is loaded by path, and nothing imports {top}"
        assert part_of(path) in RESERVED.get(top, {part_of(path)}), f"{part_of(path)} must not import {top}"


@pytest.mark.parametrize("part", ["board", "maze", "rules"])
def test_the_vocabulary_and_the_rules_need_the_standard_library_only(part: str) -> None:
    path = PACKAGE / f"{part}.py"
    if path.exists():
        tops = {name.partition(".")[0] for name in imported_names(ast.parse(path.read_text(encoding="utf-8")), path)}
        assert tops <= sys.stdlib_module_names | {"knightstour"}


def modules_loaded_by(statement: str) -> set[str]:
    """The names of the modules that are loaded once a fresh interpreter has run ``statement``."""
    program = f"{statement}\nimport sys\nprint(*sorted(sys.modules))"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return set(run.stdout.split())


@pytest.mark.parametrize("module", ["grading", "batch", "class_run", "cli", "verdicts", "report"])
def test_grading_loads_no_jupyter(module: str) -> None:
    if not (PACKAGE / f"{module}.py").exists() and not (PACKAGE / module).is_dir():
        pytest.skip(f"knightstour.{module} is not part of the package")
    loaded = {name.partition(".")[0] for name in modules_loaded_by(f"import knightstour.{module}")}
    assert not loaded & {"IPython", "ipywidgets", "anywidget", "jupyter_core", "nbformat", "notebook", "distributed"}


def test_the_pytest_plugin_costs_other_projects_nothing() -> None:
    loaded = modules_loaded_by("import knightstour.plugin")
    assert {name for name in loaded if name.startswith("knightstour")} == {"knightstour", "knightstour.plugin"}
