"""The report: how many mutants are caught, and which are not, by line and with the reason."""

from collections import Counter
from collections.abc import Sequence

from tests.mutation.judging import Verdict
from tests.mutation.mutants import Mutant
from tests.mutation.survivors import KINDS, Reason, complaint

EXERCISES = ("generate_moves", "heuristic_1", "heuristic_2", "find_tour", "whole_program")
SURVIVING = "surviving"


def write_report(mutants: Sequence[Mutant], verdicts: Sequence[Verdict], reasons: dict[str, Reason]) -> str:
    """The whole report as Markdown."""
    fates = [_fate(mutant, verdict, reasons) for mutant, verdict in zip(mutants, verdicts, strict=True)]
    complaints = [
        (mutant, words)
        for mutant, verdict in zip(mutants, verdicts, strict=True)
        if (words := complaint(mutant, verdict, reasons)) is not None
    ]
    parts = [
        "# Mutants of the reference solution\n\nWritten by `python -m tests.mutation`.",
        _table("exercise", EXERCISES, [mutant.exercise for mutant in mutants], fates),
        _table("change", sorted({mutant.operator for mutant in mutants}), [m.operator for m in mutants], fates),
        "## Not as it should be",
        "\n".join(f"- line {mutant.line}, {_code(mutant)}: {words}" for mutant, words in complaints) or "Nothing.",
    ]
    for kind, meaning in KINDS.items():
        parts += [f"## {kind.capitalize()}: the mutant {meaning}", _explained(mutants, fates, reasons, kind)]
    return "\n\n".join(parts) + "\n"


def _fate(mutant: Mutant, verdict: Verdict, reasons: dict[str, Reason]) -> str:
    if verdict.killed:
        return "killed"
    return reasons[mutant.key].kind if mutant.key in reasons else SURVIVING


def _table(title: str, rows: Sequence[str], groups: Sequence[str], fates: Sequence[str]) -> str:
    counts = Counter(zip(groups, fates, strict=True))
    columns = ("killed", *KINDS, SURVIVING)
    lines = [f"| {title} | mutants | {' | '.join(columns)} |", "|---" * (len(columns) + 2) + "|"]
    for row in rows:
        numbers = [counts[row, column] for column in columns]
        lines.append(f"| {row} | {sum(numbers)} | {' | '.join(map(str, numbers))} |")
    totals = Counter(fates)
    lines.append(f"| all | {len(fates)} | {' | '.join(str(totals[column]) for column in columns)} |")
    return "\n".join(lines)


def _explained(mutants: Sequence[Mutant], fates: Sequence[str], reasons: dict[str, Reason], kind: str) -> str:
    groups: dict[str, list[Mutant]] = {}
    for mutant, fate in zip(mutants, fates, strict=True):
        if fate == kind:
            groups.setdefault(reasons[mutant.key].why, []).append(mutant)
    lines = []
    for why, members in groups.items():
        lines += [f"- {why}", *(f"    - line {mutant.line}, {_code(mutant)}" for mutant in members)]
    return "\n".join(lines) or "None."


def _code(mutant: Mutant) -> str:
    fence = "``" if "`" in mutant.key else "`"
    return f"{fence}{mutant.key}{fence}"
