"""How the networks learn from what was played: proximal policy optimisation, and a critic that both hands are shown to.

Schulman et al., "Proximal Policy Optimization Algorithms" (2017), with generalised advantages as of 2015.
"""

from __future__ import annotations

import numpy as np

from tools.fitting.arrays import Floats, Ints
from tools.fitting.choices import gradient, judged
from tools.fitting.network import LANES, Adam, Layers, Networks
from tools.fitting.selfplay import Played, Positions, Samples

PARTS = 6
"""Into how many parts what was played is cut, with a step after each."""
PASSES = 1
"""How often all is learnt from: playing is cheap, learning is dear."""
EVERY = 3
"""Of so many positions one is shown to the critic."""
CLIP = 0.2
"""How far a choice may become likelier or less likely by what was played once."""
MOST = 4.0
"""The advantage that counts at most, in units of POINTS."""


def learn(
    networks: Networks,
    adam: Adam,
    played: Played,
    rate: float,
    entropy: float,
    rng: np.random.Generator,
    *,
    copies: bool = False,
) -> dict[str, float]:
    """Changes the networks by what was played, to do it alike if it ``copies``; what there is to tell about it."""
    kinds = (played.puts, played.draws)
    counts = [*(len(each.taken) for each in kinds), len(played.positions.turns)]
    some = len(played.positions.turns) // (PARTS * EVERY)
    errors = []
    for _ in range(PASSES):
        parts = [np.array_split(rng.permutation(count), PARTS) for count in counts]
        for number in range(PARTS):
            whole = len(parts[0][number]) + len(parts[1][number])
            judgements = [
                _choosing(networks, kind.rows(parts[n][number]), entropy, whole, copies=copies)
                for n, kind in enumerate(kinds)
            ]
            by_lane = judgements[0][1] + judgements[1][1]
            hidden, _ = networks.lanes.forward(LANES)
            lanes = networks.lanes.backward(LANES, hidden, by_lane)
            critic, error = _valuing(networks, played.positions, parts[2][number][:some])
            errors.append(error)
            colours = [one + other for one, other in zip(judgements[0][0], judgements[1][0], strict=True)]
            adam.step([*colours, *lanes, *critic], rate)
    return {"error": float(np.mean(errors)), "surprise": float(np.abs(played.puts.advantage).mean())}


def _choosing(
    networks: Networks, samples: Samples, entropy: float, whole: int, *, copies: bool
) -> tuple[Layers, Floats]:
    """The gradient by decisions of one kind."""
    seen = judged(networks, samples.choices)
    open_ = samples.choices.open
    scores = seen.scores - seen.scores.max(axis=1, keepdims=True)
    shares = np.exp(scores) * open_
    total = shares.sum(axis=1, keepdims=True)
    shares /= total
    logs = scores - np.log(total)
    rows = np.arange(len(scores))
    gained = np.clip(samples.advantage, -MOST, MOST)
    ratio = np.exp(logs[rows, samples.taken] - samples.likelihood)
    pull = gained * ratio * np.where(gained > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    pull = np.ones_like(gained) if copies else pull
    wanted = shares * pull[:, None]
    wanted[rows, samples.taken] -= pull
    surprise = np.where(open_, shares * logs, 0)
    wanted += entropy * (surprise - shares * surprise.sum(axis=1, keepdims=True))
    return gradient(networks, samples.choices, seen, (wanted / whole).astype(np.float32))


def _valuing(networks: Networks, positions: Positions, which: Ints) -> tuple[Layers, float]:
    """The gradient of the critic by some positions, and its error."""
    worths, found, hidden = networks.valued(positions.bits[which], positions.turns[which])
    wrong = worths + positions.leads[which] - positions.targets[which]
    colours = positions.bits.shape[2]
    signs = np.repeat(np.array([1, -1], np.float32), colours)
    back = (wrong[:, None] * signs / len(which)).reshape(-1, 1).astype(np.float32)
    return networks.critic.backward(found, hidden, back), float(np.sqrt((wrong**2).mean()))
