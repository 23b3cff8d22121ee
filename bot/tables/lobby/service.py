"""Before a game: opening a table, joining and leaving, options, the start."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import msgspec

from bot.core.pace import Pace
from bot.discord.imprint import is_alpha
from bot.outbox.model import Kind, NewItem
from bot.people import setting_queries as settings
from bot.scheduler.model import Due
from bot.tables.core import queries as table_queries
from bot.tables.core.base import LOBBY_LIFE, board_item, entry_for, require_lobby, require_owner, user_mentions
from bot.tables.core.change import Change, ChannelTaken, Stored
from bot.tables.core.dealing import first_position
from bot.tables.core.model import Actor, EntryKind, Person, Position, Seat, Status, Table
from bot.tables.core.refusals import NotSeated, Refusal
from bot.tables.core.service import Tables
from bot.tables.history.history import TurnEnd
from bot.tables.history.retention import over_due
from bot.tables.lobby import queries as lobby_queries
from bot.tables.lobby.invitations import invitation
from bot.tables.lobby.model import Invitations
from bot.tables.seating.absence import Late
from bot.tables.seating.seating import hand_items, journal_key, new_computer, require_welcome, seat_for
from bot.tables.time.absence import running_due
from bot.tables.time.turns import begun
from games import PACKAGES
from games.engine import AnyGame, Text, commitment, option_fields, text
from games.players import Level

LOBBY_ITEMS = (NewItem(Kind.LOBBY),)


async def open_table(
    tables: Tables,
    guild_id: int | None,
    channel_id: int | None,
    owner: Person,
    game: str,
    options: dict[str, Any],
    language: str,
    interaction_id: str,
    guests: Sequence[int] = (),
    pace: Pace = Pace.FREE,
    *,
    late: Late = Late.VOTE,
    undo_by_consent: bool | None = None,
    rated: bool = False,
    hints: bool = False,
    invitations: Invitations = Invitations(),  # noqa: B008 - it does not change
    code: str | None = None,
) -> Table:
    """Opens a table with its owner on the first seat; the outbox posts the lobby, and asks ``guests`` to join.

    Without a server and a channel it is by message, and who has its ``code`` may ask for a seat.

    Whether one may ask to take something back is up to ``undo_by_consent`` (None: unless the game is ``rated``).
    """
    checked = checked_options(game_of(tables, game), options)
    before = await tables.store.read(lobby_queries.already_opened, guild_id, owner.user_id, interaction_id)
    if before is not None:
        return before
    now = tables.now()
    table = Table(
        id=0,
        guild_id=guild_id,
        channel_id=channel_id,
        game=game,
        options=checked,
        language=language,
        status=Status.LOBBY,
        owner_id=owner.user_id,
        seats=(seat_for(0, owner),),
        revision=1,
        created_at=now,
        touched_at=now,
        pace=pace,
        late=late,
        undo_by_consent=not rated if undo_by_consent is None else undo_by_consent,
        rated=rated,
        hints=hints,
        invitations=msgspec.structs.replace(invitations, invited=tuple(guests)),
        code=code,
    )
    return await create(tables, table, owner, interaction_id, invitations.start_at)


async def create(tables: Tables, table: Table, owner: Person, interaction_id: str, start_at: datetime | None) -> Table:
    """Stores a new table, which is looked at by itself at ``start_at``, and asks those who are invited."""
    guests = table.invitations.invited
    invitations = (NewItem(Kind.NOTICE, note=invitation(owner, guests)),) if guests else ()
    return await store_new(tables, table, interaction_id, (*LOBBY_ITEMS, *invitations), start_at)


async def store_new(
    tables: Tables,
    table: Table,
    interaction_id: str,
    items: tuple[NewItem, ...] = (),
    start_at: datetime | None = None,
) -> Table:
    """Store a new lobby once for each ``interaction_id``. Raises Refusal where another table is in the channel."""
    change = Change(
        table=table,
        entry=entry_for(table, EntryKind.OPEN, table.owner_id),
        interaction_id=interaction_id,
        items=items,
        due={Due.LOBBY: table.touched_at + LOBBY_LIFE, **({Due.START: start_at} if start_at else {})},
    )
    try:
        return await tables.create(change)
    except ChannelTaken:
        if (before := await tables.store.read(table_queries.opened_by, interaction_id)) is not None:
            return before
        raise Refusal("refusal-channel-taken") from None


async def join(tables: Tables, table_id: int, person: Person, found: Stored | None = None) -> Table:
    """``person`` takes the next seat at a table, ``found`` just now or to be loaded."""

    async def decide(stored: Stored) -> Change:
        table = stored.table
        require_lobby(table)
        if table.seat_of(person.user_id) is not None:
            raise Refusal("refusal-you-sit-already")
        require_room(tables, table, person.user_id)
        await require_welcome(tables, table, person.user_id, Refusal("refusal-not-for-you"))
        seats = (*table.seats, seat_for(len(table.seats), person))
        left = table.invitations.without(person.user_id)
        return lobby_change(tables, stored, EntryKind.JOIN, person.user_id, seats=seats, invitations=left)

    return await tables.change(table_id, decide, found)


async def add_computer(
    tables: Tables, table_id: int, level: Level, by: Actor, found: Stored | None = None, *, new: bool = False
) -> Table:
    """A computer player of ``level`` takes the next seat; the owner or a manager asks for it.

    With the first one a table where nobody but a person ``new`` to its game sits has hints, and does not count.
    """

    async def decide(stored: Stored) -> Change:
        table = stored.table
        require_owner(table, by)
        require_lobby(table)
        require_room(tables, table)
        await tables.store.read(lobby_queries.require_room_for_computers, table.guild_id, table.owner_id)
        computer = new_computer(table, level)
        seats = (*table.seats, seat_for(len(table.seats), computer))
        first = new and table.people == (by.user_id,) and not table.computers
        return lobby_change(
            tables,
            stored,
            EntryKind.JOIN,
            by.user_id,
            key=computer.name,
            level=level,
            seats=seats,
            invitations=table.invitations.given_up(),
            **({"hints": True, "rated": False} if first else {}),
        )

    return await tables.change(table_id, decide, found)


async def remove_computer(tables: Tables, table_id: int, name: str, by: Actor) -> Table:
    """The owner or a manager removes the computer player ``name`` from a lobby."""

    async def decide(stored: Stored) -> Change:
        return _kicked(tables, stored, stored.table.computer(name), by)

    return await tables.change(table_id, decide)


async def leave(tables: Tables, table_id: int, user_id: int) -> Table:
    """Gives up a seat in a lobby. The next player becomes the owner; when the last one leaves, it is closed."""

    async def decide(stored: Stored) -> Change:
        table = stored.table
        seat = table.seat_of(user_id)
        if seat is None:
            raise NotSeated
        if table.status is Status.RUNNING:
            raise Refusal("refusal-leave-running")
        require_lobby(table)
        return _without(tables, stored, seat, EntryKind.LEAVE, user_id)

    return await tables.change(table_id, decide)


async def kick(tables: Tables, table_id: int, user_id: int, by: Actor) -> Table:
    """The owner or a manager removes somebody from a lobby."""

    async def decide(stored: Stored) -> Change:
        return _kicked(tables, stored, stored.table.seat_of(user_id), by)

    return await tables.change(table_id, decide)


async def start(tables: Tables, table_id: int, by: Actor) -> Position:
    """The owner or a manager starts the game with the seated players. Its seed is drawn now."""
    new: dict[int, bool] = {}

    async def decide(stored: Stored) -> tuple[Change | None, Position | None]:
        counted = _counted(stored.table)
        _require_ready(tables, stored.table, by)
        if not new.keys() >= {*counted}:
            return None, None
        return await _started(tables, stored, by, [user for user in counted if new[user]])

    while (position := await tables.change_for(table_id, decide)) is None:
        new = await _new_here(tables, await tables.get(table_id))  # Discord is asked while nobody waits for the table
    return position


async def _started(tables: Tables, stored: Stored, by: Actor, new: Sequence[int]) -> tuple[Change, Position]:
    table, game = stored.table, game_of(tables, stored.table.game)
    start = await first_position(tables, table, game)
    state, newcomers = start.state, await _newcomers(tables, table, new)
    table = tables.touched(
        stored,
        seats=start.seats,
        status=Status.RUNNING,
        to_act=game.to_act(state),
        commitment=commitment(start.seed),
        invitations=table.invitations.begun(),
        code=None,
        rules_version=game.version,
        with_computers=bool(table.computers),
        rated=table.rated and not table.computers and not newcomers and not is_alpha(table.game),
    )
    table = msgspec.structs.replace(
        table, turn_since=table.touched_at, asked_since=(table.revision,) * len(table.seats)
    )
    table = msgspec.structs.replace(table, clocks=begun(table))
    position = Position(table, game, state)
    change = Change(
        table=table,
        entry=entry_for(table, EntryKind.START, by.user_id),
        state=game.encode(state),
        seed=start.seed,
        reseated=start.seats != stored.table.seats,
        turn_end=TurnEnd(table.revision, game.turn(state), None, table.touched_at, table.clocks),
        clocks=table.clocks,
        items=(NewItem(Kind.LOBBY), *newcomers, board_item(table), *hand_items(position)),
        due={Due.LOBBY: None, Due.START: None, **running_due(table)},
    )
    return change, position


def _require_ready(tables: Tables, table: Table, by: Actor) -> None:
    """Refuses where a game cannot begin, or not for ``by``."""
    require_owner(table, by)
    require_lobby(table)
    counts = players(tables, table)
    if len(table.seats) not in counts:
        raise Refusal("refusal-seat-count", have=len(table.seats), fits=seat_counts(counts))


def _counted(table: Table) -> tuple[int, ...]:
    """The people for whom a game would count, by user id."""
    return table.people if table.rated and not table.computers and not is_alpha(table.game) else ()


async def _new_here(tables: Tables, table: Table) -> dict[int, bool]:
    """Whether those for whom a game would count are too new on their server for that."""
    days = (await tables.store.read(settings.of_guild, table.guild_id)).member_days
    if not days:
        return dict.fromkeys(_counted(table), False)
    joined = {user: await tables.member_since(table.guild_id, user) for user in _counted(table)}
    return {user: at is not None and at + timedelta(days=days) > tables.now() for user, at in joined.items()}


async def _newcomers(tables: Tables, table: Table, new: Sequence[int]) -> tuple[NewItem, ...]:
    """Return a notice that names those who are too ``new`` on their server for a rated game to count."""
    if not new:
        return ()
    days = (await tables.store.read(settings.of_guild, table.guild_id)).member_days
    return (NewItem(Kind.NOTICE, note=text("notice-newcomers", who=user_mentions(new), days=days)),)


def _kicked(tables: Tables, stored: Stored, seat: Seat | None, by: Actor) -> Change:
    """``stored`` without the player whom the owner or a manager removes."""
    table = stored.table
    require_owner(table, by)
    if seat is None:
        raise Refusal("refusal-other-not-seated")
    if table.status is Status.RUNNING:
        raise Refusal("refusal-kick-running")
    require_lobby(table)
    return _without(tables, stored, seat, EntryKind.KICK, by.user_id)


def _without(tables: Tables, stored: Stored, seat: Seat, kind: EntryKind, by: int) -> Change:
    table = stored.table
    left = [other for other in table.seats if other != seat]
    seats = tuple(msgspec.structs.replace(other, seat=number) for number, other in enumerate(left))
    people = [other.user_id for other in seats if other.user_id is not None]
    gone: dict[str, Any] = {"key": journal_key(seat), "level": seat.level}
    if not people:
        closed = tables.touched(stored, seats=(), status=Status.CLOSED, code=None)
        return Change(
            table=closed,
            entry=entry_for(closed, kind, by, **gone),
            reseated=True,
            items=LOBBY_ITEMS,
            due=over_due(closed),
        )
    owner = people[0] if table.owner_id == seat.user_id else table.owner_id
    options = _renumbered(game_of(tables, table.game), table.options, seat.seat)
    return lobby_change(
        tables,
        stored,
        kind,
        by,
        **gone,
        seats=seats,
        owner_id=owner,
        options=options,
        invitations=table.invitations.given_up(),
    )


def lobby_change(
    tables: Tables,
    stored: Stored,
    kind: EntryKind,
    by: int,
    *,
    key: str | None = None,
    level: Level | None = None,
    **changes: Any,
) -> Change:
    table = tables.touched(stored, **changes)
    return Change(
        table=table,
        entry=entry_for(table, kind, by, key=key, level=level),
        reseated="seats" in changes,
        items=LOBBY_ITEMS,
        due={Due.LOBBY: table.touched_at + LOBBY_LIFE},
    )


def require_room(tables: Tables, table: Table, user_id: int | None = None) -> None:
    """Refuses unless there is a seat for this person (None: a computer player); of those invited each has one."""
    most, kept = max(players(tables, table)), table.invitations.invited
    if len(table.seats) >= most:
        raise Refusal("refusal-table-full", seats=most)
    if user_id is not None and user_id in kept:
        return
    if user_id is not None and table.invitations.private:
        raise Refusal("refusal-not-for-you")
    if len(table.seats) + len(kept) >= most:
        raise Refusal("refusal-seats-kept", count=len(kept))


def players(tables: Tables, table: Table) -> Sequence[int]:
    """How many may play at a table."""
    return table.invitations.players(game_of(tables, table.game).seats)


def game_of(tables: Tables, key: str) -> AnyGame:
    game = tables.games.get(key)
    if game is None:
        raise Refusal("refusal-game-away" if PACKAGES.lacks(key) else "refusal-unknown-game")
    return game


def checked_options(game: AnyGame, options: dict[str, Any]) -> dict[str, Any]:
    """``options`` checked and complete, as plain data."""
    try:
        checked: dict[str, Any] = msgspec.to_builtins(msgspec.convert(options, game.Options))
    except msgspec.ValidationError:
        raise Refusal("refusal-options") from None
    return checked


def seat_counts(counts: Sequence[int]) -> Text | str:
    """How many may play: 2 to 6, 2 or 4."""
    if len(counts) == 1:
        return str(counts[0])
    if len(counts) > 2 and list(counts) == list(range(counts[0], counts[-1] + 1)):
        return text("seats-range", first=counts[0], last=counts[-1])
    return text("seats-either", first=", ".join(map(str, counts[:-1])), last=counts[-1])


def _renumbered(game: AnyGame, options: dict[str, Any], gone: int) -> dict[str, Any]:
    """Options that name a seat follow its player when seat ``gone`` is given up; the default if it was that seat."""
    moved = dict(options)
    for field in option_fields(game.Options):
        value = options.get(field.name)
        if field.by_seat and type(value) is int:
            moved[field.name] = field.default if value == gone else value - (value > gone)
    return moved
