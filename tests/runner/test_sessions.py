"""What every kind of runner does with an ordinary submission."""

import sys
from pathlib import Path

import pytest

from knightstour.lent import SOURCES
from knightstour.runner.answers import Budget, Call, Ending, Expression, Foreign, Runner
from knightstour.runner.process import ProcessRunner
from tests.runner.conftest import Submit, ask, opened

TOUR = """
def generate_moves(board, position):
    row, column = position
    jumps = ((1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1))
    squares = [(row + down, column + right) for down, right in jumps]
    return [(r, c) for r, c in squares if 0 <= r < len(board) and 0 <= c < len(board) and board[r][c] == 0]

def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    square = start
    for step in range(1, n * n + 1):
        board[square[0]][square[1]] = step
        moves = generate_moves(board, square)
        if not moves:
            break
        square = min(moves, key=lambda move: heuristic(board, move))
    return board
"""


def test_a_call_returns_its_value(any_runner: Runner, submit: Submit) -> None:
    file = submit("def double(x):\n    return x * 2\n")
    answers = ask(any_runner, file, Call("double", (2,)), Call("double", ([1],)), Call("double", ("a",)))
    assert [answer.value for answer in answers] == [4, [1, 1], "aa"]
    assert {answer.ending for answer in answers} == {Ending.RETURNED}


def test_loading_tells_the_functions_of_the_file(any_runner: Runner, submit: Submit) -> None:
    file = submit("from math import sqrt\nimport os\ndef b(): pass\nX = 3\na = lambda: 0\nclass C: pass\n")
    with any_runner.open(file, {}, Budget()) as session:
        assert session.load().value == ["b", "a"]
        assert session.load() == session.load()


def test_no_calls_have_no_answers(any_runner: Runner, submit: Submit) -> None:
    assert list(ask(any_runner, submit("def f(): return 1\n"))) == []


def test_a_missing_function_is_named_so_and_later_calls_go_on(any_runner: Runner, submit: Submit) -> None:
    answers = ask(any_runner, submit("def f(): return 1\n"), Call("g", ()), Call("f", ()))
    assert [answer.ending for answer in answers] == [Ending.MISSING, Ending.RETURNED]


def test_an_exception_tells_its_type_message_and_the_students_line(any_runner: Runner, submit: Submit) -> None:
    file = submit("def inner(x):\n    return 1 / x  # here\ndef f():\n    return inner(0)\n")
    raised = ask(any_runner, file, Call("f", ()))[0].raised
    assert raised is not None
    assert (raised.type_name, raised.message) == ("ZeroDivisionError", "division by zero")
    assert (raised.line, raised.source) == (2, "return 1 / x  # here")


def test_the_line_is_the_students_when_a_library_raises(any_runner: Runner, submit: Submit) -> None:
    file = submit("import json\ndef f():\n    return json.loads('{')\n")
    raised = ask(any_runner, file, Call("f", ()))[0].raised
    assert raised is not None
    assert raised.line == 3
    assert raised.type_name == "json.JSONDecodeError"


@pytest.mark.parametrize("how", ["exit()", "sys.exit(0)", "raise SystemExit", "raise KeyboardInterrupt", "raise Own"])
def test_ending_the_program_ends_only_the_call(any_runner: Runner, submit: Submit, how: str) -> None:
    prelude = "import sys\nfrom sys import exit\nclass Own(BaseException): pass\n"
    file = submit(f"{prelude}def f():\n    {how}\ndef g():\n    return 1\n")
    answers = ask(any_runner, file, Call("f", ()), Call("g", ()))
    assert [answer.ending for answer in answers] == [Ending.RAISED, Ending.RETURNED]
    assert answers[0].raised is not None
    assert answers[0].raised.line == 5


@pytest.mark.parametrize("how", ["exit", "quit"])
def test_exit_and_quit_are_there_without_an_import(any_runner: Runner, submit: Submit, how: str) -> None:
    file = submit(f"def f():\n    {how}()\n")
    raised = ask(any_runner, file, Call("f", ()))[0].raised
    assert raised is not None
    assert (raised.type_name, raised.line) == ("SystemExit", 2)


def test_what_is_printed_belongs_to_its_call(any_runner: Runner, submit: Submit) -> None:
    file = submit("import sys\nprint('load')\ndef f(x):\n    print('out', x)\n    print('err', x, file=sys.stderr)\n")
    with any_runner.open(file, {}, Budget()) as session:
        assert session.load().printed == "load\n"
        answers = session.ask([Call("f", (1,)), Call("f", (2,))])
    assert [answer.printed for answer in answers] == ["out 1\nerr 1\n", "out 2\nerr 2\n"]


