"""*Try it*: a private line of play, from the panel, from *Plan ahead* and from the replay."""

from __future__ import annotations

from typing import NamedTuple

from discord.ext import commands
from msgspec.structs import replace

from bot.analysis.service import AnalysisService, Beginning, TriedPosition
from bot.analysis.views import name_form, try_page
from bot.core.workers.drawing_pool import PanelPictures, RenderPool
from bot.discord.choices import ASK, PanelPage
from bot.discord.interactions import ComponentInteraction, button, form, menu
from bot.discord.replies import Ack, Request
from bot.premoves.cog import show_laid
from bot.premoves.views import Cursor
from bot.tables.core.arguments import SEATED
from bot.tables.core.client import TableClient
from bot.tables.core.model import Position
from bot.tables.core.refusals import Refusal
from bot.tables.history import replays
from bot.tables.history.log import log_lines
from bot.tables.show.help_buttons import TURN
from bot.tables.show.names import render_context
from bot.tables.show.panel import unfolded
from games.engine import Decision
from render.scene import Picture

MAX_BOARDS = 2
"""Pictures of the board: close-ups come after them."""
MAX_HAPPENED = 6
"""Lines of what has happened at the table since."""


class Since(NamedTuple):
    """The news of a table since a position: lines of its log, and its first turn after that."""

    lines: list[str]
    turn: int | None


