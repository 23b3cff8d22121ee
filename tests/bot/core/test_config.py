"""Settings: what is read, from where, and what an operator is told about a wrong one."""

import re
from pathlib import Path

import msgspec
import pytest

from bot.core.config import DATABASE, PORT, SettingError, Settings, load, variable
from bot.core.shards import ShardRange

NONE = Path("no-such-file")
ROOT = Path(__file__).parents[3]


def test_without_any_setting_the_usual_ones_hold() -> None:
    settings = load({}, NONE)
    assert settings == Settings()
    assert settings.database == DATABASE
    assert settings.host == "127.0.0.1"


def test_every_setting_can_be_given() -> None:
    given = {
        "DISCORD_TOKEN": "a.b.c",
        "CAIRN_DATABASE": "/srv/tables.db",
        "CAIRN_HEALTH": "/run/beat",
        "CAIRN_LOG_LEVEL": "debug",
        "CAIRN_LOG": "JSON",
        "CAIRN_METRICS": "[::1]:9464",
        "CAIRN_WORKERS": "3",
        "CAIRN_THINKERS": "2",
        "CAIRN_PAUSE": "0.5",
        "CAIRN_ICONS": "Off",
        "CAIRN_TEST_GUILD": "1234567890123456789",
        "CAIRN_KEEP_REMOVED": "14",
        "CAIRN_OPERATOR": "Ada",
        "CAIRN_CONTACT": "ada@example.org",
        "CAIRN_SUPPORT": "https://example.org/help",
        "CAIRN_TERMS": "https://example.org/terms",
        "CAIRN_PRIVACY": "https://example.org/privacy",
        "CAIRN_REPORTS": "2345678901234567890",
        "CAIRN_RIGHTS": "own, Licensed,moon",
        "CAIRN_GAMES": "/etc/cairn/games",
        "CAIRN_API": "http://127.0.0.1:9000/api/v10",
        "CAIRN_SHARDS": "0-3/16",
        "CAIRN_HOST": "::1",
        "CAIRN_PORT": " 9001 ",
    }
    settings = load(given, NONE)
    assert settings == Settings(
        token="a.b.c",
        database="/srv/tables.db",
        health="/run/beat",
        log_level="DEBUG",
        log="json",
        metrics="[::1]:9464",
        workers=3,
        thinkers=2,
        pause=0.5,
        icons="off",
        test_guild=1234567890123456789,
        keep_removed=14,
        operator="Ada",
        contact="ada@example.org",
        support="https://example.org/help",
        terms="https://example.org/terms",
        privacy="https://example.org/privacy",
        reports=2345678901234567890,
        rights="own, Licensed,moon",
        games="/etc/cairn/games",
        api="http://127.0.0.1:9000/api/v10",
        shards="0-3/16",
        host="::1",
        port=9001,
    )
    assert len(given) == len(Settings.__struct_fields__)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("CAIRN_PORT", "99999", "1 to 65535"),
        ("CAIRN_PORT", "http", "1 to 65535"),
        ("CAIRN_WORKERS", "0", "from 1 to 16"),
        ("CAIRN_THINKERS", "65", "from 0 to 64"),
        ("CAIRN_PAUSE", "long", "seconds"),
        ("CAIRN_KEEP_REMOVED", "0", "from 1 to 365"),
        ("CAIRN_LOG_LEVEL", "loud", "DEBUG, INFO, WARNING or ERROR"),
        ("CAIRN_LOG", "xml", "text or json"),
        ("CAIRN_METRICS", "9464", "127.0.0.1:9464"),
        ("CAIRN_METRICS", "127.0.0.1:0", "127.0.0.1:9464"),
        ("CAIRN_METRICS", "127.0.0.1:65536", "127.0.0.1:9464"),
        ("CAIRN_METRICS", "::1:9464", "127.0.0.1:9464"),
        ("CAIRN_RIGHTS", "own; licensed", "with commas between them"),
        ("CAIRN_API", "discord.example", "base URL"),
        ("CAIRN_SHARDS", "0-3", "such as 0-3/16"),
        ("CAIRN_SHARDS", "3-0/16", "such as 0-3/16"),
        ("CAIRN_SHARDS", "0-16/16", "such as 0-3/16"),
        ("CAIRN_SHARDS", "all", "such as 0-3/16"),
        ("CAIRN_TEST_GUILD", "my server", "the id of one server"),
        ("CAIRN_TEST_GUILD", "9" * 30, "the id of one server"),
        ("DISCORD_TOKEN", "two words", "developer portal"),
    ],
)
def test_a_wrong_value_gives_one_line_that_names_the_variable_and_what_it_takes(
    name: str, value: str, said: str
) -> None:
    with pytest.raises(SettingError) as error:
        load({name: value}, NONE)
    assert name in str(error.value)
    assert said in str(error.value)
    assert "\n" not in str(error.value)


