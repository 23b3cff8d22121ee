"""Several servers and private channels: who sees what, and what the bot is told and allowed."""

from __future__ import annotations

import pytest

from sandbox.interactions import AUTOCOMPLETE
from sandbox.permissions import BITS
from testing.driver import Channel, NotPossible, Sandbox, User
from tests.sandbox.raw import Raw
from tests.sandbox.small_bot import SmallBot

VIEW, MANAGE = 1 << BITS["view_channel"], 1 << BITS["manage_guild"]


async def test_a_bot_knows_every_server_it_is_in(sandbox: Sandbox, games: Channel) -> None:
    there = sandbox.new_guild("Elsewhere", locale="de")
    there.channel("den")
    sandbox.new_guild("Closed to it", bot=False).channel("x")
    bot = await sandbox.connect(SmallBot)
    await sandbox.until(lambda: len(bot.guilds) == 2 and all(guild.name for guild in bot.guilds))
    assert {(g.name, str(g.preferred_locale), tuple(c.name for c in g.text_channels)) for g in bot.guilds} == {
        ("The Sandbox", "en-US", ("games",)),
        ("Elsewhere", "de", ("den",)),
    }


async def test_a_bot_is_thrown_out_and_let_in_again(sandbox: Sandbox, bot: SmallBot) -> None:
    there = sandbox.new_guild("Elsewhere")
    den, mallory = there.channel("den"), there.user("mallory")
    await sandbox.until(lambda: len(bot.guilds) == 2)
    posted = await mallory.slash("classic", den)
    there.remove_bot()
    await sandbox.until(lambda: len(bot.guilds) == 1)
    with pytest.raises(NotPossible, match="no command"):
        await mallory.slash("classic", den)
    assert (await mallory.click(posted, "Update")).failed
    assert (await mallory.forge(2, {"name": "classic", "type": 1, "id": "1"}, den)).failed
    there.invite_bot()
    await sandbox.until(lambda: len(bot.guilds) == 2)
    assert bot.get_channel(int(den.id)) is not None
    assert (await mallory.slash("classic", den)).text == "classic"


async def test_routes_of_servers_the_bot_is_not_in(raw: Raw) -> None:
    there = raw.sandbox.new_guild("Elsewhere", bot=False)
    den, alice = there.channel("den"), there.user("alice")
    assert [g["name"] for g in (await raw("GET", "/users/@me/guilds")).data] == ["The Sandbox"]
    assert (await raw("GET", f"/guilds/{there.id}")).code == 10004
    for path in ("channels", "roles", f"members/{alice.id}", "threads/active"):
        assert (await raw("GET", f"/guilds/{there.id}/{path}")).code == 50001
        assert (await raw("GET", f"/guilds/5/{path}")).code == 10004
    assert (await raw("GET", f"/guilds/{raw.world.guild.id}/members/{alice.id}")).code == 10007
    assert (await raw("GET", f"/channels/{den.id}")).code == 50001
    assert (await raw.send({"content": "hello"}, channel=den.inner)).code == 50001
    commands = f"/applications/{raw.world.bot.id}/guilds/{there.id}/commands"
    assert (await raw("PUT", commands, [])).code == 50001
    private = (await raw("POST", "/users/@me/channels", {"recipient_id": alice.id})).data["id"]
    assert (await raw("POST", f"/channels/{private}/messages", {"content": "hello"})).code == 50278
    there.invite_bot()
    assert (await raw.send({"content": "hello"}, channel=den.inner)).status == 200
    assert (await raw("GET", f"/guilds/{there.id}")).data["name"] == "Elsewhere"
    assert (await raw("PUT", commands, [{"name": "here", "description": "d"}])).status == 200
    assert (await raw("POST", f"/channels/{private}/messages", {"content": "hello"})).status == 200


async def test_a_private_channel_is_seen_by_its_members_alone(raw: Raw, alice: User, bob: User, games: Channel) -> None:
    thread = games.thread("aside", by=bob)
    message = await raw.message()
    games.make_private(alice)
    assert (await raw.send({"content": "still here"})).status == 200
    assert len(alice.sees(games)) == 2
    assert bob.sees(games) == bob.sees(thread) == []
    with pytest.raises(NotPossible, match="do not see"):
        raw.used(bob.person, message)
    games.make_private(alice, bot=False)
    games.permit(view_channel=None)
    assert (await raw.send({"content": "no longer"})).code == 50001
    assert (await raw.send({"content": "no longer"}, channel=thread.inner)).code == 50001
    told = raw.typed(alice.person).payload
    assert (told["app_permissions"], int(told["member"]["permissions"]) & VIEW) == ("0", VIEW)
    games.make_public()
    assert (await raw.send({"content": "again"}, channel=thread.inner)).status == 200
    assert len(bob.sees(games)) == 2


