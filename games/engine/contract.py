"""What every game promises to the bot, the pictures and the tests. The names here are binding."""

from __future__ import annotations

import abc
from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from games.engine.codec import Codec
from games.engine.policy import Policy
from games.engine.text import Text, text


class Effect(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that is still to happen: an op's name, the seat it concerns, its arguments. Never code.

    ``seat`` is -1 where an effect concerns nobody in particular. ``then`` holds effects nested inside this one (what
    follows, or the branches of a choice). A frame on the stack is never edited, only popped and replaced.
    """

    op: str
    seat: int = -1
    args: dict[str, int | str | bool | tuple[int | str, ...] | None] = {}
    then: tuple[Effect, ...] = ()


class Choice(msgspec.Struct, frozen=True):
    """One thing a seat may choose in a :class:`Decision`.

    ``key`` is stable and short (at most 60 of ``a-z 0-9 . _ -``): it goes into the journal and into menus. ``group``
    serves two-step menus, ``ref`` names the card or place the choice is about. ``why_not`` is None for what is open;
    else the reason why it is withheld (shown, never accepted). ``then`` is what the choice causes, pushed when taken.
    """

    key: str
    label: Text
    group: Text | None = None
    ref: str | None = None
    why_not: Text | None = None
    then: tuple[Effect, ...] = ()


class Decision(msgspec.Struct, frozen=True):
    """A question that is open to a seat. ``waits`` is False where nobody waits for the answer (out of turn)."""

    seat: int
    prompt: Text
    choices: tuple[Choice, ...]
    waits: bool = True


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened. ``seats`` may read it (None: everybody); ``touched`` names the pieces it moved."""

    text: Text
    seats: tuple[int, ...] | None = None
    touched: tuple[str, ...] = ()


StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")
OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)


class Outcome(msgspec.Struct, Generic[StateT]):
    """What a choice led to: the state after it, what happened, and whether anything hidden was shown to anybody.

    ``revealed`` closes undo: what somebody has learned cannot be taken back.
    """

    state: StateT
    events: tuple[Event, ...] = ()
    revealed: bool = False


class Standing(msgspec.Struct, frozen=True):
    """One seat's place (1 is best; equal places share it), its score, and the score split by category."""

    seat: int
    place: int
    score: int
    parts: dict[str, int]


class IllegalMove(Exception):  # noqa: N818 - the contract's name
    """A choice that is not open. ``text`` says why, kindly, in the reader's language."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.id)
        self.text = reason


class Game(abc.ABC, Generic[StateT, ViewT, OptionsT]):
    """A game's rules: pure functions of a state that is plain data.

    ``seats`` lists the seat counts it can be played with, ``version`` counts changes of its rules, ``presets`` are
    named table options. The message ids ``game-name`` and ``game-blurb`` and the pages ``locale/rules.<language>.md``
    present it to people.
    """

    key: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    version: ClassVar[int]
    Options: type[OptionsT]
    presets: Mapping[str, OptionsT]
    codec: Codec[StateT]

    @abc.abstractmethod
    def setup(self, seats: int, options: OptionsT, seed: bytes) -> StateT:
        """The first state for ``seats`` players; every hidden order comes from ``seed``.

        Raises ValueError where the seat count or the options do not fit the game.
        """

    @abc.abstractmethod
    def decisions(self, state: StateT) -> list[Decision]:
        """Every open decision; empty exactly when the game is over."""

    @abc.abstractmethod
    def apply(self, state: StateT, seat: int, key: str) -> Outcome[StateT]:
        """The outcome of ``seat`` taking the choice ``key``; ``state`` is left as it was.

        Raises IllegalMove for a choice that is unknown, withheld, or open to another seat.
        """

    @abc.abstractmethod
    def view(self, state: StateT, seat: int | None) -> ViewT:
        """What ``seat`` (None: a spectator) may know, built up field by field."""

    @abc.abstractmethod
    def resample(self, state: StateT, seat: int | None, rng: Random) -> StateT:
        """A state with the same view for ``seat``, everything it cannot know dealt anew."""

    @abc.abstractmethod
    def standings(self, state: StateT, *, final: bool = True) -> tuple[Standing, ...] | None:
        """Per seat the result; None while the game runs, unless ``final`` is False (the running score)."""

    @abc.abstractmethod
    def turn(self, state: StateT) -> int:
        """How many turns have ended so far: the board is posted when this changes."""

    @abc.abstractmethod
    def hand(self, view: ViewT) -> Hashable:
        """What the hand message shows to the seat of ``view``: it is sent again when this changes. None: no hand."""

    @abc.abstractmethod
    def pieces(self, state: StateT) -> dict[str, int]:
        """How often each piece exists, counted over every place it can be in: constant over a whole game."""

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
        """The seats that are waited for, in seat order."""
        return tuple(sorted({decision.seat for decision in self.decisions(state) if decision.waits}))

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


def pick(decisions: Sequence[Decision], seat: int, key: str) -> tuple[Decision, Choice]:
    """The decision and the choice that ``seat`` means by ``key``; raises IllegalMove where it is not open."""
    if not decisions:
        raise IllegalMove(text("illegal-over"))
    mine = [decision for decision in decisions if decision.seat == seat]
    if not mine:
        raise IllegalMove(text("illegal-not-your-turn"))
    for decision in mine:
        for choice in decision.choices:
            if choice.key == key:
                if choice.why_not is not None:
                    raise IllegalMove(choice.why_not)
                return decision, choice
    raise IllegalMove(text("illegal-unknown"))
