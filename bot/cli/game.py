"""Make a game of your own: write its package, and play it.

cairn game new KEY      writes a package KEY that is a small game as it stands, into a folder KEY
pip install -e KEY      lets Cairn find it where it lies
cairn game play KEY     plays it on a page of this machine; nothing else is there
cairn game test KEY     asks everything that a game promises; what fails says which rule is broken
cairn game duel KEY     has levels of its computer players play each other: how often the first of each pair wins
cairn game show KEY     shows all its pictures on such a page, which follows its files

What a package has to have, and how one is written, docs/authors says.
"""

from __future__ import annotations

import argparse
import asyncio
import keyword
import os
import re
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

from bot.cli import Problem, sandbox
from bot.core.config import SANDBOX_DATABASE

HELP = "write a game of your own, and play it"

TEMPLATE, SUFFIX = Path(__file__).with_name("new_game"), ".txt"
"""The folder of a small game, and the ending that the name of each of its files has there."""

RANDOM_GAMES = 1000
"""Enough to meet nearly everything that can happen: a rare card, an empty deck, a tie."""

MAX_FAILURES = 10
"""After so many nothing more is asked: one fault breaks many a promise."""

PYTEST = (
    *(sys.executable, "-m", "pytest", "-p", "contract.plugin"),
    *("--pyargs", "contract.play", "contract.words", "contract.pictures", f"--maxfail={MAX_FAILURES}"),
    *("-c", os.devnull, "-p", "no:cacheprovider", "-q", "--tb=short", "--no-header", "-rfEs"),
)
"""The contract is tests. Rules come first: what is wrong there is wrong in words and pictures, too."""

KEY = re.compile("[a-z][a-z0-9_]{0,31}")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what there is to do, and with which game."""
    below = parser.add_subparsers(metavar="COMMAND", required=True)
    new = below.add_parser("new", help="write a package that is a small game as it stands")
    new.add_argument("key", metavar="KEY", help="the game's key and its package's name, for good: a-z, 0-9 and _")
    new.add_argument("--title", help="what people call it (default: the key in words)")
    new.add_argument("--folder", metavar="FOLDER", type=Path, help="where to write it (default: a new folder KEY)")
    new.set_defaults(does=_new)
    play = below.add_parser("play", help="the sandbox with this game alone")
    play.add_argument("key", metavar="KEY", help="a game that is installed")
    sandbox.arguments(play, database="data/KEY.db")
    play.set_defaults(does=_play)
    test = below.add_parser("test", help="ask everything that a game promises")
    test.add_argument("key", metavar="KEY", nargs="?", help="a game that is installed (default: those of this folder)")
    test.add_argument("-k", metavar="WORDS", dest="only", help="ask only what has these words in its name")
    test.add_argument("--store", action="store_true", help="first keep stored games in its package, if it has none")
    test.add_argument("--games", metavar="N", type=int, default=RANDOM_GAMES, help="random games (default: 1000)")
    test.add_argument("--seconds", metavar="N", type=float, help="a processor's time for each test (default: 120)")
    test.set_defaults(does=_test)
    duel = below.add_parser("duel", help="have computer players play each other, as the tests of their strength do")
    duel.add_argument("key", metavar="KEY", help="a game that is installed")
    duel.add_argument("rest", nargs=argparse.REMAINDER, metavar="...", help="who plays, and how often: -h")
    duel.set_defaults(does=_duel)
    show = below.add_parser("show", help="every picture of it on a page, which follows its files")
    show.add_argument("key", metavar="KEY", help="a game that is installed")
    show.add_argument("--host", default="127.0.0.1", help="listen there; anything else opens the page to the network")
    show.add_argument("--port", type=int, help="the page's port (default: a free one)")
    show.set_defaults(does=_show)


def run(args: argparse.Namespace) -> int:
    """Do it."""
    does: int = args.does(args)
    return does


def _new(args: argparse.Namespace) -> int:
    """Write the files of the template, with the names of this game."""
    from games import PACKAGES

    key: str = args.key
    title: str = args.title or key.replace("_", " ").strip().title()
    folder: Path = args.folder or Path(key)
    if not KEY.fullmatch(key) or keyword.iskeyword(key):
        raise Problem(f"{key} can be no key: that is a-z, 0-9 and _, at most 32 of them, a letter first.", 2)
    if not re.fullmatch(r"[\w’'!?&:,.\- ]{1,50}", title):
        raise Problem("a title is at most 50 letters, digits and spaces.", 2)
    if key in PACKAGES or find_spec(key) is not None:
        raise Problem(f"there is a game or a package {key} already: think of another key.")
    if folder.exists() and any(folder.iterdir()):
        raise Problem(f"{folder} is there already, and not empty.")
    names = {"my_game": key, "My Game": title, "MyGame": "".join(map(str.capitalize, key.split("_")))}
    for file in sorted(TEMPLATE.rglob(f"*{SUFFIX}")):
        written = folder / _named(str(file.relative_to(TEMPLATE)).removesuffix(SUFFIX), names)
        written.parent.mkdir(parents=True, exist_ok=True)
        written.write_text(_named(file.read_text("utf-8"), names), "utf-8")
    print(f"{title} is in {folder}. Next: pip install -e {folder}, then cairn game play {key}")
    return 0


def _named(words: str, names: dict[str, str]) -> str:
    """Put this game's names in place of the template's."""
    return re.sub("|".join(names), lambda found: names[found[0]], words)


def _play(args: argparse.Namespace) -> int:
    """Serve the sandbox on a database of the game's own."""
    from bot.core.workers.foreign_pool import asked
    from games import PACKAGES
    from games.packages import PackageError
    from render.scene import scene

    try:
        PACKAGES.use_alone(args.key)
        asked(lambda: scene(args.key))
    except (KeyError, PackageError) as error:
        why = PACKAGES.left_out[0].why if PACKAGES.left_out else error
        raise Problem(f"{args.key} cannot be played: {why}.") from None
    if args.database is None:
        args.database = str(Path(SANDBOX_DATABASE).with_name(f"{args.key}.db"))
    return sandbox.run(args)


