"""The budget is never looked at. The search goes on until it is done."""

EXERCISE = "search_within"
NEXT = "Count the moves, and stop when one more would be too many."


def search_within(n: int, start: Position, order: Order, budget: int) -> Board | str:
    found = search_in_order(n, start, order)
    return NO_TOUR if found is None else found
