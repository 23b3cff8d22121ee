"""Opening a table: who may, where it goes, and what its thread is called."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import NamedTuple

import discord
import msgspec
import sqlalchemy as sa
from discord import app_commands

from bot.core.localizer import Localizer
from bot.core.pace import Pace
from bot.discord.commands import unknown_value
from bot.discord.form import Picked
from bot.discord.imprint import is_alpha
from bot.discord.message import shortened
from bot.discord.replies import Request
from bot.discord.sanitize import visible
from bot.discord.threads import STAYS
from bot.discord.whereabouts import in_conversation, server_of
from bot.people.settings import GuildSettings
from bot.people.times import moment_in
from bot.tables.by_message import codes
from bot.tables.core.client import TableClient
from bot.tables.core.context import RequestContext, manages, missing_permissions, requester
from bot.tables.core.model import Table
from bot.tables.core.refusals import Refusal
from bot.tables.lobby import queries as lobby_queries
from bot.tables.lobby import service as lobby
from bot.tables.lobby.challenges import require_challengeable
from bot.tables.lobby.forum import forum_for, post_in, require_forum
from bot.tables.lobby.model import Invitations
from bot.tables.lobby.option_views import preset_id
from bot.tables.lobby.picked import picked_person
from bot.tables.seating.absence import Late
from bot.tables.show.status import localizer_for, title
from games import GAMES
from games.players import Level

log = logging.getLogger(__name__)


MAX_START_AHEAD = timedelta(days=13)
"""The time ahead for which a game may be set to begin: a lobby that nobody touches is closed after two weeks."""


class TableTerms(NamedTuple):
    """How a table is played, whatever its game: its ``pace`` (None: the server's), what becomes of who is ``late``.

    ``rated`` (None: as the server has it) says whether it counts, ``undo_by_consent`` (None: unless it does) whether
    one may ask the others to take something back. ``invitations``: whom it waits for before it begins.
    """

    pace: Pace | None
    late: Late
    undo_by_consent: bool | None
    rated: bool | None = None
    hints: bool = False
    invitations: Invitations = Invitations()


class NewPlace(NamedTuple):
    """Where a new table is to stand on a server with these ``settings``: a post in ``forum``, or here without one.

    ``taken``: another table stands here.
    """

    settings: GuildSettings
    forum: discord.ForumChannel | None
    taken: bool


async def opened(
    client: TableClient,
    request: Request,
    game: str,
    options: Mapping[str, object],
    terms: TableTerms,
    guests: Sequence[int] = (),
    rival: int | None = None,
) -> Table:
    """The table that is opened for who has sent ``request``: here, in a thread, or by message. Raises Refusal.

    ``guests`` are the user ids of those who are asked to join; one of them may be a ``rival`` who is challenged.
    """
    interaction, context, tables = request.interaction, client.context, client.tables
    guild_id, interaction_id = server_of(interaction), str(interaction.id)
    if guild_id is None or interaction.channel_id is None:
        return await _opened_by_message(client, request, game, options, terms, guests)
    settings, forum, taken = await require_opening(context, request, game)
    user_id, rated = interaction.user.id, rated_of(settings, game, terms.rated)

    def checked(connection: sa.Connection) -> Table | None:
        known = lobby_queries.already_opened(connection, guild_id, user_id, interaction_id, guests)
        if known is None and rival is not None:
            require_challengeable(connection, user_id, rival, tables.now())
        return known

    before = await tables.store.read(checked)
    if before is not None:
        return before
    language = await context.public_language(interaction)
    thread = await new_place(request, Localizer(language, game), settings, forum, taken=taken)
    table = await lobby.open_table(
        tables,
        guild_id,
        interaction.channel_id if thread is None else thread.id,
        requester(interaction),
        game,
        msgspec.to_builtins(options),
        language,
        interaction_id,
        guests,
        settings.pace if terms.pace is None else terms.pace,
        late=terms.late,
        undo_by_consent=terms.undo_by_consent,
        hints=terms.hints,
        rated=rated,
        invitations=msgspec.structs.replace(terms.invitations, challenge=rival is not None),
    )
    if thread is not None:
        await name_thread(thread, table, interaction.user)
    return table


async def require_opening(context: RequestContext, request: Request, game: str | None = None) -> NewPlace:
    """Return where a table would stand that is opened from here. Raise Refusal where who asks may open none of it."""
    interaction = request.interaction
    if game is not None and game not in GAMES:
        raise unknown_value(game)
    settings, taken = await context.settings_here(interaction)
    check_may_open(interaction, settings, request.localizer)
    if game is not None:
        check_offered(settings, game, request.localizer)
    forum = forum_for(interaction, settings, taken=taken)
    require_new_place(request, settings, forum)
    return NewPlace(settings, forum, taken)


async def _opened_by_message(
    client: TableClient,
    request: Request,
    game: str,
    options: Mapping[str, object],
    terms: TableTerms,
    guests: Sequence[int],
) -> Table:
    """The table by message that is opened for who has sent ``request``: with a code, or with a key for a conversation.

    Raises Refusal.
    """
    if game not in GAMES:
        raise unknown_value(game)
    if guests:
        raise Refusal("refusal-guests-message")
    if terms.rated:
        raise Refusal("refusal-rated-message")
    interaction, tables, now = request.interaction, client.tables, client.time.now()
    here = in_conversation(interaction)
    wanted = {"key": codes.new_key()} if here else {"code_until": now + codes.CODE_LIFE}
    return await lobby.open_table(
        tables,
        None,
        None,
        requester(interaction),
        game,
        msgspec.to_builtins(options),
        await client.context.public_language(interaction),
        str(interaction.id),
        (),
        terms.pace or Pace.FREE,
        late=terms.late,
        undo_by_consent=terms.undo_by_consent,
        hints=terms.hints,
        invitations=msgspec.structs.replace(terms.invitations, **wanted),
        code=None if here else codes.new_code(),
    )


def preset_of(game: str, preset: str | None) -> dict[str, object]:
    """The options of a ready-made set of a game's, by its key. Raises Refusal."""
    if preset is None:
        return {}
    presets = GAMES[game].presets if game in GAMES else {}
    if preset not in presets:
        raise Refusal("refusal-unknown-value")
    return msgspec.structs.asdict(presets[preset])


def pace_of(pace: str | None) -> Pace | None:
    """A pace by its key. Raises Refusal."""
    try:
        return None if pace is None else Pace(pace)
    except ValueError:
        raise Refusal("refusal-unknown-value") from None


def late_of(late: str | None) -> Late | None:
    """Parse a table's rule for players who are late, by its key. Raises Refusal."""
    try:
        return None if late is None else Late(late)
    except ValueError:
        raise Refusal("refusal-unknown-value") from None


async def invitations_of(
    client: TableClient,
    user_id: int,
    language: str,
    start: str | None,
    fill: str | None,
    *,
    private: bool,
    guests: Sequence[int],
) -> Invitations:
    """Parse the invitations of a table: a time as a person has typed it, in their zone. Raises Refusal."""
    if private and not guests:
        raise Refusal("refusal-private-guests")
    if start is None:
        if fill is not None:
            raise Refusal("refusal-fill-start")
        return Invitations(private=private)
    now, zone = client.time.now(), (await client.people.schedule(user_id)).calendar.zone
    at = moment_in(start, now, zone, language)
    if at > now + MAX_START_AHEAD:
        raise Refusal("refusal-start-far", days=MAX_START_AHEAD.days)
    if fill is not None and fill not in set(Level):
        raise Refusal("refusal-unknown-value")
    return Invitations(private=private, start_at=at, fill=Level(fill) if fill else None)


async def preset_choices(interaction: discord.Interaction[TableClient], current: str) -> list[app_commands.Choice[str]]:
    """The ready-made sets of options of the game that a command names."""
    game = GAMES.get(interaction.namespace.game or "")
    if game is None:
        return []
    words = Localizer((await interaction.client.context.localizer(interaction)).language, game.key)
    names = {key: words.format(preset_id(key)) for key in game.presets}
    return [
        app_commands.Choice(name=shortened(name, 100), value=key)
        for key, name in names.items()
        if current.casefold() in name.casefold()
    ]


def invited(interaction: discord.Interaction, game: str, guests: Sequence[Picked]) -> list[int]:
    """The user ids of those who are asked to a new table, each once. Raises Refusal: a bot, no member, too many."""
    found: list[int] = []
    for guest in guests:
        if guest.id in (*found, interaction.user.id):
            continue
        found.append(picked_person(guest).user_id)
    most = max(GAMES[game].seats) if game in GAMES else 0
    if len(found) >= most:
        raise Refusal("refusal-table-full", seats=most)
    return found


def require_permissions(request: Request) -> None:
    """Refuses where the bot may not post."""
    lacking = missing_permissions(request.interaction, request.localizer)
    if lacking:
        raise Refusal("refusal-missing-permissions", channel=f"<#{request.interaction.channel_id}>", missing=lacking)


async def require_place(context: RequestContext, request: Request) -> None:
    """Refuses where the server wants no tables, or the bot may not post."""
    check_place(request.interaction.channel, await context.guild_settings(request.interaction))
    require_permissions(request)


def require_new_place(request: Request, settings: GuildSettings, forum: discord.ForumChannel | None) -> None:
    """Refuse where a table may not be opened from here: in ``forum``, or here without one."""
    if forum is not None:
        require_forum(request, forum)
        return
    check_place(request.interaction.channel, settings)
    require_permissions(request)


async def new_place(
    request: Request, words: Localizer, settings: GuildSettings, forum: discord.ForumChannel | None, *, taken: bool
) -> discord.Thread | None:
    """A new post in ``forum`` for the table; without one a thread, if the channel is ``taken`` or the server wants it.

    None: it stays here. ``words`` are those of its game. Raises Refusal.
    """
    interaction, channel = request.interaction, request.interaction.channel
    name = _named(words.format("game-name"), interaction.user)
    if forum is not None:
        return await post_in(forum, words.game or "", name, words, interaction.user.id)
    if not isinstance(channel, discord.TextChannel) or (settings.post_to == "channel" and not taken):
        return None
    if not interaction.app_permissions.create_public_threads:
        missing = request.localizer.format("permission-create-public-threads")
        raise Refusal("refusal-missing-permissions", channel=f"<#{channel.id}>", missing=missing)
    return await channel.create_thread(name=name, type=discord.ChannelType.public_thread, auto_archive_duration=STAYS)


async def name_thread(thread: discord.Thread, table: Table, opener: discord.User | discord.Member) -> None:
    """Puts the table's number, which is known by now, into the name of its thread."""
    try:
        await thread.edit(name=_named(title(table, localizer_for(table)), opener))
    except (discord.HTTPException, discord.RateLimited) as error:
        log.info("The thread of table %d keeps its name: %s", table.id, error)


def _named(what: str, opener: discord.User | discord.Member) -> str:
    return shortened(f"{what} · {visible(opener.display_name) or opener.name}", 100)


def check_may_open(interaction: discord.Interaction, settings: GuildSettings, localizer: Localizer) -> None:
    """Refuses where who sent ``interaction`` may not open tables on the server."""
    allowed = settings.may_open
    if allowed == "everyone" or manages(interaction):
        return
    who = localizer.format("managers")
    if isinstance(allowed, int):
        if isinstance(interaction.user, discord.Member) and interaction.user.get_role(allowed) is not None:
            return
        who = localizer.format("role-named", role=f"<@&{allowed}>")
    raise Refusal("refusal-not-allowed-to-open", who=who)


def check_offered(settings: GuildSettings, game: str, localizer: Localizer) -> None:
    """Refuses where the server does not offer a game."""
    if settings.games and game not in settings.games:
        names = (Localizer(localizer.language, key).format("game-name") for key in settings.games)
        raise Refusal("refusal-game-not-offered", games=", ".join(names))
    if not settings.offers(game):
        raise Refusal("refusal-alpha-server", game=Localizer(localizer.language, game).format("game-name"))


def rated_of(settings: GuildSettings, game: str, rated: bool | None) -> bool:
    """Whether a game is to count that is opened as ``rated`` (None: as the server has it). Raises Refusal."""
    if rated and is_alpha(game):
        raise Refusal("refusal-rated-alpha")
    return settings.rated and not is_alpha(game) if rated is None else rated


def check_place(channel: object, settings: GuildSettings) -> None:
    """Refuses what is neither a text channel nor a thread, and where the server wants no tables.

    That is outside of the channels it has chosen, and their threads.
    """
    if not isinstance(channel, discord.TextChannel | discord.Thread):
        raise Refusal("refusal-place-kind", channel=getattr(channel, "mention", "–"))
    place = channel.parent_id if isinstance(channel, discord.Thread) else channel.id
    if settings.table_channel(place) != place:
        raise Refusal(
            "refusal-not-in-this-channel", channels=", ".join(f"<#{each}>" for each in settings.table_channels)
        )
