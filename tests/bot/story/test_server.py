"""What those who manage a server see and do there, as they do it."""

from __future__ import annotations

from bot.client import Cairn
from bot.sandbox.driver import Channel, Sandbox, User
from tests.bot.story.helpers import said
from tests.bot.story.journal_checks import all_said
from tests.bot.story.table import Table


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
    await boss.slash("/settings", games, substitutes=adverts)
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
