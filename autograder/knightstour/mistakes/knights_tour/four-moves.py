"""Only four of the eight moves are tried. A knight can jump up and down, and to the left and to the right."""

EXERCISE = "generate_moves"
NEXT = "Put a knight in the middle of a board and mark all the squares it can jump to."

DELTA_X = [-2, -1, 1, 2]
DELTA_Y = [1, 2, 2, 1]
