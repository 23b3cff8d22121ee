"""A table in the sandbox as its players see it: open it, sit down, make turns, read what was posted."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from random import Random
from typing import Self

from bot.core.localizer import LANGUAGES, Localizer
from bot.discord.choices import ASK
from games.engine import THEN
from testing.driver import Channel, Message, Sandbox, User
from testing.views import Response

NAMES = ("alice", "bob", "çarla *the bold*", "Dörte 🦊")
AGAIN = tuple(Localizer(language).format("button-rematch") for language in LANGUAGES)
LINE = "› "
PATIENCE = 10.0
"""Seconds until a player whose turn seems not to end opens the panel again."""
REVISION = re.compile(r"cairn:b:turn:\d+:(\d+)")
WAY_BACK = re.compile(r"cairn:b:panel:.*\.x\.0$")
"""The button that leads from one group of choices to them all."""

Choice = tuple[str, str | None]
"""The custom id of a button or menu, and for a menu the value of one of its options."""


class Played:
    """One click on a choice: who made it, the choice's key, and the answer as it was first seen."""

    def __init__(self, user: User, key: str, response: Response) -> None:
        self.user, self.key = user, key
        self.interaction_id = response.interaction.id
        self.answer = response.text


class Table:
    """One table in ``channel`` with ``users`` at it, played by clicks alone, by preference with ``prefer``."""

    def __init__(
        self, sandbox: Sandbox, users: Sequence[User], channel: Channel, *, seed: int = 0, prefer: str = "draw-pile"
    ) -> None:
        self.sandbox, self.users, self.channel, self.prefer = sandbox, list(users), channel, prefer
        self.rng, self.game = Random(seed), "lost_cities"
        self.moves: list[Played] = []

    @classmethod
    async def lobby(
        cls,
        sandbox: Sandbox,
        users: Sequence[User],
        channel: Channel | None = None,
        *,
        game: str = "lost_cities",
        seed: int = 0,
    ) -> Self:
        """A table where ``users`` sit, not started yet."""
        table = cls(sandbox, users, channel or sandbox.guild.channel("games"), seed=seed)
        table.game = game
        host, *others = table.users
        before = len(table.posts)
        await host.slash("/open", channel=table.channel, game=game)
        await sandbox.until(lambda: len(table.posts) > before)
        for user in others:
            await user.click(table.posts[-1], custom_id="cairn:b:join")
        return table

    @classmethod
    async def start(
        cls,
        sandbox: Sandbox,
        users: Sequence[User],
        channel: Channel | None = None,
        *,
        game: str = "lost_cities",
        options: dict[str, str] | None = None,
        seed: int = 0,
    ) -> Self:
        """A table where ``users`` play, with its first board."""
        table = await cls.lobby(sandbox, users, channel, game=game, seed=seed)
        host, lobby = table.users[0], table.posts[-1]
        for name, value in (options or {}).items():
            panel = await host.click(lobby, custom_id="cairn:b:options")
            menu = next(select for select in panel.selects if select.custom_id.endswith(f":{name}"))
            await host.choose(panel, None, value, custom_id=menu.custom_id)
        await sandbox.until(lambda: not lobby.button(custom_id="cairn:b:start").disabled)
        await host.click(lobby, custom_id="cairn:b:start")
        await table.board()
        return table

    @classmethod
    async def in_forum(
        cls, sandbox: Sandbox, users: Sequence[User], forum: Channel, game: str = "lost_cities", *, seed: int = 0
    ) -> Self:
        """A table where ``users`` play, as a new post in the server's forum, which has been named."""
        host, *others = users
        before = len(forum.threads)
        await host.slash("/open", channel=sandbox.guild.channel("lobby"), game=game)
        post = (await sandbox.until(lambda: forum.threads[before:]))[0]
        table = cls(sandbox, users, post, seed=seed)
        table.game = game
        lobby = await sandbox.until(lambda: next((each for each in table.posts if each.id != post.id), None))
        for user in others:
            await user.click(lobby, custom_id="cairn:b:join")
        await sandbox.until(lambda: not lobby.button(custom_id="cairn:b:start").disabled)
        await host.click(lobby, custom_id="cairn:b:start")
        await table.board()
        return table

    # -- seeing -------------------------------------------------------------------------------------------------

    @property
    def posts(self) -> list[Message]:
        """Return the bot's posts in the channel, oldest first."""
        return [message for message in self.channel.messages if message.by_bot]

    @property
    def boards(self) -> list[Message]:
        return [message for message in self.posts if message.pictures]

    @property
    def over(self) -> bool:
        return any(button.label in AGAIN for post in self.posts[-1:] for button in post.buttons)

    @property
    def told(self) -> list[str]:
        """The lines of the log in all boards, oldest first."""
        return [line for board in self.boards for line in board.text.splitlines() if line.startswith(LINE)]

    async def board(self) -> Message:
        """The newest board once it stands there with its buttons."""

        def live() -> Message | None:
            boards = self.boards
            return boards[-1] if boards and boards[-1].buttons else None

        return await self.sandbox.until(live)

    @property
    def actor(self) -> User:
        """Return the player whom the newest board names."""
        return next(user for user in self.users if user.mention in self._asked)

    @property
    def other(self) -> User:
        """Somebody at the table whom the newest board does not wait for."""
        return next(user for user in self.users if user.mention not in self._asked)

    def waits_for_others(self, user: User) -> bool:
        """Whether the newest board waits for somebody, and not for ``user``."""
        others = any(other.mention in self._asked for other in self.users if other is not user)
        return others and user.mention not in self._asked

    @property
    def _asked(self) -> str:
        """The line of the newest board that mentions who is waited for."""
        return self.boards[-1].text.rpartition("➤")[2]

    # -- playing ------------------------------------------------------------------------------------------------

    async def panel(self) -> Response:
        """The actor's panel, by the newest board's button."""
        return await self.actor.click(await self.board(), custom_id="cairn:b:turn")

    def pick(self, panel: Response | Message) -> Choice | None:
        """One of the choices open on a panel, or one of its groups of choices; None where there are none."""
        found = choices(panel) or groups(panel)
        wanted = [choice for choice in found if (choice[1] or choice[0]).endswith(self.prefer)]
        return self.rng.choice(wanted or found) if found else None

    async def take(self, user: User, panel: Response | Message, choice: Choice) -> Response:
        """``user`` takes ``choice`` on ``panel``."""
        is_group = choice in groups(panel)
        answer = await press(user, panel, choice)
        if (choice[1] or choice[0]).endswith(ASK):
            answer = await user.click(answer, custom_id="cairn:b:act")
        if not is_group:
            self.remember(user, key(choice), answer)
        return answer

    async def do(self, user: User, wanted: str) -> Response:
        """``user`` takes the choice with the key ``wanted`` on a panel of the newest board, in whatever menu it is."""
        panel = await user.click(await self.board(), custom_id="cairn:b:turn")
        return await self.take(user, *await self.find(user, panel, wanted))

    async def find(self, user: User, panel: Response, wanted: str) -> tuple[Response, Choice]:
        """The choice with the key ``wanted``, or the first path that begins with it, and the panel where it is."""
        for fits in (wanted.__eq__, lambda path: path.startswith(wanted + THEN)):
            async for page in pages(user, panel):
                for choice in choices(page):
                    if fits(key(choice)):
                        return page, choice
        raise LookupError(f"no {wanted} on {panel.text}")

    def remember(self, user: User, chosen: str, answer: Response) -> None:
        """Notes that ``user`` was shown ``chosen`` as taken."""
        self.moves.append(Played(user, chosen, answer))

    async def turn(self) -> User:
        """The actor's whole turn, from the board's button to the next board, or until it waits for others alone."""
        before, user = await self.board(), self.actor

        def done() -> bool:
            return self.boards[-1] != before or self.waits_for_others(user)

        panel = await self.panel()
        while not done():
            while (choice := self.pick(panel)) is not None:
                panel = await self.take(user, panel, choice)
            with suppress(TimeoutError):
                await self.sandbox.until(done, timeout=PATIENCE)
            if not done():  # an answer that came late was seen without its choices
                panel = await self.panel()
        return user

    async def play(self, most: int = 2000) -> int:
        """Turns until the game is over; how many it took."""
        for turns in range(most):
            if self.over:
                return turns
            await self.turn()
        raise AssertionError(f"not over after {most} turns")


