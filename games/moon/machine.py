"""The effect stack's ops of this game; each module registers its own here.

The order in which things resolve, written down once:

1. What is done is done whole: paid, placed, and its production symbols produce; a parked rover gives its spot.
2. Then what the card itself gives at once: a red structure's own op, a bin corner, a flip, a reputation's reward.
3. Then every "whenever" that hears it: those of the player whose turn it is in the order the cards came to them, then
   (``parked-on``) those of the card's owner. A card does not hear its own coming.
4. Only then the turn goes on.
"""

from __future__ import annotations

from collections.abc import Callable

from games.engine import Choice, Effect, Log, Machine
from games.moon.state import State

Lister = Callable[[State, Effect], list[Choice]]


class Rules(Machine[State]):
    """The machine, with a short way past the asks that come up at every turn.

    This game has no ``together``: only the top frame can be open.
    """

    def choices(self, state: State, frame: Effect) -> list[Choice]:
        """The choices of the ask ``frame``."""
        return [choice for decision in self._ask[frame.op](state, frame) for choice in decision.choices]

    def settle(self, state: State, log: Log) -> None:
        """See :meth:`games.engine.Machine.settle`; asks are only pushed with something to choose."""
        stack = state.stack
        while stack:
            top = stack[-1]
            do = self._do.get(top.op)
            if do is not None:
                stack.pop()
                do(state, top, log)
            else:
                return


MACHINE = Rules()


def word(effect: Effect, name: str) -> str:
    """The text argument ``name`` of an effect."""
    value = effect.args[name]
    assert isinstance(value, str)  # noqa: S101 - effects are ours
    return value


def numbers(effect: Effect, name: str) -> tuple[int, ...]:
    """The whole numbers in the argument ``name`` of an effect."""
    value = effect.args[name]
    assert isinstance(value, tuple)  # noqa: S101 - effects are ours
    return tuple(int(part) for part in value)


def number(effect: Effect, name: str) -> int:
    """The whole-number argument ``name`` of an effect."""
    value = effect.args[name]
    assert isinstance(value, int)  # noqa: S101 - effects are ours
    return value
