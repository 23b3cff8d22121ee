"""Somebody who has asked to be forgotten: a random pseudonym in the place of the id and the name."""

from __future__ import annotations

import secrets


def new_pseudonym() -> int:
    """A random user id that nobody on Discord has: it is below zero."""
    return -1 - secrets.randbelow(2**40)


def is_former(user_id: int) -> bool:
    """Whether a user id stands for somebody who was forgotten."""
    return user_id < 0


def code_of(user_id: int) -> str:
    """What tells somebody who was forgotten from others: the last digits of the pseudonym."""
    return f"{-user_id:03x}"[-3:]
