"""What is handed out tells nothing of the solutions, and every platform gives the same points."""

import json
import os
import re
import shutil
import stat
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path, PurePath

import pytest
import yaml

import knightstour.release
from knightstour.course import load_course
from knightstour.release.leaks import Secrets, leaks, secrets_of
from tests.classes.classes import COMMAND, RIGHT, ROOT, WRONG, contents, grade
from tests.classes.downloads import lay_out
from tests.shared_once import shared_folder

LIBRARIES = str(Path(pytest.__file__).parents[1])
KIT = {"knights_tour.py", "conftest.py", "README.txt", "lessons/01-the-board.ipynb"}

PRIVATE = b'''"""Checks that students do not see."""

from knightstour.judging import Wrong
from knightstour.plugin import exercise
from knightstour.results import Explanation
from knightstour.runner.answers import Call


@exercise("heuristic_1", points=3, lend=("generate_moves",))
def test_one_corner(student):
    """A knight in the corner of a board of 20 x 20 has two moves."""
    board = [[0] * 20 for _ in range(20)]
    assert student.ask([Call("heuristic_1", (board, (0, 0)))])[0].value == 2


@exercise("heuristic_2", points=2)
def test_never(student):
    """Nobody passes this."""
    raise Wrong(Explanation(rule="It is a private check.", next="Nothing."))
'''


