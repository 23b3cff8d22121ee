"""The limits of other people's games, told by Python's own events: they reach nothing outside of the program."""

from __future__ import annotations

import os
import sys
import sysconfig
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import games
import render

WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND

FORBIDDEN = frozenset(
    {
        *(f"os.{name}" for name in ("exec", "fork", "forkpty", "posix_spawn", "spawn", "startfile", "system")),
        *(f"os.{name}" for name in ("kill", "killpg", "chdir", "fchdir", "putenv", "unsetenv")),
        *(f"os.{name}" for name in ("chmod", "chown", "link", "mkdir", "remove", "rename", "rmdir", "symlink")),
        *(f"os.{name}" for name in ("removexattr", "setxattr", "truncate", "utime")),
        *("_thread.start_new_thread", "_posixsubprocess.fork_exec", "pty.spawn", "subprocess.Popen"),
        *("fcntl.fcntl", "fcntl.ioctl", "mmap.__new__", "sqlite3.connect"),
        *("resource.prlimit", "resource.setrlimit", "signal.pthread_kill"),
    }
)
"""Events in which a game has no part."""

LISTING = frozenset({"os.listdir", "os.scandir"})

UNHEARD = frozenset({"_curses", "_dbm", "_gdbm", "nis", "pwd", "grp", "readline", "spwd"})
"""Modules that read files, or what is in them, without an event."""

CODE = (".py", ".pyc")
LIBRARIES = {"site-packages", "dist-packages"}


class RuleBroken(Exception):  # noqa: N818 - what happened
    """A game does not keep a promise without which nobody can play on."""


class NotItsOwn(RuleBroken, PermissionError):  # noqa: N818 - what happened
    """A game reads what is not its own. Who only tries whether a file is there takes this for a no."""


Hook = Callable[[str, tuple[Any, ...]], None]


def forbidding(files: Iterable[Path]) -> Hook:
    """The hook for Python's events in the process of a game that has these ``files``.

    It raises RuleBroken where the game does what reaches outside: that no other process hears of it, nor any file, and
    that it reads none but its own, and those of Python, of libraries and of Cairn. Modules that it may not import can
    be reached through Pillow, and Pillow itself reads and writes files. Fonts alone it opens without an event.
    """
    own = _both_ways(map(str, files))
    listed = {*map(os.path.dirname, own), *_both_ways(sys.path)}
    code = tuple(f"{folder}{os.sep}" for folder in listed if folder != os.sep)
    shared = tuple(f"{folder}{os.sep}" for folder in _shared())

    def may_read(path: Any) -> bool:
        if isinstance(path, int):
            return False
        found = os.path.abspath(os.fsdecode(path))  # noqa: PTH100 - links are not followed
        return found in own or found.startswith(shared) or (found.endswith(CODE) and found.startswith(code))

    def may_list(path: Any) -> bool:
        if isinstance(path, int):
            return False
        found = os.path.abspath(os.fsdecode(path or "."))  # noqa: PTH100 - likewise
        return found in listed or f"{found}{os.sep}".startswith(shared)

    def forbid(event: str, arguments: tuple[Any, ...]) -> None:
        if event in FORBIDDEN or event.startswith(("socket.", "ctypes.")):
            raise RuleBroken(f"it may not do this: {event}")
        if event == "open":
            if arguments[2] & WRITING:
                raise RuleBroken("it may not write files")
            if not may_read(arguments[0]):
                raise NotItsOwn("it may not read files that are not its own")
        elif event in LISTING:
            if not may_list(arguments[0]):
                raise NotItsOwn("it may not look at folders that are not its own")
        elif event == "import" and arguments[0] in UNHEARD:
            raise RuleBroken(f"it may not import {arguments[0]}")

    return forbid


def _shared() -> set[str]:
    """The folders of Python, of libraries and of what Cairn itself has for games."""
    python = (sysconfig.get_path(name) for name in ("stdlib", "platstdlib", "purelib", "platlib"))
    libraries = (each for each in sys.path if Path(each).name in LIBRARIES)
    bot = str(Path(__file__).parents[2])
    return _both_ways((*python, *libraries, *games.__path__, *render.__path__, bot))


def _both_ways(paths: Iterable[str]) -> set[str]:
    """Paths as they are named, and where links lead that are in them: some installers link to what they keep."""
    found = {*map(os.path.abspath, paths)}
    return found | {*map(os.path.realpath, found)}
