"""The command: judge every mutant, write the report, and say in the exit code whether all is as it should be."""

import argparse
import sys
from pathlib import Path

from tests.mutation.judging import judge
from tests.mutation.mutants import LAB, SOLUTION, mutants_of, mutants_of_unit
from tests.mutation.report import write_report
from tests.mutation.survivors import complaint, file_of, read_reasons, unknown


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument(
        "source", nargs="?", type=Path, default=SOLUTION, help="another right answer to put faults into"
    )
    parser.add_argument("--unit", metavar="STEM", default=LAB, help="put faults into the solution of this unit")
    parser.add_argument("--list", action="store_true", help="show the mutants, do not judge them")
    parser.add_argument("--only", metavar="TEXT", default="", help="only mutants whose line in --list holds TEXT")
    parser.add_argument("--out", metavar="FILE", type=Path, default=Path("build/mutation-report.md"), help="the report")
    parser.add_argument("--jobs", metavar="N", type=int, default=2, help="how many to judge at once")
    options = parser.parse_args()
    everything = mutants_of_unit(options.unit)
    if options.source != SOLUTION:
        everything = mutants_of(options.source.read_text(encoding="utf-8"))
    mutants = [mutant for mutant in everything if options.only in mutant.key]
    if options.list:
        for mutant in mutants:
            print(f"{mutant.line}: {mutant.key}  [{mutant.operator}]")
        return 0
    if not mutants:
        print(f"No mutant holds {options.only}.", file=sys.stderr)
        return 2
    reasons = read_reasons(file_of(options.unit))
    verdicts = judge(mutants, options.jobs, options.unit)
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text(write_report(mutants, verdicts, reasons), encoding="utf-8")
    wrong = sum(
        complaint(mutant, verdict, reasons) is not None for mutant, verdict in zip(mutants, verdicts, strict=True)
    )
    stale = unknown(everything, reasons) if options.source == SOLUTION else []
    for key in stale:
        print(f"No longer a mutant, but in survivors.toml: {key}")
    full_marks = sum(not verdict.killed for verdict in verdicts)
    print(f"{len(mutants)} mutants, {full_marks} of them with full marks; {wrong} are not as they should be.")
    print(f"The report is {options.out}.")
    return 1 if wrong or stale else 0


if __name__ == "__main__":
    sys.exit(main())
