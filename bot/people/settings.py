"""The settings of servers and of people, each declared in one line: pages, the command, the log and words follow."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from typing import Annotated, Any, Literal, get_type_hints

import msgspec

from bot.core.pace import Pace
from bot.core.refusal import Refusal
from games import GAMES, PACKAGES
from games.engine import Text, text
from games.engine.text import LANGUAGES
from games.packages import Stage

REMIND_AFTER = (4, 8, 12, 24, 48)
"""After so many open hours a person may want to be reminded."""

MAX_CHANNELS = 10
"""Channels that a setting takes together: the log of changes has 200 characters for a value."""

MAX_PEOPLE = 25
"""People that one takes together: Discord's menu lets nobody choose more."""

SWITCH = {"on": True, "off": False}
VISIBILITY = {"shown": True, "hidden": False}


class Page(StrEnum):
    """Where a setting stands: on one of the pages of settings, or on a person's own page."""

    TABLES = "tables"
    PLACES = "places"
    TOURNAMENTS = "tournaments"
    OWN = "own"
    ME = "me"


class Takes(StrEnum):
    """The values that a setting takes beside its choices.

    A role, a text channel or a forum of the server by id, several channels, several games, or several people.
    """

    ROLE = "role"
    CHANNEL = "channel"
    CHANNELS = "channels"
    FORUM = "forum"
    GAMES = "games"
    PEOPLE = "people"

    @property
    def most(self) -> int:
        """How many of them it takes together."""
        return {Takes.CHANNELS: MAX_CHANNELS, Takes.PEOPLE: MAX_PEOPLE}.get(self, 1)


class Setting(msgspec.Struct, frozen=True, eq=False):
    """A setting named ``name``, on the page ``page``, whose menu offers ``choices``: each value under its key.

    Names and keys stand in custom ids, in options of commands, in the log of changes, and in the catalogues: there the
    setting is ``settings-<name>`` (``me-<name>`` on a person's own page), and a value ``settings-<name>-<key>``, or
    ``settings-<name>-value`` with its ``number``, unless its numbers are ``written_out``: those of an option of a
    command, which is said in all languages at each start.
    """

    name: str
    page: Page
    choices: Mapping[str, Any] = {}
    takes: Takes | None = None
    field: str = ""
    written_out: bool = False

    @property
    def id(self) -> str:
        """The message that names it."""
        return f"{'me' if self.page is Page.ME else 'settings'}-{self.name}"

    def words(self, key: str) -> Text:
        """Return a value in words, by its key, where it is none of those it takes beside its choices."""
        counted = key.isdecimal() and not self.written_out
        return text(f"{self.id}-value", number=int(key)) if counted else text(f"{self.id}-{key}")

    def key(self, settings: msgspec.Struct) -> str:
        """Return the key of what ``settings`` say; those of several values with commas between them."""
        value = getattr(settings, self.field)
        if self.takes is Takes.GAMES:
            return ",".join(value or GAMES)
        chosen = next((key for key, each in self.choices.items() if each == value), None)
        if chosen is None and self.takes in (Takes.CHANNELS, Takes.PEOPLE):
            return ",".join(map(str, value))
        return str(value) if chosen is None else chosen

    def value(self, keys: Sequence[str], taken: Iterable[str] = ()) -> Any:
        """Return what the chosen ``keys`` stand for; ``taken`` are those it takes beside its choices.

        No role, channel or person is the first choice. Raise Refusal where a key is not offered.
        """
        if not keys and self.takes not in (None, Takes.GAMES):
            keys = [*self.choices][:1]
        if not keys or not {*keys} <= {*self.choices, *taken}:
            raise Refusal("refusal-unknown-value")
        if self.takes is Takes.GAMES:
            return () if {*keys} == {*GAMES} else tuple(key for key in GAMES if key in keys)
        if self.takes in (Takes.CHANNELS, Takes.PEOPLE) and keys[0] not in self.choices:
            return tuple(sorted({int(key) for key in keys if key not in self.choices})[: self.takes.most])
        return self.choices[keys[0]] if keys[0] in self.choices else int(keys[0])


def keyed(*values: str) -> dict[str, str]:
    """Choices that are their own keys."""
    return {str(value): value for value in values}


def numbers(*values: int) -> dict[str, int]:
    """Choices of a number."""
    return {str(value): value for value in values}


