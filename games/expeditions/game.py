"""Expeditions, as the bot and the tests see it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

import msgspec

from games.engine import NULL_LOG, Game, ShortGame, Standing, Text, text
from games.expeditions import (  # noqa: F401 - each registers its effects on the machine
    benefits,
    costs,
    gains,
    names,
    ongoing,
    places,
    playing,
    rescuing,
    tucking,
    turn,
)
from games.expeditions.deck import put_away
from games.expeditions.effects import BeginTurn
from games.expeditions.lessons import LESSONS
from games.expeditions.machine import MACHINE
from games.expeditions.resample import resample, unseen
from games.expeditions.scoring import standings
from games.expeditions.setup import set_up
from games.expeditions.show import show
from games.expeditions.state import CODEC, STARS, TWENTY, State
from games.expeditions.state import Options as TableOptions
from games.expeditions.summarize_log import summarize_log
from games.expeditions.terms import COLOURS, SPOTS
from games.expeditions.view import View

if TYPE_CHECKING:
    from games.expeditions.policy import ExpeditionsPolicy


class Expeditions(Game[State, View, TableOptions]):
    """The rules; see :class:`games.engine.Game`."""

    key: ClassVar[str] = "expeditions"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    hidden_hands: ClassVar[bool] = False
    version: ClassVar[int] = 1
    lessons = LESSONS
    short = ShortGame(seats=2, preset="standard", turns=12)
    Options = TableOptions
    presets: Mapping[str, TableOptions] = {
        "standard": TableOptions(),
        "boardgamefan": TableOptions(
            free_pass=True,
            clear_reward=True,
            instant_on_upgrade=True,
            map_per_quest=True,
            solve_several=True,
            row_limit=True,
            wide_adjacency=True,
            others_final_turn=True,
            shared_stars=True,
            summary_ties=True,
        ),
    }
    codec = CODEC
    machine = MACHINE
    setup = staticmethod(set_up)
    view = staticmethod(show)
    resample = staticmethod(resample)
    unseen = staticmethod(unseen)
    told = staticmethod(summarize_log)

    def as_if(self, state: State, seat: int) -> State | None:
        """None where the game is over before its next turn."""
        actor = state.actor
        if actor is None or (actor == seat != state.stack[-1].seat):
            return None
        after = self.clone(state)
        if actor != seat:
            if state.left is not None and (seat - actor) % len(state.seats) > state.left:
                return None
            put_away(after, after.shown, NULL_LOG)
            after.shown = after.exposed = after.lent = ()
            after.stack = [BeginTurn(seat=seat)]
            MACHINE.settle(after, NULL_LOG)
        return after

    def standings(self, state: State, *, final: bool = True) -> tuple[Standing, ...] | None:
        return None if final and state.stack else standings(state)

    def hand(self, view: View) -> Hashable:
        if view.me is None:
            return None
        return msgspec.json.encode(view.seats[view.me])  # the cards, and all that stands above them

    @cached_property
    def policy(self) -> ExpeditionsPolicy:
        from games.expeditions.policy import ExpeditionsPolicy  # only where somebody thinks

        return ExpeditionsPolicy(self)

    def pieces(self, state: State) -> dict[str, int]:
        found: Counter[str] = Counter(state.box)
        found.update(f"card-{card}" for card in (*state.deck, *state.sweep, *state.spots, *state.shown) if card)
        found.update(f"token-{token}" for token in state.bag)
        for tokens in state.corruption.values():
            found.update(f"token-{token}" for token in tokens)
        if any(state.tiles[position] == 20 for position in state.hidden):
            found[f"token-{TWENTY}"] += 1
        found["map"] += state.maps + len(state.hidden)
        for colour in COLOURS:
            found[f"worker-{colour}"] += state.workers[colour]
        found.update(f"tile-{number}" for number in state.tiles.values())
        for number, seat in enumerate(state.seats):
            active = [one.card for one in seat.active]
            owned = (*seat.hand, *active, *seat.solved, *seat.melded, *seat.upgraded)
            found.update(f"card-{card}" for card in owned)
            found.update(f"token-{token}" for token in seat.corruption)
            found["map"] += seat.maps
            for worker, count in seat.all_workers().items():
                found[f"worker-{worker}"] += count
            found[f"star-{number}"] = len(seat.stars) + max(0, STARS - len(seat.stars))
        return dict(found)

    def guards(self, view: View, about: Sequence[str]) -> dict[str, Text]:
        """Something happens at a location, or a face-up card goes."""
        tiles = {tile.position: tile.number for tile in view.tiles}
        spots = {spot: card for spot, card in zip(SPOTS, view.spots, strict=True) if card is not None}
        found = {
            at: text("guard-tile", tile=names.position(at) if (number := tiles[at]) is None else names.tile(number))
            for at in about
            if at in tiles
        }
        cards = {spot: names.quoted(spots[spot]) for spot in about if spot in spots}
        return found | {spot: text("guard-spot", card=card, spot=spot.upper()) for spot, card in cards.items()}

    def orders(self, state: State) -> dict[str, tuple[str, ...]]:
        """The deck and the bag from the next on, the tiles by position, who has which mech and pair."""
        mechs = {f"seat-{n}": (seat.mech, seat.character, seat.companion) for n, seat in enumerate(state.seats)}
        return {
            **mechs,
            "face-up": tuple(card for card in state.spots if card),
            "deck": tuple(reversed(state.deck)),
            "bag": tuple(reversed(state.bag)),
            "tiles": tuple(f"{position}:{number}" for position, number in state.tiles.items()),
        }


GAME = Expeditions()
"""The game."""
