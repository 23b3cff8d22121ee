"""What the docstrings of parts show is what comes out."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

from games import parts

MODULES = [f"games.parts.{module.name}" for module in pkgutil.iter_modules(parts.__path__)]


@pytest.mark.parametrize("name", MODULES)
def test_examples_come_out_as_they_are_shown(name: str) -> None:
    found = doctest.testmod(importlib.import_module(name))
    assert found.attempted > 0
    assert found.failed == 0
