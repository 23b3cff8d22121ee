"""Discord's lengths are UTF-16's: an emoji counts twice."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord.components import CairnButton, CairnMenu, option, parted
from bot.discord.form import ticks
from bot.discord.ids import Id
from bot.discord.message import Message, galleries, layout, row, shortened, text_block, units
from render.scene import Picture

ROCKETS = "🚀" * 2000


def length(words: str) -> int:
    return len(words.encode("utf-16-le")) // 2


@pytest.mark.parametrize("words", ["", "plain", "🚀", "a🚀b", "ß漢🚀👩‍🚀"])
def test_units_are_those_of_utf_16(words: str) -> None:
    assert units(words) == length(words)


@pytest.mark.parametrize("limit", [7, 8, 100])
@pytest.mark.parametrize("before", ["", "x", "xy"])
def test_what_is_shortened_fits_and_is_cut_between_letters(before: str, limit: int) -> None:
    cut = shortened(before + ROCKETS, limit)
    assert limit - 1 <= length(cut) <= limit
    assert cut.endswith("🚀…")
    assert shortened(cut, limit) == cut


def test_everything_a_message_holds_fits() -> None:
    message = Message(
        layout(
            text_block(ROCKETS, 2000),
            *galleries(["a.png"], [ROCKETS]),
            row(CairnButton(Id("turn", 1), ROCKETS)),
        ),
        {"a.png": Picture(b"png", ROCKETS, 1, 1)},
    )
    text, gallery, buttons = message.layout.to_components()[0]["components"]
    assert length(text["content"]) <= 2000
    assert length(gallery["items"][0]["description"]) <= 1024
    assert length(buttons["components"][0]["label"]) <= 80
    (file,) = message.for_send()["files"]
    assert length(file.description) <= 1024


@pytest.mark.parametrize("blocks", [1, 3, 60])
def test_no_language_and_no_game_can_break_a_message(blocks: int) -> None:
    """All texts together, all parts and all options of a menu fit, and the last row stays."""
    options = [option(ROCKETS, str(number)) for number in range(40)]
    menu = CairnMenu(Id("act", 1), options, placeholder=ROCKETS)
    last = row(CairnButton(Id("join", 1), "Join"))
    made = layout(row(menu), *(text_block(ROCKETS, 4000) for _ in range(blocks)), last)
    message = Message(made)
    parts: list[dict[str, Any]] = message.layout.to_components()[0]["components"]
    texts = [each["content"] for each in parts if each["type"] == 10]
    assert texts
    assert sum(map(length, texts)) <= 4000
    assert 1 + sum(1 + len(each.get("components", ())) for each in parts) <= 40
    (shown,) = parts[0]["components"]
    assert len(shown["options"]) == 25
    assert length(shown["placeholder"]) <= 150
    assert parts[-1]["components"][0]["label"] == "Join"


def test_a_long_option_is_parted_by_the_same_measure() -> None:
    words = "🚀" * 45 + " · " + "🛰" * 45
    assert parted(words, 100) == ("🚀" * 45, "🛰" * 45)
    long = option(ROCKETS, "key")
    assert length(long.label) <= 100
    assert length(long.description or "") <= 100


def test_messages_that_look_alike_have_one_fingerprint() -> None:
    def made(words: str = "hand", revision: int = 1, png: bytes = b"png") -> str:
        button = CairnButton(Id("turn", 1, revision), words)
        return Message(layout(text_block(words), row(button)), {"a.png": Picture(png, "alt", 1, 1)}).fingerprint()

    assert made() == made(revision=2)
    assert len({made(), made("other"), made(png=b"other")}) == 3


def test_a_box_to_tick_has_no_longer_label_than_discord_takes() -> None:
    made: Any = ticks("hours", "Hours", [("1", ROCKETS, False)])
    (box,) = made.to_component_dict()["component"]["options"]
    assert 99 <= length(box["label"]) <= 100
