"""How a computer player plays one game: the little that the searcher of all games asks a game for.

A game offers one as ``Game.policy`` and keeps it next to its rules, in ``games/<key>/policy.py``. Everything has a
default, so a game without one is playable at once: it plays at random and counts the running score. To write one,
begin with ``choose`` (it is the level *easy*, the roll-outs of the other levels, and the fallback), then ``evaluate``,
then cut ``horizon`` and prune ``plans``; write ``playout`` by hand only where speed asks for it.

Every state a policy is given is a resampled one, which the player at ``seat`` cannot tell from the truth. To be of use
it goes by what ``seat`` may know (the rest is a guess), and it must be quick: ``choose`` is called thousands of times
a second.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from math import tanh
from random import Random
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

if TYPE_CHECKING:
    from games.engine.contract import Decision, Game

StateT = TypeVar("StateT")

Plan = tuple[str, ...]
"""Keys a seat takes one after the other: a turn, or the part of it that is weighed as a whole."""


class Policy(Generic[StateT]):
    """The default: any open choice is as good as another, and the running score tells who is ahead.

    ``horizon`` is how many choices a roll-out makes at most, all seats together: no roll-out is endless.
    ``spread`` is the lead in points by which a game is as good as won (see ``leads``). ``rollouts`` are how many the
    levels normal and hard make for one decision at most, however much time there is: what sets them apart.
    """

    horizon: int = 400
    spread: float = 20.0
    rollouts: tuple[int, int] = (256, 4096)

    def __init__(self, game: Game[StateT, Any, Any]) -> None:
        self.game = game
        self._quick: Any = game if hasattr(game, "step") else None

    # How to move about: on the game's own search path (``clone``, ``legal``, ``step``) where it has one.

    def clone(self, state: StateT) -> StateT:
        """A state of its own for ``step`` to change."""
        return cast("StateT", self._quick.clone(state)) if self._quick else state

    def open(self, state: StateT) -> tuple[int, Sequence[str]] | None:
        """A seat that is waited for and the keys open to it; None when the game is over.

        Where several seats are waited for, any one of them.
        """
        if self._quick:
            keys = self._quick.legal(state)
            return (cast("Any", state).stack[-1].seat, keys) if keys else None
        for decision in self.game.decisions(state):
            if decision.waits:
                return decision.seat, open_keys(decision)
        return None

    def step(self, state: StateT, seat: int, key: str) -> StateT:
        """The state after ``seat`` takes ``key``, one of its open keys; ``state`` itself may have changed."""
        if self._quick:
            self._quick.step(state, key)
            return state
        return self.game.apply(state, seat, key).state

    # How to play.

    def choose(self, state: StateT, seat: int, keys: Sequence[str], rng: Random) -> str:  # noqa: ARG002
        """A good one of the ``keys`` open to ``seat``: by rules of thumb, without search."""
        return rng.choice(keys)

    def easy(self, state: StateT, seat: int, keys: Sequence[str], rng: Random) -> str:
        """What the level easy takes: ``choose``, unless a game has gentler rules of thumb for it."""
        return self.choose(state, seat, keys, rng)

    def plans(self, state: StateT, seat: int, keys: Sequence[str], rng: Random) -> Sequence[Plan]:  # noqa: ARG002
        """What is worth a search, the most promising first: each begins with one of ``keys``.

        A plan of several keys is searched as a whole; where chance or a rival comes between, it ends. Leave out what
        is plainly bad: the fewer there are, the more samples each gets.
        """
        return [(key,) for key in keys]

    @property
    def calm(self) -> Policy[StateT]:
        """The policy that the level normal searches with: this one, unless that left no room between the levels."""
        return self

    def spontaneous(self, state: StateT, seat: int, keys: Sequence[str], rng: Random) -> str | None:  # noqa: ARG002
        """One of ``keys``, which nobody waits for, that ``seat`` wants to take now; None if it would rather not."""
        return None

    # What a position is worth.

    def evaluate(self, state: StateT) -> Sequence[float]:
        """Per seat how good ``state`` is for it, 0 (lost) to 1 (won): here its lead over the best other seat.

        Also called on finished games. A game with partners says it otherwise.
        """
        found = self.game.standings(state) or self.game.standings(state, final=False) or ()
        return leads([standing.score for standing in found], self.spread)

    def cut(self, state: StateT) -> Callable[[StateT], bool]:  # noqa: ARG002
        """Tells where a roll-out from ``state`` is cut short; here only by ``horizon``."""
        return lambda _: False

    def playout(self, state: StateT, seat: int, rng: Random) -> Sequence[float]:  # noqa: ARG002
        """The worth per seat of one way on from ``state``, which this may change, as ``seat`` imagines it."""
        cut = self.cut(state)
        for _ in range(self.horizon):
            found = self.open(state)
            if found is None or cut(state):
                break
            mover, keys = found
            key = keys[0] if len(keys) == 1 else self.choose(state, mover, keys, rng)
            state = self.step(state, mover, key)
        return self.evaluate(state)

    # What balance is measured by.

    def census(
        self,
        state: StateT,  # noqa: ARG002
        seat: int,  # noqa: ARG002
        keys: Sequence[str],  # noqa: ARG002
        key: str,  # noqa: ARG002
    ) -> tuple[Collection[str], Collection[str]]:
        """The cards that ``seat`` could have taken by its ``keys``, and those it took by ``key``, as people know them.

        What taking means is the game's own: bought, built, played. ``make balance`` counts how often each card was on
        offer in a game, taken, and taken by a winner.
        """
        return (), ()

    def traits(self, state: StateT, seat: int) -> Collection[str]:  # noqa: ARG002
        """What ``make balance`` counts wins by when a game is over: what ``seat`` began with and what it came to."""
        return ()

    def brought(self, state: StateT, seat: int) -> Mapping[str, float]:  # noqa: ARG002
        """For ``make balance``: the points that single cards have brought ``seat`` when a game is over."""
        return {}


def leads(scores: Sequence[float], spread: float) -> list[float]:
    """Scores as worth: 0.5 level with the best rival, about 0.73 ahead by half of ``spread``, 0.88 by all of it."""
    found = []
    for seat, score in enumerate(scores):
        rivals = [other for n, other in enumerate(scores) if n != seat]
        found.append(0.5 + 0.5 * tanh((score - max(rivals)) / spread) if rivals else 0.5)
    return found


def open_keys(decision: Decision) -> list[str]:
    """The keys that a decision leaves open."""
    return [choice.key for choice in decision.choices if choice.why_not is None]
