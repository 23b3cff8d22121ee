"""What people call themselves changes nothing but the letters that are shown."""

from __future__ import annotations

import re
from datetime import timedelta

import msgspec
import pytest

from bot.core.localizer import Localizer
from bot.discord.sanitize import escaped, visible
from bot.tables.core.model import Seat, Status
from bot.tables.history.shuffle_views import shuffle_check
from bot.tables.lobby.service import seat_counts
from bot.tables.show.names import seat_name, short_name
from bot.tables.show.status import asked
from contract.words.catalogues import PACKAGES, file_of, rules_of
from games.engine import text
from games.players import Level
from render.alt_text import signed
from testing.messages import NAMES, table, texts


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


@pytest.mark.parametrize("language", ["en", "de"])
def test_one_minus_sign_everywhere(language: str) -> None:
    """In messages as in pictures; and what depends on how many there are still does."""
    localizer = Localizer(language, "lost_cities")
    said = localizer.format("end-place", place=1, name="Ann", score=-5)
    assert f"**{signed(-5)}**" in said
    assert "-" not in said
    assert localizer.format("sign-changed") == localizer(text("sign-changed"))
    for package in PACKAGES:
        for file in (file_of(package, language), rules_of(package, language)):
            assert not (file.is_file() and re.search(r"(?<![\w/.])-\d", file.read_text("utf-8"))), file


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_place_that_is_shared_stays_the_place_it_is(language: str) -> None:
    """Discord counts lines that begin with a number and a full stop by itself: the second first would be a second."""
    localizer = Localizer(language, "lost_cities")
    lines = [localizer.format("end-place", place=1, name="Ann", score=5)]
    lines += [
        localizer.format("ranking-line", place=3, who="Ann", number="1200", change="", games=9, mine=mine)
        for mine in ("yes", "no")
    ]
    for line in lines:
        assert re.match(r"\*\*\d\.", line)


def test_a_seed_that_was_not_fixed_is_told_apart() -> None:
    over = table("lost_cities", 2, Status.FINISHED)
    for seed, said in ((b"seed", "✅"), (b"s" * 32, "❌"), (None, "The game isn’t over")):
        found = shuffle_check(msgspec.structs.replace(over, seed=seed), Localizer("en", "lost_cities"))
        assert said in texts(found)


def test_computers_are_named_as_people_are() -> None:
    ludo = Seat(2, None, "Ludo", "", Level.NORMAL)
    assert seat_name(ludo, Localizer("en")) == "Ludo (computer, normal)"
    assert short_name(ludo, Localizer("en"), plain=True) == "Ludo (computer)"
    assert seat_name(ludo, Localizer("de")) == "Ludo (Computer, mittel)"


@pytest.mark.parametrize(
    ("counts", "en", "de"),
    [((2, 3, 4, 5, 6), "2 to 6", "2 bis 6"), ((2, 4), "2 or 4", "2 oder 4"), ((2, 3, 5), "2, 3 or 5", "2, 3 oder 5")],
)
def test_how_many_may_play_is_said_in_words(counts: tuple[int, ...], en: str, de: str) -> None:
    for language, words in (("en", en), ("de", de)):
        localizer = Localizer(language)
        fits = localizer.format("refusal-seat-count", have=1, fits=seat_counts(counts))
        assert words in fits


def test_nobody_is_told_since_a_second_ago() -> None:
    found = table("lost_cities", 2)
    assert found.turn_since is not None
    for late, said in ((0, ""), (59, ""), (60, f"<t:{int(found.turn_since.timestamp())}:R>")):
        words = Localizer("en")(asked(found, found.turn_since + timedelta(seconds=late)))
        assert said in words
        assert bool(said) == bool(words)