class AnalysisCog(commands.Cog):
    """The page of a line, which changes in its place with every choice. All answers are for one reader alone."""

    def __init__(self, client: TableClient, analyses: AnalysisService) -> None:
        self.client, self.context, self.tables, self.analyses = client, client.context, client.tables, analyses

    @button("analysis", needs=SEATED, ack=Ack.UPDATE)
    async def on_try(self, request: ComponentInteraction, position: Position) -> None:
        """Opens the newest line of the position as it is, or as it was at the end of a turn."""
        begin = await self._end_of(position, request, request.id.revision) if request.arg == TURN else None
        await self._show(request, await self.analyses.open(position, request.user_id, begin))

    @button("analysis-at", needs=SEATED, ack=Ack.UPDATE)
    async def on_at(self, request: ComponentInteraction, position: Position) -> None:
        at = Cursor.parsed(request.arg)
        tried = await self.analyses.look(position, request.user_id, at.number, at.step)
        await self._show(request, tried, PanelPage.parsed(at.rest))

    @menu("analysis-group", needs=SEATED)
    async def on_group(self, request: ComponentInteraction, position: Position) -> None:
        at = Cursor.parsed(request.arg)
        tried = await self.analyses.look(position, request.user_id, at.number, at.step)
        await self._show(request, tried, PanelPage.parsed(request.value))

    @menu("analysis-line", needs=SEATED)
    async def on_line(self, request: ComponentInteraction, position: Position) -> None:
        number = int(request.value) if request.value.isdecimal() and len(request.value) < 5 else 0
        await self._show(request, await self.analyses.look(position, request.user_id, number))

    @menu("analysis-act", needs=SEATED)
    @button("analysis-act", needs=SEATED, ack=Ack.UPDATE)
    async def on_act(self, request: ComponentInteraction, position: Position) -> None:
        at = Cursor.parsed(request.arg)
        key, drawn_at = (request.value or at.rest).removesuffix(ASK), request.id.revision
        tried = await self.analyses.choose(position, request.user_id, at.number, at.step, key, drawn_at)
        await self._show(request, tried)

    @menu("analysis-offer", needs=SEATED)
    async def on_offer(self, request: ComponentInteraction, position: Position) -> None:
        """Does something that nobody waits for; the menu names whose it is."""
        at, drawn_at = Cursor.parsed(request.arg), request.id.revision
        by, _, _ = at.rest.partition(".")
        seat = int(by) if by.isdecimal() and int(by) < len(position.table.seats) else 0
        user = request.user_id
        tried = await self.analyses.choose(position, user, at.number, at.step, request.value, drawn_at, seat)
        await self._show(request, tried)

    @button("analysis-computer", needs=SEATED, ack=Ack.UPDATE)
    async def on_computer(self, request: ComponentInteraction, position: Position) -> None:
        at = Cursor.parsed(request.arg)
        await self._show(request, await self.analyses.answer(position, request.user_id, at.number, at.step))

    @button("analysis-deal", needs=SEATED, ack=Ack.UPDATE)
    async def on_deal(self, request: ComponentInteraction, position: Position) -> None:
        """Another deal of the position where the line begins, or where that is not kept of the one there is now."""
        line = await self.analyses.look(position, request.user_id, Cursor.parsed(request.arg).number)
        begin = await self._at_revision(position, line.dealt.deal.revision)
        await self._show(request, await self.analyses.another(position, request.user_id, begin))

    @button("analysis-keep", needs=SEATED, ack=Ack.FORM)
    async def ask_name(self, request: ComponentInteraction, position: Position) -> None:
        at = Cursor.parsed(request.arg)
        line = (await self.analyses.look(position, request.user_id, at.number, at.step)).line
        await request.ask(name_form(position.table, at, line.name, request.localizer))

    @form("analysis-keep", needs=SEATED)
    async def on_name(self, request: ComponentInteraction, position: Position) -> None:
        at, name = Cursor.parsed(request.arg), request.typed("name")
        await self._show(request, await self.analyses.keep(position, request.user_id, at.number, at.step, name))

    @button("analysis-drop", needs=SEATED, ack=Ack.UPDATE)
    async def on_drop(self, request: ComponentInteraction, position: Position) -> None:
        number = Cursor.parsed(request.arg).number
        await self._show(request, await self.analyses.drop(position, request.user_id, number))

    @button("analysis-order", needs=SEATED, ack=Ack.UPDATE)
    async def on_order(self, request: ComponentInteraction, position: Position) -> None:
        """Makes the first own turn of a line the order for the next one, and shows that."""
        number = Cursor.parsed(request.arg).number
        laid, alternative = await self.analyses.order(position, request.user_id, number)
        await show_laid(self.client, request, laid, Cursor(alternative))

    async def _end_of(self, position: Position, request: Request, turn: int) -> Beginning:
        """The end of a turn as the reader may see it again. Raises Refusal where they do not see their hand there."""
        moment = await replays.moment(self.tables, position, request.user_id, turn, replays.OWN)
        if moment.turn.end is None or not moment.hands:
            raise Refusal("refusal-try-turn")
        return await self._at_revision(position, moment.turn.end.revision)

    async def _at_revision(self, position: Position, revision: int) -> Beginning:
        """The position at the end of a turn, by its revision; the present one for any other."""
        past = None if revision == position.table.revision else await replays.at_end(self.tables, position, revision)
        return Beginning(position, position.table.revision) if past is None else Beginning(past, revision)

    async def _show(self, request: Request, tried: TriedPosition, place: PanelPage | None = None) -> None:
        localizer = request.localizer = await self.context.localizer(request.interaction, tried.position)
        at, imagined, mover = place or PanelPage(), tried.dealt.position, tried.dealt.mover
        decision = None if mover is None else at.of(imagined.decisions_of(mover))
        decision = unfolded(imagined, decision) if decision else None
        boards, looked_at = await drawn(self.context.render_pool, tried, decision, request.user_id, localizer.language)
        since = await self._since(request, tried)
        await request.show(
            try_page(
                tried,
                decision,
                localizer,
                place=at,
                boards=boards,
                looked_at=looked_at.pictures,
                letters=looked_at.letters,
                happened=since.lines,
                since=since.turn,
            )
        )

    async def _since(self, request: Request, tried: TriedPosition) -> Since:
        """The news of the table since the position where a line begins, as the reader may know it."""
        position, revision = tried.position, tried.dealt.deal.revision
        if revision == position.table.revision:
            return Since([], None)
        turns = await replays.told_since(self.tables, position, request.user_id, revision)
        lines = [line for turn in turns for line in log_lines(turn.events, request.localizer)][:MAX_HAPPENED]
        ended = next((turn.number for turn in turns if turn.end is not None), None)
        heading = [request.localizer.format("try-happened")] if lines else []
        return Since([*heading, *lines], ended)


async def drawn(
    pool: RenderPool, tried: TriedPosition, decision: Decision | None, user_id: int, language: str
) -> tuple[list[Picture], PanelPictures]:
    """The board with what differs marked, and what the mover looks at, or the owner's hand; guesses in both."""
    imagined, mine = tried.dealt.position, tried.dealt.deal.seat
    on, touched = render_context(tried.position.table, language), tried.dealt.touched
    eyes = mine if decision is None else decision.seat
    own, theirs = (replace(on, guessed=tried.dealt.guessed(each)) for each in (mine, eyes))
    boards = (await pool.board(own, imagined.view(None), touched=touched))[:MAX_BOARDS]
    if decision is None:
        hand = await pool.hand(theirs, imagined.view(eyes), touched=touched)
        return boards, PanelPictures([] if hand is None else [hand])
    turn = ("try", user_id, tried.position.table.id, eyes, imagined.game.turn(imagined.state))
    return boards, await pool.panel(theirs, imagined.view(eyes), decision, turn=turn, touched=touched)
