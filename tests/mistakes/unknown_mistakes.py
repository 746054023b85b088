"""Wrong work that the bank does not know: the grader must refuse it all the same, and must not name it.

Each entry is the exercise that is spoilt and the changes that spoil it: pieces of the right solution, and what stands
there instead.  Most are wrong in a corner only: on one size of board, at one step, at one edge.
"""

from knightstour.diagnosis.bank import with_definitions
from tests.mistakes.wrong_ideas import WRITTEN_OUT

Change = tuple[str, str]

INSIDE = "if 0 <= row < len(board) and 0 <= column < len(board[row]) and board[row][column] == 0:"
FOUND = "            moves.append((row, column))\n    return moves"
COUNT = "return len(generate_moves(board, position))"
FORMULA = "return min(n - i, i - 1) + min(j - 1, n - j)"
SHIFT = "i, j = position[0] + 1, position[1] + 1"
MAKE = "board = [[0] * n for _ in range(n)]"
BEGIN = "    row, column = start\n    step = 1\n    board[row][column] = step\n"
LOOP = "while moves := generate_moves(board, (row, column)):"
CHOOSE = "row, column = min(moves, key=lambda square: heuristic(board, square))"
STEP = "        step += 1\n        board[row][column] = step\n"
DONE = STEP + "    return board"


def moves_if(condition: str) -> tuple[Change, ...]:
    return ((INSIDE, INSIDE[:-1] + f" and {condition}:"),)


def moves_given(expression: str) -> tuple[Change, ...]:
    return ((FOUND, FOUND.replace("return moves", f"return {expression}")),)


def count_given(expression: str) -> tuple[Change, ...]:
    return ((COUNT, f"count = len(generate_moves(board, position))\n    n = len(board)\n    return {expression}"),)


def value_given(expression: str) -> tuple[Change, ...]:
    return ((FORMULA, f"return {expression}"),)


def chosen_by(key: str) -> tuple[Change, ...]:
    return ((CHOOSE, f"row, column = min(moves, key=lambda square: {key})"),)


def board_given(expression: str) -> tuple[Change, ...]:
    return ((DONE, DONE.replace("return board", f"return {expression}")),)


def before_return(*lines: str) -> tuple[Change, ...]:
    return ((DONE, DONE.replace("    return board", "".join(f"    {line}\n" for line in lines) + "    return board")),)