def declared(kind: type[msgspec.Struct]) -> list[Setting]:
    """Return the settings that the fields of ``kind`` are annotated with, in order."""
    hints = get_type_hints(kind, include_extras=True)
    return [
        msgspec.structs.replace(each, field=field)
        for field in kind.__struct_fields__
        for each in getattr(hints[field], "__metadata__", ())
        if isinstance(each, Setting)
    ]


TABLES, PLACES, TOURNAMENTS, OWN, ME = Page
ROLE, CHANNEL, CHANNELS, FORUM, SEVERAL_GAMES, SEVERAL_PEOPLE = Takes
LANGUAGE: dict[str, str | None] = {**keyed(*LANGUAGES), "auto": None}


class GuildSettings(msgspec.Struct, frozen=True, kw_only=True):
    """A server's settings, which those who manage it may change. They stand on their pages in this order.

    ``may_open``: who may open tables. ``games``: those it offers (none: all), and ``alpha``: among them those
    that are still being tried out. ``late_days``: after how many days
    somebody is late at a table without clocks. ``rated``: whether tables count for ratings where nothing else is said;
    no game does unless all who begin have been members for ``member_days``. One person may own ``most_tables`` live
    tables, with ``most_computers`` computer players at all of them together. Tables stand only in ``table_channels``
    and their threads (none: anywhere), unless the server has chosen another channel for what they are opened for.
    Where there is a ``forum``, each table that is opened becomes a post there. ``archive``: whether the bot archives
    its threads when their games are over. In ``lobby_channel`` those who fit are asked and their tables opened (None:
    where they asked); in ``substitutes_channel`` open seats are posted (None: at their tables). ``keep_days``: how long
    after its end a game is kept with all that happened (None: for ever). ``vacation_days``: the days in any year for
    which the clocks of one person rest because that person is away. Who has the role ``organisers`` may open
    tournaments and organise all of them, beside managers; they stand in ``tournaments_channel`` (None: where they are
    opened). In ``digest_channel`` a digest of every week is posted (None: there is none), in ``daily_channel`` the
    ranking of every deal of the day once it is over, likewise. ``nudge_hours`` lie between
    two nudges at a table. ``appeal`` tells whoever is banned whom to ask, in a manager's words as they were typed.
    """

    may_open: Annotated[
        Literal["everyone", "managers"] | int, Setting("open", TABLES, keyed("everyone", "managers"), ROLE)
    ] = "everyone"
    games: Annotated[tuple[str, ...], Setting("games", TABLES, takes=SEVERAL_GAMES)] = ()
    alpha: Annotated[bool, Setting("alpha", TABLES, SWITCH)] = False
    pace: Annotated[Pace, Setting("pace", TABLES, keyed(*Pace))] = Pace.FREE
    late_days: Annotated[int, Setting("late-days", TABLES, numbers(3, 5, 7, 10, 14, 21, 30), written_out=True)] = 7
    rated: Annotated[bool, Setting("rated", TABLES, SWITCH)] = False
    member_days: Annotated[int, Setting("member-days", TABLES, numbers(0, 1, 3, 7, 14, 30))] = 0
    post_to: Annotated[Literal["channel", "thread"], Setting("post", TABLES, keyed("channel", "thread"))] = "channel"
    most_tables: Annotated[int, Setting("most-tables", TABLES, numbers(1, 2, 3, 5, 10, 20, 50))] = 10
    most_computers: Annotated[int, Setting("most-computers", TABLES, numbers(0, 1, 2, 5, 10, 20, 50))] = 20

    table_channels: Annotated[tuple[int, ...], Setting("channels", PLACES, {"anywhere": ()}, CHANNELS)] = ()
    forum: Annotated[int | None, Setting("forum", PLACES, {"none": None}, FORUM)] = None
    archive: Annotated[bool, Setting("archive", PLACES, SWITCH)] = True
    lobby_channel: Annotated[int | None, Setting("lobby", PLACES, {"asked": None}, CHANNEL)] = None
    substitutes_channel: Annotated[int | None, Setting("substitutes", PLACES, {"table": None}, CHANNEL)] = None
    language: Annotated[str | None, Setting("language", PLACES, LANGUAGE)] = None
    dm_hands: Annotated[bool, Setting("hands", PLACES, SWITCH)] = True
    reports_channel: Annotated[int | None, Setting("reports", PLACES, {"operator": None}, CHANNEL)] = None
    keep_days: Annotated[
        int | None, Setting("keep", PLACES, {**numbers(30, 90, 180, 400, 1000), "always": None}, written_out=True)
    ] = 400
    vacation_days: Annotated[int, Setting("vacation", PLACES, numbers(0, 7, 14, 30, 60, 90), written_out=True)] = 30

    organisers: Annotated[int | None, Setting("organisers", TOURNAMENTS, {"managers": None}, ROLE)] = None
    tournaments_channel: Annotated[int | None, Setting("tournaments", TOURNAMENTS, {"opened": None}, CHANNEL)] = None
    digest_channel: Annotated[int | None, Setting("digest", TOURNAMENTS, {"off": None}, CHANNEL)] = None
    daily_channel: Annotated[int | None, Setting("daily", TOURNAMENTS, {"off": None}, CHANNEL)] = None

    nudge_hours: int = 12
    appeal: str = ""

    def offers(self, game: str) -> bool:
        """Whether tables of a game may be opened on the server."""
        return game in (self.games or (game,)) and (self.alpha or PACKAGES.stage(game) is not Stage.ALPHA)

    def table_channel(self, channel_id: int) -> int:
        """Return a text channel, or where tables are to stand instead if they may not stand there."""
        return channel_id if channel_id in (self.table_channels or (channel_id,)) else self.table_channels[0]


