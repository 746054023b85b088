"""It looks for numbers that stand twice before all other faults, not step by step."""

EXERCISE = "first_fault"
NEXT = "Ask all questions at step 1, then all at step 2, and so on."


def first_fault(board: Board, start: Position) -> tuple[str, int] | None:
    places = _places(board)
    total = len(board) * len(board[0])
    strange = [number for number in places if not 0 <= number <= total]
    if strange:
        return STRANGE, min(strange)
    if sorted(places) == list(range(total)) and places[0] == [start]:
        return COUNTED_FROM_0, 0
    for step in range(1, max(places) + 1):
        if len(places.get(step, [])) > 1:
            return TWICE, step
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
