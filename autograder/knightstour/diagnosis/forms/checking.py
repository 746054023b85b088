"""The form of answers about boards: a fault and its number come in this order."""

from knightstour.diagnosis.forms import Forms

FORMS = Forms(ordered=frozenset({"first_fault"}))
