"""A platform's gradebook comes back with the grades of those who were graded, and with nothing else changed."""

import csv
import io
from collections.abc import Sequence
from decimal import Decimal
from pathlib import Path

import pytest

from knightstour.collect import Owner
from knightstour.gradebook import Gradebook, LatePenalty, Mark, open_gradebook, read_penalty
from knightstour.gradebook.comments import commented_file
from knightstour.messages import CourseError
from tests.report.made_results import half_done

SEVEN = Mark(7.0, 10.0, ("7 of 10 points", 'heuristic_2 gave "\\n" <b>', "Next: a & b"))

WORKSHEET = (
    '\ufeffIdentifier,"Full name","ID number","Email address",Status,Grade,"Maximum grade",'
    '"Grade can be changed","Last modified (submission)","Last modified (grade)","Feedback comments"\r\n'
    '"Participant 8880101","Alpha Student",00017,a@school.example,"Submitted for grading",,10.00,Yes,'
    '"Wednesday, 10 June 2026, 2:14 PM",-,\r\n'
    '"Participant 8880102","Beta, ""B"" Zoë",=1+1,b@school.example,'
    '"Submitted for grading - 3 mins 31 secs late",4.00,10.00,Yes,'
    '"Wednesday, 10 June 2026, 2:14 PM","Thursday, 11 June 2026, 9:00 AM","Well done,\r\nsays the teacher"\r\n'
    '"Participant 8880103","Gamma Draft",,c@school.example,"Draft (not submitted)",,10.00,Yes,-,-,\r\n'
    '"Participant 8880104","Delta None",,d@school.example,"No submission - Not marked",6.50,10.00,Yes,-,-,kept\r\n'
    '"Participant 8880105","Epsilon Locked",,e@school.example,"Submitted for grading",,10.00,No,-,-,\r\n'
)

GERMAN = (
    '\ufeffID;"Vollständiger Name";Status;Bewertung;Bestwertung;"Bewertung kann geändert werden";'
    '"Zuletzt geändert (Abgabe)";"Zuletzt geändert (Bewertung)";"Feedback als Kommentar"\n'
    'Teilnehmer/in8880101;"Ä Alpha";"Zur Bewertung abgegeben";;100,00;Ja;-;-;\n'
    'Teilnehmer/in8880102;"Ö Beta";"Entwurf (nicht abgegeben)";;100,00;Ja;-;-;\n'
)

TEAMS = (
    'Identifier,"Full name",Status,Group,Grade,"Maximum grade","Last modified (grade)","Feedback comments"\n'
    '"Participant 1","Ann One","Submitted for grading","Team_7: red",,10.00,-,\n'
    '"Participant 2","Bob Two","Submitted for grading","Team_7: red",,10.00,-,\n'
    '"Participant 3","Cat Three","Submitted for grading",Blue,5.00,10.00,-,old\n'
    '"Participant 4","Dan Four","Submitted for grading","Default group",,10.00,-,\n'
    '"Participant 5","Eve Five","Submitted for grading","Team 7 red",,10.00,-,\n'
)

CANVAS = (
    "Student,ID,SIS User ID,SIS Login ID,Section,Lab 1 (4711),Quiz (4712),Lab 1 Current Score,Final Grade\r\n"
    ",,,,,Manual Posting,,(read only),(read only)\r\n"
    "    Points Possible,,,,,20.00,5.00,(read only),(read only)\r\n"
    '"Student, Alpha",1101,s1,alpha,A and B,,4.50,90.00,A\r\n'
    '"=""Zoë"", Beta",1102,s2,beta,A,12.00,,80.00,B\r\n'
    '"Mary_Ann, Delta",1103,s3,delta,A,EX,,,\r\n'
    '"Gamma, G",1104,s4,gamma,A,N/A,,,\r\n'
    '"Nobody, N",1105,s5,nobody,A,3.00,,,\r\n'
    '"Student, Test",1199,,,A,,,,\r\n'
)

