"""What the abilities of cards do: what may be declined asks, what only gives happens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeVar

from msgspec.structs import replace

from games.engine import SKIP, Effect, Log, Player, Text, WhichQuestion, push, text
from games.moon import wording
from games.moon.catalogue import STRUCTURES
from games.moon.components import RESOURCE, RESOURCES, Amounts, named
from games.moon.counts import worth
from games.moon.effects import (
    ChooseGain,
    ChoosePayment,
    ChooseRover,
    ChooseSwap,
    ChooseUnflip,
    Convert,
    Discount,
    Exchange,
    Gain,
    OneOf,
    Pay,
    PayNow,
    Per,
    StandIn,
    TakeBack,
    TakeRover,
    Unflip,
    UnflipNow,
)
from games.moon.machine import MACHINE
from games.moon.possible import may_build, parked_on, possible, swaps, to_unflip, ways_to_pay
from games.moon.state import State
from games.moon.stores import spend, take_rovers, touched

PAY, ROVER, UNFLIP = "pay-", "rover-", "unflip-"


FrameT = TypeVar("FrameT", bound=Effect)


# What is offered.


class Offer(WhichQuestion[State, FrameT]):
    """A question that may be declined."""

    way_out = SKIP

    def ask(self, state: State, frame: FrameT, *, chosen: bool) -> None:
        """Asks, or takes the only way of an ability that was ``chosen``; nothing where there is none."""
        found = list(self.things(state, frame))
        if len(found) == 1 and chosen:
            push(state, self.chosen(state, frame, found[0]))
        elif found:
            push(state, [frame])


# Amounts, prices and swaps.


@MACHINE.do(Per)
def per(state: State, effect: Per, log: Log) -> None:  # noqa: ARG001 - the gain tells it
    """So much for each of what is counted, now."""
    n = worth(state, effect.seat, effect)
    if n:
        push(state, [Gain(effect.what, n, seat=effect.seat, card=effect.card)])


@MACHINE.do(Pay)
def pay(state: State, effect: Pay, log: Log) -> None:  # noqa: ARG001
    PaymentQuestion().ask(state, ChoosePayment(effect, seat=effect.seat), chosen=effect.chosen)


@MACHINE.question(ChoosePayment)
class PaymentQuestion(Offer[ChoosePayment]):
    about = False

    def things(self, state: State, frame: ChoosePayment) -> list[str]:
        return [pay_key(paid) for paid in ways_to_pay(state, frame.pay)]

    def chosen(self, state: State, frame: ChoosePayment, key: str) -> Sequence[Effect]:
        rovers = frame.pay.n if frame.pay.what == "rover" else 0
        return (PayNow(paid_by(key), rovers, seat=frame.seat), *frame.pay.then)

    def prompt(self, state: State, frame: ChoosePayment) -> Text:
        return text("ask-pay", what=wording.amounts(frame.pay.then))

    def named(self, state: State, frame: ChoosePayment, key: str) -> Text:
        rover = frame.pay.what == "rover"
        return text("do-pay", price=_price(paid_by(key), frame.pay.n if rover else 0))


def _price(paid: Amounts, rovers: int) -> Text:
    return wording.amount("rover", rovers) if rovers else wording.stocks(named(paid))


def pay_key(paid: Amounts) -> str:
    """The key of paying so much of each resource."""
    return PAY + ".".join(map(str, paid))


@lru_cache(maxsize=1 << 10)
def paid_by(key: str) -> Amounts:
    """What a key of paying pays."""
    energy, water, biomass, metal = map(int, key.removeprefix(PAY).split("."))
    return energy, water, biomass, metal


@MACHINE.do(PayNow)
def pay_now(state: State, effect: PayNow, log: Log) -> None:
    seat = effect.seat
    spend(state, seat, effect.paid)
    take_rovers(state, seat, -effect.rovers)
    if log.listens:
        log.say(
            lambda: text("say-pay", player=Player(seat), price=_price(effect.paid, effect.rovers)),
            touched=touched(seat, *named(effect.paid), *(["rover"] if effect.rovers else [])),
        )


@MACHINE.do(Convert)
def convert(state: State, effect: Convert, log: Log) -> None:  # noqa: ARG001
    SwapQuestion().ask(state, ChooseSwap(effect, seat=effect.seat), chosen=effect.chosen)


@MACHINE.question(ChooseSwap)
class SwapQuestion(Offer[ChooseSwap]):
    """What to turn into what. Of several resources of one's choice the first is chosen here, the others one by one."""

    about = False

    def things(self, state: State, frame: ChooseSwap) -> list[str]:
        return [f"{give}-{get}" for give, get in swaps(frame.convert, state.seats[frame.seat].resources)]

    def chosen(self, state: State, frame: ChooseSwap, key: str) -> Sequence[Effect]:
        return _swap(frame.convert, key)

    def prompt(self, state: State, frame: ChooseSwap) -> Text:
        return text("ask-convert", times=frame.convert.times)

    def named(self, state: State, frame: ChooseSwap, key: str) -> Text:
        (give, get), n, m = key.split("-"), frame.convert.n, frame.convert.m
        if m > 1 and frame.convert.get == "any":
            first, given = wording.amount(get, 1), wording.amount(give, n)
            return text("do-convert-first", give=given, get=first, count=m - 1)
        return text("do-convert", give=wording.amount(give, n), get=wording.amount(get, m))


