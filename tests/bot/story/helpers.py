"""What several stories share: the words expected of the bot, a turn by typing, what is stored, time that passes."""

from __future__ import annotations

from datetime import timedelta

import sqlalchemy as sa

from bot.client import Cairn
from bot.config import Settings
from bot.localizer import Localizer, language_of
from bot.model.table import Entry, EntryKind
from bot.sandbox.driver import Channel, User
from bot.sandbox.views import Picture
from bot.steady_time import utc_now
from bot.store.database import connect
from bot.store.schema import tables
from bot.tables import replays
from games.engine import Argument

GAME = "lost_cities"


def words(user: User | None) -> Localizer:
    """The words for ``user``; for None those of the server, which is English."""
    return Localizer(language_of(user.person.locale if user else None), GAME)


def said(user: User | None, id: str, **args: Argument) -> str:  # noqa: A002 - the catalogue's own word
    """The message ``id`` as ``user`` reads it, or as everybody does (None)."""
    return words(user).format(id, **args)


def described(picture: Picture) -> str:
    """A picture's alt text, which no picture goes without."""
    assert picture.description
    return picture.description


async def moves(cairn: Cairn, table: int = 1) -> list[Entry]:
    """The moves in a table's journal, oldest first, those taken back included."""
    return [entry for entry in await replays.log(cairn.tables, table, 1000) if entry.kind is EntryKind.MOVE]


async def typed(user: User, channel: Channel) -> str:
    """The turn of ``user`` by typing, without waiting for a board; the words of the last answer."""
    for word in ("discard", "draw-pile"):
        found = await user.autocomplete("/play", focused="choice", value=word, channel=channel)
        answer = await user.slash("/play", channel=channel, choice=found[0].value)
    return answer.text


def later(cairn: Cairn, **time: float) -> None:
    """Lets the bot believe that so much time has passed since the test began."""
    assert cairn._outbox is not None
    cairn.tables.now = cairn._outbox._now = lambda: utc_now() + timedelta(**time)
    cairn._outbox.wake()


async def put(settings: Settings, state: bytes, *to_act: int) -> None:
    """Writes a position into the only table of a database, behind the bot's back: its state, and who is waited for."""
    values = {"state": state, "to_act": sum(1 << seat for seat in set(to_act))}
    database = connect(settings.database_url)
    await database.write(lambda connection: connection.execute(sa.update(tables).values(values)) and None)
    await database.close()


async def stop_services(cairn: Cairn) -> None:
    """Ends what goes on beside the answers to clicks, where those are counted."""
    assert cairn._alerting is not None
    assert cairn._outbox is not None
    for sleeper in (*cairn._timers, *cairn._posters):
        await sleeper.stop()
    await cairn._alerting.stop()
    await cairn._outbox.stop(0)
