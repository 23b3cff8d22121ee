"""A player's turn: one main action, and each option at most once, in any order, until it is ended."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from games.engine import SILENCE, Choice, Decision, Effect, Log, Player, Text, push, text
from games.moon import wording
from games.moon.building import Terms, affordable, fire
from games.moon.catalogue import REPUTATIONS, STRUCTURES
from games.moon.counts import NEEDS
from games.moon.effects import card_label
from games.moon.facts import FACTS, RESOURCE, Fact, bound, is_ongoing
from games.moon.hints import Helps
from games.moon.machine import MACHINE, word
from games.moon.options import (
    ASSIMILATE,
    BUILD,
    CLAIM,
    END_TURN,
    EXPEDITION,
    FLIP,
    PARK,
    any_use,
    consequence,
    hosts,
    parkings,
    pink,
    unclaimed,
    useful_flip,
)
from games.moon.state import State
from games.moon.stores import held

BUILD_GROUP, ASSIMILATE_GROUP = text("group-build"), text("group-assimilate")
USE_GROUP, PARK_GROUP, CLAIM_GROUP = text("group-use"), text("group-park"), text("group-claim")
"""With the end of the turn, which has none, never more than five: a panel shows so many menus at once."""


# The same in words, with what is withheld and why.


@MACHINE.ask
def turn(state: State, effect: Effect) -> Sequence[Decision]:
    """What the player whose turn it is does next."""
    seat, now = effect.seat, state.turn
    choices = [
        *_builds(state, seat),
        *_assimilations(state, seat),
        *_expeditions(state, seat),
        *_parks(state, seat),
        *_flips(state, seat),
        *_claims(state, seat),
        _end(seat, acted=now.acted or not state.seats[seat].hand),
    ]
    prompt = "ask-turn-again" if now.again else "ask-turn-more" if now.acted else "ask-turn"
    return [Decision(seat, text(prompt), tuple(choices))]


def _builds(state: State, seat: int) -> list[Choice]:
    now = state.turn
    done = text("withheld-acted") if now.acted and not now.again else None
    if done:
        return [_build(seat, key, done) for key in state.seats[seat].hand]
    helps, able = Helps(state, seat, Terms(state, seat)), {fact.key for fact in affordable(state, seat)}
    return [_build(seat, key, None if key in able else lacking(FACTS[key], helps)) for key in state.seats[seat].hand]


def lacking(fact: Fact, helps: Helps) -> Text | None:
    """What a player still lacks for a structure, and what would help; None where it lacks nothing."""
    terms = helps.terms
    resources, flags = terms.missing_resources(fact, held(helps.state, helps.seat)), terms.missing_flags(fact)
    if not resources and not flags:
        return None
    what, hint = wording.stocks_and_flags(resources, flags), helps.hint(fact)
    return text("withheld-lacking-but", what=what, hint=hint) if hint else text("withheld-lacking", what=what)


@lru_cache(maxsize=1 << 12)
def _build(seat: int, key: str, why: Text | None) -> Choice:
    return Choice(f"{BUILD}{key}", card_label("do-build", key), BUILD_GROUP, key, why, consequence(seat, BUILD + key))


def _assimilations(state: State, seat: int) -> list[Choice]:
    why = text("withheld-acted") if state.turn.acted else None
    return [_assimilation(seat, key, why) for key in state.seats[seat].hand]


@lru_cache(maxsize=1 << 12)
def _assimilation(seat: int, key: str, why: Text | None) -> Choice:
    card = STRUCTURES[key]
    what = wording.bin_corner(card) if card.bin else text("amount-nothing")
    label = text("do-assimilate", card=wording.name(key), what=what)
    return Choice(f"{ASSIMILATE}{key}", label, ASSIMILATE_GROUP, key, why, consequence(seat, ASSIMILATE + key))


def _expeditions(state: State, seat: int) -> list[Choice]:
    card = state.seats[seat].expedition
    if card is None:
        return []
    why = None
    if state.turn.expedition:
        why = text("withheld-used")
    elif not any_use(state, seat, card):
        why = text("withheld-no-use")
    return [_expedition(seat, card, why)]


@lru_cache(maxsize=1 << 10)
def _expedition(seat: int, card: str, why: Text | None) -> Choice:
    label = text("do-expedition", card=wording.name(card), effect=wording.described(card))
    return Choice(f"{EXPEDITION}{card}", label, USE_GROUP, card, why, consequence(seat, EXPEDITION + card))


def _parks(state: State, seat: int) -> list[Choice]:
    owner, limit = state.seats[seat], parkings(state, seat)
    why = None
    if state.turn.parked >= limit:
        why = text("withheld-parked", count=limit)
    elif not owner.rovers:
        why = text("withheld-no-rover")
    if why:
        return [Choice("park", text("do-park-nowhere"), PARK_GROUP, why_not=why)]
    choices = []
    for host in hosts(state, seat):
        for key, site in state.seats[host].tableau.items():
            if FACTS[key].spot:
                taken = None if site.parked is None else text("withheld-spot-taken", player=Player(site.parked))
                choices.append(_park(seat, host, key, taken))
    return choices or [Choice("park", text("do-park-nowhere"), PARK_GROUP, why_not=text("withheld-no-spot"))]


@lru_cache(maxsize=1 << 12)
def _park(seat: int, host: int, key: str, why: Text | None) -> Choice:
    card = STRUCTURES[key]
    gives = wording.flags(card.flags) if card.spot == "flags" else wording.amount(str(card.spot), 1)
    label = text("do-park", card=wording.name(key), player=Player(host), what=gives)
    return Choice(f"{PARK}{key}", label, PARK_GROUP, key, why, consequence(seat, PARK + key))


def _flips(state: State, seat: int) -> list[Choice]:
    choices = []
    for key, site in pink(state, seat):
        why = None
        if state.turn.flipped:
            why = text("withheld-used")
        elif site.flipped:
            why = text("withheld-flipped")
        elif not useful_flip(state, seat, key):
            why = text("withheld-no-use")
        choices.append(_flip(seat, key, why))
    return choices


@lru_cache(maxsize=1 << 10)
def _flip(seat: int, key: str, why: Text | None) -> Choice:
    label = text("do-flip", card=wording.name(key), effect=wording.sentences(STRUCTURES[key].effects))
    return Choice(f"{FLIP}{key}", label, USE_GROUP, key, why, consequence(seat, FLIP + key))


def _claims(state: State, seat: int) -> list[Choice]:
    used = text("withheld-used") if state.turn.claimed else None
    return [_claim(seat, key, used or _why_not_claim(state, seat, key)) for key in unclaimed(state)]


def _why_not_claim(state: State, seat: int, key: str) -> Text | None:
    short = tuple(max(0, n - counter(state, seat)) for counter, n in NEEDS[key])
    return _lacking(key, short) if any(short) else None


@lru_cache(maxsize=1 << 10)
def _lacking(key: str, short: tuple[int, ...]) -> Text:
    lacks = [replace(need, n=n) for need, n in zip(REPUTATIONS[key].needs, short, strict=True) if n]
    return text("withheld-lacking", what=wording.joined("both", [wording.lack(need) for need in lacks]))


@lru_cache(maxsize=1 << 10)
def _claim(seat: int, key: str, why: Text | None) -> Choice:
    card = REPUTATIONS[key]
    hearts = wording.amount("heart", card.hearts)
    label = text("do-claim", card=wording.name(key), hearts=hearts, effect=wording.reputation(card))
    return Choice(f"{CLAIM}{key}", label, CLAIM_GROUP, key, why, consequence(seat, CLAIM + key))


@lru_cache
def _end(seat: int, *, acted: bool) -> Choice:
    why = None if acted else text("withheld-act-first")
    return Choice(END_TURN, text("do-end-turn"), None, None, why, consequence(seat, END_TURN))


# What the options do; building and assimilating are next door, the end of a turn is in :mod:`games.moon.eras`.


@MACHINE.do
def expedition(state: State, effect: Effect, log: Log) -> None:
    """Uses the expedition card in the hand."""
    seat, card = effect.seat, word(effect, "card")
    state.turn.expedition = True
    if log is not SILENCE:
        log.say(text("say-expedition", player=Player(seat), card=wording.name(card)), touched=(f"seat:{seat}",))
    push(state, bound(card, "use", seat))


@MACHINE.do
def park(state: State, effect: Effect, log: Log) -> None:
    """Parks a rover: a blue structure's spot gives its resource, a yellow one's its flags until the turn ends."""
    seat, key = effect.seat, word(effect, "card")
    host = next(number for number, owner in enumerate(state.seats) if key in owner.tableau)
    owner, fact = state.seats[seat], FACTS[key]
    owner.rovers -= 1
    state.turn.parked += 1
    tableau = state.seats[host].tableau
    tableau[key] = replace(tableau[key], parked=seat)
    if fact.spot == "flags":
        for flag in fact.flags:
            state.turn.lent[flag] += 1
        gives = wording.flags(STRUCTURES[key].flags) if log is not SILENCE else None
    else:
        owner.resources[RESOURCE[fact.spot]] += 1
        gives = wording.amount(fact.spot, 1) if log is not SILENCE else None
    if gives is not None:
        said = text("say-park", player=Player(seat), card=wording.name(key), host=Player(host), what=gives)
        log.say(said, touched=(f"rover:{key}", f"seat:{seat}"))
    if host != seat:
        fire(state, host, "parked-on", actor=seat)
    fire(state, seat, "park")


@MACHINE.do
def flip(state: State, effect: Effect, log: Log) -> None:
    """Flips a pink structure for its effect."""
    seat, key = effect.seat, word(effect, "card")
    tableau = state.seats[seat].tableau
    tableau[key] = replace(tableau[key], flipped=True)
    state.turn.flipped = True
    if log is not SILENCE:
        log.say(text("say-flip", player=Player(seat), card=wording.name(key)), touched=(f"structure:{key}",))
    fire(state, seat, "flip")
    push(state, bound(key, "use", seat))


@MACHINE.do
def claim(state: State, effect: Effect, log: Log) -> None:
    """Claims a reputation: its reward at once, or its ongoing effect from now on."""
    seat, key = effect.seat, word(effect, "card")
    owner = state.seats[seat]
    state.turn.claimed = True
    if log is not SILENCE:
        hearts = wording.amount("heart", REPUTATIONS[key].hearts)
        said = text("say-claim", player=Player(seat), card=wording.name(key), hearts=hearts)
        log.say(said, touched=(f"reputation:{key}", f"seat:{seat}"))
    fire(state, seat, "claim")
    owner.reputations.append(key)
    if any(map(is_ongoing, REPUTATIONS[key].ongoing)):
        owner.ongoing.append(key)
    push(state, bound(key, "use", seat))
