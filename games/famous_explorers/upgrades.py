"""Stored games of earlier formats, brought up to today's shape, as plain data."""

from __future__ import annotations

from typing import Any

SETTING_UP = {"ready", "redraw", "mark"}


def marks_at_once(state: dict[str, Any]) -> dict[str, Any]:
    """1 to 2: marks were placed one seat after the other, by a frame for each; one frame now asks all seats at once."""
    stack = state.get("stack", [])
    if any(frame["op"] in SETTING_UP for frame in stack):
        state["stack"] = [*(frame for frame in stack if frame["op"] not in SETTING_UP), {"op": "place_marks"}]
    return state
