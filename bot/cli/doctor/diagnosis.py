"""The result of a check of the installation: a line, and what to do about it."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Level(StrEnum):
    """How much a finding matters. Nothing has to be done about OK and NOTE."""

    OK = "ok"
    NOTE = "note"
    WARNING = "warning"
    """It works, but not for long, not everywhere, or not safely."""
    BROKEN = "broken"
    """People cannot play, or lose what they played."""


class Diagnosis(msgspec.Struct, frozen=True):
    """The result of one ``check``, in a line, and its ``remedy``."""

    check: str
    level: Level
    says: str
    remedy: str = ""


def well(check: str, says: str) -> Diagnosis:
    """Return that all is well."""
    return Diagnosis(check, Level.OK, says)


def note(check: str, says: str, remedy: str = "") -> Diagnosis:
    """Return something to know."""
    return Diagnosis(check, Level.NOTE, says, remedy)


def warning(check: str, says: str, remedy: str) -> Diagnosis:
    """Return something to see to."""
    return Diagnosis(check, Level.WARNING, says, remedy)


def broken(check: str, says: str, remedy: str) -> Diagnosis:
    """Return something that does not work."""
    return Diagnosis(check, Level.BROKEN, says, remedy)
