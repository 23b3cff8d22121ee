"""The vocabulary of :mod:`games.moon.abilities`, resolved: what may be declined asks, what only gives happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from msgspec.structs import replace

from games.engine import SILENCE, Choice, Decision, Effect, Log, Player, Text, push, text
from games.moon import wording
from games.moon.abilities import RESOURCES
from games.moon.catalogue import STRUCTURES
from games.moon.counts import worth
from games.moon.facts import RESOURCE, Amounts, amounts, meant
from games.moon.machine import MACHINE, number, numbers, word
from games.moon.payment import any_ways
from games.moon.state import State
from games.moon.stores import held, named, spend, take_rovers

SKIP = Choice("skip", text("do-skip"))


def possible(state: State, effect: Effect) -> bool:
    """Whether an effect would change anything now; the seat is the effect's."""
    check = POSSIBLE.get(effect.op)
    return check is None or check(state, effect)


def ways_to_pay(state: State, effect: Effect) -> Sequence[Amounts]:
    """What may be spent on a "pay" effect in resources; nothing at all for rovers, and none where it is too dear."""
    what, n = word(effect, "what"), number(effect, "n")
    if what == "rover":
        return ((0, 0, 0, 0),) if state.seats[effect.seat].rovers >= n else ()
    if what == "any":
        return any_ways(n, held(state, effect.seat))
    return (amounts({what: n}),) if state.seats[effect.seat].resources[RESOURCE[what]] >= n else ()


def swaps(state: State, effect: Effect) -> list[tuple[str, str]]:
    """What a "convert" effect may turn into what."""
    return swaps_of(effect, state.seats[effect.seat].resources)


def swaps_of(effect: Effect, have: Sequence[int]) -> list[tuple[str, str]]:
    """The same for somebody who has ``have`` of each resource."""
    give, get, n = word(effect, "give"), word(effect, "get"), number(effect, "n")
    return [
        (source, target)
        for source in (RESOURCES if give == "any" else (give,))
        if have[RESOURCE[source]] >= n
        for target in (RESOURCES if get == "any" else (get,))
        if source != target
    ]


def parked_on(state: State, seat: int) -> list[str]:
    """The cards of ``seat`` on which a rover is parked."""
    return [key for key, site in state.seats[seat].tableau.items() if site.parked is not None]


def to_unflip(state: State, effect: Effect) -> list[str]:
    """The flipped structures that may be unflipped; never the one whose effect it is."""
    tableau, card = state.seats[effect.seat].tableau, effect.args["card"]
    return [key for key, site in tableau.items() if site.flipped and key != card]


def may_build(state: State) -> bool:
    """Whether the player whose turn it is can still build at a price that discounts lower."""
    return not state.turn.acted


POSSIBLE: dict[str, Callable[[State, Effect], bool]] = {
    "pay": lambda state, effect: bool(ways_to_pay(state, effect)),
    "convert": lambda state, effect: bool(swaps(state, effect)),
    "one_of": lambda state, effect: any(possible(state, branch) for branch in effect.then),
    "per": lambda state, effect: worth(state, effect.seat, effect) > 0,
    "take_back": lambda state, effect: bool(parked_on(state, effect.seat)),
    "salvage": lambda state, effect: bool(state.discards and state.seats[effect.seat].hand),
    "unflip": lambda state, effect: bool(to_unflip(state, effect)),
    "discount": lambda state, effect: may_build(state),  # noqa: ARG005
    "stand_in": lambda state, effect: may_build(state) or state.turn.again,  # noqa: ARG005
}
"""Whether an op can do anything; the others always can."""


def _ask_or_take(state: State, effect: Effect, op: str, choices: Sequence[Choice]) -> None:
    """Asks which of ``choices``, or takes the only one where the ability was chosen for it; nothing without any."""
    if len(choices) == 1 and effect.args.get("meant"):
        push(state, choices[0].then)
    elif choices:
        state.stack.append(Effect(op, effect.seat, effect.args, effect.then))


def _decide(effect: Effect, prompt: Text, choices: Iterable[Choice]) -> Sequence[Decision]:
    return [Decision(effect.seat, prompt, (*choices, SKIP))]


@MACHINE.do
def per(state: State, effect: Effect, log: Log) -> None:  # noqa: ARG001 - the gain tells it
    """So much for each of what is counted, now."""
    n = worth(state, effect.seat, effect)
    if n:
        push(state, [Effect("gain", effect.seat, {**effect.args, "n": n})])


@MACHINE.do
def pay(state: State, effect: Effect, log: Log) -> None:  # noqa: ARG001
    """A price for what follows, if the player wants to pay it."""
    _ask_or_take(state, effect, "offer_pay", _payments(state, effect))


@MACHINE.ask
def offer_pay(state: State, effect: Effect) -> Sequence[Decision]:
    """What to pay for what follows."""
    return _decide(effect, text("ask-pay", what=wording.amounts(effect.then)), _payments(state, effect))


