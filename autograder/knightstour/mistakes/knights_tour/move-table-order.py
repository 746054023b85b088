"""The two lists of the move table do not fit together. The numbers at the same place must make one knight's move."""

EXERCISE = "generate_moves"
NEXT = "Write the eight pairs of the table side by side and cross out those that are no knight's move."

DELTA_X = [-2, -2, -1, -1, 1, 1, 2, 2]
DELTA_Y = [1, 2, 2, 1, -1, -2, -2, -1]
