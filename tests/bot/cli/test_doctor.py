"""`cairn doctor` names each thing that is wrong with an installation, and what to do about it."""

import os
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import msgspec
import pytest
from aiohttp import web

from bot.__main__ import main
from bot.app import Cairn
from bot.cli import doctor
from bot.cli.doctor import machine, portal
from bot.cli.doctor.diagnosis import Diagnosis, Level
from bot.core import health
from bot.core.config import Settings
from bot.db import files
from games import PACKAGES
from render import fonts
from sandbox.permissions import BOT_DEFAULT
from sandbox.settings import SandboxSettings
from sandbox.state import OwnEmoji
from testing.driver import Sandbox
from tests.bot.cli.conftest import Run

ATTACH_FILES, ADMINISTRATOR = 1 << 15, 1 << 3
PAGE = {"description": "Board games by post.", "tags": ["board games"], "icon": "0" * 32}


class Installation(NamedTuple):
    """A bot that has run and been backed up, the Discord that it is on, and its settings."""

    sandbox: Sandbox
    settings: Settings
    database: Path

    async def examined(self, **changed: Any) -> dict[str, Diagnosis]:
        """What is found with these settings changed, by check; of several the worst."""
        found = await doctor.examine(msgspec.structs.replace(self.settings, **changed), public=True)
        worst = sorted(found, key=lambda each: list(Level).index(each.level))
        return {each.check: each for each in worst}


@pytest.fixture
async def pages() -> AsyncIterator[str]:
    """A server with the pages that a public bot names."""

    async def page(request: web.Request) -> web.Response:
        return web.Response(text="cairn_" if request.path == "/metrics" else "terms")

    app = web.Application()
    app.router.add_get("/{page:terms|privacy|metrics}", page)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    yield f"http://127.0.0.1:{port}"
    await runner.cleanup()


@pytest.fixture
async def installation(tmp_path: Path, pages: str) -> AsyncIterator[Installation]:
    named = {"terms_of_service_url": f"{pages}/terms", "privacy_policy_url": f"{pages}/privacy"}
    async with Sandbox(SandboxSettings(portal={**PAGE, **named}, rate_limits="off")) as sandbox:
        settings = Settings(
            token=sandbox.token,
            api=sandbox.api_url,
            database=str(tmp_path / "cairn.db"),
            pause=0,
            metrics=pages.removeprefix("http://"),
            operator="Ada",
            contact="ada@example.org",
            support="https://example.org/help",
            terms=f"{pages}/terms",
            privacy=f"{pages}/privacy",
            reports=1,
            rights="fan-made",
        )
        client = await sandbox.connect(lambda: Cairn(settings))
        alice, games = sandbox.guild.user("alice"), sandbox.guild.channel("games")
        await alice.slash("/open", channel=games, game="lost_cities")
        await client.shutdown()
        database = tmp_path / "cairn.db"
        (tmp_path / "backups").mkdir()
        files.copy(database, tmp_path / "backups" / "tonight.db")
        health.write(settings.health_file, health.Signs(connected=1, answered=1, wrote=1, posted=1))
        yield Installation(sandbox, settings, database)


async def test_nothing_is_said_to_do_where_all_is_well(installation: Installation) -> None:
    found = await installation.examined()
    assert [each for each in found.values() if each.level not in {Level.OK, Level.NOTE}] == []
    assert found.keys() >= {
        *(
            "memory",
            "disk",
            "fonts",
            "bot",
            "database",
            "durability",
            "back-up",
            "metrics",
            "token",
            "clock",
            "intents",
        ),
        *(
            "invitation",
            "own account",
            "servers",
            "shards",
            "commands",
            "operator",
            "contact",
            "support",
            "reports",
            "description",
        ),
        *("tags", "verification", "terms", "privacy", "retention", "games", "rights"),
    }
    assert doctor.told(list(found.values())).endswith("all is well")


Break = Callable[[Installation], dict[str, Any] | None]
"""Breaks something, and returns the settings to change."""


def _portal(**fields: object) -> Break:
    return lambda at: at.sandbox.settings.portal.update(fields)


def _asking(permissions: int) -> Break:
    asked = {"scopes": ["bot", "applications.commands"], "permissions": str(permissions)}
    return _portal(integration_types_config={"0": {"oauth2_install_params": asked}, "1": {}})


def _sql(statement: str, file: Callable[[Installation], Path] = lambda at: at.database) -> Break:
    def change(at: Installation) -> None:
        with closing(sqlite3.connect(file(at))) as database, database:
            database.execute(statement)

    return change


