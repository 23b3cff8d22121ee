"""What comes back: rescued cards and workers, and a Refresh (rulebook, pages 8 and 12)."""

from __future__ import annotations

from games.engine import Effect, Log, Player, Text, text
from games.expeditions import names
from games.expeditions.abilities import Refresh, RescueCard, RescueWorker
from games.expeditions.effects import BringBack
from games.expeditions.machine import MACHINE
from games.expeditions.ongoing import heard, in_force, whenever
from games.expeditions.questions import PassableQuestion
from games.expeditions.state import Active, Seat, State

_NO_ACTIVE = text("withheld-no-active")
_NO_PLACED = text("withheld-no-placed")
RESCUE = "rescue-"


def come_home(owner: Seat, index: int) -> str:
    """Takes a card out of the active row; its worker returns to the mat."""
    active = owner.active.pop(index)
    if active.worker is not None:
        owner.workers[active.worker] += 1
    return active.card


@MACHINE.need(RescueCard)
def need_rescue_card(state: State, effect: RescueCard) -> Text | None:
    """An active card."""
    return None if state.seats[effect.seat].active else _NO_ACTIVE


@MACHINE.question(RescueCard)
class RescueCardQuestion(PassableQuestion[RescueCard]):
    prefix = RESCUE

    def things(self, state: State, frame: RescueCard) -> list[str]:
        return [active.card for active in state.seats[frame.seat].active]

    def chosen(self, state: State, frame: RescueCard, card: str) -> tuple[Effect, ...]:
        return (BringBack(card, whole=True, seat=frame.seat),)

    def named(self, state: State, frame: RescueCard, card: str) -> Text:
        return rescue_label(state.seats[frame.seat], card)


@MACHINE.need(RescueWorker)
def need_rescue_worker(state: State, effect: RescueWorker) -> Text | None:
    """A worker on an active card."""
    return None if any(active.worker for active in state.seats[effect.seat].active) else _NO_PLACED


@MACHINE.question(RescueWorker)
class RescueWorkerQuestion(PassableQuestion[RescueWorker]):
    prefix = RESCUE

    def things(self, state: State, frame: RescueWorker) -> list[str]:
        return [active.card for active in state.seats[frame.seat].active if active.worker]

    def chosen(self, state: State, frame: RescueWorker, card: str) -> tuple[Effect, ...]:
        return (BringBack(card, whole=False, seat=frame.seat),)

    def named(self, state: State, frame: RescueWorker, card: str) -> Text:
        return rescue_label(state.seats[frame.seat], card)


def rescue_label(owner: Seat, card: str) -> Text:
    """An active card, and the worker on it."""
    at = owner.at(card)
    worker = None if at is None else owner.active[at].worker
    if worker is None:
        return text("do-rescue", card=names.card(card))
    return text("do-rescue-worker", card=names.card(card), worker=names.worker(worker))


@MACHINE.do(BringBack)
def bring_back(state: State, effect: BringBack, log: Log) -> None:
    seat, card = effect.seat, effect.card
    owner = state.seats[seat]
    at = owner.at(card)
    assert at is not None  # noqa: S101 - chosen from those that are there
    if effect.whole:
        owner.hand.append(come_home(owner, at))
        log.say(lambda: text("say-rescues", player=Player(seat), card=names.card(card)), touched=(f"seat:{seat}",))
        return
    worker = owner.active[at].worker
    assert worker is not None  # noqa: S101 - chosen from those with a worker
    owner.active[at] = Active(card)
    owner.workers[worker] += 1
    log.say(
        lambda: text("say-rescues-worker", player=Player(seat), worker=names.worker(worker), card=names.card(card)),
        touched=(f"seat:{seat}",),
    )


@MACHINE.need(Refresh)
def need_refresh(state: State, effect: Refresh) -> Text | None:
    """An active card, or an item that hears of a refresh; on a Refresh turn it does so whatever is active."""
    seat = effect.seat
    return None if state.seats[seat].active or heard(state, seat, "refresh") else _NO_ACTIVE


@MACHINE.do(Refresh)
def refresh(state: State, effect: Refresh, log: Log) -> None:
    """Workers back to the mat, active cards back to the hand; then what hears of it."""
    seat = effect.seat
    owner = state.seats[seat]
    hearing = in_force(state, seat)  # items with a worker hear of the refresh that takes them home
    while owner.active:
        owner.hand.append(come_home(owner, 0))
    refreshing = owner.token == "refresh"  # noqa: S105 - a turn; else a benefit
    said = "say-refreshes" if refreshing else "say-takes-back"
    log.say(lambda: text(said, player=Player(seat)), touched=(f"seat:{seat}",))
    whenever(state, seat, "refresh", effect.chain, sources=hearing)
