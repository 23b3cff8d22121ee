"""How words are written: with the characters of their language, and short enough for where they stand."""

import re

from contract.rule import rule
from contract.words.catalogues import messages

CHARACTERS = {
    "en": {"'": "’", r'"(?!")(?=\S)': "“ ”", "—": "–"},
    "de": {"'": "’", "—": "–"},
    "fr": {
        "'": "’",
        "[“”„]": "« »",
        "—": "–",
        r"\.\.\.": "…",
        r"(?<=[\w)}*`»’]) [:;!?%»](?!\w)|« ": "U+00A0 before : ; ! ? % » and behind «",
        r"(?<=[^\W\d_])[!?»]": "U+00A0 before ! ? »",
        r"^[^…]*\w …$": "… close to its word",
    },
    "es": {
        "'": "’",
        "[«»„]": "“ ”",
        "—": "–",
        r"\.\.\.": "…",
        r"(?<=\s)[A-ZÁÉÍÓÚ][^.¿?!:;{}\n]*\?": "¿ where a question begins",
        r"^[^…]*\w …$": "… close to its word",
    },
}
"""By language what is not written, and what is in its place."""

OPTION = 100
"""Characters in a line of a menu."""


def without_functions(said: str) -> str:
    """A message as it is written, without what it calls and quotes."""
    return re.sub(r'\{ ?((POSTED|ICON)\([^)]*\)|"[^"]*") ?\}', "", said)


def longest(text: str) -> int:
    """How long a message gets with long names in it, in the longest of its variants."""
    each = re.findall(r"\[\w+\] (.+)", text) if "->" in text else [text]
    return max(len(re.sub(r"\{ \$\w+ \}", "W" * 32, one)) for one in each)


@rule("Text")
def test_words_are_written_with_the_characters_of_their_language(package: str, language: str) -> None:
    found = []
    for key, said in messages(package, language).items():
        if not key.startswith("typed-"):  # no sentences
            wrong = CHARACTERS[language].items()
            found += [f"{key}: {word} → {right}" for word, right in wrong if re.search(word, without_functions(said))]
    assert found == []


@rule("Text")
def test_lines_of_menus_fit(package: str, language: str) -> None:
    for key, text in messages(package, language).items():
        if key.startswith(("group-", "option-", "preset-", "settings-", "level-")):
            assert longest(text) <= OPTION, key