def test_thinking_leaves_a_core_to_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, processes in ((None, 1), (1, 1), (2, 1), (4, 3), (64, 4)):
        monkeypatch.setattr("os.cpu_count", lambda cores=cores: cores)
        assert Settings().thinking_processes == processes
    assert Settings(thinkers=3).thinking_processes == 3


@pytest.mark.parametrize(
    ("metrics", "address"),
    [("", None), ("127.0.0.1:9464", ("127.0.0.1", 9464)), ("[::1]:65535", ("::1", 65535)), ("bot:1", ("bot", 1))],
)
def test_metrics_are_served_at_an_address(metrics: str, address: tuple[str, int] | None) -> None:
    assert load({"CAIRN_METRICS": metrics}, NONE).metrics_address == address


def test_a_wrong_token_is_not_repeated() -> None:
    with pytest.raises(SettingError) as error:
        load({"DISCORD_TOKEN": "secret with a space"}, NONE)
    assert "secret" not in str(error.value)


def test_the_environment_outranks_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text('DISCORD_TOKEN="from.the.file"  # comment\nCAIRN_PORT=1000\nOTHER\nCAIRN_HOST=\n', "utf-8")
    settings = load({"CAIRN_PORT": "2000"}, file)
    assert (settings.token, settings.port, settings.host) == ("from.the.file", 2000, "127.0.0.1")


def test_an_unreadable_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    with pytest.raises(SettingError, match=r"\.env cannot be read"):
        load({}, file)


def test_a_share_of_the_shards_is_a_range() -> None:
    some = Settings(shards="4-7/16").shard_range
    assert some == ShardRange(4, 7, 16)
    assert (list(some.ids), some.are_all, str(some)) == ([4, 5, 6, 7], False, "4-7/16")
    assert [some.serves(guild << 22) for guild in (3, 4, 7, 8, 20, 0)] == [False, True, True, False, True, False]
    assert Settings(shards="3/16").shard_range == ShardRange(3, 3, 16)
    assert Settings().shard_range is None


@pytest.mark.parametrize(
    ("database", "url", "file"),
    [
        ("/srv/c.db", "sqlite:////srv/c.db", "/srv/c.db"),
        ("sqlite:////srv/c.db", "sqlite:////srv/c.db", "/srv/c.db"),
        ("postgresql+asyncpg://u:p@h/cairn", "postgresql+asyncpg://u:p@h/cairn", None),
    ],
)
def test_a_database_is_a_path_or_a_url(database: str, url: str, file: str | None) -> None:
    settings = Settings(database=database)
    assert settings.database_url == url
    assert settings.database_file == (Path(file) if file else None)


def test_a_relative_database_lies_in_the_working_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert Settings(database="a/b.db").database_file == tmp_path / "a" / "b.db"
    assert Settings(database="a/b.db").health_file == tmp_path / "a" / "cairn.heartbeat"
    assert Settings(database="a/b.db", health="/run/x").health_file == Path("/run/x")
    server = "postgresql+asyncpg://h/c"
    assert Settings(database=server).health_file == Path("data/cairn.heartbeat")
    assert Settings(database=server, shards="0-1/2").health_file == Path("data/cairn.heartbeat")
    assert Settings(database=server, shards="1/2").health_file == Path("data/cairn-1-1-of-2.heartbeat")
    assert Settings(database=server, shards="4-7/16").health_file == Path("data/cairn-4-7-of-16.heartbeat")


def test_the_example_file_names_every_setting_and_changes_nothing() -> None:
    lines = (ROOT / ".env.example").read_text("utf-8").splitlines()
    found = [re.fullmatch(r"#?([A-Z_]+)=(.*)", line) for line in lines]
    named = {each[1]: each[2] for each in found if each}
    assert set(named) == {variable(field) for field in Settings.__struct_fields__}
    assert load(named, NONE) == msgspec.structs.replace(Settings(), port=PORT)
