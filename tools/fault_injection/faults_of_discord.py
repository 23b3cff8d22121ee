"""Faults of Discord: its requests, its gateway, its interactions."""

from __future__ import annotations

import errno
import functools
import socket
from typing import Any

import aiohttp

from testing.story.helpers import ANSWER, BROKEN, EDIT, SEND
from tools.fault_injection.trouble import Healing, Kind, Trouble, at_peace


async def request_fails(match: str, broken: dict[str, Any], trouble: Trouble) -> Healing:
    trouble.sandbox.faults.fail(match, **broken, times=trouble.rng.randint(1, 3))
    return at_peace


async def place_refuses(code: int, trouble: Trouble) -> Healing:
    """Discord refuses what is posted at a table; a refused body is said in plain text then."""
    number, table = trouble.any_table()
    trouble.untold.add(number)
    trouble.sandbox.faults.fail(f"POST /channels/{table.channel.id}/messages", code=code, times=3)
    return at_peace


async def rate_limits(trouble: Trouble) -> Healing:
    trouble.sandbox.settings.rate_limits = "strict"

    async def heal() -> bool:
        trouble.sandbox.settings.rate_limits = "off"
        return True

    return heal


# -- names --------------------------------------------------------------------------------------------------------


async def _unresolved(request: aiohttp.ClientRequest, *_: Any, **__: Any) -> Any:
    """Return aiohttp's error where no server resolves a name."""
    nobody = socket.gaierror(errno.EAGAIN, "Temporary failure in name resolution")
    raise aiohttp.ClientConnectorDNSError(request.connection_key, nobody)


def without_names() -> aiohttp.BaseConnector:
    """A connector of a bot whose machine resolves no names. To be made where an event loop runs."""
    connector: Any = aiohttp.TCPConnector(limit=0)
    connector.connect = _unresolved
    return connector  # type: ignore[no-any-return]


async def no_names(trouble: Trouble) -> Healing | None:
    """Names are not resolved for a while: no request gets through, and the gateway is perhaps lost as well."""
    connector: Any = trouble.cairn.http.connector
    if "connect" in vars(connector):
        return None
    connector.connect = _unresolved
    if trouble.rng.random() < 0.5:
        trouble.sandbox.faults.gateway("drop")

    async def heal() -> bool:
        vars(connector).pop("connect", None)
        return True

    return heal


# -- the gateway and interactions ---------------------------------------------------------------------------------


async def gateway(how: Any, trouble: Trouble) -> Healing | None:
    if not trouble.sandbox.server.gateway.connected:
        return None
    trouble.sandbox.faults.gateway(how)
    return at_peace


async def gateway_refuses(trouble: Trouble) -> Healing | None:
    trouble.sandbox.faults.refuse_gateway(1)
    return await gateway("drop", trouble)


async def gateway_is_silent(trouble: Trouble) -> Healing | None:
    """The next connections are taken, and nothing is ever said on them."""
    trouble.sandbox.faults.silence_gateway(trouble.rng.randint(1, 2))
    return await gateway("drop", trouble)


async def gateway_is_mute(trouble: Trouble) -> Healing | None:
    """The connection stands and its heartbeats are answered, but it brings no event until it is cut."""
    if await gateway("mute", trouble) is None:
        return None

    async def heal() -> bool:
        trouble.sandbox.faults.gateway("drop")
        return True

    return heal


async def no_heartbeats(trouble: Trouble) -> Healing:
    """No heartbeat is answered, on this connection or on the next."""
    trouble.sandbox.faults.unanswered_heartbeats()

    async def heal() -> bool:
        trouble.sandbox.faults.unanswered_heartbeats(on=False)
        return True

    return heal


async def interactions(how: str, trouble: Trouble) -> Healing:
    getattr(trouble.sandbox.faults, how)()
    return at_peace


def _broken(broken: dict[str, Any]) -> str:
    return " ".join(str(value) for key, value in broken.items() if key != "seconds").replace("True", "after")


FOLLOWUP = "* /webhooks/*"
TARGETS = {"post": SEND, "edit": EDIT, "answer": ANSWER, "later answer": FOLLOWUP, "anything": "*"}
REFUSALS = (50035, 40005, 50001, 50003, 50013)
"""A body that is invalid or too large; no access, none to this kind of thing, no permission."""

KINDS = (
    *(
        Kind(f"{target} {_broken(broken)}", "requests", functools.partial(request_fails, match, broken))
        for target, match in TARGETS.items()
        for broken in BROKEN
    ),
    *[Kind("no names", "requests", no_names)] * 3,
    *(Kind(f"refused {code}", "refusals", functools.partial(place_refuses, code)) for code in REFUSALS),
    *[Kind("rate limits", "refusals", rate_limits)] * 3,
    *(
        Kind(f"gateway {how}", "gateway", functools.partial(gateway, how))
        for how in ("reconnect", "drop", "invalid")
        for _ in range(2)
    ),
    *[Kind("gateway refuses", "gateway", gateway_refuses)] * 2,
    *[Kind("gateway silent", "gateway", gateway_is_silent), Kind("gateway mute", "gateway", gateway_is_mute)] * 2,
    *[Kind("no heartbeats", "gateway", no_heartbeats)] * 2,
    *(
        Kind(f"interactions {how}", "interactions", functools.partial(interactions, how))
        for how in ("twice", "expire", "expire_next")
        for _ in range(3)
    ),
)
