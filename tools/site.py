"""Make the front page, to be served as it is: ``make site``, or ``make site ARGS="--application ID --out public"``.

One page a language, with a film of some turns of each game. ``--words`` leaves the films as they are and writes the
pages alone.
"""

from __future__ import annotations

import argparse
import io
import shutil
import sys
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
from fontTools import subset
from fontTools.ttLib import TTFont
from PIL import Image, ImageSequence

from bot.cli.preview.positions import played
from bot.core.localizer import LANGUAGES
from bot.core.workers.film_worker import Shot
from contract.films import filmed
from games import GAMES
from games.engine import AnyGame, Event, Text
from render import film as reel
from render.palette import GROUND
from tools.site_documents import DOCUMENTS, document
from tools.site_page import MEDIA, WIDTH, Filmed, Links, address, film, page, still, style

DOCS = Path(__file__).parent.parent / "docs"
FONTS = Path(__file__).parent.parent / "render" / "fonts"
CUT = ("text", "bold")
"""The fonts of pictures that the pages have too, cut to the letters of their languages."""
LETTERS = [(0x20, 0x7E), (0xA0, 0x17F), (0x2010, 0x2027), (0x2039, 0x203A), (0x20AC, 0x20AC), (0x2190, 0x2193)]
COPIED = {"LICENSE-OFL.txt": FONTS, "icon.svg": DOCS.parent / "sandbox" / "page"}
"""What lies beside the pages as it is elsewhere, and where."""
TURNS, CHOICES_BEFORE = 5, 24
"""Pictures of a film after its first one, and choices that have been made before it."""
MILLISECONDS, QUALITY = 1600, 58


def main(argv: list[str] | None = None) -> None:
    """Writes the pages and what they show, and says how large all of it is."""
    parser = argparse.ArgumentParser(prog="tools.site", description="Make the front page.")
    for field in msgspec.structs.fields(Links):
        parser.add_argument(f"--{field.name}", default="", help="the application's id, or an address for the page")
    parser.add_argument("--out", type=Path, default=DOCS)
    parser.add_argument("--words", action="store_true", help="only the pages; their films are there already")
    args = parser.parse_args(argv)
    links = Links(**{field.name: getattr(args, field.name) for field in msgspec.structs.fields(Links)})
    (args.out / MEDIA).mkdir(parents=True, exist_ok=True)
    for name, folder in COPIED.items():
        shutil.copyfile(folder / name, args.out / MEDIA / name)
    for name in CUT:
        cut(FONTS / f"{name}.otf").save(args.out / MEDIA / f"{name}.woff2")
    if not args.words:
        for key, game in GAMES.items():
            for language in LANGUAGES:
                keep(game, language, args.out / film(key, language), args.out / still(key, language))
    for name, content in texts(links, args.out).items():
        (args.out / name).write_text(content, "utf-8")
    size = sum(file.stat().st_size for file in [*(args.out / MEDIA).iterdir(), *args.out.glob("*.html")])
    sys.stdout.write(f"{args.out / address(LANGUAGES[0])}  {len(LANGUAGES)} languages, {size / 1e6:.2f} MB\n")


def texts(links: Links, folder: Path = DOCS) -> dict[str, str]:
    """The pages and their style sheet by their paths, around the films that lie in ``folder``."""
    rules = (Path(__file__).parent / "site.css").read_text("utf-8")
    logs = {key: tuple(line for turn in turns(game) for line in turn.log) for key, game in GAMES.items()}
    pages = {
        address(language): page(
            language, links, {key: Filmed(height(folder / film(key, language)), log) for key, log in logs.items()}
        )
        for language in LANGUAGES
    }
    named = () if links.application else DOCUMENTS  # to which nothing leads from the page of a bot that runs
    documents = {f"{name}.html": document(DOCS, name) for name in named}
    return pages | documents | {f"{MEDIA}/site.css": style(rules)}


def height(picture: Path) -> int:
    """The pixels that a picture or film is high."""
    return Image.open(io.BytesIO(picture.read_bytes())).height


class Turn(NamedTuple):
    """A turn as a spectator has it: the picture at its end, and the lines of the log."""

    shot: Shot
    log: tuple[Text, ...]


def turns(game: AnyGame) -> list[Turn]:
    """Some turns by rules of thumb in the middle of a game, after how it stands before them."""
    state, rng = played(game, game.seats[0], game.Options(), "cairn", CHOICES_BEFORE), Random("cairn")
    found, seen = [Turn(Shot(game.view(state, None), frozenset(), ""), ())], list[Event]()
    while len(found) <= TURNS and (keys := game.legal(state)):
        before = game.turn(state)
        outcome = game.apply(state, game.mover(state), game.policy.choose(state, game.mover(state), keys, rng))
        seen += [event for event in outcome.events if event.seats is None]
        state = outcome.state
        if game.turn(state) != before:
            touched = frozenset(piece for event in seen for piece in event.touched)
            found.append(Turn(Shot(game.view(state, None), touched, ""), tuple(event.text for event in seen)))
            seen.clear()
    return found


def cut(font: Path) -> TTFont:
    """A font of pictures for pages, with the letters of their languages alone and packed."""
    found, options = TTFont(font, recalcTimestamp=False), subset.Options()
    options.layout_features, options.name_IDs, options.hinting = [], [0, 1, 2, 13, 14], False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[code for first, last in LETTERS for code in range(first, last + 1)])
    cutter.subset(found)
    found.flavor = "woff2"
    return found


def keep(game: AnyGame, language: str, moving: Path, standing: Path) -> None:
    """Writes a game's film in a language for the page, without the strip for titles, and its last picture."""
    made = filmed(game, [turn.shot for turn in turns(game)], language)
    ground = Image.new("RGBA", (made.width, made.height), GROUND)  # shows below boards that have grown since
    moments = ImageSequence.Iterator(Image.open(io.BytesIO(made.webp)))
    frames = [Image.alpha_composite(ground, frame.convert("RGBA")).convert("RGB") for frame in moments]
    high = round((made.height - reel.TITLE) * WIDTH / made.width)
    small = [
        frame.crop((0, reel.TITLE, made.width, made.height)).resize((WIDTH, high), Image.Resampling.LANCZOS)
        for frame in frames
    ]
    small[0].save(
        moving, save_all=True, append_images=small[1:], duration=MILLISECONDS, loop=0, quality=QUALITY, method=4
    )
    small[-1].save(standing, quality=QUALITY, method=4)
    sys.stdout.write(f"{moving}  {len(small)} pictures, {moving.stat().st_size / 1000:.0f} KB\n")


if __name__ == "__main__":
    main()
