"""Pictures approved by eye: ``python -m tests.render.famous_explorers.golden`` shows them anew for approval."""

import sys
from pathlib import Path

from PIL import Image

import render.famous_explorers as scene
from games.engine import Standing
from tests.render.famous_explorers import positions
from tests.render.golden import difference, reduced

FOLDER = Path(__file__).parent / "golden"
PARTS = ("hand", "marked", "public", "secret", "reveals", "cards-left", "marks-left", "explorers")
STANDINGS = tuple(
    Standing(seat, place, sum(points), dict(zip(PARTS, points, strict=True)))
    for seat, (place, *points) in enumerate(
        (
            (3, 4, 2, 0, 2, -1, -1, 0, 0),
            (1, 8, 4, 1, 0, 0, -2, -1, 3),
            (4, 3, 2, 0, 0, -3, -4, -2, 0),
            (1, 9, 4, 0, 0, 1, -1, 0, 0),
            (6, 0, 0, 1, 0, -2, -9, -4, 0),
            (5, 2, 0, 0, 0, 0, -6, -1, 0),
        )
    )
)


def pictures():
    """Every approved picture, by name."""
    english, german = positions.words(), positions.words("de")
    full = positions.full()
    board, close = scene.board(full, english, touched=positions.changed(full))
    turn, hand = scene.panel(*positions.deciding(), german)
    marks = scene.panel(*positions.marking(), english)[0]
    long = positions.full(me=5, hand=positions.LONG_HAND, drawn=positions.HAND[-2:])
    return {
        "board-full": board,
        "close": close,
        "board-sparse": scene.board(positions.sparse(), german)[0],
        "board-strange": scene.board(full, positions.words("de", positions.STRANGE))[0],
        "europe": scene.board(full, german, region="europe")[0],
        "oceania": scene.board(full, english, region="oceania")[0],
        "panel-turn": turn,
        "panel-hand": hand,
        "panel-marks": marks,
        "hand-long": scene.hand(long, german),
        "sheet": scene.sheet(full, STANDINGS, german),
    }


def main():
    """Approves what is drawn now."""
    FOLDER.mkdir(exist_ok=True)
    for name, picture in pictures().items():
        path = FOLDER / f"{name}.png"
        now = reduced(picture)
        if path.exists() and (before := Image.open(path).convert("RGB")).size == now.size:
            mean, worst = difference(before, now)
            sys.stdout.write(f"{name}: mean {mean:.2f}, worst block {worst}\n")
        now.quantize(128, dither=Image.Dither.NONE).save(path, optimize=True)


if __name__ == "__main__":
    main()
