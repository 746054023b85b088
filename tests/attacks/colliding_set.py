# ATTACK: returns sets whose members all have the same hash
# EXPECT: protocol
def find_tour(n, start, heuristic):
    return {i * (2**61 - 1) for i in range(3000)}
