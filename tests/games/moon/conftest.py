"""The made-up cards of the cases are in the catalogue while a case runs."""

import pytest

from games.moon import catalogue
from tests.games.moon import scenario


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Adds the made-up cards."""
    for table, made_up in (
        (catalogue.STRUCTURES, scenario.STRUCTURES),
        (catalogue.REPUTATIONS, scenario.REPUTATIONS),
        (catalogue.EXPEDITIONS, scenario.EXPEDITION_CARDS),
    ):
        for card in made_up:
            monkeypatch.setitem(table, card.key, card)