def _test(args: argparse.Namespace) -> int:
    """Ask a game, or those of the current folder, in a process of its own; nothing of them is imported here."""
    if find_spec("pytest") is None:
        raise Problem("to test a game pytest is needed: pip install 'cairn[test]'.")
    asked = [part for key in _installed(args.key) for part in ("--game", key)]
    asked += ["--random-games", f"{args.games}", "--rootdir", f"{Path.cwd()}"]
    asked += ["-k", args.only] if args.only else []
    asked += ["--store"] if args.store else []
    asked += ["--seconds", f"{args.seconds}"] if args.seconds else []
    alone = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": ""}
    return subprocess.run([*PYTEST, *asked], check=False, env=alone).returncode  # noqa: S603 - this Python


def _duel(args: argparse.Namespace) -> int:
    """Play a duel in a process of its own; nothing of the game is imported here."""
    (key,) = _installed(args.key)
    asked = [sys.executable, "-m", "contract.duel", key, *args.rest]
    return subprocess.run(asked, check=False).returncode  # noqa: S603 - this Python


def _installed(key: str | None) -> list[str]:
    """The games to ask: ``key``, or those whose source lies in the current folder. Raises Problem for none."""
    from games import PACKAGES

    if key is not None:
        if key in PACKAGES:
            return [key]
        why = next((each.why for each in PACKAGES.left_out if each.about and each.about.key == key), None)
        raise Problem(f"{key} cannot be tested: {why or 'no package that is installed has a game of this key'}.")
    try:
        name = str(tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]["name"]).lower()
    except (OSError, ValueError, LookupError, TypeError):
        name = ""
    if found := [key for key, package in PACKAGES.items() if package.entry.distribution == name]:
        return found
    raise Problem(f"in this folder lies no game that is installed. Say which one: {', '.join(PACKAGES)}.")


def _show(args: argparse.Namespace) -> int:
    """Serve the preview. The game itself is imported by its worker alone, which says what is wrong with it."""
    from bot.cli.preview import server
    from games import PACKAGES
    from games.packages import PackageError

    try:
        PACKAGES.use_alone(args.key)
    except PackageError as error:
        raise Problem(f"{args.key} cannot be shown: {error}.") from None
    asyncio.run(server.serve(PACKAGES[args.key], args.host, args.port))
    return 0
