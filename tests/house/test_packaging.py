"""A wheel works without the clone, an editable install uses the clone; both add one name to an environment."""

import os
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest

import knightstour

ROOT = Path(__file__).parents[2]

# Where pytest and the other libraries lie; the environments made here have none of their own.
LIBRARIES = str(Path(pytest.__file__).parents[1])

CONTENT = ("skeletons", "solutions")


def run(command: Sequence[str | Path], cwd: Path, libraries: bool = False) -> str:
    """What ``command`` prints; the environment says nothing of where the course lies."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PIP_"))}
    if libraries:
        environment["PYTHONPATH"] = LIBRARIES
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


class Environment:
    """A fresh virtual environment with one wheel in it."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        self.bin = folder / ("Scripts" if os.name == "nt" else "bin")
        run([sys.executable, "-m", "venv", "--without-pip", folder], folder.parent)
        self.before = self.names()
        install: list[str | Path] = ["install", "--quiet", "--no-index", "--no-deps", wheel]
        run([sys.executable, "-m", "pip", "--python", self.bin / "python", *install], folder.parent)

    def names(self) -> set[str]:
        """What lies in its site-packages."""
        place = "import sysconfig; print(sysconfig.get_path('purelib'))"
        self.site_packages = Path(run([self.bin / "python", "-c", place], self.folder).strip())
        return {path.name for path in self.site_packages.iterdir()}

    def python(self, statement: str) -> str:
        """What Python prints here, away from the clone."""
        return run([self.bin / "python", "-c", statement], self.folder, libraries=True).strip()


@pytest.fixture(scope="module")
def distributions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist and the wheel that is built from it."""
    folder = tmp_path_factory.mktemp("dist")
    run([sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT], folder)
    return folder


@pytest.fixture(scope="module")
def installed(distributions: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("wheel") / "venv", next(distributions.glob("*.whl")))


@pytest.fixture(scope="module")
def editable(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    folder = tmp_path_factory.mktemp("editable")
    build = f"from hatchling.build import build_editable; build_editable({str(folder)!r})"
    run([sys.executable, "-c", build], ROOT)
    return Environment(folder / "venv", next(folder.glob("*.whl")))


def test_a_wheel_puts_one_name_into_an_environment(installed: Environment) -> None:
    new = installed.names() - installed.before
    assert {name for name in new if not name.endswith(".dist-info")} == {"knightstour"}
    assert len(new) == 2


def test_an_installed_wheel_carries_the_content_and_finds_it(installed: Environment) -> None:
    for content in CONTENT:
        find = f"from knightstour.course import content_folder; print(content_folder({content!r}))"
        folder = Path(installed.python(find))
        assert folder.is_relative_to(installed.site_packages / "knightstour")
        assert {path.name: path.read_bytes() for path in folder.glob("*.py")} == {
            path.name: path.read_bytes() for path in (ROOT / content).glob("*.py")
        }


def test_a_work_folder_can_be_started_from_a_wheel(installed: Environment, tmp_path: Path) -> None:
    start = "from pathlib import Path; from knightstour.workfolder import create_work_folder as start; "
    installed.python(f"{start}start(Path({str(tmp_path)!r}))")
    skeleton = ROOT / "skeletons" / "knights_tour.py"
    assert (tmp_path / "knights_tour.py").read_bytes() == skeleton.read_bytes()


def test_a_wheel_holds_every_file_of_the_package(distributions: Path) -> None:
    tracked = run(["git", "ls-files", "-z", "autograder"], ROOT) if (ROOT / ".git").exists() else ""
    names = zipfile.ZipFile(next(distributions.glob("*.whl"))).namelist()
    missing = [name for name in filter(None, tracked.split("\0")) if name.removeprefix("autograder/") not in names]
    assert missing == []


def test_an_sdist_has_what_it_takes_to_build_and_test(distributions: Path) -> None:
    with tarfile.open(next(distributions.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {
        "pyproject.toml",
        "hatch_build.py",
        "LICENSE",
        "README.md",
        "solutions/knights_tour.py",
        "tests/conftest.py",
    }
    assert wanted <= names
    assert not [name for name in names if "__pycache__" in name or name.startswith((".git/", ".venv"))]


def test_an_editable_install_uses_the_clones_own_files(editable: Environment) -> None:
    new = editable.names() - editable.before
    assert sorted(Path(name).suffix for name in new) == [".dist-info", ".pth"]
    assert (
        Path(editable.python("import knightstour; print(knightstour.__path__[0])")) == ROOT / "autograder/knightstour"
    )
    find = "from knightstour.course import content_folder; print(content_folder('skeletons'))"
    assert Path(editable.python(find)) == ROOT / "skeletons"


@pytest.mark.parametrize("kind", ["installed", "editable"])
def test_the_command_is_there(kind: str, request: pytest.FixtureRequest) -> None:
    environment: Environment = request.getfixturevalue(kind)
    version = run([environment.bin / "knightstour", "--version"], environment.folder, libraries=True)
    assert version.split()[-1] == knightstour.__version__