def test_a_replaced_output_stream_is_put_back(any_runner: Runner, submit: Submit) -> None:
    file = submit(
        "import io, sys\n"
        "def f():\n    sys.stdout = io.StringIO()\n    print('lost')\n"
        "def h():\n    sys.stdout.close()\n    sys.stdin.close()\n"
        "def g():\n    print('heard')\n"
    )
    answers = ask(any_runner, file, Call("f", ()), Call("g", ()), Call("h", ()), Call("g", ()))
    assert answers[1].printed == "heard\n"
    assert answers[3].printed == "heard\n"


def test_input_in_a_call_or_while_loading_finds_the_end(any_runner: Runner, submit: Submit) -> None:
    answer = ask(any_runner, submit("def f():\n    return input('go? ')\n"), Call("f", ()))[0]
    assert answer.raised is not None
    assert answer.raised.type_name == "EOFError"
    assert answer.printed == "go? "
    with any_runner.open(submit("n = int(input())\n"), {}, Budget()) as session:
        raised = session.load().raised
    assert raised is not None
    assert raised.line == 1


def test_arguments_come_back_as_the_call_left_them(any_runner: Runner, submit: Submit) -> None:
    file = submit("def f(board, h):\n    board[0].append(7)\n    return h(1)\n")
    call = Call("f", ([[1], [2]], Expression("lambda x: x + 1")), echo=True)
    answer = ask(any_runner, file, call)[0]
    assert answer.value == 2
    assert answer.arguments == ([[1, 7], [2]], Expression("lambda x: x + 1"))


def test_each_call_gets_arguments_of_its_own(any_runner: Runner, submit: Submit) -> None:
    board = [[0]]
    file = submit("def f(board):\n    board[0][0] += 1\n    return board\n")
    answers = ask(any_runner, file, Call("f", (board,)), Call("f", (board,)))
    assert [answer.value for answer in answers] == [[[1]], [[1]]]
    assert board == [[0]]


def test_random_choices_fall_the_same_way_in_every_call(any_runner: Runner, submit: Submit) -> None:
    file = submit(
        "import random\nx = random.random()\ndef f():\n    return [x, random.random(), random.choice('abcdef')]\n"
    )
    first, second = ask(any_runner, file, Call("f", ()), Call("f", ()))
    again = ask(any_runner, file, Call("f", ()))[0]
    assert first.value == second.value == again.value


def test_lent_functions_take_the_place_of_the_students_and_are_counted(any_runner: Runner, submit: Submit) -> None:
    wrong = TOUR.replace("board[r][c] == 0", "False")
    heuristic = Expression("lambda board, position: len(generate_moves(board, position))")
    with any_runner.open(submit(wrong), {"generate_moves": SOURCES["generate_moves"]}, Budget()) as session:
        answer = session.ask([Call("find_tour", (5, (0, 0), heuristic))])[0]
    assert max(max(row) for row in answer.value) == 25
    assert answer.counts["generate_moves"] == 25
    assert answer.counts["argument-2"] > 25


def test_a_lent_function_may_be_given_by_its_name(any_runner: Runner, submit: Submit) -> None:
    file = submit("def f(h):\n    return h([[0]], (0, 0))\n")
    with any_runner.open(file, {"heuristic_1": SOURCES["heuristic_1"]}, Budget()) as session:
        answer = session.ask([Call("f", (Expression("heuristic_1"),))])[0]
    assert (answer.value, answer.counts) == (0, {"argument-0": 1})


def test_a_loop_is_that_call_alone_however_many_answers_came_before(any_runner: Runner, submit: Submit) -> None:
    file = submit("def f(x):\n    while x == 150:\n        pass\n    return x\n")
    answers = ask(any_runner, file, *(Call("f", (number,), seconds=0.3) for number in range(160)))
    assert [answer.value for answer in answers[:150]] == list(range(150))
    assert [answer.ending for answer in answers[150:]] == [Ending.LOOPED] + 9 * [Ending.SKIPPED]


def test_answers_that_are_large_and_many_come_in_order(any_runner: Runner, submit: Submit) -> None:
    file = submit("def f(x):\n    print(x * 'p')\n    return x * 100 * [x]\n")
    answers = ask(any_runner, file, *(Call("f", (number,)) for number in range(200)))
    assert [len(answer.value) for answer in answers] == [100 * number for number in range(200)]
    assert [answer.printed for answer in answers] == [number * "p" + "\n" for number in range(200)]


MEMORY = """
seen = []
def remember(x):
    seen.append(x)
    return list(seen)
def borrowed():
    return generate_moves
"""


