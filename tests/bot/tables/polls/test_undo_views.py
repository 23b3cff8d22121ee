"""Asking to take something back: what everybody reads of it, and what who asks reads before."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec
import pytest

from bot.core.localizer import LANGUAGES
from bot.discord.message import Message
from bot.tables.core.model import Status, Table
from bot.tables.history.history import TurnEnd
from bot.tables.lobby.option_views import options_panel
from bot.tables.polls.model import Poll
from bot.tables.polls.subjects import AGREE, TakeBack
from bot.tables.polls.take_backs import MAX_TARGETS, REQUEST_LIFE, Target
from bot.tables.polls.undo_views import ask_button, ask_panel
from bot.tables.polls.views import poll_post
from bot.tables.seating.table_page import Visitor, table_page
from bot.tables.show.status import lobby, localizer_for
from games.engine import Text, text
from testing import messages

AT = datetime(2026, 1, 1, tzinfo=UTC)


def asked(table: Table, *agreed: int) -> Table:
    by, *others = table.people
    poll = Poll(
        about=TakeBack(to=3, first=4, turns=4, undoes=(0, 1)),
        revision=9,
        opened_at=AT,
        closes_at=AT + REQUEST_LIFE,
        seat=0,
        by=by,
        answers={others[number]: AGREE for number in agreed},
    )
    return msgspec.structs.replace(table, polls=(poll,))


def post(table: Table, over: Text | None = None) -> Message:
    return poll_post(table, TakeBack.kind, {9: table.people[1:]}, over)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_post_tells_how_many_agreed_and_never_who(language: str) -> None:
    table = messages.table("moon", 5, language=language)
    first, second = (post(asked(table, *agreed)) for agreed in ((0,), (2,)))
    assert messages.body(first) == messages.body(second)
    assert list(first.pings) == list(table.people[1:])
    words, localizer = messages.texts(first), localizer_for(table)
    assert localizer.format("undo-caution") in words
    assert "1" in words
    over = messages.texts(post(table, text("undo-over-refused")))
    assert localizer.format("undo-over-refused") in over
    assert localizer.format("undo-over") in messages.texts(post(table))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("computers", [1, 4])
def test_the_panel_asks_how_far(language: str, computers: int) -> None:
    table = messages.table("moon", 5, language=language, computers=computers)
    localizer = localizer_for(table)
    targets = [
        Target(TurnEnd(10 - n, n, 0, AT), 11 - n, n + 1, tuple(range(min(n + 1, 5)))) for n in range(MAX_TARGETS)
    ]
    words = messages.texts(ask_panel(table, targets, targets[3], table.people[0], localizer))
    assert (localizer.format("undo-ask-computers") in words) == (computers == 4)
    messages.body(ask_panel(table, targets[:1], targets[0], table.people[0], localizer))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_says_whether_it_allows_that(language: str) -> None:
    for allowed in (True, False):
        table = messages.table("lost_cities", 2, Status.LOBBY, language, undo_by_consent=allowed)
        localizer = localizer_for(table)
        said = localizer.format("option-undo-consent" if allowed else "option-undo-free")
        assert said in messages.texts(lobby(table))
        assert said in messages.texts(table_page(table, Visitor(user_id=1), localizer))
        messages.body(options_panel(table, localizer))
        assert (ask_button(table, localizer) is not None) == allowed
