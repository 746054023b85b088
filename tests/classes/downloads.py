"""Downloads of learning platforms, made by hand with invented people, in every form in which they are handed over."""

import bz2
import gzip
import io
import lzma
import tarfile
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

CODE = b"def generate_moves(board, position):\n    return []\n"
OTHER = b"print('something else')\n"

Files = Mapping[str, bytes]


@dataclass(frozen=True)
class Sample:
    """A download: what it is called, its files, and what intake must make of it."""

    name: str
    files: Files
    platform: str
    graded: Mapping[str, str]  # the submission's name to the place of its file
    eyes: frozenset[str]  # names that a person has to look at


_METADATA = """\
---
submission_7001:
  :submitters:
  - :name: Alpha Student
    :sid: 0012345
    :email: alpha@school.example
  :created_at: 2026-11-20 21:03:07.123456789 Z
  :score: 3.0
  :results:
    output: |
      submission_9999:
        :submitters: a student printed this
  :history:
  - :created_at: 2026-11-19 10:00:00.000000000 Z
...
submission_7002:
  :submitters:
  - :name: Béta Zoë
    :email: beta@school.example
  - :name: Gamma O'Nil
    :sid: ''
    :email: gamma@school.example
  :created_at: 2026-11-21 01:00:00.000000000 Z
submission_7003:
  :submitters:
  - :name: Delta Missing
    :sid: '77'
submission_7004:
  :created_at: 2026-11-21 01:00:00.000000000 Z
  :submitters: []
"""

_BLACKBOARD_TEXT = """\
Name: Sigma Alpha (s_alpha)
Assignment: Lab_1: tours
Date Submitted: Friday, 20 November 2026 21:03:07 o'clock GMT
Current Grade: Needs Grading

Submission Field:
There is no student submission text data for this assignment.

Comments:
There are no student comments for this assignment.

Files:
\tOriginal filename: knights_tour.py
\tFilename: Lab_1_s_alpha_attempt_2026-11-20-21-03-07_knights_tour.py
"""

