"""Nothing that is written is cut at the edge of a picture."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from contract.played import played, said
from contract.rule import rule
from games import GAMES
from render.scene import scene
from render.written import cut, watched


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


@rule("Scene")
@pytest.mark.usefixtures("unpainted")
def test_no_word_is_cut_at_an_edge(key: str, seats: int, language: str) -> None:
    with watched() as written:
        for what in drawn_in_turn(key, seats, language):
            assert cut(written) == [], what
            written.clear()