@pytest.mark.parametrize("head", ["", "import os", "import helper"])
def test_a_session_that_begins_anew_remembers_nothing(any_runner: Runner, submit: Submit, head: str) -> None:
    file = submit(head + MEMORY)
    file.with_name("helper.py").write_text("kept = []\n")
    lend = {"generate_moves": "def generate_moves():\n    return 1\n"}
    with any_runner.open(file, lend, Budget(), folder=True) as session:
        assert session.ask([Call("remember", (1,)), Call("remember", (2,))])[1].value == [1, 2]
        assert isinstance(session.ask([Call("borrowed", ())])[0].value, Foreign)
        session.renew({})
        assert session.load().value == ["remember", "borrowed"]
        again = session.ask([Call("remember", (3,)), Call("borrowed", ())])
    assert again[0].value == [3]
    assert again[1].raised is not None
    assert again[1].raised.type_name == "NameError"


@pytest.mark.parametrize(
    ("source", "same"),
    [
        ("import random\nfrom collections.abc import Callable\nx = 1\n", True),
        ("def f():\n    import threading\n", False),
        ("import os.path\n", False),
        ("def f():\n    exec('import sys')\n", False),
        ("import helper\n", False),
        ("__builtins__['sum'] = max\n", False),
        ("from collections import _sys\n", False),
        ("import random\nkept = getattr(random, '_o' + 's')\n", False),
        ("import math\nmath.kept = 1\n", False),
        ("import random\nmatch random:\n    case object(_os=kept):\n        pass\n", False),
        ("def walk():\n    yield steps.gi_frame.f_back\nsteps = walk()\nnext(steps)\n", False),
        ("def f():\n    return f.__globals__\n", False),
        ("import functools, math, random\nfunctools.update_wrapper(math, random, ['seed'], [])\n", False),
        ("import helper, random\n1 / 0\n", False),
    ],
)
def test_only_a_file_that_leaves_nothing_behind_is_loaded_again_in_the_same_process(
    submit: Submit, source: str, same: bool
) -> None:
    file = submit(source + "\ndef number():\n    return 1\n")
    file.with_name("helper.py").write_text("kept = []\n")
    runner = opened("basic")
    assert isinstance(runner, ProcessRunner)
    with runner.open(file, {}, Budget(), folder=True) as session:
        first, before = session.load(), session.worker_number
        session.renew({})
        assert (session.load(), session.worker_number == before) == (first, same)
    runner.close()


def test_a_file_has_no_say_in_whether_it_leaves_something_behind(submit: Submit) -> None:
    file = submit(
        "import sys\n"
        "for name in ('submission', 'performer', 'worker'):\n"
        "    module = sys.modules[f'knightstour.runner.{name}']\n"
        "    for kind in ('Submission', 'Performer', 'Worker'):\n"
        "        if hasattr(module, kind):\n"
        "            setattr(getattr(module, kind), 'is_tidy', lambda *_: True)\n"
        "sys.kept = getattr(sys, 'kept', 0) + 1\n"
        "def kept():\n    return sys.kept\n"
    )
    runner = opened("basic")
    with runner.open(file, {}, Budget()) as session:
        for _ in range(2):
            assert session.ask([Call("kept", ())])[0].value == 1
            session.renew({})
    runner.close()


def test_a_result_can_be_read_again_after_later_calls(any_runner: Runner, submit: Submit) -> None:
    file = submit("board = []\ndef f(x):\n    board.append(x)\n    return board\n")
    with any_runner.open(file, {}, Budget()) as session:
        first, second = session.ask([Call("f", (1,)), Call("f", (2,))])
        assert (first.value, second.value) == ([1], [1, 2])
        assert session.reread(0).value == [1, 2]
        assert session.reread(5).ending is Ending.SKIPPED


@pytest.mark.parametrize(
    ("result", "reason"),
    [("[[0] * 1000] * 10**7", "too-large"), ("2 ** 100000", "too-large"), ("endless", "endless"), ("deep", "too-deep")],
)
def test_a_value_that_cannot_be_sent_says_why(any_runner: Runner, submit: Submit, result: str, reason: str) -> None:
    file = submit(
        "endless = []\nendless.append(endless)\ndeep = []\nfor _ in range(1000):\n    deep = [deep]\n"
        f"def f():\n    return {result}\ndef g():\n    return 1\n"
    )
    answers = ask(any_runner, file, Call("f", ()), Call("g", ()))
    assert (answers[0].ending, answers[0].reason) == (Ending.BAD_VALUE, reason)
    assert answers[1].value == 1


def test_a_board_of_a_thousand_rows_can_be_asked_for(any_runner: Runner, submit: Submit) -> None:
    file = submit("def f(n):\n    return [[r * n + c for c in range(n)] for r in range(n)]\n")
    small, large = ask(any_runner, file, Call("f", (300,)), Call("f", (300,), items=90_300))
    assert small.reason == "too-large"
    assert large.value[299][299] == 89_999


