"""What a click asks of the database: its table once, and settings once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any

import pytest

from bot.app import Cairn
from bot.people import setting_queries
from bot.tables.core import queries as table_queries
from testing.driver import Sandbox, User
from testing.story.acts import replace, table_page
from testing.story.helpers import ballot, stop_services
from testing.story.table import Table, choices
from testing.views import Response

AT_CHANNEL = "at_channel"
TABLE = {"find", "load", AT_CHANNEL}
"""The queries that read a table."""

SETTINGS = {"of_user", "of_guild"}


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each query is made, by itself or with others."""
    counted: Counter[str] = Counter()

    def counting(query: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(query)
        def made(*args: Any, **kwargs: Any) -> Any:
            counted[query.__name__] += 1
            return query(*args, **kwargs)

        return made

    for module, names in ((table_queries, TABLE), (setting_queries, SETTINGS)):
        for name in names:
            monkeypatch.setattr(module, name, counting(getattr(module, name)))
    return counted


async def test_a_click_reads_its_table_once(
    cairn: Cairn, sandbox: Sandbox, people: list[User], asked: Counter[str]
) -> None:
    table = await Table.start(sandbox, people[:2])
    board, actor = await table.board(), table.actor
    more = await actor.click(board, custom_id="cairn:b:more")
    panel = await actor.click(board, custom_id="cairn:b:turn")
    await sandbox.settled()
    await stop_services(cairn)
    clicks: tuple[Callable[[], Awaitable[Response]], ...] = (
        lambda: actor.click(board, custom_id="cairn:b:turn"),
        lambda: actor.click(board, custom_id="cairn:b:hand"),
        lambda: actor.click(board, custom_id="cairn:b:log"),
        lambda: actor.click(board, custom_id="cairn:b:more"),
        lambda: actor.click(more, custom_id="cairn:b:board:"),
        lambda: actor.click(more, custom_id="cairn:b:text"),
        lambda: actor.click(more, custom_id="cairn:b:info"),
        lambda: actor.click(more, custom_id="cairn:b:rules"),
        lambda: people[2].click(board, custom_id="cairn:b:log"),
        lambda: table.take(actor, panel, choices(panel)[0]),
        lambda: actor.click(answers[-1], custom_id="cairn:b:undo"),
        lambda: actor.slash("/settings"),
        lambda: actor.slash("/board", show="text", table="1"),
    )
    answers = list[Response]()
    for click in clicks:
        asked.clear()
        answer = await click()
        answers.append(answer)
        assert answer.text, answer
        of_channel = asked[AT_CHANNEL]  # a command without a number has to find its table first
        assert sum(asked[name] for name in TABLE) - of_channel <= 1, (asked, answer)
        assert asked["of_user"] == 1, asked
        assert asked["of_guild"] <= 1, asked


async def test_a_seat_is_taken_with_one_look_at_its_table(
    cairn: Cairn, sandbox: Sandbox, people: list[User], asked: Counter[str]
) -> None:
    lobby = await Table.lobby(sandbox, people[:1], sandbox.guild.channel("elsewhere"), game="famous_explorers")
    table = await Table.start(sandbox, people[:2])
    host, guest, newcomer = people[0], people[1], people[2]
    options = await host.click(lobby.posts[0], custom_id="cairn:b:options")
    menu = options.selects[0]
    other = next(option.value for option in menu.options if not option.default)
    await replace(host, guest, new=newcomer)
    page = await table_page(newcomer, table=1)
    await sandbox.settled()
    await stop_services(cairn)
    offer = next(post for post in table.posts if any("seat_offer.agree" in (b.custom_id or "") for b in post.buttons))
    clicks: tuple[Callable[[], Awaitable[Response]], ...] = (
        lambda: guest.click(lobby.posts[0], custom_id="cairn:b:join"),
        lambda: newcomer.click(page, custom_id="cairn:b:join"),
        lambda: host.choose(options, None, other, custom_id=menu.custom_id),
        lambda: guest.click(offer, custom_id=ballot(offer, "agree")),
        lambda: newcomer.click(offer, custom_id=ballot(offer, "refuse")),
    )
    for click in clicks:
        asked.clear()
        answer = await click()
        assert answer.text, answer
        assert sum(asked[name] for name in TABLE) == 1, (asked, answer.text)
