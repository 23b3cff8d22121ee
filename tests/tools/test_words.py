"""What a language lacks, as a translator is shown it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.core.localizer import BOT, ENGINE, LANGUAGES, PARTS
from contract.words import catalogues
from contract.words.catalogues import PACKAGES
from tools import words


def test_nothing_is_missing_in_the_languages_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert words.main([]) == 0
    assert capsys.readouterr().out == "Nothing is missing.\n"


def test_a_language_that_is_not_there_lacks_every_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert words.main(["xx"]) == 1
    told = capsys.readouterr().out.splitlines()
    games = sum(package not in {BOT, ENGINE, PARTS} for package in PACKAGES)
    assert len([line for line in told if "xx.ftl: missing, " in line]) == len(PACKAGES)
    assert len([line for line in told if line.endswith("rules.xx.md: missing")]) == games


def test_messages_are_named_that_are_missing_or_no_more_used_or_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {
        "en": {"join": frozenset[str](), "turn": frozenset({"who"}), "hand": frozenset[str]()},
        "xx": {"join": frozenset[str](), "turn": frozenset({"player"}), "foot": frozenset[str]()},
    }
    assert LANGUAGES[0] == "en"
    monkeypatch.setattr(words, "PACKAGES", ("games.engine",))
    monkeypatch.setattr(words, "arguments", lambda _, language: known[language])
    file = catalogues.file_of("games.engine", "xx")
    assert [*words.lacking("xx")] == [
        f"{file}: hand is missing",
        f"{file}: foot is used no more",
        f"{file}: turn has the arguments $player, and in English $who",
    ]


def test_what_cannot_be_read_is_named_by_its_line_and_the_rest_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name, source in {"en": "join = Join\nleave = Leave", "xx": "# words\njoin = Join {\n"}.items():
        (tmp_path / f"{name}.ftl").write_text(source, "utf-8")
    monkeypatch.setattr(words, "PACKAGES", ("broken", "games.engine"))
    at = catalogues.file_of
    monkeypatch.setattr(
        catalogues, "file_of", lambda package, to: tmp_path / f"{to}.ftl" if package == "broken" else at(package, to)
    )
    monkeypatch.setattr(words, "rules_of", lambda *_: tmp_path / "none")
    first, *others = words.lacking("xx")
    assert first == f"line 2 of {tmp_path / 'xx.ftl'} cannot be read: join = Join {{"
    assert len(others) == 1, "what the other package lacks is told as well"
