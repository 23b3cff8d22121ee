from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot
from bot.words import LANGUAGES, Words
from games.engine import Player, Text, text

FOLDERS = [Path(bot.__file__).parent / name for name in ("tables", "post")]
IDS = sorted(
    {
        found
        for folder in FOLDERS
        for module in folder.glob("*.py")
        for found in re.findall(r'"((?:refusal|notice)-[a-z-]+)"', module.read_text("utf-8"))
    }
)
ARGUMENTS = {"limit": 10, "seats": 4, "have": 1, "fits": "2, 4", "hours": 12, "days": 14}
MORE = {"who": Player(0), "new": "<@2>", "old": "<@1>", "seat": 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_notice_has_words(language: str) -> None:
    words = Words(language, names=["Ann"])
    assert len(IDS) > 25
    for found in IDS:
        said = words(Text(found, {**ARGUMENTS, **MORE}))
        assert said
        assert "{" not in said


def test_counts_are_said_as_one_says_them() -> None:
    assert Words("de")(text("refusal-seat-count", have=1, fits="2, 4")).startswith("Hier sitzt eine Person")
    assert Words("en")(text("refusal-seat-count", have=3, fits="2, 4")).startswith("3 players")
