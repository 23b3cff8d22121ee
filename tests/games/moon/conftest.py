"""The made-up cards of the cases are in the catalogue while a case runs."""

import pytest

from games.moon import catalogue
from tests.games.moon import faq


@pytest.fixture
def cards(monkeypatch):
    """Adds the made-up cards."""
    for table, made_up in (
        (catalogue.STRUCTURES, faq.STRUCTURES),
        (catalogue.REPUTATIONS, faq.REPUTATIONS),
        (catalogue.EXPEDITIONS, faq.EXPEDITION_CARDS),
    ):
        for card in made_up:
            monkeypatch.setitem(table, card.key, card)
