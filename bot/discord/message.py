"""A message as the bot composes it: a components v2 layout, its pictures, and whom it may ping."""

from __future__ import annotations

import hashlib
import io
import logging
import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, Self

import discord
import msgspec
from discord import ui

from bot.core.icons import without_icons
from bot.core.pseudonym import is_pseudonym
from bot.discord.emoji import NO_EMOJI, Emojis, shown_with
from render.scene import Picture

log = logging.getLogger(__name__)

ACCENT = 0xE0A030
QUIET = 0x6B7280
TEXT_LIMIT = 4000
"""Characters of text that all parts of one message may hold together."""
MAX_PARTS = 40
"""Parts of one message, those within others counted too."""
ROW_LENGTH = 5
"""Buttons in a row."""
PLAIN_LIMIT = 2000
"""Characters of a message without components."""
ALT_LIMIT = 1024
"""Characters of a picture's alt text."""


COMPRESS_FROM_BYTES = 4_000_000
"""Bytes of a file from which on it is compressed: Discord takes no more than ten million."""


PART_OF_MARK = re.compile(r"<(?::(?:[a-z0-9_.]+(?::0*)?)?)?$")
"""The beginning of an icon's mark, where words end in the middle of one."""


class Layout(ui.LayoutView):
    """The components of a message: drafted with marks for icons, sent with the ``emojis`` that there are."""

    emojis: Emojis = NO_EMOJI

    def drafted(self) -> list[dict[str, Any]]:
        """The components as they were composed."""
        found: list[dict[str, Any]] = super().to_components()  # type: ignore[no-untyped-call]
        return found

    def to_components(self) -> list[dict[str, Any]]:
        """The components as they are sent."""
        return [shown_with(self.emojis, part) for part in self.drafted()]


class KeptFile(NamedTuple):
    """A file that a message has and keeps, as an edit lists it beside new ones."""

    id: int

    def to_dict(self) -> dict[str, Any]:
        """As the request says it."""
        return {"id": str(self.id)}


@dataclass(slots=True)
class Message:
    """A message to send or to edit in. It is built anew for every send, since a LayoutView is never sent twice.

    It is sent with those of its icons that are among ``emojis``.
    """

    layout: Layout
    pictures: dict[str, Picture] = field(default_factory=dict)
    pings: Sequence[int] = ()
    silent: bool = False
    """Whether it is to make no sound for anybody."""
    plain: str = ""
    """Where this is given it is the whole message: text that Discord takes when it has refused the rest."""
    attached: dict[str, bytes] = field(default_factory=dict)
    """Files by their names."""

    def __post_init__(self) -> None:
        cut_texts([part for part in self.layout.walk_children() if isinstance(part, ui.TextDisplay)])
        self.layout.stop()  # its items are dynamic: discord.py need not keep it, nor a timer for private answers

    def for_send(self, emojis: Emojis = NO_EMOJI) -> dict[str, Any]:
        """Keyword arguments for sending."""
        self.layout.emojis = emojis
        if self.plain:
            return {"content": self.plain, "allowed_mentions": self._mentions()}
        quietly = {"silent": True} if self.silent else {}
        return {"view": self.layout, "files": self._files(), "allowed_mentions": self._mentions(), **quietly}

    def for_edit(self, emojis: Emojis = NO_EMOJI) -> dict[str, Any]:
        """Keyword arguments for editing: the pictures replace those the message had."""
        self.layout.emojis = emojis
        if self.plain:
            return {"content": self.plain, "allowed_mentions": self._mentions()}
        return {"view": self.layout, "attachments": self._files(), "allowed_mentions": self._mentions()}

    def for_edit_keeping_files(self, files: Sequence[int] | None, emojis: Emojis = NO_EMOJI) -> dict[str, Any]:
        """Keyword arguments for an edit that keeps the message's files, whose ids are ``files`` (None: not known)."""
        self.layout.emojis = emojis
        kept = {} if files is None else {"attachments": [KeptFile(file) for file in files]}
        return {"view": self.layout, "allowed_mentions": self._mentions(), **kept}

    def in_plain_text(self, note: str) -> Self:
        """The words of this message without pictures and buttons, and ``note`` below them."""
        parts = [part.content for part in self.layout.walk_children() if isinstance(part, ui.TextDisplay)]
        words = shortened(without_icons("\n".join(parts)), PLAIN_LIMIT - units(note) - 1)
        return replace(self, plain=f"{words}\n{note}")

    def marked(self, number: int) -> Self:
        """Itself, to be known again in a channel's history: its container's id is ``number``."""
        for item in self.layout.children:
            if isinstance(item, ui.Container):
                item.id = number
        return self

    def fingerprint(self) -> str:
        """Alike for two messages that look alike: words, pictures and buttons, but not what the buttons stand for."""
        found = hashlib.blake2b(msgspec.json.encode(_shown(self.layout.drafted())), digest_size=12)
        for picture in self.pictures.values():
            found.update(picture.png + picture.alt.encode())
        return found.hexdigest()

    def _files(self) -> list[discord.File]:
        return [
            discord.File(io.BytesIO(picture.png), name, description=shortened(picture.alt, ALT_LIMIT))
            for name, picture in self.pictures.items()
        ] + [discord.File(io.BytesIO(data), name) for name, data in self.attached.items()]

    def _mentions(self) -> discord.AllowedMentions:
        users = [discord.Object(user) for user in self.pings if not is_pseudonym(user)]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


