"""Conversations and servers without the bot: what it may do there, whom it can write to, and how people see it."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands

from sandbox.state import EPHEMERAL
from testing.driver import Channel, NotPossible, Role, Sandbox, User
from tests.sandbox.raw import Raw
from tests.sandbox.small_bot import SmallBot


class Everywhere(SmallBot):
    """The small bot, for servers and for people, wherever they are."""

    async def setup_hook(self) -> None:
        self.tree.allowed_installs = app_commands.AppInstallationType(guild=True, user=True)
        self.tree.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
        await super().setup_hook()


# -- what the bot may do ----------------------------------------------------------------------------------------


async def test_the_bot_is_not_there(raw: Raw, carol: User, dave: User, elsewhere: Channel) -> None:
    await raw.register()
    carol.install()
    for where in (carol.conversation(dave), elsewhere):
        asked = await raw.lobby(carol, where)
        path = f"/channels/{where.id}"
        message = f"{path}/messages/{asked.original.id}"  # type: ignore[union-attr]
        for method, at in (("GET", path), ("GET", f"{path}/messages"), ("GET", message), ("DELETE", message)):
            assert (await raw(method, at)).code == 50001
        for method, at in (("POST", f"{path}/messages"), ("PATCH", message), ("POST", f"{path}/typing")):
            assert (await raw(method, at, {"content": "x"})).code == 50001


async def test_messages_are_changed_through_the_token_while_it_lives(raw: Raw, carol: User, dave: User) -> None:
    await raw.register()
    carol.install()
    asked = await raw.lobby(carol, carol.conversation(dave))
    path = raw.hook(asked, "/messages/@original")
    assert (await raw("PATCH", path, {"content": "Two play"}, token=None)).status == 200
    raw.sandbox.later(901)
    assert (await raw("PATCH", path, {"content": "late"}, token=None)).code == 50027
    assert (await raw("POST", raw.hook(asked), {"content": "late"}, token=None)).code == 50027
    again = raw.pressed(dave, asked)
    assert (await raw.answer(again, {"type": 7, "data": {"content": "Dave plays"}})).status == 204
    path = raw.hook(again, "/messages/@original")
    assert (await raw("PATCH", path, {"content": "Dave plays white"}, token=None)).status == 200
    assert [m.content for m in dave.sees(dave.conversation(carol))] == ["Dave plays white"]


async def test_five_follow_ups_by_a_persons_installation(raw: Raw, carol: User, dave: User, alice: User) -> None:
    await raw.register()
    carol.install()
    alice.install()
    for asked, most in (
        (await raw.lobby(carol, carol.conversation(dave)), 5),
        (await raw.lobby(carol, carol.private), 5),
        (await raw.lobby(alice, raw.sandbox.guild.channel()), 7),
    ):
        codes = [(await raw("POST", raw.hook(asked), {"content": "x"}, token=None)).code for _ in range(7)]
        assert codes == [None] * most + [40094] * (7 - most)
        assert (await raw("PATCH", raw.hook(asked, "/messages/@original"), {"content": "y"}, token=None)).status == 200


async def test_filling_a_deferral_is_no_follow_up(raw: Raw, carol: User, dave: User) -> None:
    await raw.register()
    carol.install()
    asked = raw.played(carol, carol.conversation(dave))
    await raw.answer(asked, {"type": 5})
    codes = [(await raw("POST", raw.hook(asked), {"content": "x"}, token=None)).code for _ in range(7)]
    assert codes == [None] * 6 + [40094]


@pytest.mark.parametrize("lacking", ["use_external_apps", "send_messages"])
async def test_discord_makes_answers_ephemeral(raw: Raw, carol: User, elsewhere: Channel, lacking: str) -> None:
    await raw.register()
    carol.install()
    other = Role(elsewhere.inner.guild.member_role, "Members", elsewhere.inner.guild)  # type: ignore[union-attr,arg-type]
    assert not (await raw.lobby(carol, elsewhere)).original.flags & EPHEMERAL  # type: ignore[union-attr]
    elsewhere.permit(other, **{lacking: False})
    asked = await raw.lobby(carol, elsewhere)
    assert asked.original
    assert asked.original.receiver is carol.person
    await raw("POST", raw.hook(asked), {"content": "more"}, token=None)
    deferred = raw.played(carol, elsewhere)
    told = await raw.answer(deferred, {"type": 5}, query="?with_response=true")
    assert told.data["interaction"]["response_message_ephemeral"]
    assert all(message.ephemeral for message in carol.sees(elsewhere)[1:])


async def test_an_app_on_the_server_needs_no_such_permission(raw: Raw, alice: User) -> None:
    await raw.register()
    alice.install()
    games = raw.sandbox.guild.channel()
    games.permit(alice, use_external_apps=False)
    assert not (await raw.lobby(alice, games)).original.flags & EPHEMERAL  # type: ignore[union-attr]


async def test_who_uninstalls_in_the_middle(raw: Raw, carol: User, dave: User) -> None:
    await raw.register()
    carol.install()
    asked = await raw.lobby(carol, carol.conversation(dave))
    private = (await raw("POST", "/users/@me/channels", {"recipient_id": carol.id})).data["id"]
    assert (await raw("POST", f"/channels/{private}/messages", {"content": "hi"})).status == 200
    carol.uninstall()
    assert (await raw("POST", f"/channels/{private}/messages", {"content": "hi"})).code == 50278
    assert raw.pressed(dave, asked).payload["authorizing_integration_owners"] == {"1": carol.id}
    carol.install()
    assert (await raw("POST", f"/channels/{private}/messages", {"content": "hi"})).status == 200


# -- messages of the bot ----------------------------------------------------------------------------------------


async def test_whom_the_bot_can_write_to(raw: Raw, carol: User, dave: User, alice: User) -> None:
    async def code(who: User) -> Any:
        private = (await raw("POST", "/users/@me/channels", {"recipient_id": who.id})).data["id"]
        return (await raw("POST", f"/channels/{private}/messages", {"content": "hi"})).code

    carol.install()
    assert [await code(who) for who in (carol, dave, alice)] == [None, 50278, None]
    carol.close_dms()
    alice.close_dms()
    assert [await code(who) for who in (carol, dave, alice)] == [50007, 50278, 50007]


async def test_who_shared_a_server_with_the_bot_keeps_its_commands_in_its_messages(raw: Raw, alice: User) -> None:
    await raw.register()
    raw.sandbox.guild.remove_bot()
    assert raw.played(alice, alice.private).payload["authorizing_integration_owners"] == {"0": "0"}
    private = (await raw("POST", "/users/@me/channels", {"recipient_id": alice.id})).data["id"]
    assert (await raw("POST", f"/channels/{private}/messages", {"content": "hi"})).code == 50278


async def test_access_that_is_lost_until_the_channel_is_opened_anew(raw: Raw, alice: User) -> None:
    private = (await raw("POST", "/users/@me/channels", {"recipient_id": alice.id})).data["id"]
    path = f"/channels/{private}/messages"
    raw.sandbox.faults.lose(alice.person)
    assert raw.sandbox.faults.state()["lost"] == [alice.id]
    assert [(await raw("POST", path, {"content": "hi"})).code for _ in range(2)] == [50001, 50001]
    await raw("POST", "/users/@me/channels", {"recipient_id": alice.id})
    assert (await raw("POST", path, {"content": "hi"})).status == 200
    raw.sandbox.faults.set({"kind": "lose", "user": alice.id})
    raw.sandbox.faults.clear()
    assert (await raw("POST", path, {"content": "hi"})).status == 200


# -- with discord.py --------------------------------------------------------------------------------------------


async def test_two_friends_and_a_bot_that_neither_has_on_a_server(sandbox: Sandbox, carol: User, dave: User) -> None:
    sandbox.guild.channel()
    bot = await sandbox.connect(Everywhere)
    carol.install()
    here = carol.conversation(dave)
    assert dave.conversation(carol) == here
    posted = await carol.slash("classic", here)
    dave.write("hello", here)
    chosen = await dave.choose(posted, "Who", carol)
    assert chosen.text == f"chose {carol.id}"
    form = await dave.click(posted, "Form")
    assert (await dave.submit(form, {"Name": "Dave", "Colour": "Red"})).text == "Dave likes Red"
    await dave.click(posted, "Follow")
    await sandbox.until(lambda: len(carol.sees(here)) == len(dave.sees(here)) - 1)
    updated = await dave.click(posted, "Update")
    assert updated.text == "updated"
    assert not [seen for seen in bot.seen if seen[0] == "message"], "what is said there is not the bot's to hear"
    with pytest.raises(NotPossible, match="do not see"):
        sandbox.guild.user("mallory").write("let me in", here)


async def test_discord_py_knows_where_it_is(
    sandbox: Sandbox, carol: User, dave: User, alice: User, elsewhere: Channel
) -> None:
    heard: list[tuple[Any, ...]] = []

    class Listening(Everywhere):
        async def on_interaction(self, interaction: discord.Interaction) -> None:
            heard.append(
                (
                    type(interaction.channel),
                    interaction.context.private_channel,
                    interaction.is_guild_integration(),
                    interaction.is_user_integration(),
                )
            )

    sandbox.guild.channel()
    await sandbox.connect(Listening)
    carol.install()
    for where in (carol.conversation(dave), carol.group(dave, alice), elsewhere, carol.private):
        await carol.slash("classic", where)
    await alice.slash("classic")
    assert heard == [
        (discord.DMChannel, True, False, True),
        (discord.GroupChannel, True, False, True),
        (discord.TextChannel, False, False, True),
        (discord.DMChannel, False, False, True),
        (discord.TextChannel, False, True, False),
    ]


# -- through the page's API -------------------------------------------------------------------------------------


async def test_conversations_through_the_pages_api(raw: Raw, carol: User, dave: User, alice: User) -> None:
    async def post(path: str, body: Any, method: str = "POST") -> tuple[int, Any]:
        async with raw.session.request(method, f"{raw.sandbox.url}/sandbox/{path}", json=body) as answer:
            return answer.status, await answer.json()

    status, made = await post("conversations", {"user": carol.id, "people": [dave.id]})
    assert (status, made["type"]) == (200, 1)
    assert {user["id"] for user in made["recipients"]} == {carol.id, dave.id}
    assert (await post("conversations", {"user": dave.id, "people": [carol.id]}))[1]["id"] == made["id"]
    group = {"user": carol.id, "people": [dave.id, alice.id], "name": "Friday"}
    assert (await post("conversations", group))[1]["name"] == "Friday"
    for people in ([], [carol.id], [dave.id, dave.id], ["5"]):
        assert (await post("conversations", {"user": carol.id, "people": people}))[0] in (400, 404)
    crowd = [raw.sandbox.stranger(f"guest {n}").id for n in range(10)]
    assert (await post("conversations", {"user": carol.id, "people": crowd}))[0] == 400
    assert (await post(f"users/{carol.id}", {"installed": True}, "PATCH"))[1]["installed"]
    status, stranger = await post("users", {"name": "Erin", "guild": False})
    assert (status, stranger["guilds"]) == (200, {})
