"""No cost and no effect of a card changes unseen: tables are in flight, and what cards do is balanced."""

from __future__ import annotations

import pytest

from games import GAMES
from tests.contract.cards import approved, in_words


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("key", [key for key in GAMES if approved(key).exists()])
def test_cards_and_places_are_as_they_were_approved(key: str) -> None:
    now, before = in_words(key), approved(key).read_text("utf-8").splitlines()
    assert [line for line in now if line not in before] == [], f"read them, then: python -m {in_words.__module__}"
    assert now == before
