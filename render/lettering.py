"""Letters for pieces that choices are about, the same in pictures and menus."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from itertools import product
from string import ascii_uppercase
from typing import TypeVar

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
