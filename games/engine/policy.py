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
from typing import Any, Generic, Protocol, TypeVar

from games.engine.effects import GameState
from games.engine.machine import Machine
from games.engine.standings import Standing
from games.engine.text import Text

StateT = TypeVar("StateT", bound=GameState)

Plan = tuple[str, ...]
"""Keys a seat takes one after the other: a turn, or the part of it that is weighed as a whole."""


class Rules(Protocol[StateT]):
    """What a policy may ask of its game; see :class:`games.engine.contract.Game`."""

    Options: type[Any]

    @property
    def legal(self) -> Callable[[StateT], list[str]]: ...

    @property
    def step(self) -> Callable[[StateT, str], None]: ...

    @property
    def clone(self) -> Callable[[StateT], StateT]: ...

    @property
    def machine(self) -> Machine[StateT]: ...

    def mover(self, state: StateT) -> int: ...

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]: ...

    def setup(self, seats: int, options: Any, seed: bytes) -> StateT: ...

    def resample(self, state: StateT, seat: int | None, rng: Random) -> StateT: ...

    def standings(self, state: StateT, *, final: bool = True) -> tuple[Standing, ...] | None: ...


class Policy(Generic[StateT]):
    """The default: any open choice is as good as another, and the running score tells who is ahead.

    ``horizon`` is how many choices a roll-out makes at most, all seats together: no roll-out is endless.
    ``spread`` is the lead in points by which a game is as good as won (see ``leads``). ``rollouts`` are how many the
    levels normal and hard make for one decision at most, however much time there is: what sets them apart.
    """

    horizon: int = 400
    spread: float = 20.0
    rollouts: tuple[int, int] = (256, 4096)

    def __init__(self, game: Rules[StateT]) -> None:
        self.game = game

    # How to play.

    def choose(self, state: StateT, seat: int, keys: Sequence[str], rng: Random) -> str:
        """A good one of the ``keys`` open to ``seat``: by rules of thumb, without search. A game's own beats random."""
        return rng.choice(keys)

    def easy(self, state: StateT, seat: int, keys: Sequence[str], rng: Random) -> str:
        """What the level easy takes: ``choose``, unless a game has gentler rules of thumb for it."""
        return self.choose(state, seat, keys, rng)

    def gentle(self, state: StateT, seat: int, keys: Sequence[str], rng: Random) -> str:
        """What the level gentle takes, which is to lose against most who learn the game: as ``easy`` by default.

        It plays plausibly, keeps to one idea at a time, and takes no notice of what its rivals are about. A game's own
        beats random choices and loses to ``easy``; a test plays that.
        """
        return self.easy(state, seat, keys, rng)

    def plans(self, state: StateT, seat: int, keys: Sequence[str], rng: Random) -> Sequence[Plan]:
        """What is worth a search, the most promising first: each begins with one of ``keys``.

        A plan of several keys is searched as a whole; where chance or a rival comes between, it ends. Leave out what
        is plainly bad: the fewer there are, the more samples each gets.
        """
        return [(key,) for key in keys]

    @property
    def normal_policy(self) -> Policy[StateT]:
        """The policy that the level normal searches with: this one, unless that left no room between the levels."""
        return self

    def choose_offer(self, state: StateT, seat: int, keys: Sequence[str], rng: Random) -> str | None:
        """One of ``keys``, which nobody waits for, that ``seat`` wants to take now; None if it would rather not."""
        return None

    def worthwhile(self, keys: Sequence[str]) -> int:
        """How many roll-outs a decision between ``keys`` gains from at most, where its kind tells."""
        return max(self.rollouts)

    def warm_up(self) -> None:
        """Called once where thinking is to begin: for what every roll-out looks up and somebody has to reckon first."""

    def reason(self, state: StateT, seat: int, key: str, *, own: bool) -> Text | None:
        """What speaks most for ``seat`` taking ``key``, a sentence for people; None where there is nothing to say.

        ``own``: for who sits there. For others it goes by what all see: ``state`` is dealt anew for them, and tells
        nothing else.
        """
        return None

    # What a position is worth.

    def evaluate(self, state: StateT) -> Sequence[float]:
        """Per seat how good ``state`` is for it, 0 (lost) to 1 (won): here its lead over the best seat of another team.

        Also called on finished games.
        """
        found = self.game.standings(state) or self.game.standings(state, final=False) or ()
        return leads([standing.score for standing in found], self.spread, self.game.teams(len(found)))

    def cut(self, state: StateT) -> Callable[[StateT], bool]:
        """Tells where a roll-out from ``state`` is cut short; here only by ``horizon``."""
        return lambda _: False

    def playout(self, state: StateT, seat: int, rng: Random) -> Sequence[float]:
        """The worth per seat of one way on from ``state``, which this may change, as ``seat`` imagines it."""
        cut, game, choose = self.cut(state), self.game, self.choose
        legal, step, mover = game.legal, game.step, game.machine.mover
        for _ in range(self.horizon):
            keys = legal(state)
            if not keys or cut(state):
                break
            step(state, keys[0] if len(keys) == 1 else choose(state, mover(state), keys, rng))
        return self.evaluate(state)

    # What balance is measured by.

    def cards_offered_and_taken(
        self, state: StateT, seat: int, keys: Sequence[str], key: str
    ) -> tuple[Collection[str], Collection[str]]:
        """The cards that ``seat`` could have taken by its ``keys``, and those it took by ``key``, as people know them.

        What taking means is the game's own: bought, built, played. ``make balance`` counts how often each card was on
        offer in a game, taken, and taken by a winner.
        """
        return (), ()

    def win_factors(self, state: StateT, seat: int) -> Collection[str]:
        """What ``make balance`` counts wins by when a game is over: what ``seat`` began with and what it came to."""
        return ()

    def card_points(self, state: StateT, seat: int) -> Mapping[str, float]:
        """For ``make balance``: the points that single cards have brought ``seat`` when a game is over."""
        return {}


def leads(
    scores: Sequence[float], spread: float, teams: Sequence[tuple[int, ...]] = (), *, every_rival: bool = False
) -> list[float]:
    """Scores as worth: 0.5 level with the best rival, about 0.73 ahead by half of ``spread``, 0.88 by all of it.

    With ``every_rival`` it is the mean over all of them: at large tables it is mostly luck who will be the best. Who is
    in the same one of ``teams`` is no rival.
    """
    found = []
    for seat, score in enumerate(scores):
        team = next((team for team in teams if seat in team), (seat,))
        rivals = [other for n, other in enumerate(scores) if n not in team]
        counted = rivals if every_rival or not rivals else [max(rivals)]
        ahead = sum([tanh((score - other) / spread) for other in counted])
        found.append(0.5 + ahead / (2 * len(counted)) if counted else 0.5)
    return found
