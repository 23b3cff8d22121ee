"""Magpies: everyone lays a card at the same time, and whoever has laid a higher one picks sooner from what glitters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from functools import cached_property
from random import Random
from typing import ClassVar

from magpies.effects import PickThing
from magpies.lessons import FIRST
from magpies.policy import MagpiesPolicy
from magpies.rules import MACHINE
from magpies.state import CODEC, MagpiesOptions, State, set_up, thing
from magpies.view import View, view

from games.engine import Game, Lesson, Standing, random_rng, ranked
from games.parts.cards import deal_anew, shuffle_anew


class Magpies(Game[State, View, MagpiesOptions]):
    key: ClassVar[str] = "magpies"
    seats: ClassVar[tuple[int, ...]] = (3, 4, 5)
    version: ClassVar[int] = 1
    lessons: ClassVar[tuple[Lesson, ...]] = (FIRST,)
    Options = MagpiesOptions
    presets: Mapping[str, MagpiesOptions] = {
        "standard": MagpiesOptions(),
        "short": MagpiesOptions(rounds=3),
        "gems": MagpiesOptions(nettles=False),
    }
    codec = CODEC
    machine = MACHINE
    view = staticmethod(view)

    @cached_property
    def policy(self) -> MagpiesPolicy:
        return MagpiesPolicy(self)

    def setup(self, seats: int, options: MagpiesOptions, seed: bytes) -> State:
        if seats not in self.seats:
            raise ValueError(f"Magpies is played by 3 to 5, not by {seats}")
        if options.rounds not in {3, 6}:
            raise ValueError(f"a game has 3 or 6 rounds, not {options.rounds}")
        return set_up(seats, options, seed)

    def resample(self, state: State, seat: int | None, rng: Random) -> State:
        dealt = self.clone(state)
        dealt.rng = random_rng(rng)
        others = [other for other in range(len(state.hands)) if other != seat]
        covered = [other for other in others if not state.shown and state.laid[other] is not None]
        laid = [card for other in covered if (card := state.laid[other]) is not None]
        unseen = [*state.spare, *laid, *(card for other in others for card in state.hands[other])]
        counts = {other: len(state.hands[other]) + (other in covered) for other in others}
        hands, dealt.spare = deal_anew(unseen, counts, rng)
        for other, hand in hands.items():
            dealt.laid[other] = hand.pop() if other in covered else state.laid[other]
            dealt.hands[other] = sorted(hand)
        dealt.pile = shuffle_anew(state.pile, rng)
        return dealt

    def as_if(self, state: State, seat: int) -> State | None:
        """Who is still to pick can plan that; what is laid next depends on things that nobody has seen."""
        plan = self.clone(state)
        if seat in self.to_act(state):
            return plan
        while plan.stack and plan.stack[-1] != PickThing(seat=seat):
            plan.stack.pop()
        return plan if plan.stack else None

    def standings(self, state: State, *, final: bool = True) -> tuple[Standing, ...] | None:
        if final and state.stack:
            return None
        parts = [{"gems": sum(p for p in won if p > 0), "nettles": sum(p for p in won if p < 0)} for won in state.won]
        return ranked(parts, [()] * len(parts))

    def hand(self, view: View) -> Hashable:
        return None if view.me is None else (view.hand, view.laid)

    def pieces(self, state: State) -> dict[str, int]:
        laid = [card for card in state.laid if card is not None]
        cards = [card for place in (*state.hands, laid, state.spare, state.played) for card in place]
        things = [points for place in (state.row, state.pile, *state.won) for points in place]
        return Counter([*(f"card-{card}" for card in cards), *map(thing, things)])


GAME = Magpies()
