"""The search of `mcts-1`, as it was first; it never changes.

It is information-set Monte Carlo tree search (SO-ISMCTS, Cowling, Powley, Whitehouse 2012) in compiled code, for any game.

Every round of the search guesses what is hidden, walks down one tree of the seats' moves, adds a node and looks from there
a little further by play that picks the best of a few random moves. What comes out, each seat's share of the win, goes to
every move on the way for the seat that made it (max^n).

- Chance and hidden draws have no nodes: what a seat may do differs from guess to guess, and each move counts how often it was
  possible (`seen`) when it is compared with the others.
- Many moves for little time: how good a move looks one move ahead is its weight in the choice (as in PUCT, Silver et al.
  2017) and its value before it has been tried.
- Nothing is allocated: nodes and moves lie in arrays of a fixed size. When they are full the tree stops growing, the search
  goes on.
"""

from math import exp, sqrt
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from baumeister.bots.buffers import Buffers, Calls
from baumeister.bots.win_share import choices, run_chance, share_win, value_after
from baumeister.core.chance import Rng, below
from baumeister.core.kernel import kernel
from baumeister.core.record import OVER, Integers, Reals
from baumeister.generic.slots import Act, Count, Slots, Weigh, Write, copy_row

NODE = np.dtype(
    [
        ("first", np.int32),  # the first move of its list, -1 if it has none yet
        ("visits", np.int32),
        ("total", np.float64),  # of what came out for the seat that moves here
        ("best", np.float64),  # the best worth of a move one move ahead
        ("spread", np.float64),  # the standard deviation of these worths
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
        ("total", np.float64),  # of what came out for the seat that makes it
        ("worth", np.float64),  # one move ahead, less the best of the node's first moves
        ("weight", np.float64),  # how much it is preferred for that
    ],
    align=True,
)

EXPLORATION, GREED, TRUST, DECISIONS, SAMPLES = range(5)
"""Settings: how much rarely tried moves are preferred; by how many standard deviations a move must look worse to weigh e
times less; how many visits the look ahead counts for; how many decisions a playout lasts; of how many moves it is the best."""

LEAST_SPREAD = 1e-6
STEEPEST = 30.0
"""Moves of a later guess may be far from those that set a node's measure; exp(±STEEPEST) can still be added up."""
Records: TypeAlias = Any  # or one of them: NumPy types no field

NODES, EDGES = range(2)  # what `Tree.used` counts
DEPTH = 64
NONE = -1


class Tree(NamedTuple):
    """What the search has found so far, in arrays of a fixed size."""

    nodes: Records
    """Records of NODE; the first is the root."""
    edges: Records
    """Records of EDGE."""
    used: Integers
    """How many nodes and edges are in use."""
    legal: Integers
    """The edges of the legal moves here, in their order."""
    known: Integers
    """The edge of a move here, by its number; may be left from elsewhere, so look whose it is."""
    path: Integers
    """The edges on the way, DEPTH at most."""


def search_1(
    guess: Write,
    legal: Count,
    odds: Weigh,
    play: Act,
    evaluate: Write,
    winners: Write,
    buffers: Buffers,
    tree: Tree,
    settings: Reals,
    slots: Slots,
    rounds: int,
    rng: Rng,
) -> None:
    """Search on for some rounds from the view in slot 0; slots 1 and 2 serve to play."""
    calls = Calls(guess, legal, odds, play, evaluate, winners)
    if tree.used[NODES] == 0:
        add_node(tree)
    for _ in range(rounds):
        copy_row(slots.rows, 0, slots.rows, 1)
        guess(slots.at[1], buffers.rng_at)
        depth = descend(calls, buffers, tree, settings, slots, rng)
        play_out(calls, buffers, settings, slots, rng)
        share_win(calls, buffers, slots, 1)
        for step in range(depth):
            learn(tree, tree.path[step], buffers.shares)


@kernel
def learn(tree: Tree, number: int, shares: Reals) -> None:
    """Add what came out to a move and to the node where it was made."""
    edge = tree.edges[number]
    node = tree.nodes[edge.node]
    result = shares[edge.actor - 1]
    edge.visits += 1
    edge.total += result
    node.visits += 1
    node.total += result


@kernel
def descend(calls: Calls, buffers: Buffers, tree: Tree, settings: Reals, slots: Slots, rng: Rng) -> int:
    """Walk down the tree in slot 1 and add a node at its end; return how many of its moves were made."""
    state, head = slots.at[1], slots.heads[1]
    node = 0
    depth = 0
    while node != NONE and depth < DEPTH:
        run_chance(calls, buffers, slots, 1, rng)
        if head.actor == OVER:
            break
        count = choices(calls, buffers, state)
        if count == 1:
            calls.play(state, int(buffers.moves[0]))
            continue
        if not find_edges(calls, buffers, tree, settings, slots, node, count):
            break
        chosen = select(tree, settings, node, count)
        tree.path[depth] = chosen
        depth += 1
        calls.play(state, int(tree.edges[chosen].move))
        node = tree.edges[chosen].child
        if node == NONE and tree.used[NODES] < len(tree.nodes):
            tree.edges[chosen].child = add_node(tree)
    return depth


