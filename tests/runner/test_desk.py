"""The folder a session works in."""

import os
from pathlib import Path

import pytest

from knightstour.runner.desk import LARGEST_FILE, Desk


@pytest.fixture
def work(tmp_path: Path) -> Path:
    folder = tmp_path / "work"
    folder.mkdir()
    (folder / "tour.py").write_bytes(b"import side\n")
    (folder / "side.py").write_bytes(b"x = 1\n")
    (folder / "notes.txt").write_text("secret")
    (folder / "link.py").symlink_to(folder / "side.py")
    return folder


def names(desk: Desk) -> list[str]:
    return sorted(path.name for path in desk.path.iterdir())


def test_it_holds_a_copy_of_the_file_and_nothing_else(work: Path) -> None:
    desk = Desk(work / "tour.py")
    assert names(desk) == ["tour.py"]
    desk.file.write_text("changed")
    assert (work / "tour.py").read_bytes() == b"import side\n"
    desk.clear()


def test_with_its_folder_it_holds_the_python_files_beside_it_but_no_links(work: Path) -> None:
    desk = Desk(work / "tour.py", folder=True)
    assert names(desk) == ["side.py", "tour.py"]
    desk.clear()


def test_a_folder_full_of_large_files_is_copied_only_in_part(work: Path) -> None:
    for number in range(8):
        (work / f"big{number}.py").write_bytes(b"#" * 900_000)
    desk = Desk(work / "tour.py", folder=True)
    assert len(names(desk)) < 8
    desk.clear()


def test_a_large_file_is_cut_where_the_worker_will_refuse_it(work: Path) -> None:
    (work / "large.py").write_bytes(b"#" * 5_000_000)
    desk = Desk(work / "large.py")
    assert desk.file.stat().st_size == LARGEST_FILE
    desk.clear()


@pytest.mark.parametrize("make", ["link", "pipe", "folder", "nothing"])
def test_only_a_regular_file_is_taken(work: Path, make: str) -> None:
    target = work / "odd.py"
    if make == "link":
        target.symlink_to("/etc/passwd")
    elif make == "pipe":
        os.mkfifo(target)
    elif make == "folder":
        target.mkdir()
    with pytest.raises(OSError, match="odd"):
        Desk(target)


def test_clearing_removes_even_what_was_made_unremovable(work: Path) -> None:
    desk = Desk(work / "tour.py")
    inner = desk.path / "inner"
    inner.mkdir()
    (inner / "file").touch()
    inner.chmod(0)
    desk.clear()
    assert not desk.path.exists()


def test_its_name_is_taken_out_of_texts(work: Path) -> None:
    desk = Desk(work / "tour.py")
    assert desk.scrub(f"File {desk.file}, line 1 in {desk.path}") == "File tour.py, line 1 in ."
    desk.clear()
