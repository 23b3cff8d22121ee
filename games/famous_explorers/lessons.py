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
        LessonStep(id="welcome", marks=("node:london",), show=(BOARD,), position=_marking),
        LessonStep(id="hand", show=(HAND,)),
        LessonStep(
            id="mark",
            marks=(
                "node:brattahlid",
                "card:brattahlid",
            ),
            do=("mark-brattahlid",),
            then=("mark-alexandria", "mark-samarkand", "mark-columbus", *(f"mark-{p}" for p in RIVAL_MARKS.split())),
            explains=True,
        ),
        LessonStep(
            id="arrow",
            marks=(
                "node:berlin",
                "card:berlin",
            ),
            do=("arrow-blue-berlin",),
            explains=True,
        ),
        LessonStep(id="close", do=("end-turn",), then=("arrow-amber-dingle", "end-turn"), explains=True),
        LessonStep(
            id="lead",
            marks=(
                "node:reykjavik",
                "node:brattahlid",
                "card:brattahlid",
            ),
            do=("arrow-amber-reykjavik",),
            then=("end-turn", "arrow-blue-moscow", "end-turn"),
            explains=True,
        ),
        LessonStep(
            id="marked",
            marks=(
                "node:brattahlid",
                "card:brattahlid",
            ),
            do=("arrow-amber-brattahlid",),
            explains=True,
        ),
        LessonStep(
            id="ticket",
            marks=("node:saint-petersburg",),
            do=("ticket-arrow-blue-saint-petersburg",),
            then=("end-turn", "arrow-violet-marseille", "end-turn"),
            explains=True,
        ),
        LessonStep(
            id="red",
            marks=(
                "node:red-kara-sea",
                "card:tobolsk",
            ),
            do=("arrow-blue-red-kara-sea",),
            then=("end-turn", "arrow-violet-carthage", "end-turn"),
            explains=True,
        ),
        LessonStep(
            id="green", marks=("node:green-davis-strait",), do=("arrow-amber-green-davis-strait",), explains=True
        ),
        LessonStep(
            id="bonus",
            marks=(
                "node:tobolsk",
                "card:tobolsk",
                "node:franklin",
                "node:hudson-bay",
            ),
            do=("bonus-blue-tobolsk", "bonus-amber-franklin", "bonus-amber-hudson-bay"),
            explains=True,
        ),
        LessonStep(
            id="loop",
            marks=(
                "node:marseille",
                "node:carthage",
                "node:red-mediterranean",
                "node:marco-polo",
            ),
            show=("europe",),
            position=_loop,
            do=("arrow-violet-london",),
            explains=True,
        ),
        LessonStep(
            id="exit",
            marks=(
                "node:red-mediterranean",
                "node:alexandria",
                "card:alexandria",
            ),
            do=("exit-violet-red-mediterranean.alexandria",),
            explains=True,
        ),
        LessonStep(id="more", show=(BOARD,)),
        LessonStep(id="end"),
    ),
)


def _trade_winds() -> State:
    return _position(
        "arrow-amber-marseille end-turn arrow-amber-lisbon end-turn "
        "arrow-blue-berlin end-turn arrow-amber-tangier end-turn"
    )


def _led_away() -> State:
    return _position(
        "arrow-amber-dingle end-turn arrow-violet-berlin end-turn "
        "arrow-amber-reykjavik end-turn arrow-amber-red-norwegian-sea end-turn"
    )


def _long_way() -> State:
    return _position(
        "arrow-violet-marseille end-turn arrow-violet-carthage end-turn arrow-violet-murzuk end-turn "
        "arrow-blue-dingle end-turn arrow-violet-alexandria end-turn arrow-violet-red-mediterranean end-turn"
    )


LOOPS = Lesson(
    key="loops",
    seats=2,
    steps=(
        LessonStep(
            id="green",
            marks=("node:green-trade-winds", "node:columbus", "card:columbus"),
            position=_trade_winds,
            do=("arrow-amber-green-trade-winds",),
            explains=True,
        ),
        LessonStep(id="free", marks=("node:columbus", "card:columbus"), do=("bonus-amber-columbus",), explains=True),
        LessonStep(
            id="ticket",
            marks=("node:darien", "card:darien", "node:new-orleans", "card:new-orleans"),
            do=("ticket-arrow-amber-darien", "ticket-arrow-amber-new-orleans"),
            explains=True,
        ),
        LessonStep(
            id="remove",
            marks=("node:brattahlid", "card:brattahlid"),
            position=_led_away,
            do=("ticket-remove-amber",),
            explains=True,
        ),
        LessonStep(
            id="instead", marks=("node:brattahlid", "card:brattahlid"), do=("arrow-amber-brattahlid",), explains=True
        ),
        LessonStep(id="swap", marks=("card:yakutsk",), do=("ticket-swap",), then=("discard-yakutsk",), explains=True),
        LessonStep(id="keep", anything=True),
        LessonStep(
            id="loop",
            marks=("node:carthage", "node:alexandria", "node:red-mediterranean"),
            position=_long_way,
            do=("arrow-violet-carthage",),
            explains=True,
        ),
        LessonStep(
            id="exit",
            marks=("node:istanbul", "node:red-red-sea"),
            do=("exit-violet-alexandria.istanbul", "exit-violet-alexandria.red-red-sea"),
            explains=True,
        ),
        LessonStep(id="end"),
    ),
)

LESSONS = (FIRST_GAME, LOOPS)
