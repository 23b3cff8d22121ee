"""A toy game that nests everything the stack can do. It exists for these tests only.

Each seat has coins and a row of charms. Effects resolve in the middle of each other, ask the rivals, ask all at once,
or look at the hidden deck. A charm hears coins being gained ("whenever"). Out of turn, any seat with three coins may
snuff the lantern, and nobody waits for it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.engine import Choice, Codec, Effect, Log, Machine, Outcome, Player, Question, Text, announce, push, text
from games.engine.clone import cloner


class Gain(Effect, frozen=True):
    n: int


class Note(Effect, frozen=True):
    what: str


class Peek(Effect, frozen=True):
    pass


class Branch(msgspec.Struct, frozen=True):
    key: str
    then: tuple[AnyEffect, ...]


class Choose(Effect, frozen=True):
    """The seat chooses one of the branches by its key."""

    branches: tuple[Branch, ...]


class Buy(Effect, frozen=True):
    """A charm for two coins."""


class Everybody(Effect, frozen=True):
    """Each of ``seats`` takes a coin or leaves it, in any order."""

    seats: tuple[int, ...]


class Snuff(Effect, frozen=True):
    """The lantern goes out, for three coins."""


class Toggle(Effect, frozen=True):
    """A mere setting."""


AnyEffect = Gain | Note | Peek | Choose | Buy | Everybody | Snuff | Toggle


class State(msgspec.Struct):
    coins: list[int]
    charms: list[list[str]]
    deck: list[int]
    stack: list[AnyEffect]
    trace: list[str]  # every effect that resolved, in order


CODEC = Codec(State)
MACHINE: Machine[State] = Machine()
clone = cloner(State)


def choose(seat: int, **branches: tuple[AnyEffect, ...]) -> Choose:
    """``seat`` chooses one of ``branches`` by its name; each is what the choice causes."""
    return Choose(tuple(Branch(key, then) for key, then in branches.items()), seat=seat)


def coins(seat: int, n: int) -> Gain:
    return Gain(n, seat=seat)


def table(*effects: AnyEffect, seats: int = 3, charms: dict[int, list[str]] | None = None) -> State:
    """A settled table on which ``effects`` have just been pushed."""
    state = State([0] * seats, [[] for _ in range(seats)], [3, 1, 2], [], [])
    for seat, row in (charms or {}).items():
        state.charms[seat] = row
    push(state, effects)
    MACHINE.settle(state, Log())
    return state


def apply(state: State, seat: int, key: str) -> Outcome[State]:
    return MACHINE.apply(state, seat, key, clone)


def play(state: State, *moves: str) -> State:
    """Plays ``seat:key`` moves; after each, what was stored goes on just as well as what was not."""
    for move in moves:
        seat, key = move.split(":")
        state = CODEC.decode(CODEC.encode(apply(state, int(seat), key).state))
    return state


def keys(state: State) -> list[str]:
    """Every open choice as ``seat:key``, the setting aside."""
    return [
        f"{d.seat}:{c.key}"
        for d in MACHINE.decisions(state)
        for c in d.choices
        if c.why_not is None and c.key != "set-toggle"
    ]


@MACHINE.do(Gain)
def gain(state: State, effect: Gain, log: Log) -> None:
    seat, n = effect.seat, effect.n
    state.coins[seat] += n
    state.trace.append(f"gain {seat} {n}")
    log.say(lambda: text("gained", who=Player(seat), n=n))
    heard = [
        (owner, (Note(f"{charm} of {owner}"),))
        for owner, row in enumerate(state.charms)
        for charm in row
        if n > 0 and (charm.startswith("any") or owner == seat)
    ]
    announce(state, heard, seat, len(state.coins))


@MACHINE.do(Note)
def note(state: State, effect: Note, log: Log) -> None:
    state.trace.append(effect.what)


@MACHINE.do(Peek)
def peek(state: State, effect: Peek, log: Log) -> None:
    """Draws from the hidden deck: what follows depends on it."""
    log.reveal()
    push(state, [coins(effect.seat, state.deck.pop())])


class _Plain:
    """Words that are of no interest here."""

    def prompt(self, state: State, frame: Effect) -> Text:
        return text("prompt")

    def label(self, state: State, frame: Effect, key: str) -> Text:
        return text("label")


@MACHINE.question(Choose)
class ChooseQuestion(_Plain, Question[State, Choose]):
    def keys(self, state: State, frame: Choose) -> list[str]:
        return [branch.key for branch in frame.branches]

    def then(self, state: State, frame: Choose, key: str) -> Sequence[Effect]:
        return next(branch.then for branch in frame.branches if branch.key == key)


@MACHINE.question(Buy)
class BuyQuestion(_Plain, Question[State, Buy]):
    """Withheld from the poor; with nothing to sell it fizzles."""

    def fizzles(self, state: State, frame: Buy) -> bool:
        return not self.keys(state, frame)

    def keys(self, state: State, frame: Buy) -> list[str]:
        return [f"charm-{n}" for n in (1, 2) if state.coins[frame.seat] >= 2 * n]

    def then(self, state: State, frame: Buy, key: str) -> Sequence[Effect]:
        return coins(frame.seat, -2 * int(key[-1])), Note(f"bought {frame.seat}")

    def withheld(self, state: State, frame: Buy) -> list[Choice]:
        opened = self.keys(state, frame)
        return [
            Choice(key, text("charm"), why_not=text("too-poor")) for key in ("charm-1", "charm-2") if key not in opened
        ]


@MACHINE.question(Everybody)
class EverybodyQuestion(_Plain, Question[State, Everybody]):
    several = True

    def asked(self, state: State, frame: Everybody) -> Sequence[Everybody]:
        return [msgspec.structs.replace(frame, seat=seat) for seat in frame.seats]

    def keys(self, state: State, frame: Everybody) -> list[str]:
        return ["coin", "leave"]

    def then(self, state: State, frame: Everybody, key: str) -> Sequence[Effect]:
        left = tuple(seat for seat in frame.seats if seat != frame.seat)
        answer = coins(frame.seat, 1) if key == "coin" else Note(f"left {frame.seat}")
        return (answer, Everybody(left)) if left else (answer,)


@MACHINE.offers
def offers(state: State, seat: int | None) -> list[Effect]:
    seats = range(len(state.coins)) if seat is None else (seat,)
    snuffs = [Snuff(seat=one) for one in seats if 0 <= one < len(state.coins) and state.coins[one] >= 3]
    return [*snuffs, *(Toggle(seat=one) for one in seats)]


@MACHINE.question(Snuff)
class SnuffQuestion(_Plain, Question[State, Snuff]):
    waits = False
    prefixes = ("snuff",)

    def keys(self, state: State, frame: Snuff) -> list[str]:
        return ["snuff"]

    def then(self, state: State, frame: Snuff, key: str) -> Sequence[Effect]:
        return coins(frame.seat, -3), Note(f"snuffed {frame.seat}")


@MACHINE.question(Toggle)
class ToggleQuestion(_Plain, Question[State, Toggle]):
    waits = False
    searched = False
    prefixes = ("set-",)

    def keys(self, state: State, frame: Toggle) -> list[str]:
        return ["set-toggle"]

    def then(self, state: State, frame: Toggle, key: str) -> Sequence[Effect]:
        return (Note(f"set {frame.seat}"),)
