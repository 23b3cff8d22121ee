"""What holds on and on: "whenever" and modifiers of active items with a worker, upgraded items and lent abilities."""

from __future__ import annotations

from functools import cache, lru_cache

from games.engine import Log, Player, announce, text
from games.expeditions import names
from games.expeditions.abilities import Modify, Ongoing, Whenever
from games.expeditions.benefits import begin
from games.expeditions.bundles import pure
from games.expeditions.cards import Item
from games.expeditions.catalogue import CARDS
from games.expeditions.effects import Trigger
from games.expeditions.machine import MACHINE, bind
from games.expeditions.state import State
from games.expeditions.terms import Modified, Moment


@cache
def ongoing(card: str) -> tuple[Ongoing, ...]:
    """The ongoing part of a card."""
    found = CARDS[card]
    return found.ongoing if isinstance(found, Item) else ()


@cache
def _hears(card: str, moment: Moment) -> tuple[Whenever, ...]:
    """Which of a card's ongoing effects ask for ``moment``."""
    return tuple(part for part in ongoing(card) if isinstance(part, Whenever) and part.moment == moment)


@cache
def _modifies(card: str, what: Modified) -> tuple[Modify, ...]:
    """Which of a card's ongoing effects change ``what``."""
    return tuple(part for part in ongoing(card) if isinstance(part, Modify) and part.what == what)


@lru_cache(maxsize=4096)
def _trigger(card: str, part: Whenever, seat: int, chain: tuple[str, ...]) -> Trigger:
    """What a "whenever" causes; from here on it belongs to the chain."""
    return Trigger(card, bind(part.then, seat, card, (*chain, f"{card}*")), seat=seat)


def in_force(state: State, seat: int) -> list[str]:
    """The cards whose ongoing part holds for ``seat``, in the order of its tableau."""
    owner = state.seats[seat]
    found = [active.card for active in owner.active if active.worker is not None and ongoing(active.card)]
    found += owner.upgraded
    if state.lent and seat == state.actor:
        found += state.lent
    return found


def heard(state: State, seat: int, moment: Moment) -> bool:
    """Whether something in force for a seat asks for ``moment``."""
    return any(_hears(card, moment) for card in in_force(state, seat))


def modified(state: State, seat: int, what: Modified) -> int:
    """By how much modifiers change ``what`` for a seat."""
    total = 0
    for card in in_force(state, seat):
        for part in _modifies(card, what):
            total += part.n
    return total


def any_worker(state: State, seat: int) -> set[str]:
    """The worker colours that count as any colour; "any" for all of them."""
    cards = in_force(state, seat)
    return {part.colour for card in cards for part in _modifies(card, "any-worker")} if cards else set()


def whenever(
    state: State,
    seat: int,
    moment: Moment,
    chain: tuple[str, ...],
    card: str | None = None,
    sources: list[str] | None = None,
) -> None:
    """Announces a moment in the chain in which it happened.

    ``card`` is the one that was gained or played; ``sources`` are the cards that hear of it (None: all in force).
    """
    heard_by = in_force(state, seat) if sources is None else sources
    if not heard_by:
        return
    hit = [(source, part) for source in heard_by for part in _hears(source, moment)]
    if not hit:
        return
    triggers = [
        (seat, (_trigger(source, part, seat, chain),))
        for source, part in hit
        if f"{source}*" not in chain and (card is None or _fits(part, card))
    ]
    announce(state, triggers, seat, len(state.seats))


def _fits(part: Whenever, card: str) -> bool:
    return part.kind in {"any", names.kind_of(card)} and part.colour in {"any", CARDS[card].colour}


@MACHINE.do(Trigger)
def trigger(state: State, effect: Trigger, log: Log) -> None:
    """A "whenever" fires; where it would do nothing, without a word."""
    if all(pure(part) and MACHINE.why_not(state, part) is not None for part in effect.then):
        return
    card = effect.card
    log.say(lambda: text("say-whenever", player=Player(effect.seat), card=names.card(card)), touched=(f"card:{card}",))
    begin(state, effect.seat, effect.then)
