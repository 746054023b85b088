"""Mê cung: đi ngẫu nhiên rồi đi tìm."""


def o_ke(me_cung, o):
    hang, cot = o
    ds = [(hang - 1, cot), (hang + 1, cot), (hang, cot - 1), (hang, cot + 1)]
    return [(i, j) for (i, j) in ds if 0 <= i < len(me_cung) and 0 <= j < len(me_cung[0])]


def open_wall(me_cung, o, ke):
    me_cung[o[0]][o[1]].update([ke])
    me_cung[ke[0]][ke[1]].update([o])


def random_walk(me_cung, da_tham, o, nguon, dai_nhat):
    duong = [o]
    da_tham.add(o)
    so_o = 1
    while so_o < dai_nhat:
        trong = [x for x in o_ke(me_cung, o) if x not in da_tham]
        if not trong:
            break
        moi = trong[int(nguon.random() * len(trong))]
        open_wall(me_cung, o, moi)
        o = moi
        da_tham.add(o)
        duong.append(o)
        so_o += 1
    return duong


def hunt(me_cung, da_tham, thu_tu, dau):
    for vi_tri in range(dau, len(thu_tu)):
        o = thu_tu[vi_tri]
        if o in da_tham:
            continue
        for x in o_ke(me_cung, o):
            if x in da_tham:
                return vi_tri
    return None


def hunt_and_kill(so_hang, so_cot, nguon, thu_tu, dai_nhat):
    me_cung = [[set() for j in range(so_cot)] for i in range(so_hang)]
    da_tham = set()
    vi_tri = 0
    random_walk(me_cung, da_tham, thu_tu[vi_tri], nguon, dai_nhat)
    while len(da_tham) < so_hang * so_cot:
        vi_tri = hunt(me_cung, da_tham, thu_tu, vi_tri)
        o = thu_tu[vi_tri]
        ke = [x for x in o_ke(me_cung, o) if x in da_tham]
        open_wall(me_cung, o, nguon.choice(ke))
        random_walk(me_cung, da_tham, o, nguon, dai_nhat)
    return me_cung


def backtracker(so_hang, so_cot, nguon):
    me_cung = [[set() for j in range(so_cot)] for i in range(so_hang)]
    truoc = {(0, 0): None}
    o = (0, 0)
    while o is not None:
        trong = [x for x in o_ke(me_cung, o) if x not in truoc]
        if trong:
            moi = nguon.choice(trong)
            open_wall(me_cung, o, moi)
            truoc[moi] = o
            o = moi
        else:
            o = truoc[o]
    return me_cung


def way_out(me_cung, dau, cuoi):
    truoc = {cuoi: None}
    doi = [cuoi]
    while doi:
        o = doi.pop()
        for x in me_cung[o[0]][o[1]]:
            if x not in truoc:
                truoc[x] = o
                doi.append(x)
    duong, o = [], dau
    while o is not None:
        duong.append(o)
        o = truoc[o]
    return duong
