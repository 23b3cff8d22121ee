"""Scenes: found by the game's key, alike in what they refuse, with defaults for what a game does not have."""

import dataclasses
from typing import Any

import pytest

from bot.core.localizer import Localizer
from games import PACKAGES
from games.engine import Decision, text
from games.packages import GamePackage, PackageError
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
def package(monkeypatch: pytest.MonkeyPatch) -> GamePackage:
    """The package of a game, whose scene has not been imported."""
    key, package = next(iter(PACKAGES.items()))
    fresh = dataclasses.replace(package)
    monkeypatch.setattr(PACKAGES, "_found", {key: fresh})
    return fresh


def test_the_scene_of_a_game_is_the_one_of_its_package(package: GamePackage) -> None:
    package.scene = Least()
    assert scene(package.about.key) is package.scene


def test_what_is_no_scene_is_refused(package: GamePackage) -> None:
    package.scene = Least  # the class, not a scene
    with pytest.raises(PackageError, match=rf"render\.{package.about.key}\.SCENE is no Scene"):
        scene(package.about.key)


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
