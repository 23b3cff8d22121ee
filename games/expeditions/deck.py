"""The deck, the sweep pile that becomes the next one, and the spots (rulebook, page 9)."""

from __future__ import annotations

from collections.abc import Iterable

from games.engine import Log, text
from games.expeditions import names
from games.expeditions.state import State
from games.expeditions.terms import SPOTS
from games.parts import cards

SPOT_INDEX = {spot: index for index, spot in enumerate(SPOTS)}


def draw(state: State, log: Log) -> str | None:
    """The top card of the deck; None where there is no card left. Who draws says so, then calls ``refill``."""
    refill(state, log)
    if not state.deck:
        return None
    log.reveal()
    return state.deck.pop()


def put_away(state: State, away: Iterable[str], log: Log) -> None:
    """Cards go to the sweep pile."""
    state.sweep += away
    refill(state, log)


def refill(state: State, log: Log) -> None:
    """Shuffles the sweep pile into a new deck as soon as the deck is empty (rulebook, page 9), not at the next draw."""
    if cards.refill(state.deck, state.sweep, state.rng):
        log.say(lambda: text("say-reshuffled"))


def turn_up(state: State, index: int, log: Log) -> None:
    """A new card on a free spot."""
    card = state.spots[index] = draw(state, log)
    if card is not None:
        spot = SPOTS[index]
        log.say(lambda: text("say-turned-up", card=names.card(card), spot=spot.upper()), touched=(f"spot:{spot}",))
    refill(state, log)
