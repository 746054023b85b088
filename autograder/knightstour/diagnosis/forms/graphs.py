"""The form of answers about graphs: in a path the order of the nodes matters."""

from knightstour.diagnosis.forms import Forms

FORMS = Forms(ordered=frozenset({"find_path", "next_node"}))
