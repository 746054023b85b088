"""A skeleton is its solution without the bodies, and without what only the bodies used."""

import ast
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knightstour import skeletons
from knightstour.course import Course, Unit, content_folder, load_course
from knightstour.messages import CourseError
from knightstour.skeletons import strip_solution, sync_skeletons

COURSE = load_course()


def stripped(source: str, *exercises: str) -> str:
    return strip_solution(dedent(source).lstrip("\n"), exercises)


def text(source: str) -> str:
    return dedent(source).lstrip("\n")


def test_the_body_of_an_exercise_becomes_a_todo_and_an_error_that_names_it() -> None:
    skeleton = stripped(
        '''
        def double(number: int) -> int:
            """Return twice the number."""
            # adding is enough
            result = number + number
            return result
            # done
        ''',
        "double",
    )
    assert skeleton == text(
        '''
        def double(number: int) -> int:
            """Return twice the number."""
            # TODO: replace the next line with your own code.
            raise NotImplementedError("double is not written yet")
        '''
    )


def test_everything_else_stays_byte_for_byte() -> None:
    head = '#!/usr/bin/env python\n"""A title.\n   \n  \f\u2028odd blanks\n"""\n\nTABLE = [\n    1,  # one\n]\n\n\n'
    tail = '\n\n# The end.\ndef main():\n    """Run."""\n    return work()\n\n    # last words\n\n\nmain()\n'
    skeleton = strip_solution(f'{head}def work():\n    """Work."""\n    return TABLE\n{tail}', ["work"])
    assert skeleton.startswith(head)
    assert skeleton.endswith(tail)


@pytest.mark.parametrize(
    "header",
    [
        "def task(a, /, b=1, *rest, c: int = 2, **others) -> None:",
        "async def task(a):",
        "def task(\n    a: int,  # the first\n    b: int,\n) -> dict[str, int]:",
        "@decorate\n@decorate(1)\ndef task():",
    ],
)
def test_signature_and_decorators_of_an_exercise_stay(header: str) -> None:
    source = f'decorate = print\n\n\n{header}\n    """Do it."""\n    return 1\n'
    assert f'{header}\n    """Do it."""\n    # TODO' in strip_solution(source, ["task"])


HELPERS = '''
    """A title."""

    import math
    import os.path
    from collections import Counter, deque
    from functools import cache as remember

    # How far the helper looks.
    # Two steps are enough.
    _DEPTH: int = 2
    _FIRST, _SECOND = 1, 2
    _SHARED = 3
    SIDE = 8


    # Helps the helper.
    def _inner(value):
        return math.floor(value) + _DEPTH


    @remember
    def _helper(value):
        """Help."""
        return _inner(value) + _FIRST

        # nothing more to do


    class _Record:
        """Remember."""

        total = _SECOND


    def task(value):
        """Do it."""
        return _helper(value) + _SHARED + len(Counter()) + len(os.path.join()) + _Record.total


    def main():
        """Run."""
        return task(_SHARED), deque()
'''


def test_private_helpers_and_imports_that_only_bodies_used_go_with_their_comments() -> None:
    assert stripped(HELPERS, "task") == text(
        '''
        """A title."""

        from collections import deque

        _SHARED = 3
        SIDE = 8


        def task(value):
            """Do it."""
            # TODO: replace the next line with your own code.
            raise NotImplementedError("task is not written yet")


        def main():
            """Run."""
            return task(_SHARED), deque()
        '''
    )


def test_what_another_exercise_needs_only_in_its_body_goes_as_well() -> None:
    source = '''
        def _helper():
            return 1


        def one():
            """Do one thing."""
            return _helper()


        def two():
            """Do another."""
            return _helper()
    '''
    assert "_helper" not in stripped(source, "one", "two")
    assert "_helper" in stripped(source, "one")


