"""Networks for tests, and what they should say, in a few lines of NumPy."""

import numpy as np

from baumeister.bots.network import LEAD_SCALE, LEARNED, PARTS, Network
from baumeister.bots.weights import fresh
from baumeister.core.record import Floats, Reals
from baumeister.core.rules import Rules


def some_network(rules: Rules, seed: int = 1) -> Network:
    """Return a network with opinions of its own, whose weights float16 can hold."""
    network, chance = fresh(rules, 24, 8, seed), np.random.default_rng(seed)
    drawn = [chance.normal(0.0, 0.3, array.shape) for array in network[:LEARNED]]
    return Network(*(array.astype(np.float16).astype(np.float32) for array in drawn))


def outputs_of(network: Network, numbers: Floats, leads: Floats) -> Reals:
    """Return (PARTS, places) for a view, by plain matrices."""
    hidden = np.maximum(np.concatenate([numbers, leads / LEAD_SCALE]) @ network.first + network.first_bias, 0.0)
    deeper = np.maximum(hidden @ network.second + network.second_bias, 0.0)
    found: Reals = (deeper @ network.last + network.last_bias).astype(np.float64).reshape(PARTS, -1)
    return found


def shares_of(network: Network, numbers: Floats, leads: Floats, seats: int, seat: int) -> Reals:
    """Return each seat's share."""
    logits = (outputs_of(network, numbers, leads)[0] + network.trust[0] * leads)[:seats]
    weights = np.exp(logits - logits.max())
    return np.roll(weights / weights.sum(), seat - 1)
