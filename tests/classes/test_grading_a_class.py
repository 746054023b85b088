"""What an instructor gets from one command: every file, the gradebook filled in, and nothing lost from sight."""

import csv
import io
import json
import os
import re
import subprocess
import zipfile
from pathlib import Path

import pytest

from knightstour.class_run import Request, grade_class
from knightstour.collect import collect
from knightstour.messages import CourseError
from tests.classes.classes import BROKEN, COMMAND, LOOP, RIGHT, UNTOUCHED, WRONG, contents, grade, small_class
from tests.classes.downloads import lay_out, zipped
from tests.shared_once import shared_folder


@pytest.fixture(scope="module")
def canvas(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Canvas download, graded with its gradebook."""
    return shared_folder(tmp_path_factory, "canvas-class", _grade_canvas)


GRADEBOOK = (
    "\ufeffStudent,ID,SIS Login ID,Section,Lab 1 (4711)\r\n"
    "    Points Possible,,,,100.00\r\n"
    '"Student, Alpha",1101,alpha,A and B,\r\n'
    '"Beta, Zoë",1102,beta,A,55.00\r\n'
    '"Gamma, G",1103,gamma,A,EX\r\n'
    '"Nobody, N",1104,nobody,A,30.00\r\n'
)


def _grade_canvas(folder: Path) -> None:
    files = {
        "studentalpha_1101_600001_knights_tour.py": RIGHT,
        "betazoë_LATE_1102_600002_knights_tour-1.py": WRONG,
        "gammag_1103_600003_knights_tour.py": UNTOUCHED,
        "left_1999_600004_knights_tour.py": BROKEN,
        "anon_Ab3xZ_600005_knights_tour.py": UNTOUCHED,
        "typed_1105_text.html": b"<p>x</p>",
    }
    (folder / "submissions.zip").write_bytes(zipped(files))
    (folder / "Grades.csv").write_bytes(GRADEBOOK.encode())
    options = ("--gradebook", folder / "Grades.csv", "--late-penalty", "10", "--jobs", "2")
    done = grade(folder / "submissions.zip", folder / "out", *options)
    (folder / "printed.txt").write_text(done.stdout + done.stderr, encoding="utf-8")


def rows(file: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(file.read_text(encoding="utf-8-sig"))))


def test_every_submission_has_its_files(canvas: Path) -> None:
    names = {"studentalpha_1101", "betazoë_1102", "gammag_1103", "left_1999", "anon_Ab3xZ"}
    for folder, ending in (("results", ".json"), ("feedback", ".html"), ("gradescope", ".json")):
        assert {path.name for path in (canvas / "out" / folder).iterdir()} == {name + ending for name in names}
    result = json.loads((canvas / "out/results/betazoë_1102.json").read_text(encoding="utf-8"))
    assert set(result) == {"schema", "submission", "isolation", "score", "max_score", "exercises"}
    assert (result["submission"], result["score"], result["max_score"]) == ("betazoë_1102", 7.0, 10.0)
    assert json.loads((canvas / "out/gradescope/betazoë_1102.json").read_text(encoding="utf-8"))["score"] == 7.0
    assert [row["score"] for row in rows(canvas / "out/grades.csv")] == ["0", "7", "0", "0", "10"]


def test_the_gradebook_is_filled_in_and_nobody_is_blanked(canvas: Path) -> None:
    filled = (canvas / "out/Grades.csv").read_bytes().decode()
    expected = GRADEBOOK.replace("A and B,\r\n", "A and B,100.00\r\n").replace("55.00", "63.00")
    assert filled == expected
    assert (canvas / "Grades.csv").read_bytes() == GRADEBOOK.encode()


def test_whatever_needs_an_eye_is_listed_with_the_reason(canvas: Path) -> None:
    reasons = {row["submission"]: row["reason"] for row in rows(canvas / "out/needs-your-eye.csv")}
    assert reasons["typed_1105"] == "There is typed text, but no file."
    assert reasons["gammag_1103"].startswith("The gradebook says EX")
    assert "no such person" in reasons["left_1999"]
    assert "no such person" in reasons["anon_Ab3xZ"]
    assert set(reasons) == {"typed_1105", "gammag_1103", "left_1999", "anon_Ab3xZ"}


def test_canvas_gets_feedback_back_under_the_names_it_gave(canvas: Path) -> None:
    with zipfile.ZipFile(canvas / "out/canvas_upload.zip") as archive:
        names = set(archive.namelist())
        text = archive.read("betazoë_LATE_1102_600002_knights_tour-1.py").decode()
    assert "studentalpha_1101_600001_knights_tour.py" in names
    assert "# 7 of 10 points" in text
    assert text.endswith(WRONG.decode())


def test_the_class_page_names_what_was_not_graded(canvas: Path) -> None:
    page = (canvas / "out/class.html").read_text(encoding="utf-8")
    assert "typed_1105" in page
    assert "There is typed text, but no file." in page
    assert (canvas / "out/junit.xml").read_text(encoding="utf-8").count("<testsuite ") == 5


def test_the_list_of_submissions_says_whose_each_is(canvas: Path) -> None:
    beta = next(row for row in rows(canvas / "out/submissions.csv") if row["submission"] == "betazoë_1102")
    assert (beta["number"], beta["late"], beta["file"]) == (
        "1102",
        "late",
        "betazoë_LATE_1102_600002_knights_tour-1.py",
    )


def test_the_last_lines_say_how_many_and_where(canvas: Path) -> None:
    printed = (canvas / "printed.txt").read_text(encoding="utf-8")
    assert re.search(r"^5 submissions graded, 0 from before, 4 for your eye, in \d+\.\d s\.$", printed, re.MULTILINE)
    assert "They are in the column Lab 1 (4711).\nThe gradebook, filled in, is" in printed
    assert "\x1b" not in printed
    assert "Grading" not in printed


TEAMS = (
    '\ufeffIdentifier,"Full name",Status,Group,Grade,"Maximum grade","Last modified (grade)","Feedback comments"\n'
    '"Participant 1","Ann One","Submitted for grading","Team_7: red",,10.00,-,\n'
    '"Participant 2","Bob O\'Two","Submitted for grading","Team_7: red",,10.00,-,\n'
    '"Participant 3","Cat Three","Draft (not submitted)",Blue,,10.00,-,\n'
    '"Participant 4","Dan Four","Submitted for grading","Default group",,10.00,-,\n'
)


def test_a_moodle_team_gets_grade_comment_and_one_feedback_folder_for_each_member(tmp_path: Path) -> None:
    files = {
        "Team 7 red_3_assignsubmission_file/knights_tour.py": WRONG,
        "Blue_9_assignsubmission_file/knights_tour.py": RIGHT,
        "Default group_assignsubmission_file/knights_tour.py": UNTOUCHED,
    }
    lay_out(tmp_path / "class", files)
    (tmp_path / "Grades.csv").write_text(TEAMS, encoding="utf-8", newline="")
    grade(tmp_path / "class", tmp_path / "out", "--gradebook", tmp_path / "Grades.csv", "--jobs", "1")
    filled = {row["Identifier"]: row for row in rows(tmp_path / "out/Grades.csv")}
    assert [row["Grade"] for row in filled.values()] == ["7.00", "7.00", "", "0.00"]
    assert filled["Participant 2"]["Feedback comments"].startswith("knightstour: 7 of 10 points<br>")
    assert filled["Participant 3"]["Feedback comments"] == ""
    with zipfile.ZipFile(tmp_path / "out/moodle_feedback.zip") as archive:
        assert set(archive.namelist()) == {
            "Ann One_1_assignsubmission_file/feedback.html",
            "Bob OTwo_2_assignsubmission_file/feedback.html",
            "Dan Four_4_assignsubmission_file/feedback.html",
        }
        page = archive.read("Ann One_1_assignsubmission_file/feedback.html")
    assert page == (tmp_path / "out/feedback/Team 7 red_3.html").read_bytes()
    (eye,) = rows(tmp_path / "out/needs-your-eye.csv")
    assert (eye["submission"], "draft" in eye["reason"]) == ("Blue_9", True)


BLACKBOARD = (
    "\ufeffUsername\tLast Access\tQuiz [Total Pts: 5 Score] |17\tLab 1 [Total Pts: 50 Score] |18\r\n"
    "s_alpha\t-\t3\t\r\nsbeta\t-\t\t41.00\r\nsgamma\t-\t\tIn Progress\r\n"
)
BRIGHTSPACE = (
    "OrgDefinedId,Username,Quiz Points Grade <Numeric MaxPoints:5>,Lab 1 Points Grade <Numeric MaxPoints:50>,"
    "End-of-Line Indicator\r\n#1,#s_alpha,3,,#\r\n#2,#sbeta,,41,#\r\n"
)


def test_the_column_is_found_by_the_title_that_the_download_tells(tmp_path: Path) -> None:
    names = [f"Lab_1_{login}_attempt_2026-11-20-21-03-07_lab.py" for login in ("s_alpha", "sgamma")]
    lay_out(tmp_path / "class", dict.fromkeys(names, WRONG))
    (tmp_path / "book.xls").write_bytes(BLACKBOARD.encode("utf-16-le"))
    grade(tmp_path / "class", tmp_path / "out", "--gradebook", tmp_path / "book.xls")
    filled = (tmp_path / "out/book.xls").read_bytes().decode("utf-16-le")
    assert filled == BLACKBOARD.replace("3\t\r\n", "3\t35.00\r\n")
    assert "In Progress" in (tmp_path / "out/needs-your-eye.csv").read_text(encoding="utf-8")

    folder = "Lab 1 Download Nov 22, 2026 800 AM"
    lay_out(tmp_path / folder, {"20001-31 - s_alpha Alpha A - Nov 20, 2026 926 PM/lab.py": WRONG, "index.html": b"x"})
    (tmp_path / "grades.csv").write_bytes(BRIGHTSPACE.encode())
    done = grade(tmp_path / folder, tmp_path / "out", "--gradebook", tmp_path / "grades.csv")
    assert "Results of other submissions were moved to from-another-run." in done.stdout
    assert (
        "For your eye: book.xls. It is from an earlier run and was not renewed; its points may be old." in done.stdout
    )
    assert (tmp_path / "out/filled-grades.csv").read_bytes().decode() == BRIGHTSPACE.replace("3,,#", "3,35.00,#")


def test_the_name_of_an_archive_chooses_no_column(tmp_path: Path) -> None:
    (tmp_path / "submissions.zip").write_bytes(zipped({"studentalpha_1101_600001_knights_tour.py": RIGHT}))
    columns = {",Lab 1 (4711)": ",Lab 1 (4711),Essay submissions (4712)", ",100.00": ",100.00,5.00"}
    text = GRADEBOOK
    for old, new in columns.items():
        text = text.replace(old, new)
    (tmp_path / "book.csv").write_text(text, encoding="utf-8")
    request = Request(tmp_path / "submissions.zip", tmp_path / "out", "full", gradebook=tmp_path / "book.csv")
    with pytest.raises(CourseError, match="--column; there are: Lab 1 .*, Essay submissions"):
        grade_class(request)
    assert not (tmp_path / "out").exists()


STRANGE = {
    "=HYPERLINK(1).py": RIGHT,
    "+1-2.py": UNTOUCHED,
    "@SUM(A1).py": UNTOUCHED,
    "-x.py": UNTOUCHED,
    "con.py": UNTOUCHED,
    "محمد.py": UNTOUCHED,
    "a\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301.py": UNTOUCHED,
    "\u202egnp.py": UNTOUCHED,
    "<b>&amp;'\".py": UNTOUCHED,
    "x" * 252 + ".py": UNTOUCHED,
    "é" * 126 + ".py": BROKEN,
    "new\nline.py": UNTOUCHED,
    "trailing .py": UNTOUCHED,
    "Ana.py": UNTOUCHED,
    "ana.py": UNTOUCHED,
    "json.py": LOOP.replace(b"while True:\n        pass", b"return 1"),
}


@pytest.mark.skipif(os.name == "nt", reason="no such names there")
def test_strange_names_are_graded_and_do_no_harm_in_any_table(tmp_path: Path) -> None:
    lay_out(tmp_path / "class", STRANGE)
    out = tmp_path / "out"
    done = grade(tmp_path / "class", out, "--jobs", "2")
    names = [row["submission"] for row in rows(out / "submissions.csv")]
    assert len(names) == len(STRANGE)
    assert len(list((out / "results").iterdir())) == len(STRANGE)
    for path in (out / "results").iterdir():
        assert json.loads(path.read_text(encoding="utf-8"))["submission"] == path.stem
    for table in ("grades.csv", "submissions.csv"):
        cells = [cell for row in csv.reader(io.StringIO((out / table).read_text(encoding="utf-8"))) for cell in row]
        assert not [cell for cell in cells if cell.startswith(("=", "+", "-", "@", "\t", "\r"))]
    assert "\u202e" not in done.stdout + (out / "grades.csv").read_text(encoding="utf-8")
    assert "<b>" not in (out / "class.html").read_text(encoding="utf-8").replace("<b>&amp;amp;", "")


def test_one_students_file_is_graded_alone(tmp_path: Path) -> None:
    small_class(tmp_path / "class")
    grade(tmp_path / "class" / "chi.py", tmp_path / "out")
    (row,) = rows(tmp_path / "out/grades.csv")
    assert (row["submission"], row["score"]) == ("chi", "7")


def test_a_helper_beside_the_file_can_be_imported_and_another_students_cannot(tmp_path: Path) -> None:
    moved = RIGHT + b"\nfrom moves import generate_moves\n"
    files = {"ana/knights_tour.py": moved, "ana/moves.py": RIGHT, "bob/knights_tour.py": moved}
    lay_out(tmp_path / "class", files)
    grade(tmp_path / "class", tmp_path / "out")
    scores = {row["submission"]: row["score"] for row in rows(tmp_path / "out/grades.csv")}
    assert scores == {"ana": "10", "bob": "0"}


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--gradebook", "nowhere.csv"], "There is no file nowhere.csv."),
        (["--late-penalty", "much"], "A late penalty is"),
        (["--checks", "nowhere"], "There is no folder nowhere."),
        (["--dask", "tcp://127.0.0.1:1"], "There is no Dask scheduler at tcp://127.0.0.1:1."),
        (["--dask", "nonsense"], "nonsense is no address of a Dask scheduler, such as tcp://host:8786."),
        (["--dask", "foo://here:8786"], "foo://here:8786 is no address of a Dask scheduler"),
        (["--dask", "a..b:8786"], "There is no Dask scheduler at a..b:8786."),
        (["--dask", ""], "is no address of a Dask scheduler"),
        (["--due", "tomorrow"], "A time is written as 2026-11-20T23:59, not tomorrow."),
        (["--gradebook", ""], "A path is empty; name the folder or file."),
        (["--checks", ""], "A path is empty; name the folder or file."),
    ],
)
def test_a_wrong_word_is_one_sentence_before_anything_is_graded(options: list[str], words: str, tmp_path: Path) -> None:
    small_class(tmp_path / "class")
    done = grade(tmp_path / "class", tmp_path / "out", *options, code=2)
    assert words in done.stderr
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "out/results").exists() or not list((tmp_path / "out/results").iterdir())


def test_a_folder_of_ones_own_can_be_named_after_numbers_or_logins(tmp_path: Path) -> None:
    lay_out(tmp_path / "class", {"1101.py": UNTOUCHED, "beta.py": UNTOUCHED})
    (tmp_path / "class/Grades.csv").write_text(GRADEBOOK, encoding="utf-8", newline="")
    grade(tmp_path / "class", tmp_path / "class/out", "--gradebook", tmp_path / "class/Grades.csv")
    filled = rows(tmp_path / "class/out/Grades.csv")
    assert [row["Lab 1 (4711)"] for row in filled] == ["100.00", "0.00", "55.00", "EX", "30.00"]
    assert {row["submission"] for row in rows(tmp_path / "class/out/needs-your-eye.csv")} == {"beta"}


def test_results_need_a_folder_of_their_own(tmp_path: Path) -> None:
    small_class(tmp_path / "class")
    assert "a folder of their own" in grade(tmp_path / "class", tmp_path / "class", code=2).stderr


def test_a_gradebook_of_another_platform_is_refused(tmp_path: Path) -> None:
    lay_out(tmp_path / "class", {"Ann One_1_assignsubmission_file/knights_tour.py": RIGHT})
    (tmp_path / "Grades.csv").write_text(GRADEBOOK, encoding="utf-8", newline="")
    done = grade(tmp_path / "class", tmp_path / "out", "--gradebook", tmp_path / "Grades.csv", code=2)
    assert "The gradebook is from Canvas, the submissions are from Moodle." in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="no such terminals there")
def test_on_a_terminal_a_bar_shows_how_far_it_is(tmp_path: Path) -> None:
    import pty

    small_class(tmp_path / "class")
    ours, theirs = pty.openpty()
    command = (*COMMAND, "grade", tmp_path / "class", "--out", tmp_path / "out", "--jobs", "1")
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=theirs) as process:
        os.close(theirs)
        shown = b""
        try:
            while piece := os.read(ours, 4096):
                shown += piece
        except OSError:
            pass
        process.wait()
    os.close(ours)
    assert b"Grading" in shown
    assert b"%" in shown


def test_contents_of_the_output_folder_are_all_known(canvas: Path) -> None:
    top = {name.partition("/")[0] for name in contents(canvas / "out")}
    assert top == {
        ".knightstour",
        "Grades.csv",
        "canvas_upload.zip",
        "class.html",
        "feedback",
        "grades.csv",
        "gradescope",
        "junit.xml",
        "needs-your-eye.csv",
        "results",
        "submissions.csv",
    }


@pytest.mark.parametrize("words", [("", "--out", "out"), (".", "--out", "")])
def test_an_empty_path_is_not_the_folder_one_stands_in(words: tuple[str, ...], tmp_path: Path) -> None:
    small_class(tmp_path)
    done = subprocess.run((*COMMAND, "grade", *words), cwd=tmp_path, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (2, "A path is empty; name the folder or file.\n")
    assert not (tmp_path / "results").exists()


def test_words_of_the_command_that_change_nothing_are_pointed_out(tmp_path: Path) -> None:
    lay_out(tmp_path / "class", {"ana.py": UNTOUCHED})
    done = grade(tmp_path / "class", tmp_path / "out", "--late-penalty", "10", "--column", "Lab 1")
    assert "A late penalty changes a gradebook only, and none was named." in done.stdout
    assert "A column is one of a gradebook, and none was named." in done.stdout
    done = grade(tmp_path / "class", tmp_path / "out", "--due", "2026-11-20T23:59")
    assert "Nothing is taken off for late work without --late-penalty, whatever --due says." in done.stdout


def test_late_work_is_never_silently_taken_for_early(tmp_path: Path) -> None:
    dates = {"s_alpha": "Nov 20, 2026 926 PM", "sbeta": "20 nov. 2026 kl. 21.26"}
    files = {f"{len(name)}-31 - {name} X - {date}/lab.py": RIGHT for name, date in dates.items()}
    lay_out(tmp_path / "Lab 1 Download Nov 22, 2026 800 AM", files)
    (tmp_path / "book.csv").write_bytes(BRIGHTSPACE.encode())
    options = ("--gradebook", tmp_path / "book.csv", "--late-penalty", "50")
    place = tmp_path / "Lab 1 Download Nov 22, 2026 800 AM"
    done = grade(place, tmp_path / "out", *options, code=2)
    assert done.stderr == "Brightspace does not say what is late; say with --due when the work was due.\n"
    grade(place, tmp_path / "out", *options, "--due", "2026-11-19T00:00")
    filled = (tmp_path / "out/book.csv").read_text(encoding="utf-8")
    assert filled.replace("\n", "\r\n") == BRIGHTSPACE.replace("3,,#", "3,25.00,#").replace(",41,#", ",50.00,#")
    (eye,) = rows(tmp_path / "out/needs-your-eye.csv")
    assert (eye["submission"], "cannot be read" in eye["reason"]) == ("5 sbeta X", True)
    taken = {row["submission"]: row["taken_off"] for row in rows(tmp_path / "out/submissions.csv")}
    assert taken == {"7 s_alpha X": "Late: 50 % of the points taken off.", "5 sbeta X": ""}

    lay_out(tmp_path / "own", {"s_alpha.py": UNTOUCHED})
    grade(tmp_path / "own", tmp_path / "new", *options, "--due", "2026-11-19T00:00", "--column", "Lab 1")
    assert "Nothing says when the files were handed in" in (tmp_path / "new/needs-your-eye.csv").read_text("utf-8")


def test_only_a_canvas_download_gets_files_for_canvas_and_archives_get_none(tmp_path: Path) -> None:
    lay_out(tmp_path / "moodle", {"Team A_101_assignsubmission_file/knights_tour.py": UNTOUCHED})
    grade(tmp_path / "moodle", tmp_path / "out")
    assert not (tmp_path / "out/canvas_upload.zip").exists()
    coded = b"#!/usr/bin/env python3\n# -*- coding: latin-1 -*-\n# \xe9\n" + UNTOUCHED
    files = {"ann_1_10_lab.zip": zipped({"lab/knights_tour.py": UNTOUCHED}), "ben_2_20_knights_tour.py": coded}
    lay_out(tmp_path / "canvas", files)
    grade(tmp_path / "canvas", tmp_path / "new")
    with zipfile.ZipFile(tmp_path / "new/canvas_upload.zip") as archive:
        assert archive.namelist() == ["ben_2_20_knights_tour.py"]
        text = archive.read("ben_2_20_knights_tour.py")
    assert text.startswith(b"#!/usr/bin/env python3\n# -*- coding: latin-1 -*-\n# [  ] generate_moves")
    compile(text, "ben", "exec")
    (eye,) = rows(tmp_path / "new/needs-your-eye.csv")
    assert (eye["submission"], "no feedback can be written" in eye["reason"]) == ("ann_1", True)


def test_a_folder_that_cannot_be_opened_is_told_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {"vera/knights_tour.py": UNTOUCHED, "ana/knights_tour.py": UNTOUCHED}
    lay_out(tmp_path / "class", files)
    scandir = os.scandir

    def locked(place: str) -> object:
        if str(place).endswith("vera"):
            raise PermissionError(13, "Permission denied")
        return scandir(place)

    monkeypatch.setattr(os, "scandir", locked)
    (eye,) = collect(tmp_path / "class").eyes
    assert (eye.name, eye.reason) == ("vera", "The folder cannot be opened: Permission denied.")