BLACKBOARD = (
    '"Last Name"\t"First Name"\t"Username"\t"Student ID"\t"Last Access"\t"Availability"\t'
    '"Weighted Total [Total Pts: up to 100 Percentage] |1"\t"Lab_1 [Total Pts: 100 Score] |118854"\t'
    '"Quiz [Total Pts: 5 Score] |118855"\n'
    '"Alpha"\t"Sigma"\t"s_alpha"\t"0017"\t"2026-11-20"\t"Yes"\t""\t""\t"3"\n'
    '"Beta"\t"B"\t"sbeta"\t"0018"\t""\t"Yes"\t""\t"55.00"\t""\n'
    '"Gamma"\t"G"\t"sgamma"\t"0019"\t""\t"Yes"\t""\t"Needs Grading"\t""\n'
    '"Delta"\t"D"\t"sdelta"\t"0020"\t""\t"Yes"\t""\t"In Progress"\t""\n'
)

BRIGHTSPACE = (
    "OrgDefinedId,Username,Last Name,First Name,"
    '"Lab 1 Points Grade <Numeric MaxPoints:50 Weight:10 Category:Labs CategoryWeight:20>",End-of-Line Indicator\r\n'
    "#0017,#salpha,Student,Alpha,,#\r\n"
    "#0018,#sbeta,Twice,Beta,,#\r\n"
    "#0019,#sbeta2,Twice,Beta,7,#\r\n"
    "#0020,#sdelta,Only,Delta,,#\r\n"
)


def book(
    tmp_path: Path, text: str, encoding: str = "utf-8", column: str | None = None, titles: Sequence[str] = ()
) -> Gradebook:
    file = tmp_path / "book.csv"
    file.write_bytes(text.encode(encoding))
    gradebook = open_gradebook(file)
    gradebook.choose_column(column, titles)
    return gradebook


def changed(before: str, gradebook: Gradebook, encoding: str = "utf-8") -> dict[tuple[int, int], str]:
    """The cells that differ, by row and column, after checking that nothing else does."""
    after = gradebook.content().decode(encoding)
    separator = ";" if ";" in before.split("\n")[0] else "\t" if "\t" in before else ","
    old, new = (list(csv.reader(io.StringIO(text, newline=""), delimiter=separator)) for text in (before, after))
    assert [len(row) for row in new] == [len(row) for row in old]
    cells = {(r, c): new[r][c] for r, row in enumerate(old) for c, cell in enumerate(row) if new[r][c] != cell}
    text = before
    assert text.startswith("\ufeff") == after.startswith("\ufeff")
    assert text.count("\r\n") == after.count("\r\n")
    return cells


def test_a_worksheet_gets_grade_and_comment_and_keeps_the_rest(tmp_path: Path) -> None:
    worksheet = book(tmp_path, WORKSHEET)
    entered = worksheet.enter(Owner(name="Alpha Student", number="8880101"), SEVEN, None)
    assert [(member.name, member.number) for member in entered.members] == [("Alpha Student", "8880101")]
    cells = changed(WORKSHEET, worksheet)
    assert set(cells) == {(1, 5), (1, 10)}
    assert cells[1, 5] == "7.00"
    comment = cells[1, 10]
    assert comment.startswith("knightstour: 7 of 10 points<br>")
    assert "&lt;b&gt;" in comment
    assert "a &amp; b" in comment
    assert '\\"' not in worksheet.content().decode()
    assert "\\" not in comment


def test_a_teachers_comment_stays_above_ours_and_ours_is_replaced(tmp_path: Path) -> None:
    worksheet = book(tmp_path, WORKSHEET)
    beta = Owner(name="Beta, B Zoë", number="8880102")
    worksheet.enter(beta, SEVEN, None)
    first = changed(WORKSHEET, worksheet)[2, 10]
    assert first.startswith("Well done,\r\nsays the teacher<br>knightstour: 7 of 10")
    again = book(tmp_path, worksheet.content().decode())
    again.enter(beta, SEVEN, None)
    assert again.content() == worksheet.content()


