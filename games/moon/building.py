"""Building and assimilating: what a structure costs a player now, and what happens when it comes or goes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import ge

from games.engine import SILENCE, Choice, Decision, Effect, Log, Player, announce, push, text
from games.moon import wording
from games.moon.abilities import COLOURS, FLAGS, Flag, Resource
from games.moon.catalogue import STRUCTURES
from games.moon.counts import has_special
from games.moon.effects import pay_key
from games.moon.facts import FACTS, MODIFIERS, Amounts, Fact, bound, heard
from games.moon.machine import MACHINE, numbers, word
from games.moon.payment import NONE, StandIns, missing, ways
from games.moon.state import SITE, Seat, State
from games.moon.stores import held, named, spend

ANY = "any"


class Terms:
    """What helps a player build now: discounts by colour, stand-ins, and flags to count.

    A second build in a turn is at full price: no discounts, though stand-ins may be spent as ever. Flags lent by
    parking and those of the "any-flag" op count for what a structure needs, and for nothing else.
    """

    __slots__ = ("discounts", "flags", "plain", "stand_ins")

    def __init__(self, state: State, seat: int) -> None:
        owner, turn = state.seats[seat], state.turn
        discounts: dict[str, int] = {}
        stand_ins: list[tuple[str, str]] = []
        for key in owner.ongoing:
            for effect in MODIFIERS[key]:
                args = effect.args
                if effect.op == "discount":
                    colour = str(args["colour"])
                    discounts[colour] = discounts.get(colour, 0) + args["n"]  # type: ignore[operator]
                else:
                    stand_ins.append((str(args["resource"]), str(args["instead"])))
        mine = state.playing == seat
        if mine:
            for colour, n in turn.discounts:
                discounts[colour] = discounts.get(colour, 0) + n
            stand_ins += turn.stand_ins
            if turn.again:
                discounts.clear()
        self.discounts = discounts
        self.stand_ins: StandIns = frozenset(stand_ins) if stand_ins else NONE
        self.flags = owner.flags
        if mine and any(turn.lent):
            self.flags = [own + lent for own, lent in zip(owner.flags, turn.lent, strict=True)]
        if has_special(owner, "any-flag"):
            self.flags = [n + 1 for n in self.flags]
        self.plain = not discounts and not stand_ins

    def discount(self, fact: Fact) -> int:
        """How many resources less a structure costs."""
        return self.discounts.get(ANY, 0) + self.discounts.get(COLOURS[fact.colour], 0)

    def ways(self, fact: Fact, have: Amounts) -> Sequence[Amounts]:
        """What may be spent on a structure by somebody who has ``have``."""
        if self.plain:
            return (fact.cost,) if all(map(ge, have, fact.cost)) else ()
        return ways(fact.cost, have, self.discount(fact), self.stand_ins)

    def flags_met(self, fact: Fact) -> bool:
        """Whether the flags suffice for a structure."""
        flags = self.flags
        for flag, n in fact.needs:  # noqa: SIM110 - a plain loop is twice as fast, and the search asks all the time
            if flags[flag] < n:
                return False
        return True

    def missing_flags(self, fact: Fact) -> dict[Flag, int]:
        """Flags that are still to be shown, by name."""
        return {FLAGS[flag]: n - self.flags[flag] for flag, n in fact.needs if self.flags[flag] < n}

    def missing_resources(self, fact: Fact, have: Amounts) -> dict[Resource, int]:
        """Resources that are still to be got, by name."""
        return named(missing(fact.cost, have, self.discount(fact), self.stand_ins))


def affordable(state: State, seat: int) -> list[Fact]:
    """The structures of the hand of ``seat`` that can be built now, as far as their price goes."""
    owner = state.seats[seat]
    terms = Terms(state, seat)
    have = held(state, seat)
    energy, water, biomass, metal = have
    found = []
    for key in owner.hand:
        fact = FACTS[key]
        if fact.needs and not terms.flags_met(fact):
            continue
        a, b, c, d = fact.cost
        if (a <= energy and b <= water and c <= biomass and d <= metal) or (not terms.plain and terms.ways(fact, have)):
            found.append(fact)
    return found


@MACHINE.do
def build(state: State, effect: Effect, log: Log) -> None:
    """Builds a structure; where it can be paid in several ways, the player chooses one first."""
    seat, key = effect.seat, word(effect, "card")
    fact = FACTS[key]
    found = Terms(state, seat).ways(fact, held(state, seat))
    if len(found) == 1:
        _put_up(state, seat, fact, found[0], log)
    elif found:
        state.stack.append(Effect("pay_for", seat, effect.args))


@MACHINE.ask
def pay_for(state: State, effect: Effect) -> Sequence[Decision]:
    """How to pay for a structure that can be paid in several ways."""
    seat, key = effect.seat, word(effect, "card")
    found = Terms(state, seat).ways(FACTS[key], held(state, seat))
    return [Decision(seat, text("ask-pay-for", card=wording.name(key)), (*_payments(seat, key, found), BACK))]


BACK = Choice("back", text("do-back"))


@lru_cache(maxsize=1 << 12)
def _payments(seat: int, key: str, found: tuple[Amounts, ...]) -> tuple[Choice, ...]:
    return tuple(
        Choice(
            pay_key(paid),
            text("do-pay", price=wording.stocks(named(paid))) if any(paid) else text("do-pay-nothing"),
            then=(Effect("put_up", seat, {"card": key, "paid": paid}),),
        )
        for paid in found
    )


@MACHINE.do
def put_up(state: State, effect: Effect, log: Log) -> None:
    """A structure is built, paid with ``paid``."""
    _put_up(state, effect.seat, FACTS[word(effect, "card")], numbers(effect, "paid"), log)


def _put_up(state: State, seat: int, fact: Fact, paid: Sequence[int], log: Log) -> None:
    owner, key = state.seats[seat], fact.key
    spend(state, seat, paid)
    owner.hand.remove(key)
    if log is not SILENCE:
        price = wording.stocks(named(paid)) if any(paid) else text("price-free")
        said = text("say-build", player=Player(seat), card=wording.name(key), price=price)
        log.say(said, touched=(f"structure:{key}", f"seat:{seat}"))
    if state.turn.acted:
        state.turn.again = False
        if state.deck:  # so that every hand stays as long as the others
            owner.hand.append(state.deck.pop())
            log.reveal()
            if log is not SILENCE:
                log.say(text("say-refill", player=Player(seat)), touched=(f"seat:{seat}",))
    state.turn.acted = True
    fire(state, seat, "build", fact)
    add(owner, fact)
    for kind, n in fact.makes:
        owner.resources[kind] += n
    if fact.makes and log is not SILENCE:
        what = wording.stocks({**STRUCTURES[key].makes})
        log.say(text("say-produce", player=Player(seat), what=what), touched=(f"seat:{seat}",))
    at_once = bound(key, "built", seat)
    if at_once:
        push(state, at_once)


def add(owner: Seat, fact: Fact) -> None:
    """A structure joins a tableau."""
    owner.tableau[fact.key] = SITE
    owner.colours[fact.colour] += 1
    for flag in fact.flags:
        owner.flags[flag] += 1
    for kind, n in fact.makes:
        owner.makes[kind] += n
    if fact.ongoing:
        owner.ongoing.append(fact.key)


@MACHINE.do
def assimilate(state: State, effect: Effect, log: Log) -> None:
    """A structure goes to the discard pile and gives what its bin corner shows."""
    seat, key = effect.seat, word(effect, "card")
    state.seats[seat].hand.remove(key)
    state.discards.append(key)
    state.turn.acted = True
    if log is not SILENCE:
        log.say(text("say-assimilate", player=Player(seat), card=wording.name(key)), touched=(f"discard:{key}",))
    fire(state, seat, "assimilate")
    push(state, bound(key, "bin", seat))


def fire(state: State, seat: int, moment: str, fact: Fact | None = None, actor: int | None = None) -> None:
    """Pushes what every "whenever" of ``seat`` causes at ``moment``; ``fact`` is the structure that is built."""
    owner = state.seats[seat]
    triggers = [
        (seat, then)
        for key in owner.ongoing
        for colour, flag, then in heard(key, moment, seat)
        if (colour == ANY or (fact is not None and COLOURS[fact.colour] == colour))
        and (flag == ANY or (fact is not None and FLAGS.index(flag) in fact.flags))
    ]
    if triggers:
        announce(state, triggers, seat if actor is None else actor, len(state.seats))
