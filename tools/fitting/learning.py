"""How the networks learn from what was played: proximal policy optimisation, and a critic that both hands are shown to.

Schulman et al., "Proximal Policy Optimization Algorithms" (2017), with generalised advantages as of 2015.
"""

from __future__ import annotations

import numpy as np

from tools.fitting.arrays import Floats, Ints
from tools.fitting.choices import Judged, gradient, judged
from tools.fitting.network import LANES, Adam, Layers, Networks, Snapshot, parts
from tools.fitting.selfplay import Played, Positions, Samples

PARTS = 6
"""Into how many parts what was played is cut, with a step after each."""
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
    shares = [np.array_split(rng.permutation(count), PARTS) for count in counts]
    for number in range(PARTS):
        snapshot, found = Snapshot.of(networks), networks.none()
        by_lane = np.zeros_like(snapshot.by_lane)
        whole = len(shares[0][number]) + len(shares[1][number])
        for kind, share in zip(kinds, shares[:2], strict=True):
            samples = kind.rows(share[number])
            seen, wanted = _choosing(snapshot, samples, entropy, whole, copies=copies)
            gradient(snapshot, samples.choices, seen, wanted, found.colours, by_lane)
        snapshot.lanes.backward(found.lanes, LANES, snapshot.lanes_hidden, by_lane)
        errors.append(_valuing(snapshot, played.positions, shares[2][number][:some], found.critic))
        adam.step(found.arrays(), rate)
    return {
        "error": float(np.mean(errors)),
        "surprise": float(np.abs(played.puts.advantage).mean()),
        "lead": played.lead,
    }


def _choosing(
    snapshot: Snapshot, samples: Samples, entropy: float, whole: int, *, copies: bool
) -> tuple[Judged, Floats]:
    """What is thought of decisions of one kind, and the gradient by their scores."""
    seen = judged(snapshot, samples.choices)
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
    return seen, (wanted / whole).astype(np.float32)


def _valuing(snapshot: Snapshot, positions: Positions, which: Ints, found: Layers) -> float:
    """Adds to the critic's gradient by some positions; its error."""
    bits = positions.bits[which]
    count, players, colours = bits.shape
    values = parts(bits.reshape(-1), np.repeat(positions.turns[which], players * colours))
    hidden = snapshot.critic.hidden(values)
    worths = snapshot.critic.outputs(hidden).reshape(count, players, colours).sum(axis=2)
    wrong = worths[:, 0] - worths[:, 1] + positions.leads[which] - positions.targets[which]
    signs = np.repeat(np.array([1, -1], np.float32), colours)
    back = (wrong[:, None] * signs / len(which)).reshape(-1, 1).astype(np.float32)
    snapshot.critic.backward(found, values, hidden, back)
    return float(np.sqrt((wrong**2).mean()))