async def test_a_role_opens_a_private_channel(sandbox: Sandbox, alice: User, bob: User, games: Channel) -> None:
    role = sandbox.guild.role("Strategists")
    games.make_private(role)
    bob.add_role(role)
    assert [sandbox.world.sees(one.person, games.inner) for one in (alice, bob)] == [False, True]
    games.permit(alice, view_channel=True, send_messages=False)
    assert sandbox.world.permissions(alice.person, games.inner) & (VIEW | 1 << BITS["send_messages"]) == VIEW


async def test_interactions_say_where_they_come_from(raw: Raw) -> None:
    there = raw.sandbox.new_guild("Elsewhere", locale="de")
    den, boss = there.channel("den"), there.user("boss", manager=True)
    raw.sandbox.guild.user("boss")
    raw.games = den.inner
    for sent in (raw.typed(boss.person), raw.typing(boss.person)):
        told = sent.payload
        assert (told["guild_id"], told["guild_locale"], told["channel"]["guild_id"]) == (there.id, "de", there.id)
        assert int(told["member"]["permissions"]) & MANAGE
    raw.games = raw.sandbox.guild.channel().inner
    told = raw.typed(boss.person).payload
    assert (told["guild_id"], int(told["member"]["permissions"]) & MANAGE) == (raw.world.guild.id, 0)


async def test_a_server_offers_its_own_members_channels_and_roles(raw: Raw, alice: User, games: Channel) -> None:
    there = raw.sandbox.new_guild("Elsewhere")
    actions = raw.sandbox.server.page.actions
    menu = {"type": 8, "min_values": 1, "max_values": 1}
    den = there.channel("den")
    there.user("alice")
    with pytest.raises(NotPossible):
        actions._selected(menu, [games.id], den.inner)
    assert set(actions._selected(menu, [den.id], den.inner)["resolved"]["channels"]) == {den.id}
    bob = raw.sandbox.guild.user("bob")
    found = actions._selected({"type": 5, "max_values": 1}, [bob.id], den.inner)["resolved"]
    assert ("members" in found, set(found["users"])) == (False, {bob.id})
    found = actions._selected({"type": 5, "max_values": 1}, [alice.id], den.inner)["resolved"]
    assert int(found["members"][alice.id]["permissions"]) & VIEW


async def test_who_leaves_a_server_sees_it_no_more(raw: Raw, bob: User, games: Channel) -> None:
    thread = games.thread("aside", by=bob)
    bob.leave(raw.sandbox.guild)
    assert bob.sees(games) == []
    assert bob.id not in thread.inner.members
    assert (await raw("GET", f"/guilds/{raw.world.guild.id}/members/{bob.id}")).code == 10007


async def test_what_only_a_modified_client_would_send(
    sandbox: Sandbox, bot: SmallBot, alice: User, games: Channel
) -> None:
    den = sandbox.new_guild("Elsewhere").channel("den")
    mallory = sandbox.new_guild("Third").user("mallory")
    board = await alice.slash("classic")
    with pytest.raises(NotPossible, match="do not see"):
        await mallory.forge_component(board, "update")
    sandbox.guild.user("mallory")
    assert (await mallory.forge_component(board, "take:99")).text == "Table 99"
    played = await mallory.forge_command("play", [{"name": "choice", "type": 3, "value": "x" * 50}], games)
    assert played.text == f"played {'x' * 50}"
    offered = await mallory.forge(
        AUTOCOMPLETE,
        {
            "id": "1",
            "name": "play",
            "type": 1,
            "options": [{"name": "choice", "type": 3, "value": "b", "focused": True}],
        },
        games,
    )
    assert [choice["name"] for choice in offered.interaction.choices or ()] == ["Blue 7", "Black 2"]
    again = await mallory.replay(played)
    assert (again.text, again.interaction.user) == (played.text, mallory.person)
    assert again.interaction.token != played.interaction.token
    with pytest.raises(NotPossible, match="do not see"):
        await mallory.replay(played, den)
