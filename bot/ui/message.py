"""A message as the bot composes it: a components v2 layout, its pictures, and whom it may ping."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from render.scene import Picture

ACCENT = 0xE0A030
QUIET = 0x6B7280
TEXT_LIMIT = 4000
"""Characters of text that all parts of one message may hold together."""


@dataclass(slots=True)
class Message:
    """What is to be sent or edited in. Built anew for every send: a LayoutView is never sent twice."""

    layout: ui.LayoutView
    pictures: dict[str, Picture] = field(default_factory=dict)
    pings: Sequence[int] = ()

    def __post_init__(self) -> None:
        self.layout.stop()  # its items are dynamic: discord.py need not keep it, nor a timer for private answers

    def for_send(self) -> dict[str, Any]:
        """Keyword arguments for sending."""
        return {"view": self.layout, "files": self._files(), "allowed_mentions": self._mentions()}

    def for_edit(self) -> dict[str, Any]:
        """Keyword arguments for editing: the pictures replace those the message had."""
        return {"view": self.layout, "attachments": self._files(), "allowed_mentions": self._mentions()}

    def for_retouch(self) -> dict[str, Any]:
        """Keyword arguments for an edit that keeps the message's pictures."""
        return {"view": self.layout, "allowed_mentions": self._mentions()}

    def _files(self) -> list[discord.File]:
        return [
            discord.File(io.BytesIO(picture.png), name, description=picture.alt)
            for name, picture in self.pictures.items()
        ]

    def _mentions(self) -> discord.AllowedMentions:
        return discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in self.pings]
        )


def layout(*items: ui.Item[Any] | None, accent: int | None = ACCENT) -> ui.LayoutView:
    """One container with ``items``, None left out."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*(item for item in items if item is not None), accent_colour=accent))
    return view


def said(words: str, limit: int = 2000) -> ui.TextDisplay[Any]:
    """A text part, cut where it would be longer than ``limit`` characters."""
    return ui.TextDisplay(words if len(words) <= limit else words[: limit - 1] + "…")


def galleries(names: Sequence[str], alts: Sequence[str]) -> list[ui.MediaGallery[Any]]:
    """The attached pictures ``names`` below each other, full width, with what they show in words."""
    return [
        ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt[:1024] or None))
        for name, alt in zip(names, alts, strict=True)
    ]


def row(*items: ui.Item[Any] | None) -> ui.ActionRow[Any] | None:
    """A row of ``items``, None left out; None where nothing is left."""
    present = [item for item in items if item is not None]
    return ui.ActionRow(*present) if present else None


def line(words: str) -> Message:
    """A message of one text."""
    view = ui.LayoutView(timeout=None)
    view.add_item(said(words, TEXT_LIMIT))
    return Message(view)


def escaped(name: str) -> str:
    """A person's name as it may stand in a message: no formatting, no mention, one line."""
    flat = " ".join(name.split()) or "?"
    return discord.utils.escape_mentions(discord.utils.escape_markdown(flat)).replace("<", "<\u200b")