def run(*words: str | Path, environment: Mapping[str, str] | None = None, cwd: Path | None = None) -> str:
    done = subprocess.run(
        words,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, **(environment or {})},
        cwd=cwd,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def released(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A release with private checks."""
    return shared_folder(tmp_path_factory, "release", _release)


def _release(folder: Path) -> None:
    lay_out(folder / "checks", {"test_knights_tour.py": PRIVATE, "notes.txt": b"x"})
    run(*COMMAND, "release", folder / "out", "--checks", folder / "checks")


def test_the_student_kit_is_a_work_folder(released: Path) -> None:
    kit = released / "out" / "student-kit"
    names = {path.relative_to(kit).as_posix() for path in kit.rglob("*") if path.is_file()}
    assert names >= KIT
    assert not [name for name in names if "test_" in name or "solution" in name]
    with zipfile.ZipFile(released / "out" / "student-kit.zip") as archive:
        assert {name.removeprefix("student-kit/") for name in archive.namelist()} == names


def test_the_kit_tells_nothing_and_the_solution_would_be_noticed(released: Path) -> None:
    secrets = secrets_of(load_course())
    kit = released / "out" / "github-starter"
    files = [(PurePath(path.relative_to(kit)), path.read_bytes()) for path in kit.rglob("*") if path.is_file()]
    assert leaks(files, secrets) == []
    for unit in load_course().units:
        solution = ROOT / "solutions" / unit.file_name
        if solution.is_file():
            assert leaks([(PurePath("x.py"), solution.read_bytes())], secrets)


LINE = "        best = min(candidates, key=lambda square: heuristic(board, square))"
SECRETS = [
    Secrets("unit", {"best=min(candidates,key=lambdasquare:heuristic(board,square))": LINE}, frozenset({"_inside"}))
]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.py", LINE),
        ("README.md", "Write `best = min( candidates, key=lambda square: heuristic(board, square) )`."),
        (
            "b.ipynb",
            json.dumps(
                {"cells": [{"source": ["best = min(candidates,\n", " key=lambda square: heuristic(board, square))"]}]}
            ),
        ),
        ("c.ipynb", json.dumps({"cells": [{"outputs": [{"text": 'the helper "_inside" says'}]}]})),
        ("d.txt", "Use _inside() first."),
    ],
)
def test_a_line_of_a_solution_or_a_private_name_is_found_in_any_file(name: str, text: str) -> None:
    assert len(leaks([(PurePath(name), text.encode())], SECRETS)) == 1


@pytest.mark.parametrize("text", ["best = min(candidates)", "from_inside", "_inside2", ""])
def test_what_only_resembles_a_secret_is_none(text: str) -> None:
    assert leaks([(PurePath("a.py"), text.encode())], SECRETS) == []


def test_every_line_of_every_body_is_a_secret_unless_it_is_handed_out() -> None:
    lab = next(secrets for secrets in secrets_of(load_course()) if secrets.unit == "knights_tour")
    body = [line.strip() for line in (ROOT / "solutions/knights_tour.py").read_text(encoding="utf-8").splitlines()]
    long_lines = [line for line in body if line.startswith(("return ", "candidates = ")) and len(line) > 30]
    skeleton = (ROOT / "skeletons/knights_tour.py").read_text(encoding="utf-8")
    assert [line for line in long_lines if line not in skeleton]
    for line in long_lines:
        assert line in skeleton or "".join(line.split()) in lab.lines


def test_a_kit_that_leaks_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unit = load_course().units[0]
    answer = next(iter(secrets_of(load_course())[0].lines.values()))
    files = [(PurePath("lessons/hint.md"), f"Try: {answer}".encode())]
    monkeypatch.setattr(knightstour.release, "work_folder_contents", lambda _course: iter(files))
    done = knightstour.release.release(tmp_path / "out", unit)
    assert done.leaks
    assert answer in done.leaks[0]
    assert not (tmp_path / "out").exists()


def test_a_release_replaces_an_earlier_one_and_nothing_else(tmp_path: Path) -> None:
    out = tmp_path / "out"
    run(*COMMAND, "release", out)
    before = (out / "gradescope-autograder.zip").read_bytes()
    (out / "student-kit" / "old.py").touch()
    (out / ".DS_Store").touch()
    run(*COMMAND, "release", out)
    assert not (out / "student-kit" / "old.py").exists()
    assert (out / "gradescope-autograder.zip").read_bytes() == before
    (out / "thesis.tex").touch()
    done = subprocess.run([*COMMAND, "release", out], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 2
    assert "thesis.tex" in done.stderr


@pytest.mark.parametrize("name", ["student-kit/notes.md", "github-starter/notes.md", "student-kit.zip"])
def test_a_folder_that_is_only_called_like_a_part_of_a_release_stays(name: str, tmp_path: Path) -> None:
    lay_out(tmp_path / "out", {name: b"mine"})
    done = subprocess.run([*COMMAND, "release", tmp_path / "out"], capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, contents(tmp_path / "out")) == (2, {name: b"mine"})


class Gradescope:
    """Gradescope's folder layout, with the image built."""

    def __init__(self, folder: Path, archive: Path) -> None:
        self.base = folder
        source = folder / "source"
        with zipfile.ZipFile(archive) as packed:
            for info in packed.infolist():
                place = Path(packed.extract(info, source))
                place.chmod(stat.S_IMODE(info.external_attr >> 16))
        shutil.copy(source / "run_autograder", folder / "run_autograder")
        # What setup.sh would download lies in the tests' own environment already; nothing is fetched.
        refuse = lay_out(folder / "bin", {"apt-get": b"#!/bin/sh\necho no network here >&2\nexit 1\n"})
        (refuse / "apt-get").chmod(0o755)
        self.environment = {
            "PATH": os.pathsep.join([str(refuse), str(Path(sys.executable).parent), os.environ["PATH"]]),
            "PYTHONPATH": LIBRARIES,
            "PIP_NO_INDEX": "1",
        }
        run("bash", source / "setup.sh", environment=self.environment, cwd=folder)

    def run(self, files: Mapping[str, bytes]) -> subprocess.CompletedProcess[str]:
        """Hand in these files."""
        shutil.rmtree(self.base / "submission", ignore_errors=True)
        lay_out(self.base / "submission", files)
        (self.base / "results").mkdir(exist_ok=True)
        environment = {**os.environ, **self.environment}
        command = (self.base / "run_autograder",)
        return subprocess.run(
            command, env=environment, cwd=self.base, capture_output=True, encoding="utf-8", check=False
        )

    def grade(self, files: Mapping[str, bytes]) -> dict[str, object]:
        """What Gradescope would read for a submission of these files."""
        done = self.run(files)
        assert done.returncode == 0, done.stdout + done.stderr
        data: dict[str, object] = json.loads((self.base / "results/results.json").read_text(encoding="utf-8"))
        return data


@pytest.fixture(scope="module")
def gradescope(released: Path, tmp_path_factory: pytest.TempPathFactory) -> Gradescope:
    if sys.platform == "win32":
        pytest.skip("Gradescope's containers run Linux")
    return Gradescope(tmp_path_factory.mktemp("autograder"), released / "out" / "gradescope-autograder.zip")


def test_gradescope_gives_the_same_result_as_a_class_does_with_private_checks(
    gradescope: Gradescope, released: Path, tmp_path: Path
) -> None:
    lay_out(tmp_path / "class", {"submission/knights_tour.py": WRONG, "submission/notes.md": b"x"})
    grade(tmp_path / "class", tmp_path / "out", "--checks", released / "checks")
    expected = json.loads((tmp_path / "out/gradescope/submission.json").read_text(encoding="utf-8"))
    found = gradescope.grade({"knights_tour.py": WRONG, "notes.md": b"x"})
    assert found == expected
    assert found["score"] == 10.0
    result = json.loads((tmp_path / "out/results/submission.json").read_text(encoding="utf-8"))
    assert (result["score"], result["max_score"]) == (10.0, 15.0)


@pytest.mark.parametrize(
    ("checks", "words"),
    [
        (b"import nowhere", "The checks in test_knights_tour.py cannot be used: ModuleNotFoundError"),
        (PRIVATE.replace(b'"heuristic_2"', b'"heuristic_3"'), "are for heuristic_3, which is no exercise"),
        (b"", ""),
        (b"def test_x(:\n", "The checks in test_knights_tour.py cannot be used: SyntaxError"),
        (b'def test_bare(student):\n    """Goal."""\n', "The check test_bare in test_knights_tour.py would not count"),
    ],
)
def test_faulty_checks_of_an_instructor_are_one_sentence(checks: bytes, words: str, tmp_path: Path) -> None:
    lay_out(tmp_path / "class", {"ana.py": WRONG})
    lay_out(tmp_path / "checks", {"test_knights_tour.py": checks})
    done = grade(tmp_path / "class", tmp_path / "out", "--checks", tmp_path / "checks", code=2 if words else 0)
    assert words in done.stderr
    assert done.stderr.count("\n") == int(bool(words))


# Feedback on these names a mistake and a call, for which the grader looks into the skeletons.
WITH_A_CALL = ("cuong_ha", "hieu_mac", "kate_moore", "pedro_alonso", "zoe_adams")


def test_the_grader_says_the_same_where_there_is_no_clone_around_it(released: Path, tmp_path: Path) -> None:
    samples = {f"{name}.py": (ROOT / "tests/sample_class" / f"{name}.py").read_bytes() for name in WITH_A_CALL}
    lay_out(tmp_path / "class", samples)
    with zipfile.ZipFile(released / "out/gradescope-autograder.zip") as archive:
        archive.extractall(tmp_path / "source")
    grade(tmp_path / "class", tmp_path / "here")
    there = os.pathsep.join([str(tmp_path / "source"), LIBRARIES])
    grade(tmp_path / "class", tmp_path / "there", environment={"PYTHONPATH": there})
    results = {folder: contents(tmp_path / folder) for folder in ("here", "there")}
    assert results["here"] == results["there"]
    assert all(b"mistake" in results["here"][f"results/{name}.json"] for name in WITH_A_CALL)


def test_a_fault_of_ours_leaves_no_result_on_gradescope(gradescope: Gradescope, tmp_path: Path) -> None:
    skeletons = gradescope.base / "source/knightstour/_content/skeletons"
    skeletons.rename(tmp_path / "skeletons")  # so that the diagnosis fails
    try:
        done = gradescope.run({"knights_tour.py": (ROOT / "tests/sample_class/zoe_adams.py").read_bytes()})
    finally:
        (tmp_path / "skeletons").rename(skeletons)
    assert done.returncode == 3
    assert "The grader itself failed here" in done.stdout
    assert not (gradescope.base / "results/results.json").exists()


def test_gradescope_is_told_why_there_is_nothing_to_grade(gradescope: Gradescope) -> None:
    found = gradescope.grade({"report.pdf": b"%PDF"})
    assert found["score"] == 0
    assert found["output"] == "Nothing could be graded: There is no Python file in it."


def test_the_scripts_lie_at_the_root_and_can_be_run(released: Path) -> None:
    with zipfile.ZipFile(released / "out" / "gradescope-autograder.zip") as archive:
        for name in ("setup.sh", "run_autograder"):
            assert archive.read(name).startswith(b"#!/usr/bin/env bash\n")
            assert archive.getinfo(name).external_attr >> 16 & 0o111
        names = archive.namelist()
    assert "checks/test_knights_tour.py" in names
    assert "checks/notes.txt" not in names
    assert {name for name in names if "_content" in name} == {
        f"knightstour/_content/skeletons/{unit.file_name}" for unit in load_course().units
    }
    assert not [name for name in names if "solution" in name.lower() and name.startswith("knightstour/_content")]


class Github:
    """A repository made from the starter, and the machine on which its workflow runs."""

    def __init__(self, starter: Path, folder: Path) -> None:
        self.repository, self.temporary, self.summary = folder / "repository", folder / "temporary", folder / "sum.md"
        shutil.copytree(starter, self.repository)
        self.temporary.mkdir()

    def run(self, name: str, content: bytes) -> list[int]:
        """Push a file; the exit code of each step."""
        (self.repository / "knights_tour.py").unlink(missing_ok=True)
        (self.repository / name).write_bytes(content)
        workflow = yaml.safe_load((self.repository / ".github/workflows/knightstour.yml").read_text(encoding="utf-8"))
        environment = {
            **{key: value for key, value in os.environ.items() if key != "PYTHONPATH"},
            "PATH": str(Path(sys.executable).parent) + os.pathsep + os.environ["PATH"],
            "PIP_NO_INDEX": "1",  # the libraries that the course needs are there
            "RUNNER_TEMP": str(self.temporary),
            "GITHUB_STEP_SUMMARY": str(self.summary),
        }
        codes = []
        for step in workflow["jobs"]["check"]["steps"]:
            if "run" in step:
                command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]]
                codes.append(subprocess.run(command, env=environment, cwd=self.repository, check=False).returncode)
        return codes

    @property
    def result(self) -> dict[str, object]:
        """What the workflow wrote down."""
        data: dict[str, object] = json.loads((self.temporary / "result.json").read_text(encoding="utf-8"))
        return data


