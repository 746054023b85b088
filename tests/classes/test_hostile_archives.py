"""Archives and folders made to do harm: whatever is refused is named, and everything else is still read."""

import bz2
import gzip
import io
import lzma
import os
import socket
import stat
import struct
import tarfile
import tracemalloc
import unicodedata
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from knightstour.collect import Collected, Unreadable, choice, collect
from knightstour.collect.archives import nested_tree
from knightstour.collect.entries import Entry, Tree
from knightstour.messages import CourseError
from tests.classes.downloads import CODE, lay_out, tarred, zipped

ATTACKS = Path(__file__).parents[1] / "attacks"


def reasons(found: Collected) -> dict[str, str]:
    return {eye.path: eye.reason for eye in found.eyes}


def names(found: Collected) -> list[str]:
    return [item.name for item in found.submissions]


def zip_of(place: Path, members: list[tuple[zipfile.ZipInfo | str, bytes]]) -> Path:
    with zipfile.ZipFile(place, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members:
            archive.writestr(name, content)
    return place


def special(name: str, kind: int) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name)
    info.external_attr = (kind | 0o644) << 16
    info.create_system = 3
    return info


@pytest.fixture(autouse=True)
def nothing_is_unpacked(tmp_path: Path) -> Iterator[None]:
    around = set(tmp_path.parent.iterdir())
    yield
    assert set(tmp_path.parent.iterdir()) == around
    assert not [path for path in tmp_path.rglob("*") if path.name in ("escape.py", "abs.py", "win.py", "x.py")]


def test_names_that_lead_out_are_listed_and_the_rest_is_read() -> None:
    found = collect(ATTACKS / "zip_traversal.zip")
    assert names(found) == ["ok"]
    assert set(reasons(found)) == {"../../escape.py", "/abs.py", "..\\win.py", "C:\\x.py"}
    assert set(reasons(found).values()) == {"The name leads out of the archive."}


def test_a_bomb_is_not_unfolded() -> None:
    tracemalloc.start()
    found = collect(ATTACKS / "zip_bomb.zip")
    _now, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert reasons(found) == {"big.py": "It is larger than 1 MB."}
    assert most < 20_000_000


def test_a_bomb_that_lies_about_its_size_is_stopped_while_it_is_read(tmp_path: Path) -> None:
    place = zip_of(tmp_path / "class.zip", [("ana.py", b"#" * 40_000_000), ("bob.py", CODE)])
    content = bytearray(place.read_bytes())
    for signature, offset in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        at = content.find(signature)
        content[at + offset : at + offset + 4] = struct.pack("<I", 100)
    place.write_bytes(content)
    found = collect(place)
    assert names(found) == ["ana", "bob"]
    content_of = {item.name: item.file for item in found.submissions}
    with pytest.raises(Unreadable):
        content_of["ana"].content()
    assert content_of["bob"].content() == CODE


def test_links_and_devices_in_a_zip_are_refused(tmp_path: Path) -> None:
    assert reasons(collect(ATTACKS / "zip_symlink.zip")) == {
        "submission.py": "It is a link, and links are not followed."
    }
    kinds = {"link.py": stat.S_IFLNK, "pipe.py": stat.S_IFIFO, "device.py": stat.S_IFCHR, "socket.py": stat.S_IFSOCK}
    members = [(special(name, kind), b"/etc/passwd") for name, kind in kinds.items()]
    found = collect(zip_of(tmp_path / "class.zip", [*members, ("fine.py", CODE)]))
    assert names(found) == ["fine"]
    assert set(reasons(found)) == set(kinds)


def tar_member(name: str, kind: bytes, target: str = "") -> tarfile.TarInfo:
    member = tarfile.TarInfo(name)
    member.type = kind
    member.linkname = target
    return member


