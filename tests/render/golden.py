"""Pictures approved by eye, at half their size: ``python -m tests.render.golden`` shows them anew for approval.

They are compared with some tolerance, as another version of FreeType may draw a letter's edge a little differently.
"""

import sys
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

import render.lost_cities as scene
from games.engine import Choice, Decision, Standing, text
from tests.render import boards
from tests.render.pixels import opened

FOLDER = Path(__file__).parent / "golden"
PLACES = (Standing(1, 1, 167, {}), Standing(0, 2, 111, {}))
CHANGED = {"red-10", "white-5", "discard-blue", "draw-pile"}
PLAYABLE = tuple(Choice(f"play-{card}", text("group-play"), ref=card) for card in boards.HAND[2:5])
DECISION = Decision(0, text("prompt-down"), PLAYABLE)
DRAWING = boards.partners(me=0, hand=boards.HAND[1:], step="up", blocked="white", actor=0)


def pictures():
    """Every approved picture, by name."""
    english, german = boards.words(), boards.words("de")
    hand = boards.sparse(me=0, hand=boards.HAND, actor=0)
    long = boards.partners(me=0, hand=boards.LONG_HAND, given=("red-4", "blue-x"), received=("red-2", "purple-x"))
    return {
        "board-dense": scene.board(boards.dense(), english, touched=CHANGED)[0],
        "board-sparse": scene.board(boards.sparse(), german, touched={"blue-x"})[0],
        "board-partners": scene.board(boards.partners(), english)[0],
        "board-full": scene.board(boards.full(), boards.words("de", boards.STRANGE))[0],
        "hand": scene.hand(hand, english, touched={"blue-10"}),
        "hand-long": scene.hand(long, german),
        "panel-down": scene.panel(hand, DECISION, english)[0],
        "panel-up": scene.panel(DRAWING, DECISION, german)[0],
        "sheet": scene.sheet(boards.final(), PLACES, german),
    }


def reduced(picture):
    """A picture at half its size."""
    return opened(picture.png).reduce(2)


def difference(one, other):
    """How far two pictures of one size lie apart: on average, and in the worst block of 8 by 8 pixels."""
    apart = ImageChops.difference(one, other).convert("L")
    return ImageStat.Stat(apart).mean[0], apart.reduce(8).getextrema()[1]


def main():
    """Approves what is drawn now."""
    FOLDER.mkdir(exist_ok=True)
    for name, picture in pictures().items():
        path = FOLDER / f"{name}.png"
        now = reduced(picture)
        if path.exists() and (before := Image.open(path).convert("RGB")).size == now.size:
            mean, worst = difference(before, now)
            sys.stdout.write(f"{name}: mean {mean:.2f}, worst block {worst}\n")
        now.quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)


if __name__ == "__main__":
    main()
