"""The kinds of arrays that the fitting works on."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]
Truths = npt.NDArray[np.bool_]
Numbers = npt.NDArray[Any]
