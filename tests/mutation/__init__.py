"""Small faults put into the reference solution, one at a time, to see whether the grader finds each of them.

    python -m tests.mutation              judges every mutant and writes build/mutation-report.md (minutes)
    python -m tests.mutation --list       shows the mutants without judging them
    python -m tests.mutation FILE         does it to another right answer

Tools for mutation testing that are kept up were tried first, and none fits.  mutmut 3 leaves code outside functions
alone (here the move table), picks its mutants inside a pytest process that imports the code, and knows no other judge
than pytest; our judge reads a file as text, in a process of its own with an empty environment.  cosmic-ray takes any
command as the judge, but learns only its exit code, and so cannot say that a mutant was caught by the exercise it is
in; it rewrites the file in place while it works, starts a process for each mutant, and has no operator that deletes a
statement, swaps arguments, changes a text or shortens a list.  mutatest saw its last release in 2022 and knows the
syntax of Python 3.8.  So the operators are our own, and one run of ``knightstour grade`` judges all their mutants.
"""
