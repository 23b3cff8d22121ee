"""The effect stack's ops of this game; each module registers its own here.

The order in which things resolve, written down once:

1. An arrow lands. Cards of that place score, seat by seat from the mover; then the mover claims a public or known
   secret destination; a red dot's ticket is taken.
2. A green dot's bonus is decided. A bonus arrow lands and resolves *whole* (points 1 to 4) before anything goes on:
   chains of green dots resolve depth first.
3. A loop closed by the arrow of point 1 is left. If the bonus arrow has left it already, the arrow that is still owed
   is laid at that expedition's tip: both happen, in any case.
4. If no expedition can ever take an arrow again, the game ends at once.
5. Only then the next thing: the second arrow of an event, or the turn's next choice.

A removed arrow goes through the same points for the node the expedition falls back to, without claims.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.engine import Choice, Effect, Log, Machine
from games.famous_explorers.state import State

Lister = Callable[[State, Effect], list[Choice]]


class Rules(Machine[State]):
    """The machine, with a short way to the choices of the asks that come up at every turn.

    This game has no ``together``: only the top frame can be open.
    """

    def __init__(self) -> None:
        super().__init__()
        self._listers: dict[str, Lister] = {}

    def lists(self, op: str) -> Callable[[Lister], Lister]:
        """Registers the short way to the choices of the ask ``op``."""

        def register(lister: Lister) -> Lister:
            self._listers[op] = lister
            return lister

        return register

    def choices(self, state: State, frame: Effect) -> list[Choice]:
        """The choices of an ask by key and effects: labels may be short, and withheld choices left out."""
        lister = self._listers.get(frame.op)
        if lister is not None:
            return lister(state, frame)
        return [choice for decision in self._ask[frame.op](state, frame) for choice in decision.choices]

    def settle(self, state: State, log: Log) -> None:
        """See :meth:`games.engine.Machine.settle`; a turn need not be asked, it can go on or be ended."""
        stack = state.stack
        while stack:
            top = stack[-1]
            do = self._do.get(top.op)
            if do is not None:
                stack.pop()
                do(state, top, log)
            elif top.op == "turn" or any_open(self.choices(state, top)):
                return
            else:
                stack.pop()


MACHINE = Rules()


def any_open(choices: Sequence[Choice]) -> bool:
    """Whether one of ``choices`` can be taken."""
    return any(choice.why_not is None for choice in choices)


def word(effect: Effect, name: str) -> str:
    """The text argument ``name`` of an effect."""
    value = effect.args[name]
    assert isinstance(value, str)  # noqa: S101 - effects are ours
    return value


def number(effect: Effect, name: str) -> int:
    """The whole-number argument ``name`` of an effect."""
    value = effect.args[name]
    assert isinstance(value, int)  # noqa: S101 - effects are ours
    return value


def words(effect: Effect, name: str) -> tuple[str, ...]:
    """The texts in the argument ``name`` of an effect; none where it has no such argument."""
    value = effect.args.get(name, ())
    assert isinstance(value, tuple)  # noqa: S101 - effects are ours
    return tuple(str(part) for part in value)
