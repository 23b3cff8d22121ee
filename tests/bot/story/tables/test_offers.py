"""What a game does not have is offered nowhere: a hand where nobody holds one, a plan where none can be made."""

from __future__ import annotations

import pytest

from bot.app import Cairn
from games import GAMES
from testing.driver import Channel, Message, Sandbox, User
from testing.story.helpers import GAME, said
from testing.story.table import Table, revision


def offers(message: Message, verb: str) -> bool:
    return any((button.custom_id or "").startswith(f"cairn:b:{verb}:") for button in message.buttons)


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
    assert offers(await table.board(), "hand") is has_hands
    assert offers(page.need(), "hand") is has_hands


@pytest.mark.parametrize("can_plan", [True, False])
async def test_planning_is_offered_where_it_can_be_done(
    cairn: Cairn,
    sandbox: Sandbox,
    people: list[User],
    games: Channel,
    monkeypatch: pytest.MonkeyPatch,
    can_plan: bool,
) -> None:
    if not can_plan:
        monkeypatch.setattr(type(GAMES[GAME]), "as_if", lambda game, state, seat: None)
    table = await Table.start(sandbox, people[:2])
    waiting = next(user for user in people[:2] if table.waits_for_others(user))
    board = await table.board()
    panel = await waiting.click(board, custom_id="cairn:b:turn")
    assert offers(board, "plan") is can_plan
    assert offers(panel.need(), "plan") is can_plan
    asked = await waiting.forge_component(board, f"cairn:b:plan:1:{revision(board)}")
    assert (said(waiting, "plan-nothing") in asked.text) is not can_plan
