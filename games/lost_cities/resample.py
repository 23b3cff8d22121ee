"""A position that a seat cannot tell from the true one."""

from __future__ import annotations

from collections import Counter
from random import Random

from games.engine import random_rng
from games.lost_cities.cards import CARDS, deck
from games.lost_cities.effects import PassAnother
from games.lost_cities.state import CODEC, State
from games.parts.cards import deal_anew


def resample(state: State, seat: int | None, rng: Random) -> State:
    """A position ``seat`` cannot tell from ``state``: other hands, passed cards, draw pile and later luck dealt anew.

    What partners passed each other stays where ``seat`` knows it to be. Discard piles stay: everybody saw them grow.
    """
    dealt = CODEC.clone(state)
    dealt.rng = random_rng(rng)
    others = [other for other in range(len(dealt.hands)) if other != seat]
    known = {other: _known_to(state, seat, other) for other in others}
    counts = {other: len(dealt.hands[other]) - len(known[other]) for other in others}
    hands, dealt.pile = deal_anew(_unseen(state, seat), counts, rng)
    for other, hand in hands.items():
        dealt.hands[other] = sorted([*known[other], *hand])
    for giver, faces in enumerate(dealt.given):
        if seat is None or giver % 2 != seat % 2:
            dealt.given[giver] = tuple(rng.sample(dealt.hands[(giver + 2) % 4], len(faces)))
    _choose_anew(dealt, seat, rng)
    return dealt


def unseen(state: State, seat: int, eyes: int) -> frozenset[str]:
    """The cards whose place ``seat`` cannot know; see :meth:`games.engine.Game.unseen`."""
    hidden, all_cards = Counter(_unseen(state, seat)), Counter(deck(len(state.hands), len(state.discards)))
    return frozenset(CARDS[face] for face, count in hidden.items() if eyes != seat or count == all_cards[face])


def _unseen(state: State, seat: int | None) -> list[int]:
    """The faces in other hands, but for those passed there, and in the draw pile."""
    others = (other for other in range(len(state.hands)) if other != seat)
    held = [face for other in others for face in _without(state.hands[other], _known_to(state, seat, other))]
    return [*held, *state.pile]


def _choose_anew(state: State, seat: int | None, rng: Random) -> None:
    """Whoever is in the middle of passing has chosen some card of the new hand."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, PassAnother) and frame.seat != seat:
        state.stack[-1] = PassAnother(rng.choice(state.hands[frame.seat]), seat=frame.seat)


def _known_to(state: State, seat: int | None, other: int) -> tuple[int, ...]:
    """The cards in the hand of ``other`` that ``seat`` passed there."""
    return state.given[seat] if seat is not None and state.given and other == (seat + 2) % 4 else ()


def _without(hand: list[int], faces: tuple[int, ...]) -> list[int]:
    left = hand[:]
    for face in faces:
        left.remove(face)
    return left