def _shown(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: _shown(value) for key, value in part.items() if key not in {"custom_id", "id"}}
    return [_shown(each) for each in part] if isinstance(part, list) else part


def layout(*items: ui.Item[Any] | None, accent: int | None = ACCENT) -> Layout:
    """One container with ``items``, None left out."""
    view = Layout(timeout=None)
    view.add_item(ui.Container(*within_parts([item for item in items if item is not None]), accent_colour=accent))
    return view


def within_parts(items: Sequence[ui.Item[Any]]) -> list[ui.Item[Any]]:
    """Return those of ``items`` that one container of a message has room for: the first, and the last with its buttons.

    Discord refuses a message with more of them altogether.
    """
    fits = list(items)
    while 1 + sum(map(_parts, fits)) > MAX_PARTS:
        log.error("A message has more than %d parts: one is left out", MAX_PARTS)
        del fits[-2 if len(fits) > 1 else -1]
    return fits


def cut_texts(texts: Sequence[ui.TextDisplay[Any]]) -> None:
    """Cut the longest of a message's ``texts`` until all together are as long as Discord takes."""
    while (over := sum(units(each.content) for each in texts) - TEXT_LIMIT) > 0:
        longest = max(texts, key=lambda each: units(each.content))
        longest.content = shortened(longest.content, max(units(longest.content) - over, TEXT_LIMIT // MAX_PARTS))


def _parts(item: ui.Item[Any]) -> int:
    inside: Sequence[ui.Item[Any]] = [*getattr(item, "children", ()), *filter(None, [getattr(item, "accessory", None)])]
    return 1 + sum(map(_parts, inside))


def units(words: str) -> int:
    """The length of ``words`` in UTF-16 units, as Discord's clients count."""
    return len(words) if words.isascii() else len(words.encode("utf-16-le", "surrogatepass")) // 2


def shortened(words: str, limit: int) -> str:
    """``words`` in at most ``limit`` of Discord's characters (:func:`units`)."""
    if len(words) * 2 <= limit or units(words) <= limit:
        return words
    room = words.encode("utf-16-le")[: 2 * (limit - 1)]
    cut = room.decode("utf-16-le", errors="ignore")  # half of a letter that was cut is left out
    return PART_OF_MARK.sub("", cut) + "…"


def text_block(words: str, limit: int = 2000) -> ui.TextDisplay[Any]:
    """A text part, cut where its words would be longer than ``limit`` of Discord's characters."""
    return ui.TextDisplay(words if units(without_icons(words)) <= limit else shortened(words, limit))


def galleries(names: Sequence[str], alts: Sequence[str]) -> list[ui.MediaGallery[Any]]:
    """The attached pictures ``names`` below each other, full width, with what they show in words."""
    return [
        ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=shortened(alt, ALT_LIMIT) or None))
        for name, alt in zip(names, alts, strict=True)
    ]


def row(*items: ui.Item[Any] | None) -> ui.ActionRow[Any] | None:
    """A row of ``items``, None left out; None where nothing is left."""
    present = [item for item in items if item is not None]
    return ui.ActionRow(*present) if present else None


def rows(*items: ui.Item[Any]) -> list[ui.ActionRow[Any]]:
    """As many rows as ``items`` need; a row holds ROW_LENGTH."""
    return [ui.ActionRow(*items[at : at + ROW_LENGTH]) for at in range(0, len(items), ROW_LENGTH)]


def entry(words: str, button: ui.Item[Any]) -> ui.Section[Any]:
    """An entry of a list, with its button beside it."""
    return ui.Section(text_block(words), accessory=button)


def line() -> ui.Separator[Any]:
    """A line between parts."""
    return ui.Separator()


def plain_layout(*items: ui.Item[Any] | None) -> Layout:
    """``items`` without a container around them, None left out."""
    view = Layout(timeout=None)
    for item in items:
        if item is not None:
            view.add_item(item)
    return view


def text_message(words: str) -> Message:
    """A message of one text."""
    return Message(plain_layout(text_block(words, TEXT_LIMIT)))