def _payments(state: State, effect: Effect) -> list[Choice]:
    what, n = word(effect, "what"), number(effect, "n")
    choices = []
    for paid in ways_to_pay(state, effect):
        price = wording.amount("rover", n) if what == "rover" else wording.stocks(named(paid))
        then = (Effect("pay_now", effect.seat, {"paid": paid, "rovers": n if what == "rover" else 0}), *effect.then)
        choices.append(Choice(pay_key(paid), text("do-pay", price=price), then=then))
    return choices


def pay_key(paid: Sequence[int]) -> str:
    """The key of paying so much of each resource."""
    return "pay-" + ".".join(map(str, paid))


@MACHINE.do
def pay_now(state: State, effect: Effect, log: Log) -> None:
    """Resources or rovers go back to the supply."""
    seat, paid, rovers = effect.seat, numbers(effect, "paid"), number(effect, "rovers")
    spend(state, seat, paid)
    take_rovers(state, seat, -rovers)
    if log is not SILENCE:
        price = wording.amount("rover", rovers) if rovers else wording.stocks(named(paid))
        log.say(text("say-pay", player=Player(seat), price=price), touched=(f"seat:{seat}",))


@MACHINE.do
def convert(state: State, effect: Effect, log: Log) -> None:  # noqa: ARG001
    """Turns a resource into another, as often as the effect allows."""
    _ask_or_take(state, effect, "offer_convert", _swaps(state, effect))


@MACHINE.ask
def offer_convert(state: State, effect: Effect) -> Sequence[Decision]:
    """What to turn into what."""
    return _decide(effect, text("ask-convert", times=number(effect, "times")), _swaps(state, effect))


def _swaps(state: State, effect: Effect) -> list[Choice]:
    n, m, times = (number(effect, name) for name in ("n", "m", "times"))
    free = word(effect, "get") == "any"
    return [
        _swap(effect.seat, give, get, n, m, times, word(effect, "give"), free=free)
        for give, get in swaps(state, effect)
    ]


@lru_cache(maxsize=1 << 12)
def _swap(seat: int, give: str, get: str, n: int, m: int, times: int, source: str, *, free: bool) -> Choice:
    """One way to convert. Of several resources of one's choice, the first is another kind, the rest are any."""
    then = [Effect("exchange", seat, {"give": give, "get": get, "n": n, "m": 1 if free else m})]
    if free and m > 1:
        then.append(Effect("gain", seat, {"what": "any", "n": m - 1}))
    if times > 1:
        args: dict[str, int | str] = {"give": source, "get": "any" if free else get, "n": n, "m": m, "times": times - 1}
        then.append(Effect("convert", seat, {**args, "card": ""}))
    gets = wording.amount("any", m) if free and m > 1 else wording.amount(get, m)
    label = text("do-convert", give=wording.amount(give, n), get=gets)
    if free and m > 1:
        label = text("do-convert-first", give=wording.amount(give, n), get=wording.amount(get, 1), count=m - 1)
    return Choice(f"{give}-{get}", label, then=tuple(then))


@MACHINE.do
def exchange(state: State, effect: Effect, log: Log) -> None:
    """A resource becomes another."""
    seat, give, get = effect.seat, word(effect, "give"), word(effect, "get")
    n, m = number(effect, "n"), number(effect, "m")
    resources = state.seats[seat].resources
    resources[RESOURCE[give]] -= n
    resources[RESOURCE[get]] += m
    if log is not SILENCE:
        said = text("say-convert", player=Player(seat), give=wording.amount(give, n), get=wording.amount(get, m))
        log.say(said, touched=(f"seat:{seat}",))


@MACHINE.do
def one_of(state: State, effect: Effect, log: Log) -> None:  # noqa: ARG001
    """One of several effects; nothing where none could do anything."""
    if any(possible(state, branch) for branch in effect.then):
        state.stack.append(Effect("choose_one", effect.seat, effect.args, effect.then))


@MACHINE.ask
def choose_one(state: State, effect: Effect) -> Sequence[Decision]:
    """Which of several effects."""
    choices = [
        Choice(
            f"option-{n}",
            wording.sentence(branch),
            why_not=None if possible(state, branch) else text("withheld-no-use"),
            then=(meant(branch),),
        )
        for n, branch in enumerate(effect.then, 1)
    ]
    return _decide(effect, text("ask-one-of"), choices)


@MACHINE.do
def take_back(state: State, effect: Effect, log: Log) -> None:  # noqa: ARG001
    """A rover parked on an own card comes into the own supply now."""
    _ask_or_take(state, effect, "offer_take_back", _rovers(state, effect))


@MACHINE.ask
def offer_take_back(state: State, effect: Effect) -> Sequence[Decision]:
    """Which parked rover to take in."""
    return _decide(effect, text("ask-take-back"), _rovers(state, effect))


def _rovers(state: State, effect: Effect) -> list[Choice]:
    return [
        Choice(
            f"rover-{key}",
            text("do-take-back", card=wording.name(key)),
            ref=key,
            then=(Effect("take_rover", effect.seat, {"card": key}),),
        )
        for key in parked_on(state, effect.seat)
    ]


