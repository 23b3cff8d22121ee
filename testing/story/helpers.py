"""Helpers that several stories share: texts of the bot, a typed turn, stored rows, time that passes."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import sqlalchemy as sa

from bot.app import Cairn
from bot.core.config import Settings
from bot.core.localizer import LANGUAGES, Localizer, language_of
from bot.core.steady_time import utc_now
from bot.db.connections import connect
from bot.db.schema import tables
from bot.tables.core.model import Entry, EntryKind
from games.engine import Argument
from testing.driver import Channel, User
from testing.views import Message, Picture, Response
from testing.world import last_entries

GAME = "lost_cities"

SEND, EDIT, ANSWER = "POST /channels/*/messages", "PATCH /channels/*/messages/*", "POST /interactions/*"
BROKEN: list[dict[str, Any]] = [
    {"status": 429},
    {"status": 500},
    {"status": 502, "after": True},
    {"status": 503},
    {"status": 503, "after": True},
    {"action": "drop"},
    {"action": "drop", "after": True},
    {"action": "hang", "seconds": 0.2},
    {"action": "hang", "seconds": 0.2, "after": True},
]
"""Each way in which a request fails once."""


def words(user: User | None) -> Localizer:
    """The words for ``user``; for None those of the server, which is English, as are the posts that they speak of."""
    return Localizer(language_of(user.person.locale if user else None), GAME, posts=LANGUAGES[0])


def said(user: User | None, id: str, **args: Argument) -> str:  # noqa: A002 - the catalogue's own word
    """The message ``id`` as ``user`` reads it, or as everybody does (None)."""
    return words(user).format(id, **args)


def described(picture: Picture) -> str:
    """A picture's alt text, which no picture goes without."""
    assert picture.description
    return picture.description


def ballot(post: Message | Response, answer: str) -> str:
    """The custom id of the button below a question that gives this answer."""
    ids = [button.custom_id or "" for button in post.buttons]
    return next(found for found in ids if ":b:poll:" in found and found.endswith(f".{answer}"))


async def moves(cairn: Cairn, table: int = 1) -> list[Entry]:
    """The moves in a table's journal, oldest first, those taken back included."""
    return [entry for entry in await last_entries(cairn.tables, table, 1000) if entry.kind is EntryKind.MOVE]


async def typed(user: User, channel: Channel, *choices: str) -> str:
    """Type the turn of ``user``, or these choices of it, without waiting for a board; return the last answer."""
    for word in choices or ("discard", "draw-pile"):
        found = await user.autocomplete("/play", focused="choice", value=word, channel=channel)
        answer = await user.slash("/play", channel=channel, choice=found[0].value)
    return answer.text


def later(cairn: Cairn, **time: float) -> None:
    """Lets the bot believe that so much time has passed since the test began."""
    assert cairn._outbox is not None
    cairn.tables.now = cairn._outbox._now = lambda: utc_now() + timedelta(**time)
    cairn._outbox.wake()


async def plan_choice(user: User, panel: Response, wanted: str = "") -> Response:
    """Chooses what is planned next: what ends with ``wanted``, or the first there is."""
    menus = [menu for menu in panel.selects if ":plan-act:" in menu.custom_id]
    found: list[tuple[str, str | None]] = [(menu.custom_id, each.value) for menu in menus for each in menu.options]
    found += [(button.custom_id or "", None) for button in panel.buttons if ":plan-act:" in (button.custom_id or "")]
    custom_id, value = next((each for each in found if (each[1] or each[0]).endswith(wanted)), found[0])
    if value is None:
        return await user.click(panel, custom_id=custom_id)
    return await user.choose(panel, None, value, custom_id=custom_id)


async def put(settings: Settings, state: bytes, *to_act: int) -> None:
    """Writes a position into the only table of a database, behind the bot's back: its state, and who is waited for."""
    values = {"state": state, "to_act": to_act}
    database = connect(settings.database_url)
    await database.write(lambda connection: connection.execute(sa.update(tables).values(values)) and None)
    await database.close()


async def stop_services(cairn: Cairn) -> None:
    """Ends what goes on beside the answers to clicks, where those are counted."""
    assert cairn._scheduler is not None
    assert cairn._outbox is not None
    await cairn._scheduler.stop()
    await cairn._outbox.stop(0)


def post_with(channel: Channel, verb: str) -> Message | None:
    """The newest post in a channel with a button of this verb."""
    found = [m for m in channel.messages if any(f":{verb}:" in (b.custom_id or "") for b in m.buttons)]
    return found[-1] if found else None


def begun(channel: Channel, round_number: int) -> list[Message]:
    """The posts of the tables of a round."""
    begins = said(None, "tournament-table", round=round_number, number=0, name="").split("0")[0]
    return [m for m in channel.messages if begins in m.text]


def opened(channel: Channel, round_number: int) -> bool:
    """Whether both tables of a round are open."""
    word = "\n" + said(None, "tournament-at-table", table="0").rstrip("0")
    return len([m for m in begun(channel, round_number) if word in m.text]) == 2
