"""The search path: what is open and where it leads, in place, without a word to anybody.

It goes through the same ops and choices as the contract. ``legal`` and ``step`` neither check nor narrate.
"""

from __future__ import annotations

from collections.abc import Iterable

from games.engine import SILENCE, Choice, push
from games.famous_explorers.arrow_choices import short_arrow_choice
from games.famous_explorers.machine import MACHINE
from games.famous_explorers.marks import MARK, mark_choice
from games.famous_explorers.state import State
from games.famous_explorers.turn import END_TURN, REMOVALS, end, removal, score_choices


def legal(state: State) -> list[str]:
    """The keys open to the seat that is waited for, in the order of its decisions; none when the game is over.

    Turning auto-score on or off is left out.
    """
    if not state.stack:
        return []
    frame = state.stack[-1]
    keys = [choice.key for choice in MACHINE.choices(state, frame) if choice.why_not is None]
    return keys + [choice.key for choice in score_choices(state, frame.seat) if choice.why_not is None]


def step(state: State, key: str) -> None:
    """Takes ``key``, one of ``legal(state)``, in place."""
    frame = state.stack[-1]
    seat = frame.seat
    choice = _at_once(state, seat, key) or _called(key, MACHINE.choices(state, frame))
    if choice is None:  # a card scored aside: the question stays open
        choice = _called(key, score_choices(state, seat))
        assert choice is not None  # noqa: S101 - the key is legal
    else:
        state.stack.pop()
    push(state, choice.then)
    MACHINE.settle(state, SILENCE)


def _at_once(state: State, seat: int, key: str) -> Choice | None:
    """The choice called ``key`` where that tells all about it; None where what is open has to be listed."""
    if key == END_TURN:
        return end(seat, must_lay=False)
    if key in REMOVALS:
        return removal(seat, REMOVALS[key], None)
    if key.startswith(MARK):
        return mark_choice(state.map, seat, key.removeprefix(MARK))
    return short_arrow_choice(state, seat, key)


def _called(key: str, choices: Iterable[Choice]) -> Choice | None:
    return next((choice for choice in choices if choice.key == key), None)
