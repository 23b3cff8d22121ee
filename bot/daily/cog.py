"""``/daily``: the deal of the day, for one person alone; nothing of it is posted."""

from __future__ import annotations

from datetime import date

from discord import ui
from discord.ext import commands

from bot.daily.desk import DailyDesk
from bot.daily.ids import DailyWay, Named, named
from bot.daily.proof import FILE_NAME
from bot.daily.service import Daily, TryPage
from bot.daily.views import overview
from bot.discord.choices import ASK, PanelPage
from bot.discord.commands import command
from bot.discord.interactions import ComponentInteraction, button, menu
from bot.discord.message import Message, layout, text_block
from bot.discord.replies import Ack, Request
from bot.discord.whereabouts import server_of
from bot.tables.core.client import TableClient
from bot.tables.core.context import requester
from bot.tables.core.refusals import Refusal
from bot.tables.show.why_not import ALL_REASONS
from render.scene import Picture

BESIDE = (f".{DailyWay.SIGNS}", f".{DailyWay.LOOK}", f".{DailyWay.PROOF}")
"""How arguments end of what is answered beside the page."""


def _when_beside(request: ComponentInteraction) -> Ack:
    return Ack.REPLY if request.arg.endswith(BESIDE) else Ack.UPDATE


def _when_all_reasons(request: ComponentInteraction) -> Ack:
    return Ack.UPDATE if f".{ALL_REASONS}" in request.arg else Ack.REPLY


class DailyCog(commands.Cog):
    """The deal of the day: its page, and the try in one private message."""

    def __init__(self, client: TableClient, daily: Daily) -> None:
        self.client = client
        self.context = client.context
        self.daily = daily

    @command("daily")
    async def show(self, request: Request) -> None:
        await self._overview(request)

    @button("daily", ack=_when_beside)
    async def on_way(self, request: ComponentInteraction) -> None:
        """The page of a day, and what can be done from it."""
        which, user = named(request.arg), request.user_id
        match which.rest:
            case DailyWay.SHOW:
                await self._overview(request, which.day)
            case DailyWay.BEGIN:
                await self._show(request, await self.daily.begin(user, which.day, counts=True))
            case DailyWay.AGAIN:
                await self._show(request, await self.daily.begin(user, which.day, counts=False))
            case DailyWay.ON:
                await self._show(request, await self._look(request, which))
            case DailyWay.LOOK:
                desk = self._desk(request, await self._look(request, which))
                await request.show(await desk.look(self.client.render_pool))
            case DailyWay.SIGNS:
                desk = self._desk(request, await self._look(request, which))
                await request.show(await desk.signs(self.client.render_pool))
            case DailyWay.PROOF:
                await self._proof(request)
            case _:
                raise Refusal("refusal-old-button")

    @menu("daily-act")
    @button("daily-act", ack=Ack.UPDATE)
    async def on_choice(self, request: ComponentInteraction) -> None:
        """Take a choice; one that gives something away asks once more."""
        which = named(request.arg)
        key = request.value or which.rest
        if key.endswith(ASK):
            desk = self._desk(request, await self._look(request, which))
            asked = desk.ask_once_more(key.removesuffix(ASK))
            await request.show(asked or await desk.message(self.client.render_pool))
            return
        revision = request.id.revision
        page = await self.daily.choose(request.user_id, which.day, revision, key, counts=which.counts)
        await self._show(request, page)

    @menu("daily-group")
    @button("daily-panel", ack=Ack.UPDATE)
    async def on_place(self, request: ComponentInteraction) -> None:
        """Another page of a menu, or one of its groups; the first page where another question is asked by now."""
        which = named(request.arg)
        page = await self._look(request, which)
        stale = request.id.revision != page.attempt.revision
        await self._show(request, page, None if stale else PanelPage.parsed(request.value or which.rest))

    @button("daily-why", ack=_when_all_reasons)
    async def on_why(self, request: ComponentInteraction) -> None:
        """Why choices are withheld; or all reasons, in their place."""
        which = named(request.arg)
        every, _, later = which.rest.partition(".")
        number = (int(later) if later.isdecimal() else 0) if every == ALL_REASONS else None
        await request.show(self._desk(request, await self._look(request, which)).why(number))

    async def _overview(self, request: Request, day: date | None = None, sheet: Picture | None = None) -> None:
        seen = await self.daily.overview(request.user_id, day, server_of(request.interaction))
        settings = await self.context.guild_settings(request.interaction)
        named = settings.daily_channel is not None
        await request.show(overview(seen, request.localizer, named=named, sheet=sheet))

    async def _look(self, request: ComponentInteraction, which: Named) -> TryPage:
        return await self.daily.look(request.user_id, which.day, counts=which.counts)

    def _desk(self, request: Request, page: TryPage, place: PanelPage | None = None) -> DailyDesk:
        return DailyDesk(page, requester(request.interaction), request.localizer.language, place)

    async def _show(self, request: Request, page: TryPage, place: PanelPage | None = None) -> None:
        desk = self._desk(request, page, place)
        if page.course.over and page.attempt.counts:
            sheet = await desk.sheet(self.client.render_pool)
            await self._overview(request, page.attempt.day, sheet)
            return
        request.localizer = desk.localizer
        await request.show(await desk.message(self.client.render_pool))

    async def _proof(self, request: Request) -> None:
        words = text_block(request.localizer.format("daily-proof", file=FILE_NAME))
        await request.show(
            Message(layout(words, ui.File(f"attachment://{FILE_NAME}")), attached={FILE_NAME: await self.daily.proof()})
        )
