"""The rules of modals."""

from __future__ import annotations

from collections.abc import Mapping

from sandbox.state import Json
from sandbox.validate.components import ComponentCheck
from sandbox.validate.problems import Array, Path, Problems, Rule, String, check

_MODAL: Mapping[str, Rule] = {
    "custom_id": String(1, 100, required=True),
    "title": String(1, 45, required=True),
    "components": Array(1, 5, required=True),
}


def check_modal(data: Json, path: Path) -> None:
    """Refuse a modal Discord would refuse."""
    problems = Problems()
    if check(_MODAL, data, path, problems):
        ComponentCheck(problems, lambda _: False).modal(data["components"], (*path, "components"))
    problems.refuse()
