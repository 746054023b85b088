"""A board that is counted from 0 is not told apart from one with a wrong start."""

EXERCISE = "first_fault"
NEXT = "Look for 0 on the start before you go through the steps."


def first_fault(board: Board, start: Position) -> tuple[str, int] | None:
    places = _places(board)
    total = len(board) * len(board[0])
    strange = [number for number in places if not 0 <= number <= total]
    if strange:
        return STRANGE, min(strange)
    for step in range(1, max(places) + 1):
        if step not in places:
            return MISSING, step
        if len(places[step]) > 1:
            return TWICE, step
        if step == 1 and places[step] != [start]:
            return WRONG_START, step
        if step > 1 and not is_jump(places[step - 1][0], places[step][0]):
            return NO_JUMP, step
    return (NOT_VISITED, max(places)) if 0 in places else None
