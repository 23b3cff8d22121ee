"""Makes ``render/fonts`` from the published fonts it is cut from. Needed only to change the fonts.

Sources, all freely licensed (the licence texts lie beside the fonts):

* Inter: Debian package ``fonts-inter`` (SIL OFL 1.1)
* Noto Sans Arabic, Hebrew, Thai, Devanagari, Armenian, Georgian, Symbols, Symbols 2: ``fonts-noto-core`` (SIL OFL 1.1)
* Droid Sans Fallback: ``fonts-droid-fallback`` (Apache 2.0)
* Nanum Gothic: ``fonts-nanum`` (SIL OFL 1.1)
* Noto Emoji, one colour: npm package ``@fontsource/noto-emoji`` (SIL OFL 1.1)

Run it with fontTools and brotli installed: ``python tools/fonts.py FOLDER``, where FOLDER holds the unpacked packages.
Each font is cut to the letters it is there for and loses its layout tables (pictures are set without a shaping
library, so that they look the same on every machine).
``coverage.json`` tells which letters each font has, in the order in which the fonts are asked.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

OUT = Path(__file__).parent.parent / "render" / "fonts"
LATIN = [(0x20, 0x7E), (0xA0, 0x24F), (0x2B0, 0x36F), (0x370, 0x52F), (0x1E00, 0x1FFF), (0x2010, 0x2027)]
SIGNS = [(0x2030, 0x205E), (0x2070, 0x20CF), (0x2100, 0x218F), (0x2190, 0x22FF), (0x25A0, 0x25FF)]
CUTS: tuple[tuple[str, str, list[tuple[int, int]]], ...] = (
    ("text.otf", "Inter-Regular.otf", LATIN + SIGNS),
    ("bold.otf", "Inter-Bold.otf", LATIN + SIGNS),
    ("hebrew.ttf", "NotoSansHebrew-Regular.ttf", [(0x590, 0x5FF), (0xFB1D, 0xFB4F)]),
    ("arabic.ttf", "NotoSansArabic-Regular.ttf", [(0x600, 0x6FF), (0x750, 0x77F), (0xFB50, 0xFDFF), (0xFE70, 0xFEFC)]),
    ("thai.ttf", "NotoSansThai-Regular.ttf", [(0xE01, 0xE5B)]),
    ("devanagari.ttf", "NotoSansDevanagari-Regular.ttf", [(0x900, 0x97F)]),
    ("armenian.ttf", "NotoSansArmenian-Regular.ttf", [(0x531, 0x58F)]),
    ("georgian.ttf", "NotoSansGeorgian-Regular.ttf", [(0x10A0, 0x10FF), (0x1C90, 0x1CBF)]),
    ("emoji.ttf", "noto-emoji", [(0x203C, 0x203C), (0x2049, 0x2049), (0x2139, 0x3299), (0x1F000, 0x1FAFF)]),
    ("symbols.ttf", "NotoSansSymbols-Regular.ttf", [(0x2000, 0x2FFF)]),
    ("symbols2.ttf", "NotoSansSymbols2-Regular.ttf", [(0x2000, 0x2FFF), (0x1F000, 0x1FBFF)]),
    ("cjk.ttf", "DroidSansFallbackFull.ttf", [(0x2E80, 0x9FFF), (0xF900, 0xFAFF), (0xFF01, 0xFFEE)]),
    ("hangul.ttf", "NanumGothic.ttf", [(0x3131, 0x318E), (0xAC00, 0xD7A3)]),
)


def main(folder: Path) -> None:
    """Cuts every font found below ``folder`` and writes the coverage table."""
    coverage: dict[str, list[list[int]]] = {}
    for name, source, ranges in CUTS:
        font = _emoji(folder) if source == "noto-emoji" else TTFont(_find(folder, source), recalcTimestamp=False)
        wanted = {code for low, high in ranges for code in range(low, high + 1)} & set(font.getBestCmap())
        _cut(font, wanted)
        font.save(OUT / name)
        drawn = _drawn(font) & wanted
        coverage[name] = [[low, high] for low, high in _runs(sorted(drawn))]
    (OUT / "coverage.json").write_text(json.dumps(coverage, separators=(",", ":")) + "\n", "utf-8")


def _find(folder: Path, name: str) -> Path:
    return next(path for path in sorted(folder.rglob(name)))


def _emoji(folder: Path) -> TTFont:
    """The pieces of Noto Emoji (one a range of letters) as one font."""
    with tempfile.TemporaryDirectory() as scratch:
        pieces = []
        for piece in sorted(folder.rglob("noto-emoji-*-400-normal.woff2")):
            font = TTFont(piece, recalcTimestamp=False)
            for tag in ("GSUB", "GPOS", "GDEF", "vhea", "vmtx", "VORG", "STAT"):
                if tag in font:
                    del font[tag]
            font.flavor = None
            pieces.append(str(Path(scratch) / f"{piece.stem}.ttf"))
            font.save(pieces[-1])
        merged = Merger().merge(pieces)
        merged.recalcTimestamp = False
        merged["head"].modified = merged["head"].created = font["head"].created
        return merged


def _cut(font: TTFont, wanted: set[int]) -> None:
    options = subset.Options()
    options.layout_features = []
    options.drop_tables += [
        "GSUB",
        "GPOS",
        "GDEF",
        "kern",
        "BASE",
        "DSIG",
        "vhea",
        "vmtx",
        "VORG",
        "MATH",
        "meta",
        "gasp",
    ]
    options.name_IDs = [0, 1, 2, 13, 14]
    options.notdef_outline = True
    options.hinting = False
    options.desubroutinize = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=wanted)
    cutter.subset(font)


def _drawn(font: TTFont) -> set[int]:
    """The letters that have a shape of their own: some fonts map letters they lack to a box."""
    cmap = font.getBestCmap()
    if "glyf" not in font:
        return set(cmap)
    glyphs = font["glyf"]
    box = glyphs[".notdef"]
    return {code for code, name in cmap.items() if glyphs[name].numberOfContours != 0 and glyphs[name] != box}


def _runs(codes: list[int]) -> Iterator[tuple[int, int]]:
    start = previous = codes[0]
    for code in [*codes[1:], -1]:
        if code != previous + 1:
            yield start, previous
            start = code
        previous = code


if __name__ == "__main__":
    main(Path(sys.argv[1]))
