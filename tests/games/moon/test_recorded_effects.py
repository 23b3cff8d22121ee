"""A card never changes under its key: games in the middle of it go on, and old ones are replayed. A changed card gets a
new key.

``python -m tests.games.moon.test_recorded_effects`` records what is new; a correction that brings effect and text
together may change what is recorded and is named in the change log.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from games.moon.catalogue import BASES, EXPEDITIONS, REPUTATIONS, STRUCTURES

FILE = Path(__file__).parent / "recorded_effects.json"
CARDS = {**STRUCTURES, **EXPEDITIONS, **REPUTATIONS, **BASES}


def cards() -> dict[str, dict[str, Any]]:
    """What every card says, as plain data, without what is empty."""
    found = msgspec.json.decode(msgspec.json.encode(CARDS), type=dict[str, dict[str, Any]])
    return {key: {part: says for part, says in card.items() if says and part != "key"} for key, card in found.items()}


def recorded() -> dict[str, dict[str, Any]]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, Any]])


def test_cards_say_what_is_recorded_under_their_keys() -> None:
    now = cards()
    changed = {key for key, card in recorded().items() if now.get(key) != card}
    assert not changed, "give a changed card a new key; the old one stays playable and is dealt no more"


def test_every_card_is_recorded() -> None:
    assert set(recorded()) == set(CARDS), "python -m tests.games.moon.test_recorded_effects"


def main() -> None:
    """Records the cards that are new."""
    found = cards() | (recorded() if FILE.exists() else {})
    lines = [f"{json.dumps(key)}: {json.dumps(card)}" for key, card in found.items()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
