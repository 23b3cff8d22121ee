"""What speaks for a choice in Famous Explorers, in words: the terms of its evaluation."""

from __future__ import annotations

from games.engine import Text, text
from games.famous_explorers.arrow_choices import read_arrow_key
from games.famous_explorers.explorers import EXPLORERS
from games.famous_explorers.heuristics import SeatEvaluator
from games.famous_explorers.names import node
from games.famous_explorers.turn import REMOVE

_OTHERS = {
    "end": "reason-end",
    "claim": "reason-claim",
    "score": "reason-score",
    "mark": "reason-mark",
    "peek": "reason-peek",
    "keep": "reason-keep",
}


def reason(values: SeatEvaluator, key: str, *, own: bool) -> Text | None:
    """What speaks most for taking ``key``; of what its player is after only where it is for their ``own`` eyes."""
    route = read_arrow_key(key)
    if route is not None:
        return _arrow(values, route.colour, route.target, own=own)
    if key.startswith(REMOVE):
        return _remove(values, key.removeprefix(REMOVE))
    verb, _, rest = key.partition("-")
    if verb == "buy":
        return text("reason-explorer" if rest in EXPLORERS else "reason-event")
    return text(_OTHERS[verb]) if verb in _OTHERS else None


def _remove(values: SeatEvaluator, colour: str) -> Text:
    state = values.state
    kind = state.world.by_key[state.paths[colour].arrows[-1].source].kind
    if kind == "red" and state.supply:
        return text("reason-back-to-red")
    return text("reason-back-to-green" if kind == "green" else "reason-remove")


def _arrow(values: SeatEvaluator, colour: str, target: str, *, own: bool) -> Text:
    state = values.state
    if target in state.public:
        return text("reason-reach-public")
    if own and target in values.wanted and values.wanted[target] > 0:
        return text("reason-reach", place=node(state.map, target))
    kind = state.world.by_key[target].kind
    if kind == "red" and state.supply:
        return text("reason-ticket")
    if kind == "green" or target in state.paths[colour].touched:
        return text("reason-another-arrow")
    wanted = [place for place, worth in values.wanted.items() if worth > 0] if own else list(state.public)
    near = values.chances[target]
    nearest = max(wanted, key=lambda place: near[place] - values.prospect(place), default=None)
    if nearest is None or near[nearest] <= values.prospect(nearest):
        return text("reason-way")
    return text("reason-closer", place=node(state.map, nearest))
