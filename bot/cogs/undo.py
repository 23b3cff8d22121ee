"""Undo by consent: how far, asking the others, and their answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from bot.model.table import Table
from bot.tables import take_backs
from bot.tables.refusal import NotSeated, Refusal
from bot.ui.items import Press
from bot.ui.message import text_message
from bot.ui.reply import Reply
from bot.ui.undo import ask_panel

if TYPE_CHECKING:
    from bot.client import Cairn


class UndoCog(commands.Cog):
    """The panel behind *Ask to take back*, and the buttons below a request."""

    def __init__(self, client: Cairn) -> None:
        self.context = client.context
        self.tables = client.tables
        client.handlers.add(
            undo_far=self.on_far,
            undo_ask=self.on_ask,
            undo_agree=self.on_agree,
            undo_refuse=self.on_refuse,
        )

    async def on_far(self, press: Press) -> None:
        """Shows what would be undone: of the nearest step back, or of the one that was chosen."""
        interaction = press.interaction
        async with Reply(interaction, update=True) as reply:
            table = await self._seated(press)
            targets = await take_backs.targets(self.tables, table, interaction.user.id)
            wanted = _number(press.values[0]) if press.values else None
            chosen = next((each for each in targets if each.end.revision == wanted), targets[0])
            localizer = await self.context.localizer(interaction, table)
            await reply.show(ask_panel(table, targets, chosen, interaction.user.id, localizer))

    async def on_ask(self, press: Press) -> None:
        interaction = press.interaction
        async with Reply(interaction, update=True) as reply:
            found = await self._seated(press)
            table = await take_backs.ask(
                self.tables, found.id, _number(press.id.arg), interaction.user.id, str(interaction.id)
            )
            await self._say(reply, "said-undo-asked" if table.undo_request else "said-undo-done", table)

    async def on_agree(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            found = await self._seated(press)
            table = await take_backs.agree(self.tables, found.id, press.id.revision, press.interaction.user.id)
            await self._say(reply, "said-undo-agreed" if table.undo_request else "said-undo-done", table)

    async def on_refuse(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            found = await self._seated(press)
            table = await take_backs.refuse(self.tables, found.id, press.id.revision, press.interaction.user.id)
            await self._say(reply, "said-undo-refused", table)

    async def _seated(self, press: Press) -> Table:
        """The table of a press by somebody who sits there. Raises NotSeated before anything else is told."""
        table = await self.tables.get(press.id.table)
        if table.seat_of(press.interaction.user.id) is None:
            raise NotSeated
        return table

    async def _say(self, reply: Reply, id: str, table: Table) -> None:  # noqa: A002
        localizer = await self.context.localizer(reply.interaction, table)
        await reply.show(text_message(localizer.format(id)))


def _number(value: str) -> int:
    """The revision that a button or a menu names. Raises Refusal for anything else."""
    if not value.isdecimal() or len(value) > 9:
        raise Refusal("refusal-undo-moved-on")
    return int(value)


async def setup(client: Cairn) -> None:
    await client.add_cog(UndoCog(client))
