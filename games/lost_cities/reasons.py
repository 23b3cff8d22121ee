"""What speaks for a choice in Lost Cities, in words."""

from __future__ import annotations

from games.engine import Text, text
from games.lost_cities.cards import COLOUR, INVESTMENT, value
from games.lost_cities.gentle import fits
from games.lost_cities.questions import DISCARD_KEYS, PILE_KEY, PLAY_KEYS, TAKE_KEYS
from games.lost_cities.rollout import RANK
from games.lost_cities.state import State

_LAID = {key: face for face, key in enumerate(PLAY_KEYS)}
_TAKEN = {key: colour for colour, key in enumerate(TAKE_KEYS)}
_DISCARDED = {key: face for face, key in enumerate(DISCARD_KEYS)}


def reason(state: State, seat: int, key: str, *, own: bool) -> Text | None:
    """What speaks most for ``seat`` taking ``key``; of its hand only where it is for its ``own`` eyes."""
    if key in _LAID:
        return _laying(state, seat, _LAID[key], own=own)
    if key in _DISCARDED:
        return _discarding(state, seat, _DISCARDED[key])
    if key in _TAKEN:
        return _taking(state, seat, state.discards[_TAKEN[key]][-1], own=own)
    return text("reason-draw") if key == PILE_KEY else None


def _laying(state: State, seat: int, face: int, *, own: bool) -> Text:
    lane = state.sides[seat % 2][COLOUR[face]]
    factor = 1 + sum(RANK[laid] == INVESTMENT for laid in lane)
    if RANK[face] == INVESTMENT:
        return text("reason-wager", factor=factor + 1)
    if lane:
        return text("reason-carry-on", factor=factor)
    turns = (len(state.pile) + 1) // 2
    held = [other for other in state.hands[seat] if COLOUR[other] == COLOUR[face] and RANK[other] > RANK[face]]
    if own and held:
        return text("reason-begin-held", turns=turns, cards=len(held), points=sum(map(value, held)))
    return text("reason-begin", turns=turns)


def _taking(state: State, seat: int, face: int, *, own: bool) -> Text:
    mine, theirs = (state.sides[side % 2][COLOUR[face]] for side in (seat, seat + 1))
    if mine and fits(state, seat, face):
        return text("reason-take-fits")
    if theirs and fits(state, seat + 1, face):
        return text("reason-take-away")
    cards = sum(COLOUR[held] == COLOUR[face] for held in state.hands[seat])
    return text("reason-take-held", cards=cards) if own and cards else text("reason-take-time")


def _discarding(state: State, seat: int, face: int) -> Text:
    mine, theirs = fits(state, seat, face), fits(state, seat + 1, face)
    if not mine:
        return text("reason-passed" if theirs else "reason-useless")
    if not theirs:
        return text("reason-harmless")
    return text("reason-risky" if state.sides[(seat + 1) % 2][COLOUR[face]] else "reason-unbegun")
