"""What people call themselves changes nothing but the letters that are shown."""

from __future__ import annotations

import pytest

from bot.localizer import Localizer
from bot.model.table import Seat
from bot.ui.names import seat_name, short_name
from bot.ui.sanitize import escaped, visible
from tests.bot.ui.messages import NAMES


@pytest.mark.parametrize("given", NAMES)
def test_a_name_can_neither_format_nor_mention(given: str) -> None:
    shown = escaped(given)
    assert "\n" not in shown
    assert "<@1>" not in shown
    assert "@everyone" not in shown
    assert "**" not in shown


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ann", "Ann"),
        ("a\u200bl\u2060i\ufeffc\u00ade", "alice"),
        ("al\u200cice\u200d", "alice"),
        ("\u202egnp.exe\u202c", "gnp.exe"),
        ("\u2066\u2067a\u2069\u200f", "a"),
        ("\U000e0041\U000e0042x\ufe01\U000e0100", "x"),
        ("a \n\t\u2028\x00 b", "a b"),
        ("👩‍👩‍👧 ❤️ 🏴", "👩‍👩‍👧 ❤️ 🏴"),
        ("עברית 漢字 Ñandú", "עברית 漢字 Ñandú"),
        ("\u3164\u2800\u115f", ""),
        ("\u200b\u202e", ""),
        ("\u0301\u0301", ""),
        (" \u00a0 ", ""),
        ("", ""),
    ],
)
def test_what_cannot_be_seen_is_left_out(given: str, shown: str) -> None:
    assert visible(given) == shown


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("https://example.org/a_b", "https:\u200b//example.org/a\\_b"),
        ("discord.gg/abc Discord.com/invite/x", "discord\u200b.gg/abc Discord\u200b.com/invite/x"),
        ("[a](https://b.c)", "\\[a\\](https:\u200b//b.c)"),
        ("# big", "\\# big"),
        ("-# small", "\\-# small"),
        ("> said", "\\> said"),
        ("<#5> <:a:6> </play:7> <t:1:R>", "<\u200b#5> <\u200b:a:6> <\u200b/play:7> <\u200bt:1:R>"),
        ("*a\u200b*", "\\*a\\*"),
    ],
)
def test_a_name_is_no_link_and_no_markup(given: str, shown: str) -> None:
    assert escaped(given) == shown


def test_who_cannot_be_seen_is_called_by_number() -> None:
    ghost = Seat(1, 5, "\u200b\u3164", "en-GB")
    for plain in (False, True):
        assert seat_name(ghost, Localizer("en"), plain=plain) == "player 2"
        assert short_name(ghost, Localizer("de"), plain=plain) == "Person 2"
