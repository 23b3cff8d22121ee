"""Queries whose answers a test gives."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.db import Store


def answer(
    monkeypatch: pytest.MonkeyPatch, store: Store, query: Callable[..., Any], instead: Callable[..., Awaitable[Any]]
) -> None:
    """Have ``store`` answer ``query`` by ``instead``, which gets the same arguments without the connection."""
    read = store.read

    async def asked(wanted: Callable[..., Any], *args: Any, **more: Any) -> Any:
        return await (instead(*args, **more) if wanted is query else read(wanted, *args, **more))

    monkeypatch.setattr(store, "read", asked)
