"""People who look around, ask and learn beside those who play: whatever a bot answers without a move.

They begin with a command or at a board and press on, wherever chance leads them; they alone see what comes. Those who
look on press anything, since a table is safe from them; who sits at one looks only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from random import Random

from games import GAMES
from sandbox.errors import NotPossible
from sandbox.validate import components as parts
from testing.driver import Channel, Message, Response, Sandbox, User
from tools.bench.fixtures import Live

STEPS = 6
"""What a visitor presses after the first answer, at most."""

LOOKS = frozenset(
    [
        "hand",
        "log",
        "since",
        "more",
        "board",
        "signs",
        "rules",
        "text",
        "info",
        "replay",
        "moment",
        "replay-eyes",
        "shuffle",
        "zoom",
        "card",
        "help",
        "film",
        "whys",
        "why",
        "me",
        "learn",
        "lesson",
        "lesson-begin",
        "try",
        "try-group",
        "try-panel",
    ]
)
"""The verbs that change nothing for anybody at a table: for those who sit there."""

NEVER = frozenset({"me-forget"})
"""The verbs that nobody uses."""

PATHS = ("hand", "log", "since", "more text", "more signs", "more rules", "more replay film", "more replay replay")
"""Verbs that lead from a board to what many want to see."""

COMMANDS = ("hand", "log", "board", "mygames", "help", "profile", "table", "find", "settings", "replay")
OF_A_GAME = ("learn", "ranking", "help")

Pressed = tuple[str, list[str] | None]


class Visitors:
    """Visitors of tables in ``sandbox``; ``counts`` are their acts by kind."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox, self._rng = sandbox, Random(2)
        locales = {"Ida": "en-US", "Jon": "de", "Kim": "en-GB", "Lea": "de"}
        self._on_lookers = [sandbox.guild.user(name, locale=locale) for name, locale in locales.items()]
        self.counts: Counter[str] = Counter()

    async def visit(self, live: Live) -> None:
        """Lets somebody look around at a table."""
        channel = Channel(self._sandbox, self._sandbox.world.channels[str(live.channel)])
        seated = self._rng.random() < 0.5
        user = self._seated(live) if seated else self._rng.choice(self._on_lookers)
        try:
            match self._rng.randrange(4):
                case 0:
                    await self._type(user, channel)
                case 1:
                    await self._walk(user, await self._command(user, channel), (), seated=seated)
                case 2:
                    await self._walk(user, self._board(channel), (), seated=seated)
                case _:
                    path = self._rng.choice(PATHS).split()
                    await self._walk(user, self._board(channel), path, seated=seated)
        except TimeoutError:
            self.counts["not answered in time"] += 1
        except (NotPossible, LookupError):  # what was to be pressed is gone by now
            self.counts["gone"] += 1

    def _seated(self, live: Live) -> User:
        return User(self._sandbox, self._sandbox.world.people[str(self._rng.choice(live.users))])

    def _board(self, channel: Channel) -> Message | None:
        """The newest post with buttons there."""
        newest = (Message(self._sandbox.world, each) for each in reversed([*channel.inner.messages.values()]))
        return next((message for message in newest if message.by_bot and message.buttons), None)

    async def _type(self, user: User, channel: Channel) -> None:
        for typed in ("", self._rng.choice("abcdefgrst"), self._rng.choice("123")):
            self.counts["autocomplete"] += 1
            await user.autocomplete("/play", focused="choice", value=typed, channel=channel)

    async def _command(self, user: User, channel: Channel) -> Response:
        name = self._rng.choice((*COMMANDS, *OF_A_GAME))
        self.counts[f"/{name}"] += 1
        given = {"game": self._rng.choice([*GAMES])} if name in OF_A_GAME else {}
        return await user.slash(f"/{name}", channel=channel, options=given)

    async def _walk(self, user: User, shown: Message | Response | None, path: Sequence[str], *, seated: bool) -> None:
        """Presses on along a ``path`` of verbs, and from its end on at random."""
        for step in range(STEPS):
            message = shown.message if isinstance(shown, Response) else shown
            if message is None or message.deleted:
                return
            verbs = {path[step]} if step < len(path) else LOOKS if seated else None
            offered = [each for each in self._offered(message) if _may(each[0], verbs)]
            if not offered:
                return
            custom_id, values = self._rng.choice(offered)
            self.counts[_verb(custom_id)] += 1
            if values is None:
                answer = await user.click(message, custom_id=custom_id)
            else:
                answer = await user.choose(message, None, *values, custom_id=custom_id)
            if answer.modal is not None:
                answer = await user.submit(answer, {})
            shown = answer if answer.message is not None else shown

    def _offered(self, message: Message) -> Iterator[Pressed]:
        """The buttons and menus of a message, each menu with one of its options."""
        for button in message.buttons:
            if button.custom_id and not button.disabled:
                yield button.custom_id, None
        for menu in message.selects:
            if menu.kind == parts.STRING_SELECT and not menu.disabled:
                yield menu.custom_id, [self._rng.choice(menu.options).value]


def _verb(custom_id: str) -> str:
    return custom_id.split(":")[2]


def _may(custom_id: str, verbs: Collection[str] | None) -> bool:
    """Whether it is pressed: only ``verbs`` are, where they are named."""
    return (verbs is None or _verb(custom_id) in verbs) and _verb(custom_id) not in NEVER
