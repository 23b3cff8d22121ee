"""List the packages of games that are installed: what each says of itself, and why one is left out.

Everything is imported, rules and pictures, as the bot does when it first needs them, but for games whose rights
CAIRN_RIGHTS has not cleared. 0: all of them can be played. 3: some are left out; the bot plays the others.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.packages import About, Entry

HELP = "list the games that are installed, and what is left out and why"

LEFT_OUT = 3
"""The exit code where a package cannot be used."""

COLUMNS = ("game", "version", "api", "stage", "rights", "seats", "languages", "title", "authors")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare nothing."""


def run(_args: argparse.Namespace) -> int:
    """Import all packages, and tell of each."""
    from bot.core.config import load
    from games import GAMES, PACKAGES
    from games.packages import PackageError
    from render.scene import scene

    PACKAGES.offer_cleared(load().cleared)
    for key in PACKAGES:
        if key in GAMES:
            try:
                scene(key)
            except PackageError as error:
                PACKAGES.leave_out(key, str(error))
    _print([COLUMNS, *(tuple(_told(each.entry, each.about)) for each in PACKAGES.values())])
    for left_out in PACKAGES.left_out:
        print(f"left out: {left_out}")
    return LEFT_OUT if PACKAGES.left_out else 0


def _told(entry: Entry, about: About) -> Iterator[str]:
    yield about.key
    yield f"{entry.distribution} {entry.version}"
    yield str(about.api)
    yield about.stage
    yield about.rights
    yield ",".join(map(str, about.seats))
    yield " ".join(about.languages)
    yield about.title
    yield ", ".join(about.authors)


def _print(lines: Sequence[tuple[str, ...]]) -> None:
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        print("  ".join(f"{cell:<{width}}" for cell, width in zip(line, widths, strict=True)).rstrip())
