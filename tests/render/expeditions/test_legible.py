"""What has to be read on the board of Expeditions stands large enough for a phone."""

from __future__ import annotations

import pytest

from contract.played import said
from contract.words.languages import shared
from games.expeditions import GAME
from games.expeditions.view import View
from render.expeditions import captions
from render.written import watched
from tests.render.boards import boards, large


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(("key", "seats", "language"), shared((GAME.key, seats) for seats in GAME.seats))
def test_names_on_the_board_are_large(key: str, seats: int, language: str) -> None:
    say = said(key, seats, language)
    with watched() as written:
        for view in boards(key, seats, language):
            assert isinstance(view, View)
            places = [captions.tile(tile.number) for tile in view.tiles if tile.number is not None]
            cards = [captions.card(card) for card in view.spots if card is not None]
            for seat in view.seats:
                cards += [captions.card(card) for card in (*seat.hand, *seat.upgraded, *seat.melded)]
                cards += [captions.card(active.card) for active in seat.active]
            assert [say(name) for name in (*places, *cards) if not large(written, say(name))] == []
            written.clear()
