"""Famous Explorers in the sandbox: positions set up by hand, a table past its set-up."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bot.app import Cairn
from bot.core.config import Settings
from games import GAMES
from games.famous_explorers.state import State
from testing.driver import Sandbox, User
from testing.story.staging import staged
from testing.story.table import Table

Change = Callable[[State, int, int], None]
"""What makes of a state, for who is to move and who is not, the one wanted."""

KEY = "famous_explorers"
GAME = GAMES[KEY]


def walked(state: State, rng: Random, until: Callable[[State], bool]) -> tuple[State, tuple[State, int, str]]:
    """``state`` played on at random until ``until`` holds of it; and the last move, with the state before it."""
    while True:
        decision = next(found for found in GAME.decisions(state) if found.waits)
        last = state, decision.seat, rng.choice([c.key for c in decision.choices if c.why_not is None])
        state = GAME.apply(*last).state
        if until(state):
            return state, last


def swapped(state: State, seat: int, *places: str) -> None:
    """Gives ``places`` to ``seat`` in exchange for unmarked cards, wherever they were; the state stays whole."""
    owner = state.seats[seat]
    spare = [card for card in owner.hand if card not in (*places, *owner.marks)]
    for place, card in zip((place for place in places if place not in owner.hand), spare, strict=False):
        pile = next(
            pile for pile in (state.deck, state.public, *(other.hand for other in state.seats)) if place in pile
        )
        owner.hand[owner.hand.index(card)], pile[pile.index(place)] = place, card


async def begun(
    cairn: Cairn,
    sandbox: Sandbox,
    people: list[User],
    settings: Settings,
    *,
    options: dict[str, str] | None = None,
    change: Change = lambda _state, _actor, _other: None,
) -> tuple[Table, User, User]:
    """A table of two with all marks placed: the table, who is to move and who is not."""
    people = people[:2]
    table = await Table.start(sandbox, people, game=KEY, options=options)

    def changed(state: State) -> State:
        state, _ = walked(state, Random(3), lambda state: state.playing is not None)
        assert state.playing is not None
        change(state, state.playing, 1 - state.playing)
        return state

    position = await staged(cairn, settings, changed)
    (actor,) = position.to_act
    return table, people[actor], people[1 - actor]


def offered(state: State, card: str) -> None:
    """Puts an event on offer."""
    if card not in state.offers:
        at = state.event_deck.index(card)
        state.event_deck[at], state.offers[0] = state.offers[0], card
