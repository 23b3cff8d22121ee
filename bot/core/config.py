"""Settings from the environment and a ``.env`` file, each checked once, at the start."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bot.core.shards import TAKES, ShardRange, read_shards

ENV_FILE = Path(".env")
"""Where settings are read from beside the environment, which outranks it; relative to the working directory."""

DATABASE = "data/cairn.db"
SANDBOX_DATABASE = "data/sandbox.db"
"""Where tables are kept unless told otherwise. Play in the sandbox stays apart from a server's real tables."""

PORT = 8765
"""Where the sandbox's page is usually found."""

PORT_NUMBER = r"(?:[1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5])"


LINK = r"^(https?://\S{1,190}|)$"


class SettingError(Exception):
    """A setting that cannot be used. The message is one line: the variable, and what it takes."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of an operator. Field ``x`` is the variable ``CAIRN_X``; ``token`` is ``DISCORD_TOKEN``.

    The description of each field completes the sentence "CAIRN_X takes ...".
    """

    token: Annotated[str, Meta(description="the bot's token from Discord's developer portal", pattern=r"^\S*$")] = ""
    database: Annotated[
        str, Meta(description="a file path (made on demand) or postgresql://USER:PASSWORD@HOST/DATABASE", min_length=1)
    ] = DATABASE
    health: Annotated[
        str, Meta(description="a file path; empty: cairn.heartbeat, or one for its shards, beside the database")
    ] = ""
    log_level: Annotated[
        Literal["DEBUG", "INFO", "WARNING", "ERROR"], Meta(description="DEBUG, INFO, WARNING or ERROR")
    ] = "INFO"
    log: Annotated[Literal["text", "json"], Meta(description="text or json: how a line of the log is written")] = "text"
    metrics: Annotated[
        str,
        Meta(
            description="the address and port to serve metrics on, such as 127.0.0.1:9464; empty: none are kept",
            pattern=r"^([^\s:\[\]]+:PORT|\[[0-9A-Fa-f:.]+\]:PORT|)$".replace("PORT", PORT_NUMBER),
        ),
    ] = ""
    workers: Annotated[
        int, Meta(description="a whole number from 1 to 16: how many processes draw pictures", ge=1, le=16)
    ] = 1
    thinkers: Annotated[
        int,
        Meta(
            description="a whole number from 0 to 64: how many processes think for computer players, beside one for "
            "normal players and one for quick answers; 0: one less than there are cores, but 1 to 4",
            ge=0,
            le=64,
        ),
    ] = 0
    pause: Annotated[
        float,
        Meta(description="about how many seconds a computer player rests before it moves, 0 to 60", ge=0, le=60),
    ] = 1.0
    icons: Annotated[
        Literal["on", "off"], Meta(description="on or off: whether the bot brings emoji of its own, for its words")
    ] = "on"
    test_guild: Annotated[
        int, Meta(description="the id of one server that gets new commands at once; 0: none", ge=0, le=2**63 - 1)
    ] = 0
    api: Annotated[
        str,
        Meta(
            description="the base URL of another Discord API, such as a sandbox's or a proxy's for Discord's own",
            pattern=r"^(https?://\S+|)$",
        ),
    ] = ""
    shards: Annotated[str, Meta(description=f"{TAKES}; empty: one process serves them all")] = ""
    keep_removed: Annotated[
        int,
        Meta(
            description="a whole number from 1 to 365: for how many days the data of a server is kept that has removed "
            "the bot",
            ge=1,
            le=365,
        ),
    ] = 30
    operator: Annotated[str, Meta(description="the name of who runs this bot, which /help shows", max_length=100)] = ""
    contact: Annotated[
        str, Meta(description="how people reach them: an e-mail address or a link, which /help shows", max_length=200)
    ] = ""
    support: Annotated[str, Meta(description="the link of a server or page where help is", pattern=LINK)] = ""
    terms: Annotated[str, Meta(description="the link of the terms of service", pattern=LINK)] = ""
    privacy: Annotated[str, Meta(description="the link of the privacy policy", pattern=LINK)] = ""
    reports: Annotated[
        int,
        Meta(
            description="the id of the channel where reports go that no server’s managers get; 0: your own messages",
            ge=0,
            le=2**63 - 1,
        ),
    ] = 0
    rights: Annotated[
        str,
        Meta(
            description="by which rights games are offered, of own, public-domain, licensed and fan-made, and the keys "
            "of games that are cleared one by one, with commas between them; empty: all that are installed",
            pattern=r"^([A-Za-z0-9_-]+( *, *[A-Za-z0-9_-]+)*|)$",
        ),
    ] = ""
    games: Annotated[
        str,
        Meta(
            description="the packages of other people's games that may run, as the lines NAME@SEAL that `cairn games "
            "--seal` prints, or the path of a file with these lines; empty: none"
        ),
    ] = ""
    host: Annotated[
        str, Meta(description="the address the sandbox listens on; 127.0.0.1 keeps it on this machine", min_length=1)
    ] = "127.0.0.1"
    port: Annotated[
        int, Meta(description=f"the sandbox's port, 1 to 65535; 0: {PORT}, or a free one if taken", ge=0, le=65535)
    ] = 0

    @property
    def names_its_operator(self) -> bool:
        """Whether people are told who runs this bot, and under which terms."""
        return all((self.operator, self.contact, self.terms, self.privacy))

    @property
    def cleared(self) -> frozenset[str]:
        """The rights, and the keys of games, that may be offered; empty: all."""
        return frozenset(filter(None, self.rights.lower().replace(" ", "").split(",")))

    @property
    def allowed_games(self) -> Mapping[str, str]:
        """The seals of the packages of games that may run, by name. Raises SettingError; a file is read anew."""
        from games import allowed  # with all that games are made of

        lines = self.games
        try:
            if "/" in lines:
                written = Path(lines).expanduser().read_text("utf-8").splitlines()
                lines = " ".join(line.partition("#")[0] for line in written)
            return allowed.read(lines)
        except (OSError, UnicodeDecodeError) as error:
            raise SettingError(f"CAIRN_GAMES={self.games[:60]} cannot be read: {error}") from None
        except ValueError as error:
            raise SettingError(f"CAIRN_GAMES has {f'{error}'[:80]!r}, which is no line NAME@SEAL.") from None

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy wants it."""
        if "://" in self.database:
            return self.database
        return f"sqlite:///{Path(self.database).expanduser().absolute()}"

    @property
    def database_file(self) -> Path | None:
        """The database's file where it is SQLite, else None."""
        scheme, _, file = self.database_url.partition(":///")
        return Path(file) if scheme.split("+")[0] == "sqlite" and file else None

    @property
    def shard_range(self) -> ShardRange | None:
        """The shards that this process serves; None where it serves them all, as many as Discord recommends."""
        return read_shards(self.shards) if self.shards else None

    @property
    def thinking_processes(self) -> int:
        """How many processes think for computer players."""
        return self.thinkers or min(max(1, (os.cpu_count() or 1) - 1), 4)

    @property
    def metrics_address(self) -> tuple[str, int] | None:
        """Where metrics are served, if they are to be."""
        host, _, port = self.metrics.rpartition(":")
        return (host.strip("[]"), int(port)) if port else None

    @property
    def health_file(self) -> Path:
        """The file that a running bot touches again and again."""
        if self.health:
            return Path(self.health).expanduser()
        shards = self.shard_range
        mine = "" if shards is None or shards.are_all else f"-{shards}".replace("/", "-of-")
        return self._folder / f"cairn{mine}.heartbeat"

    @property
    def icons_file(self) -> Path:
        """The file in which the bot notes what its icons look like."""
        return self._folder / "cairn.icons"

    @property
    def _folder(self) -> Path:
        """Where the bot keeps what is not in the database: beside it."""
        return self.database_file.parent if self.database_file else Path("data")


