"""The part of the store that is about what persons remember of tables: what they have seen, and their notes."""

from __future__ import annotations

from datetime import datetime

from bot.model.history import Missed, Note, Visit
from bot.store import notes, visits
from bot.store.database import Database


class Memories:
    """See :class:`bot.store.Store`. Nobody but the person reads any of it."""

    _database: Database

    async def missed(self, user_id: int, table_id: int, seat: int | None, first: int) -> Missed:
        """What has happened at a table since a person, on ``seat``, looked; who never did, since revision ``first``."""
        return await self._database.read(visits.missed, user_id, table_id, seat, first)

    async def note_visit(self, user_id: int, table_id: int, visit: Visit) -> None:
        """Notes what a person has seen of a table."""
        await self._database.write(visits.note, user_id, table_id, visit)

    async def note_of(self, user_id: int, table_id: int) -> str:
        """A person's note about a table; empty where there is none."""
        return await self._database.read(notes.find, user_id, table_id)

    async def save_note(self, user_id: int, table_id: int, words: str, at: datetime) -> None:
        """Stores a person's note about a table in the place of the one before; an empty one is none."""
        await self._database.write(notes.save, user_id, table_id, words, at)

    async def notes_of(self, user_id: int) -> list[Note]:
        """All notes of a person, by table."""
        return await self._database.read(notes.of_person, user_id)

    async def forget_memories(self, user_id: int) -> None:
        """Forgets all notes of a person, and what they have seen of tables."""
        await self._database.write(notes.forget, user_id)
