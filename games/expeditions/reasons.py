"""What speaks for a choice in Expeditions, in words: the terms of its evaluation."""

from __future__ import annotations

from games.engine import WAYS_OUT, Text, text
from games.expeditions import abilities, effects
from games.expeditions.catalogue import CARDS
from games.expeditions.evaluator import SeatEvaluator
from games.expeditions.places import MOVE
from games.expeditions.playing import core_value
from games.expeditions.state import State
from games.expeditions.turn import REFRESH

PLAY = "play-"
_BY_FRAME = {
    abilities.Boast: "reason-star",
    abilities.Solve: "reason-quest",
    abilities.Vanquish: "reason-fight",
    abilities.Upgrade: "reason-tuck",
    abilities.Meld: "reason-tuck",
    effects.PickCard: "reason-card",
}


def reason(state: State, seat: int, key: str) -> Text | None:
    """What speaks most for ``seat`` taking ``key``; it goes by what lies open."""
    frame, values = state.stack[-1], SeatEvaluator(state, seat)
    if key in WAYS_OUT or (key == REFRESH and not values.owner.active):
        return None
    if isinstance(frame, effects.Shift):
        return text("reason-refresh", cards=len(values.owner.active)) if key == REFRESH else text("reason-actions")
    if key.startswith(MOVE):
        return _moving(values, key.removeprefix(MOVE))
    if key == "gather":
        return text("reason-gather")
    if key.startswith(PLAY):
        card = key.removeprefix(PLAY)
        power, guile = core_value(values.owner, card)
        by_worker = CARDS[card].colour in values.ready and values.ability(card) > power + guile
        return text("reason-play-ability") if by_worker else text("reason-play-core", power=power, guile=guile)
    found = _BY_FRAME.get(type(frame))
    return text(found) if found else None


def _moving(values: SeatEvaluator, to: str) -> Text:
    state = values.state
    if to in state.hidden:
        return text("reason-discover")
    if state.corruption.get(to) and values.vanquish(to, values.owner.power, values.owner.guile) > values.gather(to):
        return text("reason-move-fight")
    if values.gather(to) > values.gather(values.owner.position):
        return text("reason-move-gather")
    return text("reason-move-on")
