"""Where the cogs meet the services: who asks, about which table, in which words, and the panel that answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord

from bot.painter import Deciding, Painter
from bot.tables.model import Person, Position, Status, Table
from bot.tables.refusal import NotOpen, NotSeated, NotYourTurn, Refusal, SetAside, Stale
from bot.ui.message import escaped
from bot.ui.names import canvas
from bot.ui.panel import Place, panel
from bot.ui.reply import Reply
from bot.ui.status import words_for
from bot.words import Words, language_of
from games.engine import Decision

if TYPE_CHECKING:
    from bot.store import Store
    from bot.tables import Tables

NEEDED = ("view_channel", "send_messages", "attach_files")
"""What the bot needs in a channel to play there."""


class Desk:
    """What every cog needs to parse a request and to present an answer."""

    def __init__(self, tables: Tables, store: Store, painter: Painter) -> None:
        self.tables = tables
        self.store = store
        self.painter = painter

    async def words(self, interaction: discord.Interaction, table: Table | None = None) -> Words:
        """The words for a private answer: the reader's own setting, else their Discord's language."""
        own = await self.store.user_settings(interaction.user.id)
        language = own.language or language_of(interaction.locale.value)
        return words_for(table, language) if table else Words(language)

    async def public_language(self, interaction: discord.Interaction) -> str:
        """The language of public posts on the server."""
        settled = (await self.store.guild_settings(interaction.guild_id or 0)).language
        return settled or language_of(interaction.guild_locale.value if interaction.guild_locale else None)

    async def table(self, interaction: discord.Interaction, number: int | None = None) -> Table:
        """The table ``number``, or the one of this channel, or in a direct message the reader's own.

        Raises Refusal where there is none that the reader may know of.
        """
        if number is not None:
            table = await self.tables.get(number)
            if table.guild_id != interaction.guild_id and table.seat_of(interaction.user.id) is None:
                raise Refusal("refusal-unknown-table")
            return table
        if interaction.guild_id is None:
            mine = await self.tables.mine(interaction.user.id)
            waiting = [found for found in mine if found.my_turn] or mine
            if waiting:
                return waiting[0].table
        elif interaction.channel_id is not None:
            here = await self.tables.at(interaction.channel_id)
            if here is not None:
                return here
        raise Refusal("refusal-no-table-here")

    async def played(self, interaction: discord.Interaction, number: int | None = None) -> Position:
        """The position of a table that has started; see :meth:`table`. Raises Refusal where it has not."""
        table = await self.table(interaction, number)
        return await self.position(table.id)

    async def position(self, table_id: int) -> Position:
        """The position of a started table. Raises Refusal where it has not started or is set aside."""
        table = await self.tables.get(table_id)
        if table.status is Status.SET_ASIDE:
            raise SetAside
        if table.commitment is None:
            raise Refusal("refusal-not-started")
        return await self.tables.position(table_id)

    async def show_panel(
        self,
        reply: Reply,
        position: Position,
        *,
        place: Place | None = None,
        notes: Sequence[str] = (),
    ) -> None:
        """Answers with the player's panel. Raises NotSeated for anybody without a seat."""
        user = reply.interaction.user.id
        seat = self.seat(position, user)
        reply.words = words = await self.words(reply.interaction, position.table)
        decisions = position.decisions_of(seat)
        at = place or Place()
        looked_at = await self.looked_at(position, seat, words, at.of(decisions))
        await reply.show(
            panel(
                position,
                decisions,
                words,
                place=at,
                pictures=looked_at.pictures,
                letters=looked_at.letters,
                notes=notes,
                can_undo=self.tables.can_undo(position, user),
            )
        )

    async def looked_at(self, position: Position, seat: int, words: Words, decision: Decision | None) -> Deciding:
        """What ``seat`` looks at: the pictures for ``decision``, or its hand where nothing is open."""
        on = canvas(position.table, words.language)
        view = position.view(seat)
        if decision is not None:
            return await self.painter.panel(on, view, decision)
        hand = await self.painter.hand(on, view)
        return Deciding([hand] if hand is not None else [])

    async def show_refused(self, reply: Reply, refusal: Stale | NotYourTurn | NotOpen, table: Table) -> None:
        """Answers a click that came too late with the reason and the table as it now stands."""
        words = await self.words(reply.interaction, table)
        note = words.say("panel-stale") if isinstance(refusal, Stale) else words(refusal.text)
        await self.show_panel(reply, refusal.position, notes=[f"⚠️ {note}"])

    @staticmethod
    def seat(position: Position, user_id: int) -> int:
        """The seat of ``user_id``; raises NotSeated."""
        seats = position.seats_of(user_id)
        if not seats:
            raise NotSeated
        return seats[0]


def person(user: discord.User | discord.Member, locale: str = "") -> Person:
    """Somebody on Discord as the table service knows people. Raises Refusal for a bot."""
    if user.bot:
        raise Refusal("refusal-bot-player")
    return Person(user.id, user.display_name, locale)


def asker(interaction: discord.Interaction) -> Person:
    """Who sent ``interaction``."""
    return person(interaction.user, interaction.locale.value)


def manages(interaction: discord.Interaction) -> bool:
    """Whether who sent ``interaction`` may manage the server."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def missing(interaction: discord.Interaction, words: Words) -> str:
    """The permissions the bot lacks in the interaction's channel, in words; empty where it has all."""
    granted = interaction.app_permissions
    needed = list(NEEDED)
    if isinstance(interaction.channel, discord.Thread):
        needed[needed.index("send_messages")] = "send_messages_in_threads"
    lacking = [name for name in needed if not getattr(granted, name)]
    return ", ".join(words.say("permission-" + name.replace("_", "-")) for name in lacking)


def named(user: discord.User | discord.Member) -> str:
    """A person's name as it may stand in a message."""
    return escaped(user.display_name)