@lru_cache(maxsize=1 << 12)
def _swap(convert: Convert, key: str) -> tuple[Effect, ...]:
    give, get = (RESOURCES[RESOURCE[name]] for name in key.split("-"))
    seat, m, free = convert.seat, convert.m, convert.get == "any"
    then: list[Effect] = [Exchange(give, get, convert.n, 1 if free else m, seat=seat)]
    if free:
        then += [ChooseGain(give, seat=seat)] * (m - 1)
    if convert.times > 1:
        then.append(replace(convert, times=convert.times - 1, chosen=False))
    return tuple(then)


@MACHINE.do(Exchange)
def exchange(state: State, effect: Exchange, log: Log) -> None:
    resources = state.seats[effect.seat].resources
    resources[RESOURCE[effect.give]] -= effect.n
    resources[RESOURCE[effect.get]] += effect.m
    if log.listens:
        log.say(
            lambda: text(
                "say-convert",
                player=Player(effect.seat),
                give=wording.amount(effect.give, effect.n),
                get=wording.amount(effect.get, effect.m),
            ),
            touched=touched(effect.seat, effect.give, effect.get),
        )


@MACHINE.question(OneOf)
class OneOfQuestion(Offer[OneOf]):
    """Which of several abilities; nothing where none could do anything."""

    prefix = "option-"
    about = False

    def fizzles(self, state: State, frame: OneOf) -> bool:
        return not possible(state, frame)

    def things(self, state: State, frame: OneOf) -> list[str]:
        return [str(n) for n, branch in enumerate(frame.branches, 1) if possible(state, branch)]

    def closed(self, state: State, frame: OneOf) -> list[tuple[str, Text]]:
        why = text("withheld-no-use")
        return [(str(n), why) for n, branch in enumerate(frame.branches, 1) if not possible(state, branch)]

    def chosen(self, state: State, frame: OneOf, number: str) -> Sequence[Effect]:
        return (replace(frame.branches[int(number) - 1], chosen=True),)

    def prompt(self, state: State, frame: OneOf) -> Text:
        return text("ask-one-of")

    def named(self, state: State, frame: OneOf, number: str) -> Text:
        return wording.sentence(frame.branches[int(number) - 1])


# Rovers and flipped structures.


@MACHINE.do(TakeBack)
def take_back(state: State, effect: TakeBack, log: Log) -> None:  # noqa: ARG001
    RoverQuestion().ask(state, ChooseRover(seat=effect.seat), chosen=effect.chosen)


@MACHINE.question(ChooseRover)
class RoverQuestion(Offer[ChooseRover]):
    prefix = ROVER

    def things(self, state: State, frame: ChooseRover) -> Iterable[str]:
        return parked_on(state, frame.seat)

    def chosen(self, state: State, frame: ChooseRover, card: str) -> Sequence[Effect]:
        return (TakeRover(card, seat=frame.seat),)

    def prompt(self, state: State, frame: ChooseRover) -> Text:
        return text("ask-take-back")

    def named(self, state: State, frame: ChooseRover, card: str) -> Text:
        return text("do-take-back", card=wording.name(card))


@MACHINE.do(TakeRover)
def take_rover(state: State, effect: TakeRover, log: Log) -> None:
    seat, key = effect.seat, effect.card
    owner = state.seats[seat]
    owner.tableau[key] = replace(owner.tableau[key], parked=None)
    owner.rovers += 1
    log.say(
        lambda: text("say-take-back", player=Player(seat), card=wording.name(key)),
        touched=(*touched(seat, "rover"), f"rover:{key}"),
    )


@MACHINE.do(Unflip)
def unflip(state: State, effect: Unflip, log: Log) -> None:  # noqa: ARG001
    UnflipQuestion().ask(state, ChooseUnflip(effect.card, seat=effect.seat), chosen=effect.chosen)


@MACHINE.question(ChooseUnflip)
class UnflipQuestion(Offer[ChooseUnflip]):
    prefix = UNFLIP

    def things(self, state: State, frame: ChooseUnflip) -> Iterable[str]:
        return to_unflip(state, frame.seat, frame.card)

    def chosen(self, state: State, frame: ChooseUnflip, card: str) -> Sequence[Effect]:
        return (UnflipNow(card, seat=frame.seat),)

    def prompt(self, state: State, frame: ChooseUnflip) -> Text:
        return text("ask-unflip")

    def named(self, state: State, frame: ChooseUnflip, card: str) -> Text:
        return text("do-unflip", card=wording.name(card), effect=wording.flipped(STRUCTURES[card]))


@MACHINE.do(UnflipNow)
def unflip_now(state: State, effect: UnflipNow, log: Log) -> None:
    seat, key = effect.seat, effect.card
    tableau = state.seats[seat].tableau
    tableau[key] = replace(tableau[key], flipped=False)
    log.say(lambda: text("say-unflip", player=Player(seat), card=wording.name(key)), touched=(f"structure:{key}",))


# Help with building in this turn.


@MACHINE.do(Discount)
def discount(state: State, effect: Discount, log: Log) -> None:
    """Building is cheaper until the end of this turn."""
    if may_build(state):
        state.turn.discounts = [*state.turn.discounts, (effect.colour, effect.n)]
        _say_does(effect, log)


@MACHINE.do(StandIn)
def stand_in(state: State, effect: StandIn, log: Log) -> None:
    """A resource may be spent as another until the end of this turn."""
    if may_build(state) or state.turn.again:
        state.turn.stand_ins = [*state.turn.stand_ins, (effect.resource, effect.instead)]
        _say_does(effect, log)


def _say_does(effect: Discount | StandIn, log: Log) -> None:
    log.say(lambda: text("say-does", player=Player(effect.seat), effect=wording.sentence(effect)))
