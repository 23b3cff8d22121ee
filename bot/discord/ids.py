"""Custom ids: what a button or menu stands for, in at most 100 characters, with nothing hidden in it."""

from __future__ import annotations

import re

import msgspec

PATTERN = r"cairn:(?P<kind>[bsucrm]):(?P<verb>[a-z-]+):(?P<table>\d+):(?P<revision>\d+)(?::(?P<arg>[A-Za-z0-9._,?-]*))?"


MAX_NUMBER = 2**63 - 1
"""The largest number that a database holds; only a forged id names a larger one."""


class Id(msgspec.Struct, frozen=True):
    """A verb on a table at the revision it was drawn for, so that an old button is merely stale."""

    verb: str
    table: int
    revision: int = 0
    arg: str = ""

    def custom(self, kind: str) -> str:
        """The custom id of a component of a ``kind``, which is one letter (:class:`ComponentKind`)."""
        tail = f":{self.arg}" if self.arg else ""
        made = f"cairn:{kind}:{self.verb}:{self.table}:{self.revision}{tail}"
        if len(made) > 100:
            raise ValueError(f"custom id over 100 characters: {made}")
        return made


def parsed(match: re.Match[str]) -> Id:
    """The id a custom id of :data:`PATTERN` holds."""
    table, revision = (min(int(match[part]), MAX_NUMBER) for part in ("table", "revision"))
    return Id(match["verb"], table, revision, match["arg"] or "")
