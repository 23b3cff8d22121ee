"""Lost Cities through the sandbox: what cannot be taken back says so, and a round that is over is shown."""

from __future__ import annotations

from random import Random

import pytest

from bot.app import Cairn
from bot.core.config import Settings
from games.lost_cities import GAME
from testing.driver import Sandbox, User
from testing.story.acts import at_table
from testing.story.helpers import described, put, said
from testing.story.table import Table, choices, key


async def one_card_left(cairn: Cairn, settings: Settings) -> int:
    """Writes a position into the store in which one card is left in the draw pile; the seat whose turn it is."""
    state, rng = (await cairn.tables.position(1)).state, Random(5)
    while len(state.pile) > 1 or GAME.view(state, None).step != "down":
        seat = GAME.mover(state)
        state = GAME.apply(state, seat, GAME.policy.choose(state, seat, GAME.legal(state), rng)).state
    await put(settings, GAME.encode(state), GAME.mover(state))
    return GAME.mover(state)


async def test_the_last_draw_says_that_it_stands_and_shows_how_the_round_ended(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings
) -> None:
    table = await Table.start(sandbox, people[:2])
    actor = people[await one_card_left(cairn, settings)]
    panel = await actor.click(await table.board(), custom_id="cairn:b:turn")
    drawing = await table.take(
        actor, panel, next(choice for choice in choices(panel) if key(choice).startswith("disc"))
    )
    mark = said(actor, "choice-final", choice="").strip()
    marked = {key((button.custom_id or "", None)) for button in drawing.buttons if mark in (button.label or "")}
    assert marked == {"draw-pile"}
    assert len(choices(drawing)) > 1

    boards = len(table.boards)
    await table.take(actor, drawing, next(choice for choice in choices(drawing) if key(choice) == "draw-pile"))
    await sandbox.until(lambda: len(table.boards) > boards)
    ended, sheet, dealt = (await table.board()).pictures
    assert "Round 1 of 3. The round is over. Draw pile: 0 cards." in described(ended)
    assert described(sheet).startswith("Score so far. Round 1.")
    assert "Round 2 of 3." in described(dealt)
    assert said(actor, "refusal-undo-revealed") in (await at_table(actor, "undo")).text


async def test_where_nobody_has_a_hand_no_board_offers_to_look_at_it(
    cairn: Cairn, sandbox: Sandbox, people: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(GAME), "hand", lambda *_: None)
    board = await (await Table.start(sandbox, people[:2])).board()
    offered = {(button.custom_id or "").split(":")[2] for button in board.buttons}
    assert "log" in offered
    assert "hand" not in offered
