"""Pictures of Famous Explorers approved by eye (see tests/render/golden.py)."""

from games.engine import Standing
from render.famous_explorers import SCENE as scene
from render.scene import Picture
from tests.render.famous_explorers import positions

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


def pictures() -> dict[str, Picture]:
    english, german = positions.words(), positions.words("de")
    full = positions.full()
    board, close = scene.board(full, english, touched=positions.changed(full))
    turn, cards, hand = scene.panel(*positions.deciding(), german)
    return {
        "board-full": board,
        "close": close,
        "europe": scene.board(full, german, region="europe")[0],
        "panel-turn": turn,
        "panel-cards": cards,
        "panel-hand": hand,
        "sheet": scene.sheet(full, STANDINGS, german),
    }
