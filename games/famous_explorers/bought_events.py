"""Events that are resolved when they are bought; which card does what is in :mod:`games.famous_explorers.events`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from games.engine import DONE, Effect, Log, Player, Text, push, text
from games.famous_explorers import names
from games.famous_explorers.arrow_choices import ArrowQuestion, Ways, read_arrow_key
from games.famous_explorers.arrows import look
from games.famous_explorers.claims import claim_public, refill
from games.famous_explorers.effects import (
    ArrowKind,
    Caravan,
    Exchange,
    Headlines,
    Letters,
    Survey,
    Swap,
    Tailwind,
    TailwindAgain,
    TakeDrawn,
    Withdraw,
)
from games.famous_explorers.machine import MACHINE
from games.famous_explorers.questions import WhichPlaceQuestion
from games.famous_explorers.state import State, passed
from games.famous_explorers.tickets import gain_tickets, take_in
from games.parts.seats import in_turn

# Tailwind: several arrows in a row on the expedition with the fewest arrows; only hands score


@MACHINE.question(Tailwind)
class TailwindQuestion(ArrowQuestion[Tailwind]):
    """The first of several arrows in a row, on the expedition with the fewest arrows of those that can go on."""

    kind: ClassVar[ArrowKind] = "tailwind"

    def ways(self, state: State, frame: Tailwind) -> Ways:
        going = {colour: path for colour, path in state.paths.items() if path.ways}
        fewest = min(map(len, going.values()), default=0)
        return {colour: path.ways for colour, path in going.items() if len(path) == fewest}

    def then(self, state: State, frame: Tailwind, key: str) -> Sequence[Effect]:
        return (*super().then(state, frame, key), *_go_on(frame.seat, key, frame.arrows - 1))

    def prompt(self, state: State, frame: Tailwind) -> Text:
        return text("ask-tailwind", count=frame.arrows)


@MACHINE.question(TailwindAgain)
class TailwindAgainQuestion(ArrowQuestion[TailwindAgain]):
    """The next arrow, on the same expedition."""

    kind: ClassVar[ArrowKind] = "tailwind-again"

    def ways(self, state: State, frame: TailwindAgain) -> Ways:
        return {frame.colour: state.paths[frame.colour].ways}

    def then(self, state: State, frame: TailwindAgain, key: str) -> Sequence[Effect]:
        return (*super().then(state, frame, key), *_go_on(frame.seat, key, frame.left - 1))

    def prompt(self, state: State, frame: TailwindAgain) -> Text:
        return text("ask-tailwind-again", expedition=names.expedition(frame.colour), count=frame.left)


def _go_on(seat: int, key: str, left: int) -> tuple[TailwindAgain, ...]:
    route = read_arrow_key(key)
    return (TailwindAgain(route.colour, left, seat=seat),) if route and left else ()


# Letters of introduction: exchange hand cards


@MACHINE.question(Letters)
class LettersQuestion(WhichPlaceQuestion[Letters]):
    """Which further hand card to exchange. The cards drawn join the hand when the exchange is done."""

    prefix, label_id, way_out = "exchange-", "do-exchange", DONE

    def things(self, state: State, frame: Letters) -> Iterable[str]:
        return state.seats[frame.seat].hand if frame.left and state.deck else ()

    def chosen(self, state: State, frame: Letters, place: str) -> Sequence[Effect]:
        return Exchange(place, seat=frame.seat), Letters(frame.left - 1, seat=frame.seat)

    def left(self, frame: Letters) -> Sequence[Effect]:
        return (TakeDrawn(seat=frame.seat),)

    def prompt(self, state: State, frame: Letters) -> Text:
        return text("ask-letters", count=frame.left)


@MACHINE.do(Exchange)
def exchange(state: State, effect: Exchange, log: Log) -> None:
    seat, place = effect.seat, effect.place
    owner = state.seats[seat]
    owner.hand.remove(place)
    state.discards = [*state.discards, place]
    owner.drawn = [*owner.drawn, state.deck.pop()]
    log.say(lambda: text("say-discarded", player=Player(seat), place=names.place(place)), touched=(f"seat:{seat}",))
    log.reveal()


@MACHINE.do(TakeDrawn)
def take_drawn(state: State, effect: TakeDrawn, log: Log) -> None:
    owner = state.seats[effect.seat]
    cards, owner.drawn = owner.drawn, []
    take_in(state, effect.seat, cards, log)


# Caravan, changed headlines, survey


@MACHINE.do(Caravan)
def caravan(state: State, effect: Caravan, log: Log) -> None:
    """Tickets for the buyer, and some for everybody else, in turn order while there are any."""
    buyer, *others = in_turn(len(state.seats), effect.seat)
    gain_tickets(state, buyer, effect.count, log)
    for seat in others:
        gain_tickets(state, seat, effect.others, log)


@MACHINE.question(Headlines)
class HeadlinesQuestion(WhichPlaceQuestion[Headlines]):
    asks, prefix, label_id, way_out = "ask-headlines", "replace-", "do-replace", DONE

    def things(self, state: State, frame: Headlines) -> Iterable[str]:
        return state.public if state.deck else ()

    def chosen(self, state: State, frame: Headlines, place: str) -> Sequence[Effect]:
        return (Withdraw(place, seat=frame.seat),)


@MACHINE.do(Withdraw)
def withdraw(state: State, effect: Withdraw, log: Log) -> None:
    """A public destination goes to the discards and is replaced; a new one that is passed already goes to the buyer."""
    place, seat = effect.place, effect.seat
    state.public.remove(place)
    state.discards = [*state.discards, place]
    log.say(lambda: text("say-withdrawn", place=names.place(place)), touched=(f"public:{place}",))
    new = state.deck[-1]
    refill(state, log)
    if new in passed(state):
        claim_public(state, seat, new, log)


@MACHINE.do(Survey)
def survey(state: State, effect: Survey, log: Log) -> None:
    seat = effect.seat
    for slot, secret in enumerate(state.secrets):
        if seat not in secret.peekers:
            look(state, seat, slot, log)
    if state.options.secret_destinations:
        push(state, [Letters(1, seat=seat)])
    else:
        push(state, [Swap(effect.draw, 0, seat=seat)])


def useful_now(state: State, seat: int, effect: Effect) -> bool:
    """Whether an event that is resolved when bought would do anything for ``seat``."""
    exchange = bool(state.deck and state.seats[seat].hand)
    if isinstance(effect, Tailwind):
        return not TailwindQuestion().fizzles(state, effect)
    if isinstance(effect, Caravan):
        return state.supply > 0
    if isinstance(effect, Headlines):
        return bool(state.deck and state.public)
    if isinstance(effect, Survey):
        return exchange or any(seat not in secret.peekers for secret in state.secrets)
    return exchange
