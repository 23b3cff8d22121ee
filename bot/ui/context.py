"""Where cogs meet services: who asks, about which table, in which language, and the panel that answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from bot.lessons.lessons import Lessons
from bot.localizer import Localizer, language_of
from bot.model.change import Stored
from bot.model.clock import TERMS
from bot.model.outbox import Kind
from bot.model.settings import GuildSettings, SettingChange, UserSettings
from bot.model.table import Actor, Person, Position, Status, Table
from bot.pace.clock import Circumstances, left
from bot.pace.turns import deadlines
from bot.people.words import away_text
from bot.render_pool import PanelPictures, RenderPool
from bot.store import StoreUnavailable, orders
from bot.tables import own_tables, play, replays, retention
from bot.tables.refusal import NotOpen, NotSeated, NotYourTurn, Refusal, Stale, UnknownTable
from bot.tables.replays import LONG_AWAY
from bot.ui.away import back_button
from bot.ui.choices import Place
from bot.ui.clock import own_line
from bot.ui.ids import Id
from bot.ui.items import CairnButton
from bot.ui.learn_button import no_hints
from bot.ui.message import board_link, row, shortened
from bot.ui.names import render_context
from bot.ui.orders import order_notes, plan_button
from bot.ui.panel import panel, unfolded
from bot.ui.permissions import lacking, permission_words
from bot.ui.replay import brief
from bot.ui.reply import Reply
from bot.ui.sanitize import escaped
from bot.ui.status import localizer_for
from bot.ui.votes import kept_panel
from games.engine import Decision, Text

if TYPE_CHECKING:
    from bot.ai_pool import AiPool
    from bot.store import Store
    from bot.tables.tables import Tables

UNKNOWN_CHANNEL = 10003
"""Discord's code for a channel that was deleted."""

USER, GUILD = "user_settings", "guild_settings"
"""The keys under which an interaction keeps the settings read for it."""


