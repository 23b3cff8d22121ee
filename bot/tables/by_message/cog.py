"""Tables by message before their start: the code and who asks by it, and the lobby in a conversation."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import sqlalchemy as sa
from discord.ext import commands

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.imprint import is_alpha
from bot.discord.interactions import ComponentInteraction, button
from bot.discord.message import Message, text_message
from bot.discord.permissions import for_person
from bot.discord.replies import Ack, Request
from bot.discord.sanitize import escaped
from bot.outbox import queries as outbox
from bot.outbox.model import Kind
from bot.people import queries as people
from bot.tables.by_message import asking, following
from bot.tables.by_message import queries as messages
from bot.tables.by_message.buttons import FOLLOW, UNFOLLOW
from bot.tables.by_message.codes import written
from bot.tables.by_message.conversation_views import JOIN, LEAVE, LOOK, START, shared_lobby
from bot.tables.core.arguments import SEATED_TABLE, TABLE, TABLE_ID, confirm
from bot.tables.core.change import Stored
from bot.tables.core.client import TableClient
from bot.tables.core.context import actor, requester
from bot.tables.core.model import Status, Table
from bot.tables.core.refusals import Refusal, UnknownTable
from bot.tables.lobby import service as lobby
from bot.tables.lobby.joining import HERE, TypedCode, doubts_about, join_anyway, own_lobby
from bot.tables.show import hand_queries
from bot.tables.show.notes import lobby_notes
from bot.tables.time.clock_views import calendar_notes
from games.engine import text

if TYPE_CHECKING:
    from bot.db import Store

CHECKS, CHECK_EVERY_SECONDS = 10, 0.2
"""How often it is looked whether somebody's message has arrived, and how far apart."""


class MessageTablesCog(commands.Cog):
    """The buttons of lobbies that stand in people's own messages, or in a conversation."""

    def __init__(self, client: TableClient) -> None:
        self.client = client
        self.context = client.context
        self.tables = client.tables

    @button("code", needs=TABLE)
    async def on_code(self, request: ComponentInteraction, table: Table) -> None:
        good = request.arg != "off"
        await asking.set_code(self.tables, table.id, actor(request.interaction), good=good)
        await request.say("said-code-new" if good else "said-code-off")

    @button("admit", needs=TABLE)
    async def on_admit(self, request: ComponentInteraction, table: Table) -> None:
        name = _named(table, request)
        await asking.admit(self.tables, table.id, _person(request), actor(request.interaction))
        await request.say("said-admitted", name=name)

    @button("turn-away", needs=TABLE)
    async def on_turn_away(self, request: ComponentInteraction, table: Table) -> None:
        name = _named(table, request)
        await asking.turn_away(self.tables, table.id, _person(request), actor(request.interaction))
        await request.say("said-turned-away", name=name)

    @button("ask-in", ack=Ack.UPDATE)
    async def on_ask_in(self, request: ComponentInteraction) -> None:
        await ask_in(self.client, request, TypedCode(request.arg), agreed=True)

    @button("message-again", needs=TABLE_ID)
    async def on_again(self, request: ComponentInteraction, table_id: int) -> None:
        table = await self.tables.get(table_id)
        if request.user_id not in table.written_to.values():
            raise UnknownTable
        await self.client.store.write(messages.write_again, table_id, request.user_id, self.tables.now())
        self.tables.on_outbox()
        await request.say("said-message-again", table=str(table_id))

    @button(FOLLOW, needs=SEATED_TABLE)
    async def on_follow(self, request: ComponentInteraction, table: Table) -> None:
        await following.follow(self.tables, table.id, request.user_id, follows=True)
        lines = [request.localizer.format("said-follows", table=str(table.id))]
        lines += await self._unreached(table, request.user_id, request.localizer)
        await request.show(text_message("\n".join(lines)))

    @button(UNFOLLOW, needs=SEATED_TABLE)
    async def on_unfollow(self, request: ComponentInteraction, table: Table) -> None:
        await following.follow(self.tables, table.id, request.user_id, follows=False)
        await request.say("said-follows-no-more", table=str(table.id))

    @button(JOIN, needs=HERE, ack=Ack.SHARED)
    async def on_join(self, request: ComponentInteraction, found: Stored) -> None:
        table, localizer = found.table, request.localizer
        could = table.status is Status.LOBBY and table.seat_of(request.user_id) is None
        if could and (doubts := await doubts_about(self.client, table, request.user_id)):
            await self._show(request, table)
            await request.whisper(join_anyway(table, doubts, localizer, request.arg))
            return
        if could:
            table = await lobby.join(self.tables, table.id, requester(request.interaction), found)
        await self._show(request, table)
        if could:
            lost = await self._unreached(table, request.user_id, localizer)
            joined = text("said-joined-unreached" if lost else "said-joined-message", table=str(table.id))
            lines = [*map(localizer, (joined, *calendar_notes(table.pace))), *lost]
            await request.whisper(own_lobby(table, request.user_id, localizer, "\n".join(lines)))

    @button(LEAVE, needs=HERE, ack=Ack.SHARED)
    async def on_leave(self, request: ComponentInteraction, found: Stored) -> None:
        await lobby.leave(self.tables, found.table.id, request.user_id)
        await self._show(request, await self.tables.get(found.table.id))

    @button(START, needs=HERE, ack=Ack.SHARED)
    async def on_start(self, request: ComponentInteraction, found: Stored) -> None:
        table = (await lobby.start(self.tables, found.table.id, actor(request.interaction))).table
        await self._show(request, table)

    @button(LOOK, needs=HERE, ack=Ack.SHARED)
    async def on_look(self, request: ComponentInteraction, found: Stored) -> None:
        await self._show(request, found.table)

    async def _show(self, request: Request, table: Table) -> None:
        await request.show(await conversation_lobby(self.client, table))

    async def _unreached(self, table: Table, user_id: int, localizer: Localizer) -> list[str]:
        """Return a line for somebody whom the table's message does not reach, and who is not told so again."""
        if await has_reached(self.client.store, table.id, user_id) is not False:
            return []
        await self.client.store.write(hand_queries.note_told, table.id, user_id)
        lost = hand_queries.Lost.TABLES if table.by_message else hand_queries.Lost.FOLLOWED
        return [localizer.format(lost, link=for_person(self.client.application_id))]