def choices(panel: Response | Message) -> list[Choice]:
    """Return the choices on a panel in a steady order."""
    found: list[Choice] = [(s.custom_id, o.value) for s in panel.selects if ":act:" in s.custom_id for o in s.options]
    found += [(b.custom_id, None) for b in panel.buttons if b.custom_id and ":act:" in b.custom_id and not b.disabled]
    return sorted(found, key=key)


def groups(panel: Response | Message) -> list[Choice]:
    """The groups of choices on a panel that shows one of them at a time."""
    menus = [s for s in panel.selects if ":group:" in s.custom_id and not s.custom_id.endswith(":other")]
    return [(menu.custom_id, option.value) for menu in menus for option in menu.options]


async def pages(user: User, panel: Response) -> AsyncIterator[Response]:
    """``panel``, then one after the other each group of its choices, opened and closed by ``user``."""
    yield panel
    for group in groups(panel):
        shown = await press(user, panel, group)
        yield shown
        back = next(each.custom_id for each in shown.buttons if WAY_BACK.match(each.custom_id or ""))
        await user.click(shown, custom_id=back)
        if not groups(panel):  # what stood above has gone, and there is room for a menu each
            yield panel
            return


def key(choice: Choice) -> str:
    """The game's own key of a choice."""
    custom_id, value = choice
    return (value or custom_id.rsplit(":", 1)[1]).removesuffix(ASK)


def confirmation(answer: Response | Message, choice: Choice) -> str | None:
    """The custom id of the button that confirms ``choice``, where ``answer`` asks for that."""
    asked = (choice[1] or choice[0]).endswith(ASK)
    found = [button.custom_id for button in answer.buttons if button.custom_id and ":act:" in button.custom_id]
    return next((each for each in found if asked and each.endswith(f":{key(choice)}")), None)


async def press(user: User, panel: Response | Message, choice: Choice, *, stale: bool = False) -> Response:
    """``user`` takes ``choice`` on ``panel``; ``stale``: whether or not it is there still."""
    custom_id, value = choice
    if value is None:
        return await user.click(panel, custom_id=custom_id, stale=stale)
    return await user.choose(panel, None, value, custom_id=custom_id, stale=stale)


def revision(board: Message) -> int:
    """The table's revision that a live board shows."""
    found = REVISION.match(board.button(custom_id="cairn:b:turn").custom_id or "")
    assert found
    return int(found[1])
