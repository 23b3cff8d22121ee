"""Rankings: who stands where, who is left out, and what the picture and the text say."""

from __future__ import annotations

import pytest

from bot.core.localizer import LANGUAGES, Localizer
from bot.results import Results
from bot.results import ranking_views as compose
from bot.results.ranking import Ranked, ranked, shown
from bot.scores.rating import Rating
from render import ranking as picture
from testing.messages import texts
from testing.world import GUILD, World
from tests.bot.results.test_ratings import happen
from tests.bot.scores.test_arithmetic import game

MANY = {user: Rating(25 + user, 3, 1 + user) for user in range(1, 31)}


def test_equal_numbers_share_a_place_and_who_hides_has_none() -> None:
    now = {1: Rating(30, 2, 9), 2: Rating(30, 2, 7), 3: Rating(20, 2, 9), 4: Rating(40, 2, 9)}
    found = ranked(now, {1: Rating(29, 2, 8)}, hidden={4})
    assert [(each.place, each.user_id, each.change) for each in found] == [(1, 1, 32), (1, 2, None), (3, 3, None)]


def test_the_best_fifteen_are_shown_and_the_reader() -> None:
    all_of_them = ranked(MANY, {})
    assert [each.user_id for each in shown(all_of_them, 30)] == list(range(30, 15, -1))
    assert [(each.place, each.user_id) for each in shown(all_of_them, 4)][-2:] == [(15, 16), (27, 4)]
    assert len(shown(all_of_them, 99)) == 15


@pytest.mark.usefixtures("each_kind")
async def test_a_server_s_ranking_leaves_out_who_wants_that_but_for_themselves(world: World) -> None:
    service = Results(world.store, lambda: world.time)
    await happen(world, [game(1, {1: 1, 2: 2, 3: 3}), game(2, {3: 1, 1: 2})])
    await world.tables.people.change_settings(1, ranked=False)
    lines, names = await service.ranking(GUILD, "moon", 2)
    assert {each.user_id for each in lines} == {2, 3}
    assert names == {}, "nobody of them sits anywhere"
    lines, _ = await service.ranking(GUILD, "moon", 1)
    assert {each.user_id for each in lines} == {1, 2, 3}
    assert {each.user_id: each.rating.games for each in lines} == {1: 2, 2: 1, 3: 2}, "who hides is rated all the same"
    assert await service.ranking(GUILD + 1, "moon", 1) == ([], {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_message_says_what_the_picture_shows_and_is_within_discords_limits(language: str) -> None:
    localizer = Localizer(language, "expeditions")
    lines = [Ranked(each.place, 2**62 + each.user_id, each.rating, -7) for each in shown(ranked(MANY, {}), 1)]
    names = {each.user_id: "*W*" * 30 for each in lines[1:]}
    reader = lines[-1].user_id
    title, drawn, note, alt = compose.drawing(lines, names, reader, localizer)
    assert [line.mine for line in drawn] == [False] * 15 + [True]
    assert [line.settling for line in drawn] == [False] * 15 + [True]
    shown_picture = picture.draw(title, drawn, note, alt)
    assert shown_picture.width == 1200
    assert picture.draw(title, drawn, f"{note[:-1]}?", alt).png != shown_picture.png, "the note is seen to its end"
    told = texts(compose.ranking(lines, reader, shown_picture, localizer))
    assert f"**30. <@{reader}> {lines[-1].rating.number}?** (−7)" in told
    assert all(f"{line.place} {line.name} {line.number}" in alt for line in drawn)