UNKNOWN: tuple[tuple[str, tuple[Change, ...]], ...] = (
    # generate_moves: a condition too many
    ("generate_moves", moves_if("(row, column) != (0, 0)")),
    ("generate_moves", moves_if("(row, column) != (len(board) - 1, len(board) - 1)")),
    ("generate_moves", moves_if("(row != column or len(board) < 4)")),
    ("generate_moves", moves_if("row != 7")),
    ("generate_moves", moves_if("column < 11")),
    ("generate_moves", moves_if("row * column < 100")),
    ("generate_moves", moves_if("board[position[0]][position[1]] < 10")),
    ("generate_moves", moves_if("len(moves) < 7")),
    ("generate_moves", moves_if("len(moves) < 4")),
    ("generate_moves", moves_if("len(board) > 3")),
    ("generate_moves", moves_if("position[0] > 0")),
    ("generate_moves", moves_if("position[1] < len(board[0]) - 1")),
    ("generate_moves", moves_if("max(map(max, board)) < 20")),
    ("generate_moves", moves_if("(row + column) % 7 != 5")),
    ("generate_moves", moves_if("any(0 in line for line in board[:-1])")),
    # generate_moves: the wrong numbers tested
    (
        "generate_moves",
        ((INSIDE, INSIDE.replace("== 0", "<= 0")), ("moves = []", "moves = [] if len(board) < 9 else [(0, 0)]")),
    ),
    ("generate_moves", ((INSIDE, INSIDE.replace("== 0", "< 2")),)),
    ("generate_moves", ((INSIDE, INSIDE.replace("== 0", "!= 2")),)),
    ("generate_moves", ((INSIDE, INSIDE.replace("board[row][column] == 0", "board[row][column] % 10 == 0")),)),
    ("generate_moves", ((INSIDE, INSIDE.replace("board[row][column] == 0", "board[row - 1][column] == 0")),)),
    ("generate_moves", ((INSIDE, INSIDE.replace("board[row][column] == 0", "board[row][-1 - column] == 0")),)),
    ("generate_moves", ((INSIDE, INSIDE.replace("0 <= row", "1 <= row")),)),
    ("generate_moves", ((INSIDE, INSIDE.replace("0 <= column", "1 <= column")),)),
    ("generate_moves", ((INSIDE, INSIDE.replace("0 <= row", "-1 <= row")),)),
    ("generate_moves", ((INSIDE, INSIDE.replace("0 <= column", "-1 <= column")),)),
    ("generate_moves", ((INSIDE, INSIDE.replace("row < len(board)", "row < len(board) - 1")),)),
    ("generate_moves", ((INSIDE, INSIDE.replace("column < len(board[row])", "column < len(board[row]) - 1")),)),
    ("generate_moves", ((INSIDE, INSIDE.replace("len(board[row])", "12")),)),
    ("generate_moves", ((INSIDE, INSIDE.replace("len(board)", "min(len(board), 11)")),)),
    # generate_moves: the wrong thing given back
    ("generate_moves", moves_given("moves + moves[:1]")),
    ("generate_moves", moves_given("moves[:-1]")),
    ("generate_moves", moves_given("moves[1:]")),
    ("generate_moves", moves_given("moves or [position]")),
    ("generate_moves", moves_given("moves if len(moves) != 1 else moves[0]")),
    ("generate_moves", moves_given("set(moves)")),
    ("generate_moves", moves_given("{square: True for square in moves}")),
    ("generate_moves", moves_given("str(moves)")),
    ("generate_moves", moves_given("[str(square) for square in moves]")),
    ("generate_moves", moves_given("[(str(row), str(column)) for row, column in moves]")),
    ("generate_moves", moves_given("[(float(row), float(column)) for row, column in moves]")),
    ("generate_moves", moves_given("[(row, column, 0) for row, column in moves]")),
    ("generate_moves", moves_given("[square[0] for square in moves]")),
    ("generate_moves", moves_given("[chr(97 + column) + str(row) for row, column in moves]")),
    ("generate_moves", moves_given("(moves, len(moves))")),
    ("generate_moves", moves_given("[moves]")),
    ("generate_moves", moves_given("bool(moves)")),
    # generate_moves: the board changed
    ("generate_moves", ((FOUND, FOUND.replace("    return", "    board[position[0]][position[1]] = 1\n    return")),)),
    ("generate_moves", ((FOUND, FOUND.replace("    return", "    board.append([0] * len(board))\n    return")),)),
    ("generate_moves", ((FOUND, FOUND.replace("    return", "    board.reverse()\n    return")),)),
    (
        "generate_moves",
        ((FOUND, FOUND.replace("    return", "    if not moves:\n        board[0][0] += 1\n    return")),),
    ),
    # heuristic_1
    ("heuristic_1", count_given("min(count, 7)")),
    ("heuristic_1", count_given("min(count, 4)")),
    ("heuristic_1", count_given("max(count, 1)")),
    ("heuristic_1", count_given("max(count, 2)")),
    ("heuristic_1", count_given("count or 8")),
    ("heuristic_1", count_given("count or None")),
    ("heuristic_1", count_given("count * 10")),
    ("heuristic_1", count_given("str(count)")),
    ("heuristic_1", count_given("float(count)")),
    ("heuristic_1", count_given("[count]")),
    ("heuristic_1", count_given("count if n < 9 else count - 1")),
    ("heuristic_1", count_given("count if n > 3 else 0")),
    ("heuristic_1", count_given("count if n > 1 else 1")),
    ("heuristic_1", count_given("count if position != (0, 0) else 0")),
    ("heuristic_1", count_given("count - (board[position[0]][position[1]] == 0)")),
    ("heuristic_1", count_given("count + (board[position[0]][position[1]] == 0)")),
    ("heuristic_1", count_given("count if max(map(max, board)) < 30 else 0")),
    ("heuristic_1", count_given("count + max(map(max, board))")),
    ("heuristic_1", count_given("count if board[0][0] == 0 else count + 1")),
    ("heuristic_1", count_given("abs(4 - count)")),
    ("heuristic_1", count_given("count + sum(position) / 1000")),
    ("heuristic_1", count_given("[0, 1, 2, 3, 4, 5, 6, 8, 8][count]")),
    ("heuristic_1", ((COUNT, "return [2, 3, 4, 6, 8][min(4, heuristic_2(board, position))]"),)),
    (
        "heuristic_1",
        ((COUNT, COUNT + " - sum(map(len, board)) + sum(map(len, board[:]))  + board.count([0] * 5) // 5"),),
    ),
    (
        "heuristic_1",
        ((COUNT, "moves = generate_moves(board, position)\n    board[0].reverse()\n    return len(moves)"),),
    ),
    ("heuristic_1", ((COUNT, "return len(set(row for row, _ in generate_moves(board, position)))"),)),
    # heuristic_2
    ("heuristic_2", value_given("min(n - i, i - 1) + min(j - 1, n - j) if n < 10 else 0")),
    ("heuristic_2", value_given("min(n - i, i - 1) + min(j - 1, n - j) if n != 7 else 0")),
    ("heuristic_2", value_given("min(n - i, i - 1) + min(j - 1, n - j) + (n == 1)")),
    ("heuristic_2", value_given("min(n - i, i - 1) + min(j - 1, n - i)")),
    ("heuristic_2", value_given("min(n - i, i - 1) + min(i - 1, n - j)")),
    ("heuristic_2", value_given("min(n - j, i - 1) + min(j - 1, n - j)")),
    ("heuristic_2", value_given("min(n - i, j - 1) + min(i - 1, n - j)")),
    ("heuristic_2", value_given("min(n - i, i) + min(j - 1, n - j)")),
    ("heuristic_2", value_given("min(n - i, i - 1) + min(j - 1, n - j) - 1")),
    ("heuristic_2", value_given("min(n - i, i - 1) + max(j - 1, n - j)")),
    ("heuristic_2", value_given("max(n - i, i - 1) - min(j - 1, n - j)")),
    ("heuristic_2", value_given("min(n - i, i - 1) + 10 * min(j - 1, n - j)")),
    ("heuristic_2", value_given("min(n - i + i - 1, j - 1 + n - j)")),
    ("heuristic_2", value_given("float(min(n - i, i - 1) + min(j - 1, n - j))")),
    ("heuristic_2", value_given("str(min(n - i, i - 1) + min(j - 1, n - j))")),
    ("heuristic_2", value_given("min(3, n - i, i - 1) + min(3, j - 1, n - j)")),
    (
        "heuristic_2",
        value_given("min(n - i, i - 1) + min(j - 1, n - j) if board[position[0]][position[1]] == 0 else 99"),
    ),
    ("heuristic_2", value_given("min(n - i, i - 1) + min(j - 1, n - j) + max(map(max, board))")),
    ("heuristic_2", value_given("min(n // 2, i - 1) + min(j - 1, n // 2)")),
    ("heuristic_2", value_given("n - 1 - abs(2 * i - n - 1) // 2 - abs(2 * j - n - 1) // 2")),
    ("heuristic_2", value_given("abs(min(n - i, i - 1) - min(j - 1, n - j))")),
    ("heuristic_2", value_given("min(n - i, i - 1) ^ min(j - 1, n - j)")),
    ("heuristic_2", value_given("min(n - i, i - 1) | min(j - 1, n - j)")),
    ("heuristic_2", ((SHIFT, "i, j = position[0] + 2, position[1] + 2"),)),
    ("heuristic_2", ((SHIFT, SHIFT + "\n    board[i - 1][j - 1] = 1"),)),
    ("heuristic_2", ((SHIFT, SHIFT + "\n    n = max(n, 5)"),)),
    ("heuristic_2", ((SHIFT, SHIFT + "\n    n = min(n, 8)"),)),
    ("heuristic_2", ((SHIFT, SHIFT + "\n    n = n // 2 * 2"),)),
    # find_tour: the choice
    ("find_tour", chosen_by("(heuristic(board, square) // 2, square)")),
    ("find_tour", chosen_by("abs(heuristic(board, square))")),
    ("find_tour", chosen_by("min(heuristic(board, square), 5)")),
    ("find_tour", chosen_by("max(heuristic(board, square), 0)")),
    ("find_tour", chosen_by("max(heuristic(board, square), 1)")),
    ("find_tour", chosen_by("str(heuristic(board, square))")),
    ("find_tour", chosen_by("heuristic(board, square) % 100")),
    ("find_tour", chosen_by("heuristic(board, square) or 99")),
    ("find_tour", chosen_by("heuristic([line[:] for line in board[::-1]], square)")),
    ("find_tour", chosen_by("heuristic(board, (square[1], square[0]))")),
    ("find_tour", chosen_by("heuristic(board, square) if step > 1 else 0")),
    ("find_tour", chosen_by("heuristic(board, square) if step != 2 else 0")),
    ("find_tour", chosen_by("heuristic(board, square) if step < 20 else 0")),
    ("find_tour", chosen_by("heuristic(board, square) if n < 8 else 0")),
    ("find_tour", chosen_by("-heuristic(board, square) if step == 5 else heuristic(board, square)")),
    ("find_tour", chosen_by("heuristic(board, square) + heuristic_1(board, square)")),
    ("find_tour", chosen_by("heuristic(board, square) + 100 * heuristic_2(board, square)")),
    (
        "find_tour",
        ((CHOOSE, "row, column = sorted(moves, key=lambda square: heuristic(board, square))[len(moves) // 2]"),),
    ),
    ("find_tour", ((CHOOSE, "row, column = sorted(moves, key=lambda square: heuristic(board, square))[:2][-1]"),)),
    ("find_tour", ((CHOOSE, "row, column = min(moves[:4], key=lambda square: heuristic(board, square))"),)),
    ("find_tour", ((CHOOSE, "row, column = min(moves[1:] or moves, key=lambda square: heuristic(board, square))"),)),
    # find_tour: where it begins and ends
    ("find_tour", ((BEGIN, BEGIN.replace("= start\n", "= min(start[0], n - 1), min(start[1], 7)\n")),)),
    ("find_tour", ((BEGIN, BEGIN.replace("= start\n", "= start if n < 50 else (0, 0)\n")),)),
    ("find_tour", ((BEGIN, BEGIN.replace("= start\n", "= start if start != (0, 1) else (0, 0)\n")),)),
    ("find_tour", ((BEGIN, BEGIN.replace("step = 1", "step = 2")),)),
    ("find_tour", ((LOOP, LOOP[:-1].replace("while ", "while (").rstrip() + ") and step < 1000:"),)),
    ("find_tour", ((LOOP, LOOP[:-1].replace("while ", "while len(").rstrip() + ") > 1:"),)),
    ("find_tour", ((LOOP, LOOP[:-1].replace("while ", "while (").rstrip() + ") and step < n * n - n:"),)),
    ("find_tour", ((DONE, DONE.replace("step += 1", "step += 1 if n < 9 else 2")),)),
    ("find_tour", ((MAKE, "board = [[0] * max(n, 3) for _ in range(max(n, 3))]"),)),
    ("find_tour", ((MAKE, "board = [[0] * min(n, 20) for _ in range(min(n, 20))]"),)),
    (
        "find_tour",
        ((MAKE, "global KEPT\n    KEPT = globals().get('KEPT') or [[0] * n for _ in range(n)]\n    board = KEPT"),),
    ),
    (
        "find_tour",
        (
            (
                MAKE,
                "global KEPT\n    KEPT = globals().get('KEPT', [])\n    KEPT[:] = [[0] * n for _ in range(n)]\n"
                "    board = KEPT",
            ),
        ),
    ),
    # find_tour: the wrong thing given back
    ("find_tour", board_given("board[::-1]")),
    ("find_tour", board_given("[line[::-1] for line in board]")),
    ("find_tour", board_given("(board, step)")),
    ("find_tour", board_given("(True, board)")),
    ("find_tour", board_given("[step for line in board for step in line]")),
    ("find_tour", board_given("str(board)")),
    ("find_tour", board_given("{(i, j): board[i][j] for i in range(n) for j in range(n)}")),
    ("find_tour", board_given("[list(map(str, line)) for line in board]")),
    ("find_tour", board_given("[list(map(float, line)) for line in board]")),
    ("find_tour", board_given("[[step or -1 for step in line] for line in board]")),
    ("find_tour", board_given("[[step or None for step in line] for line in board]")),
    ("find_tour", board_given("board if step == n * n else [[0] * n for _ in range(n)]")),
    ("find_tour", board_given("board if step == n * n else find_tour(n, (0, 0), heuristic)")),
    ("find_tour", board_given("board if n > 1 else []")),
    ("find_tour", board_given("board if n > 1 else [[0]]")),
    ("find_tour", before_return("board[start[0]][start[1]] = 0")),
    (
        "find_tour",
        before_return("for line in board:", "    if line.count(0) == 1:", "        line[line.index(0)] = n * n"),
    ),
    # whole_program
    ("whole_program", (("board = find_tour(SIDE, start, heuristic_1)", "board = find_tour(5, (0, 0), heuristic_1)"),)),
    ("whole_program", (("SIDE = 8 ", "SIDE = 7 "),)),
    ("whole_program", (("        show_board(board)\n", "        show_board(board[::-1])\n"),)),
    ("whole_program", (("        show_board(board)\n", "        show_board(board[:4])\n"),)),
    ("whole_program", (('(str(step) if step else ".")', '(str(step % 10) if step else ".")'),)),
    ("whole_program", (('(str(step) if step else ".")', '(str(step + 1) if step else ".")'),)),
    ("whole_program", (('(str(step) if step else ".")', '(str(step) if step > 9 else ".")'),)),
    ("whole_program", (('(str(step) if step else ".")', '("x" if step else ".")'),)),
    ("whole_program", (("row, column = int(words[0]), int(words[1])", "row, column = int(words[0]), int(words[0])"),)),
    ("whole_program", (("row, column = int(words[0]), int(words[1])", "row, column = int(words[0][0]), 0"),)),
    ("whole_program", (("return (row, column) if", "return (row, 7 - column) if"),)),
    ("whole_program", (("        visited = sum", "        raise SystemExit(1)\n        visited = sum"),)),
    ("whole_program", (("        visited = sum", "        visited = 1 // 0\n        visited = sum"),)),
    (
        "whole_program",
        (
            (
                "        if start is None:",
                "        if start is not None and sum(start) == 12:\n            continue\n        if start is None:",
            ),
        ),
    ),
)


