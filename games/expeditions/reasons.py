"""What speaks for a choice in Expeditions, in words: the terms of its evaluation."""

from __future__ import annotations

from games.engine import WAYS_OUT, Effect, Text, text
from games.expeditions import abilities, effects, names
from games.expeditions.benefits import ALL
from games.expeditions.catalogue import CARDS
from games.expeditions.evaluator import SeatEvaluator
from games.expeditions.machine import MACHINE
from games.expeditions.places import MOVE, reach
from games.expeditions.playing import core_value
from games.expeditions.state import State
from games.expeditions.terms import SPOTS
from games.expeditions.turn import REFRESH, TOKEN

PLAY = "play-"
MUCH = 3.0
"""An ability that is worth so many dollars speaks for its card by itself."""
_FOR_STARS: dict[type[Effect], str] = {
    abilities.Boast: "reason-star",
    abilities.Solve: "reason-quest",
    abilities.Vanquish: "reason-fight",
    abilities.Upgrade: "reason-tuck",
    abilities.Meld: "reason-tuck",
}
_PARTS: dict[type[Effect], str] = {
    **_FOR_STARS,
    abilities.GainCard: "reason-more-cards",
    abilities.Sweep: "reason-sweep",
    abilities.Move: "reason-part-move",
    abilities.Play: "reason-part-play",
    abilities.Refresh: "reason-again",
    abilities.RescueCard: "reason-again",
    abilities.RescueWorker: "reason-again",
}
"""What parts of abilities and benefits are good for."""
_CARDS = {
    "item": "reason-card-item",
    "meteorite": "reason-card-meteorite",
    "quest": "reason-card-quest",
    "person": "reason-card-person",
}


def reason(state: State, seat: int, key: str, *, own: bool) -> Text | None:
    """What speaks most for ``seat`` taking ``key``; what it alone sees counts only where it is for its ``own`` eyes."""
    frame, values = state.stack[-1], SeatEvaluator(state, seat)
    if key in {*WAYS_OUT, ALL} or key.startswith("map-") or (key == REFRESH and not values.owner.active):
        return None
    if key.startswith(MOVE):
        return _moving(values, key.removeprefix(MOVE))
    if key == "gather":
        return text("reason-gather")
    if key.startswith(PLAY):
        return _playing(values, key.removeprefix(PLAY))
    match frame:
        case effects.Shift():
            if key == REFRESH:
                return text("reason-refresh", cards=len(values.owner.active))
            return _shifting(values, key.removeprefix(TOKEN))
        case effects.PickCard():
            spot, _, _ = key.removeprefix("gain-").partition(".")
            return _holding(values, state.spots[SPOTS.index(spot)] if spot in SPOTS else None)
        case effects.KeepCard():
            return _holding(values, key.removeprefix("keep-").partition(".")[0]) if own else None
        case effects.Played():
            return _core(values, frame.card) if key == "core" else text("reason-play-ability")
        case abilities.OneOf():
            return _part(values, frame.then[int(key.removeprefix("or-"))], own=own)
        case effects.Menu() | effects.Gather() | abilities.Neighbour():
            part, *_ = MACHINE.question_of(frame).then(state, frame, key)
            return _part(values, part, own=own)
        case abilities.RescueCard() | abilities.RescueWorker():
            return text("reason-again")
    found = _FOR_STARS.get(type(frame))
    return text(found) if found else None


def _part(values: SeatEvaluator, part: Effect, *, own: bool) -> Text | None:
    """What one part of an ability or benefit is good for."""
    owner = values.owner
    match part:
        case abilities.OneOf(then=sides):
            return _part(values, max(sides, key=values.plain), own=own)
        case abilities.Gain(what="power" | "guile") | abilities.Per(what="power" | "guile"):
            return text("reason-points", power=owner.power, guile=owner.guile)
        case abilities.Gain(what="coins") | abilities.Per(what="coins"):
            return text("reason-coins")
        case abilities.Gain(what=what):
            cards = sum(CARDS[card].colour == what for card in owner.hand) if own else 0
            return text("reason-worker-cards", cards=cards) if cards else text("reason-workers-maps")
    found = _PARTS.get(type(part))
    return text(found) if found else None


def _playing(values: SeatEvaluator, card: str) -> Text:
    power, guile = core_value(values.owner, card)
    by_worker = CARDS[card].colour in values.ready and values.ability(card) > power + guile
    return text("reason-play-ability") if by_worker else _core(values, card)


def _core(values: SeatEvaluator, card: str) -> Text:
    power, guile = core_value(values.owner, card)
    return text("reason-play-core", what=names.points(power, guile))


def _shifting(values: SeatEvaluator, covered: str) -> Text:
    """Of the two actions that are exposed, what they are good for together."""
    state, here = values.state, values.owner.position

    def worth(to: str) -> float:
        return values.arrival(to) + (values.gather(to) if covered == "play" else values.future(to))

    there = max(reach(state, values.seat), key=worth, default=here)
    if covered == "move" or there is None or there == here:
        return text("reason-stay" if covered == "move" else "reason-no-way")
    if there in state.hidden:
        return text("reason-go-discover", place=names.position(there))
    tile = names.tile(state.tiles[there])
    return text("reason-go-gather" if covered == "play" else "reason-go-play", tile=tile)


def _holding(values: SeatEvaluator, card: str | None) -> Text | None:
    """What a card is good for that could be had; a worker that is ready for it comes first."""
    if card is None:
        return None
    if CARDS[card].colour in values.ready and values.ability(card) > MUCH:
        return text("reason-card-worker", worker=names.worker(CARDS[card].colour))
    return text(_CARDS[names.kind_of(card)])


def _moving(values: SeatEvaluator, to: str) -> Text:
    state = values.state
    if to in state.hidden:
        return text("reason-discover")
    if state.corruption.get(to) and values.vanquish(to, values.owner.power, values.owner.guile) > values.gather(to):
        return text("reason-move-fight")
    if values.gather(to) > values.gather(values.owner.position):
        return text("reason-move-gather")
    return text("reason-move-on")
