"""What the README shows is what the command prints."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = str(Path(sys.executable).parent)


TIME = re.compile(r"\bin (\d+ min )?[\d.]+ s\.")  # how long something took is never the same


def transcripts(text: str) -> Iterator[tuple[str, str]]:
    """Every command of the ``console`` blocks with the output shown below it."""
    for block in re.findall(r"^```console\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
        for piece in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _newline, output = piece.partition("\n")
            yield command, output


def test_every_transcript_of_the_readme_is_what_the_command_prints(tmp_path: Path) -> None:
    for name in ("sample_class", "sample_class_folders"):
        shutil.copytree(ROOT / "tests" / name, tmp_path / "tests" / name)
    folder = tmp_path
    shown = list(transcripts(README))
    assert len(shown) > 3
    for command, output in shown:
        if command.startswith("cd "):
            folder = tmp_path / command.removeprefix("cd ")
            continue
        place = tmp_path if "tests/" in command else folder
        environment = {**os.environ, "PATH": COMMANDS + os.pathsep + os.environ["PATH"], "PYTHONUTF8": "1"}
        run = subprocess.run(  # the commands are our own
            ["sh", "-c", command], cwd=place, env=environment, capture_output=True, text=True, check=False
        )
        assert TIME.sub("in 1 s.", run.stdout + run.stderr) == TIME.sub("in 1 s.", output), command


def test_every_file_that_the_readme_links_to_is_there() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / target).exists(), target
