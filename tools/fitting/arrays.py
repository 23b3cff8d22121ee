"""The kinds of arrays that the fitting works on, and what is looked up of sets of ranks (a bit each, as in hands)."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from games.lost_cities import features, heuristics
from games.lost_cities.heuristics import RANKS

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]
Truths = npt.NDArray[np.bool_]
Numbers = npt.NDArray[Any]

ONES: Ints = np.array([len(ranks) for ranks in RANKS], np.int64)
WORTH: Ints = np.array(heuristics.WORTH, np.int64)
"""The sum of the numbers."""
LOWEST: Ints = np.array([min(ranks, default=-1) for ranks in RANKS], np.int64)
HIGHEST: Ints = np.array([max(ranks, default=-1) for ranks in RANKS], np.int64)
BEST: Ints = np.array([[sum(1 << n for n in ranks[::-1][:most]) for most in range(10)] for ranks in RANKS], np.int64)
"""By a set and how many of it there are turns for, its highest ranks."""
ABOVE: Ints = np.array([*heuristics.ABOVE, *(0,) * 6], np.int64)
"""The ranks above one; above none, or an investment, all."""
CLASSES: Ints = np.array(features.TURNS, np.int64)
"""The class of each number of turns left."""
