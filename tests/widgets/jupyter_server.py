"""A Jupyter server for tests: on this machine only, with settings and files of its own, silent on the network."""

import contextlib
import json
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

# The news pop-up asks the network and takes the focus.
_SETTINGS = {
    "@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False},
    "@jupyterlab/notebook-extension:tracker": {"windowingMode": "none"},
}


@dataclass(frozen=True)
class Server:
    """Where the server is found, and the folder whose notebooks it serves."""

    url: str
    folder: Path

    def write(self, name: str, cells: Sequence[str]) -> None:
        """Write a notebook of code cells."""
        blank: dict[str, Any] = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None}
        made = [{**blank, "id": f"cell-{index}", "source": cell} for index, cell in enumerate(cells)]
        kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
        notebook = {"cells": made, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}
        (self.folder / name).write_text(json.dumps(notebook), encoding="utf-8")


@contextlib.contextmanager
def running_server(folder: Path) -> Iterator[Server]:
    """Run a server until the block ends."""
    notebooks, port = folder / "notebooks", _free_port()
    notebooks.mkdir()
    settings = folder / "config" / "labconfig"
    settings.mkdir(parents=True)
    (settings / "default_setting_overrides.json").write_text(json.dumps(_SETTINGS), encoding="utf-8")
    places = {f"JUPYTER_{place}_DIR": str(folder / place.lower()) for place in ("CONFIG", "DATA", "RUNTIME")}
    command = [
        sys.executable,
        *("-m", "notebook", "--no-browser", "--allow-root", f"--ServerApp.root_dir={notebooks}"),
        *(f"--ServerApp.port={port}", "--ServerApp.port_retries=0", "--ServerApp.ip=127.0.0.1"),
        *("--IdentityProvider.token=", "--LabApp.expose_app_in_browser=True"),
        "--JupyterNotebookApp.expose_app_in_browser=True",
    ]
    log = (folder / "server.log").open("w")
    process = subprocess.Popen(
        command, env={**os.environ, **places, "IPYTHONDIR": str(folder / "ipython")}, stdout=log, stderr=log
    )
    try:
        _wait(f"http://127.0.0.1:{port}/api", process)
        yield Server(f"http://127.0.0.1:{port}", notebooks)
    finally:
        process.terminate()
        process.wait(30)
        log.close()


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def _wait(url: str, process: subprocess.Popen[bytes]) -> None:
    """Until the server answers; an end of its process is an error."""
    while True:
        assert process.poll() is None, "the server ended"
        with contextlib.suppress(urllib.error.URLError, ConnectionError), urllib.request.urlopen(url, timeout=5):
            return
        time.sleep(0.1)
