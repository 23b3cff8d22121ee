"""Nothing that is written is cut at the edge of a picture."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from contract.played import NAMES, played, said
from contract.rule import rule
from games import GAMES
from render.canvas import KEY_TEXT
from render.scene import scene
from render.written import cut, shortened, watched

PIECES = 20
"""So many cards and places of a game are looked at."""
NEARLY = 0.985
"""Sizes are rounded to whole pixels."""


def drawn_in_turn(key: str, seats: int, language: str) -> Iterator[str]:
    """Draws the pictures of positions along a random game, and says after each what it was."""
    game, shown, say, rng = GAMES[key], scene(key), said(key, seats, language), Random(seats)
    for state, touched in played(key, seats):
        public = game.view(state, None)
        shown.board(public, say, touched=touched)
        yield "board"
        regions = sorted(shown.regions(public))
        for region in rng.sample(regions, min(3, len(regions))):
            shown.board(public, say, region=region)
            yield region
        for decision in game.decisions(state)[:2]:
            shown.panel(game.view(state, decision.seat), decision, say)
            yield f"panel {decision.prompt.id}"


@cache
def faults(key: str, seats: int, language: str) -> tuple[list[tuple[str, Any]], list[tuple[str, Any]]]:
    """Which words are cut at an edge and which are shortened, each with the picture; drawn once for who asks."""
    edges, short = [], []
    with watched() as written:
        for what in drawn_in_turn(key, seats, language):
            edges += [(what, each) for each in cut(written)]
            short += [(what, words) for words in shortened(written)]
            written.clear()
    return edges, short


@rule("Scene")
@pytest.mark.usefixtures("unpainted")
def test_no_word_is_cut_at_an_edge(key: str, seats: int, language: str) -> None:
    edges, _ = faults(key, seats, language)
    assert edges == []


@rule("Scene")
@pytest.mark.usefixtures("unpainted")
def test_no_words_but_names_are_shortened(key: str, seats: int, language: str) -> None:
    """Names may be as long as people like; what a game says itself has room in every language."""
    _, short = faults(key, seats, language)
    assert [(what, words) for what, words in short if not any(name[:4] in words for name in NAMES)] == []


@rule("Scene.piece")
@pytest.mark.usefixtures("unpainted")
def test_what_is_looked_up_can_be_read_on_a_phone(key: str, language: str) -> None:
    """All that a card or place says stands as large as KEY_TEXT of the picture's width; signs are explained."""
    shown, say = scene(key), said(key, GAMES[key].seats[0], language)
    pieces = sorted(shown.pieces())
    for piece in Random(1).sample(pieces, min(PIECES, len(pieces))):
        with watched() as written:
            shown.piece(piece, say)
            small = [each.words for each in written if each.share < KEY_TEXT * NEARLY]
            assert [words for words in small if re.search(r"\w{3}", words)] == [], piece
