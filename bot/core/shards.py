"""Shards: which of Discord's servers a process serves, where several share them."""

from __future__ import annotations

import re

import msgspec

TAKES = "FIRST-LAST/COUNT, such as 0-3/16 for the first four of sixteen shards"

_WRITTEN = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})")


class ShardRange(msgspec.Struct, frozen=True):
    """The shards from ``first`` to ``last`` of ``count``; by default the only one, which every server is on."""

    first: int = 0
    last: int = 0
    count: int = 1

    @property
    def ids(self) -> range:
        """The numbers of the shards."""
        return range(self.first, self.last + 1)

    @property
    def are_all(self) -> bool:
        """Whether there are no others."""
        return len(self.ids) == self.count

    @property
    def share(self) -> float:
        """The part of all shards that these are."""
        return len(self.ids) / self.count

    def serves(self, guild_id: int | None) -> bool:
        """Whether what happens in a server is heard here; None: outside of all servers."""
        return shard_of(guild_id, self.count) in self.ids

    def overlaps(self, other: ShardRange) -> bool:
        """Whether a shard is in both."""
        return self.first <= other.last and other.first <= self.last

    def contains(self, other: ShardRange) -> bool:
        """Whether every shard of ``other`` is here, too."""
        return self.first <= other.first and other.last <= self.last

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"


def shard_of(guild_id: int | None, count: int) -> int:
    """Return which of ``count`` shards hears of a server; of what is on none (None) the first one does."""
    return ((guild_id or 0) >> 22) % count


ALONE = ShardRange()
"""The only shard."""


def read_shards(written: str) -> ShardRange:
    """``written`` as a range; see ``TAKES``, and a single shard is ``3/16``. Raises ValueError."""
    found = _WRITTEN.fullmatch(written)
    if found is None:
        raise ValueError(written)
    first, last, count = int(found[1]), int(found[2] or found[1]), int(found[3])
    if not first <= last < count:
        raise ValueError(written)
    return ShardRange(first, last, count)
