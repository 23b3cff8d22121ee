"""Expedition: Famous Explorers, as the bot and the tests see it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from games.engine import NULL_LOG, Game, Machine, ShortGame, Standing, Text, text
from games.famous_explorers import bought_events, names, turn  # noqa: F401 - they and what they need register effects
from games.famous_explorers.effects import BeginTurn
from games.famous_explorers.lessons import LESSONS
from games.famous_explorers.machine import MACHINE
from games.famous_explorers.maps import PUBLISHED, world_of
from games.famous_explorers.marks import marking
from games.famous_explorers.paths import ARROWS
from games.famous_explorers.resample import resample, unseen
from games.famous_explorers.result import standings
from games.famous_explorers.setup import set_up
from games.famous_explorers.show import show
from games.famous_explorers.state import CODEC, MARKS, State, Turn, spare_tokens
from games.famous_explorers.state import Options as TableOptions
from games.famous_explorers.view import COLOURS, View

if TYPE_CHECKING:
    from games.famous_explorers.policy import FamousExplorersPolicy


class FamousExplorers(Game[State, View, TableOptions]):
    """The rules; the published map unless another is named."""

    key: ClassVar[str] = "famous_explorers"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6)
    version: ClassVar[int] = 1
    lessons = LESSONS
    short = ShortGame(seats=2, preset="basic", turns=20)
    Options = TableOptions
    presets: Mapping[str, TableOptions] = {
        "basic": TableOptions(),
        "advanced": TableOptions(
            late_scoring=True, no_ticket_to_red=True, explorers_and_events=True, secret_destinations=True
        ),
    }
    codec = CODEC
    machine: Machine[State] = MACHINE
    view = staticmethod(show)
    resample = staticmethod(resample)
    unseen = staticmethod(unseen)

    def __init__(self, map_name: str = PUBLISHED) -> None:
        self.map_name = map_name

    @cached_property
    def policy(self) -> FamousExplorersPolicy:
        from games.famous_explorers.policy import FamousExplorersPolicy  # only where somebody thinks

        return FamousExplorersPolicy(self)

    def setup(self, seats: int, options: TableOptions, seed: bytes) -> State:
        return set_up(self.map_name, seats, options, seed)

    def as_if(self, state: State, seat: int) -> State | None:
        """None before all marks are placed, and where the last round is over before its next turn."""
        playing = state.playing
        if playing is None or (playing == seat != state.stack[-1].seat):
            return None
        after = self.clone(state)
        if playing != seat:
            seats = len(state.seats)
            if state.ending and (seat - state.first) % seats < (playing - state.first) % seats:
                return None
            after.turn, after.stack = Turn(), [BeginTurn(seat=seat)]
            MACHINE.settle(after, NULL_LOG)
        return after

    def standings(self, state: State, *, final: bool = True) -> tuple[Standing, ...] | None:
        if final and state.stack:
            return None
        return standings(state, final=final)

    def hand(self, view: View) -> Hashable:
        if view.me is None:
            return None
        cards = tuple((card.place, card.marked, card.scorable) for card in view.hand)
        return cards, tuple(card.place for card in view.drawn), tuple(secret.place for secret in view.secrets)

    def pieces(self, state: State) -> dict[str, int]:
        found: Counter[str] = Counter()
        found.update(f"card-{place}" for place in (*state.deck, *state.discards, *state.public))
        found.update(f"card-{secret.place}" for secret in state.secrets)
        found.update(f"card-{card}" for card in (*state.offers, *state.event_deck, *state.box))
        found["ticket"] = max(0, state.supply) + state.turn.spent
        for number, seat in enumerate(state.seats):
            found.update(f"card-{place}" for place in (*seat.hand, *seat.drawn))
            found.update(f"card-{card.place}" for card in seat.scored)
            found.update(f"card-{card}" for card in (*seat.explorers, *seat.events))
            found["ticket"] += seat.tickets
            peeks = sum(number in secret.peekers for secret in state.secrets)
            on_cards = sum(card.marked for card in seat.scored)
            to_place = MARKS - len(seat.marks) if number in marking(state) else 0
            tokens = len(seat.marks) + on_cards + seat.lost + peeks + max(0, spare_tokens(state, number)) + to_place
            found[f"token-{number}"] = tokens
        for colour in COLOURS:
            found[f"arrow-{colour}"] = len(state.paths[colour]) + max(0, ARROWS - len(state.paths[colour]))
        return dict(found)

    def guards(self, view: View, about: Sequence[str]) -> dict[str, Text]:
        """An expedition gets to a place or a dot, or a card on offer is bought."""
        nodes, offers = world_of(view.map).by_key, {offer.card for offer in view.offers}
        found = {node: text("guard-node", node=names.node(view.map, node)) for node in about if node in nodes}
        return found | {card: text("guard-offer", card=names.card(card)) for card in about if card in offers}

    def orders(self, state: State) -> dict[str, tuple[str, ...]]:
        """The decks from the next card on, each hand, and what lies beside the board."""
        hands = {f"hand-{number}": tuple(seat.hand) for number, seat in enumerate(state.seats)}
        return {
            **hands,
            "public": tuple(state.public),
            "secret": tuple(secret.place for secret in state.secrets),
            "deck": tuple(reversed(state.deck)),
            "offers": tuple(state.offers),
            "event-deck": tuple(reversed(state.event_deck)),
        }


GAME = FamousExplorers()
"""The game on the published map."""