def _backup(at: Installation) -> Path:
    return at.database.parent / "backups" / "tonight.db"


def _alive(_: Installation, file: Path, ago: timedelta) -> None:
    at = (datetime.now(UTC) - ago).timestamp() * 1e6
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("INSERT INTO heartbeats (process, at) VALUES ('bot', ?)", (int(at),))


def _damage(at: Installation) -> None:
    with at.database.open("r+b") as opened:
        opened.seek(100)
        opened.write(b"\xff" * 4000)


def _on_servers(at: Installation) -> None:
    at.sandbox.settings.portal["approximate_guild_count"] = 100


def _full_of_emoji(at: Installation) -> None:
    world = at.sandbox.world
    for number in range(2000):
        world.emojis[str(number)] = OwnEmoji(str(number), f"old_{number}", world.bot, "image/png", b"")


def _few_shards(at: Installation) -> dict[str, Any]:
    at.sandbox.settings.shards = 4
    return {"shards": "0/2"}


def _forget_commands(at: Installation) -> None:
    for command in at.sandbox.world.commands[None].values():
        command["description_localizations"] = {"de": "etwas anderes"}


BAD: list[tuple[str, Level, str, Break]] = [
    ("token", Level.BROKEN, "DISCORD_TOKEN", lambda _: {"token": "wrong"}),
    ("Discord", Level.BROKEN, "firewall", lambda _: {"api": "http://127.0.0.1:9"}),
    ("intents", Level.WARNING, "switch off", lambda at: at.sandbox.settings.portal.update(flags=1 << 19)),
    ("interactions", Level.BROKEN, "empty that field", _portal(interactions_endpoint_url="https://example.org")),
    ("invitation", Level.BROKEN, "Guild Install", _portal(integration_types_config={"1": {}})),
    ("invitation", Level.WARNING, "Attach Files", _asking(BOT_DEFAULT & ~ATTACH_FILES)),
    ("invitation", Level.WARNING, "only these are needed", _asking(BOT_DEFAULT | ADMINISTRATOR)),
    ("own account", Level.WARNING, "User Install", _portal(integration_types_config={"0": {}})),
    ("links", Level.WARNING, "Default Install Settings", _portal(integration_types_config={"0": {}, "1": {}})),
    ("servers", Level.WARNING, "The Sandbox", lambda at: setattr(at.sandbox.settings, "bot_permissions", 0)),
    ("commands", Level.WARNING, "start this version", _forget_commands),
    (
        "shards",
        Level.WARNING,
        "raise the count",
        _few_shards,
    ),
    ("emoji", Level.WARNING, "delete others", _full_of_emoji),
    ("starts", Level.WARNING, "why it starts so often", lambda at: setattr(at.sandbox.settings, "session_starts", 5)),
    ("database", Level.BROKEN, "cairn restore", _damage),
    ("database", Level.BROKEN, "upgrade Cairn", _sql("UPDATE alembic_version SET version_num = 'r9999'")),
    ("back-up", Level.WARNING, "cairn backup", lambda at: _backup(at).unlink()),
    ("back-up", Level.WARNING, "days old", lambda at: _alive(at, _backup(at), timedelta(days=5))),
    ("back-up", Level.WARNING, "another database", _sql("UPDATE tables SET created_at = created_at + 1", _backup)),
    ("bot", Level.BROKEN, "cairn health", lambda at: os.utime(at.settings.health_file, (0, 0))),
    ("metrics", Level.WARNING, "is the port free", lambda _: {"metrics": "127.0.0.1:9"}),
    ("reports", Level.WARNING, "CAIRN_REPORTS", lambda _: {"reports": 0}),
    ("operator", Level.WARNING, "CAIRN_OPERATOR", lambda _: {"operator": ""}),
    ("terms", Level.BROKEN, "CAIRN_TERMS", lambda _: {"terms": ""}),
    ("privacy", Level.BROKEN, "General Information", _portal(privacy_policy_url=None)),
    ("privacy", Level.WARNING, "enter the same", _portal(privacy_policy_url="https://example.org")),
    ("description", Level.WARNING, "write one", _portal(description="")),
    ("tags", Level.WARNING, "choose 1 to 5", _portal(tags=[])),
    ("picture", Level.WARNING, "upload one", _portal(icon=None)),
    ("public", Level.BROKEN, "Public Bot", _portal(bot_public=False)),
    ("verification", Level.BROKEN, "verify it", _on_servers),
    ("rights", Level.WARNING, "which nobody here has cleared", lambda _: {"rights": ""}),
    ("rights", Level.WARNING, "ask whose game it is", lambda _: {"rights": "own"}),
    ("games", Level.WARNING, "CAIRN_RIGHTS names fanmade", lambda _: {"rights": "fan-made,fanmade"}),
]


