"""A game in which nobody has a hand: neither its board nor its page offers one."""

from __future__ import annotations

import pytest

from bot.app import Cairn
from games import GAMES
from testing.driver import Channel, Message, Sandbox, User
from testing.story.helpers import GAME
from testing.story.table import Table


def offers_a_hand(message: Message) -> bool:
    return any((button.custom_id or "").startswith("cairn:b:hand:") for button in message.buttons)


@pytest.mark.parametrize("has_hands", [True, False])
async def test_a_hand_is_offered_where_there_is_one(
    cairn: Cairn,
    sandbox: Sandbox,
    people: list[User],
    games: Channel,
    monkeypatch: pytest.MonkeyPatch,
    has_hands: bool,
) -> None:
    vars(game := GAMES[GAME]).pop("has_hands", None)
    if not has_hands:
        monkeypatch.setattr(type(game), "hand", lambda game, view: None)
    table = await Table.start(sandbox, people[:2])
    page = await table.actor.slash("/table", table="1")
    vars(game).pop("has_hands")  # it is known of the game as it was
    assert offers_a_hand(await table.board()) is has_hands
    assert offers_a_hand(page.need()) is has_hands
