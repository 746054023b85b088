"""Every platform's download is read by its own grammar, in whatever form it is handed over."""

from pathlib import Path

import pytest

from knightstour.collect import Known, collect, title_of
from knightstour.messages import CourseError
from tests.classes.downloads import CODE, FORMS, SAMPLES, Sample, lay_out, zipped


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("sample", SAMPLES.values(), ids=SAMPLES)
def test_a_download_gives_the_same_submissions_in_every_form(sample: Sample, form: str, tmp_path: Path) -> None:
    found = collect(FORMS[form](tmp_path, sample))
    assert found.platform == sample.platform
    assert {item.name: item.file.place for item in found.submissions} == dict(sample.graded)
    assert {eye.name for eye in found.eyes} == sample.eyes
    assert all(eye.reason.endswith(".") for eye in found.eyes)
    assert {item.file.content() for item in found.submissions} == {CODE}


def reasons(place: Path) -> dict[str, str]:
    return {eye.name: eye.reason for eye in collect(place).eyes}


def test_the_reason_says_what_a_person_has_to_do(tmp_path: Path) -> None:
    moodle = reasons(lay_out(tmp_path / "m", SAMPLES["moodle"].files))
    assert moodle["Zeta Typed_8880106"] == "There is typed text, but no file."
    assert moodle["Eta Two_8880107"] == "There are several files to choose from: a.py, b.py."
    assert moodle["Theta Empty_8880108"] == "The file is empty."
    canvas = reasons(lay_out(tmp_path / "c", SAMPLES["canvas"].files))
    assert canvas["zeta_1106"] == "There is a link, but no file."
    assert canvas["iota_1109"] == "There is no Python file in it."
    assert canvas["no numbers here.py"] == "The name does not say whose it is."
    blackboard = reasons(lay_out(tmp_path / "bb", SAMPLES["blackboard"].files))
    text = "Lab_1_sgamma_attempt_2026-11-19-11-00-00.txt"
    assert blackboard["sgamma"] == f"There is no file; a text that was typed stands in {text}."
    github = reasons(lay_out(tmp_path / "g", SAMPLES["github"].files))
    assert github["lab-1-gamma"] == "There are two repositories for this login."
    brightspace = reasons(lay_out(tmp_path / "b", SAMPLES["brightspace"].files))
    assert brightspace["20001 Alpha Student"] == "It is an earlier attempt; the latest one counts."
    assert "not clear which one is the latest" in brightspace["20003 Beta Twice"]


def test_owners_are_known_by_number_and_login(tmp_path: Path) -> None:
    owners = {
        name: {item.name: item.owner for item in collect(lay_out(tmp_path / name, sample.files)).submissions}
        for name, sample in SAMPLES.items()
        if name != "github"
    }
    owners["github"] = {
        item.name: item.owner for item in collect(lay_out(tmp_path / "g", SAMPLES["github"].files)).submissions
    }
    assert owners["moodle"]["Alpha Student_8880101"].number == "8880101"
    assert owners["canvas"]["ångströmbetazoë_1102"].number == "1102"
    assert owners["canvas"]["ångströmbetazoë_1102"].late
    assert not owners["canvas"]["alphastudent_1101"].late
    assert owners["canvas"]["anon_Ab3xZ"].number == ""
    assert owners["gradescope"]["submission_7001"].login == "0012345"
    assert owners["gradescope"]["submission_7002"].login == "beta@school.example; gamma@school.example"
    assert owners["gradescope"]["submission_7002"].name == "Béta Zoë; Gamma O'Nil"
    assert owners["blackboard"]["s_alpha"].login == "s_alpha"
    assert owners["blackboard"]["sbeta"].handed_in == "2026-11-19T10:00:00"
    assert owners["brightspace"]["20001 Alpha Student"].handed_in == "2026-11-20T21:26:00"
    assert owners["github"]["lab-1-Beta"].login == "Beta"
    assert owners["github"]["lab-1-alpha-s"].name == "Alpha, S."


