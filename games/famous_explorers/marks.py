"""Important destinations: four marks each, before the first turn (rulebook, pages 4 and 5)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from games.engine import Choice, Decision, Effect, Log, Player, Text, push, text
from games.famous_explorers import names
from games.famous_explorers.machine import MACHINE, word
from games.famous_explorers.state import MARKS, State


def why_no_mark(state: State, place: str, marks: Collection[str]) -> Text | None:
    """Why a player with ``marks`` cannot mark ``place``; None where it can be marked."""
    if place in state.world.near:
        return text("withheld-near")
    beside = _beside(state, place)
    if any(mark in beside for mark in marks):
        return text("withheld-beside-own-mark")
    return None


def _beside(state: State, place: str) -> frozenset[str]:
    world = state.world
    contracted = state.options.mark_spacing == "contracted"
    return (world.adjacent if contracted else world.adjacent_single_dot)[place]


def room_for(state: State, count: int, marks: Sequence[str], cards: Sequence[str]) -> bool:
    """Whether ``count`` more marks fit on places of ``cards`` beside those on ``marks``."""
    if count <= 0:
        return True
    for i, place in enumerate(cards):
        if place in marks or why_no_mark(state, place, marks) is not None:
            continue
        if room_for(state, count - 1, [*marks, place], cards[i + 1 :]):
            return True
    return False


@MACHINE.do
def ready(state: State, effect: Effect, log: Log) -> None:  # noqa: ARG001
    """A player whose hand cannot take four marks exchanges cards until it can."""
    owner = state.seats[effect.seat]
    if not room_for(state, MARKS, owner.marks, owner.hand):
        push(state, [Effect("redraw", effect.seat)])


@MACHINE.ask
def redraw(state: State, effect: Effect) -> Sequence[Decision]:
    """Which card to exchange, since four marks do not fit."""
    seat = effect.seat
    if not state.deck:
        return []
    choices = tuple(
        Choice(
            f"discard-{place}",
            text("do-discard", place=names.place(place)),
            ref=place,
            then=(Effect("exchange_one", seat, {"place": place}),),
        )
        for place in state.seats[seat].hand
    )
    return [Decision(seat, text("ask-redraw"), choices)]


@MACHINE.do
def exchange_one(state: State, effect: Effect, log: Log) -> None:
    """A card is exchanged for the top one of the deck and shuffled back, unseen by the others."""
    owner, place = state.seats[effect.seat], word(effect, "place")
    owner.hand.remove(place)
    owner.hand.append(state.deck.pop())
    state.deck.append(place)
    state.chance.shuffle(state.deck)
    log.say(text("say-redrawn", player=Player(effect.seat)), touched=(f"seat:{effect.seat}",))
    log.reveal()
    push(state, [Effect("ready", effect.seat)])


@MACHINE.ask
def mark(state: State, effect: Effect) -> Sequence[Decision]:
    """Where the next mark goes: on the place of a hand card, such that the marks still to come fit too."""
    seat = effect.seat
    owner = state.seats[seat]
    cards = [place for place in owner.hand if place not in owner.marks]
    reasons = {place: why_no_mark(state, place, owner.marks) for place in cards}
    to_come = MARKS - 1 - len(owner.marks)
    fits = {
        place: reason is None and room_for(state, to_come, [*owner.marks, place], cards)
        for place, reason in reasons.items()
    }
    if any(fits.values()):
        reasons = {
            place: reason or (None if fits[place] else text("withheld-no-room")) for place, reason in reasons.items()
        }
    choices = tuple(
        Choice(
            f"mark-{place}",
            text("do-mark", place=names.place(place)),
            names.region(state.map, place),
            place,
            reason,
            (Effect("place_mark", seat, {"place": place}),),
        )
        for place, reason in reasons.items()
    )
    return [Decision(seat, text("ask-mark", number=len(owner.marks) + 1, count=MARKS), choices)]


@MACHINE.do
def place_mark(state: State, effect: Effect, log: Log) -> None:
    """A destination token goes on the board."""
    seat, place = effect.seat, word(effect, "place")
    state.seats[seat].marks.append(place)
    state.turns += 1
    log.say(text("say-marked", player=Player(seat), place=names.place(place)), touched=(f"mark:{seat}:{place}",))
