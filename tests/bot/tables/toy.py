"""Pebbles, a toy game for the table service: every kind of step that the service treats differently.

On your turn ``take`` a pebble, ``give`` one to the next seat or ``peek`` (reveals); then ``end`` the turn, ``draw``
(ends it, reveals), ``stop`` (ends the game). What you hold is your hand, seen by you alone.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import msgspec

from games.engine import Choice, Codec, Decision, Event, First, Game, IllegalMove, Outcome, Standing, pick, text


class Options(msgspec.Struct, frozen=True):
    first: First = "random"
    length: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3


class State(msgspec.Struct):
    hands: list[int]
    actor: int = 0
    turns: int = 0
    peeks: int = 0
    over: bool = False


class Pebbles(Game[State, tuple[int, ...], Options]):
    key: ClassVar[str] = "pebbles"
    seats: ClassVar[tuple[int, ...]] = (2, 3)
    version: ClassVar[int] = 7
    Options = Options
    presets: ClassVar[dict[str, Options]] = {}
    codec = Codec(State)

    def setup(self, seats: int, options: Options, seed: bytes) -> State:
        first = 0 if options.first == "random" else options.first
        if not 0 <= first < seats:
            raise ValueError("no such seat")
        return State([0] * seats, actor=first)

    def decisions(self, state: State) -> list[Decision]:
        if state.over:
            return []
        keys = ("take", "give", "peek", "end", "draw", "stop")
        choices = [
            Choice(key, text("x"), why_not=text("no-pebble") if self._lacks(state, key) else None) for key in keys
        ]
        return [Decision(state.actor, text("x"), tuple(choices))]

    @staticmethod
    def _lacks(state: State, key: str) -> bool:
        return key == "give" and not state.hands[state.actor]

    def apply(self, state: State, seat: int, key: str) -> Outcome[State]:
        pick(self.decisions(state), seat, key)
        after = msgspec.json.decode(msgspec.json.encode(state), type=State)
        following = (seat + 1) % len(state.hands)
        if key in {"take", "draw"}:
            after.hands[seat] += 1
        if key == "give":
            after.hands[seat] -= 1
            after.hands[following] += 1
        if key == "peek":
            after.peeks += 1
        if key in {"end", "draw"}:
            after.actor, after.turns = following, state.turns + 1
        after.over = key == "stop"
        events = (Event(text("did", what=key)), Event(text("secret", what=key), seats=(seat,)))
        return Outcome(after, events, revealed=key in {"peek", "draw", "stop"})

    def view(self, state: State, seat: int | None) -> tuple[int, ...]:
        return () if seat is None else (seat, state.hands[seat])

    def resample(self, state: State, seat: int | None, rng: Any) -> State:
        return state

    def standings(self, state: State, *, final: bool = True) -> tuple[Standing, ...] | None:
        if final and not state.over:
            return None
        return tuple(Standing(seat, 1, count, {}) for seat, count in enumerate(state.hands))

    def turn(self, state: State) -> int:
        return state.turns

    def hand(self, view: tuple[int, ...]) -> Any:
        return view

    def pieces(self, state: State) -> dict[str, int]:
        return {}


class Wavers(Pebbles):
    """Pebbles in which everybody may wave out of turn, as often as they like."""

    key: ClassVar[str] = "wavers"

    def decisions(self, state: State) -> list[Decision]:
        found = super().decisions(state)
        others = [seat for seat in range(len(state.hands)) if found and seat != state.actor]
        return found + [Decision(seat, text("x"), (Choice("wave", text("x")),), waits=False) for seat in others]

    def apply(self, state: State, seat: int, key: str) -> Outcome[State]:
        if key != "wave":
            return super().apply(state, seat, key)
        pick(self.decisions(state), seat, key)
        return Outcome(State(state.hands, state.actor, state.turns, state.peeks + 1, state.over))


PEBBLES = Pebbles()
TOYS = {"pebbles": PEBBLES, "wavers": Wavers()}

__all__ = ["PEBBLES", "TOYS", "IllegalMove", "Options", "State"]
