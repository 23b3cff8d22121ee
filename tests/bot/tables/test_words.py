from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot
from bot.core.localizer import LANGUAGES, Localizer
from games.engine import Argument, Player, Text, text

FOLDERS = [Path(bot.__file__).parent / name for name in ("tables", "outbox")]
IDS = sorted(
    {
        found
        for folder in FOLDERS
        for module in folder.rglob("*.py")
        for found in re.findall(r'"((?:refusal|notice)-[a-z-]+)"', module.read_text("utf-8"))
    }
)
ARGUMENTS: dict[str, Argument] = {
    "limit": 10,
    "seats": 4,
    "have": 1,
    "count": 2,
    "fits": "2, 4",
    "hours": 12,
    "days": 14,
    "when": "<t:1:R>",
    "number": "a1b2c3",
}
MORE: dict[str, Argument] = {
    "who": Player(0),
    "new": "<@2>",
    "old": "<@1>",
    "seat": 1,
    "why": "manager",
    "by": "<@3>",
    "reason": "so be it",
    "guests": "<@4>",
    "last": 4,
    "channel": "<#5>",
    "games": "something",
    "channels": "<#5>",
    "missing": "something",
    "name": "something",
    "leave": "Leave",
    "end": "End for all",
    "tags": "Moon",
    "game": "Moon",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_notice_has_words(language: str) -> None:
    words = Localizer(language, names=["Ann"])
    assert len(IDS) > 25
    for found in IDS:
        said = words(Text(found, {**ARGUMENTS, **MORE}))
        assert said
        assert "{" not in said


def test_why_a_seat_has_changed_hands_is_said() -> None:
    told = {
        why: Localizer("en", names=["Ann"])(Text("notice-seat-taken", {**MORE, "why": why}))
        for why in ("agreed", "late", "left", "manager")
    }
    assert told["agreed"] == "<@2> takes over seat 1 from <@1>."
    assert told["manager"].endswith("So decided by <@3>, who manages this server: so be it")
    assert all(words.startswith(told["agreed"]) for words in told.values())
    assert len(set(told.values())) == 4


def test_counts_are_said_as_one_says_them() -> None:
    assert Localizer("de")(text("refusal-seat-count", have=1, fits="2, 4")).startswith("Hier sitzt eine Person")
    assert Localizer("en")(text("refusal-seat-count", have=3, fits="2, 4")).startswith("There are 3 players")
    assert Localizer("en")(text("refusal-too-many-tables", limit=1)).startswith("You already have one open table on")
    assert Localizer("de")(text("refusal-too-many-tables", limit=1)).startswith("Du hast schon einen offenen Tisch auf")
    for language, wrong in (("en", "1 posts"), ("de", "1 Beiträge")):
        one = dict.fromkeys(("posts", "drawing", "thinking", "films"), 1)
        assert wrong not in Localizer(language).format("health-queues", **one)
        assert "1 turns" not in Localizer(language).format("film-progress", done=0, all=1)
