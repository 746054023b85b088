# ATTACK: pretends by __class__ and a metaclass to be a list of numbers
# EXPECT: ok
class Named(type):
    @property
    def __name__(cls):
        raise SystemExit

    def __instancecheck__(cls, thing):
        return True


class Liar(metaclass=Named):
    @property
    def __class__(self):
        return list

    def __repr__(self):
        raise KeyboardInterrupt


def find_tour(n, start, heuristic):
    return [Liar(), Liar]
