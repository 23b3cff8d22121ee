"""Films of whole games, to be looked at: ``make films``, or ``make films ARGS="--game moon"``.

A game at random is played to its end and filmed, turn by turn, its score sheet last.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from bot.core.localizer import LANGUAGES
from contract.films import filmed, whole_game
from games import GAMES

FOLDER = Path("artefacts/films")


def main() -> None:
    """Writes the films, and says what each took."""
    parser = argparse.ArgumentParser(prog="tools.films", description="Film whole games, to be looked at.")
    parser.add_argument("--game", choices=GAMES, help="this game alone")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    parser.add_argument("--out", type=Path, default=FOLDER)
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    for key, game in GAMES.items():
        if chosen.game in {None, key}:
            shots, began = whole_game(game, chosen.seed), time.process_time()
            film = filmed(game, shots, chosen.language)
            kept = chosen.out / f"{key}-whole.webp"
            kept.write_bytes(film.webp)
            taken = time.process_time() - began
            sys.stdout.write(f"{kept}  {len(shots)} turns, {taken:.1f} s, {len(film.webp) / 1e6:.2f} MB\n")


if __name__ == "__main__":
    main()
