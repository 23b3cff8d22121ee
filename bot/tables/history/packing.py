"""Positions in few bytes: one differs little from the one before it, which is the dictionary it is compressed with."""

from __future__ import annotations

import zlib
from collections.abc import Iterable

KEYFRAME_EVERY = 16
"""Every so many positions one stands alone: its depth is 0, that of the next is 1, and so on."""


class BrokenChain(Exception):  # noqa: N818 - what it is, not that it is an error
    """A position cannot be unpacked: it is damaged, or one that it builds on is."""


def pack(state: bytes, before: bytes | None) -> bytes:
    """``state``, given the one ``before`` it; None: it stands alone."""
    packer = zlib.compressobj() if before is None else zlib.compressobj(zdict=before)
    return packer.compress(state) + packer.flush()


def unpack(chain: Iterable[tuple[int, bytes]]) -> list[bytes]:
    """The states of positions, each given as its depth and its bytes, in order. Raises BrokenChain.

    The first one has to stand alone.
    """
    states: list[bytes] = []
    try:
        for depth, data in chain:
            if depth and not states:
                raise BrokenChain("what it builds on is gone")
            unpacker = zlib.decompressobj(zdict=states[-1]) if depth else zlib.decompressobj()
            states.append(unpacker.decompress(data))
    except zlib.error as error:
        raise BrokenChain(str(error)) from error
    return states
