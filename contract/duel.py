"""A duel of two kinds of computer player: ``cairn game duel``. Each deal is played twice, with the sides exchanged."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from contract.paired_deals import RANDOM, mean_and_margin, pairing, player
from games import PACKAGES
from games.packages import PackageError
from games.players import Level

PAIRS = (f"{Level.GENTLE}:{RANDOM}", f"{Level.EASY}:{RANDOM}", f"{Level.EASY}:{Level.GENTLE}")
"""What ``cairn game test`` asks for: the first of each is stronger."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare who plays what."""
    parser.add_argument("key", metavar="KEY", help="a game that is installed")
    who = f"two of {', '.join((RANDOM, *Level))} (default: {' '.join(PAIRS)})"
    parser.add_argument("pairs", metavar="FIRST:SECOND", nargs="*", help=who)
    parser.add_argument("--deals", metavar="N", type=int, default=20, help="each is played twice (default: 20)")
    parser.add_argument("--seats", metavar="N", type=int, help="default: the fewest; sides are even and odd seats")
    parser.add_argument("--preset", help="default: the game's own default options")


def main(argv: Sequence[str] | None = None) -> None:
    """Play, and tell of each pair what the first has won, and by how many points it has led."""
    parser = argparse.ArgumentParser(prog="cairn game duel", description=__doc__)
    arguments(parser)
    asked = parser.parse_args(argv)
    try:
        PACKAGES.use_alone(asked.key)
        game = PACKAGES[asked.key].game
    except PackageError as error:
        parser.exit(1, f"cairn: {asked.key} cannot be played: {error}.\n")
    options, seats = game.presets[asked.preset] if asked.preset else game.Options(), asked.seats or game.seats[0]
    if seats not in game.seats:
        parser.error(f"{asked.key} has seats for {', '.join(map(str, game.seats))}")
    for pair in asked.pairs or PAIRS:
        first, _, second = pair.partition(":")
        try:
            sides = player(first), player(second)
        except ValueError as error:
            parser.error(f"{pair}: {error}")
        found = [pairing(game, seats, options, *sides, deal) for deal in range(asked.deals)]
        (lead, lead_margin), (won, margin) = (mean_and_margin([each[part] for each in found]) for part in (0, 1))
        print(  # noqa: T201
            f"{pair:16} {first} wins {won:.0%} ± {margin:.0%}, leads by {lead:.1f} ± {lead_margin:.1f}"
            f" points in {len(found)} deals",
            flush=True,
        )


if __name__ == "__main__":
    main()
