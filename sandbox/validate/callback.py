"""The rules of the first answer to an interaction."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sandbox.validate.problems import refuse_field

_KINDS = (1, 4, 5, 6, 7, 8, 9, 12)
_WITH_DATA = (4, 8, 9)


def check_callback(kind: Any, data: Any, fitting: Collection[int], asked: int) -> None:
    """Refuse an answer of type ``kind`` to an interaction of type ``asked``, unless it is one of ``fitting``."""
    if isinstance(kind, bool) or not isinstance(kind, int) or kind not in _KINDS:
        raise refuse_field(("type",), "BASE_TYPE_CHOICES", "Value must be one of {1, 4, 5, 6, 7, 8, 9, 12}.")
    if data is not None and not isinstance(data, dict):
        raise refuse_field(("data",), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
    if kind not in fitting:
        note = f"Interaction callback type {kind} is not valid for an interaction of type {asked}."
        raise refuse_field(("type",), "INTERACTION_CALLBACK_TYPE_INVALID", note)
    if data is None and kind in _WITH_DATA:
        raise refuse_field(("data",), "BASE_TYPE_REQUIRED", "This field is required")
