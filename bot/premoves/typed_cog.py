"""``/play``: a choice by its name, taken in one's turn and planned before it."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.localizer import Localizer
from bot.discord.choices import open_choices
from bot.discord.commands import command
from bot.discord.message import shortened
from bot.discord.replies import Request
from bot.discord.sanitize import quoted
from bot.premoves.cog import at_cursor, show_laid
from bot.premoves.model import PremoveState
from bot.premoves.nearest import nearest
from bot.premoves.plans import PlannedPosition
from bot.premoves.service import PremoveService
from bot.premoves.views import Cursor
from bot.tables.core import journal_queries as journal
from bot.tables.core.arguments import STORED, chosen, folded
from bot.tables.core.change import Stored
from bot.tables.core.client import TableClient
from bot.tables.core.model import Position
from bot.tables.core.play_cog import move
from bot.tables.core.refusals import Refusal
from bot.tables.show.panel import marked, warning
from games.engine import Choice

MAX_MEANT = 3
"""How many choices are named that may have been meant."""


class TypedCog(commands.Cog):
    """Choices that are typed."""

    def __init__(self, client: TableClient, premoves: PremoveService) -> None:
        self.client = client
        self.context = client.context
        self.premoves = premoves

    @command("play", needs=STORED)
    async def play(self, request: Request, stored: Stored, choice: str) -> None:
        await self._typed(request, stored, choice.strip())

    @play.autocomplete("choice")
    async def choices(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            position = await self.context.position(interaction, chosen(interaction.namespace.table))
        except Refusal:
            return []
        localizer = (await self.context.localizer(interaction, position.table)).in_words()
        names = {
            choice.key: localizer(choice.label)
            for seat in position.seats_of(interaction.user.id)
            for decision in position.decisions_of(seat)
            for choice in open_choices(marked(decision, position.final_keys(decision)))
        }
        _, planned = await self._plan(position, interaction.user.id)
        names |= {
            key: localizer.format("play-ahead", choice=choice.label)
            for key, choice in (planned.choices() if planned else {}).items()
            if key not in names
        }
        typed = folded(current).split()
        fitting = [key for key, name in names.items() if all(part in folded(f"{name} {key}") for part in typed)]
        return [
            app_commands.Choice(name=shortened(names[key], 100), value=key)
            for key in (fitting or nearest(current, names, MAX_MEANT))[:25]
        ]

    async def _typed(self, request: Request, stored: Stored, typed: str) -> None:
        """Takes the choice whose key or name was typed; asks what was meant where there is and was none."""
        user, position = request.user_id, await self.client.tables.read(stored)
        asked = [each for seat in position.seats_of(user) for each in position.decisions_of(seat)]
        localizer = request.localizer.in_words()
        at, planned = await self._plan(position, user)
        key = _meant(typed, planned.choices() if planned else {}, localizer)
        if key is not None and not any(choice.key == key for each in asked for choice in each.choices):
            await self._set_choice(request, position, at, key, localizer)
            return
        choices = {choice.key: choice for each in asked for choice in each.choices}
        names = {choice.key: localizer(choice.label) for each in asked for choice in open_choices(each)}
        called = next((key for key, name in names.items() if folded(name) == folded(typed)), typed)
        key = typed if typed in choices else called
        if key not in choices and asked and not await self.client.store.read(journal.was_taken, position.table.id, key):
            meant = [names[near] for near in nearest(typed, names, MAX_MEANT)]
            note = localizer.format(
                "play-meant" if meant else "play-unknown",
                typed=quoted(typed),
                meant=localizer.format("semicolon").join(meant),
            )
            await self.context.show_panel(request, position, notes=[f"⚠️ {note}"])
        elif key in choices and choices[key].warning:
            await request.show(warning(position, choices[key], localizer))
        else:
            await move(self.client, request, stored, None, key)

    async def _plan(self, position: Position, user: int) -> tuple[Cursor, PlannedPosition | None]:
        """Where the next choice that is typed goes in the premove of who is not asked now, and what is open there."""
        seats = position.seats_of(user)
        if not seats or seats[0] in position.to_act:
            return Cursor(), None
        premove = await self.premoves.of(position.table.id, user)
        count = len(premove.alternatives) if premove and premove.state is not PremoveState.DROPPED else 0
        for number in (max(count - 1, 0), count):  # a turn that is planned whole is followed by an alternative
            at, found = at_cursor(position, seats[0], premove, Cursor(number))
            if found is None or found.decision is not None:
                break
        return Cursor(at.number, found.fitting if found else 0), found

    async def _set_choice(
        self, request: Request, position: Position, at: Cursor, key: str, localizer: Localizer
    ) -> None:
        """Keeps a choice that was typed before its turn."""
        laid = await self.premoves.set_choice(position.table.id, request.user_id, at.number, at.step, key)
        await show_laid(self.client, request, laid, Cursor(at.number), notes=[localizer.format("plan-kept")])


def _meant(typed: str, choices: Mapping[str, Choice], localizer: Localizer) -> str | None:
    """The key of the one of ``choices`` whose key or name was typed."""
    if typed in choices:
        return typed
    names = {localizer(choice.label).casefold(): key for key, choice in choices.items()}
    return names.get(typed.casefold())
