"""It gives only the kind of the fault. The number belongs to it."""

EXERCISE = "first_fault"
NEXT = "Return the pair of the fault and its number."


def first_fault(board: Board, start: Position) -> tuple[str, int] | None:
    places = _places(board)
    total = len(board) * len(board[0])
    strange = [number for number in places if not 0 <= number <= total]
    if strange:
        return STRANGE
    if sorted(places) == list(range(total)) and places[0] == [start]:
        return COUNTED_FROM_0
    for step in range(1, max(places) + 1):
        if step not in places:
            return MISSING
        if len(places[step]) > 1:
            return TWICE
        if step == 1 and places[step] != [start]:
            return WRONG_START
        if step > 1 and not is_jump(places[step - 1][0], places[step][0]):
            return NO_JUMP
    return NOT_VISITED if 0 in places else None
