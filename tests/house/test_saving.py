"""A file is written whole or stays as it was."""

import os
import stat
from pathlib import Path

import pytest

from knightstour.saving import save_bytes, save_text


def test_a_file_is_written_as_utf_8_with_its_line_ends(tmp_path: Path) -> None:
    save_text(tmp_path / "a.txt", "ờ\n\r\n")
    assert (tmp_path / "a.txt").read_bytes() == "ờ\n\r\n".encode()


def test_a_file_that_cannot_be_put_in_place_leaves_the_old_one_and_nothing_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_self: Path, _target: Path) -> Path:
        raise OSError(28, "No space left on device")

    (tmp_path / "a.txt").write_text("old", encoding="utf-8")
    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="No space left"):
        save_bytes(tmp_path / "a.txt", b"new")
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("a.txt", b"old")]


def test_a_folder_in_the_way_stays(tmp_path: Path) -> None:
    (tmp_path / "a.txt").mkdir()
    with pytest.raises(OSError, match=r"a\.txt"):
        save_bytes(tmp_path / "a.txt", b"new")
    assert [path.name for path in tmp_path.iterdir()] == ["a.txt"]


@pytest.mark.skipif(os.name == "nt", reason="no such permissions there")
def test_a_new_file_can_be_read_by_others_and_an_old_one_keeps_its_permissions(tmp_path: Path) -> None:
    (tmp_path / "plain.txt").touch()
    (tmp_path / "secret.txt").touch(mode=0o600)
    for name in ("new.txt", "secret.txt"):
        save_bytes(tmp_path / name, b"")
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert modes["new.txt"] == modes["plain.txt"]
    assert modes["secret.txt"] == 0o600