class TurnAlert(StrEnum):
    """How a person is told that it has become their turn.

    PING: by a mention in the channel. MESSAGE: by a direct message instead. LATER: by a mention, unless they have
    moved within some minutes. DAILY: by one message a day about all tables, and nothing else. NONE: not at all.
    """

    PING = "ping"
    MESSAGE = "message"
    LATER = "later"
    DAILY = "daily"
    NONE = "none"


class Alerts(msgspec.Struct, frozen=True, kw_only=True):
    """The alerts that a person wishes, and their times.

    ``remind_hours`` are the open hours before the first reminder (None: never). ``delay`` are the minutes of LATER,
    ``hour`` the local hour of DAILY.
    """

    turn: Annotated[TurnAlert, Setting("turn", Page.ME, keyed(*TurnAlert))] = TurnAlert.PING
    delay: Annotated[int, Setting("delay", Page.ME, numbers(5, 10, 20, 30, 60))] = 10
    hour: Annotated[int, Setting("hour", Page.ME, numbers(*range(24)))] = 18
    remind_hours: Annotated[int | None, Setting("remind", Page.ME, {**numbers(*REMIND_AFTER), "never": None})] = 24


class UserSettings(Alerts, frozen=True, kw_only=True):
    """A person's settings, with how they want to be told that a table waits. None follows the server.

    ``hints``: whether new kinds of decisions are explained. ``pace_shown``: whether profiles tell others how soon they
    answer. ``ranked``: whether rankings show them; they are rated all the same. ``challenges``: whether others may
    challenge them. ``muted``: the user ids of those whose lines they do not read at tables by message (None: nobody's).
    """

    language: Annotated[
        str | None, Setting("my-language", OWN, LANGUAGE), Setting("language", ME, {"auto": None} | LANGUAGE)
    ] = None
    dm_hands: Annotated[bool | None, Setting("my-hands", OWN, {**SWITCH, "server": None})] = None
    hints: Annotated[bool, Setting("my-hints", OWN, SWITCH)] = True
    pace_shown: Annotated[bool, Setting("pace", ME, VISIBILITY)] = True
    ranked: Annotated[bool, Setting("ranked", ME, VISIBILITY)] = True
    challenges: Annotated[bool, Setting("my-challenges", OWN, SWITCH)] = True
    muted: Annotated[
        tuple[int, ...] | None, Setting("muted", ME, {"nobody": (), "everybody": None}, SEVERAL_PEOPLE)
    ] = ()

    @property
    def alerts(self) -> Alerts:
        """How they want to be told that a table waits for them."""
        return Alerts(**{name: getattr(self, name) for name in Alerts.__struct_fields__})


OF_SERVERS, OF_PEOPLE = declared(GuildSettings), declared(UserSettings)
ON_PAGES = {page: [each for each in (*OF_SERVERS, *OF_PEOPLE) if each.page is page] for page in Page}


def setting_named(name: str, *pages: Page) -> Setting:
    """Return the setting with this name on one of these pages. Raise Refusal where there is none."""
    for setting in (each for page in pages for each in ON_PAGES[page]):
        if setting.name == name:
            return setting
    raise Refusal("refusal-unknown-value")


class SettingChange(msgspec.Struct, frozen=True, kw_only=True):
    """A change of a server's setting, who made it and when; ``before`` and ``after`` are the keys of its values."""

    user_id: int
    at: datetime
    name: str
    before: str
    after: str
