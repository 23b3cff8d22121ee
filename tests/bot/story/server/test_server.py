"""What those who manage a server see and do there, as they do it."""

from __future__ import annotations

import pytest

from bot.app import Cairn
from bot.people import setting_queries as settings
from testing.driver import Channel, NotPossible, Role, Sandbox, User
from testing.story.helpers import said
from testing.story.journal_checks import all_said
from testing.story.table import Table


async def test_health_names_the_places_where_something_is_lacking(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    boss = sandbox.guild.user("Boss", manager=True)
    fine = await boss.slash("/server health", games)
    assert said(boss, "health-places-well", count=0) in fine.text
    await Table.lobby(sandbox, people[:1])
    await all_said(cairn.store, sandbox)
    assert said(boss, "health-places-well", count=1) in (await boss.slash("/server health", games)).text
    adverts = sandbox.guild.channel("adverts")
    await boss.slash("/server settings", games, substitutes=adverts)
    games.permit(attach_files=False, read_message_history=False)
    adverts.permit(view_channel=False)
    ill = (await boss.slash("/server health", games)).text
    assert f"<#{games.id}> (table 1)" in ill
    for name in ("attach-files", "read-message-history"):
        assert said(boss, f"permission-{name}") in ill
    assert f"<#{adverts.id}> ({said(boss, 'health-substitutes')})" in ill
    games.delete()
    assert (
        said(boss, "health-gone", channel=f"<#{games.id}>", what="table 1")
        in (await boss.slash("/server health", sandbox.guild.channel("other"))).text
    )

    refused = await people[1].forge_command("server", [{"type": 1, "name": "health", "options": []}], adverts)
    assert refused.text == said(people[1], "refusal-server-managers")


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_any_channel_and_role_of_a_large_server_can_be_chosen(
    cairn: Cairn, sandbox: Sandbox, games: Channel, locale: str
) -> None:
    boss, guild = sandbox.guild.user("Boss", manager=True, locale=locale), sandbox.guild
    channels = [guild.channel(f"channel-{number}") for number in range(40)]
    roles = [guild.role(f"role {number}") for number in range(40)]
    everyone = guild.id
    page = await boss.slash("/server settings", games)
    shown: tuple[tuple[str, str, Channel | Role], ...] = (
        ("tables", "r:setting:0:0:open", roles[38]),
        ("places", "c:setting:0:0:lobby", channels[39]),
        ("places", "c:setting:0:0:substitutes", channels[38]),
        ("tournaments", "r:setting:0:0:organisers", roles[39]),
        ("tournaments", "c:setting:0:0:tournaments", channels[37]),
        ("tournaments", "c:setting:0:0:digest", channels[36]),
    )
    for on, menu, chosen in shown:
        page = await boss.choose(page, None, on, custom_id="cairn:s:setting-page:0:0")
        page = await boss.choose(page, None, chosen, custom_id=f"cairn:{menu}")
        mention = f"<@&{chosen.id}>" if isinstance(chosen, Role) else f"<#{chosen.id}>"
        assert mention in page.text
        (there,) = (each for each in page.need().components if each.get("custom_id") == f"cairn:{menu}")
        assert [each["id"] for each in there["default_values"]] == [chosen.id], "it stands chosen"
    stored = await cairn.store.read(settings.of_guild, int(guild.id))
    assert (stored.may_open, stored.lobby_channel, stored.organisers) == tuple(
        int(each.id) for each in (roles[38], channels[39], roles[39])
    )
    refused = await boss.choose(page, None, everyone, custom_id="cairn:r:setting:0:0:organisers")
    assert refused.text == said(boss, "refusal-role-everyone")
    page = await boss.choose(page, None, custom_id="cairn:r:setting:0:0:organisers")
    assert page.need().select(custom_id="cairn:r:").placeholder.endswith(said(boss, "settings-organisers-managers"))
    assert (await cairn.store.read(settings.of_guild, int(guild.id))).organisers is None
    opening = await boss.slash("/server settings", games)
    await boss.choose(opening, None, everyone, custom_id="cairn:r:setting:0:0:open")
    assert (await cairn.store.read(settings.of_guild, int(guild.id))).may_open == "everyone"
    other = sandbox.new_guild("Elsewhere").channel("far")
    with pytest.raises(NotPossible):
        await boss.choose(page, None, channels[0].thread("aside", boss), custom_id="cairn:c:setting:0:0:digest")
    strange = await boss.forge_component(page, "cairn:c:setting:0:0:digest", [other.id])
    assert strange.text == said(boss, "refusal-unknown-value")


@pytest.mark.usefixtures("followed_clock")
async def test_the_living_post_is_edited_every_five_minutes_at_most_and_posted_again_only_where_it_is_gone(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    sandbox.timeout = 20
    boss, wall, secret = sandbox.guild.user("Boss", manager=True), sandbox.guild.channel("wall"), "table 2"
    aside = sandbox.guild.channel("aside")
    aside.make_private(*people[:1])
    await boss.slash("/server board", games, options={"channel": wall})
    post = await sandbox.until(lambda: next((m for m in wall.messages if m.by_bot), None))
    assert said(None, "board-none") in post.text
    table = await Table.lobby(sandbox, people[:1])
    await Table.lobby(sandbox, people[:1], aside)
    sandbox.later(60)
    await all_said(cairn.store, sandbox)
    assert said(None, "board-none") in post.text, "it was edited lately"
    sandbox.later(300)
    await sandbox.until(lambda: "table 1" in post.text)
    assert secret not in post.text, "whoever reads it may not see that channel"
    await people[1].click(post, said(None, "button-join-table", table="1"))
    assert (await cairn.tables.get(1)).people == (int(people[0].id), int(people[1].id))
    sandbox.later(300)
    await sandbox.until(lambda: "2 here" in post.text)
    boss.delete(post)
    await people[1].click(table.posts[-1], custom_id="cairn:b:leave")
    sandbox.later(300)
    again = await sandbox.until(lambda: next((m for m in wall.messages if m.by_bot and m.id != post.id), None))
    assert "1 here" in again.text
    await boss.slash("/server board", games, options={"off": True})
    assert await sandbox.until(lambda: again.deleted)


async def test_several_tables_are_listed_previewed_moved_and_closed(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    boss, alice, bob = sandbox.guild.user("Boss", manager=True), *people[:2]
    await Table.lobby(sandbox, [alice], sandbox.guild.channel("one"))
    await Table.lobby(sandbox, [bob], sandbox.guild.channel("two"))
    assert said(boss, "tables-none") == (await boss.slash("/server tables", games, options={"late-only": True})).text
    mine = await boss.slash("/server tables", games, owner=bob)
    assert ("table 2" in mine.text, "table 1" in mine.text) == (True, False)
    page = await boss.slash("/server tables", games, state="lobby")
    page = await boss.choose(page, None, "1", "2", custom_id="cairn:s:server-pick:0:0")
    page = await boss.click(page, said(boss, "button-move-tables"))
    assert said(boss, "tables-sure-move") in page.text
    page = await boss.click(page, said(boss, "button-do-it"))
    assert page.text.count(said(boss, "tables-done-move")) == 2
    moved = [await cairn.tables.get(number) for number in (1, 2)]
    assert {str(table.channel_id) for table in moved} == {thread.id for thread in games.threads}

    page = await boss.slash("/server tables", games)
    page = await boss.choose(page, None, "2", custom_id="cairn:s:server-pick:0:0")
    page = await boss.click(page, said(boss, "button-close-tables"))
    assert (await cairn.tables.get(2)).live, "nothing is done before it is confirmed"
    why = await boss.click(page, said(boss, "button-do-it"))
    assert (await cairn.tables.get(2)).live, "nor without a reason"
    done = await boss.submit(why, {"why": "spring *cleaning*"})
    assert said(boss, "tables-done-close") in done.text
    assert [(await cairn.tables.get(number)).live for number in (1, 2)] == [True, False]
    there = next(thread for thread in games.threads if int(thread.id) == moved[1].channel_id)
    told = said(None, "notice-closed-why", who=boss.mention, reason=r"spring \*cleaning\*")
    await sandbox.until(lambda: any(told in message.text for message in there.messages))
    listed = (await boss.slash("/server tables", games)).need()
    gone = await boss.forge_component(listed, "cairn:s:server-pick:0:0", ["2"])
    assert gone.text == said(boss, "refusal-unknown-table"), "it was closed while the list stood there"
    listed = (await alice.slash("/mygames", games)).need()
    stranger = await alice.forge_component(listed, "cairn:b:server-do:0:0:close.1")
    assert stranger.text == said(alice, "refusal-server-managers")
    assert (await cairn.tables.get(1)).live
