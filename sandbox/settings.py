"""What a sandbox can be told."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from sandbox.permissions import BOT_DEFAULT

RateLimits = Literal["strict", "headers", "off"]


@dataclass(slots=True)
class SandboxSettings:
    """How one sandbox behaves. Times in seconds, sizes in bytes."""

    host: str = "127.0.0.1"
    port: int = 0
    """0: any free port."""
    allowed_hosts: frozenset[str] = frozenset()
    """Further host names under which the page may be opened; addresses and localhost always work."""
    token: str = "sandbox"  # noqa: S105 - it opens nothing but this sandbox
    """The bot token that is accepted."""
    bot_name: str = "Cairn"
    portal: dict[str, object] = field(default_factory=dict)
    """What the application has beside it in the developer portal: fields of the application object."""
    guild_name: str = "The Sandbox"
    guild_locale: str = "en-US"
    bot_permissions: int = BOT_DEFAULT
    """What the bot was invited with. Nothing else is granted to it, not even what everyone has."""
    privileged_intents: int = 0
    """Privileged gateway intents that are switched on for the application."""
    rate_limits: RateLimits = "strict"
    global_limit: int = 50
    """Requests a second in all, interactions aside."""
    invalid_limit: int = 10_000
    """Invalid requests (401, 403, 429) in ten minutes that lock the bot out."""
    ack_seconds: float = 3.0
    token_seconds: float = 900.0
    nonce_seconds: float = 300.0
    heartbeat_seconds: float = 41.25
    shards: int = 1
    """How many shards a bot is told to run; other numbers are welcome, too, while no shard has too many servers."""
    shard_guilds: int = 2500
    """How many servers one shard may have at most."""
    max_concurrency: int = 1
    """How many sessions may begin at once; shard n waits for those in whose bucket, n modulo this, it is."""
    identify_seconds: float = 0.0
    """How far apart two sessions of one bucket must begin: 5 on Discord; 0: nobody is turned away."""
    session_starts: int = 1000
    """How many sessions may begin in a day, as bots are told."""
    link_seconds: float = 86_400.0
    """How long a link to an uploaded file works; reading the message again gives a new one."""
    file_limit: int = 10 * 1024 * 1024
    """All files of one message together."""
    files_budget: int = 512 * 1024 * 1024
    """Uploaded bytes kept in memory; beyond it the oldest links expire."""
    given_up_seconds: float = 30.0
    """How long a file is still served that its message has no more."""
    replay_limit: int = 1_000
    """Gateway events kept for a resume."""
    record: int = 5_000
    """How many requests and interactions are remembered with their bodies; 0: interactions alone, all, without them."""
