"""A work folder gets what it lacks and loses nothing; what is in it is found again."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from knightstour import workfolder
from knightstour.course import content_folder
from knightstour.messages import CourseError
from knightstour.workfolder import create_work_folder, find_work_folder

LAB = "knights_tour.py"

FILE_NAMES = {LAB, "conftest.py", "README.txt"}


def names(paths: list[Path], folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in paths}


def everything_below(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_new_folder_gets_the_skeletons_and_what_goes_with_them(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "work"
    started = create_work_folder(folder)
    assert names(started.written, folder) >= FILE_NAMES
    assert started.kept == []
    assert set(everything_below(folder)) == names(started.written, folder)
    assert (folder / LAB).read_bytes() == (content_folder("skeletons") / LAB).read_bytes()


def test_a_second_start_has_nothing_left_to_write(tmp_path: Path) -> None:
    create_work_folder(tmp_path)
    before = everything_below(tmp_path)
    assert create_work_folder(tmp_path) == ([], [])
    assert everything_below(tmp_path) == before


def test_a_students_work_is_kept_and_named_and_only_what_is_missing_is_added(tmp_path: Path) -> None:
    (tmp_path / LAB).write_text("my own work\n", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("mine too\n", encoding="utf-8")
    started = create_work_folder(tmp_path)
    assert names(started.kept, tmp_path) == {LAB}
    assert "README.txt" in names(started.written, tmp_path)
    assert (tmp_path / LAB).read_text(encoding="utf-8") == "my own work\n"
    assert (tmp_path / "notes.txt").read_text(encoding="utf-8") == "mine too\n"


@pytest.mark.parametrize("kind", ["folder", "broken link"])
def test_whatever_has_the_name_of_a_file_is_kept(tmp_path: Path, kind: str) -> None:
    if kind == "folder":
        (tmp_path / LAB).mkdir()
    else:
        (tmp_path / LAB).symlink_to("nowhere")
    assert names(create_work_folder(tmp_path).kept, tmp_path) == {LAB}


def test_lessons_come_with_their_pictures_and_without_left_overs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lessons = tmp_path / "content" / "lessons"
    for name in ("01-moves.ipynb", "pictures/board.svg", ".ipynb_checkpoints/01-moves.ipynb", "__pycache__/x.pyc"):
        (lessons / name).parent.mkdir(parents=True, exist_ok=True)
        (lessons / name).write_text(name, encoding="utf-8")
    monkeypatch.setattr(
        workfolder, "content_folder", lambda name: lessons if name == "lessons" else content_folder(name)
    )
    started = create_work_folder(tmp_path / "work")
    below = {name for name in names(started.written, tmp_path / "work") if name.startswith("lessons")}
    assert below == {"lessons/01-moves.ipynb", "lessons/pictures/board.svg"}


@pytest.mark.parametrize("place", ["file", "file/work"])
def test_a_file_in_the_way_is_named_in_one_sentence(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    with pytest.raises(CourseError) as caught:
        create_work_folder(tmp_path / place)
    assert str(caught.value) == f"{tmp_path / 'file'} is a file, not a folder."
    assert (tmp_path / "file").read_text(encoding="utf-8") == "in the way"


def test_a_folder_that_cannot_be_written_is_named_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(file: Path, _content: bytes) -> None:
        raise PermissionError(13, "Permission denied", str(file))

    monkeypatch.setattr(workfolder, "save_bytes", refuse)
    with pytest.raises(CourseError, match="could not be written: Permission denied") as caught:
        create_work_folder(tmp_path)
    assert str(caught.value).startswith(f"The work folder {tmp_path} ")


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="the superuser may write everywhere")
def test_a_folder_without_write_permission_gets_one_sentence(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(CourseError, match="could not be written"):
        create_work_folder(tmp_path)


def test_plain_pytest_in_a_work_folder_runs_the_checks(tmp_path: Path) -> None:
    create_work_folder(tmp_path)
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == pytest.ExitCode.TESTS_FAILED, run.stdout + run.stderr
    assert "generate_moves: " in run.stdout
    assert "still to be written" in run.stdout


# Finding the work again


def test_the_work_folder_is_found_from_below(tmp_path: Path) -> None:
    create_work_folder(tmp_path / "work")
    (tmp_path / "work" / "deep" / "down").mkdir(parents=True)
    for place in ("work", "work/deep", "work/deep/down"):
        assert find_work_folder(tmp_path / place) == tmp_path / "work"


def test_in_a_clone_the_work_folder_is_its_skeletons(tmp_path: Path) -> None:
    (tmp_path / "skeletons").mkdir()
    (tmp_path / "skeletons" / LAB).touch()
    assert find_work_folder(tmp_path) == tmp_path / "skeletons"


def test_where_no_file_of_the_course_is_there_is_no_work_folder(tmp_path: Path) -> None:
    (tmp_path / LAB).mkdir()
    assert find_work_folder(tmp_path) is None