def comment_over(tmp_path: Path, there: str) -> str:
    """What becomes of a comment."""
    worksheet = book(tmp_path, WORKSHEET.replace("Yes,-,-,kept", f'Yes,-,-,"{there}"'))
    worksheet.enter(Owner(name="Delta None", number="8880104"), SEVEN, None)
    return list(csv.reader(io.StringIO(worksheet.content().decode(), newline="")))[4][10]


def test_what_people_wrote_above_and_below_our_comment_stays(tmp_path: Path) -> None:
    ours = comment_over(tmp_path, "")
    assert ours.startswith("knightstour: 7 of 10")
    assert comment_over(tmp_path, f"Above<br>{ours}<br>Teacher: I let this count") == (
        f"Above<br>{ours}<br>Teacher: I let this count"
    )
    for words in ("knightstour: well done", "knightstour: 3 of 10 points<br>Teacher: I let this count", "kept"):
        assert comment_over(tmp_path, words) == f"{words}<br>{ours}"
    assert comment_over(tmp_path, f"knightstour: well done<br>{ours}") == f"knightstour: well done<br>{ours}"


@pytest.mark.parametrize(
    ("there", "comment"),
    [
        ('"he said \\"no\\" twice"', 'he said &#92;"no&#92;" twice<br>'),  # as PHP writes a quote behind a backslash
        ('"one \\" only"', 'one &#92;" only<br>'),
        ('"say \\"x\\", not \\"y\\""', 'say &#92;"x&#92;", not &#92;"y&#92;"<br>'),
        ('"it ends so \\"', "it ends so \\<br>"),
        ('5" long', '5" long<br>'),
    ],
)
def test_a_quote_that_ends_no_cell_costs_no_row(there: str, comment: str, tmp_path: Path) -> None:
    text = WORKSHEET.replace("Yes,-,-,kept", f"Yes,-,-,{there}")
    worksheet = book(tmp_path, text)
    assert worksheet.content() == text.encode()
    owners = [Owner(name="Delta None", number="8880104"), Owner(name="Epsilon Locked", number="8880105")]
    reasons = [worksheet.enter(owner, SEVEN, None).reasons for owner in owners]
    assert reasons == [[], ["Moodle says that this grade cannot be changed."]]
    last = worksheet.content().decode().splitlines()[-2]
    assert f",7.00,10.00,Yes,-,-,{comment}".replace('"', "") in last.replace('"', "")
    assert '\\"' not in last


def test_a_program_that_prints_our_marks_does_not_move_them(tmp_path: Path) -> None:
    tricky = Mark(7.0, 10.0, ("7 of 10 points", "It gave: (end of knightstour)", "knightstour: 10 of 10 points"))
    worksheet = book(tmp_path, WORKSHEET)
    for mark in (tricky, SEVEN):
        worksheet.enter(Owner(name="Delta None", number="8880104"), mark, None)
    comment = list(csv.reader(io.StringIO(worksheet.content().decode(), newline="")))[4][10]
    assert comment == f"kept<br>{comment_over(tmp_path, '')}"


def test_a_draft_a_locked_grade_and_a_stranger_get_nothing(tmp_path: Path) -> None:
    worksheet = book(tmp_path, WORKSHEET)
    for number, word in (("8880103", "draft"), ("8880105", "cannot be changed"), ("999", "no such person")):
        entered = worksheet.enter(Owner(number=number), SEVEN, None)
        assert not entered.members
        assert word in entered.reasons[0]
    assert changed(WORKSHEET, worksheet) == {}
    assert worksheet.content() == WORKSHEET.encode()


@pytest.mark.parametrize("name", ["Team 9", "Alpha", "Stu Dent Alph", "Beta B Zoë"])
def test_another_name_at_the_same_number_gets_nothing(name: str, tmp_path: Path) -> None:
    worksheet = book(tmp_path, WORKSHEET)
    entered = worksheet.enter(Owner(name=name, number="8880101"), SEVEN, None)
    assert not entered.members
    assert "nothing was written" in entered.reasons[0]
    assert worksheet.content() == WORKSHEET.encode()


