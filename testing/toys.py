"""Pebbles, a toy game for the table service: every kind of step that the service treats differently.

On your turn ``take`` a pebble, ``give`` one to the next seat or ``peek`` (reveals); then ``end`` the turn, ``draw``
(ends it, reveals), ``stop`` (ends the game). What you hold is your hand, seen by you alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Annotated

import msgspec

from games.engine import Choice, Codec, Effect, First, Game, IllegalMove, Log, Machine, Question, Standing, Text, text

KEYS = ("take", "give", "peek", "end", "draw", "stop")


class Turn(Effect, frozen=True):
    """The seat chooses one of KEYS."""


class Act(Effect, frozen=True):
    key: str


class Wave(Effect, frozen=True):
    """Out of turn, the seat may wave; see Wavers."""


class Waved(Effect, frozen=True):
    pass


class PebbleOptions(msgspec.Struct, frozen=True):
    first: First = "random"
    length: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3


class State(msgspec.Struct):
    hands: list[int]
    turns: int = 0
    peeks: int = 0
    stack: list[Turn | Act | Wave | Waved] = []


class TurnQuestion(Question[State, Turn]):
    def keys(self, state: State, frame: Turn) -> list[str]:
        return [key for key in KEYS if key != "give" or state.hands[frame.seat]]

    def then(self, state: State, frame: Turn, key: str) -> Sequence[Effect]:
        return (Act(key, seat=frame.seat),)

    def prompt(self, state: State, frame: Turn) -> Text:
        return text("x")

    def label(self, state: State, frame: Turn, key: str) -> Text:
        return text("x")

    def withheld(self, state: State, frame: Turn) -> list[Choice]:
        return [] if state.hands[frame.seat] else [Choice("give", text("x"), why_not=text("no-pebble"))]


def act(state: State, effect: Act, log: Log) -> None:
    seat, key = effect.seat, effect.key
    following = (seat + 1) % len(state.hands)
    if key in {"take", "draw"}:
        state.hands[seat] += 1
    if key == "give":
        state.hands[seat] -= 1
        state.hands[following] += 1
    if key == "peek":
        state.peeks += 1
    if key in {"end", "draw"}:
        state.turns += 1
    if key != "stop":
        state.stack.append(Turn(seat=following if key in {"end", "draw"} else seat))
    if key in {"peek", "draw", "stop"}:
        log.reveal()
    log.say(lambda: text("did", what=key))
    log.say(lambda: text("secret", what=key), seats=(seat,))


class WaveQuestion(Question[State, Wave]):
    waits = False
    prefixes = ("wave",)

    def keys(self, state: State, frame: Wave) -> list[str]:
        return ["wave"]

    def then(self, state: State, frame: Wave, key: str) -> Sequence[Effect]:
        return (Waved(seat=frame.seat),)

    def prompt(self, state: State, frame: Wave) -> Text:
        return text("x")

    def label(self, state: State, frame: Wave, key: str) -> Text:
        return text("x")


def waved(state: State, effect: Waved, log: Log) -> None:
    state.peeks += 1


def _machine() -> Machine[State]:
    machine: Machine[State] = Machine()
    machine.question(Turn)(TurnQuestion)
    machine.do(Act)(act)
    return machine


class Pebbles(Game[State, tuple[int, ...], PebbleOptions]):
    key = "pebbles"
    seats = (2, 3)
    version = 7
    Options = PebbleOptions
    presets = {}  # noqa: RUF012 - the contract's attribute
    codec = Codec(State)
    machine = _machine()

    def setup(self, seats: int, options: PebbleOptions, seed: bytes) -> State:
        first = 0 if options.first == "random" else options.first
        if not 0 <= first < seats:
            raise ValueError("no such seat")
        return State([0] * seats, stack=[Turn(seat=first)])

    def view(self, state: State, seat: int | None) -> tuple[int, ...]:
        return () if seat is None else (seat, state.hands[seat])

    def resample(self, state: State, seat: int | None, rng: Random) -> State:
        return state

    def as_if(self, state: State, seat: int) -> State | None:
        plan = self.clone(state)
        plan.stack = [Turn(seat=seat)]
        return plan if state.stack else None

    def standings(self, state: State, *, final: bool = True) -> tuple[Standing, ...] | None:
        if final and state.stack:
            return None
        return tuple(Standing(seat, 1, count, {}) for seat, count in enumerate(state.hands))

    def hand(self, view: tuple[int, ...]) -> tuple[int, ...]:
        return view

    def pieces(self, state: State) -> dict[str, int]:
        return {}


class Wavers(Pebbles):
    """Pebbles in which everybody may wave out of turn, as often as they like."""

    key = "wavers"
    machine = _machine()


@Wavers.machine.offers
def waves(state: State, seat: int | None) -> list[Effect]:
    others = [other for other in range(len(state.hands)) if other != state.stack[-1].seat]
    return [Wave(seat=other) for other in others if seat in {None, other}]


Wavers.machine.question(Wave)(WaveQuestion)
Wavers.machine.do(Waved)(waved)

PEBBLES = Pebbles()
TOYS = {"pebbles": PEBBLES, "wavers": Wavers()}

__all__ = ["PEBBLES", "TOYS", "IllegalMove", "PebbleOptions", "State"]
