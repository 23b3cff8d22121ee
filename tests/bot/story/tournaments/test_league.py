"""A league as people play it: two divisions, a season to its end, and the sign-up to the next."""

from __future__ import annotations

import pytest

from bot.app import Cairn
from bot.tables.core.model import Status
from bot.tables.seating import leaving
from bot.tournaments.leagues.model import ranked
from testing.driver import Channel, Sandbox, User
from testing.story.acts import organise
from testing.story.helpers import post_with, said

pytestmark = pytest.mark.usefixtures("followed_clock")

HOUR = 3600.0


async def test_a_league_from_its_first_sign_up_to_the_second(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    boss, guild = sandbox.guild.user("Boss", manager=True), int(sandbox.guild.id)
    six = [*people[:3], *(sandbox.guild.user(name) for name in ("Dora", "Emil", "Fritz"))]
    alice, late = six[0], sandbox.guild.user("Late")
    assert (await alice.slash("/league show", games)).text == said(alice, "refusal-no-leagues")
    given = {"game": "lost_cities", "title": "City", "pace": "brisk", "division-size": 4, "movers": 1, "rounds": 1}
    assert (await alice.slash("/league open", games, options=given)).text == said(alice, "refusal-tournament-open")
    opened = await boss.slash("/league open", games, options=given)
    assert opened.text == said(boss, "said-league", channel=f"<#{games.id}>", number="1")
    post = await sandbox.until(lambda: post_with(games, "tournament-in"))
    assert said(None, "league-about", size=4, movers=1, days=7, legs=1) in post.text
    for person in six[1:]:
        await person.click(post, said(None, "button-sign-up"))
    joined = await alice.click(await alice.slash("/league show", games), said(alice, "button-league-join"))
    assert said(alice, "said-league-signed-up") in joined.text
    sandbox.later(7 * 24 * HOUR)
    asks = await sandbox.until(lambda: post_with(games, "tournament-here"))
    for person in six:
        await person.click(asks, said(None, "button-here"))
    await sandbox.until(lambda: len(games.threads) == 1 and games.threads)
    sandbox.later(60)
    await sandbox.until(lambda: len(games.threads) == 3)
    season = await cairn.tournaments.season(1, guild)
    assert [len(each.entrants) for each in season.divisions] == [4, 2]
    assert any("D1 R1.1 " in thread.name for thread in games.threads)
    begins = await sandbox.until(lambda: [m for m in games.messages if "**1** · " in m.text])
    assert "**2** · " in begins[0].text

    waits = await late.click(await late.slash("/league show", games), said(late, "button-league-join"))
    assert said(late, "said-league-waits") in waits.text
    page = await late.slash("/league show", games)
    assert said(late, "league-you-wait") in page.text
    assert said(late, "league-phase-running", count=2) in page.text
    left = await late.click(page, said(late, "button-league-leave"))
    assert said(late, "said-withdrawn") in left.text
    page = await late.slash("/league show", games)
    assert said(late, "league-you-are-out") in page.text
    assert said(late, "said-league-waits") in (await late.click(page, said(late, "button-league-join"))).text
    low = season.divisions[1]
    user = low.entrants[0].user_id
    mine = next(person for person in six if int(person.id) == user)
    shown = await mine.slash("/tournament show", games)
    assert said(mine, "league-heading", name="City", season=1, division=2, number=str(low.tournament.id)) in shown.text
    several = await boss.slash("/tournament show", games)
    assert said(boss, "tournament-list") in several.text, "it may be either"
    proposed = await boss.autocomplete("/tournament show", focused="tournament", value="1.2", channel=games)
    assert [choice.name for choice in proposed] == [f"City 1.2 ({low.tournament.id})"]
    page = await mine.slash("/league show", games)
    asked = await mine.click(page, said(mine, "button-league-leave"))
    assert said(mine, "tournament-leave-sure", begun="yes") in asked.text
    fixtures = await mine.click(page, said(mine, "button-fixtures"))
    assert (
        said(mine, "league-heading", name="City", season=1, division=2, number=str(low.tournament.id)) in fixtures.text
    )
    first = said(mine, "league-standings-of", division=1)
    table = await mine.choose(page, said(mine, "menu-divisions"), first)
    assert table.pictures
    assert said(mine, "league-moves", up=0, down=1) in table.text
    forged = await mine.forge_component(page, "cairn:b:league-division:0:0:1")
    assert forged.text == said(mine, "refusal-old-button"), "a season is no division"

    season_id = season.tournament.id
    refused = await organise(alice, "break", games, tournament=season_id, more_days=3, cause="x")
    assert refused.text == said(alice, "refusal-tournament-organisers")
    await organise(boss, "break", games, more_days=3, cause="holidays")
    assert await sandbox.until(lambda: [m for m in games.messages if "holidays" in m.text])
    season = await cairn.tournaments.season(1, guild)
    for division in season.divisions:
        for match in division.open:
            while (game := await cairn.tables.get(match.table_id or 0)).absence.paused_until is None:
                await sandbox.settled()
            assert game.status is Status.RUNNING
            await leaving.concede(cairn.tables, game.id, game.people[0])
    sandbox.later(3 * 24 * HOUR + 60)
    over = (await sandbox.until(lambda: [m for m in games.messages if said(None, "league-over-season") in m.text]))[0]
    ended = await cairn.tournaments.season(1, guild, 1)
    up, down = ranked(ended.divisions[1])[0], ranked(ended.divisions[0])[-1]
    assert said(None, "league-up", who=f"<@{up}>") in over.text
    assert said(None, "league-down", who=f"<@{down}>") in over.text
    assert {str(up), str(down)} <= {*over.pings}
    signed_up = said(None, "tournament-signed-up", count=7, most=200)
    following = (await sandbox.until(lambda: [m for m in games.messages if signed_up in m.text]))[-1]
    assert said(None, "league-again") in following.text
    assert following.id != post.id
    assert said(boss, "said-league-closed") in (await organise(boss, "close", games, cause="x")).text
    page = await alice.slash("/league show", games)
    assert said(alice, "league-over-closed") in page.text
