"""Somebody who has asked to be forgotten: a random pseudonym in the place of the id and the name."""

from __future__ import annotations

import re
import secrets

MENTION = re.compile(r"<@(-\d+)>")
"""A mention of somebody who was forgotten, which nobody is to see."""


def new_pseudonym() -> int:
    """A random user id that nobody on Discord has: it is below zero."""
    return -1 - secrets.randbelow(2**40)


def is_pseudonym(user_id: int) -> bool:
    """Whether a user id stands for somebody who was forgotten."""
    return user_id < 0


def code_of(user_id: int) -> str:
    """Return the last digits of a pseudonym, which tell forgotten people apart."""
    return f"{-user_id:03x}"[-3:]
