"""The fonts that come with Cairn, and how any text becomes drawable with them.

Players' names contain anything: emoji, right-to-left scripts, letters no font has, lone surrogates. What :func:`clean`
returns can be drawn; :func:`runs` splits it by font, in visual order. No shaping library is used, so that pictures are
the same on every machine.
"""

from __future__ import annotations

import json
import re
import unicodedata
from bisect import bisect_right
from collections.abc import Callable
from functools import cache, lru_cache
from importlib import resources
from itertools import groupby

from PIL import ImageFont

FOLDER = resources.files("render") / "fonts"
TEXT, BOLD = "text.otf", "bold.otf"
LONGEST = 240
"""Characters of a text that are considered; a picture never has room for more."""

missing: set[str] = set()
"""The font files that could not be read so far."""

_SPACES, NO_BREAK = re.compile(r"\s+"), "\u00a0"
_SECOND_FIRST = re.compile("((?:[\u0915-\u0939\u0958-\u095f]\u093c?\u094d)*[\u0915-\u0939\u0958-\u095f]\u093c?)\u093f")
_SCALE = {"emoji.ttf": 0.92, "symbols.ttf": 0.9, "symbols2.ttf": 0.9, "cjk.ttf": 0.96, "hangul.ttf": 0.98}


@lru_cache(maxsize=64)
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """The font file ``name`` at ``size`` pixels; other scripts are scaled to match the main letters.

    Where it is gone or damaged another one takes its place: a game goes on with plainer pictures.
    """
    pixels = max(1, round(size * _SCALE.get(name, 1)))
    try:
        with resources.as_file(FOLDER / name) as path:
            return ImageFont.truetype(str(path), pixels, layout_engine=ImageFont.Layout.BASIC)
    except OSError:
        missing.add(name)
    return font(TEXT, size) if name != TEXT else _built_in(pixels)


def check() -> None:
    """Note every font file in :data:`missing` that cannot be read."""
    for name in coverage():
        font.__wrapped__(name, 24)  # a face that is not kept: most are never needed


def _built_in(pixels: int) -> ImageFont.FreeTypeFont:
    """Return the font that Pillow itself brings."""
    found = ImageFont.load_default(pixels)
    assert isinstance(found, ImageFont.FreeTypeFont)  # noqa: S101 - any of a size is one
    return found


@lru_cache(maxsize=1024)
def clean(text: str) -> str:
    """``text`` on one line, without what cannot be drawn; ``?`` if nothing is left.

    Fancy letters that no font has become plain, flags become their two letters, and a letter keeps two marks at most.
    """
    composed = unicodedata.normalize("NFC", text[:LONGEST].encode("utf-16", "surrogatepass").decode("utf-16", "ignore"))
    kept: list[str] = []
    marks = 0
    for char in _SPACES.sub(_space, composed).strip():
        for part in _drawable(char):
            marks = marks + 1 if unicodedata.combining(part) else 0
            if marks <= 2 and not (marks and not kept):
                kept.append(part)
    return _SPACES.sub(_space, "".join(kept)).strip() or "?"


def _space(found: re.Match[str]) -> str:
    """One space for several; where a line must not break it stays so."""
    return NO_BREAK if {*found[0]} == {NO_BREAK} else " "


@lru_cache(maxsize=1024)
def runs(text: str, bold: bool) -> tuple[tuple[str, str], ...]:
    """A clean ``text`` in visual order, in pieces of one font each: (font file, letters)."""
    main = BOLD if bold else TEXT
    shown = "".join(part for char in _visual(text) for part in _drawable(char))
    return tuple(
        (main if name in (TEXT, None) else str(name), "".join(chars)) for name, chars in groupby(shown, key=_font_of)
    )


def covered(char: str) -> bool:
    """Whether any font has ``char``."""
    return _font_of(char) is not None


@cache
def coverage() -> dict[str, tuple[tuple[int, ...], tuple[int, ...]]]:
    """Per font file, in order of preference, the first and last code points of the ranges it has."""
    table: dict[str, list[list[int]]] = json.loads((FOLDER / "coverage.json").read_text("utf-8"))
    return {name: (tuple(low for low, _ in spans), tuple(high for _, high in spans)) for name, spans in table.items()}


@lru_cache(maxsize=4096)
def _font_of(char: str) -> str | None:
    code = ord(char)
    for name, (lows, highs) in coverage().items():
        at = bisect_right(lows, code) - 1
        if at >= 0 and code <= highs[at]:
            return name
    return None


@lru_cache(maxsize=4096)
def _drawable(char: str) -> str:
    """``char``, or what replaces it, or nothing."""
    code = ord(char)
    if 0x1F1E6 <= code <= 0x1F1FF:  # half a flag
        return chr(code - 0x1F1E6 + ord("A"))
    if 0x1F3FB <= code <= 0x1F3FF or unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Cn"):
        return ""  # skin tones, joiners, directions, surrogates, unassigned code points
    if unicodedata.category(char) in ("Mn", "Me") and not _sits_well(code):
        return ""
    if _font_of(char):
        return char
    plain = unicodedata.normalize("NFKC", char)
    return "".join(part for part in plain if part != char and _font_of(part)) if plain != char else ""


def _sits_well(code: int) -> bool:
    """Whether a mark is placed right without shaping: Western, Devanagari and Thai ones are."""
    return 0x300 <= code <= 0x36F or 0x900 <= code <= 0x97F or 0xE00 <= code <= 0xE7F


def _visual(text: str) -> str:
    if not any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in text):
        return _SECOND_FIRST.sub("\u093f\\1", text)
    to_display, reshape = _bidi()
    return to_display(reshape(text))


@cache
def _bidi() -> tuple[Callable[[str], str], Callable[[str], str]]:
    """Imported for the first right-to-left name: most tables have none."""
    from arabic_reshaper import ArabicReshaper
    from bidi import get_display

    shaper = ArabicReshaper({"delete_harakat": True, "support_ligatures": True})
    return lambda text: str(get_display(text)), shaper.reshape
