"""Panels, lesson steps, hands, legends and lists of reasons stand on a screen, as ``make panels`` measures them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec
import pytest
from discord import ComponentType

from bot.core.icons import without_icons
from bot.core.localizer import LANGUAGES
from bot.core.workers.drawing_worker import draw
from bot.core.workers.drawings import Drawing
from bot.discord.choices import lettered, open_choices
from bot.discord.components import CairnButton, CairnMenu, option
from bot.discord.ids import Id
from bot.discord.message import Message, layout, row, text_block
from bot.discord.screen import DESKTOP, PHONE, excess, first_that_fits, height, less_and_less, pages
from bot.tables.show.hand import hand_message
from bot.tables.show.names import render_context
from bot.tables.show.panel import panel, unfolded
from bot.tables.show.status import localizer_for
from bot.tables.show.why_not import ALL_REASONS, withheld
from games import GAMES
from games.engine import Choice, Decision, text
from render.scene import Picture
from testing.messages import PICTURE, parts, positions
from tools import panels

POSITIONS = 6
HIGH = [
    ("famous_explorers", 4, "de", 10, 82),
    ("famous_explorers", 4, "en", 10, 82),
    ("expeditions", 2, "de", 1, 43),
]
"""Panels that were too high: a whole map with a menu a colour and buttons, and rows of cards' names as buttons."""


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_panels_and_what_is_beside_them_stand_on_a_screen(game: str, language: str) -> None:
    for seats in GAMES[game].seats:
        for page in islice(panels.panels(GAMES[game], seats, language), POSITIONS):
            assert excess(page.message) <= 1, page.name


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_steps_of_lessons_stand_on_a_screen(game: str, language: str) -> None:
    for page in panels.lessons(GAMES[game], language):
        assert excess(page.message) <= 1, page.name


def test_the_height_of_a_message_is_that_of_its_parts() -> None:
    line = height(Message(layout(text_block("One line"))), PHONE)
    assert height(Message(layout(text_block("One line\nand one more"))), PHONE) == pytest.approx(line + 22.4, abs=1)
    button = row(CairnButton(Id("board", 1), "Board"))
    assert height(Message(layout(text_block("One line"), button)), DESKTOP) == pytest.approx(line + 8 + 36, abs=1)


def test_a_menu_is_as_high_as_the_words_in_it_are_long() -> None:
    def with_menu(placeholder: str) -> int:
        menu = row(CairnMenu(Id("act", 1), [option("One", "1")], placeholder=placeholder))
        return height(Message(layout(text_block("One line"), menu)), PHONE)

    low, high = with_menu("Choose"), with_menu("Choose a card to discard, then draw one")
    assert low == height(Message(layout(text_block("One line"))), PHONE) + 8 + 44
    assert high == pytest.approx(low - 44 + 16 + 2 * 22.4, abs=1)


def test_what_does_not_fit_is_left_out_pictures_before_words() -> None:
    shown = [(len(pictures), lines) for pictures, lines in less_and_less([PICTURE] * 3, ["a", "b"])]
    assert shown == [(3, ["a", "b"]), (2, ["a", "b"]), (1, ["a", "b"]), (1, ["b"]), (1, [])]
    high, low = (Message(layout(text_block("\n".join(["line"] * lines)))) for lines in (60, 3))
    assert first_that_fits([high, low, high]) is low
    assert first_that_fits([high]) is high


@pytest.mark.parametrize(("game", "seats", "language", "seed", "number"), HIGH)
def test_high_panels_ask_in_menus_with_every_choice_and_letter(
    game: str, seats: int, language: str, seed: int, number: int
) -> None:
    position, _ = next(islice(positions(game, seats, seed, 1, language), number, None))
    seat = position.to_act[0]
    made = panels.asked(position, seat)
    assert excess(made) <= 1
    words, on = localizer_for(position.table, language), render_context(position.table, language)
    decision = unfolded(position, position.decisions_of(seat)[0])
    letters = draw(Drawing(on, "panel", (position.view(seat), decision), {})).letters
    assert letters
    shown = without_icons(str(made.layout.to_components()))
    named = [without_icons(words(choice.label)) for choice in open_choices(lettered(decision, letters))]
    assert [name for name in named if name not in shown] == []


