"""Questions that are put to people at a table: the buttons below their posts."""

from __future__ import annotations

from discord.ext import commands

from bot.discord.interactions import ComponentInteraction, button, when_sure
from bot.discord.message import text_message
from bot.tables.core.arguments import STORED
from bot.tables.core.change import Stored
from bot.tables.core.client import TableClient
from bot.tables.core.context import requester
from bot.tables.core.refusals import Refusal
from bot.tables.lobby.joining import blocked_at
from bot.tables.polls import service
from bot.tables.polls.service import KINDS
from bot.tables.polls.subjects import AGREE, TAKE
from bot.tables.polls.views import VIEWS, ballot_in, confirmation, open_polls
from bot.tables.time.clock_views import calendar_notes


class PollsCog(commands.Cog):
    """The buttons below every question."""

    def __init__(self, client: TableClient) -> None:
        self.client = client

    @button("poll", needs=STORED, ack=when_sure)
    async def on_poll(self, request: ComponentInteraction, found: Stored) -> None:
        context, tables, interaction = self.client.context, self.client.tables, request.interaction
        if (read := ballot_in(request.id)) is None:
            raise Refusal("refusal-old-button")
        (ballot, sure), person = read, requester(interaction)
        answers = {answer.key: answer for answer in KINDS[ballot.kind].answers(found.table)}
        if not sure and ballot.answer in answers:
            joins = ballot.answer in {TAKE, AGREE} and found.table.seat_of(person.user_id) is None
            blocked = await blocked_at(self.client, found.table, person.user_id) if joins else ()
            if blocked or answers[ballot.answer].sure:
                poll = await service.admitted(tables, found.table, ballot, person)
                await request.show(confirmation(found.table, poll, ballot.answer, blocked, request.localizer))
                return
        table = await service.answer(tables, found.table.id, ballot, person, found)
        stands = (poll for poll in open_polls(table, ballot.kind) if poll.revision == ballot.revision)
        localizer = await context.localizer(interaction, table)
        said = VIEWS[ballot.kind].said(table, next(stands, None), ballot, person)
        came = found.table.seat_of(person.user_id) is None and table.seat_of(person.user_id) is not None
        notes = calendar_notes(table.pace) if came else ()
        await request.show(text_message("\n".join(map(localizer, (said, *notes)))))
