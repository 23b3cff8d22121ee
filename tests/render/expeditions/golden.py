"""Pictures of Expeditions approved by eye (see tests/render/golden.py)."""

from typing import Literal

import msgspec

from games.engine import Choice, Decision, Standing, text
from games.expeditions.view import Target, View
from render.expeditions import SCENE as scene
from render.scene import Picture
from tests.render.expeditions import positions

CHANGED = frozenset({"tile:c3", "mech:0", "corruption:c3", "spot:b", "seat:1", "star:cards"})
PARTS = ("cash", "stars", "items", "tokens")
STANDINGS = tuple(
    Standing(seat, place, sum(points), dict(zip(PARTS, points, strict=True)))
    for seat, (place, *points) in enumerate(
        ((2, 11, 30, 6, 20), (1, 24, 40, 9, 14), (3, 30, 16, 0, 8), (5, 2, 5, 0, 0), (4, 21, 8, 3, 2))
    )
)


def deciding() -> tuple[View, Decision]:
    """Somebody who may move to four places, play two cards or take a face-up one."""
    view = positions.full(me=0, benefits=(0, 2))
    aims: list[tuple[Literal["position", "spot", "card"], str]] = [
        ("position", "c2"),
        ("position", "c4"),
        ("position", "n3"),
        ("spot", "b"),
        ("spot", "d"),
    ]
    aims += [("card", card) for card in view.seats[0].hand[:2]]
    targets = tuple(Target(f"{kind}-{ref}", kind, ref) for kind, ref in aims)
    choices = tuple(Choice(target.key, text("pic-do-move"), ref=target.ref) for target in targets)
    return msgspec.structs.replace(view, targets=targets), Decision(0, text("pic-do-move"), choices)


def pictures() -> dict[str, Picture]:
    english, german = positions.words(), positions.words("de")
    full = positions.full(ending=2)
    board, players, close = scene.board(full, english, touched=CHANGED)
    on_map, faces, held = scene.panel(*deciding(), german)
    return {
        "board-full": board,
        "players-full": players,
        "close": close,
        "panel-map": on_map,
        "panel-faces": faces,
        "panel-hand": held,
        "card-quest": scene.piece("price-of-truth", english),
        "tile": scene.piece("tile-20", german),
        "side": scene.board(full, german, region="side-3")[0],
    }
