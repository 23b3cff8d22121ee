"""Important destinations: four marks each, before the first turn (rulebook, pages 4 and 5)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from msgspec.structs import replace

from games.engine import Choice, Decision, Effect, Log, Player, Text, push, text
from games.famous_explorers import names
from games.famous_explorers.machine import MACHINE, word
from games.famous_explorers.state import MARKS, State

MARK = "mark-"
"""How the key of a mark's choice begins."""


def why_no_mark(state: State, place: str, marks: Collection[str]) -> Text | None:
    """Why a player with ``marks`` cannot mark ``place``; None where it can be marked."""
    if place in state.world.near:
        return text("withheld-near")
    return None if _beside(state, place).isdisjoint(marks) else text("withheld-beside-own-mark")


def _beside(state: State, place: str) -> frozenset[str]:
    world = state.world
    contracted = state.options.mark_spacing == "contracted"
    return (world.adjacent if contracted else world.adjacent_single_dot)[place]


def room_for(state: State, count: int, marks: Sequence[str], cards: Sequence[str]) -> bool:
    """Whether ``count`` more marks fit on places of ``cards`` beside those on ``marks``."""
    return _fit(state, count, _free(state, marks, cards))


def _free(state: State, marks: Sequence[str], cards: Sequence[str]) -> list[str]:
    """The places of ``cards`` that a player with ``marks`` can mark next."""
    return [place for place in cards if place not in marks and why_no_mark(state, place, marks) is None]


def _fit(state: State, count: int, places: Sequence[str]) -> bool:
    """Whether ``count`` of ``places``, each free for a mark, can be marked together."""
    if count <= 1:
        return len(places) >= count
    for i, place in enumerate(places[: len(places) - count + 1]):
        beside = _beside(state, place)
        if _fit(state, count - 1, [other for other in places[i + 1 :] if other not in beside]):
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
    open_ = _markable(state, seat)
    choices = []
    for place in owner.hand:
        if place not in owner.marks:
            choice = mark_choice(state.map, seat, place)
            why = None if place in open_ else why_no_mark(state, place, owner.marks) or text("withheld-no-room")
            choices.append(replace(choice, why_not=why) if why else choice)
    return [Decision(seat, text("ask-mark", number=len(owner.marks) + 1, count=MARKS), tuple(choices))]


@MACHINE.lists("mark")
def short_mark(state: State, effect: Effect) -> list[Choice]:
    """The places that can be marked, in short."""
    return [mark_choice(state.map, effect.seat, place) for place in _markable(state, effect.seat)]


def _markable(state: State, seat: int) -> list[str]:
    """The hand cards whose places can be marked; those that leave room for the marks still to come, if any does."""
    owner = state.seats[seat]
    free = _free(state, owner.marks, owner.hand)
    to_come = MARKS - 1 - len(owner.marks)
    fitting = []
    for place in free:
        beside = _beside(state, place)
        if _fit(state, to_come, [other for other in free if other != place and other not in beside]):
            fitting.append(place)
    return fitting or free


@lru_cache(maxsize=1 << 10)
def mark_choice(map_name: str, seat: int, place: str) -> Choice:
    """The choice that marks ``place``."""
    then = (Effect("place_mark", seat, {"place": place}),)
    return Choice(
        f"{MARK}{place}", text("do-mark", place=names.place(place)), names.region(map_name, place), place, None, then
    )


@MACHINE.do
def place_mark(state: State, effect: Effect, log: Log) -> None:
    """A destination token goes on the board."""
    seat, place = effect.seat, word(effect, "place")
    state.seats[seat].marks.append(place)
    state.turns += 1
    log.say(text("say-marked", player=Player(seat), place=names.place(place)), touched=(f"mark:{seat}:{place}",))
