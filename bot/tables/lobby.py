"""Before a game: opening a table, joining and leaving, options, the start."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.post.errand import Draft, Kind
from bot.tables.change import Change, ChannelTaken, Stored
from bot.tables.desk import LOBBY_LIFE, Desk, board, require_lobby, require_owner
from bot.tables.model import Computer, EntryKind, Person, Position, Seat, Status, Table
from bot.tables.refusal import NotSeated, Refusal
from games.engine import AnyGame, commitment, option_fields
from games.players import Level

OPEN_LIMIT = 10
"""How many live tables of one server one person may own."""

LOBBY_ERRANDS = (Draft(Kind.LOBBY),)

COMPANIONS = ("Juno", "Kiko", "Ludo", "Mira", "Nilo", "Pola", "Rika", "Taro", "Umba", "Vega", "Yara", "Zibo")
"""What computer players are called: short, so that a picture has room for what they are and how well they play."""


class Lobby(Desk):
    """Tables that wait for players."""

    async def opened(self, guild_id: int, owner_id: int, once: str) -> Table | None:
        """The table that ``once`` has opened; None where it may open one. Raises Refusal where it may not."""
        if (before := await self._store.opened_by(once)) is not None:
            return before
        if await self._store.live_owned(guild_id, owner_id) >= OPEN_LIMIT:
            raise Refusal("refusal-too-many-tables", limit=OPEN_LIMIT)
        return None

    async def open(
        self,
        guild_id: int,
        channel_id: int,
        owner: Person,
        game: str,
        options: dict[str, Any],
        language: str,
        once: str,
    ) -> Table:
        """A new table with its owner on the first seat. Its lobby message is posted by way of the outbox."""
        checked = self._options(self._game(game), options)
        if (before := await self.opened(guild_id, owner.user_id, once)) is not None:
            return before
        now = self._now()
        table = Table(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            game=game,
            options=checked,
            language=language,
            status=Status.LOBBY,
            owner_id=owner.user_id,
            seats=(seated(0, owner),),
            revision=1,
            created_at=now,
            touched_at=now,
        )
        change = Change(
            table=table,
            entry=self._entry(table, EntryKind.OPEN, owner.user_id),
            once=once,
            errands=LOBBY_ERRANDS,
            expires=now + LOBBY_LIFE,
        )
        try:
            table = await self._store.create(change)
        except ChannelTaken:
            if (before := await self._store.opened_by(once)) is not None:
                return before
            raise Refusal("refusal-channel-taken") from None
        self._tell(change)
        return table

    async def join(self, table_id: int, person: Person) -> Table:
        """``person`` takes the next seat."""

        async def decide(stored: Stored) -> Change:
            table = stored.table
            require_lobby(table)
            if table.seat_of(person.user_id) is not None:
                raise Refusal("refusal-you-sit-already")
            self._require_room(table)
            seats = (*table.seats, seated(len(table.seats), person))
            return self._lobby_change(stored, EntryKind.JOIN, person.user_id, seats=seats)

        return await self._change(table_id, decide)

    async def add_computer(self, table_id: int, level: Level, *, by: int, manager: bool = False) -> Table:
        """A computer player of ``level`` takes the next seat; the owner or a manager asks for it."""

        async def decide(stored: Stored) -> Change:
            table = stored.table
            require_lobby(table)
            require_owner(table, by, manager=manager)
            self._require_room(table)
            computer = companion(table, level)
            seats = (*table.seats, seated(len(table.seats), computer))
            return self._lobby_change(stored, EntryKind.JOIN, by, key=computer.name, level=level, seats=seats)

        return await self._change(table_id, decide)

    async def remove_computer(self, table_id: int, name: str, *, by: int, manager: bool = False) -> Table:
        """The owner or a manager takes the computer player ``name`` off the seats of a lobby."""

        async def decide(stored: Stored) -> Change:
            return self._kicked(stored, stored.table.computer(name), by, manager=manager)

        return await self._change(table_id, decide)

    async def leave(self, table_id: int, user_id: int) -> Table:
        """Gives up a seat in a lobby. The next player becomes the owner; when the last one leaves, it is closed."""

        async def decide(stored: Stored) -> Change:
            table = stored.table
            seat = table.seat_of(user_id)
            if seat is None:
                raise NotSeated
            if table.status is Status.RUNNING:
                raise Refusal("refusal-leave-running")
            require_lobby(table)
            return self._without(stored, seat, EntryKind.LEAVE, user_id)

        return await self._change(table_id, decide)

    async def kick(self, table_id: int, user_id: int, *, by: int, manager: bool = False) -> Table:
        """The owner or a manager takes somebody off the seats of a lobby."""

        async def decide(stored: Stored) -> Change:
            return self._kicked(stored, stored.table.seat_of(user_id), by, manager=manager)

        return await self._change(table_id, decide)

    async def set_options(
        self, table_id: int, user_id: int, options: dict[str, Any], *, manager: bool = False
    ) -> Table:
        """The owner or a manager sets the table's options."""

        async def decide(stored: Stored) -> Change:
            table = stored.table
            require_owner(table, user_id, manager=manager)
            require_lobby(table)
            checked = self._options(self._game(table.game), options)
            return self._lobby_change(stored, EntryKind.OPTIONS, user_id, options=checked)

        return await self._change(table_id, decide)

    async def start(self, table_id: int, user_id: int, *, manager: bool = False) -> Position:
        """The owner or a manager starts the game with those who sit there. Its seed is drawn now."""
        started: list[Position] = []

        async def decide(stored: Stored) -> Change:
            change, position = self._start(stored, user_id, manager=manager)
            started[:] = [position]
            return change

        await self._change(table_id, decide)
        return started[0]

    def _start(self, stored: Stored, user_id: int, *, manager: bool) -> tuple[Change, Position]:
        table = stored.table
        require_lobby(table)
        require_owner(table, user_id, manager=manager)
        game = self._game(table.game)
        if len(table.seats) not in game.seats:
            fits = ", ".join(str(count) for count in game.seats)
            raise Refusal("refusal-seat-count", have=len(table.seats), fits=fits)
        seed = self._draw_seed()
        try:
            state = game.setup(len(table.seats), msgspec.convert(table.options, game.Options), seed)
        except (ValueError, msgspec.ValidationError):
            raise Refusal("refusal-options") from None
        table = self._touched(
            stored,
            status=Status.RUNNING,
            to_act=game.to_act(state),
            commitment=commitment(seed),
            rules_version=game.version,
            with_computers=bool(table.computers),
        )
        table = msgspec.structs.replace(table, turn_since=table.touched_at)
        position = Position(table, game, state)
        change = Change(
            table=table,
            entry=self._entry(table, EntryKind.START, user_id),
            state=game.encode(state),
            seed=seed,
            errands=(Draft(Kind.LOBBY), board(table), *hands(position)),
            expires=None,
        )
        return change, position

    def _kicked(self, stored: Stored, seat: Seat | None, by: int, *, manager: bool) -> Change:
        """``stored`` without whom the owner or a manager takes off the seats."""
        table = stored.table
        require_owner(table, by, manager=manager)
        if seat is None:
            raise Refusal("refusal-other-not-seated")
        if table.status is Status.RUNNING:
            raise Refusal("refusal-kick-running")
        require_lobby(table)
        return self._without(stored, seat, EntryKind.KICK, by)

    def _without(self, stored: Stored, seat: Seat, kind: EntryKind, by: int) -> Change:
        table = stored.table
        left = [other for other in table.seats if other != seat]
        seats = tuple(msgspec.structs.replace(other, seat=number) for number, other in enumerate(left))
        people = [other.user_id for other in seats if other.user_id is not None]
        gone: dict[str, Any] = {"key": who(seat), "level": seat.level}
        if not people:
            closed = self._touched(stored, seats=(), status=Status.CLOSED)
            return Change(
                table=closed,
                entry=self._entry(closed, kind, by, **gone),
                reseated=True,
                errands=LOBBY_ERRANDS,
                expires=None,
            )
        owner = people[0] if table.owner_id == seat.user_id else table.owner_id
        options = _follow(self._game(table.game), table.options, seat.seat)
        return self._lobby_change(stored, kind, by, **gone, seats=seats, owner_id=owner, options=options)

    def _lobby_change(
        self,
        stored: Stored,
        kind: EntryKind,
        by: int,
        *,
        key: str | None = None,
        level: Level | None = None,
        **changes: Any,
    ) -> Change:
        table = self._touched(stored, **changes)
        return Change(
            table=table,
            entry=self._entry(table, kind, by, key=key, level=level),
            reseated="seats" in changes,
            errands=LOBBY_ERRANDS,
            expires=table.touched_at + LOBBY_LIFE,
        )

    def _require_room(self, table: Table) -> None:
        most = max(self._game(table.game).seats)
        if len(table.seats) >= most:
            raise Refusal("refusal-table-full", seats=most)

    def _game(self, key: str) -> AnyGame:
        game = self._games.get(key)
        if game is None:
            raise Refusal("refusal-unknown-game")
        return game

    @staticmethod
    def _options(game: AnyGame, options: dict[str, Any]) -> dict[str, Any]:
        """``options`` checked and complete, as plain data."""
        try:
            checked: dict[str, Any] = msgspec.to_builtins(msgspec.convert(options, game.Options))
        except msgspec.ValidationError:
            raise Refusal("refusal-options") from None
        return checked


