"""Names that are to go: whoever uses one is warned, and its docstring says what takes its place."""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

T = TypeVar("T", bound=Callable[..., Any])

MINOR_VERSIONS = 2
"""A name works for so many minor versions after the one that has deprecated it."""


def deprecated(since: str, instead: str) -> Callable[[T], T]:
    """Declares a function, method or class of API 1 to be one that goes: ``@deprecated("1.4", "use :func:`push`")``.

    ``since`` is the minor version of Cairn that has said so first. Each use warns with a DeprecationWarning.
    """

    def declare(thing: T) -> T:
        used = thing.__init__ if inspect.isclass(thing) else thing
        words = f"{thing.__qualname__} is deprecated since {since}: {instead.replace('`', '').replace(':func:', '')}"

        @wraps(used)
        def warn(*args: Any, **kwargs: Any) -> Any:
            warnings.warn(words, DeprecationWarning, stacklevel=2)
            return used(*args, **kwargs)

        declared: Any = thing if inspect.isclass(thing) else warn
        if inspect.isclass(thing):
            declared.__init__ = warn
        declared.__doc__ = f"{inspect.getdoc(thing) or ''}\n\n**Deprecated since {since}**: {instead}."
        declared.__deprecated__ = since
        return declared  # type: ignore[no-any-return] # it is what it was

    return declare
