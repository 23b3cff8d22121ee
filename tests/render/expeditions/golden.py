"""Pictures approved by eye: ``python -m tests.render.expeditions.golden`` shows them anew for approval."""

import sys
from pathlib import Path

import msgspec
from PIL import Image

import render.expeditions as scene
from games.engine import Choice, Decision, Standing, text
from games.expeditions.view import Target
from tests.render.expeditions import positions
from tests.render.golden import difference, reduced

FOLDER = Path(__file__).parent / "golden"
CHANGED = frozenset({"tile:c3", "mech:0", "corruption:c3", "spot:b", "seat:1", "star:cards"})
PARTS = ("cash", "stars", "items", "tokens")
STANDINGS = tuple(
    Standing(seat, place, sum(points), dict(zip(PARTS, points, strict=True)))
    for seat, (place, *points) in enumerate(
        ((2, 11, 30, 6, 20), (1, 24, 40, 9, 14), (3, 30, 16, 0, 8), (5, 2, 5, 0, 0), (4, 21, 8, 3, 2))
    )
)


def deciding():
    """Somebody who may move to four places, play two cards or take a face-up one."""
    view = positions.full(me=0, benefits=(0, 2))
    aims = [("position", "c2"), ("position", "c4"), ("position", "n3"), ("spot", "b"), ("spot", "d")]
    aims += [("card", card) for card in view.seats[0].hand[:2]]
    targets = tuple(Target(f"{kind}-{ref}", kind, ref) for kind, ref in aims)
    choices = tuple(Choice(target.key, text("pic-do-move"), ref=target.ref) for target in targets)
    return msgspec.structs.replace(view, targets=targets), Decision(0, text("pic-do-move"), choices)


def pictures():
    """Every approved picture, by name."""
    english, german = positions.words(), positions.words("de")
    full = positions.full(ending=2)
    board, players, close = scene.board(full, english, touched=CHANGED)
    on_map, held = scene.panel(*deciding(), german)
    two = positions.full(seats=2, cards=7)
    return {
        "board-full": board,
        "players-full": players,
        "close": close,
        "board-start": scene.board(positions.view(), german)[0],
        "players-two": scene.board(two, german)[1],
        "board-strange": scene.board(full, positions.words("de", positions.STRANGE))[0],
        "players-strange": scene.board(full, positions.words("de", positions.STRANGE))[1],
        "north": scene.board(full, german, region="north")[0],
        "panel-map": on_map,
        "panel-hand": held,
        "hand": scene.hand(msgspec.structs.replace(two, me=1), english, touched={f"card:{two.seats[1].hand[2]}"}),
        "hand-few": scene.hand(positions.view(me=0), german),
        "card-item": scene.piece("war-drum", german),
        "card-quest": scene.piece("price-of-truth", english),
        "card-character": scene.piece("matthew", german),
        "tile": scene.piece("tile-20", german),
        "mech": scene.piece("mech-lumberjack", english),
        "signs": scene.board(full, german, region="signs")[0],
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