def canvas_number(tmp_path: Path, name: str, known: dict[str, str]) -> str | None:
    found = collect(lay_out(tmp_path, {name: CODE}), known=Known(numbers=known))
    return found.submissions[0].owner.number if found.submissions else None


def test_the_gradebook_decides_which_digits_are_a_canvas_number(tmp_path: Path) -> None:
    name = "team_7_1106_600002_tour.py"
    assert canvas_number(tmp_path / "1", name, {"1106": "tau"}) == "1106"
    assert canvas_number(tmp_path / "2", name, {"7": "team", "1106": "tau"}) == "7"
    assert canvas_number(tmp_path / "3", name, {"7": "other", "1106": "tau"}) is None
    later = "alpha_1101_5001_1102_20261120_x.py"
    assert canvas_number(tmp_path / "4", later, {"1101": "alpha", "1102": "beta"}) == "1101"


def test_the_gradebook_tells_a_blackboard_user_from_the_title(tmp_path: Path) -> None:
    files = {f"Lab_1_{login}_attempt_2026-11-20-21-03-07_tour.py": CODE for login in ("u_alpha", "u_beta")}
    found = collect(lay_out(tmp_path, files), known=Known(logins=frozenset({"u_alpha", "u_beta", "beta"})))
    assert [item.owner.login for item in found.submissions] == ["u_alpha", "u_beta"]


def test_a_brightspace_login_stands_before_the_name_on_some_sites(tmp_path: Path) -> None:
    files = {"20001-31 - salpha Alpha Student - Nov 20, 2026 926 PM/knights_tour.py": CODE}
    place = lay_out(tmp_path, files)
    for name in ("Alpha Student", "student  alpha", ""):  # a gradebook without names knows logins only
        known = Known(logins=frozenset({"salpha"}), names={"salpha": name})
        (found,) = collect(place, known=known).submissions
        assert (found.owner.login, found.owner.name) == ("salpha", "Alpha Student")


def test_repositories_are_told_apart_by_the_roster_whatever_the_slug(tmp_path: Path) -> None:
    roster = b'"identifier","github_username"\n"Alpha","alpha-s"\n"Beta","s"\n'
    files = {"lab-alpha-s/knights_tour.py": CODE, "lab-S/knights_tour.py": CODE, "lab-x/knights_tour.py": CODE}
    found = collect(lay_out(tmp_path / "repos", {**files, "classroom_roster.csv": roster}))
    assert [item.owner.login for item in found.submissions] == ["S", "alpha-s", "x"]
    assert [(eye.name, eye.reason) for eye in found.eyes] == [("lab-x", "The login is not in the roster.")]


def test_a_repository_of_a_group_is_that_of_all_its_people(tmp_path: Path) -> None:
    files = {
        "lab-two/knights_tour.py": CODE,
        "lab-an/knights_tour.py": CODE,
        "classroom_roster.csv": b'"identifier","github_username"\n"Ng, An","an"\n"Cy","cy"\n"","di"\n',
        "grades.csv": b"github_username,student_repository_name\ncy,lab-two\ndi,lab-two\nan,lab-an\n",
    }
    found = collect(lay_out(tmp_path / "repos", files))
    owners = [(item.owner.login, item.owner.name, item.owner.people) for item in found.submissions]
    assert owners == [("an", "Ng, An", ()), ("cy; di", "Cy", ("Cy cy", "di"))]
    assert not found.eyes


def test_a_list_that_cannot_be_read_is_a_file_like_others(tmp_path: Path) -> None:
    large = b'"github_username"\n"' + b"x" * 200_000 + b'"\n'
    found = collect(lay_out(tmp_path / "class", {"an/lab.py": CODE, "bo/lab.py": CODE, "grades.csv": large}))
    assert [item.name for item in found.submissions] == ["an", "bo"]
    assert [eye.name for eye in found.eyes] == ["grades.csv"]


