"""Fits the judgement of a hand in Lost Cities by self-play; numpy is needed here alone, players do without.

Sums of floats depend on their order, so numpy's linear algebra is held to one thread: a seed makes the same weights
again on the same kind of machine, bit for bit.
"""

from __future__ import annotations

import os

for _library in ("OPENBLAS", "OMP", "MKL"):
    os.environ.setdefault(f"{_library}_NUM_THREADS", "1")
