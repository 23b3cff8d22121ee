"""Profiles: what somebody's results say of them, to whom, and in which words."""

from __future__ import annotations

from datetime import timedelta

import msgspec
import pytest

from bot.core.localizer import LANGUAGES, Localizer
from bot.results import Results
from bot.results import profile_views as compose
from bot.results.profile import MIN_TURNS, HeadToHead, Profile, profile, quartiles
from bot.scores.departures import Leaving
from render.plot import draw, scale
from testing.messages import texts
from testing.world import ANN, BEN, GUILD, World
from tests.bot.results.test_ratings import happen
from tests.bot.scores.test_arithmetic import game


@pytest.mark.usefixtures("each_kind")
async def test_a_profile_shows_this_server_s_games_and_no_rating_of_who_hides(world: World) -> None:
    service = Results(world.store, lambda: world.time)
    await happen(world, [game(1, {1: 1, 2: 2, 3: 3}), game(2, {3: 1, 1: 2}), game(3, {1: 1, 2: 1})])
    found = await service.profile(GUILD, 1, 2)
    played = found.played["moon"]
    assert (played.games, played.places) == (3, {1: 2, 2: 1})
    assert played.rated is not None
    assert (played.rated.won, played.rated.rating.games) == (1.5, 3)
    assert 0 < played.rated.expected < 3
    assert found.meetings == HeadToHead(2, 1, 0)
    assert await service.profile(GUILD + 1, 1, 2) == Profile({}, 0, HeadToHead(0, 0, 0))

    await world.tables.people.change_settings(1, ranked=False)
    assert (await service.profile(GUILD, 1, 2)).played["moon"] == played._replace(rated=None)
    own = await service.profile(GUILD, 1, 1)
    assert own.played["moon"] == played
    assert own.meetings is None


def test_who_left_comes_last_and_who_took_the_seat_has_rescued_a_game() -> None:
    found = [game(1, {1: 1, 2: 2, 3: 3}, left=[1])]
    assert profile(found, [], 1, 2).played["moon"].places == {3: 1}
    assert profile(found, [], 1, 2).meetings == HeadToHead(1, 0, 1)
    rescuer = profile(found, [], 91, 2)
    gone = msgspec.structs.replace(found[0].departures[0], how=Leaving.REPLACED)
    spared = [msgspec.structs.replace(found[0], departures=(gone,))]
    assert profile(spared, [], 1, 2).played == {}, "a manager had them replaced"
    assert (rescuer.rescued, rescuer.played, rescuer.meetings) == (1, {}, HeadToHead(0, 0, 0))


def test_partners_did_not_meet() -> None:
    found = [game(1, {1: 1, 2: 2, 3: 1, 4: 2}, teams=((0, 2), (1, 3)))]
    assert profile(found, [], 1, 3).meetings == HeadToHead(0, 0, 0)
    assert profile(found, [], 1, 4).meetings == HeadToHead(1, 1, 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("each_kind")
async def test_a_profile_in_words(world: World, language: str) -> None:
    localizer = Localizer(language)
    await happen(world, [game(1, {1: 1, 2: 2}, key="expeditions")])
    found = await Results(world.store, lambda: world.time).profile(GUILD, 1, 2)
    told = texts(compose.profile(found, "Ann", localizer, by_message=False))
    assert "1. ×1" in told
    assert "1211, " in told, "still settling"
    empty = texts(compose.profile(profile([], [], 1, 2), "Ann", localizer, by_message=False))
    assert empty == localizer.format("profile-empty", name="Ann", where="server")


@pytest.mark.usefixtures("each_kind")
async def test_how_soon_somebody_answers_is_told_unless_they_keep_it_to_themselves(world: World) -> None:
    position = await world.started(ANN, BEN)
    for _ in range(MIN_TURNS):
        for person, hours in ((ANN, 2), (BEN, 9)):
            world.later(hours=hours)
            await world.act(position, person, "end")
    service = Results(world.store, lambda: world.time)
    found = await service.profile(GUILD, ANN.user_id, BEN.user_id)
    assert found.pace == (timedelta(hours=2), timedelta(hours=2))
    assert (await service.profile(GUILD + 1, ANN.user_id, BEN.user_id)).pace is None
    await world.tables.people.change_settings(ANN.user_id, pace_shown=False)
    assert (await service.profile(GUILD, ANN.user_id, BEN.user_id)).pace is None
    assert (await service.profile(GUILD, ANN.user_id, ANN.user_id)).pace is not None


def test_the_middle_half_of_turns_is_told() -> None:
    hours = [timedelta(hours=each) for each in (1, 3, 3, 4, 5, 8, 9, 9, 200)]
    assert quartiles(hours) == (timedelta(hours=3), timedelta(hours=9))
    assert quartiles(hours[: MIN_TURNS - 1]) is None


def test_games_count_since_a_time_ran_out() -> None:
    found = [game(number, {1: 1, 2: 2}) for number in (1, 2, 3)]
    assert profile(found, [], 1, 2).reliable == 3
    assert profile(found, [], 1, 2, timeout=found[0].ended_at).reliable == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("each_kind")
async def test_ratings_over_time_are_drawn_where_there_is_a_line_to_draw(world: World, language: str) -> None:
    localizer = Localizer(language)
    service = Results(world.store, lambda: world.time)
    await happen(world, [game(1, {1: 1, 2: 2}), game(2, {1: 1, 3: 2}), game(3, {1: 2, 2: 1}, key="expeditions")])
    found = await service.profile(GUILD, 1, 2)
    made = compose.plot(found, "Ann *the* bold", localizer)
    assert made is not None
    assert [len(curve.points) for curve in made.curves] == [2], "one game is no line"
    picture = draw(made)
    assert picture.alt.count(made.curves[0].end) >= 1
    assert compose.profile(found, "Ann", localizer, picture, by_message=False).pictures == {compose.PLOT: picture}
    assert compose.plot(await service.profile(GUILD, 2, 2), "Ben", localizer) is None


def test_a_scale_has_round_steps_and_holds_all_values() -> None:
    assert scale([1310]) == [1300, 1320]
    assert scale([1011, 1489]) == [1000, 1200, 1400, 1600]
    for least in range(900, 2500, 130):
        lines = scale([least, least + 777])
        assert lines[0] <= least < least + 777 <= lines[-1]
        assert len(lines) <= 7


def test_who_always_answers_alike_has_one_span() -> None:
    found = Profile({}, 1, None, pace=(timedelta(seconds=50), timedelta(seconds=70)))
    told = texts(compose.profile(found, "Ann", Localizer("en"), by_message=False))
    assert "Usually answers within 1 min" in told
    assert " to " not in told
