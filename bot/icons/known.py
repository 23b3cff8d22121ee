"""The names of icons as they were drawn last, in a file: a start at which none is missing draws nothing."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping
from hashlib import blake2b
from importlib import metadata
from pathlib import Path

import msgspec

import games
import render
from bot.core.icons import Icon
from render.scene import Emoji

log = logging.getLogger(__name__)


class KnownIcons(msgspec.Struct, frozen=True):
    """The ``names`` of icons by game and key, and what they were ``drawn_by``, see :func:`drawn_by`."""

    drawn_by: str
    names: dict[str, dict[str, tuple[str, ...]]]


_decode = msgspec.json.Decoder(KnownIcons).decode


def drawn_by() -> str:
    """Return a digest of all that decides what icons look like: the programs and fonts that draw them, and Pillow.

    A game that has come from elsewhere has its part in that.
    """
    found = blake2b(metadata.version("pillow").encode(), digest_size=16)
    ours = [Path(package.__file__ or "").parent for package in (games, render)]
    others = [each.folder for each in games.PACKAGES.values() if ours[0] not in each.folder.parents]
    for root in (*ours, *others):
        for file in sorted(each for each in root.rglob("*") if each.is_file() and "__pycache__" not in each.parts):
            found.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


def read(file: Path, wanted: Collection[str]) -> dict[Icon, Emoji] | None:
    """Return the icons of the ``wanted`` games as they were drawn last, without pictures.

    None where that is not known, or they would be drawn otherwise now.
    """
    try:
        known = _decode(file.read_bytes())
    except (OSError, msgspec.MsgspecError):
        return None
    if known.names.keys() != {*wanted} or known.drawn_by != drawn_by():
        return None
    return {
        Icon(game, key): Emoji(key, names, b"") for game, found in known.names.items() for key, names in found.items()
    }


def write(file: Path, drawn: Mapping[Icon, Emoji]) -> None:
    """Note what icons were drawn. Where the disk cannot take it, they are drawn again at the next start."""
    names: dict[str, dict[str, tuple[str, ...]]] = {}
    for icon, one in drawn.items():
        names.setdefault(icon.game, {})[icon.key] = one.names
    fresh = file.with_name(f"{file.name}.new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(msgspec.json.encode(KnownIcons(drawn_by(), names)))
        fresh.replace(file)
    except OSError as error:
        log.warning("What icons look like cannot be noted in %s: %s", file, error.strerror)
