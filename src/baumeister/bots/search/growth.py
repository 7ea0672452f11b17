"""How a node gets its moves: some each time it is met, by a look one move ahead at random ones."""

from baumeister.bots.buffers import Buffers, Calls
from baumeister.bots.search.leaf import draw_move
from baumeister.bots.search.luck import Luck
from baumeister.bots.search.tree import EDGES, Tree, add_edge, is_edge, note_known
from baumeister.bots.win_share import share_win, value_after
from baumeister.core.kernel import kernel
from baumeister.core.record import Reals
from baumeister.generic.search_settings import GROWTH
from baumeister.generic.slots import Slots


@kernel
def grow(calls: Calls, buffers: Buffers, tree: Tree, settings: Reals, slots: Slots, luck: Luck, node: int, count: int) -> int:
    """Write to `tree.legal` the edges of those of the first `count` of `buffers.moves` that are known, and of some more.

    Returns how many there are; 0 if none is known and there is no room for one.
    """
    known = find_known(buffers, tree, node, slots.heads[1].actor, count)
    looks = min(int(settings[GROWTH]), count - known, len(tree.edges) - tree.used[EDGES])
    if looks > 0:
        look(calls, buffers, tree, slots, luck, node, known, count - known, looks)
    return int(known + looks)


@kernel
def find_known(buffers: Buffers, tree: Tree, node: int, actor: int, count: int) -> int:
    """Write to `tree.legal` the edges of those moves that are known, return how many; the others move to the front."""
    note_known(tree, node, actor)
    known = 0
    for index in range(count):
        move = buffers.moves[index]
        if is_edge(tree, tree.known[move], node, move, actor):
            tree.legal[known] = tree.known[move]
            known += 1
        else:
            buffers.moves[index - known] = move
    return known


@kernel
def look(
    calls: Calls, buffers: Buffers, tree: Tree, slots: Slots, luck: Luck, node: int, known: int, unknown: int, looks: int
) -> None:
    """Add edges for some of the first `unknown` of `buffers.moves`, each with its gain for the seat that moves in slot 1."""
    actor = slots.heads[1].actor
    share_win(calls, buffers, slots, 1)
    share = buffers.shares[actor - 1]
    if tree.nodes[node].looks == 0:
        tree.nodes[node].share = share
    for step in range(looks):
        move = draw_move(buffers, unknown - step, known + step == 0, luck.whim)
        gain = value_after(calls, buffers, slots, 1, move) - share
        tree.legal[known + step] = add_edge(tree, node, move, actor, gain)
