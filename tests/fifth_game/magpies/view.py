"""What a seat may know of a game of Magpies."""

from __future__ import annotations

import msgspec
from magpies.effects import PickThing
from magpies.state import State, thing


class Side(msgspec.Struct, frozen=True):
    """What everyone sees of a player: things won, their points, whether a card is laid, and which, once turned over."""

    won: tuple[str, ...]
    score: int
    ready: bool
    card: int | None


class View(msgspec.Struct, frozen=True):
    """A position as ``me`` (None: a spectator) sees it. Rounds count from 1; ``picking`` is who picks a thing now."""

    me: int | None
    round: int
    rounds: int
    row: tuple[str, ...]
    sides: tuple[Side, ...]
    picking: int | None
    over: bool
    hand: tuple[int, ...]
    laid: int | None


def view(state: State, seat: int | None) -> View:
    shown, top = state.shown, state.stack[-1] if state.stack else None
    return View(
        me=seat,
        round=min(state.turns + 1, state.options.rounds),
        rounds=state.options.rounds,
        row=tuple(map(thing, state.row)),
        sides=tuple(
            Side(tuple(map(thing, sorted(won))), sum(won), card is not None, card if shown else None)
            for won, card in zip(state.won, state.laid, strict=True)
        ),
        picking=top.seat if isinstance(top, PickThing) else None,
        over=not state.stack,
        hand=() if seat is None else tuple(state.hands[seat]),
        laid=None if seat is None else state.laid[seat],
    )