SAMPLES = {
    "moodle": Sample(
        "CS101-Lab 1-4711",
        {
            "Alpha Student_8880101_assignsubmission_file/knights_tour.py": CODE,
            "Alpha Student_8880101_assignsubmission_onlinetext/onlinetext.html": b"<p>see the file</p>",
            "Alpha Student_8880102_assignsubmission_file/work/knights_tour.py": CODE,
            "Ｏne Brien, Séamus-Jr._8880103_assignsubmission_file_/lab.py": CODE,
            "王 小明_8880104_assignsubmission_file/knights_tour.py": CODE,
            "王 小明_8880104_assignsubmission_file/old.py": OTHER,
            "salpha5 Student Epsilon_8880105_assignsubmission_file/test_mine.py": OTHER,
            "salpha5 Student Epsilon_8880105_assignsubmission_file/tour_2026_11_20.py": CODE,
            "Zeta Typed_8880106_assignsubmission_onlinetext/onlinetext.html": b"<p>def f</p>",
            "Eta Two_8880107_assignsubmission_file/a.py": CODE,
            "Eta Two_8880107_assignsubmission_file/b.py": CODE,
            "Theta Empty_8880108_assignsubmission_file/knights_tour.py": b"",
            "Default group_assignsubmission_file/knights_tour.py": CODE,
            "__MACOSX/Alpha Student_8880101_assignsubmission_file/._knights_tour.py": b"\0\5",
            ".DS_Store": b"\0",
            "notes.txt": b"x",
        },
        "moodle",
        {
            "Alpha Student_8880101": "knights_tour.py",
            "Alpha Student_8880102": "work/knights_tour.py",
            "Default group": "knights_tour.py",
            "salpha5 Student Epsilon_8880105": "tour_2026_11_20.py",
            "Ｏne Brien, Séamus-Jr._8880103": "lab.py",
            "王 小明_8880104": "knights_tour.py",
        },
        frozenset({"Zeta Typed_8880106", "Eta Two_8880107", "Theta Empty_8880108", "notes.txt"}),
    ),
    "moodle, flat and blind": Sample(
        "CS101-Lab 1-4711",
        {
            "Participant_8890101_assignsubmission_file_knights_tour.py": CODE,
            "Participant_8890101_assignsubmission_file_my_notes_1.txt": b"x",
            "Teilnehmerinnen_8890102_assignsubmission_file_lab_1_2.py": CODE,
            "Participant_8890103_assignsubmission_onlinetext_onlinetext.html": b"typed",
        },
        "moodle",
        {"Participant_8890101": "knights_tour.py", "Teilnehmerinnen_8890102": "lab_1_2.py"},
        frozenset({"Participant_8890103"}),
    ),
    "canvas": Sample(
        "submissions",
        {
            "alphastudent_1101_600001_knights_tour.py": CODE,
            "ångströmbetazoë_LATE_1102_600002_knights_tour-2.py": CODE,
            "deltamary_ann_1103_600003_my tour.py": CODE,
            "student42_1104_600004_2026_11_20_tour.py": CODE,
            "epsilon_1105_text.html": b"<p>typed</p>",
            "zeta_LATE_1106_link.html": b"<a>",
            "eta_1107_600007_knights_tour.py": CODE,
            "eta_1107_600008_knights_tour-1.py": CODE,
            "theta_1108_600009_helper.py": OTHER,
            "theta_1108_600010_knights_tour-1.py": CODE,
            "LATE_anon_Ab3xZ_600011_knights_tour.py": CODE,
            "anon_Cd4yW_600012_knights_tour.py": CODE,
            "iota_1109_600013_report.pdf": b"%PDF",
            "no numbers here.py": CODE,
        },
        "canvas",
        {
            "alphastudent_1101": "alphastudent_1101_600001_knights_tour.py",
            "anon_Ab3xZ": "LATE_anon_Ab3xZ_600011_knights_tour.py",
            "anon_Cd4yW": "anon_Cd4yW_600012_knights_tour.py",
            "deltamary_ann_1103": "deltamary_ann_1103_600003_my tour.py",
            "student42_1104": "student42_1104_600004_2026_11_20_tour.py",
            "theta_1108": "theta_1108_600010_knights_tour-1.py",
            "ångströmbetazoë_1102": "ångströmbetazoë_LATE_1102_600002_knights_tour-2.py",
        },
        frozenset({"epsilon_1105", "zeta_1106", "eta_1107", "iota_1109", "no numbers here.py"}),
    ),
    "gradescope": Sample(
        "submissions",
        {
            "assignment_55_export/submission_metadata.yml": _METADATA.encode(),
            "assignment_55_export/submission_7001/knights_tour.py": CODE,
            "assignment_55_export/submission_7002/src/knights_tour.py": CODE,
            "assignment_55_export/submission_7004/knights_tour.py": CODE,
            "assignment_55_export/submission_7005/knights_tour.py": CODE,
            "assignment_55_export/._submission_metadata.yml": b"\0",
            "__MACOSX/x": b"\0",
        },
        "gradescope",
        {
            "submission_7001": "knights_tour.py",
            "submission_7002": "src/knights_tour.py",
            "submission_7004": "knights_tour.py",
            "submission_7005": "knights_tour.py",
        },
        frozenset({"submission_7003", "submission_7004", "submission_7005"}),
    ),
    "blackboard": Sample(
        "gradebook_CS101_Lab5F1_2026-11-22-08-00-00",
        {
            "Lab_1_s_alpha_attempt_2026-11-20-21-03-07.txt": _BLACKBOARD_TEXT.encode(),
            "Lab_1_s_alpha_attempt_2026-11-20-21-03-07_knights_tour.py": CODE,
            "Lab_1_sbeta_attempt_2026-11-18-10-00-00_knights_tour.py": OTHER,
            "Lab_1_sbeta_attempt_2026-11-18-10-00-00.txt": b"Name: Beta (sbeta)\n",
            "Lab_1_sbeta_attempt_2026-11-19-10-00-00_knights_tour.py": CODE,
            "Lab_1_sbeta_attempt_2026-11-19-10-00-00.txt": b"<p>Name: Beta (sbeta)</p><br>Assignment: Lab_1",
            "Lab_1_sgamma_attempt_2026-11-19-11-00-00.txt": b"Name: Gamma (sgamma)\nSubmission Field: typed\n",
        },
        "blackboard",
        {
            "s_alpha": "Lab_1_s_alpha_attempt_2026-11-20-21-03-07_knights_tour.py",
            "sbeta": "Lab_1_sbeta_attempt_2026-11-19-10-00-00_knights_tour.py",
        },
        frozenset({"sbeta", "sgamma"}),
    ),
    "brightspace": Sample(
        "Lab 1 Download Nov 22, 2026 800 AM",
        {
            "index.html": b"<html>",
            "20001-31 - Alpha Student - Nov 20, 2026 926 PM/knights_tour.py": CODE,
            "20001-31 - Alpha Student - Nov 20, 2026 1005 AM/knights_tour.py": OTHER,
            "20002-31 - Mary-Ann O'Nil - Dubois - Nov 9, 2026 1200 AM/tour.py": CODE,
            "20003-31 - Beta Twice - Nov 20, 2026 926 PM/knights_tour.py": CODE,
            "20003-32 - Beta Twice - Nov 20, 2026 926 PM/knights_tour.py": OTHER,
        },
        "brightspace",
        {"20001 Alpha Student": "knights_tour.py", "20002 Mary-Ann O'Nil - Dubois": "tour.py"},
        frozenset({"20001 Alpha Student", "20003 Beta Twice"}),
    ),
    "github": Sample(
        "lab-1-submissions",
        {
            "lab-1-submissions/lab-1-alpha-s/knights_tour.py": CODE,
            "lab-1-submissions/lab-1-alpha-s/.github/workflows/classroom.py": OTHER,
            "lab-1-submissions/lab-1-alpha-s/.git/hooks/x.py": OTHER,
            "lab-1-submissions/lab-1-alpha-s/tests/test_tour.py": OTHER,
            "lab-1-submissions/lab-1-Beta/src/tour.py": CODE,
            "lab-1-submissions/lab-1-gamma/knights_tour.py": CODE,
            "lab-1-submissions/lab-1-gamma-1/knights_tour.py": CODE,
            "lab-1-submissions/lab-1-delta-1/knights_tour.py": CODE,
            "lab-1-submissions/classroom_roster.csv": (
                b'"identifier","github_username","github_id","name"\n"Alpha, S.","alpha-s","1",""\n'
                b'"Beta","beta","2",""\n"Gamma","gamma","3",""\n"Delta","delta-1","4",""\n"Unlinked","","",""\n'
            ),
        },
        "github",
        {"lab-1-Beta": "src/tour.py", "lab-1-alpha-s": "knights_tour.py", "lab-1-delta-1": "knights_tour.py"},
        frozenset({"lab-1-gamma", "lab-1-gamma-1"}),
    ),
    "plain": Sample(
        "class",
        {
            "an_nguyen.py": CODE,
            "bình.py": CODE,
            "chi/knights_tour.py": CODE,
            "chi/notes.md": b"x",
            "dung.zip": b"",  # put in by hand below
            "empty.py": b"",
            "report.docx": b"PK",
        },
        "plain",
        {"an_nguyen": "an_nguyen.py", "bình": "bình.py", "chi": "knights_tour.py", "dung": "dung.zip/lab/tour.py"},
        frozenset({"empty", "report.docx"}),
    ),
}


