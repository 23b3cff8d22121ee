"""Where a mech can go (rulebook, page 5)."""

from __future__ import annotations

from functools import lru_cache

from games.expeditions.board import BASECAMP, NEIGHBOURS, POSITIONS
from games.expeditions.state import State
from games.parts import maps

_ORDER = {position: index for index, position in enumerate(POSITIONS)}


def destinations(state: State, seat: int, steps: int) -> tuple[str, ...]:
    """The positions a mech can end on within ``steps``, in the layout's order."""
    seats = state.seats
    occupied = [other.position for n, other in enumerate(seats) if n != seat and other.position is not None]
    occupied.sort()
    return _reach(seats[seat].position, tuple(occupied), state.hidden, steps, state.options.free_pass)


@lru_cache(maxsize=8192)
def _reach(
    start: str | None, occupied: tuple[str, ...], hidden: tuple[str, ...], steps: int, free: bool
) -> tuple[str, ...]:
    """Mechs may be passed, at a step each unless ``free``, but no two stand on one position."""
    within = _within(start, occupied if free else (), hidden, steps)
    return tuple([position for position in within if position not in occupied])


@lru_cache(maxsize=8192)
def _within(start: str | None, free: tuple[str, ...], hidden: tuple[str, ...], steps: int) -> tuple[str, ...]:
    """The positions that lie within ``steps``, those of ``free`` costing none; a face-down tile ends the way."""
    best: dict[str, int] = {} if start is None else {start: 0}
    wave = [(0, position) for position in (BASECAMP if start is None else NEIGHBOURS[start])]
    while wave:
        spent, position = wave.pop()
        spent += 0 if position in free else 1

        if spent > steps or best.get(position, steps + 1) <= spent:
            continue
        best[position] = spent
        if position not in hidden:
            wave += [(spent, beyond) for beyond in NEIGHBOURS[position]]
    return tuple(position for position in sorted(best, key=_ORDER.__getitem__) if position != start)


@lru_cache
def distances(start: str | None) -> dict[str, int]:
    """Steps from a position (None: Basecamp) to every other, mechs and face-down tiles aside."""
    if start is None:
        return {position: 1 + steps for position, steps in maps.distances(NEIGHBOURS, BASECAMP).items()}
    return maps.distances(NEIGHBOURS, [start])