@pytest.mark.parametrize(
    "kept",
    [
        pytest.param("from __future__ import annotations", id="an import that is an instruction"),
        pytest.param("_unused = 1", id="a helper that nothing used before"),
        pytest.param("import this_one", id="an import that nothing used before"),
        pytest.param("PUBLIC = 1", id="a public name"),
        pytest.param("def public():\n    return 1", id="a public function"),
        pytest.param("_a = PUBLIC = 1", id="a statement that also binds a public name"),
        pytest.param("_count = 0\n_count += 1", id="a name that a statement changes"),
        pytest.param("_table = {}\n_table[0] = 1", id="a table that a statement fills"),
        pytest.param("_x = 1\nfor _x in ():\n    pass", id="a name that a loop binds"),
        pytest.param("_Kind = int\n\n\ndef other(x: '_Kind') -> None:\n    pass", id="a type in a quoted annotation"),
        pytest.param("_Kind = int\n\n\ndef other() -> '_Kind':\n    pass", id="a type in a quoted result"),
        pytest.param("_Kind = int\n\n\nasync def other() -> '_Kind':\n    pass", id="a type of a coroutine's result"),
        pytest.param("_Kind = int\n\n\nvalue: 'list[_Kind]' = []", id="a type in a quoted annotation of a variable"),
        pytest.param("_Kind = int\n\n\nvalue: list['_Kind'] = []", id="a type quoted in part"),
        pytest.param("import _thing\n\n__all__ = ['_thing']", id="an import that is handed on"),
        pytest.param("_a, _b = 1, 2\nlast = _b", id="names bound together, of which one is used"),
        pytest.param("_limit = 3\n\n\ndef other(count=_limit):\n    return count", id="a default value"),
        pytest.param("_base = object\n\n\nclass Other(_base):\n    pass", id="a base class"),
        pytest.param(
            "_deep = 1\n\n\nclass Other:\n    def method(self):\n        return [lambda: _deep for _ in ()]",
            id="a name used deep inside",
        ),
        pytest.param("_loop = 1\n\n\ndef task_of(_loop=_loop):\n    return _loop", id="a name hidden by a local one"),
    ],
)
def test_what_is_used_elsewhere_or_is_no_helper_stays(kept: str) -> None:
    uses = ["_a", "_count", "_table", "_x", "_Kind", "_b", "_limit", "_base", "_deep", "_loop", "_thing", "PUBLIC"]
    body = "\n".join(f"    {name}" for name in uses if name in kept)
    source = f'{kept}\n\n\ndef task():\n    """Do it."""\n{body}\n    return 1\n'
    assert strip_solution(source, ["task"]).startswith(f"{kept}\n\n\ndef task")


def test_a_helper_whose_name_is_only_a_local_name_elsewhere_goes() -> None:
    source = '''
        _size = 1


        def other(_size):
            """Take a size of its own."""
            return _size


        def task():
            """Do it."""
            return _size
    '''
    assert stripped(source, "task").startswith("def other(_size):")


def test_a_text_in_an_annotation_that_is_no_type_does_no_harm() -> None:
    source = 'def task(a: Literal["not a name", 3]) -> None:\n    """Do it."""\n    return a\n'
    assert "not a name" in strip_solution(source, ["task"])


def test_an_import_that_loses_names_is_laid_out_again() -> None:
    names = [f"a_rather_long_name_{number}" for number in range(8)]
    kept = ", ".join(names)
    source = f'from places import {kept}, gone\n\nused = [{kept}]\n\n\ndef task():\n    """Do it."""\n    gone()\n'
    expected = "from places import (\n" + "".join(f"    {name},\n" for name in names) + ")\n"
    assert strip_solution(source, ["task"]).startswith(expected)


def test_the_lines_for_the_interpreter_stay_when_the_first_statement_goes() -> None:
    first_lines = "#!/usr/bin/env python\n# -*- coding: utf-8 -*-\n"
    source = f'{first_lines}# used once\nimport math\n\n\ndef task():\n    """Do it."""\n    math\n'
    assert strip_solution(source, ["task"]).startswith(f"{first_lines}\n\ndef task")


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("x = 1\n", "the function task must be defined once"),
        ("class Other:\n    def task(self):\n        return 1\n", "the function task must be defined once"),
        ('def task():\n    """A."""\n    return 1\n' * 2, "the function task must be defined once"),
        ("def task():\n    return 1\n", "needs a docstring"),
        ('def task():\n    """Do it."""\n', "has no body"),
        ('def task():\n    """Do it."""; return 1\n', "a second statement"),
        ('x = 1; y = 2\n\n\ndef task():\n    """Do it."""\n    return 1\n', "a second statement"),
    ],
)
def test_a_solution_that_cannot_be_stripped_is_refused_in_one_sentence(source: str, complaint: str) -> None:
    with pytest.raises(CourseError, match=complaint) as caught:
        strip_solution(source, ["task"])
    assert str(caught.value).endswith(".")


# Solutions made up: helpers that use one another, imports, comments, an exercise or two, all laid out as ruff does.