def test_one_students_file_or_archive_is_a_class_of_one(tmp_path: Path) -> None:
    lay_out(tmp_path, {"alice.py": CODE, "bob.zip": zipped({"bob/knights_tour.py": CODE, "bob/own.py": CODE})})
    lay_out(tmp_path / "carol", {"knights_tour.py": CODE})
    assert [item.name for item in collect(tmp_path / "alice.py").submissions] == ["alice"]
    (bob,) = collect(tmp_path / "bob.zip").submissions
    assert bob.file.content() == CODE
    (carol,) = collect(tmp_path / "carol").submissions
    assert carol.file.content() == CODE


@pytest.mark.parametrize(
    ("files", "names"),
    [
        ({"class/alice.py": CODE, "class/bob.py": CODE}, ["alice", "bob"]),
        ({"desk/alice.py": CODE}, ["alice"]),
        ({"alice/tour.py": CODE}, ["alice"]),
        ({"alice/knights_tour.py": CODE, "alice/helper.py": CODE}, ["alice"]),
        ({"alice/src/knights_tour.py": CODE, "alice/tests/test_x.py": CODE}, ["alice"]),
        ({"class/alice/knights_tour.py": CODE, "class/bob/report.pdf": b"x"}, ["alice"]),
        ({"a/b/class/alice/knights_tour.py": CODE, "a/b/class/bob/knights_tour.py": CODE}, ["alice", "bob"]),
    ],
)
def test_a_wrapper_is_told_from_a_student(files: dict[str, bytes], names: list[str], tmp_path: Path) -> None:
    assert [item.name for item in collect(lay_out(tmp_path / "desk", files)).submissions] == names


def test_two_submissions_of_one_name_are_left_to_a_person(tmp_path: Path) -> None:
    found = collect(lay_out(tmp_path / "class", {"ana.py": CODE, "ana/knights_tour.py": CODE, "bob.py": CODE}))
    assert [item.name for item in found.submissions] == ["bob"]
    assert {(eye.name, eye.reason) for eye in found.eyes} == {
        ("ana", "Several submissions have this name: ana, ana.py.")
    }


def test_a_file_named_after_another_unit_is_that_unit(tmp_path: Path) -> None:
    found = collect(lay_out(tmp_path / "class", {"knights_tour.py": CODE, "ana.py": CODE}))
    assert {item.unit for item in found.submissions} == {"knights_tour"}


def test_a_place_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(CourseError, match="There is no file or folder"):
        collect(tmp_path / "nowhere")
    (tmp_path / "broken.zip").write_bytes(b"PK\x03\x04 not really")
    with pytest.raises(CourseError, match="damaged"):
        collect(tmp_path / "broken.zip")


def test_500_people_of_one_name_are_500_people(tmp_path: Path) -> None:
    files = {f"Nguyễn Văn An_{880000 + number}_assignsubmission_file/knights_tour.py": CODE for number in range(500)}
    (tmp_path / "class.zip").write_bytes(zipped(files))
    found = collect(tmp_path / "class.zip").submissions
    assert len({item.name for item in found}) == 500
    assert {item.owner.number for item in found} == {str(880000 + number) for number in range(500)}


def test_results_and_a_gradebook_among_the_submissions_are_none(tmp_path: Path) -> None:
    folder = lay_out(tmp_path / "class", {"ana.py": CODE, "out/results/ana.json": b"{}", "Grades.csv": b"x"})
    found = collect(folder, leave_out=[folder / "out", folder / "Grades.csv"])
    assert ([item.name for item in found.submissions], found.eyes) == (["ana"], ())


def test_platforms_are_called_as_they_call_themselves() -> None:
    names = ["moodle", "blackboard", "gradescope", "brightspace", "canvas", "github"]
    assert [title_of(name) for name in names] == [
        "Moodle", "Blackboard", "Gradescope", "Brightspace", "Canvas", "GitHub"
    ]  # fmt: skip
