"""Where cogs meet services: who asks, about which table, in which language, and the panel that answers."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import discord
import sqlalchemy as sa

from bot.core.localizer import Localizer, language_of
from bot.core.logs import log_about_table
from bot.core.workers.drawing_pool import NoPicture, PanelPictures, RenderPool
from bot.db import StoreUnavailable
from bot.db.database import Query
from bot.discord.choices import PanelPage
from bot.discord.message import row
from bot.discord.permissions import lacking, permission_text
from bot.discord.replies import Request
from bot.discord.sanitize import escaped
from bot.discord.whereabouts import server_of
from bot.people import setting_queries as settings
from bot.people.availability import is_away
from bot.people.formatting import away_text
from bot.people.setting_queries import Reader
from bot.people.settings import GuildSettings, UserSettings
from bot.tables.core import panel_queries, play
from bot.tables.core import queries as table_queries
from bot.tables.core.change import Stored
from bot.tables.core.model import Actor, Person, Position, Status, Table
from bot.tables.core.panel_queries import Newcomers, PlannedQuery
from bot.tables.core.refusals import NotOpen, NotSeated, NotYourTurn, Refusal, Stale, UnknownTable, existing
from bot.tables.core.visibility import require_known
from bot.tables.history import replays
from bot.tables.history.history import Missed
from bot.tables.history.replays import MIN_TURNS_AWAY
from bot.tables.history.views import brief
from bot.tables.show import own_tables
from bot.tables.show.help_buttons import no_hints
from bot.tables.show.names import render_context
from bot.tables.show.panel import kept_panel, next_table_row, own_note, panel, unfolded
from bot.tables.show.status import localizer_for
from bot.tables.time.arithmetic import ClockContext, credited, left
from bot.tables.time.away_views import back_button
from bot.tables.time.clock import PACE_TERMS, SeatClock
from bot.tables.time.clock_views import own_line
from bot.tables.time.turns import ClockContexts, deadlines
from games.engine import Decision

if TYPE_CHECKING:
    from bot.core.workers.thinking_pool import AiPool
    from bot.db import Store
    from bot.tables.core.service import Tables

P = ParamSpec("P")
T = TypeVar("T")

READER, USER, GUILD = "reader", "user_settings", "guild_settings"
"""The keys under which an interaction keeps what was read for it."""


class RequestContext:
    """Helpers of cogs to parse a request and to present an answer."""

    def __init__(
        self,
        tables: Tables,
        store: Store,
        render_pool: RenderPool,
        ai_pool: AiPool,
        *,
        newcomers: Newcomers,
        planned: PlannedQuery,
    ) -> None:
        self.tables = tables
        self.store = store
        self.render_pool = render_pool
        self.ai_pool = ai_pool
        self.newcomers = newcomers
        self._planned = planned

    async def user_settings(self, interaction: discord.Interaction) -> UserSettings:
        """The reader's settings, read once an interaction."""
        changed: UserSettings | None = interaction.extras.get(USER)
        return changed or (await self.reader(interaction)).settings

    async def reader(self, interaction: discord.Interaction) -> Reader:
        """Return what is known of the reader, read once an interaction."""
        if READER not in interaction.extras:
            interaction.extras[READER] = await self.store.read(settings.reader, interaction.user.id)
        found: Reader = interaction.extras[READER]
        return found

    async def read(self, interaction: discord.Interaction, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what ``query`` finds about tables; the first visit of an interaction reads its reader as well.

        Raises Refusal for a table that cannot be read.
        """
        if READER in interaction.extras:
            return await self.tables.query(query, *args, **kwargs)

        def both(connection: sa.Connection) -> tuple[Reader, T]:
            return settings.reader(connection, interaction.user.id), query(connection, *args, **kwargs)

        interaction.extras[READER], found = await self.tables.query(both)
        return found

    async def guild_settings(self, interaction: discord.Interaction) -> GuildSettings:
        """The server's settings, read once an interaction."""
        if GUILD not in interaction.extras:
            interaction.extras[GUILD] = await self.read(interaction, settings.of_guild, server_of(interaction))
        found: GuildSettings = interaction.extras[GUILD]
        return found

    async def settings_here(self, interaction: discord.Interaction) -> tuple[GuildSettings, bool]:
        """The server's settings, and whether a table lives in the channel of ``interaction``, in one visit."""
        guild_id, channel_id = server_of(interaction), interaction.channel_id or 0

        def read(connection: sa.Connection) -> tuple[GuildSettings, bool]:
            return settings.of_guild(connection, guild_id), table_queries.is_taken(connection, channel_id)

        interaction.extras[GUILD], _ = found = await self.store.read(read)
        return found

    async def change_own(self, interaction: discord.Interaction, **changed: Any) -> None:
        """Store the reader's settings with the fields that are ``changed``."""
        interaction.extras[USER] = await self.tables.people.change_settings(interaction.user.id, **changed)

    async def localizer(self, interaction: discord.Interaction, about: object = None) -> Localizer:
        """The localizer of a private answer: the reader's own setting, else the language of their Discord.

        Where it is ``about`` a table, it has the words of its game and the names of its players.
        """
        own = await self.user_settings(interaction)
        language = own.language or language_of(interaction.locale.value)
        table = about.table if isinstance(about, Position | Stored) else about
        return localizer_for(table, language) if isinstance(table, Table) else Localizer(language)

    async def posts_language(self, interaction: discord.Interaction, number: int | None = None) -> str:
        """The language of posts that a private answer speaks of: of the table, of the one here, or of the server."""
        guild_id, channel_id = server_of(interaction), interaction.channel_id

        def read(connection: sa.Connection) -> tuple[str | None, GuildSettings]:
            return table_queries.language(connection, number, channel_id), settings.of_guild(connection, guild_id)

        table, interaction.extras[GUILD] = await self.read(interaction, read)
        return table or await self.public_language(interaction)

    async def public_language(self, interaction: discord.Interaction) -> str:
        """The language of public posts on the server; where there is none, the reader's."""
        here = interaction.guild_locale or interaction.locale
        settled = (await self.guild_settings(interaction)).language
        return settled or language_of(here.value)

    async def table(self, interaction: discord.Interaction, number: int | None = None) -> Table:
        """The table ``number``, or the one of this channel, or outside of servers the reader's own.

        Raises Refusal where there is none that the reader may know of.
        """
        if number is not None:
            return await self.known(interaction, number)
        if server_of(interaction) is None:
            mine = await self.read(interaction, table_queries.of_user, interaction.user.id)
            waiting = [found for found in mine if own_tables.is_my_turn(found, interaction.user.id)] or mine
            if waiting:
                return waiting[0]
        elif interaction.channel_id is not None:
            here = await self.read(interaction, table_queries.at_channel, interaction.channel_id)
            if here is not None:
                return here
        raise Refusal("refusal-no-table-here")

    async def known(self, interaction: discord.Interaction, number: int) -> Table:
        """The table ``number``, named by an option or a button; UnknownTable where the reader may not know of it."""
        table = await self.found(interaction, number)
        await require_known(interaction, table)
        return table

    async def found(self, interaction: discord.Interaction, number: int) -> Table:
        """The table ``number``, whether or not the reader may know of it. Raises UnknownTable."""
        return existing(await self.read(interaction, table_queries.find, number))

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
            return await self._stored_here(interaction)
        stored = await self._load(interaction, number)
        await require_known(interaction, stored.table)
        return stored

    async def to_play(self, interaction: discord.Interaction, number: int) -> Stored:
        """The table ``number`` for a move, with what its clocks depend on, whoever asks. Raises UnknownTable."""
        log_about_table(number)
        return existing(await self.read(interaction, self.tables.find_to_play, number))

    async def _load(self, interaction: discord.Interaction, number: int) -> Stored:
        log_about_table(number)
        return existing(await self.read(interaction, table_queries.load, number))

    async def _stored_here(self, interaction: discord.Interaction) -> Stored:
        """The table of this channel, or in a direct message the reader's own, as it is stored."""
        if server_of(interaction) is None or interaction.channel_id is None:
            return await self.tables.load((await self.table(interaction)).id)
        here = await self.read(interaction, table_queries.load_at_channel, interaction.channel_id)
        if here is None:
            raise Refusal("refusal-no-table-here")
        log_about_table(here.table.id)
        return here

    async def seated(self, interaction: discord.Interaction, number: int) -> Position:
        """The position of a started table where the reader sits. Raises NotSeated before anything else is told."""
        return await self.position_of_seated(interaction, await self._load(interaction, number))

    async def position_of_seated(self, interaction: discord.Interaction, stored: Stored) -> Position:
        """The same where the table is ``stored`` like this."""
        if stored.table.seat_of(interaction.user.id) is None:
            raise NotSeated
        return await self.tables.read(stored)

    async def show_panel(
        self,
        request: Request,
        position: Position,
        *,
        place: PanelPage | None = None,
        notes: Sequence[str] = (),
        told: Sequence[str] = (),
    ) -> None:
        """Answers with the player's panel; ``told`` is what has happened. Raises NotSeated for anybody else."""
        user = request.user_id
        seat = self.seat(position, user)
        localizer = request.localizer = await self.localizer(request.interaction, position)
        if position.table.seats[seat].stand_in and position.table.status is Status.RUNNING:
            await request.show(kept_panel(position.table, position.table.seats[seat], localizer))
            return
        at = place or PanelPage()
        asked = position.decisions_of(seat)
        decisions = [unfolded(position, each) if each is at.of(asked) else each for each in asked]
        decision = at.of(decisions)
        try:
            looked_at = await self.panel_pictures(position, seat, localizer, decision)
        except NoPicture as late:
            looked_at, notes = PanelPictures(), [*notes, f"⚠️ {localizer(late.text)}"]
        table, runs = position.table, _own_clock(position.table, seat)
        kind = await self._explained(request.interaction, decision, localizer)
        waits = decision is not None and decision.waits
        facts = await self.store.read(
            panel_queries.facts,
            position,
            seat,
            self._planned,
            self.newcomers.has_met,
            self.tables.pacing.find,
            kind=kind,
            clock=runs is not None,
            elsewhere=not waits,
            asks=waits and not play.can_undo(position, user),
        )
        clock = [] if runs is None else [self._clock_line(table, runs, facts.clock_contexts, localizer)]
        missed = await self._missed(position, user, facts.missed, localizer)
        away = None if facts.schedule is None else is_away(facts.schedule, self.tables.now())
        if away is not None:
            clock = [*clock, localizer.format("away-still", away=away_text(away))]
        below = None if facts.next is None else next_table_row(facts.next.table, facts.next.board, localizer)
        planned = facts.planned(localizer)
        hint = [] if facts.met else [f"💡 {localizer.format(f'about-{kind}')}"]
        await request.show(
            panel(
                position,
                decisions,
                localizer,
                place=at,
                pictures=looked_at.pictures,
                letters=looked_at.letters,
                told=told,
                notes=[
                    *notes,
                    *clock,
                    *hint,
                    *planned.notes,
                    *own_note(facts.note, short=bool(missed)),
                ],
                missed=missed,
                below=[below, row(back_button(localizer)) if away else None],
                final=position.final_keys(decision) if decision else (),
                can_undo=play.can_undo(position, user),
                can_ask=facts.moved,
                planning=planned.button,
                no_hints=no_hints(table, localizer) if hint else None,
                ahead=self.ai_pool.ahead(table.id),
            )
        )
        visit, met = replays.visit_after(table, facts.missed), kind if hint else None
        if visit or met:  # once it is shown: where it is not noted, it is told again
            with contextlib.suppress(StoreUnavailable):
                await self.store.write(panel_queries.note, user, table, visit, met, self.newcomers.note_met)

    async def _explained(
        self, interaction: discord.Interaction, decision: Decision | None, localizer: Localizer
    ) -> str | None:
        """The kind of ``decision``, where there is something to tell about it and the reader wants to be told."""
        if decision is None or not decision.waits or not localizer.knows(f"about-{decision.prompt.id}"):
            return None
        return decision.prompt.id if (await self.user_settings(interaction)).hints else None

    async def _missed(self, position: Position, user: int, missed: Missed, localizer: Localizer) -> str:
        """Return lines about the turns that somebody missed who was away for long; none for everybody else."""
        if missed.turns <= MIN_TURNS_AWAY:
            return ""
        told = await replays.told_since(self.tables, position, user, missed.visit.seen)
        return "\n".join(brief(position.table, told, missed.turns, localizer))

    async def panel_pictures(
        self, position: Position, seat: int, localizer: Localizer, decision: Decision | None
    ) -> PanelPictures:
        """The pictures for ``decision``, or the seat's hand if nothing is open."""
        on = render_context(position.table, localizer.language)
        view = position.view(seat)
        if decision is not None:
            turn = position.table.id, seat, position.game.turn(position.state)
            return await self.render_pool.panel(on, view, decision, turn=turn)
        hand = await self.render_pool.hand(on, view)
        return PanelPictures([hand] if hand is not None else [])

    async def show_refused(self, request: Request, refusal: Stale | NotYourTurn | NotOpen) -> None:
        """Answers a click that came too late with the reason and the table as it is now."""
        localizer = await self.localizer(request.interaction, refusal.position.table)
        note = localizer.format("panel-stale") if isinstance(refusal, Stale) else localizer(refusal.text)
        await self.show_panel(request, refusal.position, notes=[f"⚠️ {note}"])

    def _clock_line(self, table: Table, clock: SeatClock, about: ClockContexts, localizer: Localizer) -> str:
        """Return the time that a player has left on their ``clock``."""
        own, now = about.get(clock.seat, ClockContext()), self.tables.now()
        remaining, rested = left(clock, table.pace, own, now), credited(clock, table.pace, own, now)
        return own_line(table, clock, remaining, deadlines(table, about).get(clock.seat), localizer, rested)

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


def _own_clock(table: Table, seat: int) -> SeatClock | None:
    """The clock of the player on ``seat``, where clocks run."""
    return table.clock_of(seat) if table.pace in PACE_TERMS and table.status is Status.RUNNING else None


def person(user: discord.User | discord.Member, locale: str = "") -> Person:
    """A Discord user as the table service knows people. Raises Refusal for a bot."""
    if user.bot:
        raise Refusal("refusal-bot-player")
    return Person(user.id, user.display_name, locale)


def requester(interaction: discord.Interaction) -> Person:
    """Return the person who sent ``interaction``."""
    return person(interaction.user, interaction.locale.value)


def manages(interaction: discord.Interaction) -> bool:
    """Whether who sent ``interaction`` may manage the server where they sent it."""
    return server_of(interaction) is not None and interaction.permissions.manage_guild


def actor(interaction: discord.Interaction) -> Actor:
    """Return the actor of ``interaction``: the person, the server, and their power there."""
    return Actor(interaction.user.id, server_of(interaction), manages(interaction))


def missing_permissions(interaction: discord.Interaction, localizer: Localizer) -> str:
    """The permissions the bot lacks in the interaction's channel, in words; empty where it has all."""
    return permission_text(lacking(interaction.app_permissions, interaction.channel), localizer)


def shown_name(user: discord.User | discord.Member) -> str:
    """A user's name, escaped for a message."""
    return escaped(user.display_name) or escaped(user.name)