@kernel
def add_node(tree: Tree) -> int:
    """Take a node into use, return its number."""
    number = tree.used[NODES]
    tree.used[NODES] += 1
    node = tree.nodes[number]
    node.first = NONE
    node.visits = 0
    node.total = 0.0
    return int(number)


@kernel
def find_edges(calls: Calls, buffers: Buffers, tree: Tree, settings: Reals, slots: Slots, node: int, count: int) -> bool:
    """Write the edges of the legal moves to `tree.legal`, those that are missing are added. False if there is no room."""
    actor = slots.heads[1].actor
    note_known(tree, node, actor)
    start = tree.used[EDGES]
    if start + count > len(tree.edges):
        return False
    for index in range(count):
        move = buffers.moves[index]
        number = tree.known[move]
        if number < start and is_edge(tree.edges[number], node, move, actor):
            tree.legal[index] = number
        else:
            tree.legal[index] = add_edge(tree, node, move, actor)
            edge = tree.edges[tree.legal[index]]
            edge.worth = value_after(calls, buffers, slots, 1, int(move))
    if tree.used[EDGES] > start:
        link_edges(tree, node, start, settings[GREED])
    return True


@kernel
def note_known(tree: Tree, node: int, actor: int) -> None:
    """Write the node's edges to `tree.known`."""
    number = tree.nodes[node].first
    while number != NONE:
        edge = tree.edges[number]
        if edge.actor == actor:
            tree.known[edge.move] = number
        number = edge.following


@kernel
def is_edge(edge: Records, node: int, move: int, actor: int) -> bool:
    """Tell whether this is the edge of a seat's move in a node."""
    return bool(edge.node == node and edge.move == move and edge.actor == actor)


@kernel
def add_edge(tree: Tree, node: int, move: int, actor: int) -> int:
    """Take an edge into use, return its number."""
    number = tree.used[EDGES]
    tree.used[EDGES] += 1
    edge = tree.edges[number]
    edge.node = node
    edge.move = move
    edge.actor = actor
    edge.child = NONE
    edge.visits = 0
    edge.seen = 0
    edge.total = 0.0
    return int(number)


@kernel
def link_edges(tree: Tree, number: int, start: int, greed: float) -> None:
    """Put the edges from `start` into a node's list and weigh them; the first that come set the measure."""
    node = tree.nodes[number]
    if node.first == NONE:
        measure(tree, number, start)
    for index in range(start, tree.used[EDGES]):
        edge = tree.edges[index]
        edge.worth -= node.best
        edge.weight = exp(min(max(edge.worth / (greed * node.spread), -STEEPEST), STEEPEST))
        edge.following = node.first
        node.first = index


@kernel
def measure(tree: Tree, number: int, start: int) -> None:
    """Note the best worth among the edges from `start` and the standard deviation of all."""
    node = tree.nodes[number]
    node.best = tree.edges[start].worth
    count = tree.used[EDGES] - start
    total = 0.0
    squares = 0.0
    for index in range(start, start + count):
        worth = tree.edges[index].worth
        node.best = max(node.best, worth)
        total += worth
        squares += worth * worth
    mean = total / count
    node.spread = sqrt(max(squares / count - mean * mean, 0.0)) + LEAST_SPREAD


@kernel
def select(tree: Tree, settings: Reals, number: int, count: int) -> int:
    """Return the edge to follow of the first `count` of `tree.legal`: tried and good, or promising and rarely tried."""
    node = tree.nodes[number]
    value = node.total / node.visits if node.visits > 0 else node.best
    weights = 0.0
    for index in range(count):
        weights += tree.edges[tree.legal[index]].weight
    push = settings[EXPLORATION] * node.spread / weights
    trust = settings[TRUST]
    best = tree.legal[0]
    best_score = -1e300
    for index in range(count):
        edge = tree.edges[tree.legal[index]]
        edge.seen += 1
        mean = (edge.total + trust * (value + edge.worth)) / (edge.visits + trust)
        score = mean + push * edge.weight * sqrt(float(edge.seen)) / (1.0 + edge.visits)
        if score > best_score:
            best = tree.legal[index]
            best_score = score
    return int(best)


@kernel
def play_out(calls: Calls, buffers: Buffers, settings: Reals, slots: Slots, rng: Rng) -> None:
    """Play on in slot 1: for some decisions each seat makes the best of a few random moves."""
    state, head = slots.at[1], slots.heads[1]
    run_chance(calls, buffers, slots, 1, rng)
    for _ in range(int(settings[DECISIONS])):
        if head.actor == OVER:
            return
        count = choices(calls, buffers, state)
        calls.play(state, best_of_some(calls, buffers, slots, count, int(settings[SAMPLES]), rng))
        run_chance(calls, buffers, slots, 1, rng)


@kernel
def best_of_some(calls: Calls, buffers: Buffers, slots: Slots, count: int, samples: int, rng: Rng) -> int:
    """Return the best of some random ones of the first `count` of `buffers.moves`."""
    best = buffers.moves[below(rng, count)]
    if samples > 1 and count > 1:
        best_worth = -1.0
        for _ in range(samples):
            move = buffers.moves[below(rng, count)]
            worth = value_after(calls, buffers, slots, 1, int(move))
            if worth > best_worth:
                best = move
                best_worth = worth
    return int(best)
