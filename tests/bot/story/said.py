"""What the bot is expected to say, from its own catalogues, in the language of who reads it."""

from __future__ import annotations

from bot.client import Cairn
from bot.sandbox.driver import User
from bot.sandbox.server import Server
from bot.tables.model import Entry, EntryKind
from bot.words import Words, language_of
from games.engine import Argument

GAME = "lost_cities"


def words(user: User | None) -> Words:
    """The words for ``user``; for None those of the server, which is English."""
    return Words(language_of(user.person.locale if user else None), GAME)


def said(user: User | None, id: str, **args: Argument) -> str:  # noqa: A002 - the catalogue's own word
    """The message ``id`` as ``user`` reads it, or as everybody does (None)."""
    return words(user).say(id, **args)


async def moves(cairn: Cairn, table: int = 1) -> list[Entry]:
    """The moves in a table's journal, oldest first, those taken back included."""
    return [entry for entry in await cairn.tables.log(table, 1000) if entry.kind is EntryKind.MOVE]


def expect(server: Server, *codes: int) -> None:
    """Takes it that requests were answered with these error codes, and forgets them, so that others are noticed."""
    wanted = [request for request in server.requests if request.status >= 400 and request.answer["code"] in codes]
    assert {request.answer["code"] for request in wanted} == set(codes)
    for request in wanted:
        server.requests.remove(request)
