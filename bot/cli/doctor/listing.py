"""Checks of what a bot needs that strangers add: names, pages, links, and what Discord's directory wants."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from urllib.parse import urlsplit

import aiohttp

from bot.cli.doctor.diagnosis import Diagnosis, broken, note, warning, well
from bot.cli.doctor.portal import BY_GUILD, BY_USER, PORTAL, Known
from bot.core.config import Settings, variable

MAX_SERVERS, SOON = 100, 75
"""Servers from which on Discord lets a bot that is not verified on no more, and from which on it takes requests."""

VERIFIED = 1 << 16
"""The flag of a verified bot's user."""

MAX_DESCRIPTION, MAX_TAGS, MAX_TAG = 400, 5, 20
"""Characters of an application's description, its tags, and characters of one."""

FIELDS = {"terms": "terms_of_service_url", "privacy": "privacy_policy_url"}
"""Settings that an application has as well, and how Discord calls them."""

PAGES = {"terms": "terms of service", "privacy": "the privacy policy"}


def operator(settings: Settings) -> Iterator[Diagnosis]:
    """Check that people can find out who runs this, and whom to ask."""
    for field, what in (
        ("operator", "who runs this bot"),
        ("contact", "how to reach them"),
        ("support", "where help is"),
    ):
        if value := getattr(settings, field):
            yield well(field, value)
        else:
            yield warning(field, f"nobody is told {what}", f"set {variable(field)}: /help shows it")


def reports(settings: Settings) -> Iterator[Diagnosis]:
    """Check that what people report has a channel to go to."""
    if settings.reports:
        yield well("reports", f"they go to channel {settings.reports}, where a server has named none")
    else:
        yield warning(
            "reports",
            "they come to the direct messages of who owns the application, where a server has named no channel",
            f"set {variable('reports')} to the id of a channel that more than one of you read",
        )


async def pages(settings: Settings, known: Known, session: aiohttp.ClientSession) -> AsyncIterator[Diagnosis]:
    """Check that terms and privacy policy are named, to people and to Discord, and can be read."""
    for field, named in FIELDS.items():
        ours, theirs = getattr(settings, field), known.application.get(named)
        if not ours:
            template = f"complete docs/{field}.md, publish it"
            yield broken(field, f"nobody is shown {PAGES[field]}", f"{template}, set {variable(field)}")
        elif not theirs:
            yield broken(field, f"Discord shows nobody {PAGES[field]}", f"enter {ours} {PORTAL}, *General Information*")
        elif ours != theirs:
            yield warning(field, f"{variable(field)} is {ours}, and Discord shows {theirs}", f"enter the same {PORTAL}")
        elif (why := await _unreadable(session, ours)) is not None:
            yield broken(field, f"{ours} cannot be read: {why}", "publish it there")
        else:
            yield well(field, f"{ours} can be read")


async def _unreadable(session: aiohttp.ClientSession, url: str) -> str | None:
    """Why a page does not answer; None where it does."""
    if urlsplit(url).scheme != "https" and urlsplit(url).hostname not in {"127.0.0.1", "localhost"}:
        return "its address does not begin with https"
    try:
        async with session.get(url) as answer:
            return None if answer.status == 200 else f"HTTP {answer.status}"
    except (aiohttp.ClientError, TimeoutError, ValueError) as error:
        return str(error) or type(error).__name__


def directory(known: Known) -> Iterator[Diagnosis]:
    """Check what Discord's directory shows of the application."""
    application = known.application
    description, tags = application.get("description") or "", application.get("tags") or []
    if not description:
        yield warning("description", "there is none", f"write one {PORTAL}, *General Information*")
    elif len(description) > MAX_DESCRIPTION:
        yield warning("description", f"{len(description)} characters, of {MAX_DESCRIPTION}", f"shorten it {PORTAL}")
    else:
        yield well("description", f"{len(description)} characters")
    long = [tag for tag in tags if len(tag) > MAX_TAG]
    if not tags or len(tags) > MAX_TAGS or long:
        yield warning(
            "tags",
            f"{len(tags)}: {', '.join(tags) or 'none'}",
            f"choose 1 to {MAX_TAGS} of at most {MAX_TAG} characters {PORTAL}",
        )
    else:
        yield well("tags", ", ".join(tags))
    if not application.get("icon"):
        yield warning("picture", "the application has none", f"upload one {PORTAL}")
    ways = application.get("integration_types_config") or {}
    for way, what in ((BY_GUILD, "servers"), (BY_USER, "people")):
        if not (ways.get(way) or {}).get("oauth2_install_params"):
            yield warning(
                "links", f"Discord’s own *Add App* has no link for {what}", f"set *Default Install Settings* {PORTAL}"
            )
    if not application.get("bot_public"):
        yield broken("public", "only its owner can add the bot", f"switch on *Public Bot* {PORTAL}, *Bot*")


def verification(known: Known) -> Iterator[Diagnosis]:
    """Check whether Discord's threshold is near."""
    count = max(len(known.guilds), known.application.get("approximate_guild_count") or 0)
    if (known.user.get("public_flags") or 0) & VERIFIED:
        yield well("verification", f"the bot is verified; {count:,} servers")
    elif count >= MAX_SERVERS:
        yield broken(
            "verification",
            f"{count:,} servers, and Discord lets a bot that is not verified on no more",
            f"verify it {PORTAL}",
        )
    elif count >= SOON:
        yield warning(
            "verification", f"{count:,} servers; from {MAX_SERVERS} on a bot must be verified", f"ask for it {PORTAL}"
        )
    else:
        yield well("verification", f"{count:,} servers; not needed below {MAX_SERVERS}")


def retention() -> Iterator[Diagnosis]:
    """Say what is kept for how long, which the privacy policy must say as well."""
    from bot.people.settings import GuildSettings

    yield note(
        "retention",
        f"what happened in a game is forgotten after {GuildSettings().keep_days} days unless a server says otherwise",
        "your privacy policy says so, and how long logs and back-ups are kept (docs/privacy.md)",
    )
