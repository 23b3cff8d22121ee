"""What the page is made of."""

from __future__ import annotations

import re
from pathlib import Path

SOURCES = Path(__file__).parents[3] / "sandbox" / "page"
WORDS = re.compile(r'^  "?([\w-]+)"?:\s+"(.*)",$', re.MULTILINE)


def test_no_text_becomes_markup_and_nothing_is_fetched_from_elsewhere() -> None:
    sources = [*SOURCES.glob("*.js"), *SOURCES.glob("*.css"), *SOURCES.glob("*.html")]
    assert len(sources) > 10
    for source in sources:
        text = source.read_text("utf-8")
        found = re.findall(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|@import|url\((?!\"/)", text)
        addresses = set(re.findall(r"https?://[\w.]+", text)) - {"http://www.w3.org"}
        assert (source.name, found, addresses) == (source.name, [], set())
        assert len(text.splitlines()) < 400


def test_the_page_says_the_same_in_every_language() -> None:
    """The same ids with the same places, and nothing that is the English by mistake."""
    said = {file.stem[-2:]: dict(WORDS.findall(file.read_text("utf-8"))) for file in SOURCES.glob("words.*.js")}
    assert set(said) == {"en", "de", "fr", "es"}
    for language, words in said.items():
        assert list(words) == list(said["en"]), language
        for key, text in words.items():
            assert set(re.findall(r"{\w+}", text)) == set(re.findall(r"{\w+}", said["en"][key])), (language, key)
    for key, text in said["fr"].items():
        assert not re.search(r"(?<!\u00a0)[:;!?%»](?!\w)", text), (key, text)
