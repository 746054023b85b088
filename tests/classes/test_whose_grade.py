"""No name that a student may choose decides for others: what is graded, whose it is, and which platform it is from."""

import csv
import io
from pathlib import Path

import pytest

from knightstour.collect import Known, collect
from knightstour.course import load_course
from tests.classes.classes import RIGHT, ROOT, WRONG, grade
from tests.classes.downloads import CODE, OTHER, SAMPLES, complete, lay_out, zipped

KIT = {unit.file_name: (ROOT / "skeletons" / unit.file_name).read_bytes() for unit in load_course().units}
LAB, *OTHERS = KIT
REST_OF_KIT = {name: KIT[name] for name in OTHERS}
ANOTHER = OTHERS[-1]
WORKED_ON = KIT[ANOTHER] + b"\n# begun\n"


def rows(file: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(file.read_text(encoding="utf-8-sig"))))


def one(folder: Path, files: dict[str, bytes], unit: str | None = None) -> tuple[str, str, str]:
    """The file that is graded, its unit and the doubt; or nothing, and the reason why there is none."""
    place = lay_out(folder / "class", {f"Ann One_1_assignsubmission_file/{name}": text for name, text in files.items()})
    found = collect(place, None if unit is None else load_course().find_unit(unit))
    if not found.submissions:
        return "", "", found.eyes[0].reason
    (submission,) = found.submissions
    return submission.file.place, submission.unit, submission.doubt


@pytest.mark.parametrize("name", ["Knights_Tour.py", "knights_tour (1).py", "knights_tour_final.py", "work/lab.py"])
def test_whoever_hands_in_the_whole_kit_is_graded_for_the_work_in_it(name: str, tmp_path: Path) -> None:
    assert one(tmp_path / "1", {**REST_OF_KIT, name: CODE}) == (name, "knights_tour", "")
    assert one(tmp_path / "2", {**REST_OF_KIT, name: CODE}, "knights_tour") == (name, "knights_tour", "")


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace(b"\n", b"\r\n"),
        lambda text: text.replace(b"\n", b"  \n"),
        lambda text: b"\xef\xbb\xbf" + text + b"\n\n\n",
        lambda text: text.rstrip(),
    ],
)
def test_line_ends_and_blanks_do_not_make_work_of_a_skeleton(change: object, tmp_path: Path) -> None:
    assert callable(change)
    files = {name: change(text) for name, text in REST_OF_KIT.items()}
    assert one(tmp_path, {**files, "lab.py": CODE}) == ("lab.py", "knights_tour", "")


def test_the_labs_own_name_is_graded_whatever_lies_beside_it(tmp_path: Path) -> None:
    assert one(tmp_path / "1", {**REST_OF_KIT, LAB: CODE, "old.py": OTHER}) == (LAB, "knights_tour", "")
    assert one(tmp_path / "2", {LAB: CODE, ANOTHER: WORKED_ON}) == (LAB, "knights_tour", "")
    assert one(tmp_path / "3", KIT) == (LAB, "knights_tour", "")


def test_an_untouched_lab_beside_other_work_is_graded_and_left_to_a_person(tmp_path: Path) -> None:
    for number, files in enumerate(({"lab_final.py": CODE}, {ANOTHER: WORKED_ON}, {"lab.zip": b""}, {"my.7z": b""})):
        (place, unit, doubt) = one(tmp_path / str(number), {**KIT, **files})
        assert (place, unit) == (LAB, "knights_tour")
        assert doubt == (f"knights_tour.py is as it was handed out; look whether the work is in: {next(iter(files))}.")


def test_another_unit_is_taken_when_it_is_the_only_work(tmp_path: Path) -> None:
    stem = ANOTHER.removesuffix(".py")
    assert one(tmp_path / "1", {ANOTHER: WORKED_ON, "helper.py": OTHER}) == (ANOTHER, stem, "")
    assert one(tmp_path / "2", {**REST_OF_KIT, ANOTHER: WORKED_ON}) == (ANOTHER, stem, "")
    assert one(tmp_path / "3", {ANOTHER: KIT[ANOTHER]}) == (ANOTHER, stem, "")
    for number, files in enumerate(
        ({ANOTHER: WORKED_ON, "lab.py": CODE}, {ANOTHER: WORKED_ON, OTHERS[0]: b"x = 1\n"}, REST_OF_KIT), start=4
    ):
        assert "Name one with --unit." in one(tmp_path / str(number), files)[2]


