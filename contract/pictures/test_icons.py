"""Icons in words: each that a game's catalogues use is drawn, can be told from the others, and stands on any ground."""

from __future__ import annotations

import io
import math
import re
from functools import cache
from itertools import combinations, islice

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from PIL import Image

from bot.core.icons import Icon, first_icon, without_icons
from bot.core.localizer import LANGUAGES, Localizer, spoken
from contract.pictures.sight import SIGHT, seen
from contract.rule import rule
from contract.walk import Walk
from contract.words.catalogues import parsed
from contract.words.said import NAMES, said
from games.engine import AnyGame, Text
from render.palette import Colour, contrast
from render.scene import Emoji, scene

SMALL = 22
"""Pixels of an icon in a line of words."""
GROUNDS = {"dark": (49, 51, 56), "light": (252, 252, 252)}
"""Discord's dark and light themes."""
APART, LEAST = 18.0, 10
"""In Lab, by how much two icons differ in so many of their 484 pixels."""
SHARE, STANDS = 0.1, 3.0
"""At least so much of an icon has so much contrast to what is behind it."""
MOST_BYTES, MOST = 256 * 1024, 2000
ACHROMATIC = "achromatopsia"


class Icons(Visitor):
    """Collects what ICON is called with."""

    def __init__(self) -> None:
        self.found: list[list[str | None]] = []

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:
        if node.id.name == "ICON":
            values = node.arguments.positional
            self.found.append([each.value if isinstance(each, fluent.StringLiteral) else None for each in values])


@cache
def drawn(key: str) -> dict[str, Emoji]:
    return dict(scene(key).emoji())


@cache
def small(png: bytes, ground: str) -> list[Colour]:
    """The pixels of the icon as it stands in a line of words."""
    whole = Image.open(io.BytesIO(png)).convert("RGBA")
    shown = Image.new("RGBA", (SMALL, SMALL), GROUNDS[ground])
    shown.alpha_composite(whole.resize((SMALL, SMALL), Image.Resampling.LANCZOS))
    channels = iter(shown.convert("RGB").tobytes())
    return list(zip(channels, channels, channels, strict=True))


@cache
def pixels(png: bytes, ground: str, sight: str) -> tuple[tuple[float, float, float], ...]:
    """Its pixels in Lab, as they are seen."""
    data = small(png, ground)
    if sight == ACHROMATIC:
        return tuple((_seen(pixel, "common")[0], 0.0, 0.0) for pixel in data)
    return tuple(_seen(pixel, sight) for pixel in data)


_seen = cache(seen)


@cache
def used(game: str, language: str) -> list[list[str | None]]:
    visitor = Icons()
    visitor.visit(parsed(f"games.{game}", spoken(language, game)))
    return visitor.found


@rule("Scene.emoji")
def test_each_icon_that_words_use_is_there(game: AnyGame, language: str) -> None:
    for parts in used(game.key, language):
        key = re.compile("".join("[a-z0-9_]+" if part is None else re.escape(part) for part in parts))
        assert any(map(key.fullmatch, drawn(game.key))), parts


@rule("Scene.emoji")
def test_all_languages_use_the_same_icons(game: AnyGame) -> None:
    first, *others = [{tuple(parts) for parts in used(game.key, language)} for language in LANGUAGES]
    assert all(other == first for other in others)


@rule("Scene.emoji")
def test_each_player_has_one(game: AnyGame) -> None:
    """A game may have no icons at all."""
    assert not drawn(game.key) or {f"seat_{n}" for n in range(1, max(game.seats) + 1)} <= drawn(game.key).keys()


@rule("Emoji")
def test_they_can_be_uploaded(game: AnyGame) -> None:
    found = drawn(game.key).values()
    assert len(found) <= MOST / 2, "an application has 2,000, and two versions of each for a while"
    for each in found:
        assert all(re.fullmatch(r"[a-z0-9_]{2,32}", name) for name in each.names)
        assert len(set(each.names)) == len(each.names)
        assert len(each.png) <= MOST_BYTES
        assert Image.open(io.BytesIO(each.png)).size == (128, 128)
    names = [name for each in found for name in each.names]
    assert len(set(names)) == len(names)


@rule("Emoji")
def test_a_mark_is_as_long_as_its_emoji(game: AnyGame) -> None:
    for each, emoji in drawn(game.key).items():
        assert len(Icon(game.key, each).mark) == len(f"<:{emoji.names[0]}:1234567890123456789>")


@rule("Scene.emoji")
@pytest.mark.parametrize("sight", [*SIGHT, ACHROMATIC])
def test_each_is_told_from_the_others(game: AnyGame, sight: str) -> None:
    """On both grounds, as small as they stand in words."""
    alike = []
    for ground in GROUNDS:
        seen_icons = {key: pixels(each.png, ground, sight) for key, each in drawn(game.key).items()}
        for (one, some), (other, others) in combinations(seen_icons.items(), 2):
            apart = (a != b and math.dist(a, b) >= APART for a, b in zip(some, others, strict=True))
            differing = len([*islice(filter(None, apart), LEAST)])
            if differing < LEAST:
                alike.append((one, other, ground, differing))
    assert not alike


@rule("Scene.emoji")
@pytest.mark.parametrize("ground", GROUNDS)
def test_each_stands_on_any_ground(game: AnyGame, ground: str) -> None:
    weak = {}
    for key, each in drawn(game.key).items():
        data = small(each.png, ground)
        share = sum(contrast(pixel, GROUNDS[ground]) >= STANDS for pixel in data) / len(data)
        if share < SHARE:
            weak[key] = round(share, 2)
    assert not weak


@cache
def speaker(language: str, game: str) -> Localizer:
    return Localizer(language, game, NAMES, icons=True)


@cache
def marked(game: str, message: Text) -> dict[str, str]:
    """A text with icons in every language, checked once however many games say it.

    Without them it reads alike, and has no gaps.
    """
    found = {}
    for language in LANGUAGES:
        plain, found[language] = said(language, game, message), speaker(language, game)(message)
        assert without_icons(found[language]) == plain
        assert "  " not in plain
        assert plain == plain.strip()
    return found


@rule("Scene.emoji")
def test_words_stay_when_icons_are_left_out(walk: Walk) -> None:
    """What happens and can be chosen reads alike."""
    for each in walk.texts:
        assert all(marked(walk.game.key, each).values())


@rule("Scene.emoji")
def test_a_choice_about_a_piece_shows_it(walk: Walk) -> None:
    """In a game with icons: whatever a choice is about, its label has one, which stands beside the option."""
    if not drawn(walk.game.key):
        return
    for each in walk.about_pieces:
        found = marked(walk.game.key, each)
        assert [language for language, words in found.items() if first_icon(words) is None] == [], each
