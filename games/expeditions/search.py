"""The search path: what is open and where it leads, in place, without a word to anybody.

It goes through the same ops and questions as the contract. ``legal`` and ``step`` neither check nor narrate.
"""

from __future__ import annotations

from games.engine import SILENCE, push
from games.expeditions.machine import MACHINE
from games.expeditions.state import State
from games.expeditions.turn import trashes, trashing

_TRASHING = ["map-power", "map-guile", "map-coins"]


def legal(state: State) -> list[str]:
    """The keys open to the seat that is waited for, in the order of its decisions; none when the game is over."""
    if not state.stack:
        return []
    frame = state.stack[-1]
    question = MACHINE.questions[frame.op]
    keys = question.keys(state, frame)
    passing = question.passes(frame)
    if passing is not None:
        keys.append(passing)
    return keys + _TRASHING if trashes(state, frame.seat) else keys


def step(state: State, key: str) -> None:
    """Takes ``key``, one of ``legal(state)``, in place."""
    frame = state.stack[-1]
    if key in _TRASHING:  # a map trashed aside: the question stays open
        push(state, trashing(frame.seat, key))
    else:
        state.stack.pop()
        question = MACHINE.questions[frame.op]
        if key != question.passes(frame):
            push(state, question.then(state, frame, key))
    MACHINE.settle(state, SILENCE)