HEAD = 'Identifier,"Full name",Status,Grade,"Maximum grade","Last modified (grade)","Feedback comments"\n'


def worksheet(folder: Path, *people: tuple[int, str, str]) -> Path:
    """A worksheet with a number, a name and a grade for each of these people."""
    lines = (f'"Participant {number}","{name}","Submitted",{points},10.00,-,\n' for number, name, points in people)
    file = folder / "Grades.csv"
    file.write_text(HEAD + "".join(lines), encoding="utf-8")
    return file


def test_the_kit_brings_the_points_of_the_work_into_the_gradebook_and_a_doubt_brings_none(tmp_path: Path) -> None:
    files = {f"Kit Ann_1_assignsubmission_file/{name}": text for name, text in REST_OF_KIT.items()}
    files["Kit Ann_1_assignsubmission_file/Knights_Tour.py"] = RIGHT
    files |= {f"Kit Ben_2_assignsubmission_file/{name}": text for name, text in KIT.items()}
    files["Kit Ben_2_assignsubmission_file/knights_tour_final.py"] = RIGHT
    lay_out(tmp_path / "class", files)
    book = worksheet(tmp_path, (1, "Kit Ann", "8.00"), (2, "Kit Ben", "7.00"))
    grade(tmp_path / "class", tmp_path / "out", "--gradebook", book)
    assert [row["Grade"] for row in rows(tmp_path / "out/Grades.csv")] == ["10.00", "7.00"]
    (eye,) = rows(tmp_path / "out/needs-your-eye.csv")
    assert (eye["submission"], eye["path"]) == ("Kit Ben_2", "Kit Ben_2_assignsubmission_file/knights_tour.py")
    assert "look whether the work is in: knights_tour_final.py" in eye["reason"]


def test_a_class_of_several_units_is_pointed_out_and_fills_no_gradebook(tmp_path: Path) -> None:
    files = {"A_1_assignsubmission_file/knights_tour.py": RIGHT, f"B_2_assignsubmission_file/{ANOTHER}": WORKED_ON}
    lay_out(tmp_path / "class", files)
    units = f"knights_tour (1), {ANOTHER.removesuffix('.py')} (1)"
    grade(tmp_path / "class", tmp_path / "out")
    (eye,) = rows(tmp_path / "out/needs-your-eye.csv")
    assert (eye["submission"], units in eye["reason"]) == ("class", True)
    assert units not in (tmp_path / "out/class.html").read_text(encoding="utf-8"), "the class is no file"
    book = worksheet(tmp_path, (1, "A", ""), (2, "B", "5.00"))
    done = grade(tmp_path / "class", tmp_path / "new", "--gradebook", book, code=2)
    assert units in done.stderr
    grade(tmp_path / "class", tmp_path / "new", "--gradebook", book, "--unit", "knights_tour")
    assert [row["Grade"] for row in rows(tmp_path / "new/Grades.csv")] == ["10.00", "5.00"]
    assert {row["submission"] for row in rows(tmp_path / "new/needs-your-eye.csv")} == {"B_2"}


LOOKS_LIKE = {
    "moodle": "a_1_assignsubmission_file_x.py",
    "blackboard": "lab_attempt_2026-11-20-10-00-00_x.py",
    "canvas": "ann_LATE_1_2_x.py",
}
PREFIX = {
    "moodle": "Mal Lory_9_assignsubmission_file_",
    "canvas": "mallory_1999_600099_",
    "blackboard": "Lab_1_mallory_attempt_2026-11-20-10-00-00_",
    "plain": "mallory ",
}


@pytest.mark.parametrize("form", ["folder", "wrapped", "zip"])
@pytest.mark.parametrize("looks_like", LOOKS_LIKE)
@pytest.mark.parametrize("platform", PREFIX)
def test_one_students_file_name_does_not_decide_for_the_class(
    platform: str, looks_like: str, form: str, tmp_path: Path
) -> None:
    sample = SAMPLES[platform]
    attacked = {**complete(sample.files), PREFIX[platform] + LOOKS_LIKE[looks_like]: CODE}
    place = lay_out(tmp_path / ("desk/in" if form == "wrapped" else sample.name), attacked)
    if form == "zip":
        place = tmp_path / f"{sample.name}.zip"
        place.write_bytes(zipped(attacked))
    found = collect(place.parent if form == "wrapped" else place)
    assert found.platform == platform
    assert {item.name for item in found.submissions} >= set(sample.graded)


