"""The legend of every game cannot lag behind its pictures: it explains each icon that stands in them.

A game that draws no icons needs none.
"""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from contract.pictures.test_promises import ALT, BYTES
from contract.played import played, said
from contract.rule import rule
from games import GAMES
from render import canvas, icons, typesetting
from render.scene import Legend, Picture, scene
from render.shelf import SHELF
from render.typesetting import ELLIPSIS

CROWN = "crown"
"""On sheets it stands for nothing but itself."""
LARGE = 26
"""Pixels of letters at a width of 1200."""


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Callable[[], set[str]]:
    """The icons drawn since it was last asked; no part of a picture is kept in between."""
    found = set[str]()
    parts = icons.parts

    def recorded(name: str, size: int) -> icons.Parts:
        found.add(name)
        return parts(name, size)

    def taken() -> set[str]:
        here = set(found)
        found.clear()
        SHELF.clear()
        return here

    monkeypatch.setattr(icons, "parts", recorded)
    monkeypatch.setattr(canvas, "repeated", lambda _key, draw: draw())
    taken()
    return taken


def legend(key: str, view: Any, seats: int, language: str = "en") -> Legend | None:
    return scene(key).legend(view, said(key, seats, language))


@rule("Scene.legend")
@pytest.mark.usefixtures("unpainted")
def test_every_icon_on_board_and_hand_is_explained(key: str, seats: int, drawn: Callable[[], set[str]]) -> None:
    game, shown, say = GAMES[key], scene(key), said(key, seats)
    decoration = {CROWN, *(f"{key}/{name}" for name in shown.decoration)}
    for state, _ in played(key, seats)[::3]:
        for decision in game.decisions(state)[:1]:
            view = game.view(state, decision.seat)
            shown.board(view, say)
            shown.hand(view, say)
            shown.panel(view, decision, say)
            stands = drawn()
            explained = legend(key, view, seats)
            assert stands - drawn() <= decoration
            assert (explained is None) == (stands <= decoration), "a game that draws no icons needs no legend"


@rule("Scene.legend")
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
        if found is None:
            return
        assert len(set(found.lines)) == len(found.lines) > 0
        assert len(found.picture.alt) <= ALT
        assert len(found.picture.png) <= BYTES
        assert found.picture.alt.count(". ") >= min(3, len(found.lines))
        assert not [words for words in written if ELLIPSIS in words]
        assert legend(key, view, seats, language) == found


@rule("Scene.legend")
@pytest.mark.usefixtures("pixels_only")
def test_a_spectators_legend_tells_nobodys_secrets(key: str, seats: int) -> None:
    game = GAMES[key]
    for state, _ in played(key, seats)[::2]:
        seen = legend(key, game.view(state, None), seats)
        other = game.resample(state, None, Random(seats))
        assert legend(key, game.view(other, None), seats) == seen


@rule("Scene.regions")
@pytest.mark.usefixtures("unpainted")
def test_words_are_large_in_every_zoom(
    key: str, seats: int, language: str, drawn: Callable[[], set[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At least 26 pixels high at 1200 pixels width; or the same words stand so large beside it or in the legend."""
    written, mask, finished = list[tuple[str, float]](), typesetting.mask, Picture
    found: dict[bool, set[str]] = {True: set(), False: set()}

    def kept(words: str, size: int, bold: bool = False, reduce: int = 1) -> typesetting.Mask:
        written.append((words, size / reduce))
        return mask(words, size, bold, reduce)

    def measured(*args: Any) -> Picture:
        picture = finished(*args)
        for words, size in written:
            found[size * 1200 / picture.width >= LARGE] |= set(re.findall(r"\w{3,}", words))
        written.clear()
        return picture

    monkeypatch.setattr(typesetting, "mask", kept)
    monkeypatch.setattr(canvas, "Picture", measured)
    game, shown = GAMES[key], scene(key)
    state, _ = played(key, seats)[-2]
    view, signs = game.view(state, None), legend(key, game.view(state, None), seats, language)
    explained = () if signs is None else signs.lines
    for region in shown.regions(view):
        drawn()  # nothing is kept
        found |= {True: set(re.findall(r"\w{3,}", " ".join(explained))), False: set()}
        shown.board(view, said(key, seats, language), region=region)
        assert found[False] <= found[True], region


@rule("Scene.in_play")
def test_what_is_in_play_can_be_looked_up_and_is_no_secret(key: str, seats: int) -> None:
    """A seat's regions are everybody's, its own first; what it is offered to look up depends on nothing hidden."""
    game, shown, rng = GAMES[key], scene(key), Random(seats)
    for number, (state, _) in enumerate(played(key, seats)):
        seat = number % seats
        view, other = game.view(state, seat), game.view(game.resample(state, seat, rng), seat)
        assert list(shown.in_play(view)) == list(shown.in_play(other))
        assert set(shown.in_play(view)) <= set(shown.pieces())
        assert set(shown.regions(view)) == set(shown.regions(game.view(state, None)))
        sides = [region for region in shown.regions(view) if region.startswith("side-")]
        assert [*shown.regions(view)][:1] == sides[:1], "the own side first, where there are sides"
