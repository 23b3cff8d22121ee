"""States a seat cannot tell from the true one."""

from __future__ import annotations

from random import Random

from games.engine import random_rng
from games.moon.effects import GiveUp, PayFor
from games.moon.state import CODEC, State, is_first
from games.parts.cards import shuffle_anew


def resample(state: State, seat: int | None, rng: Random) -> State:
    """``state`` with everything dealt anew that ``seat`` (None: a spectator) cannot know.

    That is, of this era, the other hands with their expedition cards and what is left of the decks, and the order of
    all decks to come. Hands it has passed on count as unknown. The First Expedition is public. What a rival has chosen
    but not done yet (which card it is about to pay for, or to take from the discard pile) it has not chosen there.
    """
    after = CODEC.clone(state)
    after.rng = random_rng(rng)
    if after.stack and after.stack[-1].seat != seat:
        _take_back(after)
    rivals = [owner for number, owner in enumerate(after.seats) if number != seat]
    after.deck = shuffle_anew([*after.deck, *(key for owner in rivals for key in owner.hand)], rng)
    for owner in rivals:
        owner.hand = [after.deck.pop() for _ in owner.hand]
    holders = [owner for owner in rivals if owner.expedition is not None and not is_first(owner.expedition)]
    after.expeditions = shuffle_anew([*after.expeditions, *(str(owner.expedition) for owner in holders)], rng)
    for owner in holders:
        owner.expedition = after.expeditions.pop()
    after.later_decks = [tuple(shuffle_anew(deck, rng)) for deck in after.later_decks]
    after.later_expeditions = [tuple(shuffle_anew(deck, rng)) for deck in after.later_expeditions]
    after.past = shuffle_anew(after.past, rng)
    return after


def unseen(state: State, seat: int, eyes: int) -> frozenset[str]:  # noqa: ARG001 - no two cards are alike
    """The cards in other hands and in the decks; see :meth:`games.engine.Game.unseen`."""
    rivals = [owner for number, owner in enumerate(state.seats) if number != seat]
    held = [key for owner in rivals for key in (*owner.hand, owner.expedition)]
    later = [key for deck in (*state.later_decks, *state.later_expeditions) for key in deck]
    found = (*held, *state.deck, *state.expeditions, *later, *state.past)
    return frozenset(key for key in found if key is not None and not is_first(key))


def _take_back(state: State) -> None:
    top = state.stack[-1]
    if isinstance(top, PayFor):
        state.stack.pop()
    elif isinstance(top, GiveUp):
        state.stack[-1] = top.salvage