def hands(position: Position) -> tuple[Draft, ...]:
    """Errands for every person's seat that has a hand to be shown."""
    game = position.game
    return tuple(
        Draft(Kind.HAND, seat.seat)
        for seat in position.table.seats
        if seat.user_id is not None and game.hand(position.view(seat.seat)) is not None
    )


def companion(table: Table, level: Level) -> Computer:
    """A computer player of ``level`` for ``table``, with a name that nobody there has. Tables begin with another."""
    taken = {seat.name for seat in table.seats}
    names = [COMPANIONS[(table.id + n) % len(COMPANIONS)] for n in range(len(COMPANIONS))]
    free = (name for name in names if name not in taken)
    return Computer(level, next(free, f"{names[0]} {len(taken)}"))


def seated(number: int, player: Person | Computer) -> Seat:
    """``player`` on a seat."""
    if isinstance(player, Computer):
        return Seat(number, None, player.name, "", player.level)
    return Seat(number, player.user_id, player.name, player.locale)


def who(seat: Seat) -> str:
    """Who sits there, for the journal: a person's user id, a computer player's name."""
    return seat.name if seat.user_id is None else str(seat.user_id)


def _follow(game: AnyGame, options: dict[str, Any], gone: int) -> dict[str, Any]:
    """Options that name a seat go with its player when seat ``gone`` is given up; that seat's own fall back."""
    moved = dict(options)
    for field in option_fields(game.Options):
        value = options.get(field.name)
        if field.by_seat and type(value) is int:
            moved[field.name] = field.default if value == gone else value - (value > gone)
    return moved