def test_links_devices_and_pipes_in_a_tar_are_refused(tmp_path: Path) -> None:
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode="w") as archive:
        archive.addfile(tar_member("link.py", tarfile.SYMTYPE, "/etc/passwd"))
        archive.addfile(tar_member("hard.py", tarfile.LNKTYPE, "fine.py"))
        archive.addfile(tar_member("pipe.py", tarfile.FIFOTYPE))
        archive.addfile(tar_member("device.py", tarfile.CHRTYPE))
        archive.addfile(tar_member("../../escape.py", tarfile.REGTYPE))
        fine = tarfile.TarInfo("fine.py")
        fine.size = len(CODE)
        archive.addfile(fine, io.BytesIO(CODE))
    (tmp_path / "class.tar").write_bytes(stream.getvalue())
    found = collect(tmp_path / "class.tar")
    assert names(found) == ["fine"]
    assert set(reasons(found)) == {"link.py", "hard.py", "pipe.py", "device.py", "../../escape.py"}


def test_a_packed_tar_that_never_ends_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knightstour.collect.archives.MOST_BYTES", 3_000_000)
    files = {"ana.py": CODE, "video.mp4": bytes(10_000_000)}
    (tmp_path / "class.tgz").write_bytes(gzip.compress(tarred(files)))
    with pytest.raises(CourseError, match="holds too much"):
        collect(tmp_path / "class.tgz")


def test_a_tar_header_that_claims_gigabytes_is_no_header(tmp_path: Path) -> None:
    header = tarfile.TarInfo("pax")
    header.type = tarfile.XHDTYPE
    header.size = 3_000_000_000
    (tmp_path / "class.tar").write_bytes(header.tobuf() + bytes(10_000))
    with pytest.raises(CourseError, match="damaged"):
        collect(tmp_path / "class.tar")


def test_too_many_members_are_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knightstour.collect.archives.MOST_ENTRIES_OF_ONE", 10)
    many = zipped({f"{number:0200}.txt": b"" for number in range(200)} | {"knights_tour.py": CODE})
    lay_out(tmp_path / "class", {"ana.zip": many, "bob.py": CODE})
    found = collect(tmp_path / "class")
    assert names(found) == ["bob"]
    assert reasons(found) == {"ana.zip": "ana.zip: The archive holds too many files."}


def test_holes_in_a_tar_are_not_written_out(tmp_path: Path) -> None:
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode="w", format=tarfile.PAX_FORMAT) as archive:
        hole = tarfile.TarInfo("list.txt")
        hole.pax_headers = {"GNU.sparse.map": "0,0", "GNU.sparse.size": "60000000"}
        archive.addfile(hole)
        fine = tarfile.TarInfo("knights_tour.py")
        fine.size = len(CODE)
        archive.addfile(fine, io.BytesIO(CODE))
    lay_out(tmp_path / "class", {"ana.tar": stream.getvalue()})
    found = collect(tmp_path / "class")
    assert names(found) == ["ana"]
    assert reasons(found) == {"ana.tar/list.txt": "It is not an ordinary file."}


def test_a_member_of_less_than_nothing_is_damaged(tmp_path: Path) -> None:
    member = tarfile.TarInfo("knights_tour.py")
    member.size = -(2**80)
    lay_out(tmp_path / "class", {"ana.tar": member.tobuf(tarfile.GNU_FORMAT) + bytes(1024), "bob.py": CODE})
    found = collect(tmp_path / "class")
    assert names(found) == ["bob"]
    assert "damaged" in reasons(found)["ana.tar"]


@pytest.mark.parametrize("pack", [gzip.compress, bz2.compress, lzma.compress])
def test_what_cannot_be_unpacked_is_named_and_the_rest_is_read(pack: Callable[[bytes], bytes], tmp_path: Path) -> None:
    packed = bytearray(pack(tarred({"knights_tour.py": CODE})))
    packed[-4:] = b"\xff\xff\xff\xff"
    packed[20:40] = bytes(20)
    lay_out(tmp_path / "class", {"ana.tar.gz": bytes(packed), "bob.py": CODE})
    found = collect(tmp_path / "class")
    assert names(found) == ["bob"]
    assert "damaged" in reasons(found)["ana.tar.gz"]


