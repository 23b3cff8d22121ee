"""Lost Cities (Reiner Knizia, 1999), for two players or two partnerships, under the engine's contract."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from games.engine import Game, ShortGame, Standing, Text, seeded_rng, text
from games.lost_cities import questions  # noqa: F401 - registers its questions on the machine
from games.lost_cities.cards import CARDS
from games.lost_cities.effects import PutDown
from games.lost_cities.lessons import LESSONS
from games.lost_cities.resample import resample, unseen
from games.lost_cities.rules import MACHINE
from games.lost_cities.scoring import side_scores, standings
from games.lost_cities.setup import set_up
from games.lost_cities.show import show
from games.lost_cities.state import CODEC, State, TableOptions
from games.lost_cities.view import View

if TYPE_CHECKING:
    from games.lost_cities.policy import LostCitiesPolicy


class LostCities(Game[State, View, TableOptions]):
    """The rules; see :class:`games.engine.Game`."""

    key: ClassVar[str] = "lost_cities"
    seats: ClassVar[tuple[int, ...]] = (2, 4)
    version: ClassVar[int] = 1
    lessons = LESSONS
    short = ShortGame(seats=2, preset="short", turns=40)
    Options = TableOptions
    presets = {  # noqa: RUF012 - the contract's attribute
        "standard": TableOptions(),
        "short": TableOptions(rounds=1),
        "grand": TableOptions(rounds=5, expeditions=6),
    }
    codec = CODEC
    machine = MACHINE
    view = staticmethod(show)
    resample = staticmethod(resample)
    unseen = staticmethod(unseen)

    @cached_property
    def policy(self) -> LostCitiesPolicy:
        from games.lost_cities.policy import LostCitiesPolicy  # only where somebody thinks

        return LostCitiesPolicy(self)

    def setup(self, seats: int, options: TableOptions, seed: bytes) -> State:
        if seats not in self.seats:
            raise ValueError(f"{self.key} is played by {' or '.join(map(str, self.seats))}, not by {seats}")
        if not 1 <= options.rounds <= 5:
            raise ValueError(f"a match has 1 to 5 rounds, not {options.rounds}")
        if options.expeditions not in {5, 6}:
            raise ValueError(f"there are 5 or 6 expeditions, not {options.expeditions}")
        return set_up(seats, options, seeded_rng(seed))

    def as_if(self, state: State, seat: int) -> State | None:
        """Its hand stays as it is, whatever others draw; four who have passed in a row cannot before it may again."""
        if not state.stack:
            return None
        after = self.clone(state)
        if state.stack[-1].seat != seat:
            after.stack = [PutDown(seat=seat)]
            after.passes %= len(state.hands)
        return after

    def deals(self, state: State) -> int:
        return len(state.scores)

    def standings(self, state: State, *, final: bool = True) -> tuple[Standing, ...] | None:
        if state.stack and final:
            return None
        rounds, seats = [*state.scores, side_scores(state)] if state.stack else state.scores, len(state.hands)
        return standings(rounds, seats, self.teams(seats))

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return ((0, 2), (1, 3)) if seats == 4 else super().teams(seats)

    def hand(self, view: View) -> Hashable:
        return None if view.me is None else (view.hand, view.received, view.given)

    def pieces(self, state: State) -> dict[str, int]:
        places = [state.pile, *state.hands, *state.sides[0], *state.sides[1], *state.discards]
        return Counter(CARDS[face] for place in places for face in place)

    def guards(self, view: View, about: Sequence[str]) -> dict[str, Text]:
        """Something happens to a discard pile: empty ones, too, are worth watching. From the draw pile all draw."""
        return {f"discard-{colour}": text("guard-pile", colour=text(f"colour-{colour}")) for colour in view.colours}

    def orders(self, state: State) -> dict[str, tuple[str, ...]]:
        """The draw pile from the next card on, and each hand."""
        hands = {f"hand-{seat}": tuple(CARDS[face] for face in hand) for seat, hand in enumerate(state.hands)}
        return {"draw-pile": tuple(CARDS[face] for face in reversed(state.pile)), **hands}
