"""What CI runs is what the README tells people to run."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("end", ["knightstour grade tests/sample_class --out results", "pytest -n 3"])
def test_the_readme_has_each_command_of_ci_once_and_on_one_line(end: str) -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    commands = [line for line in lines if line.startswith("python3 -m venv ") and line.endswith(end)]
    assert len(commands) == 1
    assert commands[0].count("&&") == 2


def test_ci_stops_at_the_first_failure() -> None:
    assert "\nset -euo pipefail\n" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
