"""What the unit on graphs lends.  More arguments than it needs do no harm."""

REMAINING_DEGREE = """
def remaining_degree(graph, visited, node, *_, **__):
    return sum(1 for other in graph[node] if other not in visited)
"""

NEXT_NODE = (
    REMAINING_DEGREE
    + """
def next_node(graph, visited, node, *_, **__):
    free = [other for other in graph[node] if other not in visited]
    return min(free, key=lambda other: remaining_degree(graph, visited, other), default=None)
"""
)

SOURCES = {"remaining_degree": REMAINING_DEGREE, "next_node": NEXT_NODE}

# How often a path asks for the next node is counted, so a student's own cannot take its place.
COUNTED = ("next_node",)
