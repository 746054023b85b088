"""One fixed board is wanted. Where squares are equally good, other boards are right, too."""

EXERCISE = "test_find_tour"
NEXT = "Test what all right boards have in common."


def test_find_tour(find_tour: FindTour) -> None:
    assert find_tour(5, (0, 0)) == [[1, 14, 9, 20, 3], [24, 19, 2, 15, 10], [13, 8, 23, 4, 21], [18, 25, 6, 11, 16], [7, 12, 17, 22, 5]]


test_the_board_has_n_rows_of_n_numbers = None
test_the_walk_begins_on_start = None
test_the_walk_has_no_fault_but_squares_not_visited = None
test_the_walk_ends_only_when_it_is_stuck = None
test_each_step_goes_where_the_fewest_free_squares_can_be_reached = None
