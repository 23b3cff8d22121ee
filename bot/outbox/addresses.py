"""Where the posts of a table go: to its channel, and to the messages of those who have it there."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

import msgspec

from bot.outbox.model import Kind, NewItem, PostTarget
from games.engine import text

BY_MESSAGE = {
    **dict.fromkeys((Kind.LOBBY, Kind.STATUS, Kind.REFRESH, Kind.END, Kind.HAND), Kind.LIVING),
    Kind.NUDGE: Kind.ANEW,
    Kind.NOTICE: Kind.TOLD,
    Kind.POLL: Kind.QUESTION,
}
"""The kind that takes the place of a post in a person's own messages; of others there is nothing to say there."""

NUDGED = text("nudged")
"""The note of a message that comes anew because somebody nudges."""


class Addresses(msgspec.Struct, frozen=True):
    """The readers of a table's posts: everybody where it is ``public``, and the people ``written_to``, by seat.

    ``others`` are the user ids of those who have a message of it without a seat: they are invited, or there no more.
    """

    guild_id: int | None
    public: bool = True
    written_to: Mapping[int, int] = {}
    others: Collection[int] = ()

    def items(self, posts: Iterable[NewItem]) -> list[NewItem]:
        """Return the items by which what is posted reaches each of them, a person's one message once."""
        found, living = list[NewItem](), dict[int, NewItem]()
        for post in posts:
            for item in (*([post] if self._stays(post) else ()), *self._by_message(post)):
                if item.kind is not Kind.LIVING:
                    found.append(item)
                elif item.number not in living or item.wait < living[item.number].wait:
                    living[item.number] = item
        return [*found, *living.values()]

    def _stays(self, post: NewItem) -> bool:
        if post.kind is Kind.HAND:
            return post.number not in self.written_to
        return self.public or post.kind.target is not PostTarget.TABLE

    def _by_message(self, post: NewItem) -> Iterator[NewItem]:
        kind = BY_MESSAGE.get(post.kind)
        if kind is None:
            return
        people = [*self.written_to.values(), *(self.others if kind is Kind.LIVING else ())]
        if post.kind is Kind.HAND:
            people = [self.written_to[post.number]] if post.number in self.written_to else []
        note = NUDGED if kind is Kind.ANEW else post.note
        for user in people:
            yield msgspec.structs.replace(post, kind=kind, number=user, note=note)
