"""An app that people have installed: where it may be used, what the bot is told, and what it may do there."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox.interactions import COMMAND
from sandbox.permissions import BITS, bits
from testing.driver import Channel, NotPossible, User
from tests.sandbox.raw import Raw

AMONG_PEOPLE = bits(["attach_files", "embed_links", "mention_everyone"])
FORM = {
    "custom_id": "form",
    "title": "A form",
    "components": [
        {"type": 1, "components": [{"type": 4, "custom_id": "name", "style": 1, "label": "Name", "required": False}]}
    ],
}


# -- which commands there are -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kinds", "contexts", "offered"),
    [
        ([0, 1], [0, 1, 2], {"server", "bot", "people", "elsewhere"}),
        ([0], [0, 1, 2], {"server"}),
        ([1], [0, 1, 2], {"server", "bot", "people", "elsewhere"}),
        ([0, 1], [0], {"server", "elsewhere"}),
        ([0, 1], [1], {"bot"}),
        ([0, 1], [2], {"people"}),
        ([0, 1], None, {"server", "bot", "elsewhere"}),
        (None, [0, 1, 2], {"server"}),
    ],
)
async def test_a_command_is_offered_where_it_allows(
    raw: Raw, carol: User, dave: User, elsewhere: Channel, kinds: Any, contexts: Any, offered: set[str]
) -> None:
    """Carol has installed the app and shares no server with it, but the one where she only looks on."""
    await raw.register(integration_types=kinds, contexts=contexts)
    carol.install()
    places = {"bot": carol.private, "people": carol.conversation(dave), "elsewhere": elsewhere}
    commands = raw.sandbox.server.page.actions.commands
    found = {name for name, place in places.items() if commands(carol.person, place.inner)}
    member = raw.sandbox.guild.user("member")
    member.install()
    found |= {"server"} if commands(member.person, raw.games) else set()
    assert found == offered


async def test_without_an_installation_there_is_no_command(raw: Raw, carol: User, dave: User) -> None:
    await raw.register()
    here = carol.conversation(dave)
    for where in (here, carol.private):
        with pytest.raises(NotPossible, match="no command"):
            raw.played(carol, where)
    carol.install()
    assert not raw.played(carol, here).failed
    with pytest.raises(NotPossible, match="no command"):
        raw.played(dave, here)
    carol.uninstall()
    with pytest.raises(NotPossible, match="no command"):
        raw.played(carol, here)


async def test_discord_takes_no_forged_command_where_it_does_not_belong(raw: Raw, carol: User, dave: User) -> None:
    await raw.register(contexts=[0, 1])
    carol.install()
    command = next(iter(raw.world.commands[None]))
    data = {"id": command, "name": "play", "type": 1, "options": []}
    assert (await carol.forge(COMMAND, data, carol.conversation(dave))).failed
    asked = raw.sandbox.server.broker.send(COMMAND, carol.person, carol.private.inner, data, name="play")
    assert not asked.failed


async def test_permissions_of_the_server_hold_where_the_app_is_on_it(
    raw: Raw, alice: User, carol: User, elsewhere: Channel
) -> None:
    await raw.register()
    alice.install()
    carol.install()
    raw.sandbox.guild.channel().permit(alice, use_application_commands=False)
    elsewhere.permit(carol, use_application_commands=False)
    commands = raw.sandbox.server.page.actions.commands
    assert not commands(alice.person, raw.games)
    assert commands(carol.person, elsewhere.inner)


@pytest.mark.parametrize("key", ["contexts", "integration_types"])
@pytest.mark.parametrize(
    ("value", "wrong"),
    [([], "BASE_TYPE_BAD_LENGTH"), ([5], "BASE_TYPE_CHOICES"), ([0, 0], "SET_TYPE_CONTAINS_DUPLICATES")],
)
async def test_contexts_that_do_not_exist(raw: Raw, key: str, value: Any, wrong: str) -> None:
    body = [{"name": "play", "description": "d", key: value}]
    answer = await raw("PUT", f"/applications/{raw.world.bot.id}/commands", body)
    assert answer.code == 50035
    assert {each.split(": ")[1] for each in answer.wrong} == {wrong}


async def test_commands_of_a_server_know_no_contexts(raw: Raw) -> None:
    path = f"/applications/{raw.world.bot.id}/guilds/{raw.world.guild.id}/commands"
    body = {"name": "play", "description": "d", "contexts": [2], "integration_types": [1]}
    (made,) = (await raw("PUT", path, [body])).data
    assert (made["contexts"], made["integration_types"]) == (None, [0])


# -- what the bot is told ---------------------------------------------------------------------------------------


async def test_a_conversation_as_the_bot_is_told_of_it(raw: Raw, carol: User, dave: User) -> None:
    await raw.register()
    carol.install()
    told = raw.played(carol, carol.conversation(dave)).payload
    assert (told["context"], told["authorizing_integration_owners"]) == (2, {"1": carol.id})
    assert int(told["app_permissions"]) == AMONG_PEOPLE
    assert {"guild", "guild_id", "member"}.isdisjoint(told)
    assert told["user"]["id"] == carol.id
    assert told["channel"]["type"] == 1
    assert {user["id"] for user in told["channel"]["recipients"]} == {carol.id, dave.id}


async def test_a_group_as_the_bot_is_told_of_it(raw: Raw, carol: User, dave: User, alice: User) -> None:
    await raw.register()
    carol.install()
    told = raw.played(carol, dave.group(carol, alice, name="Friday")).payload
    assert (told["context"], told["channel"]["type"], told["channel"]["name"]) == (2, 3, "Friday")
    assert told["channel"]["owner_id"] == dave.id
    assert len(told["channel"]["recipients"]) == 3


async def test_a_server_without_the_bot_as_it_is_told_of_it(raw: Raw, carol: User, elsewhere: Channel) -> None:
    await raw.register()
    carol.install()
    elsewhere.permit(carol, attach_files=False)
    told = raw.played(carol, elsewhere).payload
    assert (told["context"], told["authorizing_integration_owners"]) == (0, {"1": carol.id})
    assert told["guild_id"] == told["guild"]["id"] == elsewhere.inner.guild.id  # type: ignore[union-attr]
    assert told["member"]["user"]["id"] == carol.id
    may = int(told["app_permissions"])
    assert may & 1 << BITS["send_messages"]
    assert not may & 1 << BITS["attach_files"], "what the person may not, the app may not for them"
    assert not may & 1 << BITS["create_public_threads"], "messages are all that it may send"


async def test_the_bots_own_messages_as_it_is_told_of_them(raw: Raw, carol: User, alice: User) -> None:
    await raw.register()
    carol.install()
    stranger, member = raw.played(carol, carol.private).payload, raw.played(alice, alice.private).payload
    assert (stranger["context"], stranger["authorizing_integration_owners"]) == (1, {"1": carol.id})
    assert (member["context"], member["authorizing_integration_owners"]) == (1, {"0": "0"})
    assert int(stranger["app_permissions"]) == AMONG_PEOPLE | 1 << BITS["use_external_emojis"]


async def test_both_installations_are_told_of(raw: Raw, alice: User) -> None:
    await raw.register()
    server = raw.world.guild.id
    assert raw.played(alice, raw.sandbox.guild.channel()).payload["authorizing_integration_owners"] == {"0": server}
    alice.install()
    assert raw.played(alice, raw.sandbox.guild.channel()).payload["authorizing_integration_owners"] == {
        "0": server,
        "1": alice.id,
    }
    await raw.register(integration_types=[1])
    assert raw.played(alice, raw.sandbox.guild.channel()).payload["authorizing_integration_owners"] == {"1": alice.id}


async def test_a_component_works_for_everybody_by_the_installation_of_who_asked(
    raw: Raw, carol: User, dave: User, alice: User
) -> None:
    await raw.register()
    carol.install()
    alice.install()
    asked = await raw.lobby(carol, carol.group(dave, alice))
    assert asked.original
    assert asked.original.data["interaction_metadata"]["authorizing_integration_owners"] == {"1": carol.id}
    for who in (carol, dave, alice):
        told = raw.pressed(who, asked).payload
        assert (told["context"], told["user"]["id"]) == (2, who.id)
        assert told["authorizing_integration_owners"] == {"1": carol.id}


async def test_a_form_from_a_component_is_allowed_by_the_same(raw: Raw, carol: User, dave: User) -> None:
    await raw.register()
    carol.install()
    opener = raw.pressed(dave, await raw.lobby(carol, carol.conversation(dave)))
    await raw.answer(opener, {"type": 9, "data": FORM})
    sent = raw.sandbox.server.page.actions.submit(dave.person, opener.modal, {})
    assert sent.payload["authorizing_integration_owners"] == {"1": carol.id}


async def test_the_application_says_how_it_can_be_installed(raw: Raw) -> None:
    assert set((await raw("GET", "/applications/@me")).data["integration_types_config"]) == {"0", "1"}
