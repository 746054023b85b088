# em thử ở đây
from knights_tour import heuristic_2

print(heuristic_2([[0] * 8 for _ in range(8)], (0, 0)))
