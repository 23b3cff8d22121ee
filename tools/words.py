"""Show what a language lacks: ``make words ARGS="it"``.

Messages that only English has, those that English has no more, those with other arguments, and missing pages of rules,
by file; and what cannot be read. Nothing is shown of a language that is complete. A translator needs to know no Python
for that.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from bot.core.localizer import LANGUAGES
from contract.words.catalogues import PACKAGES, arguments, file_of, rules_of


def main(argv: list[str] | None = None) -> int:
    """Write what is missing; the exit code is 1 if anything is."""
    parser = argparse.ArgumentParser(prog="tools.words", description="Show what a language lacks.")
    parser.add_argument("languages", nargs="*", default=LANGUAGES[1:], help="all of Cairn’s if none is named")
    found = [line for language in parser.parse_args(argv).languages for line in lacking(language)]
    sys.stdout.writelines(f"{line}\n" for line in found or ["Nothing is missing."])
    return 1 if found else 0


def lacking(language: str) -> Iterator[str]:
    """What a language lacks beside English, a line each."""
    for package in PACKAGES:
        try:
            source, own = arguments(package, LANGUAGES[0]), arguments(package, language)
        except ValueError as error:
            yield str(error)
            continue
        file = file_of(package, language)
        for key in [key for key in source if key not in own] if own else ():
            yield f"{file}: {key} is missing"
        if not own:
            yield f"{file}: missing, {len(source)} messages"
        for key in [key for key in own if key not in source]:
            yield f"{file}: {key} is used no more"
        for key, used in own.items():
            if used != source.get(key, used):
                yield f"{file}: {key} has the arguments {_listed(used)}, and in English {_listed(source[key])}"
        if rules_of(package, LANGUAGES[0]).is_file() and not rules_of(package, language).is_file():
            yield f"{rules_of(package, language)}: missing"


def _listed(used: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(used)) or "none"


if __name__ == "__main__":
    sys.exit(main())
