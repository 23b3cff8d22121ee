"""Who has most of a flag: printed flags on structures and base, parked rovers never."""

from __future__ import annotations

from games.engine import Text, text
from games.moon.abilities import FLAGS
from games.moon.counts import has_special
from games.moon.state import State


def flag_name(flag: int) -> Text:
    """The name of a flag, by its place."""
    return text(f"flag-{FLAGS[flag]}")


def rovers_at_scoring(state: State, seat: int) -> int:
    """The rovers in supply once every player has taken in those that stand on their cards."""
    owner = state.seats[seat]
    return owner.rovers + sum(site.parked is not None for site in owner.tableau.values())


def leaders(state: State, flag: int) -> tuple[int, ...]:
    """Who would take the hearts on a flag now: nobody, one seat, or several that stay tied.

    Most printed flags, at least one. A tie goes to whoever has a structure that wins ties; among several such, or none,
    to the one of them with most rovers.
    """
    shown = [seat.flags[flag] for seat in state.seats]
    most = max(shown)
    if not most:
        return ()
    tied = [seat for seat, n in enumerate(shown) if n == most]
    if len(tied) > 1:
        tied = [seat for seat in tied if has_special(state.seats[seat], "wins-ties")] or tied
    if len(tied) > 1:
        rovers = {seat: rovers_at_scoring(state, seat) for seat in tied}
        tied = [seat for seat in tied if rovers[seat] == max(rovers.values())]
    return tuple(tied)


def lone_leader(state: State, flag: int) -> int | None:
    """Who shows more of a flag than anybody else; ties have no such leader, whoever would win them."""
    shown = [seat.flags[flag] for seat in state.seats]
    most = max(shown)
    return shown.index(most) if most and shown.count(most) == 1 else None
