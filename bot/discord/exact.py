"""Exact numbers as people read them."""

from __future__ import annotations

from fractions import Fraction

from bot.core.localizer import Localizer

_SIGNS = {Fraction(0): "", Fraction(1, 2): "½", Fraction(1, 4): "¼", Fraction(3, 4): "¾"}
"""Those that pictures have a sign for, which games of two need; thirds and fifths come from larger tables."""


def exact(number: Fraction, localizer: Localizer, places: int | None = None) -> str:
    """``number``, not below nought, in the reader's language: with a sign for its fraction, or to ``places``."""
    whole, rest = divmod(number, 1)
    if places is None and rest in _SIGNS:
        return f"{whole or ''}{_SIGNS[rest]}" if number else "0"
    said = f"{float(number):.{2 if places is None else places}f}"
    return said.replace(".", localizer.format("decimal-mark"))
