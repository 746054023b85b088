# ATTACK: opens local sockets, abstract and in the file system, and a pair
# EXPECT: ok
import socket


def find_tour(n, start, heuristic):
    found = []
    for attempt in (
        lambda: socket.socket(socket.AF_UNIX).bind("\0knights"),
        lambda: socket.socket(socket.AF_UNIX).connect("\0knights"),
        lambda: socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM).bind("/tmp/knights.sock"),
        lambda: socket.socketpair(),
        lambda: socket.socket(socket.AF_NETLINK, socket.SOCK_RAW),
        lambda: socket.socket(fileno=3).sendmsg([b"x"]),
    ):
        try:
            attempt()
            found.append("BREACH")
        except OSError as error:
            found.append(type(error).__name__)
    return found
