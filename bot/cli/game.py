"""Make a game of your own: write its package, and play it.

cairn game new KEY      writes a package KEY that is a small game as it stands, into a folder KEY
pip install -e KEY      lets Cairn find it where it lies
cairn game play KEY     plays it on a page of this machine; nothing else is there

What a package has to have, and how one is written, docs/authors says.
"""

from __future__ import annotations

import argparse
import keyword
import re
from importlib.util import find_spec
from pathlib import Path

from bot.cli import Problem, sandbox
from bot.core.config import SANDBOX_DATABASE

HELP = "write a game of your own, and play it"

TEMPLATE, SUFFIX = Path(__file__).with_name("new_game"), ".txt"
"""The folder of a small game, and the ending that the name of each of its files has there."""

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
    sandbox.arguments(play)
    play.set_defaults(does=_play)


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
