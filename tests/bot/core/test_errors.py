"""Errors on one line, which tell nothing of a game."""

from __future__ import annotations

from types import CodeType

import msgspec
import pytest

from bot.core.errors import CODEBASE, describe, safe_message


def raised(source: str, file: str) -> Exception:
    """What ``source`` raises as if it stood in ``file`` of the house."""
    code: CodeType = compile(source, str(CODEBASE / file), "exec")
    try:
        exec(code, {"msgspec": msgspec})
    except Exception as error:
        return error
    raise AssertionError("nothing was raised")


def test_an_error_tells_its_kind_its_words_and_its_way() -> None:
    error = raised("def send():\n    raise OSError('no\\nroute')\nsend()", "bot/outbox/x.py")
    assert describe(error).startswith("OSError: no route (tests/bot/core/test_errors.py:")
    assert describe(error).endswith(" raised > bot/outbox/x.py:3 <module> > bot/outbox/x.py:2 send)")


@pytest.mark.parametrize(
    ("source", "file"),
    [
        ("raise RuntimeError('holds blue-7')", "games/moon/rules.py"),
        ("raise TypeError('blue-7')", "render/moon/paint.py"),
        ("{}['blue-7']", "bot/tables/core/play.py"),
        ("[].index('blue-7')", "bot/tables/core/play.py"),
        ("raise OSError('gone') from KeyError('blue-7')", "bot/outbox/x.py"),
        ("try:\n    {}['blue-7']\nexcept KeyError:\n    raise OSError('gone')", "bot/outbox/x.py"),
        ("msgspec.convert('blue-7', type=__import__('typing').Literal['a'])", "bot/tables/core/journal_queries.py"),
    ],
)
def test_what_a_game_knows_is_never_told(source: str, file: str) -> None:
    said = describe(raised(source, file))
    assert "blue-7" not in said
    assert f"{file}:" in said
    assert "\n" not in said


def test_what_is_wrong_with_stored_data_is_told_without_the_data() -> None:
    error = raised(
        'msgspec.json.decode(b\'{"a": "blue-7"}\', type=dict[str, int])', "bot/tables/core/journal_queries.py"
    )
    assert safe_message(error) == "Expected `int`, got `str` - at `$[...]`"


def test_an_error_that_leads_to_itself_is_told_once() -> None:
    error, other = OSError("one"), OSError("two")
    error.__cause__, other.__cause__ = other, error
    assert describe(error) == "OSError: one from OSError: two"
