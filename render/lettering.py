"""Letters for pieces that choices are about, the same in pictures and menus."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from itertools import product
from string import ascii_uppercase
from typing import TypeVar

from games.engine import Decision

PieceT = TypeVar("PieceT", bound=Hashable)

LETTERS = (*ascii_uppercase, *(one + other for one, other in product("ABCDEF", ascii_uppercase)))
"""A to Z, then AA to FZ."""


def dealt(pieces: Iterable[PieceT], known: Mapping[PieceT, str]) -> dict[PieceT, str]:
    """A letter for each of ``pieces``: the one by which it is ``known``, else the next that is free.

    A piece for which none is left has none.
    """
    taken = set(known.values())
    free = (letter for letter in LETTERS if letter not in taken)
    found = {piece: known.get(piece) or next(free, "") for piece in dict.fromkeys(pieces)}
    return {piece: letter for piece, letter in found.items() if letter}


def about(decision: Decision) -> dict[str, str]:
    """What the open choices of ``decision`` are about (their ``ref``), by the choice's key, in their order."""
    return {choice.key: choice.ref for choice in decision.choices if choice.why_not is None and choice.ref is not None}


def by_choice(decision: Decision, letters: Mapping[str, str]) -> dict[str, str]:
    """The letters of open choices by the choice's key, from the ``letters`` of the pieces they are about.

    With :func:`dealt` that is all a scene needs for its letters::

        def letters(self, view, decision, known=None):
            return by_choice(decision, dealt(about(decision).values(), known or {}))
    """
    return {key: letters[piece] for key, piece in about(decision).items() if piece in letters}
