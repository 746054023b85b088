"""A walk over a graph, by hand or by Warnsdorff's rule."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from knightstour.widgets.game import IllegalMove


@dataclass(frozen=True)
class GraphWalk:
    """A graph, given by the neighbours of the nodes 0, 1, 2 …, and the nodes visited so far, in order."""

    neighbours: tuple[tuple[int, ...], ...]
    walk: tuple[int, ...] = ()

    @property
    def free(self) -> list[int]:
        """Where the walk can go; before the start, everywhere."""
        around = self.neighbours[self.walk[-1]] if self.walk else range(len(self.neighbours))
        return [node for node in around if node not in self.walk]

    def degree(self, node: int) -> int:
        """The remaining degree of a node: how many of its neighbours are not visited."""
        return sum(other not in self.walk for other in self.neighbours[node])

    @property
    def smallest(self) -> list[int]:
        """Where the rule allows to go; it says nothing of the start."""
        least = min(map(self.degree, self.free), default=0)
        return [node for node in self.free if self.degree(node) == least] if self.walk else []

    @property
    def is_whole(self) -> bool:
        """Whether every node is visited."""
        return len(self.walk) == len(self.neighbours)

    @property
    def is_dead_end(self) -> bool:
        """Whether the walk cannot go on though nodes are left."""
        return not self.is_whole and not self.free

    @property
    def by_the_rule(self) -> bool:
        """Whether every step went to a node with the smallest remaining degree."""
        return all(
            node in GraphWalk(self.neighbours, self.walk[:step]).smallest
            for step, node in enumerate(self.walk)
            if step > 0
        )

    def go(self, node: int) -> "GraphWalk":
        """The walk after a step to ``node`` (at the beginning, from it); ``IllegalMove`` when there is none."""
        if node not in self.free:
            raise IllegalMove(node)
        return replace(self, walk=(*self.walk, node))


def graph_walk_of(neighbours: Sequence[Sequence[int]], walk: Sequence[int]) -> GraphWalk:
    """The walk with these steps; ``IllegalMove`` when one of them is none."""
    state = GraphWalk(tuple(map(tuple, neighbours)))
    for node in walk:
        state = state.go(node)
    return state
