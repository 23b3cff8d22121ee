"""The commands as Discord was told them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.app import Cairn
from bot.core.localizer import LANGUAGES, language_of
from bot.discord.permissions import INVITATION
from sandbox.validate.commands import CHAT, ON_MESSAGE, ON_USER, check_commands
from testing.driver import Sandbox, User
from testing.story.helpers import said

README = (Path(__file__).parents[3] / "README.md").read_text("utf-8")
GUILD, PRIVATE = 0, 1
FOR_PLAYERS = {
    "open", "table", "find", "mygames", "play", "hand", "board", "log", "replay", "learn", "daily", "help", "ranking",
    "profile", "settings", "tournament", "league",
}  # fmt: skip
FOR_MANAGERS = {"server"}
LOCALES = ("de", "fr", "es-ES", "es-419")
"""Discord’s, of the languages beside English."""


@pytest.fixture
async def told(cairn: Cairn, sandbox: Sandbox) -> list[dict[str, Any]]:
    """The body of the request that registered all commands."""
    (request,) = [r for r in sandbox.server.requests if (r.method, r.route.split("/")[-1]) == ("PUT", "commands")]
    body: list[dict[str, Any]] = request.body
    return body


def named(commands: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every command, subcommand, option and choice."""
    for command in commands:
        yield command
        yield from named(command.get("options") or [])
        yield from named(command.get("choices") or [])


async def test_the_commands_that_discord_is_told(
    told: list[dict[str, Any]], cairn: Cairn, sandbox: Sandbox, alice: User, bob: User
) -> None:
    check_commands(told)
    assert {command["name"] for command in told if command["type"] == CHAT} == FOR_PLAYERS | FOR_MANAGERS
    assert {(command["type"], command["name"]) for command in told if command["type"] != CHAT} == {
        *((ON_USER, name) for name in ("Challenge", "Profile")),
        *((ON_MESSAGE, name) for name in ("What changed", "As text", "Replay this turn", "Report")),
    }
    (server,) = (command for command in told if command["name"] == "server")
    assert {option["name"] for option in server["options"]} == {
        "settings", "tables", "ban", "unrate", "health", "board", "data", "erase", "webhooks",
    }  # fmt: skip

    for part in named(told):
        for locale in LOCALES:
            assert part["name_localizations"][locale], part["name"]
            if "description" in part:
                assert part["description_localizations"][locale] != part["description"], part["name"]
    assert {language_of(locale) for locale in LOCALES} == {*LANGUAGES[1:]}

    anywhere = {command["name"] for command in told if PRIVATE in _contexts(command)}
    assert anywhere == FOR_PLAYERS - {
        "find",
        "ranking",
        "tournament",
        "league",
    }
    by_people = {command["name"] for command in told if 1 in command["integration_types"]}
    assert by_people == anywhere, "whoever brings the app has what needs no server"
    assert all(GUILD in _contexts(command) for command in told)

    found = await bob.autocomplete("/table", focused="table")
    assert found == []


def typable(commands: list[dict[str, Any]]) -> set[str]:
    """What Discord lists for somebody who types ``/``: commands, and of those with subcommands each of these."""
    found = set()
    for command in (each for each in commands if each["type"] == CHAT):
        below = [option["name"] for option in command["options"] if option["type"] == CHAT]
        found |= {f"{command['name']} {name}" for name in below} or {command["name"]}
    return found


async def test_what_a_slash_shows_is_what_a_player_types(cairn: Cairn, sandbox: Sandbox, alice: User) -> None:
    boss, page, here = sandbox.guild.user("Boss", manager=True), sandbox.server.page.actions, sandbox.guild.channel()
    shown = typable(page.commands(alice.person, here.inner))
    assert {name.split()[0] for name in shown} == FOR_PLAYERS
    assert len(shown) <= 19, "a list that is read at a glance"
    hidden = typable(page.commands(boss.person, here.inner)) - shown
    assert {name.split()[0] for name in hidden} == FOR_MANAGERS
    for name in ("settings", "tables", "health", "data", "erase", "webhooks"):
        refused = await alice.forge_command("server", [{"type": 1, "name": name, "options": []}], here)
        assert refused.text == said(alice, "refusal-server-managers"), "hidden is not all that keeps them out"


def _contexts(command: dict[str, Any]) -> list[int]:
    return command.get("contexts") or ([GUILD, PRIVATE] if command.get("dm_permission", True) else [GUILD])


async def test_the_readme_names_them_all_and_asks_for_what_is_used(told: list[dict[str, Any]]) -> None:
    typed = set(re.findall(r"`(/?[a-z ]+)`", README))
    for command in (each for each in told if each["type"] == CHAT):
        subcommands = [option["name"] for option in command.get("options", ()) if option["type"] == CHAT]
        for name in subcommands:
            assert {name, f"/{command['name']} {name}"} & typed, name
        if not subcommands:
            assert f"/{command['name']}" in typed
    (asked,) = re.findall(r"permissions=(\d+)", README)
    assert int(asked) == INVITATION.value
    for permission, granted in INVITATION:
        title = permission.replace("_", " ").title().replace(" In ", " in ").replace("Read Messages", "View Channels")
        assert (f"*{title}*" in README.replace("\n", " ")) == granted, title
