"""Strange numbers are looked for at the end. In the list they come first."""

EXERCISE = "first_fault"
NEXT = "Put the search for strange numbers before the loop."


def first_fault(board: Board, start: Position) -> tuple[str, int] | None:
    places = _places(board)
    total = len(board) * len(board[0])
    if sorted(places) == list(range(total)) and places[0] == [start]:
        return COUNTED_FROM_0, 0
    for step in range(1, total + 1):
        if step not in places:
            if max(places) < step:
                break
            return MISSING, step
        if len(places[step]) > 1:
            return TWICE, step
        if step == 1 and places[step] != [start]:
            return WRONG_START, step
        if step > 1 and not is_jump(places[step - 1][0], places[step][0]):
            return NO_JUMP, step
    strange = [number for number in places if not 0 <= number <= total]
    if strange:
        return STRANGE, min(strange)
    return (NOT_VISITED, max(places)) if 0 in places else None
