"""``/learn``: the lessons of a game, for one person alone. Nothing of it is posted, and nothing counts."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.core.localizer import Localizer
from bot.discord.choices import ASK, PanelPage
from bot.discord.commands import command, game_choices
from bot.discord.interactions import ComponentInteraction, button, menu
from bot.discord.replies import Ack, Request
from bot.learning.course import begun, games_menu, stopped
from bot.learning.course import menu as menu_of
from bot.learning.first_table import first_table
from bot.learning.service import LessonPage, Lessons
from bot.learning.views import LessonDesk, Way
from bot.tables.core.arguments import SEATED
from bot.tables.core.client import TableClient
from bot.tables.core.context import requester
from bot.tables.core.model import Position
from bot.tables.core.refusals import Refusal
from games import GAMES


def _when_going(request: ComponentInteraction) -> Ack:
    """Answer beside the lesson where there is more to look at."""
    return Ack.REPLY if request.arg.endswith((f".{Way.SIGNS}", f".{Way.LOOK}")) else Ack.UPDATE


class LearnCog(commands.Cog):
    """Lessons: begun by a command or a button, gone through in one private message."""

    def __init__(self, client: TableClient, lessons: Lessons) -> None:
        self.client = client
        self.context = client.context
        self.lessons = lessons

    @command("learn")
    @app_commands.choices(game=game_choices())
    async def learn(self, request: Request, game: str | None = None) -> None:
        if game is not None:
            await self._enter(request, game)
            return
        try:
            here = (await self.context.table(request.interaction)).game
        except Refusal:
            here = None
        await request.show(games_menu(here, request.localizer))

    @button("learn")
    async def on_learn(self, request: ComponentInteraction) -> None:
        """From a lobby, a page of rules, an answer: in a message of its own."""
        game = request.arg
        if request.id.table or not game:
            game = (await self.context.known(request.interaction, request.id.table)).game
        await self._enter(request, game)

    @button("play-now")
    async def on_play_now(self, request: ComponentInteraction) -> None:
        """A first game, for who has learnt how it goes: at a table of their own, against gentle computer players."""
        table = await first_table(self.client, request, request.arg)
        await request.show(begun(table, await self.context.localizer(request.interaction, table)))

    @button("no-hints", needs=SEATED, ack=Ack.UPDATE)
    async def on_no_hints(self, request: ComponentInteraction, position: Position) -> None:
        """No more hints in panels, at any table; the panel without it."""
        await self.context.change_own(request.interaction, hints=False)
        notes = [request.localizer.format("said-no-hints")]
        await self.context.show_panel(request, position, notes=notes)

    @button("lesson-begin", ack=Ack.UPDATE)
    async def on_begin(self, request: ComponentInteraction) -> None:
        game, _, lesson = request.arg.partition(".")
        await self._show(request, await self.lessons.begin(request.user_id, game, lesson))

    @menu("try")
    @button("try", ack=Ack.UPDATE)
    async def on_choice(self, request: ComponentInteraction) -> None:
        game, _, key = request.arg.partition(".")
        path = (request.value or key).removesuffix(ASK)
        await self._show(request, await self.lessons.choose(request.user_id, game, request.id.revision, path))

    @menu("try-group")
    @button("try-panel", ack=Ack.UPDATE)
    async def on_place(self, request: ComponentInteraction) -> None:
        """Another page of a menu, or one of its groups."""
        game, _, at = request.arg.partition(".")
        page = await self.lessons.look(request.user_id, game, request.id.revision)
        await self._show(request, page, PanelPage.parsed(request.value or at))

    @button("lesson", ack=_when_going)
    async def on_way(self, request: ComponentInteraction) -> None:
        """On, back, from the beginning; what the signs mean, the whole board; enough for now."""
        game, _, what = request.arg.partition(".")
        user, revision = request.user_id, request.id.revision
        match what:
            case Way.ON:
                page = await self.lessons.go_on(user, game, revision)
            case Way.BACK:
                page = await self.lessons.back(user, game, revision)
            case Way.AGAIN:
                page = await self.lessons.again(user, game, revision)
            case Way.SIGNS:
                page = await self.lessons.look(user, game, revision)
                await request.show(await self._desk(request, page).signs(self.client.render_pool))
                return
            case Way.LOOK:
                page = await self.lessons.look(user, game, revision)
                await request.show(await self._desk(request, page).look(self.client.render_pool))
                return
            case Way.STOP if game in GAMES:
                await request.show(stopped(await self.lessons.course(user, game), _words(request, game)))
                return
            case _:
                raise Refusal("refusal-old-button")
        await self._show(request, page)

    async def _enter(self, request: Request, game: str) -> None:
        """Where they are in a lesson, or what there is to choose from."""
        course = await self.lessons.course(request.user_id, game)
        if course.open and len(course.game.lessons) > 1:
            await request.show(menu_of(course, _words(request, game)))
        else:
            await self._show(request, await self.lessons.open(request.user_id, game))

    def _desk(self, request: Request, page: LessonPage, place: PanelPage | None = None) -> LessonDesk:
        return LessonDesk(page, requester(request.interaction), request.localizer.language, place)

    async def _show(self, request: Request, page: LessonPage, place: PanelPage | None = None) -> None:
        desk = self._desk(request, page, place)
        request.localizer = desk.localizer
        await request.show(await desk.message(self.client.render_pool))


def _words(request: Request, game: str) -> Localizer:
    """The reader's language, with the words of ``game``."""
    return Localizer(request.localizer.language, game)
