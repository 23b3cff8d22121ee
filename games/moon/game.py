"""Moon (Haakon Hoel Gaarder, 2023), under the engine's contract."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from functools import cached_property
from typing import ClassVar

import msgspec

from games.engine import Game, Policy, ShortGame, Standing, Text, text
from games.moon import abilities, building, eras, red, salvage, stores, turn, wording  # noqa: F401 - each registers its dos and questions
from games.moon.components import FLAGS
from games.moon.effects import TakeTurn
from games.moon.lessons import LESSONS
from games.moon.machine import MACHINE
from games.moon.resample import resample, unseen
from games.moon.result import standings
from games.moon.setup import set_up
from games.moon.show import show
from games.moon.state import CODEC, HEARTS, State, Turn, first_holder
from games.moon.state import Options as TableOptions
from games.moon.view import View


class Moon(Game[State, View, TableOptions]):
    """See :class:`games.engine.Game`."""

    key: ClassVar[str] = "moon"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    version: ClassVar[int] = 1
    lessons = LESSONS
    short = ShortGame(seats=2, preset="standard", turns=16)
    Options = TableOptions
    presets: Mapping[str, TableOptions] = {"standard": TableOptions()}
    codec = CODEC
    machine = MACHINE
    setup = staticmethod(set_up)
    view = staticmethod(show)
    resample = staticmethod(resample)
    unseen = staticmethod(unseen)

    @cached_property
    def policy(self) -> Policy[State]:
        from games.moon.policy import MoonPolicy  # only where somebody thinks

        return MoonPolicy(self)

    def as_if(self, state: State, seat: int) -> State | None:
        """Once its turn of this round is over, the next one is played with another hand."""
        playing = state.playing
        if playing is None or (playing == seat != state.stack[-1].seat):
            return None
        after = self.clone(state)
        if playing != seat:
            first, seats = first_holder(state), len(state.seats)
            if (seat - first) % seats < (playing - first) % seats:
                return None
            after.turn, after.stack = Turn(), [TakeTurn(seat=seat)]
        return after

    def deals(self, state: State) -> int:
        """A hand is passed on after every round."""
        return state.era * state.rounds + state.round

    def standings(self, state: State, *, final: bool = True) -> tuple[Standing, ...] | None:
        return None if final and state.stack else standings(state)

    def hand(self, view: View) -> Hashable:
        if view.me is None:
            return None
        own = view.seats[view.me]
        cards = [(card.key, card.missing_resources, card.missing_flags) for card in view.hand]
        return msgspec.json.encode(
            (cards, view.expedition, own.resources, own.rovers, own.hearts, own.flags, own.lent)
        )  # the cards, what they lack, and all that stands above them

    def pieces(self, state: State) -> dict[str, int]:
        """Every card; every rover, with the supply; and the hearts that are meant for the flag board."""
        found: Counter[str] = Counter()
        for place in (state.deck, state.discards, state.expeditions, state.past, state.box, *state.later_decks):
            found.update(place)
        for place in state.later_expeditions:
            found.update(place)
        found.update(key for key in state.offer)
        found["rover"] = state.rovers
        found["flag-heart"] = sum(state.board) + len(FLAGS) * sum(n for era, n in HEARTS.items() if era > state.era)
        for owner in state.seats:
            found.update([owner.base, *owner.hand, *owner.tableau])
            if owner.expedition is not None:
                found[owner.expedition] += 1
            found["rover"] += owner.rovers + sum(site.parked is not None for site in owner.tableau.values())
            found["flag-heart"] += owner.won
        return dict(found)

    def recalls(self, then: State, now: State) -> bool:
        """Hands are passed at the end of each round. Everybody may remember them; nobody is shown them again."""
        return (then.era, then.round) == (now.era, now.round)

    def guards(self, view: View, about: Sequence[str]) -> dict[str, Text]:
        """A reputation is claimed, a built structure changes, a card goes from the discard pile."""
        free = {each.key for each in view.reputations if each.owner is None}
        built = {each.key for seat in view.seats for each in seat.tableau}
        kinds = (("reputation", free), ("structure", built), ("discard", {*view.discards}))
        return {
            key: text(f"guard-{kind}", card=wording.name(key)) for key in about for kind, keys in kinds if key in keys
        }

    def orders(self, state: State) -> dict[str, tuple[str, ...]]:
        """The decks from the next card on, era by era, each hand, and what lies beside them."""
        found = {f"hand-{number}": (*seat.hand, str(seat.expedition)) for number, seat in enumerate(state.seats)}
        found["discards"] = tuple(state.discards)
        for era, deck in enumerate((state.deck, *state.later_decks), state.era):
            found[f"deck-{era}"] = tuple(reversed(deck))
        for era, deck in enumerate((state.expeditions, *state.later_expeditions), state.era):
            found[f"expeditions-{era}"] = tuple(reversed(deck))
        return found


GAME = Moon()
"""The game with its published cards."""
