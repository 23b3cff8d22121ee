"""Standings, tables and brackets as pictures and words: what they say, and that they fit."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.core.localizer import LANGUAGES, Localizer
from bot.discord.exact import exact
from bot.discord.message import units
from bot.tournaments import bracket_picture as bracket
from bot.tournaments import pairings_picture as pairings
from bot.tournaments.pairing.rounds import Entrant, Form, Pairing, next_round
from bot.tournaments.pairing.standings import MAX_LINES, Standing, moved, shown, standings
from bot.tournaments.standings_views import Names, StandingsTable, standings_chart, standings_text
from render.tournament.draw import draw
from tests.bot.tournaments.pairing.test_rounds import LOT, field, play, won

EN, DE = Localizer("en"), Localizer("de")
NAMES = Names(
    {person: ("*W*" * 12, "<@1> ~~x~~ @everyone", "محمد", "")[person % 4] for person in range(1, 201)},
    {person: f"<@{2**62 + person}>" for person in range(1, 201)},
    reader=77,
)


def stand(person: int, place: int, **more: bool) -> Standing:
    ties = {"buchholz": Fraction(7, 2), "sonneborn-berger": Fraction(9, 4), "direct": Fraction(0), "wins": Fraction(1)}
    return Standing(person, place, Fraction(5, 2), ties, 3, 0, more.get("dropped", False))


@pytest.mark.parametrize(
    ("number", "places", "english", "german"),
    [
        (Fraction(0), None, "0", "0"),
        (Fraction(1, 2), None, "½", "½"),
        (Fraction(19, 4), None, "4¾", "4¾"),
        (Fraction(2, 3), None, "0.67", "0,67"),
        (Fraction(3), 2, "3.00", "3,00"),
        (Fraction(2, 3), 3, "0.667", "0,667"),
    ],
)
def test_exact_numbers(number: Fraction, places: int | None, english: str, german: str) -> None:
    assert (exact(number, EN, places), exact(number, DE, places)) == (english, german)


def test_the_reader_is_on_every_page_and_so_many_are_shown() -> None:
    everybody = [stand(person, person) for person in range(1, 201)]
    assert [each.person for each in shown(everybody, 77)] == [*range(1, MAX_LINES), 77]
    assert [each.person for each in shown(everybody, 5)] == [*range(1, MAX_LINES + 1)]
    assert [each.person for each in shown(everybody, None, 192)] == [*range(193, 201)]
    assert moved(everybody, [stand(1, 4), stand(2, 1)]) == {1: 3, 2: -1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_standings_of_two_hundred_fit_and_mark_what_they_should(language: str) -> None:
    localizer = Localizer(language)
    everybody = [stand(person, person, dropped=person == 3) for person in range(1, 201)]
    table = StandingsTable("Cup *", Form.SWISS, 2, 9, shown(everybody, 77), {2: -1})
    chart = standings_chart(table, NAMES, localizer)
    assert [(line.place, line.mine, line.apart) for line in chart.lines[-2:]] == [
        ("31.", False, False),
        ("77.", True, True),
    ]
    assert [line.out for line in chart.lines[:4]] == [False, False, True, False]
    assert [line.moved for line in chart.lines[:2]] == [None, -1]
    assert chart.lines[2].name == localizer.format("tournament-nameless", number=3)
    assert all(line.numbers == ("2½", "3½", "2¼", "0", "1") for line in chart.lines)
    assert draw(chart).width == 1200
    words = standings_text(table, NAMES, localizer)
    assert f"**77. <@{2**62 + 77}> 2½** · 3½ · 2¼ · 0 · 1" in words
    assert units(words) < 3200


def test_the_columns_are_the_tie_breaks_of_the_form() -> None:
    entrants = field(8)
    for form, size, heads in (
        (Form.SWISS, 2, ("Points", "Buchholz", "Sonn.-B.", "Direct", "Wins")),
        (Form.ROUND_ROBIN, 2, ("Points", "Direct", "Sonn.-B.", "Buchholz", "Wins")),
        (Form.ROUND_ROBIN, 4, ("Points", "Share", "Wins")),
        (Form.KNOCKOUT, 2, ("Rounds",)),
    ):
        lines = standings(form, size, entrants, play(form, size, 8, 1))
        chart = standings_chart(StandingsTable("Cup", form, size, 1, lines), NAMES, EN)
        assert (chart.heads, len(chart.lines[0].numbers)) == (heads, len(heads))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_a_round_fit_and_say_how_they_ended(language: str) -> None:
    localizer = Localizer(language)
    tables = [tuple(range(first, min(first + 2, 132))) for first in range(1, 132, 2)]
    matches = dict(enumerate(won(1, *tables), 1))
    matches[1] = Pairing(1, matches[1].seats, None)
    pages = pairings.Round("Cup", 1, matches, {}).pages()
    assert [len(page.matches) for page in pages] == [32, 32, 2]
    chart = pairings.pairings_chart(pages[0], NAMES, localizer)
    assert [seat.result for seat in chart.tables[0].seats] == ["", ""]
    assert sorted(seat.result for seat in chart.tables[1].seats) == ["0", "1"]
    assert [seat.ahead for seat in chart.tables[1].seats] == [seat.result == "1" for seat in chart.tables[1].seats]
    assert draw(chart).width == 1200


def test_tables_of_four_are_called_by_their_numbers_and_show_shares_of_a_point() -> None:
    matches = dict(enumerate(won(1, *next_round(Form.SWISS, 4, field(30), (), 1, LOT)), 1))
    chart = pairings.pairings_chart(pairings.Round("Cup", 1, matches, {}, 4), NAMES, DE)
    assert [table.name for table in chart.tables][:2] == ["Tisch 1", "Tisch 2"]
    assert sorted(seat.result for seat in chart.tables[0].seats) == ["0,00", "0,33", "0,67", "1,00"]
    assert draw(chart).width == 1200


def test_a_bracket_shows_who_goes_through_and_who_may_come() -> None:
    entrants = field(6)
    played = won(1, *next_round(Form.KNOCKOUT, 2, entrants, (), 1, LOT))
    played[1] = Pairing(1, (4, 5), None)
    [part] = bracket.parts(entrants, played)
    chart = bracket.bracket_chart("Cup", entrants, played, part, NAMES, EN)
    assert [each.name for each in chart.rounds] == ["Quarter-finals", "Semi-finals", "Final"]
    seeds = [[[seat.number if seat else None for seat in pair] for pair in each.matches] for each in chart.rounds]
    assert seeds == [
        [["1", ""], ["4", "5"], ["2", ""], ["3", "6"]],
        [["1", None], ["2", "3"]],
        [[None, None]],
    ]
    assert chart.rounds[0].matches[0][1] is not None
    assert chart.rounds[0].matches[0][1].name == "bye"
    assert draw(chart).width == 1200


def test_a_large_bracket_comes_in_parts_until_the_last_sixteen() -> None:
    entrants = field(57)
    first = next_round(Form.KNOCKOUT, 2, entrants, (), 1, LOT)
    now = [Pairing(1, seats, (1,) if len(seats) == 1 else None) for seats in first]
    assert bracket.parts(entrants, now) == [(1, 0), (1, 8), (1, 16), (1, 24)]
    chart = bracket.bracket_chart("Cup", entrants, now, (1, 24), NAMES, DE)
    assert [len(each.matches) for each in chart.rounds] == [8, 4, 2, 1]
    assert bracket.parts(entrants, play(Form.KNOCKOUT, 2, 57, 3)) == [(3, 0)]
    assert bracket.parts((Entrant(1, 1), Entrant(2, 2)), []) == [(1, 0)]


def test_a_bracket_says_who_plays_for_third_place() -> None:
    played = play(Form.KNOCKOUT, 2, 4, 1)
    played += won(2, *next_round(Form.KNOCKOUT, 2, field(4), played, 2, LOT, third_place=True))
    names = Names({person: f"P{person}" for person in range(1, 5)}, {})
    chart = bracket.bracket_chart("Cup", field(4), played, bracket.parts(field(4), played)[0], names, EN)
    assert chart.note == EN.format("bracket-third", names=" – ".join(f"P{each}" for each in played[-1].seats))
    assert chart.note in chart.alt
    assert {*played[-1].seats} == {3, 4}
