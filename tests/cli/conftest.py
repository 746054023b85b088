"""The command in this process, and a work folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from knightstour import cli, messages
from tests.cli.command import LAB, SKELETON, Command, Done, Kept
from tests.judging.work import runner_here


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Command]:
    """Run the command in this process, in a temporary folder unless told otherwise."""
    monkeypatch.setattr("knightstour.cli.words.open_runner", lambda _level=None: Kept(runner_here()))
    for name in ("KNIGHTSTOUR_LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: str | Path, folder: Path = tmp_path) -> Done:
        monkeypatch.chdir(folder)
        capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            cli.main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        assert isinstance(ended.value.code, int)
        return Done(ended.value.code, printed.out, printed.err)

    yield run
    messages.choose_language("en")


@pytest.fixture
def work(tmp_path: Path) -> Path:
    """A work folder with the skeleton in it."""
    folder = tmp_path / "work"
    folder.mkdir()
    (folder / LAB).write_text(SKELETON, encoding="utf-8")
    return folder
