"""A round whose game is gone waits until it is back: it neither ends nor counts anything, and nobody forfeits."""

from __future__ import annotations

from datetime import timedelta
from functools import partial

import pytest

from bot.app import Cairn
from bot.tables.seating import leaving
from testing.driver import Channel, Message, Sandbox, User
from testing.story.helpers import GAME, begun, said
from testing.story.journal_checks import all_said
from testing.story.staging import game_away
from tests.bot.story.tournaments.test_tournament import first_round

HOUR, DAY = 3_600.0, 86_400.0

pytestmark = pytest.mark.usefixtures("followed_clock")


def told(games: Channel, words: str) -> list[Message]:
    return [post for post in games.messages if words in post.text]


async def test_a_round_waits_for_its_game_and_lasts_longer_by_as_long(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    boss, four = sandbox.guild.user("Boss", manager=True), [*people[:3], sandbox.guild.user("Dora")]
    state = await first_round(cairn, sandbox, games, boss, four)
    await all_said(cairn.store, sandbox)
    tables, guild = [each.table_id or 0 for each in state.open], int(sandbox.guild.id)
    until = state.tournament.round_ends_at
    assert until is not None
    waits = said(None, "tournament-note-waits", table=str(tables[0]), round=1)
    async with game_away(cairn, sandbox, GAME, *tables):
        assert len(told(games, waits)) == 1, "once for all of them"
        for _ in range(4):
            sandbox.later(5 * DAY)
            await sandbox.settled()
        state = await cairn.tournaments.get(1, guild)
        assert [each.verdict for each in state.open] == [None, None]
        assert not any(each.forfeited for each in state.open)
        shown = await boss.slash("/tournament show", games)
        assert "Cup" in shown.text
    state = await cairn.tournaments.get(1, guild)
    assert [each.verdict for each in state.open] == [None, None], "its date comes later"
    later = (state.tournament.round_ends_at or until) - until
    assert timedelta(days=20) <= later < timedelta(days=20, hours=1)
    [goes_on] = told(games, said(None, "tournament-note-goes-on", round=1, until="").split(".")[0])
    assert f"<t:{int((until + later).timestamp())}:f>" in goes_on.text
    for number in tables:
        await leaving.concede(cairn.tables, number, (await cairn.tables.get(number)).people[0])
    await sandbox.until(partial(begun, games, 2))
    state = await cairn.tournaments.get(1, guild)
    assert [each.verdict for each in state.matches if each.round == 1] == ["played", "played"]