def test_menus_and_buttons_have_short_names_where_long_ones_would_not_fit() -> None:
    position, _ = next(positions("expeditions", 3, 1, 1, "de"))
    long = ("vanquish", "turn-2", "played", "shift", "turn-3")
    *grouped, single = (text(f"about-ask-{name}") for name in long)
    choices = [
        Choice(f"{number}-{place}", single, group=group) for number, group in enumerate(grouped) for place in "ab"
    ]
    choices += [Choice(f"alone-{place}", single) for place in "ab"]
    decision = Decision(position.to_act[0], text("ask-turn-3"), tuple(choices))
    words = localizer_for(position.table, "de")
    picture = Picture(b"", "", 1400, 600)
    made = panel(position, [decision], words, pictures=[picture])
    assert excess(made) <= 1
    assert len(made.pictures) == 1
    assert str(made.layout.to_components()).count(words(single)[:60]) == len(choices)
    few = panel(position, [msgspec.structs.replace(decision, choices=tuple(choices[:2]))], words, pictures=[picture])
    assert words(grouped[0]) in str(few.layout.to_components())


def test_a_long_recap_gives_way_before_the_menus_do() -> None:
    position, _ = next(positions("lost_cities", 4, 1, 1, "en"))
    decision = position.decisions_of(position.to_act[0])[0]
    words, picture = localizer_for(position.table, "en"), Picture(b"", "", 1400, 600)

    def shown(missed: str) -> Message:
        return panel(position, [decision], words, pictures=[picture], missed=missed)

    def menus(made: Message) -> list[str]:
        return [part["custom_id"] for part in shown_parts(made) if part["type"] == ComponentType.select.value]

    def said(made: Message) -> list[str]:
        return [line for part in shown_parts(made) for line in part.get("content", "").splitlines()]

    short = shown("Since then")
    long = shown("\n".join(["Since then", *["a move"] * 40]))
    assert excess(long) <= 1
    assert said(long) == said(short)
    assert menus(long) == menus(short)
    assert len(menus(long)) > 1


def test_long_reasons_stand_on_a_screen_with_a_way_to_all_of_them() -> None:
    position, _ = next(islice(positions("moon", 4, 1, panels.MOVES_APART, "de"), 40, None))
    decisions = [unfolded(position, each) for each in position.decisions_of(position.to_act[0])]
    made = withheld(position, decisions, localizer_for(position.table, "de"))
    assert excess(made) <= 1
    assert [part["custom_id"].split(":")[-1] for part in shown_parts(made) if "custom_id" in part] == [ALL_REASONS]


def test_a_choice_from_many_discards_stands_on_a_screen() -> None:
    position, _ = next(islice(positions("moon", 4, 4, panels.MOVES_APART, "de"), 13, None))
    (decision,) = position.decisions_of(position.to_act[0])
    assert (decision.prompt.id, len(decision.choices)) == ("ask-salvage", 23)
    assert excess(panels.asked(position, position.to_act[0])) <= 1


def shown_parts(made: Message) -> list[dict[str, Any]]:
    """Every component of a message."""
    return list(parts(made.layout.to_components()))


def test_a_tall_hand_with_actions_out_of_turn_stands_on_a_screen() -> None:
    found = ((position, seat) for position, _ in positions("expeditions", 3, 1, 5, "de") for seat in range(3))
    position, seat = next((each, seat) for each, seat in found if each.offers_to(seat))
    made = hand_message(position, seat, localizer_for(position.table, "de"), Picture(b"", "", 1400, 2400))
    assert excess(made) <= 1


def test_lines_are_parted_into_pages_that_stand_on_a_screen() -> None:
    def made(lines: Sequence[str]) -> Message:
        return Message(layout(text_block("\n".join(lines))))

    lines = [f"line {number}" for number in range(100)]
    book = pages(lines, made)
    assert [line for page in book for line in page] == lines
    assert all(excess(made(page)) <= 1 for page in book)
    assert len(book) == 3
    assert pages([], made) == [[]]
