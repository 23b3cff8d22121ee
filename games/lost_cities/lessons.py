"""Lessons of Lost Cities: what they show and ask. Their words are in the catalogues."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Lesson, LessonStep, seeded_rng
from games.engine.lessons import BOARD, HAND
from games.lost_cities.cards import CARDS, PER_COLOUR, deck
from games.lost_cities.setup import HAND as HAND_SIZE
from games.lost_cities.setup import set_up
from games.lost_cities.state import State, TableOptions

MINE, RIVAL = "side-0", "side-1"


def _faces(cards: str) -> list[int]:
    """``"yellow-3 red-x"`` as faces."""
    return [CARDS.index(card) for card in cards.split()]


def _position(
    hand: str, *, rival: str = "", mine: str = "", theirs: str = "", tops: str = "", draws: str = "", left: int = 0
) -> State:
    """The learner's turn with these cards: both hands, both sides, on the discard piles, and next in the draw pile.

    What is not named is dealt; of the draw pile ``left`` cards stay (0: all), the others lie under the ``tops``.
    """
    state = set_up(2, TableOptions(first=0), seeded_rng(b"lesson"))
    rest = sorted(deck(2, state.options.expeditions), key=lambda face: (face * 7) % 50)
    for card in _faces(" ".join((hand, rival, mine, theirs, tops, draws))):
        rest.remove(card)
    others = _faces(rival)
    others += [rest.pop() for _ in range(HAND_SIZE - len(others))]
    state.hands = [sorted(_faces(hand)), sorted(others)]
    state.sides = [_by_colour(_faces(mine)), _by_colour(_faces(theirs))]
    buried = rest[left - len(_faces(draws)) :] if left else []
    state.pile = [*rest[: len(rest) - len(buried)], *reversed(_faces(draws))]
    state.discards = _by_colour([*buried, *_faces(tops)])
    return state


def _by_colour(faces: Sequence[int]) -> list[tuple[int, ...]]:
    return [tuple(face for face in faces if face // PER_COLOUR == colour) for colour in range(5)]


def _beginning() -> State:
    return _position(
        "yellow-3 yellow-5 yellow-6 yellow-9 blue-8 green-2 green-10 red-4",
        rival="white-2 white-4 yellow-7 blue-3",
        draws="red-9 white-8 green-6",
    )


def _investing() -> State:
    return _position(
        "blue-x blue-4 blue-6 blue-7 blue-9 red-2 green-5 white-10",
        mine="yellow-3 yellow-5 yellow-6 yellow-7 yellow-9",
        theirs="white-x white-2 white-4",
        tops="red-3",
    )


def _late() -> State:
    return _position(
        "white-3 white-6 green-2 green-5 red-4 red-10 yellow-8 blue-3",
        mine="yellow-3 yellow-5 yellow-6 yellow-7 yellow-9 blue-x blue-4 blue-6 blue-7 blue-9",
        theirs="white-x white-2 white-4 white-5 white-7 red-x red-3 red-5",
        tops="yellow-2 blue-2 white-x green-3 red-2",
        rival="red-7 red-9 green-8",
        left=7,
    )


def _last_card() -> State:
    return _position(
        "blue-10 white-6 green-2 green-5 red-4 red-10 yellow-8 blue-3",
        mine="yellow-3 yellow-5 yellow-6 yellow-7 yellow-9 blue-x blue-4 blue-6 blue-7 blue-9",
        theirs="white-x white-2 white-4 white-5 white-7 white-8 red-x red-3 red-5 red-7",
        tops="yellow-2 blue-2 white-3 green-3 red-2",
        left=1,
    )


FIRST_GAME = Lesson(
    key="first",
    seats=2,
    steps=(
        LessonStep(id="welcome", show=(BOARD,), position=_beginning),
        LessonStep(id="turn", show=(HAND,), marks=("yellow-3", "yellow-5", "yellow-6", "yellow-9")),
        LessonStep(id="play", marks=("yellow-3",), do=("play-yellow-3",), explains=True),
        LessonStep(
            id="draw", marks=("draw-pile",), do=("draw-pile",), then=("discard-yellow-7", "draw-pile"), explains=True
        ),
        LessonStep(id="cost", marks=("yellow-3",), show=(MINE,)),
        LessonStep(id="rise", marks=("yellow-5",), do=("play-yellow-5",), explains=True),
        LessonStep(
            id="take", marks=("discard-yellow",), do=("draw-yellow",), then=("play-white-2", "draw-pile"), explains=True
        ),
        LessonStep(
            id="invest", marks=("blue-x",), show=(MINE,), position=_investing, do=("play-blue-x",), explains=True
        ),
        LessonStep(id="invested", marks=("blue-x",), show=(MINE,)),
        LessonStep(
            id="discard",
            show=(BOARD,),
            marks=("draw-pile",),
            position=_late,
            do=("discard-white-3", "discard-white-6"),
            explains=True,
        ),
        LessonStep(id="blocked", marks=("draw-pile",), do=("draw-pile",), explains=True),
        LessonStep(
            id="last", show=(BOARD,), marks=("draw-pile",), position=_last_card, do=("play-blue-10",), explains=True
        ),
        LessonStep(id="close", marks=("draw-pile",), do=("draw-pile",), explains=True),
        LessonStep(id="result", show=(BOARD,)),
        LessonStep(id="end"),
    ),
)


def _counting() -> State:
    return _position(
        "yellow-2 yellow-7 blue-4 blue-8 blue-9 white-3 green-6 red-10",
        rival="red-6 red-7 red-8",
        theirs="green-3 green-4",
        draws="white-5 red-x",
    )


def _waiting() -> State:
    return _position(
        "blue-8 blue-9 white-3 white-7 yellow-2 green-2 red-2 red-10",
        rival="red-6 red-7 red-8",
        mine="blue-4",
        theirs="green-3 green-4 green-7",
        tops="white-x",
        draws="blue-6 red-x",
    )


def _counting_down() -> State:
    return _position(
        "blue-6 blue-7 blue-9 blue-10 yellow-5 yellow-8 yellow-10 white-2",
        rival="red-7 red-8 red-9 green-9",
        mine="blue-2 blue-4 blue-5 yellow-2 yellow-3",
        theirs="green-3 green-4 green-6 green-7 red-3 red-4 red-6",
        tops="white-3 red-2 green-2 yellow-4 blue-3",
        left=12,
    )


def _eighth() -> State:
    return _position(
        "yellow-9 blue-10 red-2 red-5 green-2 green-5 white-2 white-6",
        mine="yellow-x yellow-2 yellow-3 yellow-4 yellow-5 yellow-6 yellow-8 blue-4 blue-6 blue-7 blue-9",
        theirs="white-3 white-5 white-7 green-3 green-7 green-8",
        tops="red-x",
        left=2,
    )


TIMING = Lesson(
    key="timing",
    seats=2,
    steps=(
        LessonStep(
            id="count",
            marks=("blue-4", "blue-8", "blue-9"),
            position=_counting,
            do=("play-blue-4",),
            then=("draw-pile", "discard-red-6", "draw-pile"),
            explains=True,
        ),
        LessonStep(
            id="wait",
            show=(BOARD,),
            marks=("blue-8", "blue-9"),
            position=_waiting,
            do=("discard-green-2",),
            then=("draw-pile", "discard-red-6", "draw-pile"),
            explains=True,
        ),
        LessonStep(id="waited", do=("play-blue-6",), explains=True),
        LessonStep(
            id="turns",
            show=(BOARD,),
            marks=("draw-pile", "yellow-5"),
            position=_counting_down,
            do=("play-blue-6", "play-yellow-8"),
            explains=True,
        ),
        LessonStep(
            id="slow",
            marks=("draw-pile",),
            do=("draw-white", "draw-red", "draw-green", "draw-yellow", "draw-blue"),
            explains=True,
        ),
        LessonStep(
            id="eighth",
            show=(MINE,),
            marks=("yellow-9", "yellow-8"),
            position=_eighth,
            do=("play-yellow-9",),
            explains=True,
        ),
        LessonStep(id="bonus", show=(MINE,), marks=("yellow-9",)),
        LessonStep(id="end"),
    ),
)

LESSONS = (FIRST_GAME, TIMING)
