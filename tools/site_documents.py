"""Documents of ``docs/`` to which the front page leads, as pages that a browser shows. They are written in English."""

from __future__ import annotations

import os.path
import re
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from tools.site_page import GUIDE, banner, head

DOCUMENTS: Mapping[str, str] = {
    **{name: f"{name}.md" for name in ("operations", "privacy", "terms")},
    GUIDE: "authors/README.md",
    **{f"{GUIDE}-{name}": f"authors/{name}.md" for name in ("rules", "pictures", "tests", "publishing")},
}
"""The documents by the names of their pages: where each lies in ``docs/``."""
LANGUAGE = "en"


def document(folder: Path, name: str) -> str:
    """The page of a document in Markdown below ``folder``; its title is the first heading."""
    source = folder / DOCUMENTS[name]
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(source.read_text("utf-8"))
    _name_headings(tokens)
    for token in tokens:
        _lead(token.children or [], DOCUMENTS[name])
    title = next(text.content for opening, text in pairwise(tokens) if opening.tag == "h1")
    return f"""{head(LANGUAGE, title)}</head>
<body>
{banner(None, "Languages")}
<main class="document">
{markdown.renderer.render(tokens, markdown.options, {})}</main>
</body>
</html>
"""


def anchor(text: str) -> str:
    """``text`` of a heading as addresses name it: *Back up and restore* is ``back-up-and-restore``."""
    return re.sub(r"[^\w -]", "", text).strip().lower().replace(" ", "-")


def _name_headings(tokens: list[Token]) -> None:
    for opening, text in pairwise(tokens):
        if opening.type == "heading_open":
            opening.attrSet("id", anchor(text.content))


def _lead(tokens: list[Token], source: str) -> None:
    """Have links in a document lead to pages; one to what lies outside all of them is its words alone."""
    outside, pages = False, {path: f"{name}.html" for name, path in DOCUMENTS.items()}
    for token in tokens:
        if token.type == "link_open":
            where = str(token.attrGet("href"))
            path, _, part = where.partition("#")
            target = os.path.normpath(os.path.join(os.path.dirname(source), path))  # noqa: PTH118, PTH120 - no file
            outside = target.startswith("../")
            if path and target in pages:
                token.attrSet("href", pages[target] + (f"#{part}" if part else ""))
        if outside and token.type in {"link_open", "link_close"}:
            token.tag, token.attrs = "span", {}
        outside = outside and token.type != "link_close"
