"""A position that a seat cannot tell from the true one."""

from __future__ import annotations

from random import Random

from games.engine import random_rng
from games.lost_cities.effects import PassAnother
from games.lost_cities.state import State, clone


def resample(state: State, me: int | None, rng: Random) -> State:
    """A position ``me`` cannot tell from ``state``: other hands, passed cards, the draw pile and later luck dealt anew.

    What partners passed each other stays where ``me`` knows it to be. Discard piles stay: everybody saw them grow.
    """
    dealt = clone(state)
    dealt.rng = random_rng(rng)
    others = [seat for seat in range(len(dealt.hands)) if seat != me]
    known = {seat: _known_to(state, me, seat) for seat in others}
    unseen = [face for seat in others for face in _without(dealt.hands[seat], known[seat])] + dealt.pile
    unseen.sort()  # how they lie now is not to be told by how they are dealt anew
    rng.shuffle(unseen)
    for seat in others:
        wanted = len(dealt.hands[seat]) - len(known[seat])
        dealt.hands[seat] = sorted([*known[seat], *[unseen.pop() for _ in range(wanted)]])
    dealt.pile = unseen
    for giver, faces in enumerate(dealt.given):
        if me is None or giver % 2 != me % 2:
            dealt.given[giver] = tuple(rng.sample(dealt.hands[(giver + 2) % 4], len(faces)))
    _choose_anew(dealt, me, rng)
    return dealt


def _choose_anew(state: State, me: int | None, rng: Random) -> None:
    """Whoever is in the middle of passing has chosen some card of the new hand."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, PassAnother) and frame.seat != me:
        state.stack[-1] = PassAnother(rng.choice(state.hands[frame.seat]), seat=frame.seat)


def _known_to(state: State, me: int | None, seat: int) -> tuple[int, ...]:
    """The cards in the hand of ``seat`` that ``me`` passed there."""
    return state.given[me] if me is not None and state.given and seat == (me + 2) % 4 else ()


def _without(hand: list[int], faces: tuple[int, ...]) -> list[int]:
    left = hand[:]
    for face in faces:
        left.remove(face)
    return left
