"""What holds on and on: "whenever" and modifiers of active items with a worker, upgraded items and lent abilities."""

from __future__ import annotations

from functools import lru_cache

from games.engine import Effect, Log, Player, announce, text
from games.expeditions import names
from games.expeditions.benefits import begin, pure
from games.expeditions.cards import Item
from games.expeditions.catalogue import CARDS
from games.expeditions.machine import MACHINE, bind, word
from games.expeditions.state import State

_ONGOING = {"whenever", "modify"}


@lru_cache
def ongoing(card: str) -> tuple[Effect, ...]:
    """The ongoing part of a card."""
    found = CARDS[card]
    return found.ongoing if isinstance(found, Item) else ()


@lru_cache
def _hears(card: str, moment: str) -> tuple[int, ...]:
    """Which of a card's ongoing effects ask for ``moment``."""
    return tuple(
        index
        for index, effect in enumerate(ongoing(card))
        if effect.op == "whenever" and effect.args["moment"] == moment
    )


@lru_cache(maxsize=4096)
def _caused(card: str, index: int, seat: int, chain: tuple[str, ...]) -> tuple[Effect, ...]:
    """What a "whenever" causes; from here on it belongs to the chain."""
    return bind(ongoing(card)[index].then, seat, card, (*chain, f"{card}*"))


def in_force(state: State, seat: int) -> list[str]:
    """The cards whose ongoing part holds for ``seat``, in the order of its tableau."""
    owner = state.seats[seat]
    found = [active.card for active in owner.active if active.worker is not None]
    found += owner.upgraded
    if state.lent and seat == state.actor:
        found += state.lent
    return found


def heard(state: State, seat: int, moment: str) -> bool:
    """Whether something in force for a seat asks for ``moment``."""
    return any(_hears(card, moment) for card in in_force(state, seat))


def modified(state: State, seat: int, what: str) -> int:
    """By how much modifiers change ``what`` for a seat."""
    return sum(
        effect.args["n"]  # type: ignore[misc]
        for card in in_force(state, seat)
        for effect in ongoing(card)
        if effect.op == "modify" and effect.args["what"] == what
    )


def any_worker(state: State, seat: int) -> set[str]:
    """The worker colours that count as any colour; "any" for all of them."""
    return {
        str(effect.args["colour"])
        for card in in_force(state, seat)
        for effect in ongoing(card)
        if effect.op == "modify" and effect.args["what"] == "any-worker"
    }


def whenever(
    state: State,
    seat: int,
    moment: str,
    chain: tuple[str, ...],
    card: str | None = None,
    sources: list[str] | None = None,
) -> None:
    """Announces a moment in the chain in which it happened.

    ``card`` is the one that was gained or played; ``sources`` are the cards that hear of it (None: all in force).
    """
    heard_by = in_force(state, seat) if sources is None else sources
    hit = [(source, index) for source in heard_by for index in _hears(source, moment)]
    if not hit:
        return
    triggers = [
        (seat, (Effect("trigger", seat, {"card": source}, _caused(source, index, seat, chain)),))
        for source, index in hit
        if f"{source}*" not in chain and (card is None or _fits(ongoing(source)[index], card))
    ]
    announce(state, triggers, seat, len(state.seats))


def _fits(effect: Effect, card: str) -> bool:
    found = CARDS[card]
    return effect.args["kind"] in {"any", names.kind_of(card)} and effect.args["colour"] in {"any", found.colour}


@MACHINE.do
def trigger(state: State, effect: Effect, log: Log) -> None:
    """A "whenever" fires; where it would do nothing, without a word."""
    if all(pure(part) and MACHINE.why_not(state, part) is not None for part in effect.then):
        return
    card = word(effect, "card")
    said = text("say-whenever", player=Player(effect.seat), card=names.card(card))
    log.say(said, touched=(f"card:{card}",))
    begin(state, effect.seat, effect.then)
