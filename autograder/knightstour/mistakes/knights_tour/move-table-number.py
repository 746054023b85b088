"""One number in the move table is wrong. Every move needs a 1 and a 2, with a sign each."""

EXERCISE = "generate_moves"
NEXT = "Find the pair in the move table that is not a 1 and a 2, whatever the signs."

DELTA_X = [-2, -1, 1, 1, -2, -1, 1, 2]
DELTA_Y = [1, 2, 2, 1, -1, -2, -2, -1]