def test_a_long_list_of_members_cannot_hide_behind_a_second_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("knightstour.collect.archives.MOST_ENTRIES_OF_ONE", 10)
    many = bytearray(zipped({f"{number:0200}.txt": b"" for number in range(200)} | {"knights_tour.py": CODE}))
    many[-6:-2] = b"PK\x05\x06"  # where the list begins is worked out by `zipfile` from where it ends
    lay_out(tmp_path / "class", {"ana.zip": bytes(many)})
    assert reasons(collect(tmp_path / "class")) == {"ana.zip": "ana.zip: The archive holds too many files."}


@pytest.mark.parametrize("pack", [zipped, tarred])
def test_an_archive_is_opened_once_for_all_of_its_files(
    pack: Callable[[dict[str, bytes]], bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = []

    def open_and_note(archive: Entry) -> Tree:
        opened.append(archive)
        return nested_tree(archive)

    monkeypatch.setattr(choice, "nested_tree", open_and_note)
    ending = "zip" if pack is zipped else "tar"
    files = {"knights_tour.py": CODE} | {f"part_{number}.py": b"%d" % number for number in range(9)}
    lay_out(tmp_path / "class", {f"ana.{ending}": pack(files)})
    (found,) = collect(tmp_path / "class").submissions
    in_order = [found.file, *(entry for _name, entry in found.beside)]
    assert [entry.content() for entry in in_order] == [CODE, *(b"%d" % number for number in range(9))]
    assert len(opened) == 2  # to choose, and to read


@pytest.mark.parametrize("pack", [zipped, tarred])
def test_an_archive_is_looked_into_once_and_no_deeper(
    pack: Callable[[dict[str, bytes]], bytes], tmp_path: Path
) -> None:
    inner = pack({"knights_tour.py": CODE})
    ending = "zip" if pack is zipped else "tar"
    lay_out(
        tmp_path / "class",
        {
            f"ana/work.{ending}": inner,
            f"bob/work.{ending}": pack({f"again.{ending}": inner}),
            f"chi/work.{ending}": inner,
            "chi/own.py": CODE,
            f"dan/one.{ending}": inner,
            f"dan/two.{ending}": inner,
            "eva/work.rar": b"Rar!",
            "fay/broken.zip": b"PK\x03\x04",
        },
    )
    found = collect(tmp_path / "class")
    assert {item.name: item.file.place for item in found.submissions} == {
        "ana": f"work.{ending}/knights_tour.py",
        "chi": "own.py",
    }
    why = {eye.name: eye.reason for eye in found.eyes}
    assert "archive within an archive" in why["bob"]
    assert "several archives" in why["dan"]
    assert "of a kind that is not read" in why["eva"]
    assert "damaged" in why["fay"]


def test_two_members_of_one_name_are_both_refused(tmp_path: Path) -> None:
    decomposed = unicodedata.normalize("NFD", "bình.py")
    with pytest.warns(UserWarning, match="Duplicate"):
        place = zip_of(
            tmp_path / "class.zip",
            [
                ("ana.py", CODE),
                ("ana.py", b"x"),
                ("bình.py", CODE),
                (decomposed, CODE),
                ("chi.py/x.py", CODE),
                ("chi.py", CODE),
            ],
        )
    found = collect(place)
    assert reasons(found)["ana.py"] == "Two files here have this name."
    assert reasons(found)["bình.py"] == "Two files here have this name."
    assert "chi.py" in reasons(found)


def test_a_locked_member_is_named(tmp_path: Path) -> None:
    place = zip_of(tmp_path / "class.zip", [("ana.py", CODE), ("bob.py", CODE)])
    content = bytearray(place.read_bytes())
    at = content.find(b"PK\x01\x02")
    content[at + 8] |= 1
    place.write_bytes(content)
    found = collect(place)
    assert reasons(found) == {"ana.py": "It is locked with a password."}
    assert names(found) == ["bob"]


@pytest.mark.parametrize(("written", "read"), [("Zoë", "Zoë"), ("王小明", "王小明"), ("Nguyễn Văn", "Nguyễn Văn")])
def test_names_in_utf_8_are_read_without_the_mark_and_in_any_composition(
    written: str, read: str, tmp_path: Path
) -> None:
    raw = unicodedata.normalize("NFD", written).encode()
    content = zipped({"X" * len(raw) + ".py": CODE}).replace(b"X" * len(raw), raw)
    (tmp_path / "class.zip").write_bytes(content)
    assert names(collect(tmp_path / "class.zip")) == [read]


def test_names_in_an_old_encoding_are_taken_as_they_are(tmp_path: Path) -> None:
    (tmp_path / "class.zip").write_bytes(zipped({"XX.py": CODE}).replace(b"XX", b"Z\x89"))
    assert names(collect(tmp_path / "class.zip")) == ["Zë"]


@pytest.mark.skipif(os.name == "nt", reason="no such files there")
def test_links_pipes_and_sockets_in_a_folder_are_refused_at_once(tmp_path: Path) -> None:
    folder = lay_out(tmp_path / "class", {"fine.py": CODE, "ana/knights_tour.py": CODE})
    (folder / "link.py").symlink_to("/etc/passwd")
    (folder / "bob").symlink_to("ana")
    (folder / "chi").mkdir()
    (folder / "chi" / "knights_tour.py").symlink_to(folder / "fine.py")
    (folder / "dan").mkdir()
    (folder / "dan" / "own.py").write_bytes(CODE)
    (folder / "dan" / "data.txt").symlink_to("/etc/passwd")
    os.mkfifo(folder / "pipe.py")
    with socket.socket(socket.AF_UNIX) as channel:
        channel.bind(str(folder / "socket.py"))
        found = collect(folder)
    assert names(found) == ["ana", "dan", "fine"]
    why = {eye.name: eye.reason for eye in found.eyes}
    assert why["link"] == why["bob"] == why["chi"] == why["dan"] == "It is a link, and links are not followed."
    assert why["pipe"] == "It is a pipe, not a file."
    assert why["socket"] == "It is a socket, not a file."


@pytest.mark.skipif(os.name == "nt", reason="no such files there")
def test_a_file_that_became_a_link_or_a_pipe_meanwhile_is_not_read(tmp_path: Path) -> None:
    folder = lay_out(tmp_path / "class", {"ana.py": CODE, "bob.py": CODE})
    found = collect(folder)
    (folder / "ana.py").unlink()
    (folder / "ana.py").symlink_to("/etc/passwd")
    (folder / "bob.py").unlink()
    os.mkfifo(folder / "bob.py")
    for item in found.submissions:
        with pytest.raises(Unreadable):
            item.file.content()


def test_folders_without_end_are_given_up(tmp_path: Path) -> None:
    deep = "/".join(["d"] * 40)
    lay_out(tmp_path / "class", {f"ana/{deep}/knights_tour.py": CODE, "bob.py": CODE})
    found = collect(tmp_path / "class")
    assert names(found) == ["bob"]
    assert [eye.reason for eye in found.eyes] == ["Its folders are nested too deeply."]


def test_a_large_file_in_a_folder_is_named(tmp_path: Path) -> None:
    lay_out(tmp_path / "class", {"ana.py": b"#" * 1_000_001, "bob.py": CODE})
    found = collect(tmp_path / "class")
    large = next(item for item in found.submissions if item.name == "ana")
    with pytest.raises(Unreadable, match="larger than 1 MB"):
        large.file.content()