# Changes that make a mistake of the bank again, by other means: the id it is known under, and the changes.
KNOWN_AGAIN: tuple[tuple[str, tuple[Change, ...]], ...] = (
    ("moves-none-when-stuck", moves_given("moves or None")),
    ("heuristic-sees-an-empty-board", chosen_by("heuristic([[0] * n for _ in range(n)], square)")),
    ("knights-own-square-asked", chosen_by("heuristic(board, (row, column))")),
    ("stops-at-64", ((LOOP, LOOP[:-1].replace("while ", "while (").rstrip() + ") and step < 64:"),)),
    ("steps-counted-down", board_given("[[n * n + 1 - step if step else 0 for step in line] for line in board]")),
    ("dead-end-counts-on", before_return("board[row][column] = n * n")),
    (
        "program-start-column-first",
        (("board = find_tour(SIDE, start, heuristic_1)", "board = find_tour(SIDE, start[::-1], heuristic_1)"),),
    ),
    ("program-always-says-complete", (("if visited == SIDE * SIDE:", "if visited >= SIDE:"),)),
    ("program-always-says-complete", (("if visited == SIDE * SIDE:", "if visited > 30:"),)),
    ("program-never-says-complete", (("if visited == SIDE * SIDE:", "if visited == 25:"),)),
    ("program-says-nothing-after", (("        visited = sum", "        return\n        visited = sum"),)),
    ("program-does-nothing", (('if __name__ == "__main__":\n    main()', ""),)),
    ("program-does-nothing", (('if __name__ == "__main__":\n    main()', 'if __name__ == "main":\n    main()'),)),
    (
        "heuristic-not-used",
        (
            ("while moves :=", "import random\n    while moves :="),
            (CHOOSE, "row, column = random.choice(moves) if step > 3 else min(moves)"),
        ),
    ),
)


def spoilt(solution: str, changes: tuple[Change, ...]) -> str:
    """The solution with the changes made; each piece that is replaced must be there once."""
    for old, new in changes:
        assert solution.count(old) == 1, old
        solution = solution.replace(old, new)
    return solution


def unknown_submissions(solution: str) -> list[tuple[str, str]]:
    """Every entry as an exercise and the text of a whole submission."""
    changed = [(exercise, spoilt(solution, changes)) for exercise, changes in UNKNOWN]
    return changed + [(exercise, with_definitions(solution, code)) for exercise, code in WRITTEN_OUT]