@pytest.mark.parametrize(
    ("number", "name"),
    [
        ("8880101", "salpha1 Student alpha student"),
        ("8880101", "Student Alpha"),
        ("8880101", "Ａlpha Student"),
        ("8880101", "Participant"),
        ("8880101", ""),
        ("8880102", "Beta, B Zoe\u0308"),
    ],
)
def test_a_name_may_be_written_in_another_way_or_hidden(number: str, name: str, tmp_path: Path) -> None:
    entered = book(tmp_path, WORKSHEET).enter(Owner(name=name, number=number), SEVEN, None)
    assert ([member.number for member in entered.members], entered.reasons) == ([number], [])


def test_blind_marking_is_known_in_other_languages(tmp_path: Path) -> None:
    worksheet = book(tmp_path, GERMAN)
    assert worksheet.enter(Owner(name="Teilnehmerinnen", number="8880101"), SEVEN, None).members


def test_a_worksheet_in_another_language_keeps_its_decimals_and_separators(tmp_path: Path) -> None:
    worksheet = book(tmp_path, GERMAN)
    worksheet.enter(Owner(name="Ä Alpha", number="8880101"), SEVEN, None)
    assert "draft" in worksheet.enter(Owner(name="Ö Beta", number="8880102"), SEVEN, None).reasons[0]
    assert changed(GERMAN, worksheet)[1, 3] == "70,00"


@pytest.mark.parametrize(
    "header",
    [
        "识别,标识符,状态,成绩,最高分,允许更改成绩,上次修改（评分）",  # noqa: RUF001  as the packs write it
        "全名,識別碼,狀態,成績,最高成績,分數可以被更改,最後修改的(得分)",
        "Nome completo,Identificativo,Stato,Valutazione,Valutazione massima,x,Ultima modifica (valutazione)",
        "Họ và tên,Identifier,Trạng thái,Điểm,Maximum grade,Grade can be changed,Last modified (grade)",
    ],
)
def test_worksheets_come_in_many_languages(header: str, tmp_path: Path) -> None:
    text = f"\ufeff{header}\nAnn,x9,y,,20.00,z,-\nBob,x8,ร่าง,,20.00,z,-\n"
    worksheet = book(tmp_path, text)
    worksheet.enter(Owner(name="Ann", number="9"), SEVEN, None)
    assert "draft" in worksheet.enter(Owner(name="Bob", number="8"), SEVEN, None).reasons[0]
    assert changed(text, worksheet) == {(1, 3): "14.00"}
    assert worksheet.warnings() == []


def test_what_a_worksheet_does_not_tell_or_have_is_said(tmp_path: Path) -> None:
    assert "late or a draft" in book(tmp_path, WORKSHEET.replace("Status", "Tila")).warnings()[0]
    with pytest.raises(CourseError, match="lacks the column Grade"):
        book(tmp_path, WORKSHEET.replace("Grade,", "Arvosana,"))
    with pytest.raises(CourseError, match="leave --column out"):
        book(tmp_path, WORKSHEET, column="Lab 1")
    with pytest.raises(CourseError, match="try English"):
        book(tmp_path, WORKSHEET.replace("Identifier", "Tunniste"))


def test_a_group_is_known_by_name_and_every_member_gets_the_grade(tmp_path: Path) -> None:
    worksheet = book(tmp_path, TEAMS.replace("Team 7 red", "Green"))
    entered = worksheet.enter(Owner(name="Team 7 red", number="3"), SEVEN, None)
    assert [(member.name, member.number) for member in entered.members] == [("Ann One", "1"), ("Bob Two", "2")]
    cells = changed(TEAMS.replace("Team 7 red", "Green"), worksheet)
    assert {place for place, value in cells.items() if value == "7.00"} == {(1, 4), (2, 4)}
    worksheet.enter(Owner(name="Default group"), SEVEN, None)
    assert changed(TEAMS.replace("Team 7 red", "Green"), worksheet)[4, 4] == "7.00"


def test_a_group_number_is_never_looked_up_among_people(tmp_path: Path) -> None:
    worksheet = book(tmp_path, TEAMS)
    assert not worksheet.enter(Owner(name="Unknown team", number="3"), SEVEN, None).members
    assert not worksheet.enter(Owner(name="Team 7 red", number="3"), SEVEN, None).members  # two groups look like this
    assert worksheet.content() == TEAMS.encode()


