"""The board is asked for, but nothing is compared. Only programs that stop with an error are noticed."""

EXERCISE = "test_find_tour"
NEXT = "Compare what comes back with what must hold."


def test_find_tour(find_tour: FindTour) -> None:
    for n in (1, 3, 5, 8):
        board = find_tour(n, (0, 0))
        len(board)


test_the_board_has_n_rows_of_n_numbers = None
test_the_walk_begins_on_start = None
test_the_walk_has_no_fault_but_squares_not_visited = None
test_the_walk_ends_only_when_it_is_stuck = None
test_each_step_goes_where_the_fewest_free_squares_can_be_reached = None
