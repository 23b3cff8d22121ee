"""Documents of ``docs/`` to which the front page leads, as pages that a browser shows. They are written in English."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from tools.site_page import banner, head

DOCUMENTS = ("operations", "privacy", "terms")
"""The documents by the names of their files."""
LANGUAGE = "en"


def document(source: Path) -> str:
    """The page of a document in Markdown; its title is the first heading."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(source.read_text("utf-8"))
    _name_headings(tokens)
    for token in tokens:
        _lead(token.children or [])
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


def _lead(tokens: list[Token]) -> None:
    """Have links lead to pages; one to what lies outside the folder, which nobody serves, is its words alone."""
    outside = False
    for token in tokens:
        if token.type == "link_open":
            where = str(token.attrGet("href"))
            path, _, part = where.partition("#")
            outside = path.startswith("../")
            if path.removesuffix(".md") in DOCUMENTS:
                token.attrSet("href", path.removesuffix(".md") + ".html" + (f"#{part}" if part else ""))
        if outside and token.type in {"link_open", "link_close"}:
            token.tag, token.attrs = "span", {}
        outside = outside and token.type != "link_close"
