"""Profiles: what somebody's results say of them, to whom, and in which words."""

from __future__ import annotations

import pytest

from bot.localizer import LANGUAGES, Localizer
from bot.model.settings import UserSettings
from bot.results import Results
from bot.results.profile import Meetings, Profile, profile
from bot.ui import profile as compose
from tests.bot.results.test_rating import game
from tests.bot.results.test_ratings import happen
from tests.bot.tables.world import GUILD, World
from tests.bot.ui.messages import texts


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
    assert found.meetings == Meetings(2, 1, 0)
    assert await service.profile(GUILD + 1, 1, 2) == Profile({}, 0, Meetings(0, 0, 0))

    await world.store.save_user_settings(1, UserSettings(ranked=False))
    assert (await service.profile(GUILD, 1, 2)).played["moon"] == played._replace(rated=None)
    own = await service.profile(GUILD, 1, 1)
    assert own.played["moon"] == played
    assert own.meetings is None


def test_who_left_comes_last_and_who_took_the_seat_has_rescued_a_game() -> None:
    found = [game(1, {1: 1, 2: 2, 3: 3}, left=[1])]
    assert profile(found, [], 1, 2).played["moon"].places == {3: 1}
    assert profile(found, [], 1, 2).meetings == Meetings(1, 0, 1)
    rescuer = profile(found, [], 91, 2)
    assert (rescuer.rescued, rescuer.played, rescuer.meetings) == (1, {}, Meetings(0, 0, 0))


def test_partners_did_not_meet() -> None:
    found = [game(1, {1: 1, 2: 2, 3: 1, 4: 2}, teams=((0, 2), (1, 3)))]
    assert profile(found, [], 1, 3).meetings == Meetings(0, 0, 0)
    assert profile(found, [], 1, 4).meetings == Meetings(1, 1, 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("each_kind")
async def test_a_profile_in_words(world: World, language: str) -> None:
    localizer = Localizer(language)
    await happen(world, [game(1, {1: 1, 2: 2}, key="expeditions")])
    found = await Results(world.store, lambda: world.time).profile(GUILD, 1, 2)
    told = texts(compose.profile(found, "Ann", localizer))
    assert "1. ×1" in told
    assert "1310, " in told, "still settling"
    empty = texts(compose.profile(profile([], [], 1, 2), "Ann", localizer))
    assert empty == localizer.format("profile-empty", name="Ann")
