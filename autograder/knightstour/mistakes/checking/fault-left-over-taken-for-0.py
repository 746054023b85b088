"""One square left over is taken for counting from 0. Where the 0 stands is not looked at."""

EXERCISE = "first_fault"
NEXT = "Compare the square of the 0 with the start."


def first_fault(board: Board, start: Position) -> tuple[str, int] | None:
    places = _places(board)
    total = len(board) * len(board[0])
    strange = [number for number in places if not 0 <= number <= total]
    if strange:
        return STRANGE, min(strange)
    if sorted(places) == list(range(total)):
        return COUNTED_FROM_0, 0
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
