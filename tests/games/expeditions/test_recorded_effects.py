"""What a card, a tile or a mech does never changes under its key, from format 1 on: games under way go by it.

A changed card gets a new key; the old one stays in the tables and is dealt no more. (A correction that brings effect
and text together keeps its key, and is named in the change log.) ``python -m
tests.games.expeditions.test_recorded_effects`` records what is new.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from games.expeditions import catalogue

FILE = Path(__file__).with_name("recorded_effects.json")

Recorded = dict[str, dict[str, Any]]

TABLES: Recorded = json.loads(
    msgspec.json.encode(
        {"cards": catalogue.CARDS, "tiles": catalogue.TILES, "covered": catalogue.COVERED, "mechs": catalogue.MECHS}
    )
)
"""As they are in the box: the rules' cases add pieces of their own while a test runs."""


def recorded() -> Recorded:
    found: Recorded = json.loads(FILE.read_text("utf-8"))
    return found


def test_what_is_recorded_is_still_there_and_does_the_same() -> None:
    for table, pieces in recorded().items():
        for key, does in pieces.items():
            assert TABLES[table].get(key) == does, f"{table}: {key} has changed; give the changed one a new key"


def test_everything_in_the_tables_is_recorded() -> None:
    known = recorded()
    new = {f"{table}: {key}" for table, pieces in TABLES.items() for key in pieces if key not in known[table]}
    assert not new, f"record them by python -m {__name__}"


if __name__ == "__main__":
    known = recorded() if FILE.exists() else {}
    merged = {table: {**pieces, **known.get(table, {})} for table, pieces in TABLES.items()}
    lines = []
    for table, pieces in merged.items():
        rows = [f"  {json.dumps(key)}: {json.dumps(does)}" for key, does in pieces.items()]
        lines.append(f' "{table}": {{\n' + ",\n".join(rows) + "}")
    FILE.write_text("{\n" + ",\n".join(lines) + "}\n", "utf-8")
