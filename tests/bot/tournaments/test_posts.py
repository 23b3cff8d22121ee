"""What is posted of a tournament fits into a message, however many play."""

from __future__ import annotations

from datetime import timedelta

import msgspec
import pytest
from discord import ui

from bot.core.localizer import LANGUAGES, Localizer
from bot.discord.message import TEXT_LIMIT, Message, units
from bot.tournaments import views as compose
from bot.tournaments.charts import charts, ranked, standings_post
from bot.tournaments.counting import called_to_decide
from bot.tournaments.deciding.views import decision_panel
from bot.tournaments.model import Announcement, Match, MatchVerdict, Participant, Phase, Tournament, TournamentState
from bot.tournaments.pairing.field import Form
from bot.tournaments.records.ceremony import ceremony_post
from games.engine import text
from render.tournament import BracketChart, Chart, PairingsChart, Seat
from render.tournament.draw import draw
from tests.bot.tournaments.hall import LOT, Hall

PEOPLE, PLAYERS = 1000, 200
"""Who may sign up, and who plays here: standings of a thousand take seconds."""


def words(message: Message) -> str:
    return "\n".join(part.content for part in message.layout.walk_children() if isinstance(part, ui.TextDisplay))


def crowd(phase: Phase) -> TournamentState:
    """A tournament of a thousand people with long names."""
    start = Hall.START
    count = PEOPLE if phase in (Phase.SIGN_UP, Phase.CHECK_IN) else PLAYERS
    plan = msgspec.structs.replace(Hall.PLAN, name="*W*" * 20, game="moon", most=PEOPLE)
    tournament = Tournament(
        id=10**6,
        guild_id=1,
        channel_id=2,
        opener_id=3,
        plan=plan,
        draw_seed=LOT,
        opened_at=start,
        changed_at=start,
        phase=phase,
        check_in_until=start + timedelta(days=1),
        round=0 if phase in (Phase.SIGN_UP, Phase.CHECK_IN) else 1,
        rounds=9,
        round_ends_at=start + timedelta(days=9),
        over="tournament-over-finished" if phase is Phase.OVER else None,
    )
    people = tuple(
        Participant(number=n, user_id=2**62 + n, name="<@1>" * 8, locale="de", signed_at=start, seed=n)
        for n in range(1, count + 1)
    )
    matches = tuple(
        Match(
            id=n,
            tournament_id=10**6,
            round=1,
            number=n,
            seats=(2 * n - 1, 2 * n),
            opens_at=start,
            table_id=10**6 + n,
            verdict=MatchVerdict.PLAYED,
            places=(1, 2),
        )
        for n in range(1, count // 2 + 1)
    )
    return TournamentState(tournament=tournament, people=people, matches=matches if tournament.round else ())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", Phase)
def test_a_thousand_fit(phase: Phase, language: str) -> None:
    state, localizer = crowd(phase), Localizer(language, "moon")
    note = Announcement(words=text("tournament-note-left", who="<@1>"))
    found = [
        compose.sign_up_post(state, language),
        compose.check_in_post(state, language),
        compose.page(state, localizer, 2**62 + 1),
        compose.note_post(state.tournament, note, language),
        compose.tournament_list([state.tournament] * 25, {10**6: PEOPLE}, localizer),
        compose.blocked_warning(state.tournament, range(2**62, 2**62 + 20), localizer),
    ]
    if state.matches:
        found.append(compose.match_post(state, state.matches[-1], language))
        standings = ranked(state, localizer, 2**62 + 77)
        pictures = [draw(chart) for chart in charts(state, standings, localizer)]
        found.append(ceremony_post(state, "tournament-over-finished", language))
        found.append(standings_post(state, standings, pictures, localizer))
    for message in found:
        assert units(words(message)) <= TEXT_LIMIT
        assert len(message.pings) <= 100
    draw_seed = LOT.hex() in words(compose.page(state, localizer, 1))
    assert draw_seed == (phase is Phase.OVER), "the lot is secret until the end"


def test_places_have_arrows_from_the_second_round_on() -> None:
    first = crowd(Phase.RUNNING)
    again = msgspec.structs.replace(first, tournament=msgspec.structs.replace(first.tournament, round=2))
    assert ranked(first, Localizer("en")).table.moved == {}
    again_won = tuple(
        msgspec.structs.replace(each, id=1000 + each.id, number=1000 + each.number, round=2, places=(2, 1))
        for each in first.matches
    )
    again = msgspec.structs.replace(again, matches=first.matches + again_won)
    assert ranked(again, Localizer("en")).table.moved


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_many_tables_the_reader_s_own_is_listed_and_how_many_are_not_is_said(language: str) -> None:
    state, localizer = crowd(Phase.RUNNING), Localizer(language, "moon")
    last, stranger = state.people[PLAYERS - 1].user_id, 1
    for reader, own in ((last, True), (stranger, False)):
        said = words(compose.page(state, localizer, reader))
        assert (f"**{PLAYERS // 2}.** <@" in said) == own
        assert f"{PLAYERS // 2 - compose.MAX_TABLES} " in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_played_is_said_with_the_game_s_options(language: str) -> None:
    state, localizer = crowd(Phase.SIGN_UP), Localizer(language, "lost_cities")
    plan = msgspec.structs.replace(state.tournament.plan, game="lost_cities", options={"rounds": 1, "expeditions": 6})
    state = msgspec.structs.replace(state, tournament=msgspec.structs.replace(state.tournament, plan=plan))
    said = words(compose.sign_up_post(state, language))
    assert localizer.format("preset-short") in said
    assert "**6**" in said, "where it differs from the preset"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", [Form.SWISS, Form.KNOCKOUT])
def test_how_a_game_counts_that_nobody_decides_is_told_as_it_is(form: Form, language: str) -> None:
    state, localizer = crowd(Phase.RUNNING), Localizer(language)
    plan = msgspec.structs.replace(state.tournament.plan, form=form)
    match = msgspec.structs.replace(state.matches[0], verdict=None, places=None, closed=True)
    state = msgspec.structs.replace(
        state, tournament=msgspec.structs.replace(state.tournament, plan=plan), matches=(match,)
    )
    draw = {"en": "draw", "de": "unentschieden", "fr": "nulle", "es": "un empate"}[language]
    seed = {
        "en": "the better seed goes through",
        "de": "der bessere Setzplatz weiter",
        "fr": "la meilleure tête de série passe",
        "es": "pasa quien tenga mejor orden inicial",
    }[language]
    for told in (words(compose.match_post(state, match, language)), localizer(called_to_decide(state, match))):
        assert (draw in told, seed in told) == ((False, True) if form is Form.KNOCKOUT else (True, False)), told
    annul = localizer.format("deed-annul")
    assert (annul in words(decision_panel(state, match, localizer))) == (form is Form.SWISS), "a bracket needs a winner"


@pytest.mark.parametrize("form", [Form.SWISS, Form.KNOCKOUT])
def test_the_tables_of_a_round_are_shown_the_readers_own_among_them(form: Form) -> None:
    """On four pictures, of which one is about the reader, whoever that is."""
    state = crowd(Phase.RUNNING)
    plan = msgspec.structs.replace(state.tournament.plan, form=form)
    state = msgspec.structs.replace(state, tournament=msgspec.structs.replace(state.tournament, plan=plan))
    localizer = Localizer("en", "moon")
    for reader in (None, 2**62 + 1, 2**62 + 77, 2**62 + PLAYERS):
        tables = charts(state, ranked(state, localizer, reader), localizer)[1:]
        assert len(tables) == 4
        assert any(seat.mine for chart in tables for seat in _seats(chart)) == (reader is not None), reader


def _seats(chart: Chart) -> list[Seat]:
    """Everybody on a picture of tables, or in the first round on one of a bracket."""
    if isinstance(chart, PairingsChart):
        return [seat for table in chart.tables for seat in table.seats]
    assert isinstance(chart, BracketChart)
    return [seat for pair in chart.rounds[0].matches for seat in pair if seat is not None]
