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

import msgspec
from PIL import Image, ImageSequence

from bot.core.localizer import LANGUAGES
from bot.core.workers.film_worker import Shot
from games import GAMES
from games.engine import AnyGame
from render import film as reel
from render.palette import GROUND
from testing.films import filmed
from tools.pictures import played
from tools.site_page import MEDIA, WIDTH, Links, address, film, page, still, style

DOCS = Path(__file__).parent.parent / "docs"
FONTS = Path(__file__).parent.parent / "render" / "fonts"
COPIED = ("text.otf", "bold.otf", "LICENSE-OFL.txt")
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
    for name in COPIED:
        shutil.copyfile(FONTS / name, args.out / MEDIA / name)
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
    pages = {
        address(language): page(language, links, {key: height(folder / film(key, language)) for key in GAMES})
        for language in LANGUAGES
    }
    return pages | {f"{MEDIA}/site.css": style(rules)}


def height(picture: Path) -> int:
    """The pixels that a picture or film is high."""
    return Image.open(io.BytesIO(picture.read_bytes())).height


def turns(game: AnyGame) -> list[Shot]:
    """Some turns by rules of thumb in the middle of a game."""
    state, rng = played(game, game.seats[0], game.Options(), "cairn", CHOICES_BEFORE), Random("cairn")
    shots, touched = [Shot(game.view(state, None), frozenset(), "")], set[str]()
    while len(shots) <= TURNS and (keys := game.legal(state)):
        before = game.turn(state)
        outcome = game.apply(state, game.mover(state), game.policy.choose(state, game.mover(state), keys, rng))
        touched |= {piece for event in outcome.events if event.seats is None for piece in event.touched}
        state = outcome.state
        if game.turn(state) != before:
            shots.append(Shot(game.view(state, None), frozenset(touched), ""))
            touched.clear()
    return shots


def keep(game: AnyGame, language: str, moving: Path, standing: Path) -> None:
    """Writes a game's film in a language for the page, without the strip for titles, and its last picture."""
    made = filmed(game, turns(game), language)
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
