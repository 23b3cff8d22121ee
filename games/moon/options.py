"""What is open in a turn, by the facts alone: the search asks this way; :mod:`games.moon.turn` puts it into words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from games.engine import Effect
from games.moon.building import affordable
from games.moon.counts import has_special, meets
from games.moon.effects import possible
from games.moon.facts import COLOUR, FACTS, bound, heard
from games.moon.state import Site, State

BUILD, ASSIMILATE, EXPEDITION, PARK, FLIP, CLAIM = "build-", "assimilate-", "expedition-", "park-", "flip-", "claim-"
END_TURN = "end-turn"
PINK = COLOUR["pink"]


def open_keys(state: State, seat: int) -> list[str]:
    """The keys open in the turn of ``seat``, in the order in which they are offered."""
    turn = state.turn
    keys: list[str] = []
    if not turn.acted or turn.again:
        keys = [fact.build for fact in affordable(state, seat)]
    if not turn.acted:
        keys += [FACTS[key].assimilate for key in state.seats[seat].hand]
    if may_explore(state, seat):
        keys.append(f"{EXPEDITION}{state.seats[seat].expedition}")
    if may_park(state, seat):
        keys += [PARK + key for _, key in free_spots(state, seat)]
    if not turn.flipped:
        keys += [FLIP + key for key, site in pink(state, seat) if not site.flipped and useful_flip(state, seat, key)]
    if not turn.claimed:
        keys += [CLAIM + key for key in unclaimed(state) if meets(state, seat, key)]
    if turn.acted or not state.seats[seat].hand:
        keys.append(END_TURN)
    return keys


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
    return 2 if has_special(state.seats[seat], "park-twice") else 1


def hosts(state: State, seat: int) -> list[int]:
    """The seats on whose cards ``seat`` may park, the next in turn order first."""
    count = len(state.seats)
    found = [(seat + step) % count for step in range(1, count)]
    return [*found, seat] if has_special(state.seats[seat], "own-parking") else found


def free_spots(state: State, seat: int) -> list[tuple[int, str]]:
    """The empty parking spots open to ``seat``: their owner and structure."""
    return [
        (host, key)
        for host in hosts(state, seat)
        for key, site in state.seats[host].tableau.items()
        if site.parked is None and FACTS[key].spot
    ]


def pink(state: State, seat: int) -> Iterator[tuple[str, Site]]:
    """The pink structures of ``seat``."""
    owner = state.seats[seat]
    if not owner.colours[PINK]:
        return
    yield from ((key, site) for key, site in owner.tableau.items() if FACTS[key].colour == PINK)


def useful_flip(state: State, seat: int, key: str) -> bool:
    """Whether flipping does anything: by its own effect, or by a "whenever" that hears it."""
    return any_use(state, seat, key) or any(heard(card, "flip", seat) for card in state.seats[seat].ongoing)


def unclaimed(state: State) -> list[str]:
    """The reputations that nobody has claimed."""
    claimed = {key for owner in state.seats for key in owner.reputations}
    return [key for key in state.offer if key not in claimed]


def any_use(state: State, seat: int, card: str) -> bool:
    """Whether an expedition card or a flip would do anything now."""
    return any(possible(state, effect) for effect in bound(card, "use", seat))


@lru_cache(maxsize=1 << 12)
def consequence(seat: int, key: str) -> tuple[Effect, ...]:
    """What a choice of a turn causes."""
    if key == END_TURN:
        return (Effect("end_turn", seat),)
    op, _, card = key.partition("-")
    return Effect(op, seat, {"card": card}), Effect("turn", seat)
