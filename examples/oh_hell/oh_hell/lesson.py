"""The lesson: one small hand, from the bid to the score."""

from __future__ import annotations

from typing import Any

from games.engine import Lesson, LessonStep
from games.engine.lessons import BOARD, HAND

HANDS = (
    ["spades-14", "hearts-13", "clubs-3"],
    ["spades-7", "hearts-9", "diamonds-4"],
    ["spades-2", "clubs-10", "diamonds-12"],
)
TURNED = "hearts-5"


def _beginning() -> Any:
    from oh_hell.rules import GAME, PACK, OhHellOptions

    state = GAME.setup(3, OhHellOptions(cards=3, course="down", first=0), b"lesson")
    state.hands, state.turned = [list(hand) for hand in HANDS], TURNED
    state.deck = [card for card in PACK if card != TURNED and all(card not in hand for hand in HANDS)]
    return state


FIRST = Lesson(
    key="first",
    seats=3,
    steps=(
        LessonStep(id="welcome", show=(BOARD,), marks=(TURNED,), position=_beginning),
        LessonStep(id="hand", show=(HAND,), marks=("spades-14", "hearts-13")),
        LessonStep(id="bid", show=(HAND,), do=("bid-2",), then=("bid-0", "bid-0"), explains=True),
        LessonStep(id="barred", show=(BOARD,), marks=("bid-2",)),
        LessonStep(
            id="ace",
            show=(HAND,),
            marks=("spades-14",),
            do=("play-spades-14",),
            then=("play-spades-7", "play-spades-2"),
            explains=True,
        ),
        LessonStep(
            id="trump",
            show=(BOARD, HAND),
            marks=("won-0", "hearts-13"),
            do=("play-hearts-13",),
            then=("play-hearts-9", "play-diamonds-12"),
            explains=True,
        ),
        LessonStep(id="end", show=(BOARD,), marks=("points-0",)),
    ),
)