def test_older_versions_hand_out_a_groups_work_once_for_each_member(tmp_path: Path) -> None:
    worksheet = book(tmp_path, TEAMS)
    entered = worksheet.enter(Owner(name="Blue-Cat Three", number="3"), SEVEN, None)
    assert [member.number for member in entered.members] == ["3"]


def test_a_scale_is_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(CourseError, match="numbers of points"):
        book(tmp_path, WORKSHEET.replace("Maximum grade", "Scale"))


def test_canvas_gets_one_column_scaled_to_its_points(tmp_path: Path) -> None:
    canvas = book(tmp_path, CANVAS, column="Lab 1 (4711)")
    assert canvas.known().numbers["1102"] == "zoëbeta"
    canvas.enter(Owner(name="studentalpha", number="1101"), SEVEN, None)
    canvas.enter(Owner(name="zoëbeta", number="1102"), SEVEN, None)
    assert changed(CANVAS, canvas) == {(3, 5): "14.00", (4, 5): "14.00"}


def test_canvas_keeps_excused_and_not_assigned(tmp_path: Path) -> None:
    canvas = book(tmp_path, CANVAS, column="Lab 1")
    for number, word in (("1103", "EX"), ("1104", "N/A")):
        assert word in canvas.enter(Owner(name="x", number=number), SEVEN, None).reasons[0]
    assert not canvas.enter(Owner(name="anon_Ab3xZ"), SEVEN, None).members
    assert canvas.content() == CANVAS.encode()


def test_a_canvas_group_is_pointed_out(tmp_path: Path) -> None:
    canvas = book(tmp_path, CANVAS, column="Lab 1")
    entered = canvas.enter(Owner(name="team_7", number="1101"), SEVEN, None)
    assert entered.members
    assert "other members" in entered.reasons[0]


@pytest.mark.parametrize(
    ("student", "called"), [("ปิติ, สมชาย", "ปิติสมชาย"), ("Nguye\u0302\u0303n, Văn-An", "nguyễnvănan"), ("_x, Ⅷ", "_x")]
)
def test_a_name_with_signs_above_its_letters_is_no_group(student: str, called: str, tmp_path: Path) -> None:
    canvas = book(tmp_path, CANVAS.replace("Student, Alpha", student), column="Lab 1")
    assert canvas.known().numbers["1101"] == called
    assert not canvas.enter(Owner(name=called, number="1101"), SEVEN, None).reasons


def test_the_column_is_the_one_asked_for_or_the_one_of_that_title_or_the_only_one(tmp_path: Path) -> None:
    with pytest.raises(CourseError, match=r"--column; there are: Lab 1 \(4711\), Quiz \(4712\)"):
        book(tmp_path, CANVAS)
    with pytest.raises(CourseError, match="--column"):
        book(tmp_path, CANVAS, column="Lab 9")
    by_title = book(tmp_path, CANVAS, titles=["lab-1"])
    by_title.enter(Owner(name="studentalpha", number="1101"), SEVEN, None)
    assert set(changed(CANVAS, by_title)) == {(3, 5)}
    within = CANVAS.replace("Lab 1 (4711)", "Week 3: The Knight's Tour (4711)")
    book(tmp_path, within, titles=["knights_tour"])
    only = CANVAS.replace("Quiz (4712)", "Quiz Final Score")
    book(tmp_path, only).enter(Owner(name="studentalpha", number="1101"), SEVEN, None)


def test_canvas_with_semicolons_and_commas_for_decimals(tmp_path: Path) -> None:
    text = CANVAS.replace(",", ";").replace("20.00", "20,00").replace("4.50", "4,50").replace('"Student; Alpha"', "X")
    canvas = book(tmp_path, text, column="Lab 1")
    canvas.enter(Owner(name="x", number="1101"), SEVEN, None)
    assert changed(text, canvas) == {(3, 5): "14,00"}


