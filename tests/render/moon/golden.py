"""Pictures approved by eye: ``python -m tests.render.moon.golden`` shows them anew for approval."""

import sys
from pathlib import Path

from PIL import Image

import render.moon as scene
from games.engine import Standing
from tests.render.golden import difference, reduced
from tests.render.moon import positions

FOLDER = Path(__file__).parent / "golden"
PARTS = ("flags", "effects", "structures", "reputations", "end")
STANDINGS = tuple(
    Standing(seat, place, sum(points), dict(zip(PARTS, points, strict=True)))
    for seat, (place, *points) in enumerate(
        (
            (3, 36, 20, 9, 14, 25),
            (5, 30, 23, 4, 13, 9),
            (4, 17, 30, 10, 5, 40),
            (1, 40, 8, 11, 30, 33),
            (2, 19, 50, 8, 0, 28),
        )
    )
)


def pictures():
    """Every approved picture, by name."""
    english, german = positions.words(), positions.words("de")
    full = positions.full()
    held, table = scene.panel(*positions.deciding(), german)
    salvage, _ = scene.panel(*positions.salvaging(), english)
    own = positions.full(me=0, hand=positions.hand(positions.DECKS[1][4:12]), expedition="first-5", actor=1)
    return {
        "board-full": scene.board(full, english, touched=positions.changed(full))[0],
        "board-sparse": scene.board(positions.sparse(), german)[0],
        "board-strange": scene.board(full, positions.words("de", positions.STRANGE))[0],
        "player": scene.board(full, english, region="seat-3")[0],
        "reputations": scene.board(full, german, region="reputations")[0],
        "hand": scene.hand(own, english, touched={"card:first-5", f"card:{own.hand[1].key}"}),
        "panel-hand": held,
        "panel-table": table,
        "panel-salvage": salvage,
        "piece": scene.piece("crater-derby", german),
        "piece-flags": scene.piece("university-town", english),
        "piece-reputation": scene.piece("garden-moon", english),
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
