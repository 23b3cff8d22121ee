"""``/table``: open, join and manage tables; and the buttons below a lobby message."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.pace import Pace
from bot.discord.commands import choices, command, game_choices, message
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.interactions import ComponentInteraction, button, when_sure
from bot.discord.message import text_message
from bot.discord.replies import Ack, Request
from bot.discord.sanitize import escaped
from bot.discord.whereabouts import in_conversation
from bot.outbox import queries as outbox
from bot.outbox.model import Kind, read_trouble
from bot.tables.by_message.cog import ask_in, open_here
from bot.tables.computers.cog import computer_choices
from bot.tables.core import administration, repair
from bot.tables.core.arguments import SEATED_TABLE, STORED, SURE, TABLE, TABLE_ID, TO_PLAY, confirm
from bot.tables.core.base import manages, place, user_mentions
from bot.tables.core.change import Stored
from bot.tables.core.client import TableClient
from bot.tables.core.context import actor, person, shown_name
from bot.tables.core.model import Person, Seat, Status, Table
from bot.tables.core.play_cog import take_back
from bot.tables.core.refusals import Refusal
from bot.tables.history.export_cog import CarryingCommands
from bot.tables.lobby import invited as invitations
from bot.tables.lobby import service as lobby
from bot.tables.lobby.joining import TO_JOIN, TypedCode, join, own_lobby
from bot.tables.lobby.opening import (
    TableTerms,
    invitations_of,
    invited,
    late_of,
    opened,
    pace_of,
    preset_choices,
    preset_of,
    require_place,
)
from bot.tables.lobby.option_views import CONSENT, FREE
from bot.tables.polls import seat_offers
from bot.tables.polls.subjects import SeatOffer
from bot.tables.seating.absence import Late
from bot.tables.seating.branch_cog import BranchCommands
from bot.tables.seating.leaving_cog import AbsenceCommands
from bot.tables.seating.leaving_views import leaving_panel
from bot.tables.show.names import computer_text, seat_name
from bot.tables.show.notes import tournament_lines
from bot.tables.show.status import asked, info, trouble_lines
from bot.tables.time.away_views import away_lines
from games.players import Level

MAX_REASON = 200
"""Characters of the reason a manager gives for replacing a player."""


def _when_shared(interaction: discord.Interaction) -> Ack:
    """In a conversation of others the lobby is the answer itself."""
    return Ack.SHARED if in_conversation(interaction) else Ack.REPLY


class TableCog(
    AbsenceCommands,
    BranchCommands,
    CarryingCommands,
    commands.GroupCog,
    group_name=message("cmd-table"),
    group_description=message("cmd-table-about"),
    name="table",
):
    """Everything under ``/table``, and the buttons that do the same."""

    def __init__(self, client: TableClient) -> None:
        super().__init__()
        self.client = client
        self.context = client.context
        self.tables = client.tables

    @command("table-open", ack=_when_shared)
    @app_commands.choices(
        game=game_choices(),
        pace=choices("pace", *Pace),
        late=choices("late", *Late),
        take_backs=choices("option-undo", CONSENT, FREE),
        fill=choices("level", *Level),
    )
    @app_commands.autocomplete(preset=preset_choices)
    async def open(
        self,
        request: Request,
        game: str,
        preset: str | None = None,
        pace: str | None = None,
        late: str | None = None,
        take_backs: str | None = None,
        rated: bool | None = None,
        private: bool = False,
        start: str | None = None,
        fill: str | None = None,
        invite: discord.User | None = None,
        invite_2: discord.User | None = None,
        invite_3: discord.User | None = None,
        invite_4: discord.User | None = None,
        invite_5: discord.User | None = None,
    ) -> None:
        guests = invited(request.interaction, game, (invite, invite_2, invite_3, invite_4, invite_5))
        language, user = request.localizer.language, request.user_id
        waits_for = await invitations_of(self.client, user, language, start, fill, private=private, guests=guests)
        undo = None if take_backs is None else take_backs != FREE
        terms = TableTerms(pace_of(pace), late_of(late) or Late.VOTE, undo, rated, invitations=waits_for)
        table = await opened(self.client, request, game, preset_of(game, preset), terms, guests)
        localizer = await self.context.localizer(request.interaction, table)
        if request.ack is Ack.SHARED:
            await open_here(self.client, request, table)
            return
        told = "said-opened-message" if table.by_message else "said-opened"
        words = localizer.format(told, table=str(table.id), **({} if table.by_message else {"channel": place(table)}))
        await request.show(own_lobby(table, user, localizer, words))

    @command("table-join", needs=TO_JOIN)
    @button("join", needs=TO_JOIN, ack=when_sure)
    async def join(self, request: Request, found: Stored | TypedCode) -> None:
        if isinstance(found, TypedCode):
            await ask_in(self.client, request, found)
        else:
            await join(self.client, request, found)

    @button("decline", needs=STORED)
    async def on_decline(self, request: ComponentInteraction, found: Stored) -> None:
        table = await invitations.decline(self.tables, found.table.id, request.user_id, found)
        await request.say("said-declined", table=str(table.id))

    @command("table-leave", needs=TABLE_ID)
    @button("leave", needs=TABLE_ID)
    async def leave(self, request: Request, table_id: int) -> None:
        table = await self.tables.get(table_id)
        seat = table.seat_of(request.user_id)
        if table.status is Status.RUNNING and seat is not None:
            localizer = await self.context.localizer(request.interaction, table)
            await request.show(leaving_panel(table, seat, localizer))
            return
        await lobby.leave(self.tables, table_id, request.user_id)
        await request.say("said-left", table=str(table_id))

    @command("table-start", needs=TABLE_ID)
    @button("start", needs=TABLE_ID)
    async def start(self, request: Request, table_id: int) -> None:
        await lobby.start(self.tables, table_id, actor(request.interaction))
        await request.say("said-started", table=str(table_id))

    @command("table-close", needs=TABLE)
    async def close(self, request: Request, table: Table) -> None:
        administration.require_closer(table, actor(request.interaction))
        if table.status is not Status.RUNNING and not table.in_tournament:
            await self.on_close(request, table.id)
            return
        localizer = request.localizer
        sure, label = Id("close", table.id, table.revision), localizer.format("button-close")
        button = CairnButton(sure, label, style=discord.ButtonStyle.danger)
        words = "\n".join([localizer.format("close-sure"), *tournament_lines(table, localizer)])
        await request.show(confirm(table, localizer, words, button))

    @button("close", needs=TABLE_ID, ack=Ack.UPDATE)
    async def on_close(self, request: Request, table_id: int) -> None:
        await administration.close(self.tables, table_id, actor(request.interaction))
        await request.say("said-closed", table=str(table_id))

    @command("table-computer", needs=STORED)
    @app_commands.choices(level=choices("level", *Level))
    async def computer(self, request: Request, found: Stored, level: str) -> None:
        table = found.table
        new, by = await self.context.newcomers.is_new(request.user_id, table.game), actor(request.interaction)
        after = await lobby.add_computer(self.tables, table.id, Level(level), by, found, new=new)
        localizer = await self.context.localizer(request.interaction, after)
        said = [localizer.format("said-computer", table=str(after.id), who=computer_text(after.seats[-1]))]
        said += [localizer.format("computer-hints")] if after.hints_allowed and not table.hints_allowed else []
        await request.show(text_message("\n".join(said)))

    @command("table-kick", needs=TABLE)
    @app_commands.autocomplete(computer=computer_choices)
    async def kick(
        self, request: Request, table: Table, player: discord.User | None = None, computer: str | None = None
    ) -> None:
        by = actor(request.interaction)
        if player is not None and computer is None:
            await lobby.kick(self.tables, table.id, player.id, by)
            await request.say("said-kicked", table=str(table.id), name=shown_name(player))
        elif computer is not None and player is None:
            seat = _computer(table, computer)
            await lobby.remove_computer(self.tables, table.id, computer, by)
            await request.say("said-kicked", table=str(table.id), name=computer_text(seat))
        else:
            raise Refusal("refusal-kick-whom")

    @command("table-replace", needs=TABLE)
    @app_commands.choices(level=choices("level", *Level))
    @app_commands.autocomplete(computer=computer_choices)
    async def replace(
        self,
        request: Request,
        table: Table,
        old: discord.User | None = None,
        computer: str | None = None,
        new: discord.User | None = None,
        level: str | None = None,
        reason: app_commands.Range[str, 1, MAX_REASON] | None = None,
    ) -> None:
        if (old is None) == (computer is None) or (new is None) == (level is None):
            raise Refusal("refusal-replace-whom")
        seat = _person(table, old) if old is not None else _computer(table, computer or "")
        player = _member(new) if new is not None else Level(level or "")
        by, why = actor(request.interaction), escaped(reason) if reason else ""
        after = await seat_offers.hand_over(self.tables, table.id, seat.seat, player, by, reason=why)
        if offers := after.asking(SeatOffer, seat.seat):
            who = user_mentions(seat_offers.pending(after, offers[0]))
            await request.say("said-seat-offered", table=str(table.id), who=who)
            return
        gone, came = seat_name(seat, request.localizer), seat_name(after.seats[seat.seat], request.localizer)
        await request.say("said-replaced", table=str(table.id), old=gone, new=came)

    @command("table-undo", needs=TO_PLAY)
    async def undo(self, request: Request, found: Stored) -> None:
        await take_back(self.client, request, found, None)

    @command("table-nudge", needs=SEATED_TABLE)
    @button("nudge", needs=SEATED_TABLE, ack=when_sure)
    async def nudge(self, request: Request, table: Table) -> None:
        if request.sure:
            await administration.nudge(self.tables, table.id, request.user_id, table)
            await request.say("said-nudged")
            return
        administration.require_nudgeable(self.tables, table, request.user_id)
        localizer = request.localizer
        words = localizer.format("nudge-sure", who=user_mentions(table.awaited), asked=asked(table))
        button = CairnButton(Id("nudge", table.id, arg=SURE), localizer.format("button-nudge"))
        await request.show(confirm(table, localizer, words, button))

    @command("table-info", needs=TABLE)
    @button("info", needs=TABLE)
    async def info(self, request: Request, table: Table) -> None:
        interaction, localizer = request.interaction, request.localizer
        self.client.watch(table)
        here = interaction.guild_id == table.guild_id and not table.by_message
        elsewhere = here and interaction.channel_id != table.channel_id
        trouble = read_trouble(await self.client.store.read(outbox.find_post, table.id, Kind.TROUBLE))
        gone = trouble is not None or (elsewhere and await self.client.channel_gone(table.channel_id or 0))
        movable = elsewhere and table.live and gone
        notes = [*trouble_lines(table, trouble, localizer), *self.client.history_note(table, localizer)]
        if table.status is Status.RUNNING and not table.present:
            notes.append(localizer.format("nobody-plays"))
        notes += away_lines(table, await self.tables.away(table), self.tables.now(), localizer)
        by = actor(interaction)
        owns = manages(table, by) or ((here or table.by_message) and by.user_id == table.owner_id)
        again = owns and table.status is Status.QUARANTINED
        await request.show(info(table, localizer, notes=notes, move_here=movable, try_again=again))

    @button("try-again", needs=TABLE_ID, ack=Ack.UPDATE)
    async def on_try_again(self, request: ComponentInteraction, table_id: int) -> None:
        await repair.try_again(self.tables, table_id, actor(request.interaction))
        await request.say("said-goes-on", table=str(table_id))

    @button("move", needs=TABLE_ID, ack=Ack.UPDATE)
    async def on_move(self, request: ComponentInteraction, table_id: int) -> None:
        await require_place(self.context, request)
        interaction = request.interaction
        await administration.move(self.tables, table_id, interaction.channel_id or 0, actor(interaction))
        await request.say("said-moved", table=str(table_id))


def _person(table: Table, user: discord.User) -> Seat:
    seat = table.seat_of(user.id)
    if seat is None:
        raise Refusal("refusal-not-at-table", name=shown_name(user))
    return seat


def _member(user: discord.User | discord.Member) -> Person:
    """A person of this server, to whom a seat may be offered. Raises Refusal for anybody else."""
    if not isinstance(user, discord.Member):
        raise Refusal("refusal-not-a-member", name=f"<@{user.id}>")
    return person(user)


def _computer(table: Table, first_name: str) -> Seat:
    seat = table.computer(first_name)
    if seat is None:
        raise Refusal("refusal-no-computer")
    return seat