@pytest.mark.parametrize(("check", "level", "remedy", "broken"), BAD, ids=[f"{each[0]}-{each[2]}" for each in BAD])
async def test_what_is_wrong_is_named_with_its_remedy(
    installation: Installation, check: str, level: Level, remedy: str, broken: Break
) -> None:
    before = await installation.examined()
    found = await installation.examined(**(broken(installation) or {}))
    assert found[check].level is level
    assert remedy in f"{found[check].says} {found[check].remedy}"
    assert found[check].remedy
    assert check not in before or before[check].level in {Level.OK, Level.NOTE}


async def test_the_rights_of_each_game_are_named(installation: Installation) -> None:
    found = await doctor.examine(installation.settings, public=True)
    told = [each.says for each in found if each.check == "rights"]
    for package in PACKAGES.values():
        assert f"{package.about.title}, by {', '.join(package.about.authors)}: fan-made" in told
    assert len(told) == len(PACKAGES)


def test_what_is_not_cleared_is_left_out_with_a_line(
    cairn: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first, *others = PACKAGES
    monkeypatch.setattr(PACKAGES, "_left_out", [])
    monkeypatch.setitem(PACKAGES.__dict__, "_found", {**PACKAGES})
    monkeypatch.setenv("CAIRN_RIGHTS", f"own, {first}")
    for command, code in (("games", 3), ("doctor", 0)):
        assert main([command]) == code
        told = capsys.readouterr().out
        for key in others:
            line = f"left out: {key} of cairn: its rights are fan-made, which CAIRN_RIGHTS does not clear"
            assert line in " ".join(told.split())
        assert f"left out: {first}" not in told
    monkeypatch.setenv("CAIRN_RIGHTS", "own")
    assert main(["doctor"]) == 4
    assert "there is none to play" in capsys.readouterr().out
    code, _, complaint = cairn("sandbox", "--port", "0")
    assert code == 1
    assert "`cairn games` says why each is left out" in complaint


async def test_a_page_that_is_gone_is_named(installation: Installation, pages: str) -> None:
    installation.sandbox.settings.portal["terms_of_service_url"] = f"{pages}/nowhere"
    found = await installation.examined(terms=f"{pages}/nowhere")
    assert found["terms"].level is Level.BROKEN
    assert "HTTP 404" in found["terms"].says


def _with_memory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "meminfo"
    file.write_text("MemTotal:         262144 kB\n")
    monkeypatch.setattr(machine, "MEMORY", file)


def _with_room(free: int) -> Callable[[pytest.MonkeyPatch, Path], None]:
    def patch(monkeypatch: pytest.MonkeyPatch, _: Path) -> None:
        monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(total=10**12, used=0, free=free))

    return patch


def _without_a_font(monkeypatch: pytest.MonkeyPatch, _: Path) -> None:
    monkeypatch.setattr(fonts, "coverage", lambda: {"gone.ttf": ()})


@pytest.mark.parametrize(
    ("check", "level", "patch"),
    [
        ("memory", Level.WARNING, _with_memory),
        ("disk", Level.WARNING, _with_room(500 << 20)),
        ("disk", Level.BROKEN, _with_room(50 << 20)),
        ("fonts", Level.BROKEN, _without_a_font),
    ],
)
async def test_what_the_machine_lacks_is_named(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    check: str,
    level: Level,
    patch: Callable[[pytest.MonkeyPatch, Path], None],
) -> None:
    settings = Settings(database=str(tmp_path / "cairn.db"))
    patch(monkeypatch, tmp_path)
    monkeypatch.setattr(fonts, "missing", set())
    found = [each for each in await doctor.examine(settings) if each.check == check]
    assert [each.level for each in found] == [level]
    assert found[0].remedy


@pytest.mark.parametrize(("skew", "level"), [(0.4, Level.OK), (-5, Level.WARNING), (45, Level.BROKEN)])
def test_a_wrong_clock_is_named(skew: float, level: Level) -> None:
    (found,) = portal.clock(skew)
    assert found.level is level
    assert portal.unreachable(TimeoutError()).level is Level.BROKEN


def test_the_command_tells_lines_and_codes(cairn: Run, tmp_path: Path) -> None:
    code, out, _ = cairn("doctor")
    assert code == 0
    assert "Discord was not asked" in out
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "cairn.db").write_bytes(b"no database")

    assert main(["doctor", "--json"]) == doctor.CODES[Level.BROKEN]
