"""Scenes: found by the game's key, alike in what they refuse, with defaults for what a game does not have."""

import sys
from types import ModuleType
from typing import Any

import pytest

from bot.core.localizer import Localizer
from games import GAMES
from games.engine import Decision, text
from render.scene import Picture, Scene, scene

PICTURE = Picture(b"", "", 1, 1)


class Least(Scene[object]):
    """As little as a game has to write for its pictures."""

    def board(self, view: object, say: Any, **marks: Any) -> list[Picture]:
        return [PICTURE]

    def sheet(self, view: object, standings: Any, say: Any) -> Picture:
        return PICTURE

    def describe(self, view: object, say: Any) -> str:
        return ""


class WithHand(Least):
    def hand(self, view: object, say: Any, **marks: Any) -> Picture:
        return PICTURE


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A new game's module in ``render``, as the worker would import it."""
    made = ModuleType("render.fifth")
    monkeypatch.setitem(sys.modules, made.__name__, made)
    return made


def test_a_new_game_is_found_without_being_registered_in_render(module: ModuleType) -> None:
    module.SCENE = Least()  # type: ignore[attr-defined]
    assert scene("fifth") is module.SCENE


def test_a_module_without_a_scene_is_refused(module: ModuleType) -> None:
    module.SCENE = Least  # type: ignore[attr-defined] # the class, not a scene
    with pytest.raises(TypeError, match=r"render\.fifth\.SCENE"):
        scene("fifth")


def test_what_a_game_does_not_have_it_need_not_write() -> None:
    least, say, decision = Least(), Localizer("en", "lost_cities"), Decision(0, text("prompt-down"), ())
    assert least.hand(None, say) is None
    assert least.panel(None, decision, say) == []
    assert least.letters(None, decision) == {}
    assert least.regions(None) == least.pieces() == {}
    with pytest.raises(KeyError):
        least.piece("card", say)


def test_the_panel_is_the_hand_unless_a_game_says_otherwise() -> None:
    decision = Decision(0, text("prompt-down"), ())
    assert WithHand().panel(None, decision, Localizer("en", "lost_cities")) == [PICTURE]


@pytest.mark.parametrize("key", GAMES)
def test_every_game_refuses_what_it_does_not_have(key: str) -> None:
    game, found = GAMES[key], scene(key)
    seats = game.seats[0]
    view = game.view(game.setup(seats, game.Options(), b"seed"), None)
    say = Localizer("en", key, ("?",) * seats)
    assert found.hand(view, say) is None, "a spectator has none"
    with pytest.raises(KeyError):
        found.board(view, say, region="atlantis")
    with pytest.raises(KeyError):
        found.piece("atlantis", say)
