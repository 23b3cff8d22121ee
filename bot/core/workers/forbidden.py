"""What other people's games may not do, told by Python's own events: reach outside of the program."""

from __future__ import annotations

import os
from typing import Any

WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND

FORBIDDEN = frozenset(
    {
        *(f"os.{name}" for name in ("exec", "fork", "forkpty", "posix_spawn", "spawn", "startfile", "system")),
        *(f"os.{name}" for name in ("kill", "killpg", "chdir", "fchdir", "putenv", "unsetenv")),
        *(f"os.{name}" for name in ("chmod", "chown", "link", "mkdir", "remove", "rename", "rmdir", "symlink")),
        *(f"os.{name}" for name in ("removexattr", "setxattr", "truncate", "utime")),
        *("_thread.start_new_thread", "_posixsubprocess.fork_exec", "pty.spawn", "subprocess.Popen"),
        *("fcntl.fcntl", "fcntl.ioctl", "mmap.__new__"),
        *("resource.prlimit", "resource.setrlimit", "signal.pthread_kill"),
    }
)
"""Events in which a game has no part."""


class RuleBroken(Exception):  # noqa: N818 - what happened
    """A game does not keep a promise without which nobody can play on."""


def forbid(event: str, arguments: tuple[Any, ...]) -> None:
    """Raise RuleBroken where a game does what reaches outside: that no other process hears of it, nor any file.

    Modules that it may not import can be reached through Pillow, and Pillow itself writes files.
    """
    if event in FORBIDDEN or event.startswith("socket."):
        raise RuleBroken(f"it may not do this: {event}")
    if event == "open" and arguments[2] & WRITING:
        raise RuleBroken("it may not write files")
