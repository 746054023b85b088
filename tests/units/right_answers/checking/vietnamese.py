"""Kiểm tra hành trình của quân mã."""


def is_jump(dau, cuoi):
    hang = abs(dau[0] - cuoi[0])
    cot = abs(dau[1] - cuoi[1])
    return hang + cot == 3 and hang != 0 and cot != 0


def vi_tri(ban_co):
    noi = {}
    for i in range(len(ban_co)):
        for j in range(len(ban_co[0])):
            so = ban_co[i][j]
            if so not in noi:
                noi[so] = []
            noi[so] += [(i, j)]
    return noi


def is_tour(ban_co, bat_dau):
    noi = vi_tri(ban_co)
    n = len(ban_co) * len(ban_co[0])
    for buoc in range(1, n + 1):
        if buoc not in noi:
            return False
    if noi[1][0] != bat_dau:
        return False
    for buoc in range(2, n + 1):
        if not is_jump(noi[buoc - 1][0], noi[buoc][0]):
            return False
    return True


def is_closed(ban_co):
    noi = vi_tri(ban_co)
    n = len(ban_co) * len(ban_co[0])
    if 1 in noi and n in noi:
        if is_tour(ban_co, noi[1][0]):
            return is_jump(noi[n][0], noi[1][0])
    return False


def first_fault(ban_co, bat_dau):
    noi = vi_tri(ban_co)
    n = len(ban_co) * len(ban_co[0])
    la = [so for so in noi if so < 0 or so > n]
    if len(la) > 0:
        return "strange number", min(la)
    if all(so in noi for so in range(0, n)) and noi[0] == [bat_dau]:
        return "counted from 0", 0
    lon_nhat = max(noi.keys())
    buoc = 1
    while buoc <= lon_nhat:
        if buoc not in noi:
            return "missing", buoc
        if len(noi[buoc]) >= 2:
            return "twice", buoc
        if buoc == 1:
            if noi[1][0] != bat_dau:
                return "wrong start", 1
        else:
            if is_jump(noi[buoc - 1][0], noi[buoc][0]) is False:
                return "no jump", buoc
        buoc = buoc + 1
    if 0 in noi:
        return "not visited", lon_nhat
    return None


def test_find_tour(find_tour):
    moves = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]
    wanted = [(1, 0, 0), (5, 0, 0), (5, 3, 1), (5, 0, 0), (5, 0, 1), (2, 1, 0), (3, 0, 1), (3, 1, 1), (4, 1, 2)]
    for row in range(6):
        for column in range(6):
            wanted.append((6, row, column))
    wanted = wanted + [(5, 4, 0), (5, 1, 4), (7, 3, 2), (8, 7, 1), (8, 2, 5), (9, 8, 3), (10, 4, 4), (11, 0, 9), (12, 6, 6)]
    for n, row, column in wanted:
        board = find_tour(n, (row, column))
        assert type(board) == list
        assert len(board) == n
        places = {}
        for r in range(n):
            assert type(board[r]) == list
            assert len(board[r]) == n
            for c in range(n):
                assert type(board[r][c]) == int
                assert 0 <= board[r][c] <= n * n
                if board[r][c] != 0:
                    assert board[r][c] not in places
                    places[board[r][c]] = (r, c)
        assert places[1] == (row, column)
        last = len(places)
        seen = set()
        for step in range(1, last + 1):
            assert step in places
            r, c = places[step]
            seen.add((r, c))
            free = []
            for down, right in moves:
                if 0 <= r + down < n and 0 <= c + right < n and (r + down, c + right) not in seen:
                    free.append((r + down, c + right))
            values = {}
            for square in free:
                values[square] = 0
                for down, right in moves:
                    a, b = square[0] + down, square[1] + right
                    if 0 <= a < n and 0 <= b < n and (a, b) not in seen:
                        values[square] += 1
            if step == last:
                assert free == []
            else:
                assert places[step + 1] in free
                assert values[places[step + 1]] == min(values.values())
