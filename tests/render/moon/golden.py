"""Pictures of Moon approved by eye (see tests/render/golden.py)."""

from games.engine import Standing
from render.moon import SCENE as scene
from render.scene import Picture
from tests.render.moon import positions

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


def pictures() -> dict[str, Picture]:
    english, german = positions.words(), positions.words("de")
    full = positions.full()
    held, _ = scene.panel(*positions.deciding(), german)
    salvage, _ = scene.panel(*positions.salvaging(), english)
    return {
        "board-full": scene.board(full, english, touched=positions.changed(full))[0],
        "player": scene.board(full, english, region="side-3")[0],
        "reputations": scene.board(full, german, region="reputations")[0],
        "panel-hand": held,
        "panel-salvage": salvage,
        "piece": scene.piece("crater-derby", german),
    }