class RequestContext:
    """What cogs share to parse a request and to present an answer."""

    def __init__(self, tables: Tables, store: Store, render_pool: RenderPool, ai_pool: AiPool) -> None:
        self.tables = tables
        self.store = store
        self.render_pool = render_pool
        self.ai_pool = ai_pool
        self.lessons = Lessons(store)

    async def user_settings(self, interaction: discord.Interaction) -> UserSettings:
        """The reader's settings, read once an interaction."""
        if USER not in interaction.extras:
            interaction.extras[USER] = await self.store.user_settings(interaction.user.id)
        found: UserSettings = interaction.extras[USER]
        return found

    async def guild_settings(self, interaction: discord.Interaction) -> GuildSettings:
        """The server's settings, read once an interaction."""
        if GUILD not in interaction.extras:
            interaction.extras[GUILD] = await self.store.guild_settings(interaction.guild_id or 0)
        found: GuildSettings = interaction.extras[GUILD]
        return found

    def forget_settings(self, interaction: discord.Interaction) -> None:
        """Has the settings read anew: others may have changed them since."""
        interaction.extras.pop(USER, None)
        interaction.extras.pop(GUILD, None)

    async def save_settings(
        self,
        interaction: discord.Interaction,
        *,
        user: UserSettings | None = None,
        guild: GuildSettings | None = None,
        changed: Sequence[SettingChange] = (),
    ) -> None:
        """Stores settings of the reader or of the server, and what the reader has ``changed`` in these."""
        if guild is not None and interaction.guild_id is not None:
            await retention.save_guild_settings(self.tables, interaction.guild_id, guild, changed)
            interaction.extras[GUILD] = guild
        if user is not None:
            await self.store.save_user_settings(interaction.user.id, user)
            interaction.extras[USER] = user

    async def localizer(self, interaction: discord.Interaction, table: Table | None = None) -> Localizer:
        """The localizer of a private answer: the reader's own setting, else the language of their Discord."""
        own = await self.user_settings(interaction)
        language = own.language or language_of(interaction.locale.value)
        return localizer_for(table, language) if table else Localizer(language)

    async def public_language(self, interaction: discord.Interaction) -> str:
        """The language of public posts on the server."""
        settled = (await self.guild_settings(interaction)).language
        return settled or language_of(interaction.guild_locale.value if interaction.guild_locale else None)

    async def table(self, interaction: discord.Interaction, number: int | None = None) -> Table:
        """The table ``number``, or the one of this channel, or in a direct message the reader's own.

        Raises Refusal where there is none that the reader may know of.
        """
        if number is not None:
            return await self.known(interaction, number)
        if interaction.guild_id is None:
            mine = await own_tables.of_user(self.tables, interaction.user.id)
            waiting = [found for found in mine if found.my_turn] or mine
            if waiting:
                return waiting[0].table
        elif interaction.channel_id is not None:
            here = await self.tables.at(interaction.channel_id)
            if here is not None:
                return here
        raise Refusal("refusal-no-table-here")

    async def known(self, interaction: discord.Interaction, number: int) -> Table:
        """The table ``number``, named by an option or a button; UnknownTable where the reader may not know of it."""
        table = await self.tables.get(number)
        await _require_known(interaction, table)
        return table

    async def knows(self, interaction: discord.Interaction, number: int) -> bool:
        """Whether the reader may know of the table ``number``."""
        try:
            await self.known(interaction, number)
        except UnknownTable:
            return False
        except (Refusal, StoreUnavailable):
            return True
        return True

    async def position(self, interaction: discord.Interaction, number: int | None = None) -> Position:
        """The position of a table that has started; see :meth:`table`. Raises Refusal where it has not."""
        return await self.tables.read(await self.stored(interaction, number))

    async def stored(self, interaction: discord.Interaction, number: int | None = None) -> Stored:
        """The table ``number`` as it is stored; see :meth:`table`. UnknownTable where the reader may not know of it."""
        if number is None:
            return await self.tables.load((await self.table(interaction)).id)
        stored = await self.tables.load(number)
        await _require_known(interaction, stored.table)
        return stored

    async def seated(self, interaction: discord.Interaction, number: int) -> Position:
        """The position of a started table where the reader sits. Raises NotSeated before anything else is told."""
        stored = await self.tables.load(number)
        if stored.table.seat_of(interaction.user.id) is None:
            raise NotSeated
        return await self.tables.read(stored)

    async def show_panel(
        self,
        reply: Reply,
        position: Position,
        localizer: Localizer,
        *,
        place: Place | None = None,
        notes: Sequence[str] = (),
    ) -> None:
        """Answers with the player's panel. Raises NotSeated for anybody else."""
        user = reply.interaction.user.id
        seat = self.seat(position, user)
        reply.localizer = localizer
        if position.table.seats[seat].kept and position.table.status is Status.RUNNING:
            await reply.show(kept_panel(position.table, position.table.seats[seat], localizer))
            return
        at = place or Place()
        asked = position.decisions_of(seat)
        decisions = [unfolded(position, each) if each is at.of(asked) else each for each in asked]
        decision = at.of(decisions)
        looked_at = await self.panel_pictures(position, seat, localizer, decision)
        clock = await self._clock_line(position.table, seat, localizer)
        missed = await self._missed(position, user, localizer)
        away = await self.tables.people.is_away(user) if clock and TERMS[position.table.pace].calendars else None
        if away is not None:
            clock = [*clock, localizer.format("away-still", away=away_text(away))]
        below = () if decision and decision.waits else await self._next_table(position.table, user, localizer)
        order = await self.store.read(orders.find, position.table.id, user)
        hint = await self._hint(reply.interaction, position, decision, localizer)
        await reply.show(
            panel(
                position,
                decisions,
                localizer,
                place=at,
                pictures=looked_at.pictures,
                letters=looked_at.letters,
                notes=[
                    *notes,
                    *clock,
                    *hint,
                    *order_notes(order, localizer),
                    *await self._note(position.table, user, short=bool(missed)),
                ],
                missed=missed,
                below=[
                    no_hints(position.table, localizer) if hint else None,
                    *below,
                    row(back_button(localizer)) if away else None,
                ],
                final=position.final_keys(decision) if decision else (),
                can_undo=play.can_undo(position, user),
                planning=plan_button(position, seat, order, localizer),
                ahead=self.ai_pool.ahead(position.table.id),
            )
        )

    async def _note(self, table: Table, user: int, *, short: bool) -> list[str]:
        """A person's own note about a table, as far as there is room for it."""
        words = await self.store.note_of(user, table.id)
        return [f"📝 {shortened(words, 300 if short else 800)}"] if words else []

    async def _hint(
        self, interaction: discord.Interaction, position: Position, decision: Decision | None, localizer: Localizer
    ) -> list[str]:
        """What ``decision`` is about, in a line, for who meets such a one for the first time and wants to be told."""
        if decision is None or not decision.waits or not localizer.knows(about := f"about-{decision.prompt.id}"):
            return []
        user, game = interaction.user.id, position.table.game
        wanted = (await self.user_settings(interaction)).hints
        if not wanted or not await self.lessons.first_time(user, game, decision.prompt.id):
            return []
        return [f"💡 {localizer.format(about)}"]

    async def _missed(self, position: Position, user: int, localizer: Localizer) -> str:
        """What who has been away for long has missed; empty for everybody else."""
        turns, begun = await replays.look(self.tables, position, user)
        if turns <= LONG_AWAY:
            return ""
        told = await replays.told_since(self.tables, position, user, begun)
        return "\n".join(brief(position.table, told, turns, localizer))

    async def _next_table(
        self, table: Table, user: int, localizer: Localizer
    ) -> list[discord.ui.ActionRow[Any] | None]:
        """The way to the next table that waits for who has nothing more to do at this one: its panel, and its board."""
        found = await own_tables.next_table(self.tables, user, table.id)
        if found is None:
            return []
        name = Localizer(localizer.language, found.game).format(
            "button-next-table", game=Text("game-name"), table=str(found.id)
        )
        link = board_link(found, await self.store.post(found.id, Kind.STATUS))
        there: discord.ui.Button[Any] = discord.ui.Button(label=localizer.format("button-table"), url=link)
        return [row(CairnButton(Id("panel", found.id), name, style=discord.ButtonStyle.primary, emoji="➡️"), there)]

    async def panel_pictures(
        self, position: Position, seat: int, localizer: Localizer, decision: Decision | None
    ) -> PanelPictures:
        """The pictures for ``decision``, or the seat's hand if nothing is open."""
        on = render_context(position.table, localizer.language)
        view = position.view(seat)
        if decision is not None:
            return await self.render_pool.panel(on, view, decision)
        hand = await self.render_pool.hand(on, view)
        return PanelPictures([hand] if hand is not None else [])

    async def show_refused(self, reply: Reply, refusal: Stale | NotYourTurn | NotOpen) -> None:
        """Answers a click that came too late with the reason and the table as it is now."""
        localizer = await self.localizer(reply.interaction, refusal.position.table)
        note = localizer.format("panel-stale") if isinstance(refusal, Stale) else localizer(refusal.text)
        await self.show_panel(reply, refusal.position, localizer, notes=[f"⚠️ {note}"])

    async def _clock_line(self, table: Table, seat: int, localizer: Localizer) -> list[str]:
        """What the player on ``seat`` has left, where a clock runs."""
        clock = table.clock_of(seat)
        if clock is None or table.pace not in TERMS or table.status is not Status.RUNNING:
            return []
        about, now = await self.tables.about_clocks(table), self.tables.now()
        remaining = left(clock, table.pace, about.get(seat, Circumstances()), now)
        return [own_line(table, clock, remaining, deadlines(table, about, now).get(seat), localizer)]

    @staticmethod
    def own_seat(interaction: discord.Interaction, position: Position) -> int | None:
        """The seat of who sent ``interaction``; None for a spectator."""
        return next(iter(position.seats_of(interaction.user.id)), None)

    @staticmethod
    def seat(position: Position, user_id: int) -> int:
        """The seat of ``user_id``; raises NotSeated."""
        seats = position.seats_of(user_id)
        if not seats:
            raise NotSeated
        return seats[0]


