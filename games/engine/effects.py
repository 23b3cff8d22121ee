"""What happens next, as data: effects on a stack.

Order, written down once:

* effects pushed together resolve first to last, and everything they cause resolves before the next of them;
* "whenever" triggers of one event resolve after the effect that announced it and before what lay under it: those of the
  acting seat first, then in turn order; within a seat in the order of its tableau;
* what a seat may do out of turn resolves at once, on top of whatever is open.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import msgspec

_WORD = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def _op(name: str) -> str:
    """``BeginTurn`` is stored as ``begin_turn``."""
    return _WORD.sub("_", name.rpartition(".")[2]).lower()


class Effect(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, kw_only=True, tag_field="op", tag=_op):
    """One thing that is still to happen. A game declares each kind as a Struct of its own: its fields, never code.

    ``seat`` is whom it concerns, -1 where that is nobody in particular (or, in a table of cards, not known yet). An
    effect on the stack is never edited, only popped and replaced.
    """

    seat: int = -1


class Stacked(Protocol):
    """A state with an effect stack; the next to resolve is last."""

    stack: list[Any]


class GameState(Stacked, Protocol):
    """What every state of a whole game holds: its stack, and how many turns have ended so far."""

    turns: int


def push(state: Stacked, effects: Sequence[Effect]) -> None:
    """Puts ``effects`` on the stack so that the first of them resolves first."""
    state.stack.extend(effects[::-1])


def announce(state: Stacked, triggers: Iterable[tuple[int, Sequence[Effect]]], actor: int, seats: int) -> None:
    """Pushes what "whenever" effects cause, in the order this module's head lays down.

    ``triggers`` are (seat, effects) in the order of each seat's tableau; ``actor`` is the acting one of ``seats``.
    """
    ordered = sorted(triggers, key=lambda trigger: (trigger[0] - actor) % seats)
    push(state, [effect for _, effects in ordered for effect in effects])
