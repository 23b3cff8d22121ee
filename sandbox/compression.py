"""Gateway transport compression: one stream for the whole connection, flushed after every message."""

from __future__ import annotations

import importlib
import zlib
from collections.abc import Callable
from typing import Any

Compress = Callable[[bytes], bytes]


def compressor(name: str | None) -> Compress | None:
    """A function that compresses message after message, or None for plain text. Raises LookupError."""
    if not name:
        return None
    if name == "zlib-stream":
        return _zlib()
    if name == "zstd-stream":
        return _zstd()
    raise LookupError(f"unknown transport compression {name!r}")


def _zlib() -> Compress:
    stream = zlib.compressobj(level=1)
    return lambda data: stream.compress(data) + stream.flush(zlib.Z_SYNC_FLUSH)


def _zstd() -> Compress:
    """A client asks for this only where one of the two modules is installed, hence here too if it runs beside us."""
    try:
        builtin: Any = importlib.import_module("compression.zstd")
    except ImportError:
        package: Any = _module("zstandard")
        stream = package.ZstdCompressor(level=1).compressobj()
        return lambda data: bytes(stream.compress(data) + stream.flush(package.COMPRESSOBJ_FLUSH_BLOCK))
    made = builtin.ZstdCompressor(level=1)
    return lambda data: bytes(made.compress(data, mode=builtin.ZstdCompressor.FLUSH_BLOCK))


def _module(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError as missing:
        raise LookupError(f"{name} is not installed here") from missing
