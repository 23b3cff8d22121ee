"""What somebody wrote is reported, to the server's managers or the operator, and decided about."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.app import Cairn
from bot.core.config import Settings
from bot.people import setting_queries
from sandbox.errors import NotPossible
from testing.driver import Channel, Sandbox, User
from testing.story.checked import steady
from testing.story.helpers import post_with, said
from testing.story.journal_checks import all_said
from testing.story.table import Table
from testing.views import Message, Response

GIVEN = {"game": "lost_cities", "title": "Down with *Bob* @everyone", "form": "swiss", "until": "in 2 days"}
HOUR = 3600

pytestmark = pytest.mark.usefixtures("followed_clock")


@pytest.fixture
def owner(sandbox: Sandbox) -> User:
    """Who owns the application."""
    found = sandbox.guild.user("Owner")
    sandbox.server.settings.portal = {**sandbox.server.settings.portal, "owner": found.person.user()}
    return found


@pytest.fixture
async def cairn(sandbox: Sandbox, settings: Settings, owner: User) -> AsyncIterator[Cairn]:
    assert owner.name == "Owner"
    client = steady(await sandbox.connect(lambda: Cairn(settings)))
    yield client
    await client.shutdown()


@pytest.fixture
def boss(sandbox: Sandbox) -> User:
    return sandbox.guild.user("Boss", manager=True)


@pytest.fixture
async def desk(cairn: Cairn, sandbox: Sandbox, boss: User) -> Channel:
    """The channel for reports, which the server has named by Discord's own menu."""
    channel, menu = sandbox.guild.channel("desk"), "cairn:c:setting:0:0:reports"
    page = await boss.slash("/server settings", sandbox.guild.channel("office"))
    page = await boss.choose(page, None, "places", custom_id="cairn:s:setting-page:0:0")
    assert said(boss, "settings-reports-operator") in page.need().select(custom_id=menu).placeholder
    await boss.choose(page, None, channel, custom_id=menu)
    stored = await cairn.store.read(setting_queries.of_guild, int(sandbox.guild.id))
    assert stored.reports_channel == int(channel.id)
    return channel


async def reported(user: User, page: Response, what: str = "title.", why: str = "") -> Response:
    """Press *Report* on a page, and send the form."""
    form = await user.click(page, said(user, "button-report"))
    return await user.submit(form, {"what": what, "why": why})


async def cup(sandbox: Sandbox, opener: User, games: Channel) -> Message:
    """A tournament with a title that somebody may mind: the post of its sign-up."""
    await opener.slash("/tournament open", games, options=GIVEN)
    return await sandbox.until(lambda: post_with(games, "tournament-in"))


async def test_a_title_is_reported_to_the_servers_channel_and_removed(
    cairn: Cairn, sandbox: Sandbox, boss: User, desk: Channel, people: list[User], games: Channel
) -> None:
    alice, bob = people[:2]
    author = sandbox.guild.user("Author", manager=True)
    sign_up = await cup(sandbox, author, games)
    assert r"Down with \*Bob\*" in sign_up.text
    answer = await reported(bob, await bob.slash("/tournament show", games), why="_rude_ to <@1> @everyone")
    assert answer.text == said(bob, "said-reported")
    (post,) = await sandbox.until(lambda: desk.messages)
    assert author.mention in post.text
    assert r"> Down with \*Bob\*" in post.text
    assert said(None, "report-reason", reason="\\_rude\\_ to <\u200b@1> @\u200beveryone") in post.text
    assert bob.mention not in post.text, "who reports is not told"
    assert post.pings == []
    assert [button.label for button in post.buttons] == [
        said(None, f"button-report-{decision}") for decision in ("remove", "ban", "nothing")
    ]
    remove = post.buttons[0].custom_id or ""
    denied = await alice.forge_component(await alice.slash("/help", games), remove)
    assert denied.text == said(alice, "refusal-server-managers")
    done = await boss.click(post, said(None, "button-report-remove"))
    assert done.text == said(boss, "said-report-remove")
    await all_said(cairn.store, sandbox)
    (post,) = desk.messages
    assert post.buttons == []
    assert said(None, "report-decided-remove", by=boss.mention) in post.text
    assert "Bob" not in post_with(games, "tournament-in").text  # type: ignore[union-attr]
    assert (await cairn.tournaments.get(1, int(sandbox.guild.id))).tournament.plan.name == ""
    again = await boss.forge_component(await boss.slash("/help", games), remove)
    assert again.text == said(boss, "refusal-report-decided")


async def test_who_wrote_it_may_be_banned_from_there(
    cairn: Cairn, sandbox: Sandbox, boss: User, desk: Channel, people: list[User], games: Channel
) -> None:
    author = sandbox.guild.user("Author", manager=True)
    await cup(sandbox, author, games)
    await reported(people[0], await people[0].slash("/tournament show", games))
    (post,) = await sandbox.until(lambda: desk.messages)
    form = await boss.click(post, said(None, "button-report-ban"))
    refused = await boss.submit(form, {"days": "0"})
    assert refused.text == said(boss, "refusal-ban-days", most=365)
    form = await boss.click(post, said(None, "button-report-ban"))
    assert author.mention in (await boss.submit(form, {"days": "3", "reason": "see the title"})).text
    await all_said(cairn.store, sandbox)
    assert said(None, "report-decided-ban", by=boss.mention) in desk.messages[0].text
    (ban,) = await cairn.people.banned(int(sandbox.guild.id))
    assert (ban.user_id, ban.by_id, ban.reason) == (int(author.id), int(boss.id), "see the title")
    assert ban.until is not None
    assert (ban.until - ban.at).days == 3
    assert any("see the title" in message.text for message in author.dms())


