"""What opens the lessons: JupyterLab, on the work folder."""

import importlib.util
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from knightstour.cli.words import language_option
from knightstour.messages import CourseError, _
from knightstour.workfolder import FIRST_LESSON, LESSONS, find_work_folder

NEEDED = ("jupyterlab", "ipywidgets", "anywidget")
FIRST_PAGE = f"{LESSONS}/{FIRST_LESSON}"

# With these settings a notebook that is saved keeps its boards, and shows them when it is opened again.
SETTINGS = Path(__file__).with_name("jupyter")


@click.command(context_settings={"ignore_unknown_options": True})
@click.argument("options", nargs=-1, type=click.UNPROCESSED)
@language_option
def lessons(options: tuple[str, ...]) -> int:
    """Open JupyterLab on the lessons of the work folder.

    OPTIONS go on to JupyterLab, such as --no-browser.
    """
    if any(importlib.util.find_spec(name) is None for name in NEEDED):
        raise CourseError(
            _("The lessons need JupyterLab; install it with: {command}").format(command=install_command())
        )
    command = jupyter_command(_folder_with_lessons(), options)
    others = os.environ.get("JUPYTER_CONFIG_PATH")
    os.environ["JUPYTER_CONFIG_PATH"] = os.pathsep.join([str(SETTINGS), *([others] if others else [])])
    return run_to_its_end(command)


def install_command() -> str:
    """What installs the packages that lessons need into the very Python that runs this, which may be without pip."""
    python = sys.executable if " " not in sys.executable else f'"{sys.executable}"'
    pip = f"{python} -m pip" if importlib.util.find_spec("pip") else f"python3 -m pip --python {python}"
    return f"{pip} install {' '.join(NEEDED)}"


def jupyter_command(folder: Path, options: Sequence[str]) -> list[str]:
    """The command that opens the start page in JupyterLab, with ``folder`` as all that it shows."""
    return [
        *(sys.executable, "-m", "jupyterlab", f"--ServerApp.root_dir={folder}"),
        *(f"--LabApp.default_url=/lab/tree/{FIRST_PAGE}", *options),
    ]


def _folder_with_lessons() -> Path:
    """The folder that holds the lessons and the learner's file; in a clone, the clone."""
    work = find_work_folder(Path.cwd())
    if work is None:
        raise CourseError(_("There is no work folder here; make one with: knightstour start DIR"))
    folder = work.parent if work.name == "skeletons" else work
    if not (folder / FIRST_PAGE).is_file():
        raise CourseError(
            _("There are no lessons in {folder}; add them with: knightstour start DIR").format(folder=folder)
        )
    return folder.resolve()


def run_to_its_end(command: Sequence[str]) -> int:
    """Run a program that deals with Ctrl and C itself, and give its exit code."""
    if os.name == "posix":
        os.execv(command[0], list(command))  # takes this process's place, so that signals reach it
    process = subprocess.Popen(command)
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            continue
