"""Playing: the private panel with its buttons and menus, ``/hand``."""

from __future__ import annotations

from discord.ext import commands

from bot.core.localizer import Localizer
from bot.discord.choices import ASK, PanelPage
from bot.discord.commands import command
from bot.discord.interactions import ComponentInteraction, button, menu
from bot.discord.message import Message, layout, row, text_block
from bot.discord.replies import Ack, Request
from bot.tables.core import play as table_play
from bot.tables.core.arguments import PRESENT, SEATED, TO_PLAY
from bot.tables.core.change import Stored
from bot.tables.core.client import TableClient
from bot.tables.core.model import Played, Position
from bot.tables.core.refusals import NotOpen, NotYourTurn, Refusal, Stale
from bot.tables.polls.undo_views import ask_button
from bot.tables.show.hand import hand_message
from bot.tables.show.panel import unfolded, warning
from bot.tables.show.why_not import ALL_REASONS, withheld

CONSENT_HELPS = {"refusal-undo-revealed", "refusal-undo-others"}
"""Why something cannot be taken back without asking the others."""


def _when_all_reasons(request: ComponentInteraction) -> Ack:
    return Ack.UPDATE if request.arg.startswith(ALL_REASONS) else Ack.REPLY


class PlayCog(commands.Cog):
    """Everything a seated player does in a turn."""

    def __init__(self, client: TableClient) -> None:
        self.client = client
        self.context = client.context
        self.tables = client.tables

    @command("hand", needs=SEATED)
    @button("hand", needs=SEATED)
    async def hand(self, request: Request, position: Position) -> None:
        seat, localizer = self.context.seat(position, request.user_id), request.localizer
        pictures = (await self.context.panel_pictures(position, seat, localizer, None)).pictures
        if not pictures:
            await request.say("panel-no-hand")
            return
        ahead = self.context.ai_pool.ahead(position.table.id)
        await request.show(hand_message(position, seat, localizer, pictures[0], ahead))

    @button("turn", needs=PRESENT)
    async def turn(self, request: ComponentInteraction, position: Position) -> None:
        await self.context.show_panel(request, position)

    @button("panel", needs=PRESENT, ack=Ack.UPDATE)
    @menu("group", needs=PRESENT)
    async def panel(self, request: ComponentInteraction, position: Position) -> None:
        """Another page of a menu, or one of its groups; the first page where another question is asked by now."""
        stale = request.id.revision != position.table.revision
        place = PanelPage() if stale else PanelPage.parsed(request.choice)
        await self.context.show_panel(request, position, place=place)

    @menu("act", needs=TO_PLAY)
    @button("act", needs=TO_PLAY, ack=Ack.UPDATE)
    async def act(self, request: ComponentInteraction, found: Stored) -> None:
        key = request.choice
        if key.endswith(ASK):
            await self._ask_once_more(request, found, key.removesuffix(ASK))
        else:
            await move(self.client, request, found, request.id.revision, key)

    @menu("offer", needs=TO_PLAY, ack=Ack.REPLY)
    async def offer(self, request: ComponentInteraction, found: Stored) -> None:
        """Takes an out-of-turn choice from the menu on a hand; the hand stays and a panel answers."""
        await move(self.client, request, found, None, request.value)

    @button("undo", needs=TO_PLAY, ack=Ack.UPDATE)
    async def undo(self, request: ComponentInteraction, found: Stored) -> None:
        await take_back(self.client, request, found, request.id.revision)

    @button("why", needs=SEATED, ack=_when_all_reasons)
    async def why(self, request: ComponentInteraction, position: Position) -> None:
        """The most helpful reasons why something is withheld; or all, in their place."""
        seat, localizer = self.context.seat(position, request.user_id), request.localizer
        asked = [unfolded(position, each) for each in position.decisions_of(seat)]
        every, _, later = request.arg.partition(".")
        page = (int(later) if later.isdecimal() else 0) if every == ALL_REASONS else None
        await request.show(withheld(position, asked, localizer, page=page))

    async def _ask_once_more(self, request: Request, stored: Stored, key: str) -> None:
        """Shows what the choice ``key`` would give away; the panel, where it would give nothing away any more."""
        position = await self.context.position_of_seated(request.interaction, stored)
        localizer = await self.context.localizer(request.interaction, position)
        asked = position.decisions_of(self.context.seat(position, request.user_id))
        choices = (choice for each in asked for choice in unfolded(position, each).choices)
        found = next((choice for choice in choices if choice.key == key and choice.warning), None)
        if found is None:
            await self.context.show_panel(request, position)
        else:
            await request.show(warning(position, found, localizer))


async def move(
    client: TableClient,
    request: Request,
    found: Stored,
    revision: int | None,
    key: str,
) -> None:
    """Take a choice at a table, ``found`` just now, and show the panel after it."""
    interaction, user, table_id = request.interaction, request.user_id, found.table.id
    try:
        played = await table_play.act(client.tables, table_id, revision, user, key, str(interaction.id), found=found)
    except (Stale, NotYourTurn, NotOpen) as refusal:
        await client.context.show_refused(request, refusal)
        return
    localizer = await client.context.localizer(interaction, played.position)
    trouble = client.trouble(played.position.table, localizer)
    told = _told(user, played, localizer)
    await client.context.show_panel(request, played.position, notes=[trouble] if trouble else [], told=told)


def _told(user_id: int, played: Played, localizer: Localizer) -> list[str]:
    """Return lines about the effects of the move that its player may read."""
    seats = played.position.seats_of(user_id)
    return [
        localizer.format("log-line", line=event.text)
        for event in played.events
        if event.seats is None or any(seat in event.seats for seat in seats)
    ]


async def take_back(client: TableClient, request: Request, found: Stored, revision: int | None) -> None:
    """Undoes the player's last step at a table, ``found`` just now, and shows the panel after it."""
    interaction, user, table_id = request.interaction, request.user_id, found.table.id
    try:
        played = await table_play.undo(client.tables, table_id, revision, user, str(interaction.id), found)
    except (Stale, NotYourTurn) as refusal:
        await client.context.show_refused(request, refusal)
        return
    except Refusal as refusal:
        if refusal.text.id not in CONSENT_HELPS:
            raise
        table = await client.tables.get(table_id)
        localizer = await client.context.localizer(interaction, table)
        await request.show(Message(layout(text_block(localizer(refusal.text)), row(ask_button(table, localizer)))))
        return
    await client.context.show_panel(request, played.position, notes=[request.localizer.format("panel-undone")])
