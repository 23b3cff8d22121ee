"""Players who are late: the vote of the others, and *I am back*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from bot.model.absence import Answer
from bot.model.table import Table
from bot.tables import keeping, votes
from bot.tables.refusal import NotSeated, Refusal
from bot.tables.votes import SECOND_THOUGHTS, standing_vote
from bot.ui.items import Press
from bot.ui.message import text_message
from bot.ui.reply import Reply
from bot.ui.votes import SURE, confirm_answer

if TYPE_CHECKING:
    from bot.client import Cairn


class VotesCog(commands.Cog):
    """The buttons below a vote, and those of a board where somebody is not there."""

    def __init__(self, client: Cairn) -> None:
        self.context = client.context
        self.tables = client.tables
        client.handlers.add(vote=self.on_vote, call_vote=self.on_call, back=self.on_back)

    async def on_vote(self, press: Press) -> None:
        interaction, user = press.interaction, press.interaction.user.id
        async with Reply(interaction, update=press.id.arg.endswith(SURE)) as reply:
            table = await self._seated(press)
            seat, answer, sure = _answer(press.id.arg)
            vote = standing_vote(table, seat, press.id.revision, user)
            if answer in SECOND_THOUGHTS and not sure:
                localizer = await self.context.localizer(interaction, table)
                await reply.show(confirm_answer(table, vote, answer, localizer))
                return
            table = await votes.answer(self.tables, table.id, seat, press.id.revision, user, answer)
            open_still = table.absence.vote_on(seat)
            counted = open_still is not None and open_still.again_at is None
            await self._say(reply, "said-voted" if counted else "said-vote-decided", table)

    async def on_call(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            table = await self._seated(press)
            table = await votes.call(self.tables, table.id, press.interaction.user.id)
            await self._say(reply, "said-vote-called", table)

    async def on_back(self, press: Press) -> None:
        async with Reply(press.interaction, update=True) as reply:
            table = await self._seated(press)
            table = await keeping.come_back(self.tables, table.id, press.interaction.user.id)
            seat = table.seat_of(press.interaction.user.id)
            await self._say(reply, "kept-returning" if seat and seat.kept else "said-back", table)

    async def _seated(self, press: Press) -> Table:
        """The table of a press by somebody who sits there. Raises NotSeated before anything else is told."""
        table = await self.tables.get(press.id.table)
        if table.seat_of(press.interaction.user.id) is None:
            raise NotSeated
        return table

    async def _say(self, reply: Reply, id: str, table: Table) -> None:  # noqa: A002
        localizer = await self.context.localizer(reply.interaction, table)
        await reply.show(text_message(localizer.format(id)))


def _answer(arg: str) -> tuple[int, Answer, bool]:
    """What a button below a vote names: the seat, the answer, whether it is sure. Raises Refusal for anything else."""
    seat, _, rest = arg.partition(".")
    answer, _, sure = rest.partition(".")
    if not seat.isdecimal() or len(seat) > 2 or answer not in set(Answer):
        raise Refusal("refusal-vote-gone")
    return int(seat), Answer(answer), sure == SURE


async def setup(client: Cairn) -> None:
    await client.add_cog(VotesCog(client))
