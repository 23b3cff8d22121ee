"""The search path: what is open and where it leads, in place, without a word to anybody.

It goes through the same ops as the contract. ``legal`` and ``step`` neither check nor narrate.
"""

from __future__ import annotations

from games.engine import SILENCE, push
from games.moon.machine import MACHINE
from games.moon.options import consequence, open_keys
from games.moon.state import State


def legal(state: State) -> list[str]:
    """The keys open to the seat that is waited for; none when the game is over."""
    if not state.stack:
        return []
    frame = state.stack[-1]
    if frame.op == "turn":
        return open_keys(state, frame.seat)
    return [choice.key for choice in MACHINE.choices(state, frame) if choice.why_not is None]


def step(state: State, key: str) -> None:
    """Takes ``key``, one of ``legal(state)``, in place."""
    frame = state.stack[-1]
    if frame.op == "turn":
        then = consequence(frame.seat, key)
    else:
        then = next(choice.then for choice in MACHINE.choices(state, frame) if choice.key == key)
    state.stack.pop()
    push(state, then)
    MACHINE.settle(state, SILENCE)
