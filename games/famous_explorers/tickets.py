"""Tickets, and swapping a card for one (rulebook, pages 9 and 10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.engine import BACK, Effect, Log, Player, Text, push, text
from games.famous_explorers import names
from games.famous_explorers.effects import DrawFor, Keep, KeepOne, Swap
from games.famous_explorers.machine import MACHINE
from games.famous_explorers.questions import WhichPlaceQuestion
from games.famous_explorers.scoring import score_by_itself
from games.famous_explorers.state import State, passed


def pay(state: State, seat: int, count: int) -> None:
    """Puts tickets on the board, where they lie until the turn ends; whatever is bought ends the moment of claims."""
    state.seats[seat].tickets -= count
    state.turn.spent += count
    state.turn.landed = None


def gain_tickets(state: State, seat: int, count: int, log: Log) -> None:
    """Gives tickets from the supply, as many as there are."""
    gained = min(count, state.supply)
    state.seats[seat].tickets += gained
    if log.listens:
        said = "say-tickets" if gained else "say-no-tickets"
        log.say(lambda: text(said, player=Player(seat), count=gained), touched=(f"seat:{seat}",))


@MACHINE.question(Swap)
class SwapQuestion(WhichPlaceQuestion[Swap]):
    """Which hand card to give away; what has cost nothing yet can be left, unless it is an event's doing."""

    prefix, label_id = "discard-", "do-discard"

    def fizzles(self, state: State, frame: Swap) -> bool:
        return not state.deck or not state.seats[frame.seat].hand

    def things(self, state: State, frame: Swap) -> Iterable[str]:
        return state.seats[frame.seat].hand

    def chosen(self, state: State, frame: Swap, place: str) -> Sequence[Effect]:
        return (DrawFor(place, frame.draw, frame.price, seat=frame.seat),)

    def leaves(self, frame: Swap) -> str | None:
        return BACK if frame.price else None

    def prompt(self, state: State, frame: Swap) -> Text:
        return text("ask-swap", count=frame.draw)


@MACHINE.do(DrawFor)
def draw_for(state: State, effect: DrawFor, log: Log) -> None:
    """A hand card goes to the discards, face up, and cards are drawn for it."""
    seat, place = effect.seat, effect.place
    owner = state.seats[seat]
    pay(state, seat, effect.price)
    owner.hand.remove(place)
    state.discards = [*state.discards, place]
    owner.drawn = [state.deck.pop() for _ in range(min(effect.draw, len(state.deck)))]
    log.say(lambda: text("say-discarded", player=Player(seat), place=names.place(place)), touched=(f"seat:{seat}",))
    log.reveal()
    push(state, [KeepOne(seat=seat)])


@MACHINE.question(KeepOne)
class KeepOneQuestion(WhichPlaceQuestion[KeepOne]):
    asks, prefix = "ask-keep", "keep-"

    def things(self, state: State, frame: KeepOne) -> Iterable[str]:
        return state.seats[frame.seat].drawn

    def chosen(self, state: State, frame: KeepOne, place: str) -> Sequence[Effect]:
        return (Keep(place, seat=frame.seat),)

    def named(self, state: State, frame: KeepOne, place: str) -> Text:
        return text("do-keep-passed" if place in passed(state) else "do-keep", place=names.place(place))


@MACHINE.do(Keep)
def keep(state: State, effect: Keep, log: Log) -> None:
    """One of the cards drawn goes to the hand, the others to the discards."""
    seat, place = effect.seat, effect.place
    owner = state.seats[seat]
    away = [card for card in owner.drawn if card != place]
    owner.drawn = []
    state.discards = [*state.discards, *away]
    if away:
        log.say(
            lambda: text("say-discarded", player=Player(seat), place=tuple(names.place(card) for card in away)),
            touched=(f"seat:{seat}",),
        )
    take_in(state, seat, [place], log)


def take_in(state: State, seat: int, cards: Sequence[str], log: Log) -> None:
    """Adds drawn cards to a hand. With late scoring, the card of a place that was reached before it came is late."""
    owner = state.seats[seat]
    owner.hand += cards
    log.reveal()
    owner.window = [place for place in owner.window if place not in cards]
    score_by_itself(state, seat, log, passed(state))
