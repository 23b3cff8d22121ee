"""Who has most of a flag: printed flags on structures and base, parked rovers never."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from games.engine import Argument, Player, Text, text
from games.moon.card_index import PRIVILEGES
from games.moon.components import FLAGS
from games.moon.counts import has_privilege
from games.moon.state import State


def flag_name(flag: int) -> Text:
    """The name of a flag, by its place."""
    return text(f"flag-{FLAGS[flag]}")


def rovers_at_scoring(state: State, seat: int) -> int:
    """The rovers in supply once every player has taken in those that stand on their cards."""
    owner = state.seats[seat]
    return owner.rovers + sum(site.parked is not None for site in owner.tableau.values())


class Contest(NamedTuple):
    """How a flag stands: who would take its hearts now, and what decides it.

    ``leaders``: nobody, one seat, or several that stay tied. ``most``: the printed flags of those who show most.
    ``level``: who were level before ``by`` decided, or did not.
    """

    leaders: tuple[int, ...]
    most: int
    level: tuple[int, ...]
    by: Literal["flags", "privilege", "rovers"]


def contest(state: State, flag: int) -> Contest:
    """How a flag stands.

    Most printed flags lead, at least one. A tie goes to whoever has a structure that wins ties; among several such, or
    none, to the one of them with most rovers.
    """
    shown = [seat.flags[flag] for seat in state.seats]
    most = max(shown)
    tied = tuple(seat for seat, n in enumerate(shown) if n == most)
    if not most or len(tied) == 1:
        return Contest(tied if most else (), most, tied if most else (), "flags")
    privileged = tuple(seat for seat in tied if has_privilege(state.seats[seat], "wins-ties"))
    if len(privileged) == 1:
        return Contest(privileged, most, tied, "privilege")
    level = privileged or tied
    rovers = {seat: rovers_at_scoring(state, seat) for seat in level}
    return Contest(tuple(seat for seat in level if rovers[seat] == max(rovers.values())), most, level, "rovers")


def verdict(state: State, flag: int, found: Contest, hearts: int) -> Text:
    """Who takes so many hearts from a flag, or that they stay: with the counts, and what decided it."""
    name = flag_name(flag)
    if not found.leaders:
        return text("say-flag-unshown", flag=name)
    rovers = rovers_at_scoring(state, found.leaders[0])
    if len(found.leaders) > 1:
        return text("say-flag-level", players=_players(found.leaders), flag=name, most=found.most, rovers=rovers)
    (seat,) = found.leaders
    level = [other for other in found.level if other != seat]
    won: dict[str, Argument] = {
        "player": Player(seat),
        "hearts": text("amount-heart", n=hearts),
        "flag": name,
        "most": found.most,
    }
    match found.by:
        case "flags":
            following = max(owner.flags[flag] for other, owner in enumerate(state.seats) if other != seat)
            return text("say-flag-most", **won, next=following)
        case "privilege":
            card = next(key for key in state.seats[seat].ongoing if "wins-ties" in PRIVILEGES[key])
            return text("say-flag-privilege", **won, others=_players(level), card=text(f"card-{card}"))
        case "rovers":
            following = max(rovers_at_scoring(state, other) for other in level)
            return text("say-flag-rovers", **won, others=_players(level), rovers=rovers, next=following)


def _players(seats: Sequence[int]) -> tuple[Player, ...]:
    return tuple(map(Player, seats))


def lone_leader(state: State, flag: int) -> int | None:
    """Who shows more of a flag than anybody else; ties have no such leader, whoever would win them."""
    shown = [seat.flags[flag] for seat in state.seats]
    most = max(shown)
    return shown.index(most) if most and shown.count(most) == 1 else None
