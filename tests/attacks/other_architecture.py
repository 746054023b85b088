# ATTACK: calls the kernel through the 32-bit door, where the numbers mean other calls
# EXPECT: died|raised
import ctypes
import mmap
import platform


def find_tour(n, start, heuristic):
    if platform.machine() != "x86_64":
        raise OSError("another machine")
    code = b"\xb8\x02\x00\x00\x00\xcd\x80\xc3"  # mov eax, 2 (fork of i386); int 0x80; ret
    page = mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    page.write(code)
    address = ctypes.addressof(ctypes.c_char.from_buffer(page))
    return ["BREACH", ctypes.CFUNCTYPE(ctypes.c_int)(address)()]