@pytest.mark.parametrize("platform", ["moodle", "canvas", "blackboard"])
def test_the_gradebooks_platform_decides_when_names_fit_two(platform: str, tmp_path: Path) -> None:
    name = "Lab_1_9_8_x_7_assignsubmission_file_attempt_2026-11-20-10-00-00_tour.py"
    place = lay_out(tmp_path / "class", {name: CODE})
    assert collect(place, expected=platform).platform == platform


ATTEMPT = "attempt_2026-11-20-22-00-00"


def blackboard(login: str, comments: str = "", name: str = "knights_tour.py", also: str = "") -> dict[str, bytes]:
    """One student's attempt as Blackboard writes it, with the text beside it."""
    file = f"Lab_1_{login}_{ATTEMPT}_{name}"
    text = (
        f"Name: Some Body ({login})\nAssignment: Lab_1\n\nSubmission Field:\n{comments}\n\nComments:\n{comments}\n\n"
        f"Files:\n\tOriginal filename: {name}\n\tFilename: {file}\n{also}"
    )
    return {file: CODE, f"Lab_1_{login}_{ATTEMPT}.txt": text.encode()}


@pytest.mark.parametrize("heading", ["", "Files:\n"])
def test_a_comment_on_blackboard_changes_nobody_elses_files(heading: str, tmp_path: Path) -> None:
    victims = {**blackboard("victim"), **blackboard("second"), f"Lab_1_second_{ATTEMPT}_old.py": OTHER}
    lies = "".join(
        f"Original filename: notes.txt\nFilename: Lab_1_{login}_{ATTEMPT}_knights_tour.py\n"
        for login in ("victim", "second")
    )
    attacker = blackboard("zattacker", f"{heading}{lies}Name: Vic Tim (victim)\n", also=lies)
    found = collect(lay_out(tmp_path / "class", {**victims, **attacker}))
    assert {item.name: item.file.content() for item in found.submissions} == dict.fromkeys(
        ["victim", "second", "zattacker"], CODE
    )
    assert found.eyes == ()


def test_a_comment_on_blackboard_does_not_say_who_somebody_is(tmp_path: Path) -> None:
    files = blackboard("attacker", "Name: Vic Tim (victim)\n")
    text = f"Lab_1_attacker_{ATTEMPT}.txt"
    files[text] = files[text].partition(b"\n")[2]  # as if the platform had not written its own line
    found = collect(lay_out(tmp_path / "class", {**files, **blackboard("victim")}))
    assert {item.owner.login for item in found.submissions} == {"attacker", "victim"}


@pytest.mark.parametrize(
    ("heads", "logins", "titles", "expected"),
    [
        (["Lab_x_anna", "Lab_ben"], {"anna", "ben"}, set(), {"x_anna", "ben"}),
        (["Lab_x_anna"], {"anna", "ben"}, {"Lab"}, {""}),
        (["Lab_x_anna"], {"anna", "ben"}, {"Lab x"}, {"anna"}),
        (["Lab_x_anna"], {"anna", "x_anna"}, set(), {""}),
        (["Lab_x_anna", "Lab_x_ben"], {"anna", "ben"}, {"Lab_x"}, {"anna", "ben"}),
        (["Lab_1_s_alpha", "Lab_1_nobody"], {"s_alpha", "beta"}, {"Lab_1", "Quiz"}, {"s_alpha", "nobody"}),
    ],
)
def test_the_end_of_a_longer_blackboard_login_is_somebody_else(
    heads: list[str], logins: set[str], titles: set[str], expected: set[str], tmp_path: Path
) -> None:
    files = {f"{head}_{ATTEMPT}_lab.py": CODE for head in heads}
    known = Known(logins=frozenset(logins), titles=frozenset(titles))
    found = collect(lay_out(tmp_path / "class", files), known=known)
    assert {item.owner.login for item in found.submissions} == expected


