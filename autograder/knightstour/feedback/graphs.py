"""A broken rule of graphs as words: what the rule asks for, and one thing to do next."""

from knightstour.feedback.flaws import Words
from knightstour.feedback.literals import shown
from knightstour.messages import _, ngettext
from knightstour.rules import Flaw


def words_of_graph_flaw(flaw: Flaw) -> Words:
    """The rule that ``flaw`` breaks, with the student's own nodes and counts, and what to do next."""
    return _WORDS[flaw.kind](flaw)


def words_of_degree(node: object, count: int) -> Words:
    """Why the remaining degree of a node is what it is."""
    rule = ngettext(
        "Node {node} has {count} neighbour that is not visited, so its remaining degree is {count}.",
        "Node {node} has {count} neighbours that are not visited, so its remaining degree is {count}.",
        count,
    ).format(node=_named(node), count=count)
    return Words(rule, _("Count by hand: go through the set of the node, and leave out what is in visited."))


def _named(node: object) -> str:
    return shown(node, 40)


def _not_a_graph(_flaw: Flaw) -> Words:
    return Words(
        _("The result must be a graph: a dict from each node to the set of its neighbours."),
        _("Look at what your function returns."),
    )


def _node_too_many(flaw: Flaw) -> Words:
    return Words(
        _("The graph has a node {node}, but that is no square of the board.").format(node=_named(flaw.found)),
        _("Look at how your code makes the nodes: a square is (row, column), counted from 0."),
    )


def _node_missing(flaw: Flaw) -> Words:
    return Words(
        _("The graph has no node {node}. Each square of the board must be one.").format(node=_named(flaw.expected)),
        _("Look at which squares your loops go over."),
    )


def _not_a_set(flaw: Flaw) -> Words:
    node, value = flaw.found
    return Words(
        _("For node {node} the graph holds {value}. It must hold a set of nodes.").format(
            node=_named(node), value=shown(value, 40)
        ),
        _("Look at what your code puts into the dict."),
    )


def _edge_missing(flaw: Flaw) -> Words:
    return Words(
        _("A knight can jump from {node} to {other}, but the set of {node} does not hold it.").format(
            node=_named(flaw.found), other=_named(flaw.expected)
        ),
        _("Try all eight moves from this square by hand."),
    )


def _edge_too_many(flaw: Flaw) -> Words:
    return Words(
        _("The set of {node} holds {other}. No knight can jump there from {node}.").format(
            node=_named(flaw.found), other=_named(flaw.expected)
        ),
        _("Look at how your code works out the squares, and which of them it keeps."),
    )


def _step_missed(flaw: Flaw) -> Words:
    return Words(
        _("From node {node} one can go on to {other}, which is not visited. So the result must not be None.").format(
            node=_named(flaw.found), other=_named(flaw.expected)
        ),
        _("Look at which neighbours your code finds."),
    )


def _no_node(flaw: Flaw) -> Words:
    return Words(
        _("The result holds {value}, which is no node of this graph.").format(value=_named(flaw.found)),
        _("Look at what your code returns: nodes, as they stand in the graph."),
    )


def _no_neighbour(flaw: Flaw) -> Words:
    return Words(
        _("The step goes from {node} to {to}, but {to} is no neighbour of {node}.").format(
            node=_named(flaw.expected), to=_named(flaw.found)
        ),
        _("Choose only among the neighbours of the node where the path is now."),
    )


def _visited_before(flaw: Flaw) -> Words:
    return Words(
        _("The step goes to {to}, which is visited already.").format(to=_named(flaw.found)),
        _("Leave out all nodes that are in visited."),
    )


def _not_the_smallest(flaw: Flaw) -> Words:
    (to, found), (best, expected) = flaw.found, flaw.expected
    return Words(
        _("The step goes to {to}, whose remaining degree is {found}.").format(to=_named(to), found=found)
        + " "
        + _("It could go to {best}, which has only {expected}.").format(best=_named(best), expected=expected),
        _("Work out the remaining degree of each unvisited neighbour, and see which one your code keeps."),
    )


def _path_begins_elsewhere(flaw: Flaw) -> Words:
    start = _named(flaw.expected)
    return Words(
        _("The path must begin with {start}. This list begins with {found}.").format(
            start=start, found=_named(flaw.found[0])
        )
        if flaw.found
        else _("The path must begin with {start}. This list is empty.").format(start=start),
        _("Put the start into the list before the loop begins."),
    )


def _path_stops_early(flaw: Flaw) -> Words:
    return Words(
        ngettext(
            "The path stops on {here} after {count} node, but {free} beside it is not visited.",
            "The path stops on {here} after {count} nodes, but {free} beside it is not visited.",
            flaw.step or 0,
        ).format(here=_named(flaw.found), count=flaw.step, free=_named(flaw.expected)),
        _("Look at what makes your loop end."),
    )


def _too_much_asked(flaw: Flaw) -> Words:
    return Words(
        _("The next node was asked for {found} times. For {nodes} nodes {expected} times are enough.").format(
            found=flaw.found, nodes=flaw.step, expected=flaw.expected
        ),
        _("Ask once for each step of the path, and keep the answer."),
    )


_WORDS = {
    "not-a-graph": _not_a_graph,
    "node-too-many": _node_too_many,
    "node-missing": _node_missing,
    "not-a-set-of-nodes": _not_a_set,
    "edge-missing": _edge_missing,
    "edge-too-many": _edge_too_many,
    "step-missed": _step_missed,
    "no-node": _no_node,
    "no-neighbour": _no_neighbour,
    "visited-before": _visited_before,
    "not-the-smallest": _not_the_smallest,
    "path-begins-elsewhere": _path_begins_elsewhere,
    "path-stops-early": _path_stops_early,
    "asked-too-often": _too_much_asked,
}

KINDS = tuple(_WORDS)
