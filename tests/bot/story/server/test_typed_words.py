"""Whatever people type where others read it is limited, escaped and pings nobody; every field there is, is known."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from discord import AppCommandOptionType, app_commands

import bot
from bot.app import Cairn
from bot.core.config import Settings
from testing.driver import Channel, Sandbox, User
from testing.story.acts import organise, replace
from testing.story.checked import steady
from testing.story.helpers import post_with, said
from testing.story.journal_checks import all_said
from testing.story.table import Table

READ_BY_OTHERS = {
    *("tournament open.title", "league open.title"),
    "server ban.ban_reason",
    "server unrate.why",
    "bot/reports/views.py:reason",
    "bot/reports/views.py:why",
    "bot/server/ban_views.py:words",
    "bot/reviews/views.py:words",
    "bot/tables/by_message/saying_cog.py:words",
    "bot/server/tables_views.py:why",
    "bot/tables/seating/table_page.py:reason",
    "bot/tournaments/deciding/deeds.py:*",
    "bot/tournaments/deciding/views.py:cause",
}
"""Fields whose words others read as they were typed: the options of commands, and the fields of forms."""

UNDERSTOOD = {
    *("tournament open.until", "league open.until", "open.start", "server unrate.table"),
    *("bot/me/views.py:from", "bot/me/views.py:to", "bot/me/views.py:first", "bot/me/views.py:last"),
    *("bot/reports/views.py:days", "bot/tables/history/views.py:turn", "bot/webhooks/views.py:url"),
    "server erase.name",
    "bot/tables/history/views.py:words",
    "bot/analysis/views.py:name",
}
"""Those whose words are understood (a time, a number, an address), or are for who typed them alone."""

EVIL = "@everyone @here **bold** [link](https://evil.example) `code` <#1> "


def fields_of_forms() -> Iterator[str]:
    """Every field for words in a form: the module that makes it, and its name (*: names that are found as it runs)."""
    root = Path(bot.__file__).parent
    for file in sorted(root.rglob("*.py")):
        module, source = file.relative_to(root.parent).as_posix(), file.read_text("utf-8")
        if "from bot.discord.form import" not in source:
            continue
        nodes = [*ast.walk(ast.parse(source))]
        calls = [node for node in nodes if isinstance(node, ast.Call) and _makes_a_field(node.func)]
        called = {id(node.func) for node in calls}
        yield from (f"{module}:{ast.unparse(node.args[0])}".replace("'", "") for node in calls)
        yield from (f"{module}:*" for node in nodes if _makes_a_field(node) and id(node) not in called)


def _makes_a_field(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id in ("line", "paragraph") and isinstance(node.ctx, ast.Load)


def options_of_commands(cairn: Cairn) -> Iterator[tuple[str, app_commands.Parameter]]:
    """Every option of a command into which anything can be typed, by the command's last name."""
    for command in cairn.tree.walk_commands():
        for option in command.parameters if isinstance(command, app_commands.Command) else ():
            if option.type is AppCommandOptionType.string and not option.choices and not option.autocomplete:
                yield f"{command.qualified_name}.{option.name}", option


async def test_every_field_for_words_is_known_and_limited(cairn: Cairn) -> None:
    options = dict(options_of_commands(cairn))
    assert {*fields_of_forms(), *options} == READ_BY_OTHERS | UNDERSTOOD, "think about a new one first"
    for name in READ_BY_OTHERS & {*options}:
        assert (options[name].max_value or 6000) <= 200, name


@pytest.mark.usefixtures("followed_clock")
async def test_what_is_typed_formats_links_and_pings_nothing(
    sandbox: Sandbox, settings: Settings, people: list[User], games: Channel
) -> None:
    desk = sandbox.guild.channel("desk")
    with_desk = msgspec.structs.replace(settings, reports=int(desk.id))
    cairn = steady(await sandbox.connect(lambda: Cairn(with_desk)))
    alice, bob, carla = people[:3]
    boss, victim = sandbox.guild.user("Boss", manager=True), sandbox.guild.user("Victim")
    evil = f"{EVIL}<@{victim.id}> "

    def typed(limit: int) -> str:
        return (evil * 20)[:limit]

    opened = {"game": "lost_cities", "form": "swiss", "until": "in 2 days"}
    await boss.slash("/tournament open", games, options={**opened, "title": typed(60)})
    sign_up = await sandbox.until(lambda: post_with(games, "tournament-in"))
    for person in (alice, bob, carla):
        await person.click(sign_up, said(None, "button-sign-up"))
    await organise(boss, "remove", games, player=carla, cause=typed(200))
    league = {"game": "lost_cities", "title": typed(60)}
    await boss.slash("/league open", sandbox.guild.channel("league"), options=league)

    one, two = sandbox.guild.channel("one"), sandbox.guild.channel("two")
    await Table.start(sandbox, [alice, bob], one)
    await replace(boss, bob, one, new=carla, reason=typed(200))
    lobby = await Table.lobby(sandbox, [alice], two)
    number = str((await cairn.tables.at(int(lobby.channel.id))).id)  # type: ignore[union-attr]
    page = await boss.slash("/server tables", games)
    page = await boss.choose(page, None, number, custom_id="cairn:s:server-pick:0:0")
    page = await boss.click(page, said(boss, "button-close-tables"))
    await boss.submit(await boss.click(page, said(boss, "button-do-it")), {"why": typed(200)})

    more = await alice.click(await sandbox.until(lambda: post_with(one, "more")), said(None, "button-more"))
    form = await alice.click(more, said(alice, "button-report"))
    await alice.submit(form, {"what": "other.", "why": typed(300)})
    appeal = await boss.click(await boss.slash("/server ban", games), said(boss, "button-appeal"))
    await boss.submit(appeal, {"words": typed(300)})
    await boss.slash("/server ban", games, player=alice, options={"reason": typed(200)})
    shown = [(await boss.slash("/server ban", games)).text]
    await all_said(cairn.store, sandbox)
    posts = [message for message in sandbox.world.messages.values() if message.author is sandbox.world.bot]
    told = [str(message.data) for message in posts]
    assert sum("evil.example" in each for each in told) >= 4, "what was typed is told"
    for words in (*told, *shown):
        assert "@everyone" not in words.replace("@\\u200beveryone", "").replace("@\u200beveryone", "")
        assert f"<@{victim.id}>" not in words
        assert "](https://evil" not in words
        assert "**bold**" not in words
    assert not any(victim.id in {user["id"] for user in message.data.get("mentions", ())} for message in posts)
    assert not any(message.data.get("mention_everyone") for message in posts)
    assert desk.messages, "the operator's channel has the report"
    await cairn.shutdown()
