"""The lesson of Salt Caravans: two rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravans.country import PLACES, START
from games.engine import Lesson, LessonStep
from games.engine.lessons import BOARD, HAND

if TYPE_CHECKING:
    from caravans.rules import State

LIE = {"pan": "salt salt amber", "dunes": "dates", "river": "dates amber", "market": "salt", "grove": "dates"}


def _beginning() -> State:
    """The first round, with goods and letters where the lesson speaks of them."""
    from caravans.rules import GAME, GOODS, LETTERS, CaravansOptions, kind_of

    state = GAME.setup(2, CaravansOptions(), b"lesson")
    left = sorted(GOODS, key=GOODS.index, reverse=True)

    def next_of(kind: str) -> str:
        good = next(good for good in reversed(left) if kind_of(good) == kind)
        left.remove(good)
        return good

    state.goods = {place: [next_of(kind) for kind in LIE.get(place, "").split()] for place in PLACES}
    state.bag = left
    state.hands = [["letter-grove-1", "letter-river-1"], ["letter-dunes-1", "letter-rock-1"]]
    held = {letter for hand in state.hands for letter in hand}
    state.deck = [letter for letter in LETTERS if letter not in held]
    return state


FIRST = Lesson(
    key="first",
    seats=2,
    steps=(
        LessonStep(id="welcome", show=(BOARD,), marks=(START,), position=_beginning),
        LessonStep(id="letters", show=(HAND,), marks=("letter-river-1",)),
        LessonStep(id="way", show=(BOARD,), marks=("river",), do=("to-river",), explains=True),
        LessonStep(
            id="alone", show=(BOARD,), marks=("river",), do=("to-river.alone",), then=("to-pan", "to-pan.alone")
        ),
        LessonStep(id="shared", show=(BOARD,), marks=("caravan-0",)),
        LessonStep(id="grove", show=(BOARD,), marks=("grove",), do=("to-grove",), explains=True),
        LessonStep(
            id="guard",
            show=(BOARD,),
            marks=("grove",),
            do=("to-grove.guard",),
            then=("to-grove", "to-grove.alone"),
            explains=True,
        ),
        LessonStep(id="end"),
    ),
)
