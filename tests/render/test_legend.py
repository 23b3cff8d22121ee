"""The legend of every game cannot lag behind its pictures: it explains each icon that stands in them."""

import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot.localizer import LANGUAGES
from games import GAMES
from render import icons, typesetting
from render.scene import Legend, scene
from render.typesetting import ELLIPSIS
from tests.render.test_promises import ALT, BYTES, TABLES, played, said

DECORATION = {"expeditions/hex", "expeditions/pine", "crown"}
"""What stands for nothing: shapes of the ground, and winners' crowns on sheets."""


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Callable[[], set[str]]:
    """The icons drawn since it was last asked; nothing comes from a cache in between."""
    found = set[str]()
    parts = icons.parts

    def recorded(name: str, size: int) -> icons.Parts:
        found.add(name)
        return parts(name, size)

    def taken() -> set[str]:
        here = set(found)
        found.clear()
        for name, module in list(sys.modules.items()):
            if name.startswith("render."):
                for value in list(vars(module).values()):
                    if hasattr(value, "cache_clear"):
                        value.cache_clear()
        return here

    monkeypatch.setattr(icons, "parts", recorded)
    taken()
    return taken


def legend(key: str, view: Any, seats: int, language: str = "en") -> Legend:
    found = scene(key).legend(view, said(key, seats, language))
    assert found is not None
    return found


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_icon_on_board_and_hand_is_explained(key: str, seats: int, drawn: Callable[[], set[str]]) -> None:
    game, shown, say = GAMES[key], scene(key), said(key, seats)
    for state, _ in played(key, seats)[::3]:
        for decision in game.decisions(state)[:1]:
            view = game.view(state, decision.seat)
            shown.board(view, say)
            shown.hand(view, say)
            shown.panel(view, decision, say)
            stands = drawn()
            legend(key, view, seats)
            assert stands - drawn() <= DECORATION


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_legend_can_be_sent_and_read(key: str, seats: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written, mask = list[str](), typesetting.mask

    def kept(words: str, *args: Any) -> typesetting.Mask:
        written.append(words)
        return mask(words, *args)

    monkeypatch.setattr(typesetting, "mask", kept)
    game = GAMES[key]
    for state, _ in played(key, seats)[::3]:
        view = game.view(state, None)
        found = legend(key, view, seats, language)
        assert len(set(found.lines)) == len(found.lines) > 5
        assert len(found.picture.alt) <= ALT
        assert len(found.picture.png) <= BYTES
        assert found.picture.alt.count(". ") > 3
        assert not [words for words in written if ELLIPSIS in words]
        assert legend(key, view, seats, language) == found


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_spectators_legend_tells_nobodys_secrets(key: str, seats: int) -> None:
    game = GAMES[key]
    for state, _ in played(key, seats)[::2]:
        seen = legend(key, game.view(state, None), seats)
        other = game.resample(state, None, Random(seats))
        assert legend(key, game.view(other, None), seats) == seen
