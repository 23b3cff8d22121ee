"""The composers and senders of each kind of post to Discord."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.daily.posts import DailyRankings
from bot.matchmaking import queries as matchmaking
from bot.matchmaking.posts import PartyPosts
from bot.outbox.direct_messages import DirectMessages
from bot.outbox.draft import Compose
from bot.outbox.gate import Gate
from bot.outbox.messenger import Messenger
from bot.outbox.model import Kind, PostTarget, kinds_to
from bot.outbox.sender import Send
from bot.outbox.server_posts import ServerPosts
from bot.reminders.posts import PersonalMessages
from bot.reports.posts import ReportPosts
from bot.results import Results
from bot.results.digest_posts import Digests
from bot.reviews.posts import ReviewPosts
from bot.reviews.service import Reviews
from bot.server.ban_posts import BanNotices
from bot.server.board_posts import Boards
from bot.tables.by_message.posts import LivingMessages
from bot.tables.core.client import TableClient
from bot.tables.core.model import Table
from bot.tables.show.hand_posts import Hands
from bot.tables.show.posts import TablePosts
from bot.tables.show.thread_link import ThreadLinks
from bot.tournaments.entry.check_in_reminders import CheckInReminders
from bot.tournaments.posts import TournamentPosts

PERSONAL = (Kind.AWAY_ENDS, Kind.TROUBLED, Kind.ASKED, Kind.ALERT, Kind.ASLEEP)


def senders(client: TableClient, messenger: Messenger, gate: Gate, reviews: Reviews) -> Mapping[Kind, Send]:
    """Return what sends each kind of post through ``messenger``, which asks ``gate`` who may be pinged."""
    tables, store, pictures, now = client.tables, client.store, client.render_pool.for_posts(), client.time.now
    direct = DirectMessages(client, store, messenger)
    signposts = ThreadLinks(client, store, messenger)

    async def queue(table: Table) -> Sequence[int]:
        return await store.read(matchmaking.waiting_for, table.guild_id or 0, table.game, table.pace, now())

    changes = Results(store).changes
    table_posts = TablePosts(client, tables, store, pictures, messenger, signposts, changes, queue)
    living = LivingMessages(client, tables, store, pictures, messenger, direct, changes)
    personal = PersonalMessages(client, tables, store, messenger, direct)
    review_posts = ReviewPosts(client, pictures, messenger, direct, reviews)
    composers: dict[Kind, Compose] = {
        Kind.BOARD: Boards(client, store).compose,
        Kind.DIGEST: Digests(client, store, pictures, now).compose,
        Kind.DAILY: DailyRankings(client, store, now).compose,
        Kind.PARTY: PartyPosts(client, store).compose,
        Kind.REPORT: ReportPosts(client, store, direct, client.settings.reports).compose,
        **TournamentPosts(client, store, pictures, now).composers,
        **review_posts.composers,
    }
    return {
        **dict.fromkeys(kinds_to(PostTarget.TABLE), table_posts.send),
        Kind.HAND: Hands(tables, pictures, messenger, direct).send,
        **dict.fromkeys(kinds_to(PostTarget.PERSON), living.send),
        Kind.REVIEWED: review_posts.send_to_person,
        **dict.fromkeys(PERSONAL, personal.send),
        Kind.BANNED: BanNotices(client, store, direct).send,
        Kind.CHECK_IN_REMINDER: CheckInReminders(client, store, gate, direct, now).send,
        **dict.fromkeys(composers, ServerPosts(store, messenger, composers, now).send),
    }
