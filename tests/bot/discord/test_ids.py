"""What custom ids say, forged ones too."""

from __future__ import annotations

import re

import pytest

from bot.discord.ids import MAX_NUMBER, PATTERN, Id, parsed


@pytest.mark.parametrize("number", ["7", "9" * 19, "1" + "0" * 25])
def test_a_forged_number_is_none_that_a_database_does_not_hold(number: str) -> None:
    found = re.fullmatch(PATTERN, f"cairn:b:info:{number}:{number}:x")
    assert found
    held = min(int(number), MAX_NUMBER)
    assert parsed(found) == Id("info", held, held, "x")
