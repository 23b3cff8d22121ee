"""Uploaded files, as Discord's file server keeps them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from sandbox.settings import SandboxSettings


@dataclass(slots=True)
class StoredFile:
    """An uploaded file."""

    name: str
    content_type: str
    data: bytes


class Files:
    """The files of one sandbox by their attachments' ids, within ``settings.files_budget`` bytes; ``clock`` in seconds.

    A file that its message gave up is served a little longer: somebody who was shown the message a moment ago may
    still be loading its pictures.
    """

    def __init__(self, settings: SandboxSettings, clock: Callable[[], float]) -> None:
        self._settings, self._clock = settings, clock
        self._kept: dict[str, StoredFile] = {}
        self._size = 0
        self._given_up: deque[tuple[float, str]] = deque()

    def get(self, id_: str) -> StoredFile | None:
        """The file of an attachment, or None where it is gone."""
        self._clear()
        return self._kept.get(id_)

    def add(self, id_: str, file: StoredFile) -> None:
        """Keep a file; the oldest go when there are too many."""
        self._clear()
        self._kept[id_] = file
        self._size += len(file.data)
        while self._size > self._settings.files_budget and len(self._kept) > 1:
            self._drop(next(iter(self._kept)))

    def give_up(self, id_: str) -> None:
        """Drop a file soon: no message holds it any more."""
        self._given_up.append((self._clock() + self._settings.given_up_seconds, id_))

    def _clear(self) -> None:
        while self._given_up and self._given_up[0][0] <= self._clock():
            self._drop(self._given_up.popleft()[1])

    def _drop(self, id_: str) -> None:
        dropped = self._kept.pop(id_, None)
        self._size -= len(dropped.data) if dropped else 0
