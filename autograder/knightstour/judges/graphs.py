"""The verbs of the checks on graphs: the knight's graph, degrees, steps and whole paths."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from knightstour.feedback.flaws import Words
from knightstour.feedback.graphs import words_of_degree, words_of_graph_flaw
from knightstour.feedback.literals import literal, shown
from knightstour.graph import Graph, Node, free_neighbours, knight, maker_of
from knightstour.graph_rules import first_graph_flaw, first_path_flaw, first_step_flaw, remaining
from knightstour.judging import Wrong, judge_each, leaves_arguments_alone, returned, text_of
from knightstour.messages import _
from knightstour.results import Explanation
from knightstour.rules import Flaw
from knightstour.runner.answers import Answer, Call, Ending, Value
from knightstour.submission import Student

NODES = (bool, int, float, str, tuple, list)


@dataclass(frozen=True)
class Stand:
    """A node of a graph of which some nodes are visited."""

    graph: Graph
    visited: frozenset[Node]
    node: Node

    def call(self, function: str) -> Call:
        """The call of a function that looks at one node; what it is given comes back as it is left."""
        return Call(function, (self.graph, set(self.visited), self.node), echo=True)


def path_call(graph: Graph, start: Node) -> Call:
    """The call that asks for a whole path."""
    return Call("find_path", (graph, start), echo=True)


def judge_knight_graphs(student: Student, sizes: Sequence[tuple[int, int]]) -> None:
    """Judge ``knight_graph``: the graph is unique."""
    calls = [Call("knight_graph", size) for size in sizes]

    def judge(place: int, answer: Answer) -> None:
        graph = returned(student, calls[place], answer, _("a dict from nodes to sets of nodes"), (dict,))
        flaw = first_graph_flaw(graph, knight(*sizes[place]))
        if flaw is not None:
            raise _wrong(calls[place], graph, words_of_graph_flaw(flaw), flaw.kind)

    judge_each(student, calls, judge)


def judge_degrees(student: Student, stands: Sequence[Stand]) -> None:
    """Judge ``remaining_degree``: its value is unique."""
    calls = [stand.call("remaining_degree") for stand in stands]

    def judge(place: int, answer: Answer) -> None:
        stand, call = stands[place], calls[place]
        value = returned(student, call, answer, _("a whole number"), (int,))
        wanted = remaining(stand.graph, stand.visited, stand.node)
        if value != wanted:
            raise _wrong(call, value, words_of_degree(stand.node, wanted), "wrong-degree")
        _leaves_alone(call, answer)

    judge_each(student, calls, judge)


def judge_steps(student: Student, stands: Sequence[Stand]) -> None:
    """Judge ``next_node``: any unvisited neighbour with the smallest remaining degree is right."""
    calls = [stand.call("next_node") for stand in stands]

    def judge(place: int, answer: Answer) -> None:
        stand, call = stands[place], calls[place]
        on = free_neighbours(stand.graph, stand.visited, stand.node)
        nothing = answer.ending is Ending.RETURNED and answer.value is None and not (on and answer.printed.strip())
        value = None if nothing else returned(student, call, answer, _("a node, or None"), NODES)
        flaw = first_step_flaw(stand.graph, stand.visited, stand.node, value)
        if flaw is not None:
            raise _wrong(call, value, words_of_graph_flaw(flaw), flaw.kind)
        _leaves_alone(call, answer)

    judge_each(student, calls, _naming_large_graphs([stand.graph for stand in stands], judge))


def judge_paths(student: Student, starts: Sequence[tuple[Graph, Node]]) -> None:
    """Judge ``find_path`` step by step: any smallest may be taken, and a path may end before all is visited."""
    calls = [path_call(graph, start) for graph, start in starts]

    def judge(place: int, answer: Answer) -> None:
        (graph, start), call = starts[place], calls[place]
        path = returned(student, call, answer, _("the list of the nodes of the path"), (list, tuple))
        flaw = first_path_flaw(graph, start, path) or flaw_of_asking(answer, len(graph))
        if flaw is not None:
            raise _wrong(call, path, words_of_graph_flaw(flaw), flaw.kind)
        leaves_arguments_alone(call, answer, (_("the graph"), _("the start")))

    judge_each(student, calls, _naming_large_graphs([graph for graph, _start in starts], judge))


LONGEST_GRAPH = 250  # written out, a larger one would be cut, and could not be pasted


def _naming_large_graphs(
    graphs: Sequence[Graph], judge: Callable[[int, Answer], None]
) -> Callable[[int, Answer], None]:
    """``judge``, but large graphs of the course stand in the quoted calls by how they are made."""

    def judged(place: int, answer: Answer) -> None:
        try:
            judge(place, answer)
        except Wrong as wrong:
            written, made = literal(graphs[place]), maker_of(graphs[place])
            if wrong.explanation.call and made and len(written) > LONGEST_GRAPH:
                call = wrong.explanation.call.replace(written, made)
                line = f"from knightstour.graph import {made.partition('(')[0]}"
                wrong.explanation = replace(wrong.explanation, call=f"{line}\n{call}")
            raise

    return judged


def flaw_of_asking(answer: Answer, nodes: int) -> Flaw | None:
    """Whether the next node was asked for much more often than there are nodes."""
    asked, most = answer.counts.get("next_node", 0), 3 * nodes
    return Flaw("asked-too-often", nodes, found=asked, expected=most) if asked > most else None


def _leaves_alone(call: Call, answer: Answer) -> None:
    leaves_arguments_alone(call, answer, (_("the graph"), _("visited"), _("the node")))


def _wrong(call: Call, got: Value, words: Words, flaw: str) -> Wrong:
    return Wrong(Explanation(text_of(call), shown(got, 160), words.rule, words.next, flaw))
