"""What every game promises to the bot, the pictures and the tests. The names here are binding."""

from __future__ import annotations

import abc
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from games.engine.codec import Codec
from games.engine.decisions import Decision, Outcome
from games.engine.effects import GameState
from games.engine.lessons import Lesson
from games.engine.machine import Machine
from games.engine.options import ShortGame, check_options
from games.engine.policy import Policy
from games.engine.standings import Standing
from games.engine.text import Text

StateT = TypeVar("StateT", bound=GameState)
ViewT = TypeVar("ViewT")
T = TypeVar("T")
OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)


class Game(abc.ABC, Generic[StateT, ViewT, OptionsT]):
    """A game's rules: pure functions of a state that is plain data, resolved by its ``machine``.

    A subclass says ``key``, ``seats``, ``Options``, ``presets``, ``codec`` and ``machine``, and has the abstract
    methods; everything else has a default. ``seats`` lists the seat counts it can be played with, the smallest first.
    ``version`` is one more with each change of its rules. ``Options`` is a frozen Struct of what a table may agree on,
    see :func:`games.engine.options.option_fields`; ``presets`` are such options by name. ``hidden_hands`` tells
    whether hands are secret. ``lessons`` teach it, the first of them to people who have never heard of it.
    ``short`` is how it is played in a quarter of an hour, where it can be. A game reaches nothing outside: no process,
    no thread, no network, and no file but those of its package, which it only reads.

    What a person reads stands in its catalogues, ``locale/<language>.ftl``: ``game-name``, ``game-blurb``,
    ``preset-<name>``, ``option-<name>`` and its values, ``part-<part>`` for each part of a score, and whatever its
    prompts, choices, events and pictures say. The pages ``locale/rules.<language>.md``, parted by ``---``, tell the
    rules. ``contract`` holds every promise made here.
    """

    key: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    version: ClassVar[int] = 1
    hidden_hands: ClassVar[bool] = True
    lessons: ClassVar[tuple[Lesson, ...]] = ()
    short: ClassVar[ShortGame | None] = None
    Options: type[OptionsT]
    presets: Mapping[str, OptionsT]
    codec: Codec[StateT]
    machine: Machine[StateT]

    @abc.abstractmethod
    def setup(self, seats: int, options: OptionsT, seed: bytes) -> StateT:
        """The first state for ``seats`` players; every hidden order comes from ``seed``, see :func:`seeded_rng`.

        Raises ValueError, which names the number, where the seat count or an option is outside its bounds: it begins
        with :meth:`check`.
        """

    def check(self, seats: int, options: OptionsT) -> None:
        """Nothing, where the game is played by so many ``seats`` and each option has a value that its type allows.

        Raises ValueError, which names what is wrong, elsewhere. :func:`first_seat` sees to who begins.
        """
        if seats not in self.seats:
            raise ValueError(f"{self.key} is played by {', '.join(map(str, self.seats))}, not by {seats}")
        check_options(options)

    def decisions(self, state: StateT) -> list[Decision]:
        """Every open decision; empty exactly when the game is over."""
        return self.machine.decisions(state)

    def apply(self, state: StateT, seat: int, key: str) -> Outcome[StateT]:
        """The outcome of ``seat`` taking the choice ``key``; ``state`` is left as it was.

        Raises IllegalMove for a choice that is unknown, withheld, or open to another seat.
        """
        return self.machine.apply(state, seat, key, self.clone)

    def forced(self, state: StateT, seat: int) -> str | None:
        """The choice that is taken for ``seat`` along with its last one; None where there is something to choose.

        It is what :meth:`Question.forced` says, asked after a click of the same ``seat`` in the same turn (see
        :func:`steps`), and None where several seats are asked at once. *Whether* something is forced depends on what
        everybody knows, for speed tells. *Which* choice it is may be known to ``seat`` alone: a hand's last card.

        What is forced at the beginning of a turn is not taken by this: where everybody can see it (all lay their last
        card), the rules make it a *do* in place of a question.
        """
        return self.machine.forced(state, seat)

    @cached_property
    def clone(self) -> Callable[[StateT], StateT]:
        """Copies a state, for ``step`` to change."""
        return self.codec.clone

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
        """What ``seat`` (None: a spectator) may know: a frozen Struct, built up field by field from what it has seen.

        It is the same in every state that :meth:`resample` makes for ``seat``. Pictures, descriptions and logs are
        made of views alone.
        """

    @abc.abstractmethod
    def resample(self, state: StateT, seat: int | None, rng: Random) -> StateT:
        """A state with the same view for ``seat``, everything it cannot know dealt anew by ``rng``.

        That is: others' hands, draw piles, what was chosen unseen, and the state's own luck (``random_rng(rng)``). What
        ``seat`` has learned in the game holds: a card it has passed on, a suit that somebody could not follow. The
        result depends on what ``seat`` knows and on ``rng``, not on how things really lie: sort before you shuffle.
        ``state`` is left as it was.
        """

    def sees_all(self, seat: int | None) -> bool:
        """Whether nothing is ever hidden from ``seat`` (None: a spectator), so that ``resample`` has nothing to deal.

        True for every seat of a game without secrets, for one alone where all others search for what it knows.
        """
        return False

    def unseen(self, state: StateT, seat: int, eyes: int) -> frozenset[str]:
        """The pieces whose place ``seat`` cannot know, by how scenes name them: what ``resample`` deals anew.

        In a position dealt like that they are guesses, wherever they come to light. Pieces that are alike are among
        them in what is seen with the ``eyes`` of another seat as long as one is unseen, with its own only if all are.
        """
        return frozenset()

    @abc.abstractmethod
    def as_if(self, state: StateT, seat: int) -> StateT | None:
        """``state`` as if the turn of ``seat`` had come, to plan it ahead; None once something hidden lies between.

        The plan asks ``seat`` alone, in the same turn. What rivals are being asked is dropped, and ``state`` is left
        as it was. A turn of ``seat`` that has come is a copy of ``state``. Give it a resampled state: what is planned
        then tells nothing that the view of ``seat`` does not. It is always None after the end, and where all choose
        at once and the next choice depends on what others have chosen. Whether it is None depends on no hand, that
        of ``seat`` included: all see by the board whether somebody can plan.
        """

    def deals(self, state: StateT) -> int:
        """How often hands have been dealt anew or passed on so far, 0 where they are dealt once; it never falls.

        What somebody has planned is dropped when it grows, and they are told so.
        """
        return 0

    @abc.abstractmethod
    def standings(self, state: StateT, *, final: bool = True) -> tuple[Standing, ...] | None:
        """Per seat, in order, the result; None while the game runs, unless ``final`` is False (the running score).

        A score is the sum of its parts, of which every seat has the same; see :func:`ranked`.
        """

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """Who plays with whom where so many ``seats`` play: each is in one team, and a team wins or loses together."""
        return tuple((seat,) for seat in range(seats))

    def turn(self, state: StateT) -> int:
        """How many turns have ended so far: from 0, by one at a time, as the field ``turns`` of the state counts them.

        A turn is what its player does until the next one's turn, answers of others included; where all choose at once,
        it is a round. When it ends the board is posted, clocks are set, and nothing is forced beyond it. A board is
        posted in the middle of a turn, too, when somebody else is waited for who was not before.
        """
        return state.turns

    def hand(self, view: ViewT) -> Hashable:
        """What the hand message shows to the seat of ``view``: it is sent again when this changes. None: no hand.

        Unless a game says otherwise it is the field ``hand`` of a view that has one, for the seat ``me``.

        A hand that is empty is not None: boards have *My hand* below them while anybody has one.
        It is hashable, None for a spectator, and holds all that :meth:`Scene.delivered_hand` draws: cards, and what is
        laid face down.
        """
        hand: Hashable = getattr(view, "hand", None)
        return None if getattr(view, "me", None) is None else hand

    @cached_property
    def has_hands(self) -> bool:
        """Whether it is a game with hands: somebody has one in the first position, an empty one perhaps.

        The page of a table has *My hand* on it where that is so.
        """
        seats = self.seats[0]
        state = self.setup(seats, self.Options(), bytes(32))
        return any(self.hand(self.view(state, seat)) is not None for seat in range(seats))

    @abc.abstractmethod
    def pieces(self, state: StateT) -> dict[str, int]:
        """How often each piece exists, by key, counted over every place it can be in: constant over a whole game.

        Hidden places, won piles and the box count, so that a rule which loses or doubles a piece is found.
        """

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

    def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """What ``function`` of this game and the ``arguments`` returns.

        The host's longer dealings with a game go this way: where its rules run in another process, there.
        """
        return function(self, *arguments)

    def encode(self, state: StateT) -> bytes:
        """``state`` as bytes, with the version of their format."""
        return self.codec.encode(state)

    def decode(self, data: bytes) -> StateT:
        """The state that ``data`` holds; earlier formats are upgraded. Raises UnreadableState."""
        return self.codec.decode(data)


AnyGame = Game[Any, Any, Any]
"""A game, whichever it is."""


def _orders(plain: Any, place: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    parts = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list | tuple) else ()
    if isinstance(plain, list | tuple) and plain and all(isinstance(part, str | int) for part in plain):
        yield place, tuple(str(part) for part in plain)
        return
    for name, part in parts:
        yield from _orders(part, f"{place}.{name}" if place else str(name))
