"""States a seat cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from games.engine import random_rng
from games.famous_explorers.marks import marking, room_for
from games.famous_explorers.state import CODEC, MARKS, Secret, State, passed
from games.parts.cards import shuffle_anew

TRIES = 20


def resample(state: State, seat: int | None, rng: Random) -> State:
    """``state`` with everything dealt anew that ``seat`` (None: a spectator) cannot know.

    A rival's marks tell cards of its hand unless these lie among the discards; those stay. Where the deal allows it, a
    rival gets no card that auto-score would have scored, and in the set-up a hand its marks fit.
    """
    for _ in range(TRIES):
        after = _deal(state, seat, rng)
        if all(_likely(after, rival) for rival in range(len(after.seats)) if rival != seat):
            break
    return after


def _deal(state: State, seat: int | None, rng: Random) -> State:
    after = CODEC.clone(state)
    after.rng = random_rng(rng)
    after.event_deck = shuffle_anew(after.event_deck, rng)
    rivals = [owner for other, owner in enumerate(after.seats) if other != seat]
    hidden = _hidden_secrets(state, seat)
    pool = shuffle_anew(_places(state, seat), rng)
    reached: Collection[str] = () if state.options.late_scoring else passed(state)
    for owner in rivals:
        told = [card for card in owner.marks if card in owner.hand]
        owner.hand = told + _take(pool, len(owner.hand) - len(told), reached if owner.auto else ())
        owner.drawn = _take(pool, len(owner.drawn), ())
    for slot in hidden:
        after.secrets[slot] = Secret(pool.pop(), after.secrets[slot].peekers)
    after.deck = pool
    return after


def unseen(state: State, seat: int, eyes: int) -> frozenset[str]:  # noqa: ARG001 - no two cards are alike
    """The cards in other hands, in the decks and face down; see :meth:`games.engine.Game.unseen`."""
    return frozenset((*_places(state, seat), *state.event_deck))


def _hidden_secrets(state: State, seat: int | None) -> list[int]:
    """The secret destinations at which ``seat`` has not looked."""
    return [slot for slot, secret in enumerate(state.secrets) if seat is None or seat not in secret.peekers]


def _places(state: State, seat: int | None) -> list[str]:
    """The place cards that ``seat`` cannot know."""
    pool = [*state.deck, *(state.secrets[slot].place for slot in _hidden_secrets(state, seat))]
    for owner in (owner for other, owner in enumerate(state.seats) if other != seat):
        pool += owner.drawn
        pool += [card for card in owner.hand if card not in owner.marks]
    return pool


def _take(pool: list[str], count: int, without: Collection[str]) -> list[str]:
    """``count`` cards off the pool, those of ``without`` only when no others are left."""
    found = [card for card in reversed(pool) if card not in without][:count]
    found += [card for card in reversed(pool) if card in without][: count - len(found)]
    for card in found:
        pool.remove(card)
    return found


def _likely(state: State, seat: int) -> bool:
    """Whether a hand agrees with the set-up: the marks still to come fit, as they do in nearly every hand."""
    owner = state.seats[seat]
    return seat not in marking(state) or room_for(state, MARKS - len(owner.marks), owner.marks, owner.hand)
