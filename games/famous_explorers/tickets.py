"""Tickets, and swapping a card for one (rulebook, pages 9 and 10)."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import SILENCE, Choice, Decision, Effect, Log, Player, push, text
from games.famous_explorers import names
from games.famous_explorers.machine import MACHINE, number, word
from games.famous_explorers.paths import passed
from games.famous_explorers.scoring import score_by_itself
from games.famous_explorers.state import State


def pay(state: State, seat: int, count: int) -> None:
    """Puts tickets on the board, where they lie until the turn ends; whatever is bought ends the moment of claims."""
    state.seats[seat].tickets -= count
    state.turn.spent += count
    state.turn.landed = None


def gain_tickets(state: State, seat: int, count: int, log: Log) -> None:
    """Gives tickets from the supply, as many as there are."""
    gained = min(count, state.supply)
    state.seats[seat].tickets += gained
    if log is not SILENCE:
        said = "say-tickets" if gained else "say-no-tickets"
        log.say(text(said, player=Player(seat), count=gained), touched=(f"seat:{seat}",))


@MACHINE.ask
def swap(state: State, effect: Effect) -> Sequence[Decision]:
    """Which hand card to give away; ``draw`` cards come for it, one of which is kept. ``price`` 0 cannot go back."""
    seat = effect.seat
    choices = [
        Choice(
            f"discard-{place}", text("do-discard", place=names.place(place)), ref=place, then=(_swap(effect, place),)
        )
        for place in state.seats[seat].hand
    ]
    if not choices or not state.deck:
        return []
    if number(effect, "price"):
        choices.append(Choice("back", text("do-back")))
    return [Decision(seat, text("ask-swap", count=number(effect, "draw")), tuple(choices))]


def _swap(effect: Effect, place: str) -> Effect:
    return Effect("draw_for", effect.seat, {**effect.args, "place": place})


@MACHINE.do
def draw_for(state: State, effect: Effect, log: Log) -> None:
    """A hand card goes to the discards, face up, and cards are drawn for it."""
    seat, place = effect.seat, word(effect, "place")
    owner = state.seats[seat]
    pay(state, seat, number(effect, "price"))
    owner.hand.remove(place)
    state.discards.append(place)
    owner.drawn = [state.deck.pop() for _ in range(min(number(effect, "draw"), len(state.deck)))]
    log.say(text("say-discarded", player=Player(seat), place=names.place(place)), touched=(f"seat:{seat}",))
    log.reveal()
    push(state, [Effect("keep_one", seat)])


@MACHINE.ask
def keep_one(state: State, effect: Effect) -> Sequence[Decision]:
    """Which of the cards drawn to keep."""
    reached = passed(state)
    choices = [
        Choice(
            f"keep-{place}",
            text("do-keep-passed" if place in reached else "do-keep", place=names.place(place)),
            ref=place,
            then=(Effect("keep", effect.seat, {"place": place}),),
        )
        for place in state.seats[effect.seat].drawn
    ]
    return [Decision(effect.seat, text("ask-keep"), tuple(choices))]


@MACHINE.do
def keep(state: State, effect: Effect, log: Log) -> None:
    """One of the cards drawn goes to the hand, the others to the discards."""
    owner, place = state.seats[effect.seat], word(effect, "place")
    away = [card for card in owner.drawn if card != place]
    owner.drawn = []
    state.discards += away
    if away:
        said = text("say-discarded", player=Player(effect.seat), place=tuple(names.place(card) for card in away))
        log.say(said, touched=(f"seat:{effect.seat}",))
    take_in(state, effect.seat, [place], log)


def take_in(state: State, seat: int, cards: Sequence[str], log: Log) -> None:
    """Adds drawn cards to a hand. With late scoring, the card of a place that was reached before it came is late."""
    owner = state.seats[seat]
    owner.hand += cards
    log.reveal()
    owner.window = [place for place in owner.window if place not in cards]
    score_by_itself(state, seat, log)
