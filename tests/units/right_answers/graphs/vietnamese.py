"""Đồ thị và quy tắc Warnsdorff."""


def knight_graph(hang, cot):
    do_thi = dict()
    buoc = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]
    for i in range(hang):
        for j in range(cot):
            ke = set()
            for di, dj in buoc:
                if i + di in range(0, hang) and j + dj in range(0, cot):
                    ke.add((i + di, j + dj))
            do_thi[(i, j)] = ke
    return do_thi


def remaining_degree(do_thi, da_tham, dinh):
    return len([k for k in do_thi[dinh] if k not in da_tham])


def next_node(do_thi, da_tham, dinh):
    ung_vien = [k for k in do_thi[dinh] if k not in da_tham]
    if len(ung_vien) == 0:
        return None
    nho_nhat = min(remaining_degree(do_thi, da_tham, k) for k in ung_vien)
    for k in ung_vien:
        if remaining_degree(do_thi, da_tham, k) == nho_nhat:
            return k


def find_path(do_thi, dau):
    duong = [dau]
    da_tham = {dau}
    tiep = next_node(do_thi, da_tham, dau)
    while tiep is not None:
        duong.append(tiep)
        da_tham.add(tiep)
        tiep = next_node(do_thi, da_tham, tiep)
    return duong
