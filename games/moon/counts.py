"""What can be counted on a player's side, and what it is worth at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from games.engine import Effect
from games.moon.abilities import COLOURS, FLAGS, RESOURCES
from games.moon.catalogue import REPUTATIONS, STRUCTURES
from games.moon.facts import SPECIALS, Lookup
from games.moon.state import Seat, State, neighbours

Counter = Callable[[State, int], int]


def _flag(n: int) -> Counter:
    return lambda state, seat: state.seats[seat].flags[n]


def _colour(n: int) -> Counter:
    return lambda state, seat: state.seats[seat].colours[n]


def _resource(n: int) -> Counter:
    return lambda state, seat: state.seats[seat].resources[n]


def _kinds(of: list[int]) -> int:
    return sum(n > 0 for n in of)


def _guests(state: State, seat: int) -> int:
    return sum(site.parked not in {None, seat} for site in state.seats[seat].tableau.values())


COUNTERS: dict[str, Counter] = {
    **{flag: _flag(n) for n, flag in enumerate(FLAGS)},
    **{colour: _colour(n) for n, colour in enumerate(COLOURS)},
    **{resource: _resource(n) for n, resource in enumerate(RESOURCES)},
    "flags": lambda state, seat: sum(state.seats[seat].flags),
    "flag-kinds": lambda state, seat: _kinds(state.seats[seat].flags),
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
"""By what is counted; see :data:`games.moon.abilities.Count`."""


def worth(state: State, seat: int, effect: Effect) -> int:
    """What a "per" or "score" effect comes to for ``seat`` now: ``n`` for each full count, at most ``most``."""
    args = effect.args
    each, n, most = args["each"], args["n"], args["most"]
    assert isinstance(each, int)  # noqa: S101 - effects are ours
    assert isinstance(n, int)  # noqa: S101
    assert isinstance(most, int)  # noqa: S101
    return min(most, COUNTERS[str(args["count"])](state, seat) // each * n)


def has_special(owner: Seat, what: str) -> bool:
    """Whether a player has a red structure with this ongoing op."""
    return any(what in SPECIALS[key] for key in owner.ongoing if key in STRUCTURES)


def printed_hearts(owner: Seat) -> int:
    """The points printed on a player's structures."""
    return sum(STRUCTURES[key].hearts for key in owner.tableau)


def reputation_hearts(owner: Seat) -> int:
    """The points printed on a player's reputation cards."""
    return sum(REPUTATIONS[key].hearts for key in owner.reputations)


def end_effects(key: str) -> Iterator[Effect]:
    """The effects of a structure that score at the end."""
    return (effect for effect in STRUCTURES[key].effects if effect.op == "score")


def end_scores(state: State, seat: int) -> int:
    """What a player's end-of-game effects are worth now.

    A mirror scores, as if it were the player's own, the one end-of-game effect of a neighbour's grey structure that is
    worth most to the player; two mirrors may look at different ones.
    """
    owner = state.seats[seat]
    points = sum(worth(state, seat, effect) for key in owner.tableau for effect in end_effects(key))
    mirrors = sum("mirror-score" in SPECIALS[key] for key in owner.ongoing if key in STRUCTURES)
    if mirrors:
        seen = [
            worth(state, seat, effect)
            for other in neighbours(state, seat)
            for key in state.seats[other].tableau
            if STRUCTURES[key].colour == "grey"
            for effect in end_effects(key)
        ]
        points += sum(sorted(seen, reverse=True)[:mirrors])
    return points


def score(state: State, seat: int) -> int:
    """A player's points if the game ended now, without another scoring phase."""
    owner = state.seats[seat]
    return owner.hearts + printed_hearts(owner) + reputation_hearts(owner) + end_scores(state, seat)


def meets(state: State, seat: int, reputation: str) -> bool:
    """Whether a player meets all that a reputation card asks for."""
    for counter, n in NEEDS[reputation]:  # noqa: SIM110 - a plain loop: the search asks this of every card, every time
        if counter(state, seat) < n:
            return False
    return True


def _needs(key: str) -> tuple[tuple[Counter, int], ...]:
    return tuple((COUNTERS[need.count], need.n) for need in REPUTATIONS[key].needs)


NEEDS: Lookup[tuple[tuple[Counter, int], ...]] = Lookup(_needs)
"""What a reputation asks for, ready to be counted."""
