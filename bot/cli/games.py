"""List the packages of games that are installed: what each says of itself, and why one is left out.

Everything is imported, rules and pictures, as the bot does when it first needs them, other people's in processes of
their own, but for games whose rights CAIRN_RIGHTS has not cleared, and other people's that CAIRN_GAMES does not allow.
0: all of them can be played. 3: some are left out; the bot plays the others.

cairn games --seal          looks through the files of other people's packages, and prints the lines for CAIRN_GAMES
cairn games --seal NAME     of this one alone
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bot.cli import Problem
from bot.core.config import Settings, load

if TYPE_CHECKING:
    from games.entry_points import Entry
    from games.packages import About

HELP = "list the games that are installed, and what is left out and why"

LEFT_OUT = 3
"""The exit code where a package cannot be used."""

COLUMNS = ("game", "version", "api", "stage", "rights", "seats", "languages", "title", "authors")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what is told."""
    parser.add_argument(
        "--seal", metavar="NAME", nargs="?", const="", help="print what allows other people's packages, by CAIRN_GAMES"
    )


def run(args: argparse.Namespace) -> int:
    """Tell of all packages; or of what allows them."""
    settings = load()
    return _list(settings) if args.seal is None else _seal(args.seal)


def _seal(name: str) -> int:
    """Print the lines that allow packages, or the one of ``name``, where their files are as they should be."""
    from games import PACKAGES, allowed
    from games.packages import PackageError

    found = [each for each in PACKAGES.values() if each.foreign]
    named = [each for each in found if name in ("", each.about.key, allowed.plain(each.entry.distribution))]
    if not named:
        why = next((f": {each}" for each in PACKAGES.left_out if name and name in f"{each}"), "")
        raise Problem(f"no package of other people’s{f' named {name}' * bool(name)} can be played here{why}.")
    lines = dict[str, None]()
    for each in named:
        try:
            each.inspect()
        except PackageError as error:
            raise Problem(f"{each.about.key} of {each.entry.distribution} is none to allow: {error}.") from None
        lines[allowed.line(each.entry.distribution, each.seal)] = None
    print("\n".join(lines))
    return 0


def _list(settings: Settings) -> int:
    """Import all packages, and tell of each."""
    from bot.core.workers.foreign_pool import asked
    from games import GAMES, PACKAGES
    from games.packages import PackageError
    from render.scene import scene

    PACKAGES.allow(settings.allowed_games)
    PACKAGES.offer_cleared(settings.cleared)
    asked(lambda: None)
    for key in PACKAGES:
        if not PACKAGES[key].foreign and key in GAMES:
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
