"""Upper confidence bounds applied to trees with one random rollout a simulation, as OpenSpiel's `MCTSBot` does it.

For games of two seats without chance and without secrets. It serves to compare machinery: the bots of Baumeister search
otherwise (docs/design/bots.md).
"""

from collections.abc import Callable
from math import log, sqrt
from typing import NamedTuple

import numpy as np

from baumeister.bots.compiled import HANDLE, INTEGERS, LEGAL, MOVES, NUMBER, PLAY, REAL, RNG, SLOTS, WRITE
from baumeister.bots.search.tree import Records
from baumeister.bots.workspace import Workspace
from baumeister.compiler.generic_code import GenericCode
from baumeister.compiler.signatures import Array, Group, Signature
from baumeister.core.chance import Rng, below, rng_from
from baumeister.core.kernel import kernel
from baumeister.core.record import OVER, Integers, Moves
from baumeister.generic.slots import Act, Count, Handle, Slots, Write, copy_row
from baumeister.positions.game import Game

DEPTH = 128
NODE = np.dtype(
    [
        ("move", np.int32),  # that leads here
        ("seat", np.int32),  # that made it
        ("first", np.int32),  # the first of its children, which lie side by side; 0: it has none yet
        ("count", np.int32),  # how many they are
        ("visits", np.int32),
        ("total", np.float64),  # of the results of that seat, from -1 to 1
    ],
    align=True,
)


class Tree(NamedTuple):
    """The tree so far, in arrays of a fixed size."""

    nodes: Records
    """Records of NODE; the first is the root."""
    used: Integers
    """One number: how many nodes are in use."""
    path: Integers
    """The nodes on the way."""


def search(
    legal: Count,
    play: Act,
    winners: Write,
    tree: Tree,
    slots: Slots,
    moves: Moves,
    moves_at: Handle,
    won: Integers,
    won_at: Handle,
    rng: Rng,
    exploration: float,
    simulations: int,
) -> int:
    """Search from the state in slot 0, in slot 1; return the move that was visited most."""
    state, head = slots.at[1], slots.heads[1]
    clear(tree.nodes[0], 0, 0)
    tree.used[0] = 1
    for _ in range(simulations):
        copy_row(slots.rows, 0, slots.rows, 1)
        depth = 1
        node = 0
        tree.path[0] = 0
        while head.actor != OVER and tree.nodes[node].visits > 0:
            if tree.nodes[node].count == 0:
                expand(tree, node, int(head.actor) - 1, legal(state, moves_at), moves, rng)
            node = best_child(tree, node, exploration)
            play(state, int(tree.nodes[node].move))
            tree.path[depth] = node
            depth += 1
        while head.actor != OVER:
            play(state, int(moves[below(rng, legal(state, moves_at))]))
        winners(state, won_at)
        learn(tree, depth, won)
    return most_visited(tree)


@kernel
def clear(node: Records, move: int, seat: int) -> None:
    """Make a node that nobody has visited."""
    node.move = move
    node.seat = seat
    node.first = 0
    node.count = 0
    node.visits = 0
    node.total = 0.0


@kernel
def expand(tree: Tree, node: int, seat: int, count: int, moves: Moves, rng: Rng) -> None:
    """Give a node its children, in random order."""
    first = tree.used[0]
    tree.used[0] += count
    tree.nodes[node].first = first
    tree.nodes[node].count = count
    for index in range(count):
        chosen = index + below(rng, count - index)
        move = moves[chosen]
        moves[chosen] = moves[index]
        clear(tree.nodes[first + index], move, seat)


@kernel
def best_child(tree: Tree, node: int, exploration: float) -> int:
    """Return the first child that was never visited, or the one with the highest upper bound."""
    parent = tree.nodes[node]
    first = int(parent.first)
    best = first
    highest = -1e300
    logarithm = log(parent.visits)
    for index in range(first, first + parent.count):
        child = tree.nodes[index]
        if child.visits == 0:
            return index
        bound = child.total / child.visits + exploration * sqrt(logarithm / child.visits)
        if bound > highest:
            highest = bound
            best = index
    return best


@kernel
def learn(tree: Tree, depth: int, won: Integers) -> None:
    """Add a result to all nodes on the way: 1 for a win, 0 for a draw, -1 for a loss."""
    for step in range(depth):
        node = tree.nodes[tree.path[step]]
        node.visits += 1
        node.total += won[node.seat] - won[1 - node.seat]


@kernel
def most_visited(tree: Tree) -> int:
    """Return the root's move with the most visits."""
    best = tree.nodes[0].first
    for index in range(best, best + tree.nodes[0].count):
        if tree.nodes[index].visits > tree.nodes[best].visits:
            best = index
    return int(tree.nodes[best].move)


class UctCode(NamedTuple):
    """The entry into compiled code."""

    search: Callable[..., int]


TREE = Group(Tree, (Array(NODE), INTEGERS, INTEGERS))
SIGNATURE = Signature(NUMBER, (LEGAL, PLAY, WRITE, TREE, SLOTS, MOVES, HANDLE, INTEGERS, HANDLE, RNG, REAL, NUMBER))
UCT_CODE = GenericCode("uct", UctCode(search), {"search": SIGNATURE})


class Uct:
    """Searches a game from its first position."""

    def __init__(self, game: Game, simulations: int, exploration: float = 2.0, seed: int = 1) -> None:
        self.simulations, self._work = simulations, Workspace(game, 2, rng_from(seed))
        work, room = self._work, 1 + simulations * len(game.rules.move_texts)
        work.slots.rows[0] = np.frombuffer(game.first(), np.uint8)
        self.tree = Tree(np.zeros(room, NODE).view(np.recarray), np.zeros(1, np.int64), np.zeros(DEPTH, np.int64))
        calls, buffers = work.calls, work.buffers
        arrays = buffers.moves, buffers.moves_at, buffers.won, buffers.won_at, work.rng
        self._given = calls.legal, calls.play, calls.winners, self.tree, work.slots, *arrays, exploration, simulations
        self._search = UCT_CODE.functions_for(game.engine).search

    def search(self) -> int:
        """Search anew; return the best move."""
        return self._search(*self._given)
