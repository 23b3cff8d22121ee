"""What every game promises to the bot, the pictures and the tests. The names here are binding."""

from __future__ import annotations

import abc
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from games.engine.clone import cloner
from games.engine.codec import Codec
from games.engine.decisions import Decision, Outcome
from games.engine.effects import GameState
from games.engine.lessons import Lesson
from games.engine.machine import Machine
from games.engine.options import ShortGame
from games.engine.policy import Policy
from games.engine.standings import Standing
from games.engine.text import Text

StateT = TypeVar("StateT", bound=GameState)
ViewT = TypeVar("ViewT")
OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)


class Game(abc.ABC, Generic[StateT, ViewT, OptionsT]):
    """A game's rules: pure functions of a state that is plain data, resolved by its ``machine``.

    ``seats`` lists the seat counts it can be played with, ``version`` counts changes of its rules, ``presets`` are
    named table options; ``hidden_hands`` tells whether hands are secret; ``lessons`` teach it, the first of them to
    people who have never heard of it; ``short`` is how it is played in a quarter of an hour, where it can be. The
    message ids ``game-name`` and
    ``game-blurb`` and the pages ``locale/rules.<language>.md`` present it to people.
    """

    key: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    version: ClassVar[int]
    hidden_hands: ClassVar[bool] = True
    lessons: ClassVar[tuple[Lesson, ...]] = ()
    short: ClassVar[ShortGame | None] = None
    Options: type[OptionsT]
    presets: Mapping[str, OptionsT]
    codec: Codec[StateT]
    machine: Machine[StateT]

    @abc.abstractmethod
    def setup(self, seats: int, options: OptionsT, seed: bytes) -> StateT:
        """The first state for ``seats`` players; every hidden order comes from ``seed``.

        Raises ValueError where the seat count or the options do not fit the game.
        """

    def decisions(self, state: StateT) -> list[Decision]:
        """Every open decision; empty exactly when the game is over."""
        return self.machine.decisions(state)

    def apply(self, state: StateT, seat: int, key: str) -> Outcome[StateT]:
        """The outcome of ``seat`` taking the choice ``key``; ``state`` is left as it was.

        Raises IllegalMove for a choice that is unknown, withheld, or open to another seat.
        """
        return self.machine.apply(state, seat, key, self.clone)

    def forced(self, state: StateT, seat: int) -> str | None:
        """The choice that is taken for ``seat``, since everybody can see that it is forced; see :func:`steps`."""
        return self.machine.forced(state, seat)

    @cached_property
    def clone(self) -> Callable[[StateT], StateT]:
        """Copies a state, for ``step`` to change."""
        return cloner(self.codec.type)

    @cached_property
    def legal(self) -> Callable[[StateT], list[str]]:
        """The keys open to the ``mover``, out of turn too, but for mere settings; none when the game is over."""
        return self.machine.legal

    @cached_property
    def step(self) -> Callable[[StateT, str], None]:
        """The ``mover`` takes a key, one of ``legal``: what ``apply`` does, in place, without words or checks."""
        return self.machine.step

    def mover(self, state: StateT) -> int:
        """The lowest seat that is waited for, for which ``legal`` and ``step`` speak; -1 when the game is over."""
        return self.machine.mover(state)

    @abc.abstractmethod
    def view(self, state: StateT, seat: int | None) -> ViewT:
        """What ``seat`` (None: a spectator) may know, built up field by field."""

    @abc.abstractmethod
    def resample(self, state: StateT, seat: int | None, rng: Random) -> StateT:
        """A state with the same view for ``seat``, everything it cannot know dealt anew."""

    @abc.abstractmethod
    def as_if(self, state: StateT, seat: int) -> StateT | None:
        """``state`` as if the turn of ``seat`` had come, to plan it ahead; None once something hidden lies between.

        What rivals are being asked is dropped, and ``state`` is left as it was. Give it a resampled state: what is
        planned then tells nothing that the view of ``seat`` does not.
        """

    def deals(self, state: StateT) -> int:
        """How often hands have been dealt anew or passed on so far: what somebody has planned does not outlive that."""
        return 0

    @abc.abstractmethod
    def standings(self, state: StateT, *, final: bool = True) -> tuple[Standing, ...] | None:
        """Per seat the result; None while the game runs, unless ``final`` is False (the running score)."""

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """Who plays with whom where so many ``seats`` play: each is in one team, and a team wins or loses together."""
        return tuple((seat,) for seat in range(seats))

    def turn(self, state: StateT) -> int:
        """How many turns have ended so far: the board is posted when this changes."""
        return state.turns

    @abc.abstractmethod
    def hand(self, view: ViewT) -> Hashable:
        """What the hand message shows to the seat of ``view``: it is sent again when this changes. None: no hand."""

    @abc.abstractmethod
    def pieces(self, state: StateT) -> dict[str, int]:
        """How often each piece exists, counted over every place it can be in: constant over a whole game."""

    def recalls(self, then: StateT, now: StateT) -> bool:
        """Whether everybody may look again ``now`` at what was in their hand at the earlier state ``then``.

        A game whose hands go round says no: what was passed on is another's.
        """
        return True

    def guards(self, view: ViewT, about: Sequence[str]) -> Mapping[str, Text]:
        """What others may do that a plan can depend on, as a sentence for each piece or place, by how events name it.

        The choices of the plan are ``about`` these. What always happens, or never can, is not among them.
        """
        return {}

    def orders(self, state: StateT) -> dict[str, tuple[str, ...]]:
        """Every order in ``state`` by its place, hidden ones included: what ``cairn verify`` shows of a first state.

        A game whose state does not hold its cards by name says them here by name.
        """
        return dict(_orders(msgspec.to_builtins(state), ""))

    def told(self, said: Sequence[Text]) -> list[Text]:
        """What events ``said``, as lines of a log: a game may tell in one what belongs together."""
        return list(said)

    @cached_property
    def policy(self) -> Policy[StateT]:
        """How computer players play it; at random unless a game knows better."""
        return Policy(self)

    def to_act(self, state: StateT) -> tuple[int, ...]:
        """The seats that are waited for, lowest first."""
        return self.machine.waiting(state)

    def encode(self, state: StateT) -> bytes:
        """``state`` as bytes, with the version of their format."""
        return self.codec.encode(state)

    def decode(self, data: bytes) -> StateT:
        """The state that ``data`` holds; earlier formats are upgraded. Raises UnreadableState."""
        return self.codec.decode(data)


AnyGame = Game[Any, Any, Any]


def _orders(plain: Any, place: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    parts = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list | tuple) else ()
    if isinstance(plain, list | tuple) and plain and all(isinstance(part, str | int) for part in plain):
        yield place, tuple(str(part) for part in plain)
        return
    for name, part in parts:
        yield from _orders(part, f"{place}.{name}" if place else str(name))
