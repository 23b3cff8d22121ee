"""Nim with a hidden card: take one to three stones; your card is worth its number, the last stone ten points more."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import ClassVar

import msgspec
from nim.effects import AnyEffect, Take, Turn
from nim.view import View

from games.engine import (
    Codec,
    Effect,
    First,
    Game,
    GameRng,
    Log,
    Machine,
    Player,
    Standing,
    Text,
    WhichQuestion,
    first_seat,
    random_rng,
    ranked,
    seeded_rng,
    text,
)

HEAP, MOST, CARDS, LAST = 21, 3, range(1, 10), 10


class NimOptions(msgspec.Struct, frozen=True):
    first: First = "random"


class State(msgspec.Struct):
    """A position; ``deck`` are the cards nobody holds, ``last`` is who took the last stone."""

    rng: GameRng
    heap: int
    taken: list[int]
    cards: list[int]
    deck: list[int]
    turns: int = 0
    last: int | None = None
    stack: list[AnyEffect] = []


MACHINE: Machine[State] = Machine()


@MACHINE.question(Turn)
class TurnQuestion(WhichQuestion[State, Turn]):
    """One to three stones, as far as there are so many."""

    prefix = "take-"
    about = False

    def things(self, state: State, frame: Turn) -> list[str]:
        return [str(n) for n in range(1, min(MOST, state.heap) + 1)]

    def closed(self, state: State, frame: Turn) -> list[tuple[str, Text]]:
        return [(str(n), text("why-too-few")) for n in range(state.heap + 1, MOST + 1)]

    def chosen(self, state: State, frame: Turn, stones: str) -> Sequence[Effect]:
        return (Take(int(stones), seat=frame.seat),)

    def prompt(self, state: State, frame: Turn) -> Text:
        return text("ask-take")

    def named(self, state: State, frame: Turn, stones: str) -> Text:
        return text("do-take", stones=int(stones))


@MACHINE.do(Take)
def take(state: State, effect: Take, log: Log) -> None:
    """Stones off the heap; the last one shows every card."""
    seat, stones = effect.seat, effect.stones
    state.heap -= stones
    state.taken[seat] += stones
    state.turns += 1
    log.say(lambda: text("event-take", who=Player(seat), stones=stones), touched=("heap",))
    if state.heap:
        state.stack.append(Turn(seat=(seat + 1) % len(state.cards)))
        return
    state.last = seat
    log.reveal()
    log.say(lambda: text("event-over", who=Player(seat)))


class Nim(Game[State, View, NimOptions]):
    key: ClassVar[str] = "nim"
    seats: ClassVar[tuple[int, ...]] = (2, 3)
    version: ClassVar[int] = 1
    Options = NimOptions
    presets: Mapping[str, NimOptions] = {"standard": NimOptions()}
    codec = Codec(State)
    machine = MACHINE

    def setup(self, seats: int, options: NimOptions, seed: bytes) -> State:
        if seats not in self.seats:
            raise ValueError(f"Nim is played by 2 or 3, not by {seats}")

        rng, deck = seeded_rng(seed), list(CARDS)
        rng.shuffle(deck)
        first = first_seat(options.first, seats, rng)

        cards = [deck.pop() for _ in range(seats)]
        return State(rng, HEAP, [0] * seats, cards, deck, stack=[Turn(seat=first)])

    def view(self, state: State, seat: int | None) -> View:
        over = state.last is not None
        cards = tuple(card if over or owner == seat else None for owner, card in enumerate(state.cards))
        return View(seat, state.heap, tuple(state.taken), cards, None if over else self.mover(state))

    def resample(self, state: State, seat: int | None, rng: Random) -> State:
        dealt = self.clone(state)
        dealt.rng = random_rng(rng)
        hidden = [owner for owner in range(len(state.cards)) if owner != seat and state.last is None]
        unseen = sorted(set(CARDS) - {card for owner, card in enumerate(state.cards) if owner not in hidden})
        rng.shuffle(unseen)
        for owner in hidden:
            dealt.cards[owner] = unseen.pop()
        dealt.deck = unseen
        return dealt

    def as_if(self, state: State, seat: int) -> State | None:
        plan = self.clone(state)
        plan.stack = [Turn(seat=seat)]
        return plan if state.stack else None

    def standings(self, state: State, *, final: bool = True) -> tuple[Standing, ...] | None:
        if final and state.last is None:
            return None
        parts = [{"card": card, "last": LAST * (seat == state.last)} for seat, card in enumerate(state.cards)]
        return ranked(parts, [()] * len(parts))

    def hand(self, view: View) -> Hashable:
        return None if view.me is None else view.cards[view.me]

    def pieces(self, state: State) -> dict[str, int]:
        return {"stone": state.heap + sum(state.taken), **{f"card-{card}": 1 for card in (*state.cards, *state.deck)}}


GAME = Nim()
