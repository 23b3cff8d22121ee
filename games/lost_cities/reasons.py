"""What speaks for a choice in Lost Cities, in words: where nothing that can be said in a sentence does, nothing is."""

from __future__ import annotations

from games.engine import Text, text
from games.lost_cities.cards import COLOUR, INVESTMENT, value
from games.lost_cities.effects import NO_COLOUR, PickUp
from games.lost_cities.gentle import fits
from games.lost_cities.questions import DISCARD_KEYS, PILE_KEY, PLAY_KEYS, TAKE_KEYS
from games.lost_cities.rollout import RANK
from games.lost_cities.state import State

_LAID = {key: face for face, key in enumerate(PLAY_KEYS)}
_TAKEN = {key: colour for colour, key in enumerate(TAKE_KEYS)}
_DISCARDED = {key: face for face, key in enumerate(DISCARD_KEYS)}

TIME = 6
"""Turns from which on there is time for a new expedition."""
FEW = 2
"""Cards of a colour that are too few to begin with."""
LATE = 10
"""Cards in the draw pile at which one turn more or less counts."""


def reason(state: State, seat: int, key: str, *, own: bool) -> Text | None:
    """What speaks most for ``seat`` taking ``key``; of its hand only where it is for its ``own`` eyes."""
    if key in _LAID:
        return _laying(state, seat, _LAID[key], own=own)
    if key in _DISCARDED:
        return _discarding(state, seat, _DISCARDED[key], own=own)
    if key in _TAKEN:
        return _taking(state, seat, state.discards[_TAKEN[key]][-1], own=own)
    return _drawing(state, seat) if key == PILE_KEY else None


def _laying(state: State, seat: int, face: int, *, own: bool) -> Text | None:
    lane = state.sides[seat % 2][COLOUR[face]]
    factor = 1 + sum(RANK[laid] == INVESTMENT for laid in lane)
    held = [other for other in state.hands[seat] if COLOUR[other] == COLOUR[face] and RANK[other] > RANK[face]]
    if RANK[face] == INVESTMENT:
        return text("reason-wager", factor=factor + 1) if held or not own else None
    if lane:
        return text("reason-carry-on", factor=factor)
    turns = (len(state.pile) + 1) // 2
    if own and held and len(held) < turns:
        return text("reason-begin-held", turns=turns, cards=len(held), points=sum(map(value, held)))
    return text("reason-begin", turns=turns) if turns >= TIME else None


def _taking(state: State, seat: int, face: int, *, own: bool) -> Text | None:
    mine, theirs = (state.sides[side % 2][COLOUR[face]] for side in (seat, seat + 1))
    if mine and fits(state, seat, face):
        return text("reason-take-fits")
    if theirs and fits(state, seat + 1, face):
        return text("reason-take-away")
    cards = sum(COLOUR[held] == COLOUR[face] for held in state.hands[seat])
    if own and cards and fits(state, seat, face):
        return text("reason-take-held", cards=cards)
    return text("reason-take-time") if len(state.pile) <= LATE else None


def _discarding(state: State, seat: int, face: int, *, own: bool) -> Text | None:
    mine, theirs = fits(state, seat, face), fits(state, seat + 1, face)
    if not mine:
        return text("reason-passed" if theirs else "reason-useless")
    if not theirs:
        return text("reason-harmless")
    if any(side[COLOUR[face]] for side in state.sides):
        return None
    cards = sum(COLOUR[held] == COLOUR[face] for held in state.hands[seat]) if own else 0
    return text("reason-spare", cards=cards) if cards <= FEW else None


def _drawing(state: State, seat: int) -> Text | None:
    """That nothing else on offer is of use; where something is, nothing speaks for drawing that could be said."""
    frame = state.stack[-1]
    blocked = frame.blocked if isinstance(frame, PickUp) else NO_COLOUR
    offered = [pile[-1] for colour, pile in enumerate(state.discards) if pile and colour != blocked]
    useful = [face for face in offered if state.sides[seat % 2][COLOUR[face]] and fits(state, seat, face)]
    return None if useful else text("reason-draw")
