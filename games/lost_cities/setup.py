"""The first position of a match, and of each round (rulebook, "Setup")."""

from __future__ import annotations

from games.engine import GameRng, first_seat
from games.lost_cities.cards import deck
from games.lost_cities.effects import PutDown
from games.lost_cities.scoring import totals
from games.lost_cities.state import State, TableOptions
from games.parts.seats import in_turn

HAND = 8


def set_up(seats: int, options: TableOptions, rng: GameRng) -> State:
    """The first position of a match."""
    first = first_seat(options.first, seats, rng)

    state = State(options, rng, first, 0, 0, [], [[] for _ in range(seats)], [], [], [], [], [])
    _deal(state)
    return state


def next_round(state: State) -> None:
    """Lays out the next round, after the last one was scored."""
    state.first = _next_first(state)
    _deal(state)


def _next_first(state: State) -> int:
    """Who starts the next round: the first seat of a leading side, counted from the seat after the last starter.

    So the player with the most points starts (rulebook), partners who keep the lead take it in turns, and when the
    leaders are level the start passes on to the next seat (both rulings).
    """
    total = totals(state.scores)
    return next(seat for seat in in_turn(len(state.hands), state.first + 1) if total[seat % 2] == max(total))


def _deal(state: State) -> None:
    """Lays out a round: every card shuffled, eight to each seat, the rest is the draw pile."""
    seats, expeditions = len(state.hands), state.options.expeditions
    pile = state.rng.shuffled(deck(seats, expeditions))
    state.hands = [sorted(pile.pop() for _ in range(HAND)) for _ in range(seats)]
    state.pile = pile
    state.given = [()] * seats if seats == 4 else []
    state.sides = [[()] * expeditions, [()] * expeditions]
    state.discards = [()] * expeditions
    state.passes = 0
    state.stack.append(PutDown(seat=state.first))
