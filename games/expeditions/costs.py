"""Paying for a benefit (rulebook, page 7: the cost comes first)."""

from __future__ import annotations

from functools import lru_cache

from games.engine import Effect, Log, Player, Text, push, text
from games.expeditions import names
from games.expeditions.abilities import COLOURS
from games.expeditions.benefits import enact
from games.expeditions.gains import controlled
from games.expeditions.machine import MACHINE, Question, number, word
from games.expeditions.state import Active, Seat, State
from games.expeditions.tucking import lift

_PAY = "pay-"


def _has(owner: Seat, cost: str) -> int:
    match cost:
        case "power" | "guile" | "coins":
            return int(getattr(owner, cost))
        case "map":
            return owner.maps
        case "corruption":
            return len(owner.corruption)
        case "card":
            return len(owner.hand) + len(owner.active)
        case "discard":
            return len(owner.hand)
        case _:
            return sum(owner.workers.values())


@MACHINE.need("pay")
def need_pay(state: State, effect: Effect) -> Text | None:
    """What the cost takes."""
    cost, n = word(effect, "cost"), number(effect, "n")
    return None if _has(state.seats[effect.seat], cost) >= n else _lacks(cost, n)


@lru_cache
def _lacks(cost: str, n: int) -> Text:
    return text(f"withheld-cost-{cost}", n=n)


@MACHINE.do
def pay(state: State, effect: Effect, log: Log) -> None:
    """The cost, then what it is for."""
    seat, cost, n = effect.seat, word(effect, "cost"), number(effect, "n")
    if need_pay(state, effect) is not None:
        return
    owner = state.seats[seat]
    after = enact(Effect("all_of", seat, then=effect.then))
    match cost:
        case "power":
            owner.power -= n
        case "guile":
            owner.guile -= n
        case "coins":
            owner.coins -= n
        case "map":
            owner.maps -= n
            state.box += ["map"] * n
        case _:
            push(state, [Effect("pay_with", seat, {"cost": cost, "n": n, "first": True}, after)])
            return
    said = "say-trashes" if cost == "map" else "say-pays"
    log.say(text(said, player=Player(seat), what=names.amount(cost, n)), touched=(f"seat:{seat}",))
    push(state, after)


@MACHINE.question
class PayWith(Question):
    """Which card, token or worker pays; once the first is paid, the rest is too."""

    op = "pay_with"

    def passes(self, frame: Effect) -> str | None:
        return self.passing if frame.args["first"] else None

    def keys(self, state: State, frame: Effect) -> list[str]:
        return [_PAY + piece for piece in _pieces(state.seats[frame.seat], word(frame, "cost"))]

    def then(self, state: State, frame: Effect, key: str) -> tuple[Effect, ...]:  # noqa: ARG002
        seat, cost, n = frame.seat, word(frame, "cost"), number(frame, "n")
        paid = Effect("pay_piece", seat, {"cost": cost, "piece": key.removeprefix(_PAY)})
        if n == 1:
            return (paid, *frame.then)
        return (paid, Effect("pay_with", seat, {"cost": cost, "n": n - 1, "first": False}, frame.then))

    def prompt(self, state: State, frame: Effect) -> Text:  # noqa: ARG002
        return text(f"ask-pay-{word(frame, 'cost')}")

    def label(self, state: State, frame: Effect, key: str) -> Text:  # noqa: ARG002
        cost = word(frame, "cost")
        return text("do-discard" if cost == "discard" else "do-trash", what=_named(cost, key.removeprefix(_PAY)))

    def ref(self, state: State, frame: Effect, key: str) -> str | None:  # noqa: ARG002
        return key.removeprefix(_PAY) if word(frame, "cost") in {"card", "discard"} else None


def _pieces(owner: Seat, cost: str) -> list[str]:
    match cost:
        case "corruption":
            return sorted(set(owner.corruption))
        case "card":
            return controlled(owner)
        case "discard":
            return owner.hand.copy()
        case _:
            return [colour for colour in COLOURS if owner.workers[colour]]


def _named(cost: str, piece: str) -> Text:
    if cost == "corruption":
        return names.token(piece)
    return names.worker(piece) if cost == "worker" else names.card(piece)


@MACHINE.do
def pay_piece(state: State, effect: Effect, log: Log) -> None:
    """A piece goes to the box, or a discarded card to the right end of the active row."""
    seat, cost, piece = effect.seat, word(effect, "cost"), word(effect, "piece")
    owner = state.seats[seat]
    match cost:
        case "discard":
            owner.hand.remove(piece)
            owner.active.append(Active(piece))
        case "card":
            lift(owner, piece)
            state.box.append(f"card-{piece}")
        case "corruption":
            owner.corruption.remove(piece)
            state.box.append(f"token-{piece}")
        case _:
            owner.workers[piece] -= 1
            state.box.append(f"worker-{piece}")
    said = text("say-discards" if cost == "discard" else "say-trashes", player=Player(seat), what=_named(cost, piece))
    log.say(said, touched=(f"seat:{seat}",))
