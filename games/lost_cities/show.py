"""What a seat may know of a position."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.lost_cities.cards import CARDS, names
from games.lost_cities.effects import NO_COLOUR, AnyEffect, PassAnother, PickUp, PutDown
from games.lost_cities.scoring import expedition_score, totals
from games.lost_cities.state import Ended, State
from games.lost_cities.view import COLOURS, Expedition, View

MAX_EXPEDITIONS = 2000
"""How many are kept: each is looked at before and after every move, and few of them change."""


def show(state: State, seat: int | None) -> View:
    """The position as ``seat`` (None: a spectator) sees it."""
    colours = COLOURS[: state.options.expeditions]
    frame = state.stack[-1] if state.stack else None
    blocked = frame.blocked if isinstance(frame, PickUp) else NO_COLOUR
    return View(
        me=seat,
        seats=len(state.hands),
        round=min(len(state.scores) + 1, state.options.rounds),
        rounds=state.options.rounds,
        colours=colours,
        actor=frame.seat if frame else None,
        step=_step(frame),
        sides=(_expeditions(state.sides[0]), _expeditions(state.sides[1])),
        discards=tuple(CARDS[pile[-1]] if pile else None for pile in state.discards),
        blocked=None if blocked == NO_COLOUR else colours[blocked],
        draw_pile=len(state.pile),
        hand_counts=tuple(map(len, state.hands)),
        round_scores=tuple(state.scores),
        totals=totals(state.scores),
        hand=() if seat is None else names(state.hands[seat]),
        given=_passed(state, seat),
        received=_passed(state, None if seat is None else (seat + 2) % 4),
        ended=None if state.ended is None or not state.stack else _ended(state, state.ended),
    )


def _ended(state: State, ended: Ended) -> View:
    """The last position of the round before."""
    return View(
        me=None,
        seats=len(state.hands),
        round=len(state.scores),
        rounds=state.options.rounds,
        colours=COLOURS[: state.options.expeditions],
        actor=None,
        step="round-over",
        sides=(_expeditions(ended.sides[0]), _expeditions(ended.sides[1])),
        discards=tuple(None if face is None else CARDS[face] for face in ended.discards),
        blocked=None,
        draw_pile=0,
        hand_counts=ended.hands,
        round_scores=tuple(state.scores),
        totals=totals(state.scores),
        hand=(),
        given=(),
        received=(),
    )


def _step(frame: AnyEffect | None) -> str:
    match frame:
        case PutDown():
            return "down"
        case PassAnother():
            return "pass"
        case PickUp():
            return "up"
        case _:
            return "over"


def _expeditions(side: Sequence[tuple[int, ...]]) -> tuple[Expedition, ...]:
    return tuple(map(_expedition, COLOURS, side))


@lru_cache(MAX_EXPEDITIONS)
def _expedition(colour: str, cards: tuple[int, ...]) -> Expedition:
    return Expedition(colour, names(cards), expedition_score(cards))


def _passed(state: State, giver: int | None) -> tuple[str, ...]:
    """What ``giver`` passed and the partner still holds, sorted as a hand is."""
    return names(sorted(state.given[giver])) if giver is not None and state.given else ()
