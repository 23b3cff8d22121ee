"""What every card does is recorded: games that run for weeks hold cards by their keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from games.famous_explorers.events import EVENTS
from games.famous_explorers.explorers import EXPLORERS

RECORDED = msgspec.json.decode((Path(__file__).parent / "recorded_effects.json").read_bytes(), type=dict[str, Any])


def test_a_card_never_changes_under_its_key() -> None:
    """Give a changed card a key of its own; the old one stays playable and is dealt no more."""
    cards = {**EVENTS, **EXPLORERS}
    assert set(cards) == set(RECORDED)
    for key, recorded in RECORDED.items():
        assert msgspec.json.decode(msgspec.json.encode(cards[key])) == recorded, key
