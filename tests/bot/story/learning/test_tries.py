"""*Try it* in the sandbox: lines of play on one's own in each game, kept over a restart, and seen by nobody else."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.app import Cairn
from bot.core.config import Settings
from bot.db.schema import tables
from bot.tables.history.export_queries import export
from games import GAMES
from testing.driver import Sandbox, User
from testing.story.checked import steady
from testing.story.helpers import moves, said
from testing.story.journal_checks import all_said
from testing.story.table import Table
from testing.views import Response


def choices(page: Response) -> list[tuple[str, str | None]]:
    """The custom id of each open choice on a page, and for a menu the value."""
    found: list[tuple[str, str | None]] = [
        (menu.custom_id, each.value)
        for menu in page.selects
        if ":analysis-act:" in menu.custom_id
        for each in menu.options
    ]
    return [
        *found,
        *((each.custom_id or "", None) for each in page.buttons if ":analysis-act:" in (each.custom_id or "")),
    ]


async def choose(user: User, page: Response, wanted: str = "") -> Response:
    """Takes the first choice that ends with ``wanted``, or the first there is; by its group if one is asked first."""
    groups = [menu for menu in page.selects if ":analysis-group:" in menu.custom_id]
    if groups and not choices(page):
        page = await user.choose(page, None, groups[0].options[0].value, custom_id=groups[0].custom_id)
    found = choices(page)
    custom_id, value = next((each for each in found if (each[1] or each[0]).endswith(wanted)), found[0])
    if value is None:
        return await user.click(page, custom_id=custom_id)
    return await user.choose(page, None, value, custom_id=custom_id)


async def tried(user: User, table: Table) -> Response:
    """*Try it* in the panel of somebody."""
    panel = await user.click(await table.board(), custom_id="cairn:b:turn")
    page = await user.click(panel, custom_id="cairn:b:analysis")
    assert page.ephemeral
    return page


async def stored(cairn: Cairn) -> object:
    """Everything that is stored of the table but what belongs to single persons."""
    return await cairn.store.read(export, 1)


@pytest.mark.parametrize("game", GAMES)
async def test_a_line_is_tried_kept_over_a_restart_and_ordered(
    game: str, cairn: Cairn, settings: Settings, sandbox: Sandbox, people: list[User]
) -> None:
    table = await Table.start(sandbox, people[:2], game=game)
    await all_said(cairn.store, sandbox)
    before, posts = await stored(cairn), [post.raw for post in table.posts]
    me = people[1]
    page = await tried(me, table)
    assert said(me, "try-scratch") in page.text
    assert len(page.pictures) >= 2, "the board, and what is looked at"
    for _ in range(4):
        page = await choose(me, page)
        labels = [button.label for button in page.buttons]
        assert said(me, "button-try-table") in labels
        assert len({*labels}) == len(labels), "a game has a Done of its own"
    back = await me.click(page, label=said(me, "button-turn-back"))
    again = await me.click(back, label=said(me, "button-turn-on"))
    assert again.text == page.text
    form = await me.click(again, custom_id="cairn:b:analysis-keep")
    page = await me.submit(form, {"name": "bold"})
    assert said(me, "try-kept", name="bold").strip() in page.text

    await cairn.shutdown()
    await sandbox.disconnect(cairn)
    again_there = steady(await sandbox.connect(lambda: Cairn(settings)))
    await sandbox.until(lambda: again_there.is_ready())
    page = await choose(me, page)
    assert said(me, "try-scratch") in page.text, "a line that is kept stays as it is"
    assert await stored(again_there) == before
    assert [post.raw for post in table.posts] == posts
    assert not await moves(again_there)
    await again_there.shutdown()


async def test_a_line_begins_wherever_one_looks_and_becomes_an_order(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    """From *Plan ahead*, with a computer's answers; from the replay; and after the end beside what happened."""
    table = await Table.start(sandbox, people[:2], options={"hints": "on"})
    mover, me = table.actor, table.other
    plan = await me.click(await table.board(), custom_id="cairn:b:plan")
    page = await me.click(plan, custom_id="cairn:b:analysis")
    page = await me.click(page, custom_id="cairn:b:analysis-computer")
    page = await choose(me, await choose(me, page), "draw-pile")
    order = await me.click(page, custom_id="cairn:b:analysis-order")
    assert said(me, "plan-title") in order.text
    premove = await cairn.premoves.of(1, int(me.id))
    assert premove is not None
    assert len(premove.alternatives[0].keys) == 2
    page = await me.click(await me.click(order, custom_id="cairn:b:plan-cancel"), custom_id="cairn:b:analysis")
    page = await me.submit(await me.click(page, custom_id="cairn:b:analysis-keep"), {"name": "@everyone **x**"})
    assert "@everyone **x**" not in page.text
    for deal in (2, 3):
        page = await me.click(page, custom_id="cairn:b:analysis-deal")
        assert said(me, "try-heading", name=said(me, "try-scratch"), at=0, steps=0, deal=deal, most=3) in page.text
    assert not [each for each in page.buttons if ":analysis-deal:" in (each.custom_id or "")]
    line = next(menu for menu in page.selects if ":analysis-line:" in menu.custom_id)
    page = await me.choose(page, None, line.options[-1].value, custom_id=line.custom_id)
    assert [each for each in page.buttons if ":analysis-drop:" in (each.custom_id or "")], "the one that is kept"
    page = await me.click(page, custom_id="cairn:b:panel")
    assert mover.name in page.text

    await table.turn()
    await table.turn()
    await sandbox.until(lambda: len(table.boards) == 3)
    viewer = await mover.slash("/replay", turn=1)
    past = await mover.click(viewer, custom_id="cairn:b:analysis:1:1:turn")
    assert said(mover, "try-happened") in past.text, "what came after that turn"
    there = await mover.click(past, custom_id="cairn:b:moment")
    assert said(mover, "turn-option", turn=2).split()[0] in there.text
    await cairn.store.write(closed)
    viewer = await me.slash("/replay")
    page = await me.click(viewer, custom_id="cairn:b:analysis")
    assert said(me, "try-happened") in page.text
    assert not choices(page)


def closed(connection: sa.Connection) -> None:
    """The game is over, behind the bot's back."""
    connection.execute(sa.update(tables).values(status="closed"))


async def test_a_table_without_it_does_not_offer_it(cairn: Cairn, sandbox: Sandbox, people: list[User]) -> None:
    table = await Table.start(sandbox, people[:2], options={"analysis": "off"})
    panel = await table.panel()
    assert not [each for each in panel.buttons if ":analysis" in (each.custom_id or "")]
    forged = await table.actor.forge_component(panel.need(), "cairn:b:analysis:1:0")
    assert said(table.actor, "refusal-no-analysis") in forged.text
