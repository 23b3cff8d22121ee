"""The command line: one module a command.

Each offers ``HELP`` (one line), ``arguments(parser)`` and ``run(args) -> int`` (the exit code). What is slow to load is
imported inside ``run``, so that ``cairn --help`` answers at once. The docstring of a module is its long help.
"""

from __future__ import annotations

import argparse
from typing import Protocol


class Problem(Exception):  # noqa: N818 - what it is for the operator
    """Something the operator can fix: the message is one line, printed without a trace; ``code`` is the exit code."""

    def __init__(self, message: str, code: int = 1) -> None:
        super().__init__(message)
        self.code = code


class Command(Protocol):
    """The interface of a module of this package."""

    HELP: str
    __doc__: str | None

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        """Adds the command's own arguments."""

    def run(self, args: argparse.Namespace) -> int:
        """Does it; returns the exit code. Raises Problem or SettingError."""