HELPER_NAMES = [f"_h{number}" for number in range(5)]
IMPORTS = {"math": "import math", "os": "import os", "deque": "from collections import deque"}
NAMES = st.lists(st.sampled_from([*HELPER_NAMES, *IMPORTS]), max_size=3)


def _function(name: str, used: Sequence[str], comment: bool) -> str:
    above = "# About what follows.\n" if comment else ""
    return f'{above}def {name}():\n    """Do it."""\n    # now\n    return [{", ".join(used)}]\n'


def _constant(name: str, used: Sequence[str], comment: bool) -> str:
    above = "# About what follows.\n" if comment else ""
    return f"{above}{name} = [{', '.join(used)}]\n"


@st.composite
def solutions(draw: Callable[..., list[str]]) -> str:
    """The text of a module with the exercises one() and two(), and helpers defined before they are used."""
    blocks = []
    for number, name in enumerate(HELPER_NAMES):
        layout: Callable[[str, Sequence[str], bool], str] = draw(st.sampled_from([_function, _constant]))  # type: ignore[assignment]
        usable = st.lists(st.sampled_from([*HELPER_NAMES[:number], *IMPORTS]), max_size=2)
        blocks.append(layout(name, draw(usable), bool(draw(st.booleans()))))
    blocks += [_function(name, draw(NAMES), bool(draw(st.booleans()))) for name in ("one", "two", "main")]
    imports = "\n".join(sorted(IMPORTS.values(), key=lambda line: line.startswith("from")))
    return f'"""A title."""\n\n{imports}\n\n\n' + "\n\n".join(blocks)


def names_without_a_definition(tree: ast.Module) -> set[str]:
    defined = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    defined |= {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    defined |= {
        alias.name for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom) for alias in node.names
    }
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return used - defined - {"NotImplementedError"}


@given(solutions())
def test_whatever_the_helpers_the_skeleton_compiles_and_defines_all_it_uses(source: str) -> None:
    tree = ast.parse(strip_solution(source, ["one", "two"]))
    assert names_without_a_definition(tree) == set()


@given(solutions())
def test_stripping_a_skeleton_again_changes_nothing(source: str) -> None:
    skeleton = strip_solution(source, ["one", "two"])
    assert strip_solution(skeleton, ["one", "two"]) == skeleton


@given(solutions())
def test_a_skeleton_holds_only_lines_of_its_solution_and_the_two_new_ones(source: str) -> None:
    lines = set(strip_solution(source, ["one", "two"]).splitlines())
    new = {
        line for line in lines - set(source.splitlines()) if "TODO" not in line and "NotImplementedError" not in line
    }
    assert new == set()


@given(solutions())
def test_no_helper_is_left_that_only_the_exercises_used(source: str) -> None:
    skeleton = ast.parse(strip_solution(source, ["one", "two"]))
    solution = ast.parse(source)
    uses = {_name_of(node): _names_in(node) for node in solution.body}
    bodies = reachable(uses, uses["one"] | uses["two"])
    idle = set(HELPER_NAMES) - bodies - reachable(uses, uses["main"])
    elsewhere = reachable(uses, uses["main"] | idle)
    left = {_name_of(node) for node in skeleton.body}
    assert not left & (bodies - elsewhere)
    assert elsewhere <= left | set(IMPORTS)


def _name_of(node: ast.stmt) -> str:
    if isinstance(node, ast.FunctionDef):
        return node.name
    return node.targets[0].id if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) else ""


def _names_in(node: ast.AST) -> set[str]:
    return {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Load)}


def reachable(uses: dict[str, set[str]], names: set[str]) -> set[str]:
    found: set[str] = set()
    while names - found:
        found |= names
        names = {used for name in names for used in uses.get(name, set())}
    return found & set(HELPER_NAMES)


# The course's own


@pytest.mark.parametrize("unit", COURSE.units, ids=lambda unit: unit.stem)
def test_the_skeleton_in_the_repository_is_the_one_made_from_the_solution(unit: Unit) -> None:
    solution = (content_folder("solutions") / unit.file_name).read_text(encoding="utf-8")
    assert (content_folder("skeletons") / unit.file_name).read_text(encoding="utf-8") == strip_solution(
        solution, unit.functions, tests=unit.tests is not None
    )