def zipped(files: Files) -> bytes:
    """A zip archive of these files."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return stream.getvalue()


def tarred(files: Files) -> bytes:
    """A tar archive of these files."""
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode="w") as archive:
        for name, content in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(content)
            archive.addfile(member, io.BytesIO(content))
    return stream.getvalue()


def complete(files: Files) -> dict[str, bytes]:
    """The files with a small archive in the place of each empty one."""
    inside = zipped({"lab/tour.py": CODE, "lab/readme.txt": b"x"})
    return {name: inside if name.endswith(".zip") and not content else content for name, content in files.items()}


def lay_out(folder: Path, files: Files) -> Path:
    """The files in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    return folder


def _file(place: Path, content: bytes) -> Path:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(content)
    return place


def _in_folder(root: Path, sample: Sample) -> Path:
    return lay_out(root / sample.name, complete(sample.files))


def _archived(ending: str, pack: Callable[[Files], bytes]) -> Callable[[Path, Sample], Path]:
    return lambda root, sample: _file(root / f"{sample.name}{ending}", pack(complete(sample.files)))


def _zip_in_folder(root: Path, sample: Sample) -> Path:
    return _file(root / "desk" / f"{sample.name}.zip", zipped(complete(sample.files))).parent


def _wrapped_zip(root: Path, sample: Sample) -> Path:
    files = {f"{sample.name}/{name}": content for name, content in complete(sample.files).items()}
    return _file(root / "again.zip", zipped(files))


FORMS: dict[str, Callable[[Path, Sample], Path]] = {
    "folder": _in_folder,
    "folder in a folder": lambda root, sample: _in_folder(root / "desk", sample).parent,
    "zip": _archived(".zip", zipped),
    "zip in a folder": _zip_in_folder,
    "zip with a wrapper": _wrapped_zip,
    "tar": _archived(".tar", tarred),
    "tar.gz": _archived(".tgz", lambda files: gzip.compress(tarred(files))),
    "tar.bz2": _archived(".tar.bz2", lambda files: bz2.compress(tarred(files))),
    "tar.xz": _archived(".tar.xz", lambda files: lzma.compress(tarred(files))),
}
