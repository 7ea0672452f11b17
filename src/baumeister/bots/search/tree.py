"""The search's tree: nodes, the moves tried from them, and their results. Arrays of a fixed size; nothing is allocated."""

from typing import Any, NamedTuple, TypeAlias

import numpy as np

from baumeister.core.kernel import kernel
from baumeister.core.record import Integers, Reals

NODE = np.dtype(
    [
        ("first", np.int32),  # the first move of its list, -1 if it has none yet
        ("visits", np.int32),
        ("looks", np.int32),  # how many moves have been looked at
        ("share", np.float64),  # of the win, for the seat that moves here, when the first of them were
        ("total", np.float64),  # of the results of the seat that moves here
        ("best", np.float64),  # the best gain that a look showed
        ("gains", np.float64),  # their sum
        ("squares", np.float64),  # and that of their squares
    ],
    align=True,
)
EDGE = np.dtype(
    [
        ("node", np.int32),  # where the move is made
        ("move", np.int32),
        ("actor", np.int32),  # the seat that makes it
        ("child", np.int32),  # where it leads, -1 if nowhere yet
        ("following", np.int32),  # the next move of the node's list, -1 if there is none
        ("visits", np.int32),
        ("seen", np.int32),  # how often it was possible when the node was visited
        ("total", np.float64),  # of the results of the seat that makes it
        ("gain", np.float64),  # in its share of the win, by a look one move ahead
        ("weight", np.float64),  # how much it is preferred for that
    ],
    align=True,
)
Records: TypeAlias = Any  # or one of them: NumPy types no field

NODES, EDGES, TURN = range(3)  # indices into `Tree.used`
DEPTH = 64
NONE = -1
NODES_MAX = 1 << 16
EDGES_MAX = 1 << 19


class Tree(NamedTuple):
    """The tree so far, in arrays of a fixed size."""

    nodes: Records
    """Records of NODE; the first is the root."""
    edges: Records
    """Records of EDGE; those of the root come first, in the order of its legal moves."""
    used: Integers
    """How many nodes and edges are in use, and which candidate is next."""
    legal: Integers
    """The edges of the legal moves here."""
    known: Integers
    """The edge of a move here, by its number; may be left from elsewhere, so look whose it is."""
    path: Integers
    """The edges on the way, DEPTH at most."""


def new_tree(moves: int, nodes: int = NODES_MAX, edges: int = EDGES_MAX) -> Tree:
    """Return an empty tree for a game of so many different moves."""
    return Tree(
        np.zeros(nodes, NODE).view(np.recarray),
        np.zeros(edges, EDGE).view(np.recarray),
        *(np.zeros(count, np.int64) for count in (3, moves, moves, DEPTH)),
    )


@kernel
def add_node(tree: Tree) -> int:
    """Take a node into use, return its number."""
    number = tree.used[NODES]
    tree.used[NODES] += 1
    node = tree.nodes[number]
    node.first = NONE
    node.visits = 0
    node.looks = 0
    node.share = 0.0
    node.total = 0.0
    node.best = 0.0
    node.gains = 0.0
    node.squares = 0.0
    return int(number)


@kernel
def add_edge(tree: Tree, number: int, move: int, actor: int, gain: float) -> int:
    """Take an edge of a node into use, return its number; `gain` is from the look one move ahead."""
    index = tree.used[EDGES]
    tree.used[EDGES] += 1
    edge = tree.edges[index]
    edge.node = number
    edge.move = move
    edge.actor = actor
    edge.child = NONE
    edge.visits = 0
    edge.seen = 0
    edge.total = 0.0
    edge.gain = gain
    link(tree, number, index)
    return int(index)


@kernel
def link(tree: Tree, number: int, index: int) -> None:
    """Put an edge into its node's list and its gain into the node's measure."""
    node = tree.nodes[number]
    edge = tree.edges[index]
    edge.following = node.first
    node.first = index
    node.best = edge.gain if node.looks == 0 else max(node.best, edge.gain)
    node.looks += 1
    node.gains += edge.gain
    node.squares += edge.gain * edge.gain


@kernel
def note_known(tree: Tree, number: int, actor: int) -> None:
    """Write a node's edges to `tree.known`."""
    index = tree.nodes[number].first
    while index != NONE:
        edge = tree.edges[index]
        if edge.actor == actor:
            tree.known[edge.move] = index
        index = edge.following


@kernel
def is_edge(tree: Tree, index: int, number: int, move: int, actor: int) -> bool:
    """Tell whether this is the edge of a seat's move in a node."""
    if index >= tree.used[EDGES]:
        return False
    edge = tree.edges[index]
    return bool(edge.node == number and edge.move == move and edge.actor == actor)


@kernel
def learn(tree: Tree, index: int, shares: Reals) -> None:
    """Add a simulation's result to a move and to the node where it was made."""
    edge = tree.edges[index]
    node = tree.nodes[edge.node]
    result = shares[edge.actor - 1]
    edge.visits += 1
    edge.total += result
    node.visits += 1
    node.total += result
