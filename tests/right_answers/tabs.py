# indented with tabs
DX = [1, 2, 2, 1, -1, -2, -2, -1]
DY = [-2, -1, 1, 2, 2, 1, -1, -2]


def generate_moves(board, position):
	moves = []
	for k in range(8):
		r = position[0] + DX[k]
		c = position[1] + DY[k]
		if 0 <= r < len(board) and 0 <= c < len(board[r]):
			if board[r][c] == 0: moves.append((r, c))
	return moves


def heuristic_1(board, position):
	return len(generate_moves(board, position))


def heuristic_2(board, position):
	n = len(board)
	r, c = position
	return min(r, n - 1 - r) + min(c, n - 1 - c)


def find_tour(n, start, heuristic):
	board = [[0] * n for _ in range(n)]
	r, c = start
	step = 1
	board[r][c] = step
	while True:
		moves = generate_moves(board, (r, c))
		if not moves:
			return board
		r, c = min(moves, key=lambda m: heuristic(board, m))
		step += 1
		board[r][c] = step


def show_board(board):
	for row in board:
		print("\t".join(str(step) for step in row))


def main():
	while True:
		text = input("start: ")
		r, c = text.split()
		board = find_tour(8, (int(r), int(c)), heuristic_1)
		print()
		show_board(board)
		if all(all(row) for row in board):
			print("complete")
		else:
			print("incomplete")


if __name__ == "__main__":
	main()
