"""``knightstour lessons`` opens the lessons of the work folder, or says in one sentence why not."""

import importlib.util
import json
import subprocess
import sys
import urllib.request
from collections.abc import Sequence
from pathlib import Path

import pytest

from knightstour.cli import learner, main
from knightstour.workfolder import create_work_folder
from tests.widgets import jupyter_server


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[Sequence[str]]:
    """What would be started."""
    started: list[Sequence[str]] = []

    def note(command: Sequence[str]) -> int:
        started.append(command)
        return 0

    monkeypatch.setattr(learner, "run_to_its_end", note)
    return started


def run(*arguments: str) -> int:
    """The exit code of the command."""
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    return caught.value.code if isinstance(caught.value.code, int) else -1


def test_jupyterlab_is_opened_on_the_start_page_of_the_work_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, commands: list[Sequence[str]]
) -> None:
    create_work_folder(tmp_path)
    monkeypatch.chdir(tmp_path / "lessons")
    assert run("lessons", "--no-browser", "--port=9999") == 0
    (command,) = commands
    assert command[:3] == [sys.executable, "-m", "jupyterlab"]
    assert f"--ServerApp.root_dir={tmp_path.resolve()}" in command
    assert "--LabApp.default_url=/lab/tree/lessons/00-start.ipynb" in command
    assert command[-2:] == ["--no-browser", "--port=9999"]


def test_in_a_clone_it_is_the_clone(monkeypatch: pytest.MonkeyPatch, commands: list[Sequence[str]]) -> None:
    clone = Path(__file__).parents[2]
    monkeypatch.chdir(clone)
    assert run("lessons") == 0
    assert f"--ServerApp.root_dir={clone}" in commands[0]


@pytest.mark.parametrize("missing", learner.NEEDED)
def test_without_jupyter_one_sentence_says_what_to_install(
    missing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    create_work_folder(tmp_path)
    monkeypatch.chdir(tmp_path)
    found = importlib.util.find_spec
    monkeypatch.setattr(sys, "executable", "/home/anna/.venv/bin/python")
    for is_there, pip in ((True, f"{sys.executable} -m pip"), (False, f"python3 -m pip --python {sys.executable}")):
        there = {missing: False, "pip": is_there}
        monkeypatch.setattr(importlib.util, "find_spec", lambda name, there=there: there.get(name, found(name)) or None)
        assert run("lessons") == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert said.endswith(f"install it with: {pip} install jupyterlab ipywidgets anywidget\n")


def test_without_a_work_folder_one_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("lessons") == 2
    assert "knightstour start DIR" in capsys.readouterr().err
    (tmp_path / "knights_tour.py").touch()
    assert run("lessons") == 2
    assert "There are no lessons" in capsys.readouterr().err


def test_it_really_opens(tmp_path: Path) -> None:
    create_work_folder(tmp_path / "work")
    port = jupyter_server._free_port()
    options = ("--no-browser", "--allow-root", f"--ServerApp.port={port}", "--IdentityProvider.token=")
    command = [sys.executable, "-m", "knightstour", "lessons", *options]
    with (tmp_path / "log").open("w") as log:
        process = subprocess.Popen(command, cwd=tmp_path / "work", stdout=log, stderr=log, start_new_session=True)
        try:
            jupyter_server._wait(f"http://127.0.0.1:{port}/api", process)
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as page:
                assert page.url.endswith("/lab/tree/lessons/00-start.ipynb")
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/contents/knights_tour.py") as file:
                assert b"TODO" in file.read()
            boards = "@jupyter-widgets/jupyterlab-manager:plugin"  # kept in a notebook that is saved
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/lab/api/settings/{boards}") as settings:
                assert json.load(settings)["schema"]["properties"]["saveState"]["default"] is True
        finally:
            process.terminate()
            process.wait(30)
