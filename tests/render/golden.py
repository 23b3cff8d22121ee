"""Pictures approved by eye, stored at half their size.

``python -m tests.render.golden moon`` approves those of a game anew; without a name, those of all games. They are
compared with some tolerance, as another version of FreeType may draw the edge of a letter a little differently.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from render.scene import Picture
from tests.render.expeditions import golden as expeditions
from tests.render.famous_explorers import golden as famous_explorers
from tests.render.lost_cities import golden as lost_cities
from tests.render.moon import golden as moon
from tests.render.pixels import opened

PICTURES: dict[str, Callable[[], dict[str, Picture]]] = {
    "expeditions": expeditions.pictures,
    "famous_explorers": famous_explorers.pictures,
    "lost_cities": lost_cities.pictures,
    "moon": moon.pictures,
}
"""The approved pictures of each game, by name."""


def folder(game: str) -> Path:
    """Where the approved pictures of a game are stored."""
    return Path(__file__).parent / game / "golden"


def reduced(picture: Picture) -> Image.Image:
    """A picture at half its size."""
    return opened(picture.png).reduce(2)


def difference(one: Image.Image, other: Image.Image) -> tuple[float, int]:
    """How far two pictures of one size differ: on average, and in the worst block of 8 by 8 pixels."""
    apart = ImageChops.difference(one, other).convert("L")
    worst = max(level for level, blocks in enumerate(apart.reduce(8).histogram()) if blocks)
    return ImageStat.Stat(apart).mean[0], worst


def approve(game: str) -> None:
    """Stores what is drawn now, and says how far it differs from before."""
    folder(game).mkdir(exist_ok=True)
    for name, picture in PICTURES[game]().items():
        path = folder(game) / f"{name}.png"
        now = reduced(picture)
        if path.exists() and (before := Image.open(path).convert("RGB")).size == now.size:
            mean, worst = difference(before, now)
            if not worst:
                continue
            sys.stdout.write(f"{game} {name}: mean {mean:.2f}, worst block {worst}\n")
        now.quantize(128, dither=Image.Dither.NONE).save(path, optimize=True)


if __name__ == "__main__":
    for asked in sys.argv[1:] or PICTURES:
        approve(asked)