def test_blackboard_is_utf_16_with_tabs_and_keeps_its_own_words(tmp_path: Path) -> None:
    text = "\ufeff" + BLACKBOARD
    blackboard = book(tmp_path, text, "utf-16-le", titles=["Lab_1"])
    assert blackboard.known().logins == {"s_alpha", "sbeta", "sgamma", "sdelta"}
    for login in ("s_alpha", "sbeta", "sgamma"):
        assert blackboard.enter(Owner(login=login), SEVEN, None).members
    for login, word in (("sdelta", "In Progress"), ("nobody", "no such person")):
        assert word in blackboard.enter(Owner(login=login), SEVEN, None).reasons[0]
    assert changed(text, blackboard, "utf-16-le") == {(1, 7): "70.00", (2, 7): "70.00", (3, 7): "70.00"}


def test_blackboard_writes_thousands_and_the_points_of_an_attempt_before_the_one_that_waits(tmp_path: Path) -> None:
    text = BLACKBOARD.replace("Pts: 100 Score", "Pts: 1,500 Score").replace("Needs Grading", "Needs Grading(99.00)")
    text = text.replace("In Progress", "In Progress(99.00)")
    blackboard = book(tmp_path, text, titles=["Lab_1"])
    assert blackboard.enter(Owner(login="sgamma"), SEVEN, None).members
    assert "In Progress" in blackboard.enter(Owner(login="sdelta"), SEVEN, None).reasons[0]
    assert changed(text, blackboard) == {(3, 7): "1050.00"}


def test_brightspace_knows_people_by_login_else_by_a_name_that_is_one_persons(tmp_path: Path) -> None:
    grades = book(tmp_path, BRIGHTSPACE)
    assert grades.enter(Owner(login="salpha"), SEVEN, None).members
    assert grades.enter(Owner(name="delta  only"), SEVEN, None).members
    assert "Several people" in grades.enter(Owner(name="Beta Twice"), SEVEN, None).reasons[0]
    assert "no such person" in grades.enter(Owner(name="Nobody"), SEVEN, None).reasons[0]
    assert changed(BRIGHTSPACE, grades) == {(1, 4): "35.00", (4, 4): "35.00"}


def test_late_work_loses_points_in_the_gradebook(tmp_path: Path) -> None:
    worksheet = book(tmp_path, WORKSHEET)
    assert worksheet.enter(Owner(number="8880101"), SEVEN, read_penalty("10", None)).taken_off == ""
    worksheet.enter(Owner(number="8880102"), SEVEN, read_penalty("10/day", None))
    cells = changed(WORKSHEET, worksheet)
    assert (cells[1, 5], cells[2, 5]) == ("7.00", "6.30")
    assert "<br>Late: 10 % of the points taken off.<br>" in cells[2, 10]
    worksheet.enter(Owner(number="8880102"), Mark(7.25, 10.0), read_penalty("10", None))
    assert changed(WORKSHEET, worksheet)[2, 5] == "6.53"  # of 6.525


def test_lateness_without_a_time_costs_a_fixed_share_but_no_days(tmp_path: Path) -> None:
    late = Owner(name="studentalpha", number="1101", late=True)
    canvas = book(tmp_path, CANVAS, column="Lab 1")
    assert "by how much" in canvas.enter(late, SEVEN, read_penalty("10/day", None)).reasons[0]
    canvas.enter(late, SEVEN, read_penalty("25", None))
    assert changed(CANVAS, canvas) == {(3, 5): "10.50"}


@pytest.mark.parametrize(
    ("handed_in", "left"),
    [
        ("2026-11-20T20:00:00", "1"),
        ("2026-11-20T21:00:01", "0.8"),
        ("2026-11-21T21:00:00", "0.8"),
        ("2026-11-22T20:00:00", "0.6"),
        ("2026-12-30T20:00:00", "0"),
        ("2026-11-20 22:03:07.123456 UTC", "0.8"),
        ("some day", "1"),
    ],
)
def test_days_begun_since_the_due_time_count(handed_in: str, left: str) -> None:
    penalty = read_penalty("20/day", "2026-11-20T21:00:00")
    assert isinstance(penalty, LatePenalty)
    assert penalty.share_left(penalty.since_due(handed_in)) == Decimal(left)


