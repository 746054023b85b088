"""Graphs in notebooks: to walk over by hand, or by Warnsdorff's rule, step by step."""

from collections.abc import Mapping
from typing import Any

import traitlets

from knightstour.draw.graphs import Places, graph_stencils
from knightstour.feedback.literals import shown
from knightstour.graph import Graph
from knightstour.messages import _
from knightstour.widgets import words
from knightstour.widgets.face import Face, program
from knightstour.widgets.game import IllegalMove
from knightstour.widgets.graph_walk import GraphWalk, graph_walk_of


class GraphByHand(Face):
    """A graph that the learner walks over, with the remaining degrees and the rule's next step on request."""

    _esm = program("graph_walk")
    _kept = ("walk", "degrees")
    places: "traitlets.List[Any]" = traitlets.List().tag(sync=True)
    names: "traitlets.List[Any]" = traitlets.List().tag(sync=True)
    neighbours: "traitlets.List[Any]" = traitlets.List().tag(sync=True)
    walk: "traitlets.List[Any]" = traitlets.List().tag(sync=True)
    degrees = traitlets.Bool().tag(sync=True)
    rule = traitlets.Bool().tag(sync=True)

    def __init__(
        self, graph: Graph, places: Places, *, degrees: bool = True, rule: bool = True, name: str | None = None
    ) -> None:
        """Without ``rule`` there is no button that takes its next step: the learner is to find a path alone."""
        nodes = list(graph)
        number_of = {node: number for number, node in enumerate(nodes)}
        pieces = graph_stencils(graph, places)
        neighbours = [sorted(number_of[other] for other in graph[node]) for node in nodes]
        super().__init__(
            pieces,
            name,
            (neighbours, pieces["points"]),
            label=_("A graph to walk over"),
            words=words.walking_a_graph(),
            places=pieces["points"],
            names=[shown(node, 20) for node in nodes],
            neighbours=neighbours,
            degrees=degrees,
            rule=rule,
        )

    @property
    def state(self) -> GraphWalk:
        """The walk so far."""
        return graph_walk_of(self.neighbours, self.walk)

    @traitlets.validate("walk")
    def _only_steps(self, proposal: Mapping[str, Any]) -> list[int]:
        """A walk that leaves the lines of the graph is refused, wherever it comes from."""
        try:
            return list(graph_walk_of(self.neighbours, proposal["value"]).walk)
        except IllegalMove as move:
            raise traitlets.TraitError(f"no step leads to node {move}") from move
