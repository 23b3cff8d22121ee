"""The posts of tournaments: sign-up and check-in, standings, the tables of a round, and what is said once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.discord.message import Message, shortened
from bot.discord.sanitize import visible
from bot.outbox import queries as outbox
from bot.outbox.draft import Compose, Draft
from bot.outbox.model import Kind, OutboxItem
from bot.outbox.places import language_on
from bot.outbox.sender import NotYet
from bot.tournaments import queries as tournaments
from bot.tournaments.charts import charts, ranked, standings_post
from bot.tournaments.leagues import queries as leagues
from bot.tournaments.leagues.views import about, join_button, season_over_post
from bot.tournaments.model import Announcement, Match, Phase, TournamentState
from bot.tournaments.records.ceremony import ceremony_post
from bot.tournaments.views import check_in_post, match_post, note_post, sign_up_post, text_of, thread_name

if TYPE_CHECKING:
    from bot.core.workers.drawing_pool import RenderPool
    from bot.db import Store

BOARD_RESTS, POST_RESTS = timedelta(minutes=1), timedelta(seconds=3)
"""The standings are edited at most so often while it is played, other posts at most so often."""


WITH_CEREMONY = ("tournament-over-finished", "tournament-over-left", "league-over-division")
"""The ends of a tournament that has a winner."""


class TournamentPosts:
    """Composes them; the servers are those of ``client``."""

    def __init__(self, client: discord.Client, store: Store, pictures: RenderPool, now: Callable[[], datetime]) -> None:
        self._client = client
        self._store = store
        self._pictures = pictures
        self._now = now

    @property
    def composers(self) -> dict[Kind, Compose]:
        """Return the composer of each kind of post."""
        return {
            Kind.SIGN_UP: self._sign_up,
            Kind.CHECK_IN: self._check_in,
            Kind.STANDINGS: self._standings,
            Kind.MATCH: self._match,
            Kind.TOURNAMENT_ANNOUNCEMENT: self._note,
        }

    async def _sign_up(self, item: OutboxItem) -> Draft | None:
        state = await self._store.read(tournaments.find, item.number)
        if state is None:
            return None
        language = await self._language(item)
        message: Callable[[], Message] = partial(sign_up_post, state, language)
        if state.tournament.league_id is not None:
            message = await self._season_sign_up(state, state.tournament.league_id, language)
        before = state.tournament.phase in (Phase.SIGN_UP, Phase.CHECK_IN)
        return Draft(channel_id=state.tournament.channel_id, message=message, last=not before, rests=POST_RESTS)

    async def _season_sign_up(self, state: TournamentState, league_id: int, language: str) -> Callable[[], Message]:
        """The same for a season of a league."""
        league, localizer = await self._store.read(leagues.find, league_id), text_of(state.tournament, language)
        again = localizer.format("league-again") if state.tournament.season > 1 else ""
        more = "\n".join(part for part in (about(league, localizer) if league else "", again) if part)
        return lambda: sign_up_post(state, language, more, join_button(league_id, localizer))

    async def _check_in(self, item: OutboxItem) -> Draft | None:
        state = await self._store.read(tournaments.find, item.number)
        if state is None:
            return None
        message = partial(check_in_post, state, await self._language(item))
        asks = state.tournament.phase is Phase.CHECK_IN
        return Draft(channel_id=state.tournament.channel_id, message=message, last=not asks, rests=POST_RESTS)

    async def _standings(self, item: OutboxItem) -> Draft | None:
        """The living post of the standings. They are drawn no more often than shown."""
        state = await self._store.read(tournaments.find, item.number)
        if state is None or not state.tournament.round:
            return None
        tournament = state.tournament
        post = await self._store.read(outbox.find_post, item.subject, Kind.STANDINGS, item.number)
        rests_until = post.shown_at + BOARD_RESTS if post is not None and post.shown_at is not None else self._now()
        if tournament.phase is Phase.RUNNING and rests_until > self._now():
            raise NotYet(rests_until)
        localizer = text_of(tournament, await self._language(item))
        found = await asyncio.to_thread(ranked, state, localizer)
        drawn = charts(state, found, localizer)
        pictures = [await self._pictures.chart(tournament.plan.game, each) for each in drawn]
        words = partial(standings_post, state, found, pictures, localizer, organise=True)
        return Draft(channel_id=tournament.channel_id, message=words)

    async def _match(self, item: OutboxItem) -> Draft | None:
        """The post of a table, with its thread from when it is to open; once it is decided, how."""
        state = await self._store.read(tournaments.of_match, item.number)
        match = None if state is None else state.match(item.number)
        if state is None or match is None:
            return None
        tournament, known = (
            state.tournament,
            await self._store.read(outbox.find_post, item.subject, Kind.MATCH, item.number),
        )
        channel = tournament.channel_id if known is None else known.channel_id
        language = await self._language(item)
        opens = tournament.phase is Phase.RUNNING and match.verdict is None
        if known is None and opens and match.opens_at > self._now():
            raise NotYet(match.opens_at)
        stays = match.verdict is None and (opens or match.table_id is not None)
        message, thread = partial(match_post, state, match, language), _thread(state, match, language)
        return Draft(channel_id=channel, message=message, last=not stays, thread=thread)

    async def _note(self, item: OutboxItem) -> Draft | None:
        state = await self._store.read(tournaments.find, item.number)
        if state is None or item.note is None:
            return None
        channel, language = state.tournament.channel_id, await self._language(item)
        if item.note.id == "league-over-season":
            tournament = state.tournament
            season = await self._store.read(leagues.season, tournament.league_id or 0, tournament.season)
            if season is None:
                return None
            first = item.note.args.get("first")
            ends = await asyncio.to_thread(season_over_post, season, language, first if isinstance(first, int) else 0)
            return Draft(channel_id=channel, message=lambda: ends, once=True)
        if item.note.id in WITH_CEREMONY:
            last = await asyncio.to_thread(ceremony_post, state, item.note.id, language)
            return Draft(channel_id=channel, message=lambda: last, once=True)
        note = Announcement(words=item.note, pings=tournaments.pings_of(item.body))
        words = partial(note_post, state.tournament, note, language)
        return Draft(channel_id=channel, message=words, once=True)

    async def _language(self, item: OutboxItem) -> str:
        return await language_on(self._client, self._store, item.subject)


def _thread(state: TournamentState, match: Match, language: str) -> str:
    return shortened(visible(thread_name(state, match, language)), 100)
