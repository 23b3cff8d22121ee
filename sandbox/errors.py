"""Refusals, with Discord's own codes, statuses and words."""

from __future__ import annotations

from typing import Any

SENTENCES: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    10087: (404, "Unknown Tag"),
    20012: (403, "You are not authorized to perform this action on this application"),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30032: (400, "Maximum number of application commands reached (100)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40061: (400, "Tag names must be unique"),
    40066: (400, "There are no tags available that can be set by non-moderators"),
    40067: (400, "A tag is required to create a forum post in this channel"),
    40094: (400, "This interaction has hit the maximum number of follow up messages"),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50138: (400, "Failed to resize asset below the maximum size: 262144"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160002: (400, "Cannot reply without permission to read message history"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
}


class Refused(Exception):  # noqa: N818 - it is an answer, not a failure
    """A request Discord would refuse.

    ``code`` is Discord's error code, ``errors`` the nested object of an invalid form body, ``more`` further keys.
    """

    def __init__(
        self, code: int, errors: dict[str, Any] | None = None, *, status: int | None = None, **more: Any
    ) -> None:
        known, sentence = SENTENCES.get(code, (404, "404: Not Found"))
        super().__init__(f"{code}: {sentence}")
        self.code, self.errors, self.more = code, errors, more
        self.status = status or known
        self.sentence = str(more.pop("message", sentence))

    @property
    def body(self) -> dict[str, Any]:
        """The answer as Discord writes it."""
        body = {"message": self.sentence, "code": self.code, **self.more}
        return body | {"errors": self.errors} if self.errors else body


class NotPossible(Exception):  # noqa: N818 - likewise
    """Something a person cannot do in a Discord client: the sentence says why."""

    def __init__(self, sentence: str, status: int = 400) -> None:
        super().__init__(sentence)
        self.sentence, self.status = sentence, status
