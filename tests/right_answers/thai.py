# ม้าเดิน: ชื่อตัวแปรภาษาไทย
ท่าเดิน = ((-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1))


def ว่าง(กระดาน, แถว, หลัก):
    if 0 <= แถว < len(กระดาน) and 0 <= หลัก < len(กระดาน[0]):
        return กระดาน[แถว][หลัก] == 0
    return False


def generate_moves(board, position):
    คำตอบ = []
    for ก, ข in ท่าเดิน:
        แถว, หลัก = position[0] + ก, position[1] + ข
        if ว่าง(board, แถว, หลัก):
            คำตอบ.append((แถว, หลัก))
    return คำตอบ


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    ขนาด = len(board)
    แถว, หลัก = position
    return min(แถว, ขนาด - 1 - แถว) + min(หลัก, ขนาด - 1 - หลัก)


def find_tour(n, start, heuristic):
    กระดาน = [[0] * n for _ in range(n)]
    ที่อยู่ = start
    ก้าว = 1
    กระดาน[ที่อยู่[0]][ที่อยู่[1]] = ก้าว
    ตัวเลือก = generate_moves(กระดาน, ที่อยู่)
    while ตัวเลือก:
        ค่า = [heuristic(กระดาน, ช่อง) for ช่อง in ตัวเลือก]
        ที่อยู่ = ตัวเลือก[ค่า.index(min(ค่า))]
        ก้าว += 1
        กระดาน[ที่อยู่[0]][ที่อยู่[1]] = ก้าว
        ตัวเลือก = generate_moves(กระดาน, ที่อยู่)
    return กระดาน


def show_board(board):
    print("┌" + "────" * len(board) + "┐")
    for แถว in board:
        print("│" + "".join(f"{ก้าว:4}" for ก้าว in แถว) + "│")
    print("└" + "────" * len(board) + "┘")


def main():
    while True:
        try:
            แถว, หลัก = input("จุดเริ่มต้น (แถว หลัก): ").split()
        except EOFError:
            return
        กระดาน = find_tour(8, (int(แถว), int(หลัก)), heuristic_1)
        show_board(กระดาน)
        ครบ = all(ก้าว > 0 for แถว in กระดาน for ก้าว in แถว)
        print("เดินครบทุกช่อง" if ครบ else "เดินต่อไม่ได้แล้ว")


if __name__ == "__main__":
    main()
