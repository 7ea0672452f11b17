"""The search's two entries: a look at all moves, and simulations that compare some of them."""

from baumeister.bots.buffers import Buffers, Calls
from baumeister.bots.network import Mind, Network, Sight, judge, judged_value
from baumeister.bots.search.descent import descend
from baumeister.bots.search.leaf import play_on, steps_between
from baumeister.bots.search.luck import Luck, begin_round, begin_simulation
from baumeister.bots.search.tree import EDGES, NODES, TURN, Tree, add_edge, add_node, learn
from baumeister.bots.win_share import choices, share_win, value_after
from baumeister.core.kernel import kernel
from baumeister.core.record import Integers, Reals
from baumeister.generic.search_settings import ROUNDS, SAMPLES
from baumeister.generic.slots import Act, Count, Slots, Weigh, Write, copy_row


def survey(
    guess: Write,
    legal: Count,
    odds: Weigh,
    play: Act,
    evaluate: Write,
    winners: Write,
    hide: Act,
    features: Write,
    network: Network,
    mind: Mind,
    buffers: Buffers,
    tree: Tree,
    luck: Luck,
    slots: Slots,
) -> int:
    """Begin a tree for the view in slot 0: look at its moves one move ahead on a guess. Return how many there are.

    The network judges what they lead to; if it has no weights, the evaluation does.
    """
    calls, sight = Calls(guess, legal, odds, play, evaluate, winners), Sight(hide, features)
    tree.used[NODES] = 0
    tree.used[EDGES] = 0
    tree.used[TURN] = 0
    root = add_node(tree)
    begin_round(luck)
    begin_simulation(luck)
    copy_row(slots.rows, 0, slots.rows, 1)
    calls.guess(slots.at[1], buffers.rng_at)
    actor = slots.heads[1].actor
    count = choices(calls, buffers, slots.at[1])
    share_win(calls, buffers, slots, 1)
    share = buffers.shares[actor - 1]
    tree.nodes[root].share = share
    for index in range(count):
        move = int(buffers.moves[index])
        if len(network.first) == 0:
            value = value_after(calls, buffers, slots, 1, move)
        else:
            value = judged_value(calls, sight, network, mind, buffers, slots, 1, move)
        add_edge(tree, root, move, actor, value - share)
    return count


def search(
    guess: Write,
    legal: Count,
    odds: Weigh,
    play: Act,
    evaluate: Write,
    winners: Write,
    hide: Act,
    features: Write,
    network: Network,
    mind: Mind,
    buffers: Buffers,
    tree: Tree,
    settings: Reals,
    luck: Luck,
    slots: Slots,
    candidates: Integers,
    simulations: int,
) -> None:
    """Simulate on from the view in slot 0, the candidates, edges of the root, in turn; slots 1 and 2 serve to play.

    Where a simulation ends the network judges; if it has no weights, the evaluation does.
    """
    calls, sight = Calls(guess, legal, odds, play, evaluate, winners), Sight(hide, features)
    for _ in range(simulations):
        if tree.used[TURN] == 0:
            begin_round(luck)
        depth = simulate(calls, buffers, tree, settings, luck, slots, int(candidates[tree.used[TURN]]))
        if len(network.first) == 0:
            share_win(calls, buffers, slots, 1)
        else:
            judge(calls, sight, network, mind, buffers, slots, 1, int(slots.heads[0].actor))
        for step in range(depth):
            learn(tree, tree.path[step], buffers.shares)
        tree.used[TURN] = (tree.used[TURN] + 1) % len(candidates)


@kernel
def simulate(calls: Calls, buffers: Buffers, tree: Tree, settings: Reals, luck: Luck, slots: Slots, candidate: int) -> int:
    """Simulate once in slot 1: guess, make a candidate's move, follow the tree, play on for the rounds that are left.

    Returns how many moves of the tree were made; `tree.path` has them.
    """
    begin_simulation(luck)
    copy_row(slots.rows, 0, slots.rows, 1)
    calls.guess(slots.at[1], buffers.rng_at)
    depth = descend(calls, buffers, tree, settings, slots, luck, candidate)
    seats = slots.heads[0].seats
    mover = int(tree.edges[tree.path[depth - 1]].actor)
    steps = int(settings[ROUNDS]) * seats - steps_in_tree(tree, depth, seats)
    play_on(calls, buffers, slots, luck, mover, steps, int(settings[SAMPLES]))
    return depth


@kernel
def steps_in_tree(tree: Tree, depth: int, seats: int) -> int:
    """Return how many seats further around the table the turn has gone from the first to the last move of `tree.path`."""
    steps = 0
    for step in range(1, depth):
        before, after = tree.edges[tree.path[step - 1]], tree.edges[tree.path[step]]
        steps += steps_between(before.actor, after.actor, seats)
    return steps
