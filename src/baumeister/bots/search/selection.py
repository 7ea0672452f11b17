"""Which of a node's moves a simulation follows."""

from math import exp, sqrt

from baumeister.bots.search.tree import Tree
from baumeister.core.kernel import kernel
from baumeister.core.record import Reals
from baumeister.generic.search_settings import EXPLORATION, GREED, TRUST

LEAST_SPREAD = 1e-6
STEEPEST = 30.0
"""The most by which a weight may differ from the best one's, as a power of e: all can still be added up."""


@kernel
def select(tree: Tree, settings: Reals, number: int, count: int) -> int:
    """Return the edge to follow of the first `count` of `tree.legal`: tried and good, or promising and rarely tried."""
    node = tree.nodes[number]
    trust = settings[TRUST]
    value = (node.total + node.share) / (node.visits + 1) - node.best
    spread = spread_of(tree, number)
    push = settings[EXPLORATION] * spread / weigh(tree, count, node.best, 1.0 / (settings[GREED] * spread))
    best = tree.legal[0]
    best_score = -1e300
    for index in range(count):
        edge = tree.edges[tree.legal[index]]
        edge.seen += 1
        mean = (edge.total + trust * (value + edge.gain)) / (edge.visits + trust)
        score = mean + push * edge.weight * sqrt(float(edge.seen)) / (1.0 + edge.visits)
        if score > best_score:
            best = tree.legal[index]
            best_score = score
    return int(best)


@kernel
def spread_of(tree: Tree, number: int) -> float:
    """Return the standard deviation of the gains in a node."""
    node = tree.nodes[number]
    mean = node.gains / node.looks
    return sqrt(max(node.squares / node.looks - mean * mean, 0.0)) + LEAST_SPREAD


@kernel
def weigh(tree: Tree, count: int, best: float, steepness: float) -> float:
    """Weigh the first `count` of `tree.legal` by how good they look; return the weights' sum."""
    total = 0.0
    for index in range(count):
        edge = tree.edges[tree.legal[index]]
        edge.weight = exp(max((edge.gain - best) * steepness, -STEEPEST))
        total += edge.weight
    return total
