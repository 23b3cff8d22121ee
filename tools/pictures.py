"""Draw pictures into a folder, to be looked at: ``make pictures ARGS="--game moon --language fr --choices 80"``.

Those of every game unless one is named. A table is played by rules of thumb for so many choices. Then its board, every
region of it, every hand and panel, the legend, the score sheet and what each step of its lessons shows are drawn, at
full size and 400 pixels wide, as a phone shows them; the alt texts lie beside them. Words that run into each other, or
out of their picture, are named: where they are meant to lie like that, look whether they can be read.
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterable
from itertools import chain
from pathlib import Path

from PIL import Image

from bot.cli.preview.positions import NAMES, Place, of_lessons, of_position, played
from bot.core.localizer import LANGUAGES, Localizer
from games import GAMES
from games.engine import AnyGame
from render.scene import Picture
from render.written import cut, overlapping, watched

PHONE = 400
"""The width in pixels at which a phone shows a picture."""


def main(argv: list[str] | None = None) -> None:
    """Writes the pictures and says where."""
    parser = argparse.ArgumentParser(prog="tools.pictures", description="Draw pictures, to be looked at.")
    parser.add_argument("--game", choices=GAMES, help="all of them if not said")
    parser.add_argument("--preset", help="table options by name; the standard ones if none")
    parser.add_argument("--seats", type=int, help="how many play; the fewest possible if not said")
    parser.add_argument("--choices", type=int, default=40, help="how many choices have been made")
    parser.add_argument("--seed", default="cairn")
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    parser.add_argument("--out", type=Path, help="the folder; that of the language in artefacts/pictures if not said")
    args = parser.parse_args(argv)
    if args.preset and not args.game:
        parser.error("a preset is one of a game: say --game as well")
    folder = args.out or Path("artefacts/pictures") / args.language
    folder.mkdir(parents=True, exist_ok=True)
    for game in [GAMES[args.game]] if args.game else GAMES.values():
        options = game.presets[args.preset] if args.preset else game.Options()
        state = played(game, args.seats or game.seats[0], options, args.seed, args.choices)
        words = Localizer(args.language, game.key, NAMES)
        drawings = chain(of_position(game, Place(state), words), of_lessons(game, args.language))
        keep(game, chain.from_iterable(each.pictures() for each in drawings), folder)


def keep(game: AnyGame, pictures: Iterable[tuple[str, Picture]], folder: Path) -> None:
    """Writes pictures as files by their names, as a phone shows them too, says where, and what cannot be read there."""
    with watched() as written:
        for name, picture in pictures:
            store(folder / f"{game.key}-{name}.png", picture)
            for one, other in dict.fromkeys(overlapping(written)):
                sys.stdout.write(f"  {one!r} runs into {other!r}\n")
            for words in dict.fromkeys(cut(written)):
                sys.stdout.write(f"  {words!r} is cut at an edge\n")
            written.clear()


def store(kept: Path, picture: Picture) -> None:
    """Writes a picture, its alt text and the picture as a phone shows it, and says where."""
    kept.write_bytes(picture.png)
    kept.with_suffix(".txt").write_text(picture.alt + "\n", "utf-8")
    small = Image.open(io.BytesIO(picture.png)).convert("RGB")
    small.thumbnail((PHONE, 10 * PHONE), Image.Resampling.LANCZOS)
    small.save(kept.with_name(f"{kept.stem}-phone.png"))
    sys.stdout.write(f"{kept}\n")


if __name__ == "__main__":
    main()
