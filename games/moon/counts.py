"""What can be counted on a player's side, and what it is worth at the end.

Flags lent by parking last "for the rest of this turn" (the aid): whatever counts in a turn counts them, too. What is
scored, by majorities or at the end, counts printed flags alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from games.engine import Lookup
from games.moon.card_index import PRIVILEGES
from games.moon.cards import Need
from games.moon.catalogue import REPUTATIONS, STRUCTURES
from games.moon.components import COLOURS, FLAGS, RESOURCES
from games.moon.effects import Count, Per, Privilege, Score
from games.moon.state import Seat, State, neighbours

Counter = Callable[[State, int], int]
Shown = Callable[[State, int], list[int]]


def printed_flags(state: State, seat: int) -> list[int]:
    """The flags on structures and base, in the order of FLAGS."""
    return state.seats[seat].flags


def flags_in_turn(state: State, seat: int) -> list[int]:
    """The printed flags, and in a turn of one's own those that parking has lent."""
    printed, lent = state.seats[seat].flags, state.turn.lent
    if not any(lent) or state.playing != seat:
        return printed
    return [own + more for own, more in zip(printed, lent, strict=True)]


def _flag_counters(shown: Shown) -> dict[str, Counter]:
    def one(n: int) -> Counter:
        return lambda state, seat: shown(state, seat)[n]

    return {
        **{flag: one(n) for n, flag in enumerate(FLAGS)},
        "flags": lambda state, seat: sum(shown(state, seat)),
        "flag-kinds": lambda state, seat: _kinds(shown(state, seat)),
    }


def _colour(n: int) -> Counter:
    return lambda state, seat: state.seats[seat].colours[n]


def _resource(n: int) -> Counter:
    return lambda state, seat: state.seats[seat].resources[n]


def _kinds(of: list[int]) -> int:
    return len(of) - of.count(0)


def _guests(state: State, seat: int) -> int:
    return sum(site.parked not in {None, seat} for site in state.seats[seat].tableau.values())


COUNTERS: dict[str, Counter] = {
    **_flag_counters(printed_flags),
    **{colour: _colour(n) for n, colour in enumerate(COLOURS)},
    **{resource: _resource(n) for n, resource in enumerate(RESOURCES)},
    "structures": lambda state, seat: len(state.seats[seat].tableau),
    "colours": lambda state, seat: _kinds(state.seats[seat].colours),
    "rovers": lambda state, seat: state.seats[seat].rovers,
    "guests": _guests,
    "resources": lambda state, seat: sum(state.seats[seat].resources),
    "resource-kinds": lambda state, seat: _kinds(state.seats[seat].resources),
    "production": lambda state, seat: sum(state.seats[seat].makes),
    "production-kinds": lambda state, seat: _kinds(state.seats[seat].makes),
    "reputations": lambda state, seat: len(state.seats[seat].reputations),
    "hearts-here": lambda state, seat: sum(site.hearts for site in state.seats[seat].tableau.values()),
    "x": lambda state, seat: state.x,  # noqa: ARG005 - X is everybody's
}
"""By what is counted; see :data:`games.moon.effects.Count`. For what is scored."""
IN_TURN: dict[str, Counter] = {**COUNTERS, **_flag_counters(flags_in_turn)}
"""The same for what happens in a turn."""


def worth(state: State, seat: int, ability: Per | Score) -> int:
    """What a "per" or "score" ability comes to for ``seat`` now: ``n`` for each full count, at most ``most``."""
    counters = IN_TURN if isinstance(ability, Per) else COUNTERS
    return min(ability.most, counters[ability.count](state, seat) // ability.each * ability.n)


def has_privilege(owner: Seat, what: Privilege) -> bool:
    """Whether a player has a red structure with this privilege."""
    for key in owner.ongoing:  # noqa: SIM110 - a plain loop: the search asks this all the time
        if what in PRIVILEGES[key]:
            return True
    return False


def printed_hearts(owner: Seat) -> int:
    """The points printed on a player's structures."""
    return sum(STRUCTURES[key].hearts for key in owner.tableau)


def reputation_hearts(owner: Seat) -> int:
    """The points printed on a player's reputation cards."""
    return sum(REPUTATIONS[key].hearts for key in owner.reputations)


def end_effects(key: str) -> Iterator[Score]:
    """The abilities of a structure that score at the end."""
    return (ability for ability in STRUCTURES[key].effects if isinstance(ability, Score))


class EndScore(NamedTuple):
    """What a structure scores at the end; by a neighbour's structure where it mirrors that."""

    card: str
    points: int
    mirrored: str | None = None


def end_parts(state: State, seat: int) -> list[EndScore]:
    """What a player's end-of-game abilities are worth now, one by one.

    A mirror scores, as if it were the player's own, the one end-of-game ability of a neighbour's grey structure that is
    worth most to the player; two mirrors may look at different ones.
    """
    owner = state.seats[seat]
    found = [EndScore(key, worth(state, seat, ability)) for key in owner.tableau for ability in end_effects(key)]
    mirrors = [key for key in owner.ongoing if "mirror-score" in PRIVILEGES[key]]
    if mirrors:
        seen = [
            (worth(state, seat, ability), key)
            for other in neighbours(state, seat)
            for key in state.seats[other].tableau
            if STRUCTURES[key].colour == "grey"
            for ability in end_effects(key)
        ]
        best = sorted(seen, reverse=True)[: len(mirrors)]
        found += [EndScore(mirror, points, key) for mirror, (points, key) in zip(mirrors, best, strict=False)]
    return found


def end_scores(state: State, seat: int) -> int:
    """What a player's end-of-game abilities are worth now."""
    return sum(part.points for part in end_parts(state, seat))


def score(state: State, seat: int) -> int:
    """A player's points if the game ended now, without another scoring phase."""
    owner = state.seats[seat]
    return owner.hearts + printed_hearts(owner) + reputation_hearts(owner) + end_scores(state, seat)


FIGURES = (*FLAGS, *COLOURS, "structures", "rovers")
"""What stands in a state as it is counted: most of what reputations ask for."""


def figures(owner: Seat, flags: Sequence[int]) -> list[int]:
    """What a player who shows these ``flags`` has of each of FIGURES."""
    return [*flags, *owner.colours, len(owner.tableau), owner.rovers]


Asked = tuple[tuple[tuple[Count, int, int], ...], tuple[tuple[Count, Counter, int], ...]]
"""What is to be had and how much of it: what is one of FIGURES with its place there, the rest with its counter."""


def asked(needs: Sequence[Need], counters: Mapping[str, Counter]) -> Asked:
    """The ``needs`` of a reputation, ready to be counted."""
    return (
        tuple((need.count, FIGURES.index(need.count), need.n) for need in needs if need.count in FIGURES),
        tuple((need.count, counters[need.count], need.n) for need in needs if need.count not in FIGURES),
    )


NEEDS: Lookup[str, Asked] = Lookup(lambda key: asked(sorted(REPUTATIONS[key].needs, key=lambda need: -need.n), IN_TURN))
"""What a reputation asks for in a turn: what is met last comes first, as most are looked at in vain."""
