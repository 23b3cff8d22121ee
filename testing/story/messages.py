"""A table without a server as its players see it: each in their own messages with the bot."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Self

from testing.driver import Channel, Message, Sandbox, User
from testing.story.helpers import said
from testing.story.killable_bot import Patient
from testing.story.table import PATIENCE, Choice, Table
from testing.views import Response

CODE = re.compile(r"`([0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4})`")


def installed(sandbox: Sandbox, name: str, locale: str = "en-US") -> User:
    """Somebody who shares no server with the bot, and has added the app."""
    person = sandbox.stranger(name, locale=locale)
    person.install()
    return person


async def shown(sandbox: Sandbox, person: User, words: str) -> Message:
    """The last message to a person with these ``words``, once it is there."""
    return await sandbox.until(lambda: next((each for each in reversed(person.dms()) if words in each.text), None))


async def code_of(sandbox: Sandbox, person: User) -> str:
    """The code that the owner of a table sees."""
    message = await sandbox.until(lambda: next((each for each in person.dms() if CODE.search(each.text)), None))
    found = CODE.search(message.text)
    assert found
    return found[1]


async def invite(sandbox: Sandbox, owner: User, *others: User) -> None:
    """``others`` ask for a seat by the code, and the owner lets them in."""
    code = await code_of(sandbox, owner)
    for other in others:
        await other.slash("/table", other.private, table=code)
        message = await shown(sandbox, owner, f"**{other.name}**")
        await owner.click(message, said(owner, "button-admit"))
        await shown(sandbox, other, other.name)


class MessageTable(Table):
    """A table by message, played by clicks on each player's own message."""

    place: Channel | None = None
    """The conversation where its lobby stands."""

    def __init__(self, sandbox: Sandbox, users: Sequence[User], *, seed: int = 0) -> None:
        super().__init__(sandbox, users, users[0].private, seed=seed)

    @classmethod
    async def by_code(cls, sandbox: Sandbox, users: Sequence[User], game: str = "lost_cities") -> Self:
        """A table that the first of ``users`` opens and the others join by its code; it is started."""
        table, (owner, *others) = cls(sandbox, users), users
        table.game = game
        await owner.slash("/open", owner.private, game=game)
        await invite(sandbox, owner, *others)
        start = said(owner, "button-start")
        lobby = await sandbox.until(
            lambda: next((m for m in owner.dms()[-1:] for b in m.buttons if b.label == start and not b.disabled), None)
        )
        await owner.click(lobby, start)
        await sandbox.until(lambda: all(table.living(user).pictures for user in users))
        return table

    @classmethod
    async def in_conversation(
        cls, sandbox: Sandbox, users: Sequence[User], game: str = "lost_cities", *, seed: int = 0
    ) -> Self:
        """A table that ``users``, all of whom have added the app, begin in their own conversation or group."""
        table, (owner, *others) = cls(sandbox, users, seed=seed), users
        table.game = game
        table.place = here = owner.conversation(*others) if len(others) == 1 else owner.group(*others)
        await owner.slash("/open", here, game=game)
        lobby = here.messages[-1]
        for user in others:
            await user.click(lobby, custom_id="cairn:b:here-join")
        await owner.click(lobby, custom_id="cairn:b:here-start")
        await sandbox.until(lambda: all(user.dms() and table.living(user).pictures for user in users))
        return table

    def living(self, user: User) -> Message:
        """The one message by which a person has the table."""
        return user.dms()[-1]

    def asks(self, user: User) -> bool:
        """Whether their message says that it is their turn."""
        return said(user, "living-turn", asked="").rstrip(".") in self.living(user).text

    @property
    def over(self) -> bool:
        return all(said(user, "button-rematch") in [b.label for b in self.living(user).buttons] for user in self.users)

    async def next_actor(self) -> User:
        """Whoever is asked, once their message says so."""
        return await self.sandbox.until(lambda: next((user for user in self.users if self.asks(user)), None))

    async def turn(self) -> User:
        user = await self.next_actor()
        before = self.living(user)
        panel = await user.click(before, custom_id="cairn:b:turn")

        def done() -> bool:
            return self.living(user) != before or not self.asks(user)

        while not done():
            while (choice := self.pick(panel)) is not None:
                panel = await self.take(user, panel, choice)
            with suppress(TimeoutError):
                await self.sandbox.until(done, timeout=PATIENCE)
            if not done():
                panel = await user.click(before, custom_id="cairn:b:turn")
        return user


class PatientByMessage(MessageTable, Patient):
    """A table by message whose players click again when the bot does not answer."""

    async def chosen(self, user: User, panel: Response) -> tuple[Response, Choice] | None:
        """What ``user`` clicks next, and the panel where it is; None where nothing can be clicked."""
        choice = self.pick(panel)
        return None if choice is None else (panel, choice)

    async def turn(self) -> User:
        user, panel = await self.next_actor(), None
        while self.asks(user):
            if panel is None:
                panel = await self.insist(partial(user.click, self.living(user), custom_id="cairn:b:turn"))
            elif (found := await self.chosen(user, panel)) is not None:
                panel = await self.try_to_take(user, *found)
            elif self.pick(panel) is not None:
                panel = None  # the bot died while it was looked for
            else:
                panel = None  # an answer that came late was seen without its choices
                with suppress(TimeoutError):
                    await self.sandbox.until(lambda: not self.asks(user), timeout=PATIENCE)
        return user


__all__ = ["Channel", "MessageTable", "PatientByMessage", "code_of", "installed", "invite", "shown"]
