"""From the root down the tree: each seat makes the move that brought it most, or looks promising and was rarely tried.

Chance and hidden things have no nodes: the legal moves differ from guess to guess, and each move counts how often it was
possible (`seen`) when it is compared with the others (SO-ISMCTS, Cowling, Powley, Whitehouse 2012). How good a move looks one
move ahead is its weight in the choice (as in PUCT, Silver et al. 2017) and its value before it has been tried.
"""

from baumeister.bots.buffers import Buffers, Calls
from baumeister.bots.search.growth import grow
from baumeister.bots.search.luck import Luck
from baumeister.bots.search.selection import select
from baumeister.bots.search.tree import DEPTH, NODES, NONE, Tree, add_node
from baumeister.bots.win_share import choices, run_chance
from baumeister.core.kernel import kernel
from baumeister.core.record import OVER, Reals
from baumeister.generic.slots import Slots


@kernel
def descend(calls: Calls, buffers: Buffers, tree: Tree, settings: Reals, slots: Slots, luck: Luck, first: int) -> int:
    """Make the move of a root's edge in slot 1, then walk down the tree and add a node at its end.

    Returns how many moves of the tree were made; `tree.path` has them.
    """
    chosen = first
    depth = 0
    while chosen != NONE:
        tree.path[depth] = chosen
        depth += 1
        calls.play(slots.at[1], int(tree.edges[chosen].move))
        node = enter(tree, chosen) if depth < DEPTH else NONE
        chosen = NONE
        if node != NONE:
            chosen = follow(calls, buffers, tree, settings, slots, luck, node)
    return depth


@kernel
def enter(tree: Tree, index: int) -> int:
    """Return the node to which an edge leads, -1 if it leads nowhere yet; then it will the next time, if there is room."""
    edge = tree.edges[index]
    child = edge.child
    if child == NONE and tree.used[NODES] < len(tree.nodes):
        edge.child = add_node(tree)
    return int(child)


@kernel
def follow(calls: Calls, buffers: Buffers, tree: Tree, settings: Reals, slots: Slots, luck: Luck, node: int) -> int:
    """Return the edge to follow from a node in slot 1, after chance and moves without a choice; -1 if there is none."""
    count = next_choices(calls, buffers, slots, luck)
    if count > 0:
        count = grow(calls, buffers, tree, settings, slots, luck, node, count)
    return select(tree, settings, node, count) if count > 0 else NONE


@kernel
def next_choices(calls: Calls, buffers: Buffers, slots: Slots, luck: Luck) -> int:
    """Go on in slot 1 until a seat has several moves, and write those to `buffers.moves`; return how many, 0 at the end."""
    state, head = slots.at[1], slots.heads[1]
    run_chance(calls, buffers, slots, 1, luck.chance)
    while head.actor != OVER:
        count = choices(calls, buffers, state)
        if count > 1:
            return count
        calls.play(state, int(buffers.moves[0]))
        run_chance(calls, buffers, slots, 1, luck.chance)
    return 0