@MACHINE.do
def take_rover(state: State, effect: Effect, log: Log) -> None:
    """A parked rover into its host's supply."""
    seat, key = effect.seat, word(effect, "card")
    owner = state.seats[seat]
    owner.tableau[key] = replace(owner.tableau[key], parked=None)
    owner.rovers += 1
    if log is not SILENCE:
        log.say(
            text("say-take-back", player=Player(seat), card=wording.name(key)),
            touched=(f"seat:{seat}", f"rover:{key}"),
        )


@MACHINE.do
def unflip(state: State, effect: Effect, log: Log) -> None:  # noqa: ARG001
    """A flipped structure can be flipped again."""
    _ask_or_take(state, effect, "offer_unflip", _flipped(state, effect))


@MACHINE.ask
def offer_unflip(state: State, effect: Effect) -> Sequence[Decision]:
    """Which structure to unflip."""
    return _decide(effect, text("ask-unflip"), _flipped(state, effect))


def _flipped(state: State, effect: Effect) -> list[Choice]:
    return [
        Choice(
            f"unflip-{key}",
            text("do-unflip", card=wording.name(key), effect=wording.sentences(STRUCTURES[key].effects)),
            ref=key,
            then=(Effect("unflip_now", effect.seat, {"card": key}),),
        )
        for key in to_unflip(state, effect)
    ]


@MACHINE.do
def unflip_now(state: State, effect: Effect, log: Log) -> None:
    """A structure is unflipped."""
    seat, key = effect.seat, word(effect, "card")
    owner = state.seats[seat]
    owner.tableau[key] = replace(owner.tableau[key], flipped=False)
    if log is not SILENCE:
        log.say(text("say-unflip", player=Player(seat), card=wording.name(key)), touched=(f"structure:{key}",))


@MACHINE.do
def discount(state: State, effect: Effect, log: Log) -> None:
    """Building is cheaper until the end of this turn."""
    if may_build(state):
        state.turn.discounts.append((word(effect, "colour"), number(effect, "n")))
        _say_does(effect, log)


@MACHINE.do
def stand_in(state: State, effect: Effect, log: Log) -> None:
    """A resource may be spent as another until the end of this turn."""
    if may_build(state) or state.turn.again:
        state.turn.stand_ins.append((word(effect, "resource"), word(effect, "instead")))
        _say_does(effect, log)


def _say_does(effect: Effect, log: Log) -> None:
    if log is not SILENCE:
        log.say(text("say-does", player=Player(effect.seat), effect=wording.sentence(effect)))


@MACHINE.do
def salvage(state: State, effect: Effect, log: Log) -> None:  # noqa: ARG001
    """A structure of the hand for one of the discard pile."""
    if state.discards and state.seats[effect.seat].hand:
        state.stack.append(Effect("offer_salvage", effect.seat, effect.args))


@MACHINE.ask
def offer_salvage(state: State, effect: Effect) -> Sequence[Decision]:
    """Which discarded structure to take; the last discarded first. Nothing has changed hands yet."""
    choices = [
        Choice(
            f"salvage-{key}",
            card_label("do-salvage", key),
            ref=key,
            then=(Effect("give_up", effect.seat, {**effect.args, "taken": key}),),
        )
        for key in reversed(state.discards)
    ]
    return _decide(effect, text("ask-salvage"), choices)


@MACHINE.ask
def give_up(state: State, effect: Effect) -> Sequence[Decision]:
    """Which structure of the hand to discard for it."""
    seat, taken = effect.seat, word(effect, "taken")
    choices = [
        Choice(
            f"give-{key}",
            card_label("do-give-up", key),
            ref=key,
            then=(Effect("swap_cards", seat, {"card": taken, "given": key}),),
        )
        for key in state.seats[seat].hand
    ]
    back = Choice("back", text("do-back"), then=(undecided(effect),))
    return [Decision(seat, text("ask-give-up", card=wording.name(taken)), (*choices, back))]


def undecided(effect: Effect) -> Effect:
    """The question before ``give_up``: which discarded structure to take."""
    args = {name: value for name, value in effect.args.items() if name != "taken"}
    return Effect("offer_salvage", effect.seat, args)


@MACHINE.do
def swap_cards(state: State, effect: Effect, log: Log) -> None:
    """A discarded structure into the hand, and one of the hand onto the discard pile, for all to see."""
    seat, taken, given = effect.seat, word(effect, "card"), word(effect, "given")
    hand = state.seats[seat].hand
    state.discards.remove(taken)
    hand[hand.index(given)] = taken
    state.discards.append(given)
    if log is not SILENCE:
        said = text("say-salvage", player=Player(seat), card=wording.name(taken), given=wording.name(given))
        log.say(said, touched=(f"seat:{seat}", f"discard:{given}"))


@lru_cache(maxsize=1 << 10)
def card_label(label: str, key: str) -> Text:
    """A card's name with what it costs and does."""
    card = STRUCTURES[key]
    price = wording.stocks(card.cost) if card.cost else text("price-free")
    return text(label, card=wording.name(key), price=price)
