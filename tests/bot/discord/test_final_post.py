"""The last post of a game: what one may press below it."""

from __future__ import annotations

import msgspec
import pytest

from bot.core.localizer import LANGUAGES
from bot.discord.message import Message, layout
from bot.tables.show.board_buttons import final_buttons
from bot.tables.show.status import localizer_for
from testing.messages import body, parts, positions


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_buttons_below_the_end_are_called_the_same(language: str) -> None:
    position, _ = next(iter(positions("lost_cities", 2, seed=3, every=29, language=language)))
    table = msgspec.structs.replace(position.table, seed=b"s" * 32)
    message = Message(layout(*final_buttons(table, localizer_for(table))))
    labels = [part["label"] for part in parts(body(message)["components"]) if "label" in part]
    assert len(labels) == len(set(labels)) == 7
