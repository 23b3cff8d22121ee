"""What the page is made of."""

from __future__ import annotations

import re
from pathlib import Path

SOURCES = Path(__file__).parents[3] / "sandbox" / "page"


def test_no_text_becomes_markup_and_nothing_is_fetched_from_elsewhere() -> None:
    sources = [*SOURCES.glob("*.js"), *SOURCES.glob("*.css"), *SOURCES.glob("*.html")]
    assert len(sources) > 10
    for source in sources:
        text = source.read_text("utf-8")
        found = re.findall(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|@import|url\((?!\"/)", text)
        addresses = set(re.findall(r"https?://[\w.]+", text)) - {"http://www.w3.org"}
        assert (source.name, found, addresses) == (source.name, [], set())
        assert len(text.splitlines()) < 400
