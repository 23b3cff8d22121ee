"""Pictures of Lost Cities approved by eye (see tests/render/golden.py)."""

from games.engine import Choice, Decision, Standing, text
from render.lost_cities import SCENE as scene
from render.scene import Picture
from tests.render.lost_cities import positions

PLACES = (
    Standing(1, 1, 167, {"round-1": -12, "round-2": 88, "round-3": 91}),
    Standing(0, 2, 111, {"round-1": 34, "round-2": 51, "round-3": 26}),
)
CHANGED = {"red-10", "white-5", "discard-blue", "draw-pile"}
PLAYABLE = tuple(Choice(f"play-{card}", text("group-play"), ref=card) for card in positions.HAND[2:5])
DECISION = Decision(0, text("prompt-down"), PLAYABLE)
DRAWING = positions.partners(me=0, hand=positions.HAND[1:], step="up", blocked="white", actor=0)


def pictures() -> dict[str, Picture]:
    english, german = positions.words(), positions.words("de")
    hand = positions.sparse(me=0, hand=positions.HAND, actor=0)
    long = positions.partners(me=0, hand=positions.LONG_HAND, given=("red-4", "blue-x"), received=("red-2", "purple-x"))
    held = scene.hand(long, german)
    assert held is not None
    return {
        "board-dense": scene.board(positions.dense(), english, touched=CHANGED)[0],
        "board-full": scene.board(positions.full(), positions.words("de", positions.STRANGE))[0],
        "hand-long": held,
        "panel-down": scene.panel(hand, DECISION, english)[0],
        "panel-up": scene.panel(DRAWING, DECISION, german)[0],
        "sheet": scene.sheet(positions.final(), PLACES, german),
    }