def test_the_end_of_a_longer_github_login_is_somebody_else(tmp_path: Path) -> None:
    roster = b'"identifier","github_username"\n"Anna","anna"\n"Ben","ben"\n'
    files = {"lab-x-anna/knights_tour.py": CODE, "lab-ben/knights_tour.py": CODE, "classroom_roster.csv": roster}
    found = collect(lay_out(tmp_path / "repos", files))
    assert {item.owner.login: item.owner.name for item in found.submissions} == {"x-anna": "", "ben": "Ben"}
    assert [(eye.name, eye.reason) for eye in found.eyes] == [("lab-x-anna", "The login is not in the roster.")]


def test_a_first_name_on_brightspace_is_not_taken_for_a_login(tmp_path: Path) -> None:
    (tmp_path / "grades.csv").write_text(
        "OrgDefinedId,Username,Last Name,First Name,Lab 1 Points Grade <Numeric MaxPoints:100>,End-of-Line Indicator\n"
        "#1001,#Mai,Nguyen,Some,11.00,#\n#1002,#tmai,Tran,Mai,,#\n#2001,#2002,Er,Swap,33.00,#\n"
        "#2002,#2003,Body,Other,44.00,#\n",
        encoding="utf-8",
    )
    names = ["1-77 - Mai Tran", "8-77 - 2002 Swap Er"]
    lay_out(tmp_path / "class", {f"{name} - Nov 20, 2026 926 PM/knights_tour.py": WRONG for name in names})
    grade(tmp_path / "class", tmp_path / "out", "--gradebook", tmp_path / "grades.csv")
    filled = rows(tmp_path / "out/filled-grades.csv")
    points = [row["Lab 1 Points Grade <Numeric MaxPoints:100>"] for row in filled]
    assert points == ["11.00", "70.00", "70.00", "44.00"]
    assert rows(tmp_path / "out/needs-your-eye.csv") == []


def test_who_is_called_like_another_person_with_a_number_is_left_to_a_person_on_canvas(tmp_path: Path) -> None:
    place = lay_out(tmp_path / "class", {"vic_1101_5_1109_600_x.py": CODE, "vic_1101_600001_tour.py": CODE})
    found = collect(place, known=Known(numbers={"1101": "vic", "1109": "vic_1101_5"}))
    assert [(item.owner.number, item.file.place) for item in found.submissions] == [("1101", "vic_1101_600001_tour.py")]
    assert [eye.name for eye in found.eyes] == ["vic_1101_5_1109_600_x.py"]


@pytest.mark.parametrize(
    "dates", [("30 jun, 2026 21:26", "1 okt, 2026 21:26"), ("1 okt, 2026 2126", "2 okt, 2026 2126")]
)
def test_a_date_that_cannot_be_read_may_be_the_latest(dates: tuple[str, str], tmp_path: Path) -> None:
    files = {f"5-77 - Jan Okt - {date.replace(':', '')}/knights_tour.py": CODE for date in dates}
    found = collect(lay_out(tmp_path / "class", files))
    assert found.submissions == ()
    assert [eye.reason for eye in found.eyes] == [
        "There are several attempts, and it is not clear which one is the latest."
    ]


def test_a_file_of_ones_own_that_is_called_like_the_gradebook_stays(tmp_path: Path) -> None:
    lay_out(tmp_path / "class", {"A_1_assignsubmission_file/knights_tour.py": RIGHT})
    grade(tmp_path / "class", tmp_path / "out")
    (tmp_path / "out/Grades.csv").write_text("my own", encoding="utf-8")
    for points in ("3.00", "4.00"):
        book = worksheet(tmp_path, (1, "A", points))
        grade(tmp_path / "class", tmp_path / "out", "--gradebook", book)
    assert (tmp_path / "out/Grades.csv").read_text(encoding="utf-8") == "my own"
    assert [row["Grade"] for row in rows(tmp_path / "out/filled-Grades.csv")] == ["10.00"]


def test_a_moodle_worksheet_of_another_assignment_gets_nothing(tmp_path: Path) -> None:
    lay_out(tmp_path / "class", {"Wrong Row_1_assignsubmission_file/knights_tour.py": RIGHT})
    book = worksheet(tmp_path, (1, "Somebody Else", "7.00"))
    done = grade(tmp_path / "class", tmp_path / "out", "--gradebook", book)
    assert (tmp_path / "out/Grades.csv").read_bytes() == book.read_bytes()
    assert "None of the graded submissions got into the gradebook; is it that of this class?" in done.stdout
    assert "0 submissions have their points in the gradebook." in done.stdout