def test_the_workflow_gives_the_same_result_on_github_with_private_checks(released: Path, tmp_path: Path) -> None:
    github = Github(released / "out/github-starter", tmp_path)
    assert github.run("my lab.py", WRONG) == [0, 1]  # unpacked; and not all checks pass
    lay_out(tmp_path / "class", {"repository/my lab.py": WRONG})
    grade(tmp_path / "class", tmp_path / "graded", "--checks", released / "checks")
    expected = json.loads((tmp_path / "graded/results/repository.json").read_text(encoding="utf-8"))
    assert github.result == expected
    assert (expected["score"], expected["max_score"]) == (10.0, 15.0)
    assert re.search(r"^10 of 15 points$", github.summary.read_text(encoding="utf-8"), re.MULTILINE)


def test_the_workflow_takes_the_course_from_the_starter(released: Path, tmp_path: Path) -> None:
    run(*COMMAND, "release", tmp_path / "out")
    github = Github(tmp_path / "out/github-starter", tmp_path)
    assert github.run("knights_tour.py", RIGHT) == [0, 0]
    assert github.result["score"] == 10.0
    assert (github.temporary / "course/knightstour/release/on_github.py").is_file()
    assert not (github.temporary / "course/checks").exists()
    (github.repository / "other.py").write_bytes(RIGHT)
    assert github.run("another.py", RIGHT) == [0, 2]
    assert "There are several files to choose from" in github.summary.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("checks", "words"),
    [
        ({"test_knights_tour.py": b"import nowhere"}, "cannot be used: ModuleNotFoundError"),
        ({"test_knights_tour.py": b"def test_x(:"}, "cannot be used: SyntaxError"),
        ({"test_knights_tour.py": PRIVATE, "test_more.py": PRIVATE}, "The checks in test_more.py would not count"),
    ],
)
def test_checks_that_do_not_work_are_not_released(checks: Mapping[str, bytes], words: str, tmp_path: Path) -> None:
    lay_out(tmp_path / "checks", checks)
    command = (*COMMAND, "release", tmp_path / "out", "--checks", tmp_path / "checks")
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 2
    assert words in done.stderr
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "out").exists()
