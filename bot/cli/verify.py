"""Check a shuffle, a tournament's lot, or a whole exported table.

cairn verify GAME --seed HEX --seats N    the seed that a finished table shows: prints its commitment (compare it with
                                          what the table showed at the start, or give it by --commitment), and every
                                          hidden order the game began with
cairn verify lot --seed HEX --people N ...  a tournament's lot: its commitment as above, and the order it put people
                                          into who are known by these numbers
cairn verify daily FILE [EARLIER]         the deals of the day, by the file that `/daily` gives: every seed that is told
                                          fits its fingerprint, which the earlier file had already
cairn verify FILE                         a table from `cairn export`: every move is played again by this program's
                                          rules, and must lead to the very position that was stored
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from bot.cli import Problem
from bot.core.config import load

if TYPE_CHECKING:
    from games.engine import AnyGame

HELP = "check a shuffle, a lot or the deals of the day by their seeds, or an exported table by playing it again"


LOT, DAILY = "lot", "daily"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare which seed and result are verified."""
    parser.add_argument("what", metavar="GAME|lot|daily|FILE", help="a game's key as the table showed it, or a file")
    parser.add_argument("files", metavar="FILE", type=Path, nargs="*", help="of the deals of the day, the later first")
    parser.add_argument("--seed", metavar="HEX", help="the seed the table showed at its end")
    parser.add_argument("--people", metavar="N", type=int, nargs="+", help="the numbers of all in a tournament's lot")
    parser.add_argument("--seats", metavar="N", type=int, help="how many played")
    parser.add_argument(
        "--options", metavar="JSON", default="{}", help="the table's options, where they were not the usual"
    )
    parser.add_argument("--commitment", metavar="HEX", help="the commitment the table showed at its start")


def run(args: argparse.Namespace) -> int:
    """Checks a shuffle or a file."""
    from bot.core.workers.foreign_pool import asked
    from games import PACKAGES

    PACKAGES.allow(load().allowed_games)
    return asked(lambda: _verify(args))


def _verify(args: argparse.Namespace) -> int:
    from games import GAMES

    if args.what in GAMES:
        _verify_shuffle(GAMES[args.what], args)
    elif args.what == DAILY:
        _verify_daily(args.files)
    elif args.what == LOT:
        _verify_lot(args)
    elif Path(args.what).is_file():
        _verify_file(Path(args.what))
    else:
        raise Problem(f"{args.what} is neither a file nor a game; the games are {', '.join(GAMES)}.")
    return 0


def _verify_shuffle(game: AnyGame, args: argparse.Namespace) -> None:
    if args.seed is None or args.seats is None:
        raise Problem("a shuffle needs --seed and --seats.")
    seed, fits = _seed(args)
    try:
        options = msgspec.json.decode(args.options.encode(), type=game.Options)
        state = game.setup(args.seats, options, seed)
    except (msgspec.MsgspecError, ValueError) as error:
        raise Problem(f"such a table cannot be: {error}") from None
    print(fits)
    for place, order in game.orders(state).items():
        print(f"{place}: {' '.join(order)}")


def _verify_lot(args: argparse.Namespace) -> None:
    from bot.tournaments.pairing.seeding import drawn

    if args.seed is None or not args.people:
        raise Problem("a lot needs --seed and --people.")
    if len({*args.people}) < len(args.people):
        raise Problem("--people names somebody twice.")
    seed, fits = _seed(args)
    print(fits)
    print(f"order: {' '.join(map(str, drawn(args.people, seed)))}")


def _verify_daily(files: Sequence[Path]) -> None:
    from bot.daily.proof import Doubt, checked

    if not 1 <= len(files) <= 2:
        raise Problem("the deals of the day need the file that /daily gives, and perhaps an earlier one.")
    try:
        later, *earlier = (file.read_bytes() for file in files)
        for line in checked(later, *earlier):
            print(f"OK: {line}")
    except (OSError, msgspec.MsgspecError) as error:
        raise Problem(f"this is not a file of the deals of the day: {error}") from None
    except Doubt as doubt:
        raise Problem(f"NOT OK: {doubt}") from None


def _seed(args: argparse.Namespace) -> tuple[bytes, str]:
    """The seed that was given, and that it fits its commitment; Problem where it does not."""
    from games.engine import commitment

    try:
        seed = bytes.fromhex(args.seed)
    except ValueError:
        raise Problem("--seed takes hexadecimal digits, two a byte.") from None
    made = commitment(seed)
    if args.commitment and args.commitment.strip().lower() != made:
        raise Problem(f"the seed does not fit: its SHA-256 is {made}, not {args.commitment}.")
    said = "the seed fits the commitment" if args.commitment else "the commitment of this seed is"
    return seed, f"OK: {said} {made}"


def _verify_file(file: Path) -> None:
    from bot.tables.history.verification import Export, Mismatch, Start, replay

    try:
        data = file.read_bytes()
        if msgspec.json.decode(data, type=Start).public:
            raise Problem(f"{file} is of a game in play: it holds no moves to verify. Export it once it is over.")
        tables = msgspec.json.decode(data, type=Export).tables
    except (OSError, msgspec.MsgspecError) as error:
        raise Problem(f"{file} is not an export of Cairn: {error}") from None
    wrong = 0
    for table in tables:
        try:
            print(f"OK: {replay(table)}")
        except Mismatch as error:
            wrong += 1
            print(f"NOT OK: {error}")
    if wrong:
        raise Problem(f"{wrong} of {len(tables)} tables could not be verified.")
