"""``/learn``: the lessons of a game, for one person alone. Nothing of it is posted, and nothing counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.lessons.lessons import LessonPage
from bot.localizer import Localizer
from bot.model.table import Table
from bot.tables.refusal import Refusal
from bot.ui.choices import ASK, Place
from bot.ui.commands import about, arguments, game_choices
from bot.ui.context import RequestContext, requester
from bot.ui.course import menu, stopped
from bot.ui.items import Press
from bot.ui.learn_button import learn_button
from bot.ui.lesson import LessonDesk, Way
from bot.ui.message import Message, layout, row, text_block, text_message
from bot.ui.reply import Reply
from games import GAMES
from games.engine import text

if TYPE_CHECKING:
    from bot.client import Cairn


class LearnCog(commands.Cog):
    """Lessons: begun by a command or a button, gone through in one private message."""

    def __init__(self, client: Cairn) -> None:
        self.client = client
        self.context = client.context
        self.lessons = client.context.lessons
        client.handlers.add(
            learn=self.on_learn,
            no_hints=self.on_no_hints,
            lesson=self.on_way,
            lesson_begin=self.on_begin,
            try_group=self.on_place,
            try_panel=self.on_place,
            **{"try": self.on_choice},
        )

    @app_commands.command(**about("learn"))
    @arguments("game")
    @app_commands.choices(game=game_choices())
    async def learn(self, interaction: discord.Interaction, game: str | None = None) -> None:
        async with Reply(interaction) as reply:
            key = game or (await self.context.table(interaction)).game
            await self._enter(reply, key)

    async def on_learn(self, press: Press) -> None:
        """From a lobby, a page of rules, an answer: in a message of its own."""
        async with Reply(press.interaction) as reply:
            game = press.id.arg
            if press.id.table or not game:
                game = (await self.context.known(press.interaction, press.id.table)).game
            await self._enter(reply, game)

    async def on_no_hints(self, press: Press) -> None:
        """No more hints in panels, at any table; the panel without it."""
        async with Reply(press.interaction, update=True) as reply:
            position = await self.context.seated(press.interaction, press.id.table)
            own = await self.context.user_settings(press.interaction)
            await self.context.save_settings(press.interaction, user=msgspec.structs.replace(own, hints=False))
            localizer = await self.context.localizer(press.interaction, position.table)
            await self.context.show_panel(reply, position, localizer, notes=[localizer.format("said-no-hints")])

    async def on_begin(self, press: Press) -> None:
        async with Reply(press.interaction, update=True) as reply:
            game, _, lesson = press.id.arg.partition(".")
            await self._show(reply, await self.lessons.begin(press.interaction.user.id, game, lesson))

    async def on_choice(self, press: Press) -> None:
        async with Reply(press.interaction, update=True) as reply:
            game, _, key = press.id.arg.partition(".")
            path = (press.values[0] if press.values else key).removesuffix(ASK)
            page = await self.lessons.choose(press.interaction.user.id, game, press.id.revision, path)
            await self._show(reply, page)

    async def on_place(self, press: Press) -> None:
        """Another page of a menu, or one of its groups."""
        async with Reply(press.interaction, update=True) as reply:
            game, _, at = press.id.arg.partition(".")
            place = Place.parsed(press.values[0] if press.values else at)
            await self._show(reply, await self.lessons.look(press.interaction.user.id, game, press.id.revision), place)

    async def on_way(self, press: Press) -> None:
        """On, back, from the beginning; what the signs mean; enough for now."""
        game, _, what = press.id.arg.partition(".")
        user, revision = press.interaction.user.id, press.id.revision
        async with Reply(press.interaction, update=what != Way.SIGNS) as reply:
            match what:
                case Way.ON:
                    page = await self.lessons.go_on(user, game, revision)
                case Way.BACK:
                    page = await self.lessons.back(user, game, revision)
                case Way.AGAIN:
                    page = await self.lessons.again(user, game, revision)
                case Way.SIGNS:
                    page = await self.lessons.look(user, game, revision)
                    await reply.show(await (await self._desk(reply, page)).signs(self.client.render_pool))
                    return
                case Way.STOP if game in GAMES:
                    course = await self.lessons.course(user, game)
                    await reply.show(stopped(course, await self._words(reply, game)))
                    return
                case _:
                    raise Refusal("refusal-old-button")
            await self._show(reply, page)

    async def _enter(self, reply: Reply, game: str) -> None:
        """Where they are in a lesson, or what there is to choose from."""
        user = reply.interaction.user.id
        course = await self.lessons.course(user, game)
        if course.open and len(course.game.lessons) > 1:
            await reply.show(menu(course, await self._words(reply, game)))
        else:
            await self._show(reply, await self.lessons.open(user, game))

    async def _words(self, reply: Reply, game: str) -> Localizer:
        """The reader's language, with the words of ``game``."""
        return Localizer((await self.context.localizer(reply.interaction)).language, game)

    async def _desk(self, reply: Reply, page: LessonPage, place: Place | None = None) -> LessonDesk:
        localizer = await self.context.localizer(reply.interaction)
        return LessonDesk(page, requester(reply.interaction), localizer.language, place)

    async def _show(self, reply: Reply, page: LessonPage, place: Place | None = None) -> None:
        desk = await self._desk(reply, page, place)
        reply.localizer = desk.localizer
        await reply.show(await desk.message(self.client.render_pool))


async def welcome(reply: Reply, context: RequestContext, table: Table, said: str) -> Message:
    """What is ``said`` to who joins ``table``, with the way to its lesson for somebody new to the game."""
    if not await context.lessons.invite(reply.interaction.user.id, table.game):
        return text_message(said)
    localizer = await context.localizer(reply.interaction, table)
    offer = localizer.format("lesson-offer", game=text("game-name"))
    return Message(layout(text_block(f"{said}\n{offer}"), row(learn_button(localizer, table=table.id))))


async def setup(client: Cairn) -> None:
    await client.add_cog(LearnCog(client))