def variable(field: str) -> str:
    """The environment variable of a field of Settings."""
    return "DISCORD_TOKEN" if field == "token" else f"CAIRN_{field.upper()}"


def load(environment: Mapping[str, str] | None = None, env_file: Path = ENV_FILE) -> Settings:
    """The settings from ``environment`` (by default the process's own) and ``env_file``. Raises SettingError.

    Values are stripped; an empty one counts as not set.
    """
    given = {**_file(env_file), **(os.environ if environment is None else environment)}
    values: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        name = variable(field.name)
        raw = given.get(name, "").strip()
        if raw:
            try:
                values[field.name] = msgspec.convert(_cased(field.name, raw), field.type, strict=False)
                if field.name == "shards":
                    read_shards(raw)
            except (msgspec.ValidationError, ValueError):
                raise SettingError(
                    f"{name}{_shown(field.name, raw)} cannot be used: it takes {describe(field.name)}."
                ) from None
    return Settings(**values)  # type: ignore[arg-type]  # each was converted to its field's type


def describe(field: str) -> str:
    """Return in words which values a field takes."""
    info = next(each for each in msgspec.structs.fields(Settings) if each.name == field)
    meta: Meta = info.type.__metadata__[0]
    return meta.description or ""


def _cased(field: str, raw: str) -> str:
    return raw.upper() if field == "log_level" else raw.lower() if field in {"log", "icons"} else raw


def _shown(field: str, raw: str) -> str:
    return "" if field in {"token", "database"} else f"={raw[:60]}"  # those two may hold secrets


def _file(path: Path) -> dict[str, str]:
    if not path.is_file():
        return {}
    from dotenv import dotenv_values

    try:
        return {name: value for name, value in dotenv_values(path).items() if value is not None}
    except (OSError, UnicodeDecodeError) as error:
        raise SettingError(f"{path} cannot be read: {error}") from None