def test_a_penalty_or_time_that_means_nothing_is_one_sentence() -> None:
    assert read_penalty(None, None) is None
    for text, due in (("ten", None), ("120", None), ("10/week", None), ("10", "tomorrow"), ("10", "2026-11-20")):
        with pytest.raises(CourseError):
            read_penalty(text, due)


def test_a_file_that_is_no_gradebook_is_one_sentence(tmp_path: Path) -> None:
    for text in ("a,b\n1,2\n", "", "\0\0\0"):
        with pytest.raises(CourseError):
            book(tmp_path, text)
    with pytest.raises(CourseError, match="There is no file"):
        open_gradebook(tmp_path / "nowhere.csv")


ONE_NAME_FOR_TWO = (
    "OrgDefinedId,Username,Last Name,First Name,Lab Points Grade <Numeric MaxPoints:100>,End-of-Line Indicator\r\n"
    "#2001,#2002,Er,Swap,33.00,#\r\n"
    "#2002,#2003,Body,Other,44.00,#\r\n"
)


def test_a_number_of_one_person_and_a_login_of_another_are_told_apart(tmp_path: Path) -> None:
    grades = book(tmp_path, ONE_NAME_FOR_TWO)
    assert grades.known().names == {"2002": "swap er", "2003": "other body"}
    assert "the number of another" in grades.enter(Owner(login="2002"), SEVEN, None).reasons[0]
    assert grades.enter(Owner(login="2002", name="Swap Er"), SEVEN, None).members
    assert changed(ONE_NAME_FOR_TWO, grades) == {(1, 4): "70.00"}
    assert grades.enter(Owner(login="2001"), SEVEN, None).members  # a file that an instructor named after the number


@pytest.mark.parametrize(
    ("text", "column", "owner", "place"),
    [
        (WORKSHEET, None, Owner(number="8880102"), (2, 5)),
        (CANVAS, "Lab 1", Owner(number="1102"), (4, 5)),
        (BLACKBOARD, "Lab_1", Owner(login="sbeta"), (2, 7)),
        (BRIGHTSPACE, None, Owner(login="sbeta2"), (3, 4)),
    ],
)
def test_a_zero_over_a_grade_is_written_and_pointed_out(
    text: str, column: str | None, owner: Owner, place: tuple[int, int], tmp_path: Path
) -> None:
    gradebook = book(tmp_path, text, column=column)
    entered = gradebook.enter(owner, Mark(0.0, 10.0, ("0 of 10 points",)), None)
    assert changed(text, gradebook)[place] == "0.00"
    assert "says 0 now" in entered.reasons[0]


@pytest.mark.parametrize(
    ("text", "column", "old", "new"),
    [
        (WORKSHEET, None, "10.00", "0.00"),
        (CANVAS, "Lab 1", "20.00", "0.00"),
        (BLACKBOARD, "Lab_1", "Total Pts: 100 Score", "Total Pts: 0 Score"),
        (BRIGHTSPACE, None, "MaxPoints:50", "MaxPoints:0"),
    ],
)
def test_a_column_out_of_0_points_is_refused(text: str, column: str | None, old: str, new: str, tmp_path: Path) -> None:
    with pytest.raises(CourseError, match="out of 0 points"):
        book(tmp_path, text.replace(old, new), column=column)


def test_a_column_without_a_maximum_is_pointed_out(tmp_path: Path) -> None:
    canvas = book(tmp_path, CANVAS.replace("20.00", ""), column="Lab 1")
    assert canvas.warnings() == ["The column does not say its maximum, so the points are written as they are."]
    canvas.enter(Owner(name="studentalpha", number="1101"), SEVEN, None)
    assert changed(CANVAS.replace("20.00", ""), canvas)[3, 5] == "7.00"


