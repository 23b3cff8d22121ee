"""Lessons of Famous Explorers: what they show and ask. Their words are in the catalogues."""

from __future__ import annotations

from games.engine import NULL_LOG, Lesson, LessonStep
from games.engine.lessons import BOARD, HAND
from games.famous_explorers.effects import BeginTurn, PlaceMarks
from games.famous_explorers.machine import MACHINE
from games.famous_explorers.maps import PUBLISHED, world_of
from games.famous_explorers.setup import set_up
from games.famous_explorers.state import Options, Seat, State

MINE = "berlin tobolsk spitsbergen alexandria brattahlid samarkand columbus delhi darien timbuktu yakutsk new-orleans"
RIVAL = "marseille moscow tangier baghdad lake-tana karakorum vinland xian cape-verde thule livingstone rio-de-janeiro"
MARKS, RIVAL_MARKS = "alexandria samarkand columbus brattahlid", "tangier baghdad karakorum thule"
PUBLIC = "istanbul saint-petersburg murzuk hudson-bay franklin zanzibar"


def _position(done: str = "", *, marks: bool = True) -> State:
    """The first round of two, the learner first, once ``done`` is done by whoever is asked."""
    state = set_up(PUBLISHED, 2, Options(first=0), b"lesson")
    hands, public = [MINE.split(), RIVAL.split()], PUBLIC.split()
    state.seats = [Seat(hand) for hand in hands]
    state.public = public
    taken = {*public, *hands[0], *hands[1]}
    state.deck = [place for place in sorted(world_of(PUBLISHED).places) if place not in taken]
    state.stack = [BeginTurn(seat=0)]
    if marks:
        for seat, places in zip(state.seats, (MARKS, RIVAL_MARKS), strict=True):
            seat.marks = places.split()
    else:
        state.stack.append(PlaceMarks())
    MACHINE.settle(state, NULL_LOG)
    for key in done.split():
        MACHINE.step(state, key)
    return state


def _marking() -> State:
    return _position(marks=False)


def _loop() -> State:
    return _position(
        "arrow-violet-marseille end-turn arrow-violet-carthage end-turn "
        "arrow-violet-red-mediterranean end-turn arrow-violet-marco-polo end-turn"
    )


FIRST_GAME = Lesson(
    key="first",
    seats=2,
    steps=(
        LessonStep(id="welcome", show=(BOARD,), position=_marking),
        LessonStep(id="hand", show=(HAND,)),
        LessonStep(
            id="mark",
            do=("mark-brattahlid",),
            then=("mark-alexandria", "mark-samarkand", "mark-columbus", *(f"mark-{p}" for p in RIVAL_MARKS.split())),
            explains=True,
        ),
        LessonStep(id="arrow", do=("arrow-blue-berlin",), explains=True),
        LessonStep(id="close", do=("end-turn",), then=("arrow-amber-dingle", "end-turn"), explains=True),
        LessonStep(
            id="lead", do=("arrow-amber-reykjavik",), then=("end-turn", "arrow-blue-moscow", "end-turn"), explains=True
        ),
        LessonStep(id="marked", do=("arrow-amber-brattahlid",), explains=True),
        LessonStep(
            id="ticket",
            do=("ticket-arrow-blue-saint-petersburg",),
            then=("end-turn", "arrow-violet-marseille", "end-turn"),
            explains=True,
        ),
        LessonStep(
            id="red",
            do=("arrow-blue-red-kara-sea",),
            then=("end-turn", "arrow-violet-carthage", "end-turn"),
            explains=True,
        ),
        LessonStep(id="green", do=("arrow-amber-green-davis-strait",), explains=True),
        LessonStep(
            id="bonus", do=("bonus-blue-tobolsk", "bonus-amber-franklin", "bonus-amber-hudson-bay"), explains=True
        ),
        LessonStep(id="loop", show=("europe",), position=_loop, do=("arrow-violet-london",), explains=True),
        LessonStep(id="exit", do=("exit-violet-red-mediterranean.alexandria",), explains=True),
        LessonStep(id="more", show=(BOARD,)),
        LessonStep(id="end"),
    ),
)

LESSONS = (FIRST_GAME,)
