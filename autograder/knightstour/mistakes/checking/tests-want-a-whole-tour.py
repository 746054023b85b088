"""A whole tour is wanted from every start. From many a right program gets stuck."""

EXERCISE = "test_find_tour"
NEXT = "Ask what holds for a walk that gets stuck, too."


def test_find_tour(find_tour: FindTour) -> None:
    for row in range(5):
        for column in range(5):
            assert is_tour(find_tour(5, (row, column)), (row, column))


test_the_board_has_n_rows_of_n_numbers = None
test_the_walk_begins_on_start = None
test_the_walk_has_no_fault_but_squares_not_visited = None
test_the_walk_ends_only_when_it_is_stuck = None
test_each_step_goes_where_the_fewest_free_squares_can_be_reached = None