def person(user: discord.User | discord.Member, locale: str = "") -> Person:
    """A Discord user as the table service knows people. Raises Refusal for a bot."""
    if user.bot:
        raise Refusal("refusal-bot-player")
    return Person(user.id, user.display_name, locale)


def requester(interaction: discord.Interaction) -> Person:
    """Who sent ``interaction``."""
    return person(interaction.user, interaction.locale.value)


def manages(interaction: discord.Interaction) -> bool:
    """Whether who sent ``interaction`` may manage the server where they sent it."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def actor(interaction: discord.Interaction) -> Actor:
    """Who sent ``interaction``, from which server, with which power."""
    return Actor(interaction.user.id, interaction.guild_id, manages(interaction))


def missing_permissions(interaction: discord.Interaction, localizer: Localizer) -> str:
    """The permissions the bot lacks in the interaction's channel, in words; empty where it has all."""
    return permission_words(lacking(interaction.app_permissions, interaction.channel), localizer)


async def _require_known(interaction: discord.Interaction, table: Table) -> None:
    """Raises UnknownTable unless who sent ``interaction`` sits at the table or sees its channel."""
    if table.seat_of(interaction.user.id) is None and not await _sees(interaction, table):
        raise UnknownTable


async def _sees(interaction: discord.Interaction, table: Table) -> bool:
    """Whether who sent ``interaction``, on the table's own server, sees its channel there."""
    reader = interaction.user
    if interaction.guild_id != table.guild_id or not isinstance(reader, discord.Member):
        return False
    return interaction.channel_id == table.channel_id or await sees_channel(reader, table.channel_id)


async def sees_channel(reader: discord.Member, channel_id: int) -> bool:
    """Whether ``reader`` sees a channel or thread of their server. A deleted one is known to managers only."""
    guild = reader.guild
    try:
        channel = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
        if not channel.permissions_for(reader).view_channel:
            return False
        if isinstance(channel, discord.Thread) and channel.is_private():
            if channel.permissions_for(reader).manage_threads:
                return True
            await channel.fetch_member(reader.id)
    except discord.NotFound as error:
        return error.code == UNKNOWN_CHANNEL and reader.guild_permissions.manage_guild
    except (discord.DiscordException, aiohttp.ClientError, OSError):
        return False
    return True


def shown_name(user: discord.User | discord.Member) -> str:
    """A user's name, escaped for a message."""
    return escaped(user.display_name) or escaped(user.name)
