"""Paying for a benefit (rulebook, page 7: the cost comes first)."""

from __future__ import annotations

from functools import lru_cache

from games.engine import Effect, Log, Player, Text, push, text
from games.expeditions import names
from games.expeditions.abilities import AllOf, Pay
from games.expeditions.benefits import enact, first_reason
from games.expeditions.effects import PayPiece, PayWith
from games.expeditions.gains import controlled
from games.expeditions.machine import MACHINE
from games.expeditions.questions import PassableQuestion
from games.expeditions.state import Active, Seat, State
from games.expeditions.terms import COLOURS, Cost
from games.expeditions.tucking import being_solved, lift


def _has(state: State, owner: Seat, cost: Cost) -> int:
    match cost:
        case "power" | "guile" | "coins":
            return int(getattr(owner, cost))
        case "map":
            return owner.maps
        case "corruption":
            return len(owner.corruption)
        case "card":
            return len(_trashable(state, owner))
        case "discard":
            return len(owner.hand)
        case _:
            return sum(owner.workers.values())


@MACHINE.need(Pay)
def need_pay(state: State, effect: Pay) -> Text | None:
    """What the cost takes, and something to gain by it once it is paid."""
    owner, cost, n = state.seats[effect.seat], effect.cost, effect.n
    if _has(state, owner, cost) < n:
        return _lacks(cost, n)
    if cost not in {"power", "guile"}:
        return first_reason(state, effect.then)
    have = getattr(owner, cost)
    setattr(owner, cost, have - n)
    try:
        return first_reason(state, effect.then)
    finally:
        setattr(owner, cost, have)


@lru_cache
def _lacks(cost: Cost, n: int) -> Text:
    return text(f"withheld-cost-{cost}", n=n)


@MACHINE.do(Pay)
def pay(state: State, effect: Pay, log: Log) -> None:
    seat, cost, n = effect.seat, effect.cost, effect.n
    if need_pay(state, effect) is not None:
        return
    owner = state.seats[seat]
    after = enact(AllOf(effect.then, seat=seat))
    match cost:
        case "power":
            owner.power -= n
        case "guile":
            owner.guile -= n
        case "coins":
            owner.coins -= n
        case "map":
            owner.maps -= n
            state.box = [*state.box, *["map"] * n]
        case _:
            push(state, [PayWith(cost, n, after, seat=seat)])
            return
    said = "say-trashes" if cost == "map" else "say-pays"
    log.say(lambda: text(said, player=Player(seat), what=names.amount(cost, n)), touched=(f"seat:{seat}",))
    push(state, after)


@MACHINE.question(PayWith)
class PayWithQuestion(PassableQuestion[PayWith]):
    prefix = "pay-"

    def leaves(self, frame: PayWith) -> str | None:
        return self.way_out if frame.first else None

    def things(self, state: State, frame: PayWith) -> list[str]:
        return _pieces(state, state.seats[frame.seat], frame.cost)

    def chosen(self, state: State, frame: PayWith, piece: str) -> tuple[Effect, ...]:
        seat, cost, n = frame.seat, frame.cost, frame.n
        paid = PayPiece(cost, piece, seat=seat)

        if n == 1:
            return (paid, *frame.then)
        return (paid, PayWith(cost, n - 1, frame.then, first=False, seat=seat))

    def prompt(self, state: State, frame: PayWith) -> Text:
        return text(f"ask-pay-{frame.cost}")

    def named(self, state: State, frame: PayWith, piece: str) -> Text:
        return text("do-discard" if frame.cost == "discard" else "do-trash", what=_named(frame.cost, piece))

    def ref(self, state: State, frame: PayWith, key: str) -> str | None:
        return super().ref(state, frame, key) if frame.cost in {"card", "discard"} else None


def _pieces(state: State, owner: Seat, cost: Cost) -> list[str]:
    match cost:
        case "corruption":
            return sorted(set(owner.corruption))
        case "card":
            return _trashable(state, owner)
        case "discard":
            return owner.hand.copy()
        case _:
            return [colour for colour in COLOURS if owner.workers[colour]]


def _trashable(state: State, owner: Seat) -> list[str]:
    """The cards that may be trashed; a quest that is being solved is to be tucked."""
    under_way = being_solved(state)
    return [card for card in controlled(owner) if card not in under_way]


def _named(cost: Cost, piece: str) -> Text:
    if cost == "corruption":
        return names.token(piece)
    return names.worker(piece) if cost == "worker" else names.quoted(piece)


@MACHINE.do(PayPiece)
def pay_piece(state: State, effect: PayPiece, log: Log) -> None:
    seat, cost, piece = effect.seat, effect.cost, effect.piece
    owner = state.seats[seat]
    match cost:
        case "discard":
            owner.hand.remove(piece)
            owner.active.append(Active(piece))
        case "card":
            lift(owner, piece)
            state.box = [*state.box, f"card-{piece}"]
        case "corruption":
            left = [*owner.corruption]
            left.remove(piece)
            owner.corruption = left
            state.box = [*state.box, f"token-{piece}"]
        case _:
            owner.workers[piece] -= 1
            state.box = [*state.box, f"worker-{piece}"]
    said = "say-discards" if cost == "discard" else "say-trashes"
    log.say(lambda: text(said, player=Player(seat), what=_named(cost, piece)), touched=(f"seat:{seat}",))