def test_tests_that_are_no_exercise_are_left_to_the_student() -> None:
    source = (
        "import pytest\n\n\n"
        "def _all():\n    return [1, 2]\n\n\n"
        'def test_one(find):\n    """Test it."""\n    assert find(_all())\n\n\n'
        "# A second one.\n"
        '@pytest.mark.skip\ndef test_two(find):\n    """Test it more."""\n    assert find(_all())\n'
    )
    assert strip_solution(source, ["test_one"], tests=True) == (
        'def test_one(find):\n    """Test it."""\n    # TODO: replace the next line with your own code.\n'
        '    raise NotImplementedError("test_one is not written yet")\n'
    )
    assert "def test_two" in strip_solution(source, ["test_one"])


@pytest.mark.parametrize("unit", COURSE.units, ids=lambda unit: unit.stem)
def test_an_untouched_skeleton_run_as_a_program_says_what_is_not_written_yet(unit: Unit) -> None:
    skeleton = content_folder("skeletons") / unit.file_name
    run = subprocess.run([sys.executable, skeleton], input="0 0\n", capture_output=True, text=True, check=True)
    assert "is not written yet." in run.stdout
    assert run.stderr == ""


@pytest.mark.parametrize("command", [["check", "--no-fix"], ["format", "--check"]])
def test_skeletons_are_laid_out_as_ruff_leaves_them(command: list[str]) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "ruff", *command, "--no-cache", content_folder("skeletons")],
        capture_output=True, text=True, check=False, cwd=content_folder("skeletons").parent,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout


def test_ruff_leaves_a_stripped_file_as_it_is() -> None:
    rules = ["--isolated", "--no-cache", "--line-length=120", "--stdin-filename=x.py"]
    skeleton = stripped(HELPERS, "task")
    formatted = subprocess.run(
        [sys.executable, "-m", "ruff", "format", *rules, "-"],
        input=skeleton,
        capture_output=True,
        text=True,
        check=True,
    )
    assert formatted.stdout == skeleton
    checked = subprocess.run(
        [sys.executable, "-m", "ruff", "check", "--select=I,F", *rules, "-"],
        input=skeleton, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert checked.returncode == 0, checked.stdout


@pytest.fixture
def content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A course folder with one solution and no skeleton."""
    solution = tmp_path / "solutions" / "knights_tour.py"
    solution.parent.mkdir()
    solution.write_bytes((content_folder("solutions") / "knights_tour.py").read_bytes())
    monkeypatch.setattr(skeletons, "content_folder", lambda name: tmp_path / name)
    return tmp_path


def one_unit() -> Course:
    return Course((COURSE.find_unit("knights_tour"),))


def test_sync_writes_a_missing_skeleton_and_then_has_nothing_to_say(content: Path) -> None:
    assert sync_skeletons(course=one_unit()) == ["skeletons/knights_tour.py was written."]
    assert sync_skeletons(course=one_unit()) == []
    written = content / "skeletons" / "knights_tour.py"
    assert written.read_bytes() == (content_folder("skeletons") / "knights_tour.py").read_bytes()
    assert [path.name for path in written.parent.iterdir()] == ["knights_tour.py"]


def test_sync_check_names_a_skeleton_that_differs_and_writes_nothing(content: Path) -> None:
    sync_skeletons(course=one_unit())
    skeleton = content / "skeletons" / "knights_tour.py"
    skeleton.write_text("edited here\n", encoding="utf-8")
    assert sync_skeletons(check=True, course=one_unit()) == [
        "skeletons/knights_tour.py differs from its solution; run knightstour sync."
    ]
    assert skeleton.read_text(encoding="utf-8") == "edited here\n"


@pytest.mark.parametrize(
    ("solution", "complaint"),
    [
        (None, "solutions/knights_tour.py is missing."),
        (b"def :", "solutions/knights_tour.py is not Python: invalid syntax"),
        (b"# \xff", "solutions/knights_tour.py is not Python: 'utf-8' codec"),
        (b"x = 1\n", "solutions/knights_tour.py: the function generate_moves must be defined once, at the top level."),
    ],
)
def test_sync_names_a_solution_that_gives_no_skeleton(content: Path, solution: bytes | None, complaint: str) -> None:
    file = content / "solutions" / "knights_tour.py"
    file.unlink()
    if solution is not None:
        file.write_bytes(solution)
    found = sync_skeletons(check=True, course=one_unit())
    assert [sentence.startswith(complaint) for sentence in found] == [True]
    with pytest.raises(CourseError) as caught:
        sync_skeletons(course=one_unit())
    assert [str(caught.value)] == found


def test_sync_without_a_course_takes_the_one_of_course_toml() -> None:
    assert sync_skeletons(check=True) == []
