"""One sign in the move table is wrong. So one of the eight moves is made twice, and one is never made."""

EXERCISE = "generate_moves"
NEXT = "Draw the eight moves on paper and compare each of them with the table."

DELTA_X = [-2, -1, 1, 2, -2, -1, 1, 2]
DELTA_Y = [1, 2, 2, 1, -1, -2, 2, -1]
