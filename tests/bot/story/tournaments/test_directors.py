"""A tournament for those who run it: a table of four closed and decided, taken back, shown and exported."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.app import Cairn
from bot.tables.core import administration
from bot.tables.core.model import Actor
from testing.driver import Channel, Sandbox, User
from testing.story.acts import decide, organise
from testing.story.helpers import post_with, said

pytestmark = pytest.mark.usefixtures("followed_clock")


async def test_a_table_of_four_is_decided_place_by_place_shown_and_exported(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    boss, four = sandbox.guild.user("Boss", manager=True), [*people[:3], sandbox.guild.user("Dora")]
    given = {"game": "famous_explorers", "pace": "brisk", "title": "Cup", "rounds": 2, "seats": 4, "seeding": "lot"}
    await boss.slash("/tournament open", games, options=given)
    post = await sandbox.until(lambda: post_with(games, "tournament-in"))
    for person in four:
        await person.click(post, said(None, "button-sign-up"))
    sandbox.later(timedelta(days=1).total_seconds())
    asks = await sandbox.until(lambda: post_with(games, "tournament-here"))
    for person in four:
        await person.click(asks, said(None, "button-here"))
    guild = int(sandbox.guild.id)

    async def table() -> int | None:
        state = await cairn.tournaments.get(1, guild)
        return state.matches[0].table_id if state.matches else None

    for _ in range(200):
        if await table() is not None:
            break
        await sandbox.settled(0.1)
    state, number = await cairn.tournaments.get(1, guild), await table() or 0
    await administration.close(cairn.tables, number, Actor(int(boss.id), guild, manager=True))
    waits = await sandbox.until(lambda: post_with(games, "tournament-decide"))
    panel = await boss.click(waits, said(None, "button-decide-match"))
    order = [state.participant(each) for each in state.matches[0].seats][::-1]
    for place, each in enumerate(order[:2], 1):
        assert said(boss, "tournament-decide-place", place=place) in panel.text
        panel = await boss.click(panel, said(boss, "button-next-place", place=place, name=each.name))
    forged = await boss.forge_component(panel, "cairn:b:tournament-place:0:0:1.1-1")
    assert forged.text == said(boss, "refusal-old-button")
    form = await boss.click(panel, said(boss, "button-rest-shares", place=3, count=2))
    assert said(boss, "said-organised", channel=f"<#{games.id}>") in (await boss.submit(form, {"cause": "x"})).text
    assert (await cairn.tournaments.get(1, guild)).matches[0].places == (3, 3, 2, 1)
    await sandbox.until(lambda: [m for m in games.messages if said(None, "tournament-over-finished") in m.text])
    undone = await organise(boss, "undo", games, game_table=str(number), cause="again")
    assert undone.text == said(boss, "refusal-undo-open", table=str(number))

    again = await decide(boss, number, [four[0].name, four[1].name], "Dora was third", games)
    assert said(boss, "said-organised", channel=f"<#{games.id}>") in again.text
    places = dict(
        zip(state.matches[0].seats, (await cairn.tournaments.get(1, guild)).matches[0].places or (), strict=True)
    )
    assert [places[each.number] for each in state.people] == [1, 2, 3, 3]
    back = await organise(boss, "undo", games, game_table=str(number), cause="it was not")
    assert said(boss, "said-organised", channel=f"<#{games.id}>") in back.text
    assert (await cairn.tournaments.get(1, guild)).matches[0].places == (3, 3, 2, 1)

    page = await four[0].slash("/tournament show", games)
    shown = await four[0].click(page, said(four[0], "button-crosstable"))
    assert said(four[0], "cross-table-title", name="Cup", round=1) in (shown.pictures[0].description or "")
    files = await four[0].click(page, said(four[0], "button-export"))
    assert said(four[0], "said-tournament-exported", count=2) in files.text
    assert b"place,name,seed,points" in next(file.data for file in files.pictures if "standings" in file.name)
