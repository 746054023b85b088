from knights_tour import generate_moves


def test_corner():
    board = [[0] * 8 for _ in range(8)]
    assert sorted(generate_moves(board, (0, 0))) == [(1, 2), (2, 1)]
