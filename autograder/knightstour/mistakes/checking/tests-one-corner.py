"""Only one board is asked for, from one corner. Most faulty programs get that one right."""

EXERCISE = "test_find_tour"
NEXT = "Ask for other starts and for boards of other sizes."


def test_find_tour(find_tour: FindTour) -> None:
    assert is_tour(find_tour(5, (0, 0)), (0, 0))


test_the_board_has_n_rows_of_n_numbers = None
test_the_walk_begins_on_start = None
test_the_walk_has_no_fault_but_squares_not_visited = None
test_the_walk_ends_only_when_it_is_stuck = None
test_each_step_goes_where_the_fewest_free_squares_can_be_reached = None
