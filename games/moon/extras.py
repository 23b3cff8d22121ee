"""The extras of a turn: who may explore, park, flip and claim what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from games.moon.card_index import BLUEPRINTS, heard
from games.moon.components import COLOUR
from games.moon.counts import NEEDS, figures, flags_in_turn, has_privilege
from games.moon.possible import any_use
from games.moon.state import Site, State

PINK = COLOUR["pink"]


def may_explore(state: State, seat: int) -> bool:
    """Whether the expedition card can be used now, to some effect."""
    card = state.seats[seat].expedition
    return not state.turn.expedition and card is not None and any_use(state, seat, card)


def may_park(state: State, seat: int) -> bool:
    """Whether ``seat`` has a rover to park, and may."""
    owner = state.seats[seat]
    return owner.rovers > 0 and (state.turn.parked == 0 or state.turn.parked < parkings(state, seat))


def parkings(state: State, seat: int) -> int:
    """How many rovers ``seat`` may park in a turn."""
    return 2 if has_privilege(state.seats[seat], "park-twice") else 1


def hosts(state: State, seat: int) -> tuple[int, ...]:
    """The seats on whose cards ``seat`` may park, the next in turn order first."""
    others = _next_in_order(len(state.seats), seat)
    return (*others, seat) if has_privilege(state.seats[seat], "own-parking") else others


@cache
def _next_in_order(seats: int, seat: int) -> tuple[int, ...]:
    return tuple((seat + step) % seats for step in range(1, seats))


def free_spots(state: State, seat: int) -> list[tuple[int, str]]:
    """The empty parking spots open to ``seat``: their owner and structure."""
    return [
        (host, key)
        for host in hosts(state, seat)
        for key, site in state.seats[host].tableau.items()
        if site.parked is None and BLUEPRINTS[key].spot
    ]


def pink(state: State, seat: int) -> Iterator[tuple[str, Site]]:
    """The pink structures of ``seat``."""
    owner = state.seats[seat]
    if not owner.colours[PINK]:
        return
    yield from ((key, site) for key, site in owner.tableau.items() if BLUEPRINTS[key].colour == PINK)


def useful_flip(state: State, seat: int, key: str) -> bool:
    """Whether flipping does anything: by its own abilities, or by a "whenever" that hears it."""
    return any_use(state, seat, key) or any(heard(card, "flip", seat) for card in state.seats[seat].ongoing)


def unclaimed(state: State) -> Sequence[str]:
    """The reputations that nobody has claimed."""
    return _not_claimed(state, state.offer)


def claimable(state: State, seat: int) -> Sequence[str]:
    """Those of which ``seat`` meets all that they ask for."""
    met, have = [], figures(state.seats[seat], flags_in_turn(state, seat))
    for key in state.offer:
        plain, others = NEEDS[key]
        for _, figure, n in plain:
            if have[figure] < n:
                break
        else:
            for _, counter, n in others:
                if counter(state, seat) < n:
                    break
            else:
                met.append(key)
    return _not_claimed(state, met) if met else met


def _not_claimed(state: State, reputations: Sequence[str]) -> Sequence[str]:
    claimed = [key for owner in state.seats for key in owner.reputations]
    return [key for key in reputations if key not in claimed] if claimed else reputations
