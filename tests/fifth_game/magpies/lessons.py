"""The lesson of Magpies: one round for much, one for little. Its words are in the catalogues."""

from __future__ import annotations

from magpies.state import CARDS, MagpiesOptions, State, set_up

from games.engine import Lesson, LessonStep
from games.engine.lessons import BOARD, HAND


def _beginning() -> State:
    """Much is at stake in the first round, little in the second."""
    state = set_up(3, MagpiesOptions(), b"lesson")
    first, second, left = [-4, 2, 6], [1, 2, 3], [*state.row, *state.pile]
    for points in (*first, *second):
        left.remove(points)
    state.row, state.pile = first, [*left, *second]
    state.hands = [[6, 17, 29, 38], [4, 12, 21, 33], [9, 15, 25, 30]]
    state.spare = [card for card in CARDS if not any(card in hand for hand in state.hands)]
    return state


FIRST = Lesson(
    key="first",
    seats=3,
    steps=(
        LessonStep(id="welcome", show=(BOARD,), position=_beginning),
        LessonStep(id="hand", show=(HAND,), marks=("card-38",)),
        LessonStep(id="card", marks=("card-38",), do=("card-38",), then=("card-33", "card-9"), explains=True),
        LessonStep(id="pick", marks=("gem-6",), do=("take-gem-6",), then=("take-gem-2",), explains=True),
        LessonStep(id="save", marks=("card-6",), do=("card-6",), then=("card-21", "card-15"), explains=True),
        LessonStep(id="end"),
    ),
)