async def ask_in(client: TableClient, request: Request, code: TypedCode, *, agreed: bool = False) -> None:
    """Has who types a table's code ask for a seat there, once they have ``agreed`` where its game is an alpha."""
    person = requester(request.interaction)
    table = await asking.found_by(client.tables, code.typed, person)
    localizer = await client.context.localizer(request.interaction, table)
    if is_alpha(table.game) and not agreed and table.seat_of(person.user_id) is None:
        sure, label = Id("ask-in", 0, arg=table.code or ""), localizer.format("button-join-anyway")
        words = localizer.format("alpha-agree", game=text("game-name"))
        await request.show(confirm(table, localizer, words, CairnButton(sure, label)))
        return
    table = await asking.ask(client.tables, table, person)
    owner = next((seat.name for seat in table.seats if seat.user_id == table.owner_id), "")
    game = text("game-name")
    words = localizer.format("said-asked-in", table=str(table.id), game=game, owner=escaped(owner))
    await request.show(text_message(words))


async def open_here(client: TableClient, request: Request, table: Table) -> None:
    """Shows the lobby of a new table in a conversation; its code, where Discord shows that to its owner alone."""
    await request.show(await conversation_lobby(client, table))
    if not request.hidden:
        return
    table = await asking.set_code(client.tables, table.id, actor(request.interaction), good=True)
    localizer, code = await client.context.localizer(request.interaction, table), written(table.code or "")
    words = localizer.format("said-opened-hidden", table=str(table.id), code=code)
    await request.show(own_lobby(table, request.user_id, localizer, words))


async def conversation_lobby(client: TableClient, table: Table) -> Message:
    """The lobby of ``table`` as it stands in a conversation."""
    notes = await lobby_notes(client.tables, table) if table.status is Status.LOBBY else []
    return shared_lobby(table, notes, client.application_id or 0)


async def has_reached(store: Store, table_id: int, user_id: int) -> bool | None:
    """Whether the message of a table has reached a person by now; None where that is not known in time."""

    def read(connection: sa.Connection) -> bool | None:
        if outbox.find_post(connection, table_id, Kind.LIVING, user_id) is not None:
            return True
        return False if people.messages_closed(connection, user_id) else None

    for _ in range(CHECKS):
        if (found := await store.read(read)) is not None:
            return found
        await asyncio.sleep(CHECK_EVERY_SECONDS)
    return None


def _person(request: ComponentInteraction) -> int:
    if not request.arg.isdecimal():
        raise Refusal("refusal-old-button")
    return int(request.arg)


def _named(table: Table, request: ComponentInteraction) -> str:
    asks = (each for each in table.invitations.asking if str(each.user_id) == request.arg)
    return next((escaped(each.name) for each in asks), f"<@{request.arg}>")
