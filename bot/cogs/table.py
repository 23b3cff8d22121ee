"""``/table``: open, join and manage tables; and the buttons below a lobby message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.branching import BranchCommands
from bot.cogs.carrying import CarryingCommands
from bot.cogs.common import SURE, TableNumber, chosen, confirm, table_choices
from bot.cogs.computers import computer_choices
from bot.cogs.joining import join
from bot.cogs.leaving import AbsenceCommands
from bot.cogs.opening import (
    Terms,
    gathering_of,
    invited,
    late_of,
    opened,
    pace_of,
    preset_choices,
    preset_of,
    require_permissions,
)
from bot.cogs.play import take_back
from bot.model.absence import Late
from bot.model.clock import Pace
from bot.model.outbox import TROUBLE, read_trouble
from bot.model.table import Person, Seat, Status, Table
from bot.tables import administration, gathering, lobby, repair, seats
from bot.tables.base import require_owner
from bot.tables.refusal import Refusal
from bot.tables.seats import user_mentions
from bot.ui.away import away_lines
from bot.ui.commands import about, arguments, choices, game_choices, message
from bot.ui.context import actor, person, shown_name
from bot.ui.ids import Id
from bot.ui.items import CairnButton, Press
from bot.ui.leaving import leaving_panel
from bot.ui.message import text_message
from bot.ui.names import computer_text, seat_name
from bot.ui.reply import Reply
from bot.ui.sanitize import escaped
from bot.ui.status import asked, info, trouble_lines
from bot.ui.table_options import CONSENT, FREE
from games.engine import Argument, text
from games.players import Level

if TYPE_CHECKING:
    from bot.client import Cairn


REASON = 200
"""Characters of the reason a manager gives for replacing a player."""


@app_commands.guild_only()
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

    def __init__(self, client: Cairn) -> None:
        super().__init__()
        self.client = client
        self.context = client.context
        self.tables = client.tables
        client.handlers.add(
            join=self.on_join,
            decline=self.on_decline,
            leave=self.on_leave,
            start=self.on_start,
            close=self.on_close,
            branch=self.on_branch,
            nudge=self.on_nudge,
            info=self.on_info,
            move=self.on_move,
            try_again=self.on_try_again,
        )

    @app_commands.command(**about("table-open"))
    @arguments("game", "preset", "pace", "late", "take_backs", "rated", "private", "start", "fill")
    @arguments("invite", "invite_2", "invite_3", "invite_4", "invite_5")
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
        interaction: discord.Interaction,
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
        async with Reply(interaction) as reply:
            guests = invited(interaction, game, (invite, invite_2, invite_3, invite_4, invite_5))
            reply.localizer, user = await self.context.localizer(interaction), interaction.user.id
            waits_for = await gathering_of(self.client, user, start, fill, private=private, guests=guests)
            undo = None if take_backs is None else take_backs != FREE
            terms = Terms(pace_of(pace), late_of(late) or Late.VOTE, undo, rated, gathering=waits_for)
            await self._open(reply, game, preset_of(game, preset), terms, guests=guests)

    @app_commands.command(**about("table-join"))
    @arguments("table")
    @app_commands.autocomplete(table=table_choices)
    async def join(self, interaction: discord.Interaction, table: TableNumber = None) -> None:
        async with Reply(interaction) as reply:
            await join(self.client, reply, await self.context.stored(interaction, chosen(table)))

    @app_commands.command(**about("table-leave"))
    @arguments("table")
    @app_commands.autocomplete(table=table_choices)
    async def leave(self, interaction: discord.Interaction, table: TableNumber = None) -> None:
        async with Reply(interaction) as reply:
            found = await self.context.table(interaction, chosen(table))
            await self._leave(reply, found.id)

    @app_commands.command(**about("table-start"))
    @arguments("table")
    @app_commands.autocomplete(table=table_choices)
    async def start(self, interaction: discord.Interaction, table: TableNumber = None) -> None:
        async with Reply(interaction) as reply:
            found = await self.context.table(interaction, chosen(table))
            await self._start(reply, found.id)

    @app_commands.command(**about("table-close"))
    @arguments("table")
    @app_commands.autocomplete(table=table_choices)
    async def close(self, interaction: discord.Interaction, table: TableNumber = None) -> None:
        async with Reply(interaction) as reply:
            found = await self.context.table(interaction, chosen(table))
            require_owner(found, actor(interaction))
            if found.status is Status.RUNNING:
                localizer = await self.context.localizer(interaction, found)
                sure, label = Id("close", found.id, found.revision), localizer.format("button-close")
                button = CairnButton(sure, label, style=discord.ButtonStyle.danger)
                await reply.show(confirm(found, localizer, localizer.format("close-sure"), button))
            else:
                await self._close(reply, found.id)

    @app_commands.command(**about("table-computer"))
    @arguments("level", "table")
    @app_commands.choices(level=choices("level", *Level))
    @app_commands.autocomplete(table=table_choices)
    async def computer(self, interaction: discord.Interaction, level: str, table: TableNumber = None) -> None:
        async with Reply(interaction) as reply:
            found = await self.context.table(interaction, chosen(table))
            found = await lobby.add_computer(self.tables, found.id, Level(level), actor(interaction))
            await self._say(reply, "said-computer", found, who=computer_text(found.seats[-1]))

    @app_commands.command(**about("table-kick"))
    @arguments("player", "computer", "table")
    @app_commands.autocomplete(computer=computer_choices, table=table_choices)
    async def kick(
        self,
        interaction: discord.Interaction,
        player: discord.User | None = None,
        computer: str | None = None,
        table: TableNumber = None,
    ) -> None:
        async with Reply(interaction) as reply:
            found = await self.context.table(interaction, chosen(table))
            by = actor(interaction)
            if player is not None and computer is None:
                await lobby.kick(self.tables, found.id, player.id, by)
                await self._say(reply, "said-kicked", found, name=shown_name(player))
            elif computer is not None and player is None:
                seat = _computer(found, computer)
                await lobby.remove_computer(self.tables, found.id, computer, by)
                await self._say(reply, "said-kicked", found, name=computer_text(seat))
            else:
                raise Refusal("refusal-kick-whom")

    @app_commands.command(**about("table-replace"))
    @arguments("old", "computer", "new", "level", "reason", "table")
    @app_commands.choices(level=choices("level", *Level))
    @app_commands.autocomplete(computer=computer_choices, table=table_choices)
    async def replace(
        self,
        interaction: discord.Interaction,
        old: discord.User | None = None,
        computer: str | None = None,
        new: discord.User | None = None,
        level: str | None = None,
        reason: app_commands.Range[str, 1, REASON] | None = None,
        table: TableNumber = None,
    ) -> None:
        async with Reply(interaction) as reply:
            found = await self.context.table(interaction, chosen(table))
            if (old is None) == (computer is None) or (new is None) == (level is None):
                raise Refusal("refusal-replace-whom")
            seat = _person(found, old) if old is not None else _computer(found, computer or "")
            player = _member(new) if new is not None else Level(level or "")
            after = await seats.hand_over(
                self.tables, found.id, seat.seat, player, actor(interaction), reason=escaped(reason) if reason else ""
            )
            offer = after.offer_of(seat.seat)
            if offer is not None:
                await self._say(reply, "said-seat-offered", after, who=user_mentions(offer.asked))
                return
            localizer = await self.context.localizer(interaction, found)
            gone, came = seat_name(seat, localizer), seat_name(after.seats[seat.seat], localizer)
            await self._say(reply, "said-replaced", after, old=gone, new=came)

    @app_commands.command(**about("table-undo"))
    @arguments("table")
    @app_commands.autocomplete(table=table_choices)
    async def undo(self, interaction: discord.Interaction, table: TableNumber = None) -> None:
        async with Reply(interaction) as reply:
            found = await self.context.table(interaction, chosen(table))
            await take_back(self.client, reply, found.id, None)

    @app_commands.command(**about("table-nudge"))
    @arguments("table")
    @app_commands.autocomplete(table=table_choices)
    async def nudge(self, interaction: discord.Interaction, table: TableNumber = None) -> None:
        async with Reply(interaction) as reply:
            found = await self.context.table(interaction, chosen(table))
            await self._ask_to_nudge(reply, found.id)

    @app_commands.command(**about("table-info"))
    @arguments("table")
    @app_commands.autocomplete(table=table_choices)
    async def info(self, interaction: discord.Interaction, table: TableNumber = None) -> None:
        async with Reply(interaction) as reply:
            await self._info(reply, await self.context.table(interaction, chosen(table)))

    async def on_join(self, press: Press) -> None:
        sure = press.id.arg == SURE
        async with Reply(press.interaction, update=sure) as reply:
            await join(self.client, reply, await self.context.stored(press.interaction, press.id.table), sure=sure)

    async def on_decline(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            found = await self.context.stored(press.interaction, press.id.table)
            table = await gathering.decline(self.tables, found.table.id, press.interaction.user.id, found)
            await self._say(reply, "said-declined", table)

    async def on_leave(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            await self._leave(reply, press.id.table)

    async def on_start(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            await self._start(reply, press.id.table)

    async def on_close(self, press: Press) -> None:
        async with Reply(press.interaction, update=True) as reply:
            await self._close(reply, press.id.table)

    async def on_nudge(self, press: Press) -> None:
        sure = press.id.arg == SURE
        async with Reply(press.interaction, update=sure) as reply:
            await (self._nudge if sure else self._ask_to_nudge)(reply, press.id.table)

    async def on_info(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            await self._info(reply, await self.context.known(press.interaction, press.id.table))

    async def on_try_again(self, press: Press) -> None:
        async with Reply(press.interaction, update=True) as reply:
            table = await repair.try_again(self.tables, press.id.table, actor(press.interaction))
            await self._say(reply, "said-goes-on", table)

    async def on_move(self, press: Press) -> None:
        interaction = press.interaction
        async with Reply(interaction, update=True) as reply:
            require_permissions(reply)
            table = await administration.move(
                self.tables, press.id.table, interaction.channel_id or 0, actor(interaction)
            )
            await self._say(reply, "said-moved", table)

    async def _open(
        self,
        reply: Reply,
        game: str,
        options: dict[str, object],
        terms: Terms,
        guests: Sequence[int] = (),
    ) -> None:
        """Opens a table, and asks ``guests`` to join."""
        table = await opened(self.client, reply, game, options, terms, guests)
        await self._say(reply, "said-opened", table, channel=f"<#{table.channel_id}>")

    async def _leave(self, reply: Reply, table_id: int) -> None:
        table = await self.tables.get(table_id)
        seat = table.seat_of(reply.interaction.user.id)
        if table.status is Status.RUNNING and seat is not None:
            await reply.show(leaving_panel(table, seat, await self.context.localizer(reply.interaction, table)))
            return
        table = await lobby.leave(self.tables, table_id, reply.interaction.user.id)
        await self._say(reply, "said-left", table)

    async def _start(self, reply: Reply, table_id: int) -> None:
        interaction = reply.interaction
        position = await lobby.start(self.tables, table_id, actor(interaction))
        await self._say(reply, "said-started", position.table)

    async def _close(self, reply: Reply, table_id: int) -> None:
        interaction = reply.interaction
        table = await administration.close(self.tables, table_id, actor(interaction))
        await self._say(reply, "said-closed", table)

    async def _ask_to_nudge(self, reply: Reply, table_id: int) -> None:
        table = await administration.nudgeable(self.tables, table_id, reply.interaction.user.id)
        localizer = await self.context.localizer(reply.interaction, table)
        words = localizer.format("nudge-sure", who=user_mentions(table.awaited), asked=asked(table))
        button = CairnButton(Id("nudge", table.id, arg=SURE), localizer.format("button-nudge"))
        await reply.show(confirm(table, localizer, words, button))

    async def _nudge(self, reply: Reply, table_id: int) -> None:
        table = await administration.nudge(self.tables, table_id, reply.interaction.user.id)
        await self._say(reply, "said-nudged", table)

    async def _info(self, reply: Reply, table: Table) -> None:
        interaction = reply.interaction
        localizer = await self.context.localizer(interaction, table)
        self.client.watch(table)
        elsewhere = interaction.guild_id == table.guild_id and interaction.channel_id != table.channel_id
        trouble = read_trouble(await self.client.store.post(table.id, TROUBLE))
        movable = elsewhere and table.live and (trouble is not None or await self.client.channel_gone(table))
        notes = [*trouble_lines(table, trouble, localizer), *self.client.history_note(table, localizer)]
        if table.status is Status.RUNNING and not table.present:
            notes.append(localizer.format("nobody-plays"))
        notes += away_lines(table, await self.tables.away(table), self.tables.now(), localizer)
        by = actor(interaction)
        owns = by.guild_id == table.guild_id and (by.manager or by.user_id == table.owner_id)
        again = owns and table.status is Status.SET_ASIDE
        await reply.show(info(table, localizer, notes=notes, move_here=movable, try_again=again))

    async def _say(self, reply: Reply, id: str, table: Table, **args: Argument) -> None:  # noqa: A002
        localizer = await self.context.localizer(reply.interaction, table)
        said = localizer(text(id, table=str(table.id), **args))
        await reply.show(text_message(said))


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


async def setup(client: Cairn) -> None:
    await client.add_cog(TableCog(client))
