"""Servers (guilds), who is in them, and what a channel grants or denies."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime

from sandbox.permissions import EVERYONE, MANAGER

ROLE, MEMBER = 0, 1


def iso(at: float) -> str:
    """A moment, in seconds since 1970, as Discord writes it."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds")


def now_iso() -> str:
    """The present moment on this machine, likewise."""
    return iso(time.time())


@dataclass(slots=True)
class Overwrite:
    """What a channel grants one role or one member, or denies them: permission bits. ``type``: ROLE or MEMBER."""

    type: int
    allow: int = 0
    deny: int = 0


@dataclass(slots=True)
class Member:
    """Somebody's membership in one server."""

    roles: list[str]
    """Ids of their roles, without @everyone."""
    joined: str = field(default_factory=now_iso)


@dataclass(slots=True, eq=False)
class Guild:
    """A server. People get their permissions from a role, not from @everyone, so the bot has only its own role's."""

    id: str
    name: str
    locale: str
    member_role: str
    manager_role: str
    bot_role: str
    further_roles: dict[str, str] = field(default_factory=dict)
    """Names of roles that grant nothing, by id."""
    members: dict[str, Member] = field(default_factory=dict)
    """By person's id, the bot included while it is here."""

    def manages(self, person: str) -> bool:
        """Whether the person with this id has the managers' role."""
        return person in self.members and self.manager_role in self.members[person].roles

    def set_manager(self, person: str, manager: bool) -> None:
        """Give the member with this id the managers' role, or take it away."""
        roles = [role for role in self.members[person].roles if role != self.manager_role]
        self.members[person].roles = [*roles, self.manager_role] if manager else roles

    def granted(self, member: Member, bot_permissions: int) -> int:
        """The permission bits of all of a member's roles; ``bot_permissions`` are those of the bot's role."""
        of_role = {self.member_role: EVERYONE, self.manager_role: MANAGER, self.bot_role: bot_permissions}
        granted = 0
        for role in member.roles:
            granted |= of_role.get(role, 0)
        return granted


def overwritten(granted: int, overwrites: Mapping[str, Overwrite], everyone: str, roles: Iterable[str], me: str) -> int:
    """``granted`` after a channel's overwrites: @everyone first, then all roles together, then ``me``."""
    for together in ([everyone], roles, [me]):
        found = [overwrites[id_] for id_ in together if id_ in overwrites]
        for overwrite in found:
            granted &= ~overwrite.deny
        for overwrite in found:
            granted |= overwrite.allow
    return granted