async def test_a_message_that_tells_somebodys_reason_is_reported_from_its_menu_and_deleted(
    cairn: Cairn, sandbox: Sandbox, boss: User, desk: Channel, people: list[User], games: Channel
) -> None:
    alice, bob = people[0], people[2]
    lobby = await Table.lobby(sandbox, [alice], games)
    page = await boss.slash("/server tables", sandbox.guild.channel("office"))
    page = await boss.choose(page, None, "1", custom_id="cairn:s:server-pick:0:0")
    page = await boss.click(page, said(boss, "button-close-tables"))
    await boss.submit(await boss.click(page, said(boss, "button-do-it")), {"why": "alice is a *fool*"})
    notice = await sandbox.until(lambda: next((post for post in lobby.posts if "fool" in post.text), None))
    page = await bob.use("Report", notice)
    assert page.text == said(bob, "report-message")
    form = await bob.click(page, said(bob, "button-report"))
    assert (await bob.submit(form, {"why": "rude"})).text == said(bob, "said-reported")
    (post,) = await sandbox.until(lambda: desk.messages)
    assert r"alice is a \*fool\*" in post.text
    assert notice.id in post.text
    assert post.pings == []
    assert said(None, "button-report-ban") not in [button.label for button in post.buttons], "its author is not known"
    assert (await boss.click(post, said(None, "button-report-remove"))).text == said(boss, "said-report-remove")
    assert notice.id not in [message.id for message in games.messages]
    await all_said(cairn.store, sandbox)
    assert said(None, "report-decided-remove", by=boss.mention) in desk.messages[0].text
    own = bob.write("hello", games)
    refused = await alice.use("Report", own)
    assert refused.text == said(alice, "refusal-report-message")


async def test_three_reports_a_day_and_something_else_says_what(
    cairn: Cairn, sandbox: Sandbox, desk: Channel, people: list[User], games: Channel
) -> None:
    alice, bob = people[:2]
    table = await Table.start(sandbox, [alice, bob], games)
    more = await bob.click(await table.board(), said(None, "button-more"))
    form = await bob.click(more, said(bob, "button-report"))
    assert (await bob.submit(form, {"what": "other."})).text == said(bob, "refusal-report-what")
    for number in range(3):
        answer = await reported(bob, more, "other.", f"no. {number}")
        assert answer.text == said(bob, "said-reported")
    assert (await reported(bob, more, "other.", "a fourth")).text.startswith(
        said(bob, "refusal-report-often", limit=3, when="").rstrip(" .")
    )
    page = await alice.click(await table.board(), said(None, "button-more"))
    form = await alice.click(page, said(alice, "button-report"))
    with pytest.raises(NotPossible):
        await alice.submit(form, {"what": "title."})
    await all_said(cairn.store, sandbox)
    assert len(desk.messages) == 3
    assert all(f"<#{games.id}>" in post.text for post in desk.messages)
    assert {button.label for button in desk.messages[0].buttons} == {said(None, "button-report-nothing")}
    sandbox.later(24 * HOUR)
    assert (await reported(bob, more, "other.", "a day later")).text == said(bob, "said-reported")
    sandbox.later(90 * 24 * HOUR)
    async with asyncio.timeout(sandbox.timeout):
        while await cairn.store.read(lambda c: c.exec_driver_sql("SELECT count(*) FROM reports").scalar_one()) > 1:
            await sandbox.settled(0.02)


async def test_what_no_server_gets_goes_to_who_owns_the_application(
    cairn: Cairn, sandbox: Sandbox, owner: User, people: list[User], games: Channel
) -> None:
    alice, bob = people[:2]
    table = await Table.start(sandbox, [alice, bob], games)
    more = await bob.click(await table.board(), said(None, "button-more"))
    await reported(bob, more, "other.", "look at this table")
    (told,) = await sandbox.until(owner.dms)
    assert "look at this table" in told.text
    boss = sandbox.guild.user("Boss", manager=True)
    nothing = told.button(said(None, "button-report-nothing")).custom_id or ""
    denied = await boss.forge_component(await boss.slash("/help", games), nothing)
    assert denied.text == said(boss, "refusal-report-not-yours")
    assert (await owner.click(told, said(None, "button-report-nothing"))).text == said(owner, "said-report-nothing")
    await all_said(cairn.store, sandbox)
    assert owner.dms()[0].buttons == []


async def test_a_channel_that_is_gone_leaves_the_report_to_the_operator(
    cairn: Cairn, sandbox: Sandbox, owner: User, desk: Channel, people: list[User], games: Channel
) -> None:
    table = await Table.start(sandbox, people[:2], games)
    sandbox.world.drop_channel(desk.inner)
    more = await people[1].click(await table.board(), said(None, "button-more"))
    await reported(people[1], more, "other.", "who reads this?")
    (told,) = await sandbox.until(owner.dms)
    assert "who reads this?" in told.text
    await all_said(cairn.store, sandbox)
