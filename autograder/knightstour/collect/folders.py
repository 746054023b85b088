"""Reads a folder without following a link and without waiting for anything."""

import os
import stat
from collections.abc import Iterator, Set
from functools import partial
from pathlib import Path

from knightstour.collect.entries import DEEPEST, Entry, Tree, Unreadable, composed, is_junk, refused, tree_of
from knightstour.messages import _
from knightstour.runner.desk import NotAFile, read_regular


def folder_tree(folder: Path, leave_out: Set[Path] = frozenset()) -> Tree:
    """Everything in ``folder`` and below, but junk and what is to be left out.

    Raises `OSError` when the folder itself cannot be opened.
    """
    root = folder.resolve()
    left = {os.fspath(path) for path in leave_out}
    with os.scandir(root) as items:
        folders = {
            composed(item.name) for item in items if item.is_dir(follow_symlinks=False) and item.path not in left
        }
    tops = (name for name in folders if not is_junk([name]))
    return tree_of(root.name, _walk(os.fspath(root), (), left), folders=tops)


def file_entry(file: Path) -> Entry:
    """One file as an entry."""
    return _entry(os.fspath(file), (composed(file.name),), file.lstat())


def _walk(folder: str, path: tuple[str, ...], left: Set[str]) -> Iterator[Entry]:
    if len(path) > DEEPEST:
        yield refused(path, _("Its folders are nested too deeply."))
        return
    try:
        items = sorted(os.scandir(folder), key=lambda item: item.name)
    except OSError as error:
        # The name of what may lie in there: the folder itself is no file.
        yield refused((*path, "*"), _("The folder cannot be opened: {reason}.").format(reason=error.strerror))
        return
    for item in items:
        inside = (*path, composed(item.name))
        if is_junk(inside) or item.path in left:
            continue
        if item.is_dir(follow_symlinks=False):
            yield from _walk(item.path, inside, left)
        else:
            yield _entry(item.path, inside, item.stat(follow_symlinks=False))


def _entry(file: str, path: tuple[str, ...], status: os.stat_result) -> Entry:
    reason = kind_refused(status.st_mode)
    return refused(path, reason) if reason else Entry(path, status.st_size, partial(_read, file))


def kind_refused(mode: int) -> str:
    """Why something of this kind is not read; empty for an ordinary file."""
    if stat.S_ISLNK(mode):
        return _("It is a link, and links are not followed.")
    if stat.S_ISFIFO(mode):
        return _("It is a pipe, not a file.")
    if stat.S_ISCHR(mode) or stat.S_ISBLK(mode):
        return _("It is a device, not a file.")
    if stat.S_ISSOCK(mode):
        return _("It is a socket, not a file.")
    return "" if stat.S_ISREG(mode) else _("It is not an ordinary file.")


def _read(file: str, most: int) -> bytes:
    try:
        return read_regular(Path(file), most)
    except NotAFile as error:
        raise Unreadable(_("It is not an ordinary file.")) from error
    except OSError as error:
        raise Unreadable(_("It cannot be read: {reason}.").format(reason=error.strerror)) from error
