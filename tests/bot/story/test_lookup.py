"""Looking up what is printed on a card or a place, with and without a table."""

from __future__ import annotations

import pytest

from bot.client import Cairn
from bot.sandbox.driver import Channel, User
from tests.bot.story.helpers import said

EXPLORERS = "famous_explorers"


@pytest.mark.parametrize("reader", [0, 1])
async def test_a_card_and_a_place_by_their_names(cairn: Cairn, people: list[User], games: Channel, reader: int) -> None:
    user = people[reader]
    for command, typed, key, name in (
        ("/card", "hum", "alexander-von-humboldt", "Humboldt"),
        ("/tile", "timb", "timbuktu", "Timb"),
    ):
        found = await user.autocomplete(command, focused="name", value=typed, game=EXPLORERS)
        assert [choice.value for choice in found] == [key]
        for wanted in (found[0].value, found[0].name, found[0].name.upper(), typed):
            shown = await user.slash(command, name=wanted, game=EXPLORERS)
            assert shown.ephemeral
            (picture,) = shown.pictures
            assert (picture.data[:4], name in (picture.description or "")) == (b"\x89PNG", True)


async def test_names_come_from_the_game_of_this_channels_table(
    cairn: Cairn, people: list[User], games: Channel
) -> None:
    user, stranger = people[0], people[-1]
    assert await user.autocomplete("/card", focused="name", value="") == []
    answer = await user.slash("/card", name="humboldt")
    assert said(user, "refusal-no-table-here") in answer.text
    await user.slash("/table open", game=EXPLORERS)
    found = await stranger.autocomplete("/tile", focused="name", value="")
    assert len(found) == 25
    assert [choice.name for choice in found] == sorted(choice.name for choice in found)
    assert (await stranger.slash("/tile", name="timbuktu")).pictures


async def test_a_name_that_fits_nothing_or_too_much_is_refused_kindly(
    cairn: Cairn, people: list[User], games: Channel
) -> None:
    user = people[0]
    for command, name, game in (
        ("/card", "nobody", EXPLORERS),
        ("/tile", "a", EXPLORERS),
        ("/card", "timbuktu", EXPLORERS),
        ("/card", "desert", "lost_cities"),
    ):
        answer = await user.slash(command, name=name, game=game)
        assert (answer.ephemeral, list(answer.pictures)) == (True, [])
        assert said(user, "refusal-unknown-piece") in answer.text
