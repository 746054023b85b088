# ATTACK: returns numbers of thousands of digits and a float too large for JSON
# EXPECT: bad_result
def find_tour(n, start, heuristic):
    return [10**100000, 1e308 * 10]
