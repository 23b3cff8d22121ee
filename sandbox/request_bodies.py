"""Reading request bodies: JSON, or multipart with ``payload_json`` and ``files[n]``."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from aiohttp import web

from sandbox.compose import Uploads
from sandbox.errors import Refused
from sandbox.files import StoredFile

_BOUNDARY = re.compile(r'boundary="?([^";]+)"?')
_NAME = re.compile(r'[; ]name="([^"]*)"')
_FILENAME = re.compile(r'filename="((?:[^"\\]|\\.)*)"')
_FILE_FIELD = re.compile(r"files\[(\d+)\]")


async def read(request: web.Request) -> tuple[Any, Uploads]:
    """The JSON of a request (None without a body) and its files by index. Raises Refused (50109, 40005)."""
    try:
        raw = await request.read()
    except web.HTTPRequestEntityTooLarge:
        raise Refused(40005) from None
    if not raw:
        return None, {}
    kind = request.headers.get("Content-Type", "")
    if kind.startswith("multipart/form-data"):
        return _multipart(raw, kind)
    return _json(raw), {}


def _json(raw: bytes) -> Any:
    try:
        return msgspec.json.decode(raw)
    except msgspec.DecodeError:
        raise Refused(50109) from None


def _multipart(raw: bytes, kind: str) -> tuple[Any, Uploads]:
    boundary = _BOUNDARY.search(kind)
    if not boundary:
        raise Refused(50109)
    content: Any = None
    uploads: Uploads = {}
    for part in raw.split(b"--" + boundary[1].encode())[1:-1]:
        head, _, data = part.removeprefix(b"\r\n").partition(b"\r\n\r\n")
        data = data.removesuffix(b"\r\n")
        headers = head.decode("utf-8", "replace")
        name = _NAME.search(headers)
        field = _FILE_FIELD.fullmatch(name[1]) if name else None
        if field:
            filename = _FILENAME.search(headers)
            plain = re.sub(r"\\(.)", r"\1", filename[1]) if filename else "file"
            uploads[int(field[1])] = StoredFile(plain, "application/octet-stream", data)
        elif name and name[1] == "payload_json":
            content = _json(data)
    return content, uploads
