"""After the end of a game: its last position with all hands, and a rematch."""

from __future__ import annotations

from random import Random

from bot.app import Cairn
from bot.core.config import Settings
from bot.discord.choices import open_choices
from bot.tables.core import play
from bot.tables.core.model import Status
from testing.story.checked import checked_sandbox
from testing.story.helpers import said
from testing.story.table import Table


async def test_a_rematch_with_the_same_options_begins_once_all_have_pressed(settings: Settings) -> None:
    async with checked_sandbox(guild_locale="de") as sandbox:
        people = [sandbox.guild.user(name, locale="de") for name in ("Ann", "Ben")]
        sandbox.guild.channel("games")
        client = await sandbox.connect(lambda: Cairn(settings))
        options = {"rounds": "int-1", "expeditions": "int-6"}
        table = await Table.start(sandbox, people, options=options)
        await _to_the_end(client)
        await sandbox.until(lambda: table.over)
        end = table.posts[-1]
        assert (await people[0].slash("/play", choice="draw-pile")).text == said(people[0], "refusal-over")
        shown = await people[0].click(end, said(people[0], "button-end-position"))
        assert [len(shown.pictures), said(people[0], "eyes-all") in shown.text] == [3, False], "board and both hands"
        asked = await people[1].click(end, said(people[1], "button-rematch"))
        words = {"table": "2", "channel": f"<#{table.channel.id}>"}
        assert asked.text == said(people[1], "said-rematch", who=f"<@{people[0].id}>", **words)
        first, second = await client.tables.get(1), await client.tables.get(2)
        assert (second.options, second.status, second.owner_id) == (first.options, Status.LOBBY, int(people[1].id))
        assert second.options["rounds"] == 1
        stranger = await sandbox.guild.user("Cem", locale="de").click(end, said(people[1], "button-rematch"))
        assert stranger.text == said(people[1], "refusal-rematch-others")
        again = Table(sandbox, people, table.channel)
        lobby = await sandbox.until(lambda: again.posts[-1] if again.posts[-1] != end else None)
        assert f"<@{people[0].id}>" in lobby.text
        joined = await people[0].click(end, said(people[0], "button-rematch"))
        assert not joined.failed
        await sandbox.until(lambda: again.posts[-1].pictures and again.posts[-1] != end)
        third = await client.tables.get(2)
        assert (third.status, third.people) == (Status.RUNNING, (int(people[1].id), int(people[0].id)))
        late = await people[0].click(end, said(people[0], "button-rematch"))
        assert late.text == said(people[0], "said-rematch-begun", **words)
        await client.shutdown()


async def _to_the_end(client: Cairn) -> None:
    """Plays the first table to its end without clicks."""
    rng = Random(1)
    while to_act := (position := await client.tables.position(1)).to_act:
        keys = [choice.key for choice in open_choices(position.decisions_of(to_act[0])[0])]
        key = "draw-pile" if "draw-pile" in keys else rng.choice(keys)
        table = position.table
        user = table.seats[to_act[0]].user_id
        assert user
        await play.act(client.tables, 1, None, user, key, f"move {table.revision}")
