"""A tournament for its players: leaving, coming back, being reminded."""

from __future__ import annotations

import pytest

from bot.app import Cairn
from bot.people.settings import TurnAlert
from bot.tables.time.clock_views import date, moment
from bot.tournaments.model import Phase
from testing.driver import Channel, Sandbox, User
from testing.story.helpers import post_with, said
from testing.story.journal_checks import all_said
from testing.views import Message, Response

pytestmark = pytest.mark.usefixtures("followed_clock")

HOUR = 3600.0
GIVEN = {"game": "lost_cities", "pace": "brisk", "title": "Cup", "rounds": 3, "seeding": "lot"}


async def signed_up(sandbox: Sandbox, games: Channel, people: list[User], **options: object) -> tuple[User, Message]:
    """A tournament for which people have signed up: its organiser, and the post that asks whether they are there."""
    boss = sandbox.guild.user("Boss", manager=True)
    await boss.slash("/tournament open", games, options={**GIVEN, **options})
    post = await sandbox.until(lambda: post_with(games, "tournament-in"))
    for person in people:
        await person.click(post, said(None, "button-sign-up"))
    sandbox.later(24 * HOUR)
    return boss, await sandbox.until(lambda: post_with(games, "tournament-here"))


async def leaving(user: User, games: Channel) -> Response:
    """Press the button of a tournament's page by which one leaves, or send that press where there is none."""
    page = await user.slash("/tournament show", games)
    if said(user, "button-leave-tournament") in [button.label for button in page.buttons]:
        return await user.click(page, said(user, "button-leave-tournament"))
    return await user.forge_component(page, "cairn:b:tournament-out:0:0:1")


async def test_who_leaves_is_asked_first_where_there_is_no_way_back(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, berta, carla, dora = [*people[:3], sandbox.guild.user("Dora")]
    guild = int(sandbox.guild.id)
    _, asks = await signed_up(sandbox, games, [alice, berta, carla, dora])
    question = await alice.click(asks, said(None, "button-withdraw"))
    assert said(alice, "tournament-leave-sure", begun="no") in question.text
    stranger = sandbox.guild.user("Stranger")
    assert (await stranger.click(asks, said(None, "button-withdraw"))).text == said(stranger, "refusal-not-signed-up")
    assert len((await cairn.tournaments.get(1, guild)).people) == 4
    done = await alice.click(question, said(alice, "button-withdraw"))
    assert said(alice, "said-withdrawn") in done.text
    for person in (berta, carla, dora):
        await person.click(asks, said(None, "button-here"))
    await sandbox.until(lambda: games.threads)

    question = await leaving(berta, games)
    assert said(berta, "tournament-leave-sure", begun="yes") in question.text
    state = await cairn.tournaments.get(1, guild)
    assert state.tournament.phase is Phase.RUNNING
    assert len(state.active) == 3, "nothing has happened yet"
    done = await berta.click(question, said(berta, "button-leave-tournament"))
    assert said(berta, "said-left-tournament") in done.text
    assert len((await cairn.tournaments.get(1, guild)).active) == 2
    again = await leaving(berta, games)
    assert again.text == said(berta, "refusal-not-playing")


async def test_who_missed_the_check_in_plays_after_all(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    three, late = people[:3], sandbox.guild.user("Late")
    await signed_up(sandbox, games, [*three, late], form="round_robin")
    asks = await sandbox.until(lambda: post_with(games, "tournament-here"))
    for person in three:
        await person.click(asks, said(None, "button-here"))
    sandbox.later(24 * HOUR)
    over = await sandbox.until(lambda: post_with(games, "tournament-back"))
    assert said(None, "tournament-check-in-over", count=3) in over.text
    page = await late.slash("/tournament show", games)
    assert said(late, "tournament-out-absent") in page.text
    assert said(late, "said-plays-after-all") in (await late.click(page, said(late, "button-play-after-all"))).text
    note = said(None, "tournament-note-back", who=late.mention, count=1)
    assert await sandbox.until(lambda: [m for m in games.messages if note in m.text and m.pings == [late.id]])
    assert await sandbox.until(lambda: [m for m in games.messages if {late.id} < {*m.pings}]), "their game is posted"
    stranger = sandbox.guild.user("Stranger")
    answer = await stranger.click(over, said(None, "button-play-after-all"))
    assert answer.text == said(stranger, "refusal-not-signed-up")
    assert (await cairn.tournaments.get(1, int(sandbox.guild.id))).of_user(int(late.id)) is not None


async def test_who_has_not_checked_in_is_reminded_by_message_unless_they_rest(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    here, reminded, closed, resting = [*people[:3], sandbox.guild.user("Dora")]
    closed.close_dms()
    _, asks = await signed_up(sandbox, games, [here, reminded, closed, resting])
    await here.click(asks, said(None, "button-here"))
    await cairn.people.change_settings(int(resting.id), turn=TurnAlert.NONE)
    await all_said(cairn.store, sandbox)
    assert not reminded.dms()
    sandbox.later(20 * HOUR + 60)
    (told,) = await sandbox.until(reminded.dms)
    link = f"https://discord.com/channels/{sandbox.guild.id}/{games.id}/{asks.id}"
    until = (await cairn.tournaments.get(1, int(sandbox.guild.id))).tournament.check_in_until
    assert until is not None
    ends = {"until": moment(until), "at": date(until)}
    assert said(reminded, "tournament-check-in-reminder", link=link, **ends) in told.text
    await all_said(cairn.store, sandbox)
    assert not here.dms()
    assert not resting.dms()
    assert len(reminded.dms()) == 1
    await cairn.people.change_settings(int(resting.id), turn=TurnAlert.PING)
    sandbox.later(10 * 60)
    (told,) = await sandbox.until(resting.dms)
    assert said(resting, "tournament-check-in-reminder", link=link, **ends) in told.text, "there is still time for it"
