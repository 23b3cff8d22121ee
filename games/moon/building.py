"""Building and assimilating: what a structure costs a player now, and what happens when it comes or goes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import ge

from games.engine import BACK, Effect, Log, Player, Text, WhichQuestion, announce, push, text
from games.moon import wording
from games.moon.abilities import paid_by, pay_key
from games.moon.card_index import BLUEPRINTS, MODIFIERS, Blueprint, bound, heard
from games.moon.catalogue import STRUCTURES
from games.moon.components import COLOURS, FLAG, FLAGS, Amounts, Flag, Resource, named
from games.moon.counts import flags_in_turn, has_privilege
from games.moon.effects import Assimilate, Build, Discount, PayFor, PutUp
from games.moon.machine import MACHINE
from games.moon.payment import NONE, StandIns, missing, ways
from games.moon.state import SITE, Seat, State
from games.moon.stores import held, spend, touched

ANY = "any"


class Terms:
    """What helps a player build now: discounts by colour, stand-ins, and flags to count.

    A second build in a turn is at full price: no discounts, though stand-ins may still be spent. Flags of the
    "any-flag" privilege count for what a structure needs, and for nothing else.
    """

    __slots__ = ("discounts", "flags", "plain", "stand_ins")

    def __init__(self, state: State, seat: int) -> None:
        owner, turn = state.seats[seat], state.turn
        discounts: dict[str, int] = {}
        stand_ins: list[tuple[str, str]] = []
        for key in owner.ongoing:
            for ability in MODIFIERS[key]:
                if isinstance(ability, Discount):
                    discounts[ability.colour] = discounts.get(ability.colour, 0) + ability.n
                else:
                    stand_ins.append((ability.resource, ability.instead))
        mine = state.playing == seat
        if mine:
            for colour, n in turn.discounts:
                discounts[colour] = discounts.get(colour, 0) + n
            stand_ins += turn.stand_ins
            if turn.again:
                discounts.clear()
        self.discounts = discounts
        self.stand_ins: StandIns = frozenset(stand_ins) if stand_ins else NONE
        self.flags = flags_in_turn(state, seat)
        if has_privilege(owner, "any-flag"):
            self.flags = [n + 1 for n in self.flags]
        self.plain = not discounts and not stand_ins

    def discount(self, card: Blueprint) -> int:
        """How many resources less a structure costs."""
        return self.discounts.get(ANY, 0) + self.discounts.get(COLOURS[card.colour], 0)

    def ways(self, card: Blueprint, have: Amounts) -> Sequence[Amounts]:
        """What may be spent on a structure by somebody who has ``have``."""
        if self.plain:
            return (card.cost,) if all(map(ge, have, card.cost)) else ()
        return ways(card.cost, have, self.discount(card), self.stand_ins)

    def flags_met(self, card: Blueprint) -> bool:
        """Whether the flags suffice for a structure."""
        flags = self.flags
        for flag, n in card.needs:  # noqa: SIM110 - a plain loop is twice as fast, and the search asks all the time
            if flags[flag] < n:
                return False
        return True

    def missing_flags(self, card: Blueprint) -> dict[Flag, int]:
        """Flags that are still to be shown, by name."""
        return {FLAGS[flag]: n - self.flags[flag] for flag, n in card.needs if self.flags[flag] < n}

    def missing_resources(self, card: Blueprint, have: Amounts) -> dict[Resource, int]:
        """Resources that are still to be got, by name."""
        return named(missing(card.cost, have, self.discount(card), self.stand_ins))


def affordable(state: State, seat: int) -> list[Blueprint]:
    """The structures of the hand of ``seat`` that can be built now, as far as their price goes."""
    owner = state.seats[seat]
    terms = Terms(state, seat)
    have = held(state, seat)
    energy, water, biomass, metal = have
    found = []
    for key in owner.hand:
        card = BLUEPRINTS[key]
        if card.needs and not terms.flags_met(card):
            continue
        a, b, c, d = card.cost
        if (a <= energy and b <= water and c <= biomass and d <= metal) or (not terms.plain and terms.ways(card, have)):
            found.append(card)
    return found


@MACHINE.do(Build)
def build(state: State, effect: Build, log: Log) -> None:
    seat, card = effect.seat, BLUEPRINTS[effect.card]
    found = Terms(state, seat).ways(card, held(state, seat))
    if len(found) == 1:
        _put_up(state, seat, card, found[0], log)
    elif found:
        push(state, [PayFor(card.key, seat=seat)])


@MACHINE.question(PayFor)
class PayForQuestion(WhichQuestion[State, PayFor]):
    way_out = BACK
    about = False

    def things(self, state: State, frame: PayFor) -> Iterable[str]:
        return map(pay_key, Terms(state, frame.seat).ways(BLUEPRINTS[frame.card], held(state, frame.seat)))

    def chosen(self, state: State, frame: PayFor, key: str) -> Sequence[Effect]:
        return (PutUp(frame.card, paid_by(key), seat=frame.seat),)

    def prompt(self, state: State, frame: PayFor) -> Text:
        return text("ask-pay-for", card=wording.name(frame.card))

    def named(self, state: State, frame: PayFor, key: str) -> Text:
        paid = paid_by(key)
        return text("do-pay", price=wording.stocks(named(paid))) if any(paid) else text("do-pay-nothing")


@MACHINE.do(PutUp)
def put_up(state: State, effect: PutUp, log: Log) -> None:
    _put_up(state, effect.seat, BLUEPRINTS[effect.card], effect.paid, log)


def _put_up(state: State, seat: int, card: Blueprint, paid: Amounts, log: Log) -> None:
    owner, key = state.seats[seat], card.key
    spend(state, seat, paid)
    owner.hand.remove(key)
    if log.listens:
        figures = (*named(paid), "score") if STRUCTURES[key].hearts else named(paid)
        log.say(lambda: _say_build(seat, key, paid), touched=(f"structure:{key}", *touched(seat, *figures)))
    if state.turn.acted:
        state.turn.again = False
        _refill(state, seat, log)
    state.turn.acted = True
    fire(state, seat, "build", card)
    add(owner, card)
    if card.makes:
        for kind, n in card.makes:
            owner.resources[kind] += n
        if log.listens:
            log.say(
                lambda: text("say-produce", player=Player(seat), what=wording.stocks(STRUCTURES[key].makes)),
                touched=touched(seat, *STRUCTURES[key].makes),
            )
    push(state, bound(key, "built", seat))


def _say_build(seat: int, key: str, paid: Amounts) -> Text:
    price = wording.stocks(named(paid)) if any(paid) else text("price-free")
    return text("say-build", player=Player(seat), card=wording.name(key), price=price)


def _refill(state: State, seat: int, log: Log) -> None:
    """A card for the second structure of a turn, so that every hand stays as long as the others."""
    if state.deck:
        state.seats[seat].hand.append(state.deck.pop())
        log.reveal()
        log.say(lambda: text("say-refill", player=Player(seat)), touched=touched(seat))


def add(owner: Seat, card: Blueprint) -> None:
    """A structure joins a tableau."""
    owner.tableau[card.key] = SITE
    owner.colours[card.colour] += 1
    for flag in card.flags:
        owner.flags[flag] += 1
    for kind, n in card.makes:
        owner.makes[kind] += n
    if card.ongoing:
        owner.ongoing = [*owner.ongoing, card.key]


@MACHINE.do(Assimilate)
def assimilate(state: State, effect: Assimilate, log: Log) -> None:
    seat, key = effect.seat, effect.card
    state.seats[seat].hand.remove(key)
    state.discards.append(key)
    state.turn.acted = True
    if log.listens:
        log.say(
            lambda: text("say-assimilate", player=Player(seat), card=wording.name(key)), touched=(f"discard:{key}",)
        )
    fire(state, seat, "assimilate")
    push(state, bound(key, "bin", seat))


def _times(card: Blueprint | None, colour: str, flag: str) -> int:
    """How often a "whenever" that asks for a colour or a flag hears the building of ``card``."""
    if card is None or colour == flag == ANY:
        return 1
    if flag != ANY:
        return card.flags.count(FLAG[flag])
    return int(COLOURS[card.colour] == colour)


def fire(state: State, seat: int, moment: str, card: Blueprint | None = None, actor: int | None = None) -> None:
    """Pushes what every "whenever" of ``seat`` causes at ``moment``; ``card`` is the structure that is built."""
    owner = state.seats[seat]
    triggers = [
        (seat, then * _times(card, colour, flag))
        for key in owner.ongoing
        for colour, flag, then in heard(key, moment, seat)
    ]
    if triggers:
        announce(state, triggers, seat if actor is None else actor, len(state.seats))
