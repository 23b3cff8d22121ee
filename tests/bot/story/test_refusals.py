"""What players are told when something cannot be done: kindly, privately, and with nothing changed."""

from __future__ import annotations

from tests.bot.story.table import Table, choices, key, press


async def test_who_may_take_a_turn(cairn, sandbox, people):
    alice, bob, stranger, _ = people
    table = await Table.start(sandbox, [alice, bob])
    board, actor, other = await table.board(), table.actor, table.other
    refused = await stranger.click(board, "Take turn")
    assert (refused.ephemeral, refused.text) == (True, "You do not sit at this table.")
    waiting = await other.click(board, "Take turn")
    assert waiting.ephemeral
    assert choices(waiting.need()) == []
    panel = await table.panel()
    for who in (stranger, other):
        typed = await who.slash("/play", channel=table.channel, choice=key(choices(panel)[0]))
        assert typed.ephemeral
        assert not [entry for entry in await cairn.tables.log(1) if entry.seat is not None]
    assert actor not in (stranger, other)


async def test_a_stale_button_shows_the_new_state(cairn, sandbox, people):
    table = await Table.start(sandbox, [people[0], people[2]])
    actor = table.actor
    first, second = await table.panel(), await table.panel()
    taken = next(choice for choice in choices(first) if key(choice).startswith("discard-"))
    await table.take(actor, first, taken)
    late = await press(actor, second, taken)
    assert "moved on" in late.text
    assert [key(choice) for choice in choices(late)] == ["draw-pile"], "the state as it is now"
    assert len([entry for entry in await cairn.tables.log(1) if entry.seat is not None]) == 1