def test_what_is_not_plain_data_comes_as_a_name(any_runner: Runner, submit: Submit) -> None:
    file = submit("def f():\n    yield 1\nclass Board: pass\ndef g():\n    return Board()\n")
    answers = ask(any_runner, file, Call("f", ()), Call("g", ()))
    assert answers[0].value == Foreign("generator", "<generator object f>")
    assert answers[1].value.type_name == "Board"


def test_a_program_reads_its_input_and_prints(any_runner: Runner, submit: Submit) -> None:
    file = submit(
        "import sys\n"
        "def main():\n    row = int(input('row? '))\n    print('row', row)\n    print(sys.stdin.readline().strip())\n"
        "if __name__ == '__main__':\n    main()\n"
    )
    with any_runner.open(file, {}, Budget()) as session:
        assert session.load().printed == ""
        answer = session.run_program("3\nsecond line\n")
        again = session.run_program("4\n\n")
        assert session.ask([Call("main", ())])[0].ending is Ending.RAISED
    assert answer.ending is Ending.RETURNED
    assert answer.printed == "row? row 3\nsecond line\n"
    assert again.printed == "row? row 4\n\n"


@pytest.mark.parametrize(
    ("end", "ending"),
    [
        ("pass", Ending.RETURNED),
        ("sys.exit()", Ending.RETURNED),
        ("sys.exit(0)", Ending.RETURNED),
        ("sys.exit(1)", Ending.RAISED),
        ("sys.exit('no tour')", Ending.RAISED),
        ("input()", Ending.RAISED),
        ("raise KeyboardInterrupt", Ending.RAISED),
    ],
)
def test_a_program_that_exits_with_nothing_wrong_has_run_to_its_end(
    any_runner: Runner, submit: Submit, end: str, ending: Ending
) -> None:
    with any_runner.open(submit(f"import sys\nprint('begun')\n{end}\n"), {}, Budget()) as session:
        answer = session.run_program("")
    assert (answer.ending, answer.printed) == (ending, "begun\n")


def test_helpers_beside_the_file_are_found_only_when_the_folder_is_the_students(
    any_runner: Runner, submit: Submit, tmp_path: Path
) -> None:
    (tmp_path / "my_helper.py").write_text("value = 7\n")
    file = submit("def f():\n    import my_helper\n    return my_helper.value\n")
    assert ask(any_runner, file, Call("f", ()))[0].ending is Ending.RAISED
    with any_runner.open(file, {}, Budget(), folder=True) as session:
        assert session.ask([Call("f", ())])[0].value == 7
    assert "my_helper" not in sys.modules


def test_names_of_temporary_folders_do_not_appear(any_runner: Runner, submit: Submit) -> None:
    file = submit("def f():\n    print(__file__)\n    raise ValueError(__file__)\n")
    first, second = (ask(any_runner, file, Call("f", ()))[0] for _ in range(2))
    assert first == second
    assert "knightstour-" not in first.printed


@pytest.mark.parametrize("head", ["", "import os\n"])
def test_calls_and_runs_as_a_program_do_not_get_into_each_others_way(
    any_runner: Runner, submit: Submit, head: str
) -> None:
    file = submit(
        head + "lines = []\ndef read():\n    lines.append(input('line? '))\n    return lines\n"
        "if __name__ == '__main__':\n    read()\n    print(read())\n"
    )
    with any_runner.open(file, {}, Budget()) as session:
        first = session.ask([Call("read", ())])[0]
        programs = [session.run_program("a\nb\nleft over\n"), session.run_program("é\nd\n")]
        last = session.ask([Call("read", ())])[0]
    assert [answer.printed for answer in programs] == ["line? line? ['a', 'b']\n", "line? line? ['é', 'd']\n"]
    assert {answer.ending for answer in programs} == {Ending.RETURNED}
    for answer in (first, last):
        assert answer.raised is not None
        assert answer.raised.type_name == "EOFError"


def test_a_file_that_is_not_there_is_an_error_of_the_caller(any_runner: Runner, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="nowhere"):
        any_runner.open(tmp_path / "nowhere.py", {}, Budget())


DEEP = "def deep(n):\n    return n and 1 + deep(n - 1)\n"


@pytest.mark.parametrize(
    ("beginning", "ending"), [("", Ending.RAISED), ("import sys\nsys.setrecursionlimit(4_000)\n", Ending.RETURNED)]
)
def test_calls_go_only_as_deep_as_in_ordinary_python_when_asked_to(
    any_runner: Runner, submit: Submit, beginning: str, ending: Ending
) -> None:
    calls = [Call("deep", (900,), plain_depth=True), Call("deep", (1_600,), plain_depth=True), Call("deep", (1_600,))]
    shallow, plain, deep = ask(any_runner, submit(beginning + DEEP), *calls)
    assert (shallow.ending, plain.ending, deep.ending) == (Ending.RETURNED, ending, Ending.RETURNED)