@pytest.mark.parametrize(
    ("text", "column", "row", "owner"),
    [
        (WORKSHEET, None, ',"Wednesday, 10 June 2026, 2:14 PM",-,\r\n', Owner(number="8880101")),
        (CANVAS, "Lab 1", ",,4.50,90.00,A\r\n", Owner(number="1101")),
        (BLACKBOARD, "Lab_1", '\t"55.00"\t""\n', Owner(login="sbeta")),
        (BRIGHTSPACE, None, ",7,#\r\n", Owner(login="sbeta2")),
    ],
)
def test_a_row_that_is_too_short_stays_as_it_is_and_is_listed(
    text: str, column: str | None, row: str, owner: Owner, tmp_path: Path
) -> None:
    end = row[-2:] if row.endswith("\r\n") else "\n"
    short = text.replace(row, ',"Wednesday, 10 June 2026, 2:14 PM",-' + end if "June" in row else end)
    gradebook = book(tmp_path, short, column=column)
    entered = gradebook.enter(owner, SEVEN, None)
    assert not entered.members
    assert "shorter than the others" in entered.reasons[0]
    assert gradebook.content() == short.encode()


def test_a_person_who_stands_there_twice_gets_nothing(tmp_path: Path) -> None:
    twice = CANVAS + '"Student, Alpha",1101,s1,alpha,B,2.00,,,\r\n'
    canvas = book(tmp_path, twice, column="Lab 1")
    assert "this person twice" in canvas.enter(Owner(number="1101"), SEVEN, None).reasons[0]
    assert canvas.content() == twice.encode()


def test_a_word_that_is_no_number_stays_in_any_gradebook(tmp_path: Path) -> None:
    text = BRIGHTSPACE.replace(",7,#", ",Exempt,#")
    grades = book(tmp_path, text)
    assert "Exempt" in grades.enter(Owner(login="sbeta2"), SEVEN, None).reasons[0]
    assert grades.content() == text.encode()


@pytest.mark.parametrize(
    ("status", "grade", "word"),
    [
        ("Zur Bewertung abgegeben", "70,00", ""),
        ("Zur Bewertung abgegeben - 1 Tag 3 Stunden verspätet", "56,00", ""),
        ("Zur Bewertung abgegeben - 40 Minuten verspätet - Verlängerung bis 3. Mai 2026", "63,00", ""),
        ("Zur Bewertung abgegeben - 2 Mondphasen verspätet", "", "by how much"),
        ("Zur Bewertung abgegeben - Verlängerung bis 3. Mai 2026", "70,00", ""),
        ("Remis pour évaluation - en retard de 2 jours", "56,00", ""),
        ("Đã nộp để chấm điểm - 2 ngày 3 giờ muộn", "49,00", ""),
        ("已送出待評分 - 遲交 1 天 2 小時", "56,00", ""),
        ("ส่งเพื่อให้คะแนน - ช้า 1 วัน 2 ชั่วโมง", "56,00", ""),
        ("Arviointia varten - 2 päivää myöhässä", "70,00", "may be late"),
        ("Arviointia varten - Ei arvioitu", "70,00", ""),
    ],
)
def test_lateness_is_read_in_other_languages_or_pointed_out(status: str, grade: str, word: str, tmp_path: Path) -> None:
    text = GERMAN.replace('"Zur Bewertung abgegeben"', f'"{status}"')
    worksheet = book(tmp_path, text)
    entered = worksheet.enter(Owner(number="8880101"), SEVEN, read_penalty("10/day", None))
    assert changed(text, worksheet).get((1, 3), "") == grade
    assert word in "".join(entered.reasons)
    assert bool(entered.reasons) == bool(word)
    assert not book(tmp_path, text).enter(Owner(number="8880101"), SEVEN, None).reasons


@pytest.mark.parametrize(
    "first", [b"", b"\xef\xbb\xbf", b"\xef\xbb\xbf# coding: utf-8\n", b"#!/x\n# coding: latin-1\n# \xe9\n"]
)
def test_a_file_with_feedback_above_it_can_be_run_as_before(first: bytes) -> None:
    commented = commented_file(half_done(), first + b"answer = 42\n")
    names: dict[str, object] = {}
    exec(compile(commented, "commented", "exec"), names)
    assert names["answer"] == 42
    assert b"# 3 of 9 points" in commented
